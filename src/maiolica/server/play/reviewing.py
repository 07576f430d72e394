"""Reviews of finished games: quick at first, then more exact while somebody looks, and kept for the next who does."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Raw

from ...core.game.game import CHANCE
from ...core.table.log import Log
from ...core.table.shown import decision
from ...study.course import START, Situation, situations_of
from ...study.form import Judged, Line, Prospect, Review
from ...study.habits import Habits, Past, habits_of
from ...study.judge import Effort
from ...study.line import after_steps
from ..answers import Occasion, Previewed, Reviewed
from ..problems import Refused
from .live import Live
from .thinking import ASIDE

if TYPE_CHECKING:
    from .hub import Hub

SHARES = (0.04, 0.3, 1.0)  # of the walks that the operator allows: what each pass takes
MOST = 20  # reviews that are under way or wait for their turn in a process
PATIENCE = 20.0  # seconds without a question, after which a review is broken off
TRY = Effort(walks=1500)
review_reader = msgspec.json.Decoder(Review)


@dataclass
class UnderWay:
    """A review that is being made."""

    passes: int = 0
    judged: int = 0
    of: int = 0
    body: bytes | None = None
    asked: float = field(default_factory=perf_counter)


class Reviews:
    """Makes reviews in the processes of the bots; what has been gone through less often comes first."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.under_way: dict[str, UnderWay] = {}
        self._free = asyncio.Semaphore(hub.thinkers.processes)

    @property
    def efforts(self) -> list[Effort]:
        """How thorough each pass is."""
        walks = self.hub.settings.review_walks
        return [Effort(max(1, int(share * walks)), samples=12 if i == 0 else 24) for i, share in enumerate(SHARES)]

    async def ask(self, table_id: str) -> Reviewed:
        """How far the review of a finished table is; who asks first starts it."""
        if self.hub.settings.review_walks == 0:
            raise Refused("not-now", "this server makes no reviews")
        now = self.under_way.get(table_id)
        if now is None:
            passes, body = await self.hub.store.reviews.of(table_id) or (0, None)
            if passes >= len(SHARES):
                return shown(UnderWay(passes, body=body.encode() if body else None))
            now = await self._start(table_id, passes, body)
        now.asked = perf_counter()
        return shown(now)

    async def _start(self, table_id: str, passes: int, body: str | None) -> UnderWay:
        async with self.hub.using(table_id) as (_, live):
            log = finished(live)
            game = live.game.id
        if table_id in self.under_way:  # somebody else was faster
            return self.under_way[table_id]
        if len(self.under_way) >= MOST:
            raise Refused("busy", "many games are being reviewed; ask again in a moment", after=5)
        of = sum(event.seat != CHANCE for event in log.events)
        now = UnderWay(passes, 0, of, body.encode() if body else None)
        self.under_way[table_id] = now
        self.hub.spawn(self._make(table_id, game, log, now))
        return now

    async def _make(self, table_id: str, game: str, log: Log, now: UnderWay) -> None:
        try:
            while not self.hub.ready_games.is_ready(game):
                await self.hub.ready_games.wait_for(game, 1.0)
            situations = await asyncio.to_thread(situations_of, log)
            for effort in self.efforts[now.passes :]:
                found = await self._pass(situations, game, effort, now)
                if found is None:
                    return
                now.body = await self.hub.thinkers.assemble(game, situations, found, effort)
                now.passes, now.judged = now.passes + 1, 0
                await self.hub.store.reviews.put(table_id, now.passes, now.body.decode())
        finally:
            self.under_way.pop(table_id, None)

    async def _pass(
        self, situations: list[Situation], game: str, effort: Effort, now: UnderWay
    ) -> list[Judged | Prospect] | None:
        """All decisions judged with one effort; nothing when nobody waits for it any more."""

        async def work(situation: Situation) -> Judged | Prospect | None:
            async with here:
                while any(other.passes < now.passes for other in self.under_way.values()):
                    await asyncio.sleep(ASIDE)
                if perf_counter() - now.asked > PATIENCE:
                    return None
                async with self._free:
                    found = await self.hub.thinkers.judge(situation, game, effort)
                now.judged = min(now.of, now.judged + (situation.action != START))
                return found

        here = asyncio.Semaphore(self.hub.thinkers.processes)  # the others take their turns in between
        found = await asyncio.gather(*map(work, situations))
        return None if None in found else cast("list[Judged | Prospect]", found)

    async def habits(self, visitor: str) -> list[Habits]:
        """What a visitor's finished games say of them, as far as they were reviewed."""
        games = []
        for row in await self.hub.store.tables_of(visitor):
            kept = await self.hub.store.reviews.of(row.id) if row.state == "over" and row.seats_of(visitor) else None
            if kept:
                games.append(
                    (kept[1], [visitor if seat in row.seats_of(visitor) else "" for seat in range(len(row.seats))])
                )
        return [one for one in await asyncio.to_thread(put_habits_together, games) if one.name]

    async def kept(self, table_id: str) -> Review:
        """The review of a table, as far as there is one."""
        now = self.under_way.get(table_id)
        body: Any = now.body if now else None
        if body is None:
            stored = await self.hub.store.reviews.of(table_id)
            body = stored[1] if stored else None
        if body is None:
            raise Refused("not-now", "this game has not been reviewed yet")
        return review_reader.decode(body)


def put_habits_together(games: list[tuple[str, list[str]]]) -> list[Habits]:
    """The habits of all players of games whose reviews are JSON."""
    return habits_of(Past(review_reader.decode(body), names) for body, names in games)


def shown(now: UnderWay) -> Reviewed:
    """How far a review is."""
    review = cast("Review | None", Raw(now.body) if now.body else None)  # written out as what it stands for
    return Reviewed(now.passes, len(SHARES), now.judged, now.of, review)


def finished(live: Live) -> Log:
    """The log of a game that is over."""
    if live.row.state != "over":
        raise Refused("not-now", "a game is reviewed when it is over")
    return live.begun.log


def situation_at(live: Live, done: int) -> Situation:
    """The decision that was made after so many events."""
    log = finished(live)
    situations: list[Situation] = live.once("situations", lambda: situations_of(log))
    found = next((one for one in situations if one.done == done and one.action != START), None)
    if found is None:
        raise Refused("not-found", f"nobody decided after {done} events")
    return found


def occasion(live: Live, done: int) -> Occasion:
    """A decision as its seat saw it, with everything that it could do."""
    situation, game = situation_at(live, done), live.game
    table = live.begun.at(done)
    view = situation.before.clone()
    game.rules.hide(view, situation.seat)
    legal = [decision(game, move) for move in table.legal(situation.seat)]
    return Occasion(situation.seat, game.scene(view, situation.seat), legal)


def seen_after(live: Live, done: int, line: Line, steps: int) -> Previewed:
    """What the seat that decides would see after some steps of a line."""
    situation, game = situation_at(live, done), live.game
    world = after_steps(game, situation, line, steps)
    points = [int(game.rules.score(world, seat)) for seat in range(len(live.row.seats))]
    game.rules.hide(world, situation.seat)
    return Previewed(game.scene(world, situation.seat), points)


def line_in(review: Review, done: int, which: str) -> Line:
    """A line of a review."""
    judged = next((one for one in review.decisions if one.done == done), None)
    line = judged and (judged.best_line if which == "best" else judged.played_line)
    if not line:
        raise Refused("not-found", "there is no such line")
    return line
