"""What one move costs the server's process, part by part: a whole random game of each kind, with eyes that look on."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time, thread_time
from typing import Any

from .. import games
from ..core.dialect.meanwhile import at_once
from ..server.api.gate import Gate
from ..server.messages import Join, NewSeat, NewTable, Play, Visitor
from ..server.play import feeds, hub, live, moments, pictures
from ..server.play.feeds import Broadcast, Feed
from ..server.play.hub import Hub
from ..server.play.opening import new_row, opened
from ..server.play.room import time_now
from ..server.play.seating import join
from ..server.settings import Settings
from ..server.store import moves as store_moves

PEOPLE = (Visitor("a" * 16, "White"), Visitor("b" * 16, "Blue"))
PARTS: dict[str, tuple[Any, str]] = {  # where the time is taken; what is called inside another part counts there alone
    "rules": (live.Live, "play"),
    "pictures": (moments, "picture"),
    "differences": (pictures.DrawnScene, "since"),
    "log": (moments, "told_lines"),
    "legal moves": (moments, "decisions"),
    "undo": (live.Live, "can_undo"),
    "JSON": (feeds.Broadcast, "__init__"),
    "packing": (feeds.Broadcast, "packed_frame"),
    "row": (store_moves, "columns"),
    "showing, rest": (hub.Hub, "show"),
}


class CountingLink:
    """A connection that counts what it is sent."""

    def __init__(self) -> None:
        self.bytes = self.plain = 0

    def take(self, told: Broadcast) -> bool:
        """Count."""
        self.bytes += len(told.packed_frame())
        self.plain += len(told.data)
        return True


class PartTimes:
    """Seconds of this thread, by part."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._inside: list[float] = []  # what parts inside the present one took

    def around(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same, with its time taken."""

        def timed(*args: Any, **more: Any) -> Any:
            started = thread_time()
            self._inside.append(0.0)
            try:
                return work(*args, **more)
            finally:
                whole = thread_time() - started
                self.spent[part] += whole - self._inside.pop()
                if self._inside:
                    self._inside[-1] += whole

        return timed


@contextmanager
def timed_parts(clock: PartTimes) -> Iterator[None]:
    """Take the time of every part."""
    before = {part: getattr(*where) for part, where in PARTS.items()}
    for part, (place, name) in PARTS.items():
        setattr(place, name, clock.around(part, before[part]))
    try:
        yield
    finally:
        for part, (place, name) in PARTS.items():
            setattr(place, name, before[part])


def bench_moves(names: list[str], watchers: int, progress: Any = lambda text: None) -> list[dict[str, Any]]:
    """The figures of each game, one row for each."""
    for name in names:
        games.get(name)
    with tempfile.TemporaryDirectory() as folder, at_once():
        return asyncio.run(measure(names, watchers, Path(folder), progress))


async def measure(names: list[str], watchers: int, folder: Path, progress: Any) -> list[dict[str, Any]]:
    """Play every game twice: once to warm up."""
    settings = Settings(database=f"sqlite:{folder / 'bench.db'}")
    one = Hub(settings)
    await one.store.open(time_now())
    await one.ready_games.compile_all()
    gate, found = Gate(settings, one), []
    for name in names:
        progress(f"{name} …")
        await play(one, gate, name, watchers)
        found.append(await play(one, gate, name, watchers))
    await one.store.close()
    return found


async def play(one: Hub, gate: Gate, name: str, watchers: int) -> dict[str, Any]:
    """A random game, and what its moves cost."""
    wish = NewTable(game=name, seats=[NewSeat(kind="me"), NewSeat(kind="open")])
    table, new = opened(new_row(wish, PEOPLE[0], time_now()), time_now())
    await one.add(table, new)
    await one.change(table.row.id, join(PEOPLE[1], Join()))
    eyes = [CountingLink() for _ in range(2 + watchers)]
    for i, link in enumerate(eyes):
        feed = Feed(PEOPLE[i].id if i < 2 else None, None, link)
        feed.seat, feed.changes = (i if i < 2 else None), True
        await one.attach(table.row.id, feed)
    clock, chance, marks = PartTimes(), random.Random(5), []
    for link in eyes:
        link.bytes = link.plain = 0
    moves, began, thread = 0, process_time(), thread_time()
    with timed_parts(clock):
        while table.row.state == "playing":
            seat = table.row.waiting[0]
            move = table.game.moves.text(chance.choice(table.playing.legal_actions(seat)))
            await gate.do(table.row.id, PEOPLE[seat], Play(id=str(moves), move=move, seat=seat))
            moves += 1
            marks.append(process_time())
    whole, own = process_time() - began, thread_time() - thread
    row: dict[str, Any] = {"game": name, "moves": moves, "ms": per(whole, moves)}
    third = max(1, moves // 3)
    row["ms_first_third"], row["ms_last_third"] = (
        per(marks[third - 1] - began, third),
        per(marks[-2] - marks[-2 - third], third),
    )  # without the last move, which sums up the whole game
    row |= {part: per(clock.spent[part], moves) for part in PARTS}
    row |= {"loop, locks": per(own - sum(clock.spent.values()), moves), "database": per(whole - own, moves)}
    row["bytes"] = sum(link.bytes for link in eyes) // moves // len(eyes)
    row["bytes_unpacked"] = sum(link.plain for link in eyes) // moves // len(eyes)
    return row


def per(seconds: float, moves: int) -> float:
    """Milliseconds for each move."""
    return round(1000 * seconds / moves, 3)
