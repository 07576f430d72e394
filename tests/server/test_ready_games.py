"""Games are compiled beside the server: what somebody opens first, nothing twice, and only searches wait for it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from maiolica.bots.alone import alone, is_taken
from maiolica.bots.warm import lock_of, sizes_of
from maiolica.games import get, ids, load_all
from maiolica.server.api.gate import Gate
from maiolica.server.messages import BankClock
from maiolica.server.play import ready_games
from maiolica.server.play.feeds import Feed
from maiolica.server.play.hub import Hub
from maiolica.server.play.ready_games import ReadyGames, Work
from maiolica.server.play.room import time_now
from maiolica.server.settings import Settings

from . import lives

pytestmark = pytest.mark.compiled
BUSY = "import sys; sys.stdin.read()"


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, int]]]:
    """The games whose compilation was begun, and how nicely; none of them ends before the test does."""
    monkeypatch.setenv("MAIOLICA_CACHE", str(tmp_path))
    monkeypatch.setattr(ready_games, "default_cores", lambda: 1)
    monkeypatch.setattr(ready_games, "LOOK", 0.01)
    begun: list[tuple[str, int]] = []
    processes: list[subprocess.Popen[str]] = []

    def start(game: Any, uses: list[str], niceness: int) -> subprocess.Popen[str]:
        begun.append((game.id, niceness))
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        processes.append(subprocess.Popen([sys.executable, "-c", BUSY], **pipes))
        return processes[-1]

    monkeypatch.setattr(ready_games, "start_beside", start)
    yield begun
    for process in processes:
        process.kill()
        process.wait()


async def until(condition: Any) -> None:
    """Until something holds; it must."""
    while not condition():
        await asyncio.sleep(0.01)


async def test_what_somebody_opens_does_not_wait_for_others(started: list[tuple[str, int]]) -> None:
    found = ReadyGames()
    work = asyncio.create_task(found.compile_all())
    first, *others = ids()
    await until(lambda: started)
    assert started == [(first, ready_games.UNWANTED)]
    found.want(others[-1])
    found.want(others[-1])
    found.want(first)  # it is under way
    found.want("nothing that we have")
    await until(lambda: len(started) == 2)
    assert started[1] == (others[-1], ready_games.WANTED)
    assert ready_games.WANTED < ready_games.UNWANTED
    assert not any(found.is_ready(game) for game in ids())
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work


async def test_nobody_compiles_what_another_process_is_compiling(started: list[tuple[str, int]]) -> None:
    with ExitStack() as others:
        for game in load_all():
            others.enter_context(alone(lock_of(game)))
        found = ReadyGames()
        work = asyncio.create_task(found.compile_all())
        await until(lambda: ids()[0] in found._work)
        await asyncio.sleep(0.05)
        assert started == []
        others.close()
        await until(lambda: started)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work


def test_a_lock_is_for_one(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "some.lock"
    assert not is_taken(path)
    with alone(path):
        assert is_taken(path)
    assert not is_taken(path)
    (tmp_path / "file").touch()
    with alone(tmp_path / "file" / "some.lock"):  # no file can be written there
        assert not is_taken(tmp_path / "file" / "some.lock")


def test_the_time_that_is_left_is_told_by_the_code_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(ready_games, "monotonic", lambda: now[0])
    work = Work({"rules": 8000, "search": 24000}, started=0.0)
    assert work.seconds_left() == 32000 / ready_games.USUAL
    now[0] = 4.0
    work.finish("rules")
    assert work.seconds_left() == 12  # three times as much is left
    now[0] = 100.0
    assert work.seconds_left() == 10  # it takes longer than one could tell, and so it is not as good as done
    assert set(sizes_of(get(ids()[0]))) == {"rules", "values", "search"}


class Everybody(Feed):
    """A feed that keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Any] = []

    def send(self, message: Any) -> None:
        self.heard.append(message)


@pytest.mark.needs("azul")
async def test_only_who_searches_waits_and_everybody_is_told(
    started: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("maiolica.server.play.hub.TELL", 0.01)
    hub = Hub(Settings(database=f"sqlite:{tmp_path}/some.db", bot_pause=0, bot_processes=1))
    asked: list[tuple[str, bool]] = []

    async def choose(game: str, view: Any, seat: int, legal: list[int], level: str, *rest: Any) -> int:
        asked.append((level, rest[-1]))
        return legal[0]

    monkeypatch.setattr(hub.thinkers, "choose", choose)
    await hub.store.open(time_now())
    try:
        gentle, strong = (lives.alone("azul", level, options={"first_seat": "2"}) for level in ("regular", "master"))
        clock, now = BankClock(seconds=600), time_now()
        timed = lives.alone("azul", "master", options={"first_seat": "2"}, clock=clock, now=now)
        feed = Everybody()
        for live in (gentle, strong, timed):
            await hub.add(live, live.entries)
        hub.rooms[strong.row.id].feeds.add(feed)
        await until(lambda: len(asked) == 2 and feed.heard)
        assert sorted(asked) == [("advanced", True), ("regular", True)]  # whose clock runs does not wait
        assert feed.heard[0].seconds > 0
        await until(lambda: gentle.row.waiting == [0])
        hint = asyncio.create_task(Gate(hub.settings, hub).hint(gentle.row.id, lives.ADA, 0, None))
        await asyncio.sleep(0.05)
        assert not hint.done()
        hint.cancel()
        hub.ready_games._ready["azul"].set()
        await until(lambda: len(asked) == 3)
        assert asked[2] == ("master", False)
        assert feed.heard[-1].seconds is None
    finally:
        await hub.close()
