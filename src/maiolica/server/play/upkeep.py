"""What tables need without anybody asking: bots that think, clocks that run out, and being forgotten in the end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ...bots.levels import SIGHT, at_most, looks_once, seconds_of
from ...core.game.game import Game
from ..problems import Refused
from ..store.database import LEASE
from ..store.rows import Entry
from .clocks import deadlines
from .live import Live
from .room import Room, time_now

if TYPE_CHECKING:
    from .hub import Hub

SCAN = 0.5  # seconds between two looks for what is due
AT_ONCE = 4  # tables that are read because something is due at them
DAY = 24 * 3600 * 1000
log = logging.getLogger("maiolica")


class Upkeep:
    """Acts for the bots and clocks of a process's tables, and tidies up after them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tends_garbage = False  # only in a process that does nothing but serve
        self._changes = 0  # at the last look
        self._taken: set[str] = set()  # tables that were claimed, until they are read
        self._taking = asyncio.Semaphore(AT_ONCE)

    def plan(self, room: Room, with_bots: bool = True) -> None:
        """See to what this table needs: clocks that run, and bots that think, in the process that changed it last."""
        live = room.live
        if room.timer:
            room.timer.cancel()
            room.timer = None
        if live is None or live.stopped or self.hub.is_closing:
            return
        for seat in live.waiting_bots() if with_bots else ():
            if seat not in room.thinking:
                task = self.hub.spawn(self._think(room, seat))
                room.thinking[seat] = task
        ends = deadlines(live.row.clocks) if live.row.state == "playing" else {}
        if ends:
            wait = max(0.0, (min(ends.values()) - time_now()) / 1000) + 0.01
            if wait < 3600:  # the scan finds later ones
                room.timer = asyncio.get_running_loop().call_later(wait, lambda: self.hub.spawn(self._expire(room)))

    async def _think(self, room: Room, seat: int) -> None:
        try:
            await asyncio.sleep(self.hub.settings.bot_pause)
            async with self.hub.using(room.id) as (_, live):
                if seat not in set(live.waiting_bots()):
                    return
                view, legal = live.playing.view(seat), live.playing.legal_actions(seat)
                given = live.row.seats[seat].bot
                assert given
                level: str = given
                if live.row.clocks and not self.hub.ready_games.is_ready(live.game.id):
                    level = at_most(level, SIGHT)  # its time would run while it waits for a compiler
            action = legal[0] if len(legal) == 1 else await self._choose(room, live.game, view, seat, legal, level)
            await self.hub.change(room.id, lambda live, now: play_if_same(live, view, seat, action, now))
        except Refused as refused:  # taken back, or its person is here again: it is planned anew below
            if refused.code == "busy":
                await asyncio.sleep(refused.after)
        finally:
            if room.thinking.get(seat) is asyncio.current_task():
                del room.thinking[seat]
            if room.live and not self.hub.is_closing:
                self.plan(room)

    async def _choose(self, room: Room, game: Game, view: Any, seat: int, legal: list[int], level: str) -> int:
        if not looks_once(game, level, view.seat_count):
            await self.hub.compiled(room, game.id)
        started = perf_counter()
        self.hub.metrics.thinking.inc()
        try:
            seed, budget = secrets.randbits(64), seconds_of(level, self.hub.settings.bot_seconds)
            at_once = not self.hub.ready_games.is_ready(game.id)
            return await self.hub.thinkers.choose(game.id, view, seat, legal, level, seed, budget, at_once)
        finally:
            self.hub.metrics.thinking.dec()
            self.hub.metrics.bot_seconds.observe(perf_counter() - started)

    async def _expire(self, room: Room) -> None:
        def out_of_time(live: Live, now: int) -> list[Entry]:
            if live.row.state != "playing" or live.stopped:
                return []
            late = [seat for seat, end in deadlines(live.row.clocks).items() if end <= now]
            return live.give_up(late[0], "time", None, now) if late else []

        with suppress(Refused):
            await self.hub.change(room.id, out_of_time)
        with suppress(Refused):
            async with self.hub.using(room.id):
                self.plan(room, with_bots=False)

    async def scan(self) -> None:
        """Again and again: say that we live, take over what nobody sees to, and forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(SCAN)
            try:
                await self.look_round(time_now())
            except Refused:  # the database does not answer, which is written down already
                continue
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the look for what is due failed; it is tried again")

    async def look_round(self, now: int) -> None:
        """Once of it; nothing here takes long, so that our own tables stay ours."""
        busy = {room.id for room in self.hub.rooms.values() if room.thinking}
        await self.hub.store.beat(now)
        await self.hub.store.renew(busy | self._taken, now)
        for table_id in await self.hub.store.claim_due(now):
            self._taken.add(table_id)
            self.hub.spawn(self._take_over(table_id))
        self.hub.following.show_presence(self.hub.presence.silent())
        self._unload()
        self._collect()

    async def _take_over(self, table_id: str) -> None:
        try:
            async with self._taking:
                with suppress(Refused):
                    async with self.hub.using(table_id) as (room, _):
                        self.plan(room)
                    if room.live and not room.thinking:
                        await self._expire(room)
        finally:
            self._taken.discard(table_id)

    def _collect(self) -> None:
        changes, self._changes = self._changes, self.hub.changes
        if self.tends_garbage:
            self.hub.garbage.look(is_quiet=changes == self.hub.changes)

    def _unload(self) -> None:
        oldest = perf_counter() - self.hub.settings.idle_seconds
        for room in list(self.hub.rooms.values()):
            if not room.feeds and not room.thinking and room.used < oldest and not room.lock.locked():
                if room.timer:
                    room.timer.cancel()
                room.changed.set()  # who waits for news looks again
                del self.hub.rooms[room.id]
        self.hub.metrics.rooms.set(len(self.hub.rooms))

    async def tidy(self) -> None:
        """Every hour: forget what is older than the operator wants to keep."""
        while self.hub.settings.keep_days:
            try:
                gone = await self.hub.store.forget_old(time_now() - self.hub.settings.keep_days * DAY)
                log.info("forgot old tables", extra={"count": gone})
            except Exception:
                log.exception("forgetting old tables failed; it is tried again")
            await asyncio.sleep(3600)


def play_if_same(live: Live, view: Any, seat: int, action: int, now: int) -> list[Entry]:
    """Play what a bot chose, unless the position is another one by now, or a person has come back."""
    if not live.row.seats[seat].bot or live.playing.view(seat).tobytes() != view.tobytes():
        raise Refused("stale", "the bot thought about another position")
    return live.play(seat, live.game.moves.text(action), None, None, now)


assert LEASE > 2 * SCAN * 1000
