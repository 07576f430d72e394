"""All tables of this process: loaded when somebody asks, changed one command at a time, stored, then shown to all.

Any process may change any table: the number of its last entry tells whether it saw the latest change. The lease on a
table decides only which process acts for bots and clocks.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from time import perf_counter, time
from typing import Any

from .clocks import deadlines
from .feeds import GOING, NOBODY, Feed, encoder
from .live import Live
from .messages import Done, Visitor
from .metrics import Metrics
from .moments import moment
from .notices import Notices
from .presence import Presence, Present
from .problems import Refused
from .rows import Entry
from .settings import Settings
from .show import shown_table
from .store import LEASE, Conflict, Store
from .thinking import Thinkers
from .warmth import Warmth

TRIES = 5
SCAN = 1.0  # seconds between two looks for what is due
DAY = 24 * 3600 * 1000
log = logging.getLogger("maiolica")

Command = Callable[[Live, int], list[Entry]]


def clock() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Room:
    """A table in memory, and who looks at it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.feeds: set[Feed] = set()
        self.changed = asyncio.Event()  # replaced after each change
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.used = perf_counter()

    def present(self) -> Present:
        """Who is connected here."""
        people = self.live.row.people if self.live else set()
        seated = [feed.visitor for feed in self.feeds if feed.visitor in people]
        return Present(frozenset(filter(None, seated)), len(self.feeds) - len(seated))


class Hub:
    """The tables, the store, the bots and the clocks of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.owner = secrets.token_hex(8)
        self.store = Store(settings.database, self.owner)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_queue)
        self.metrics = Metrics()
        self.warmth = Warmth()
        self.rooms: dict[str, Room] = {}
        self.known: dict[str, tuple[Visitor, int]] = {}  # by the hash of a token, and when the store said so
        self.presence = Presence(self.owner, self.store.notify)
        self.notices = Notices(settings.database, self._noticed)
        self.is_closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect, and begin to look for what is due."""
        await self.store.open(clock())
        await self.notices.open()
        self._spawn(self.warmth.warm_all())
        self._spawn(self._scan())
        self._spawn(self.presence.tell_all())
        self._spawn(self._tidy())

    async def close(self) -> None:
        """Stop at once and lose nothing: what was answered is stored."""
        self.is_closing = True
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError, Exception):
                await task
        for room in self.rooms.values():
            if room.timer:
                room.timer.cancel()
            for feed in room.feeds:
                feed.end(GOING)
        self.thinkers.close()
        with suppress(Exception):  # a database that is gone does not keep us here
            await self.store.notify([f"gone {self.owner} -"])
        await self.notices.close()
        await self.store.close()

    # Tables ---------------------------------------------------------------------------------------

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[tuple[Room, Live]]:
        """A table, loaded, with nobody else changing it."""
        room = self.rooms.setdefault(table_id, Room(table_id))
        async with room.lock:
            room.used = perf_counter()
            if room.live is None:
                try:
                    room.live = await self._load(table_id)
                finally:
                    if room.live is None and not room.feeds:
                        self.rooms.pop(table_id, None)
                if room.feeds:  # it was read again, perhaps with something new
                    self._show(room, room.live, True)
                self._plan(room, with_bots=self.store.is_sqlite)
            self.metrics.rooms.set(len(self.rooms))
            yield room, room.live

    async def _load(self, table_id: str) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("not-found", "there is no such table")
        await self.warmth.wait_for(row.game)
        live = Live.load(row, await self.store.entries(table_id, 0, row.number), self.store.up)
        if live.damage:
            self.store.damage.report(table_id, live.damage)
        else:
            self.store.damage.mended(table_id)
        return live

    async def add(self, live: Live, new: list[Entry]) -> None:
        """A new table."""
        await self.store.write(live.row, new, None)
        room = Room(live.row.id)
        room.live = live
        self.rooms[live.row.id] = room
        self.metrics.tables.labels(live.row.game).inc()
        self._plan(room)

    async def remove(self, table_id: str) -> None:
        """Forget a table that nobody has seen."""
        if room := self.rooms.pop(table_id, None):
            room.live = None  # nobody thinks or waits for it any more
            if room.timer:
                room.timer.cancel()
        await self.store.forget(table_id)

    async def change(self, table_id: str, command: Command, message: str | None = None) -> Done:
        """Carry out a command on a table, store what came of it, and show it to all; a message counts once."""
        arrived = perf_counter()
        for _ in range(TRIES):
            async with self.using(table_id) as (room, live):
                if message and message in live.seen:
                    return live.seen[message]
                with suppress(Conflict):
                    done = await self._change(room, live, command, arrived)
                    return live.seen[message] if message else done
        raise Refused("busy", "this table changes too fast; try again", after=1)

    async def _change(self, room: Room, live: Live, command: Command, arrived: float) -> Done:
        before = live.row.number
        if live.damage or live.row.state != "open":  # what is stored stays as it is
            live.check_going()
        try:
            new = command(live, clock())
            if new:
                started = perf_counter()
                await self.store.write(live.row, new, before)
                self.metrics.store_seconds.observe(perf_counter() - started)
        except Refused:
            if live.row.number != before:
                room.live = None
            raise
        except BaseException:  # what is in memory is not what is stored: read it again
            room.live = None
            raise
        self._count(live, new)
        if new:
            self._show(room, live, any(entry.kind != "move" for entry in new) or live.row.state == "over")
            self._plan(room)
            self.metrics.move_seconds.observe(perf_counter() - arrived)
        return Done(live.row.number, live.done)

    def _count(self, live: Live, new: list[Entry]) -> None:
        for entry in new:
            if entry.kind == "move" and entry.seat is not None:
                who = "bot" if live.row.seats[entry.seat].bot else "person"
                self.metrics.moves.labels(live.row.game, who).inc()
        if live.row.result and any(entry.kind in ("move", "end") for entry in new):
            self.metrics.finished.labels(live.row.game, live.row.result.reason).inc()
            log.info("finished", extra={"table": live.row.id, "reason": live.row.result.reason})

    # Showing --------------------------------------------------------------------------------------

    async def attach(self, table_id: str, feed: Feed) -> Room:
        """A feed begins: it gets the table and the moment."""
        async with self.using(table_id) as (room, live):
            room.feeds.add(feed)
            self.metrics.feeds.inc()
            self._show_table(room, live, room.feeds)
            self._show(room, live, False, {feed})
            return room

    def detach(self, room: Room, feed: Feed) -> None:
        """A feed ends."""
        room.feeds.discard(feed)
        self.metrics.feeds.dec()
        if room.live and not self.is_closing:
            self._show_table(room, room.live, room.feeds)
        elif not room.feeds:
            self.presence.set_here(room.id, room.present())

    async def look(self, room: Room, feed: Feed, seat: int | None) -> None:
        """A feed gets other eyes."""
        async with self.using(room.id) as (_, live):
            feed.seat, feed.known, feed.number = seat, [], -1
            self._show(room, live, False, {feed})

    def _show(self, room: Room, live: Live, with_table: bool, feeds: set[Feed] | None = None) -> None:
        """Send the moment to every feed that does not have it."""
        feeds = room.feeds if feeds is None else feeds
        if with_table:
            self._show_table(room, live, feeds)
        if live.table and not live.stopped:
            groups: dict[tuple[int | None, int], list[Feed]] = {}
            for feed in feeds:
                if feed.number != live.row.number:
                    groups.setdefault((feed.seat, len(feed.known)), []).append(feed)
            for (seat, _), group in groups.items():
                found, events = moment(live, seat, group[0].known, clock())
                text = encoder.encode(found).decode()
                for feed in group:
                    feed.known, feed.number = events, live.row.number
                    feed.send_text(text)
        room.changed.set()
        room.changed = asyncio.Event()

    def _show_table(self, room: Room, live: Live, feeds: set[Feed]) -> None:
        self.presence.set_here(room.id, room.present())
        texts: dict[str | None, str] = {}
        for feed in list(feeds):
            if feed.visitor not in texts:
                table = shown_table(live, feed.visitor, self.presence.at(room.id))
                texts[feed.visitor] = encoder.encode({"type": "table", "table": table}).decode()
            feed.send_text(texts[feed.visitor])

    async def signal(self, room: Room, seat: int, signal: str) -> None:
        """A polite signal goes to everybody, in other processes too."""
        self._signal_here(room, seat, signal)
        await self.store.notify([f"signal {self.owner} {room.id} {seat} {signal}"])

    def _signal_here(self, room: Room, seat: int, signal: str) -> None:
        for feed in room.feeds:
            feed.send({"type": "signal", "seat": seat, "signal": signal})

    async def forget(self, token: str) -> None:
        """The token with this hash opens nothing any more; its sockets are closed, in other processes too."""
        await self.store.forget_token(token)
        self._forget_here({token})
        await self.store.notify([f"token {self.owner} {token}"])

    def _forget_here(self, tokens: set[str]) -> None:
        for token in tokens:
            self.known.pop(token, None)
        for room in self.rooms.values():
            for feed in room.feeds:
                if feed.token in tokens:
                    feed.end(NOBODY)

    # Other processes ------------------------------------------------------------------------------

    async def _noticed(self, payload: str) -> None:
        """Another process did something, or notices may have been missed (an empty payload)."""
        if not payload:
            await self._start_over()
            return
        kind, owner, subject, *rest = payload.split(" ")
        if owner == self.owner:
            return
        if kind == "table":
            await self._refresh(subject)
        elif kind == "signal" and subject in self.rooms:
            self._signal_here(self.rooms[subject], int(rest[0]), rest[1])
        elif kind == "token":
            self._forget_here({subject})
        elif kind == "gone":
            self._show_presence(self.presence.gone(owner))
            return
        elif kind == "who" and subject in ("-", self.owner):
            self.presence.asked()
        elif kind == "present":
            self.presence.set_there(owner, subject, *rest)
            self._show_presence([subject])
        if self.presence.heard(owner):
            await self.store.notify([f"who {self.owner} {owner}"])

    async def _start_over(self) -> None:
        """Look again at everything of which others may have told us."""
        self._show_presence(self.presence.start_over())
        await self.store.notify([f"who {self.owner} -"])
        for table_id in list(self.rooms):
            await self._refresh(table_id)
        tokens = {feed.token for room in self.rooms.values() for feed in room.feeds if feed.token}
        self.known.clear()
        self._forget_here(tokens - await self.store.known_tokens(tokens))

    def _show_presence(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            if (room := self.rooms.get(table_id)) and room.live:
                self._show_table(room, room.live, room.feeds)

    async def _refresh(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        with suppress(Refused):
            if room.live is None and room.feeds:
                async with self.using(table_id):  # reads it and shows it
                    return
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            live, table_id = room.live, room.id
            if live is None:
                return
            row = await self.store.table(table_id)
            if row is None or row.number <= live.row.number:
                return
            new = await self.store.entries(table_id, live.row.number, row.number)
            live.follow(row, new)
            if live.damage:
                self.store.damage.report(table_id, live.damage)
            self._show(room, live, any(entry.kind != "move" for entry in new) or row.state == "over")
            self._plan(room, with_bots=False)

    # Bots and clocks ------------------------------------------------------------------------------

    def _plan(self, room: Room, with_bots: bool = True) -> None:
        """See to what this table needs: clocks that run, and bots that think, in the process that changed it last."""
        live = room.live
        if room.timer:
            room.timer.cancel()
            room.timer = None
        if live is None or live.stopped or self.is_closing:
            return
        for seat in live.waiting_bots() if with_bots else ():
            if seat not in room.thinking:
                task = self._spawn(self._think(room, seat))
                room.thinking[seat] = task
        ends = deadlines(live.row.clocks) if live.row.state == "playing" else {}
        if ends:
            wait = max(0.0, (min(ends.values()) - clock()) / 1000) + 0.01
            if wait < 3600:  # the scan finds later ones
                room.timer = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._expire(room)))

    async def _think(self, room: Room, seat: int) -> None:
        try:
            await asyncio.sleep(self.settings.bot_pause)
            async with self.using(room.id) as (_, live):
                if seat not in set(live.waiting_bots()):
                    return
                view, legal = live.playing.view(seat), live.playing.legal_actions(seat)
                level = live.row.seats[seat].bot
                assert level
            action = legal[0] if len(legal) == 1 else await self._choose(live.row.game, view, seat, legal, level)
            await self.change(room.id, lambda live, now: play_if_same(live, view, seat, action, now))
        except Refused as refused:  # taken back, or its person is here again: it is planned anew below
            if refused.code == "busy":
                await asyncio.sleep(refused.after)
        finally:
            if room.thinking.get(seat) is asyncio.current_task():
                del room.thinking[seat]
            if room.live and not self.is_closing:
                self._plan(room)

    async def _choose(self, game: str, view: Any, seat: int, legal: list[int], level: str) -> int:
        started = perf_counter()
        self.metrics.thinking.inc()
        try:
            seed, budget = secrets.randbits(64), self.settings.bot_seconds
            return await self.thinkers.choose(game, view, seat, legal, level, seed, budget)
        finally:
            self.metrics.thinking.dec()
            self.metrics.bot_seconds.observe(perf_counter() - started)

    async def _expire(self, room: Room) -> None:
        def out_of_time(live: Live, now: int) -> list[Entry]:
            if live.row.state != "playing" or live.stopped:
                return []
            late = [seat for seat, end in deadlines(live.row.clocks).items() if end <= now]
            return live.give_up(late[0], "time", None, now) if late else []

        with suppress(Refused):
            await self.change(room.id, out_of_time)
        with suppress(Refused):
            async with self.using(room.id):
                self._plan(room, with_bots=False)

    async def _scan(self) -> None:
        """Every second: take over what nobody sees to, say that we live, and forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(SCAN)
            try:
                now = clock()
                busy = [room.id for room in self.rooms.values() if room.thinking]
                await self.store.beat(now)
                await self.store.renew(busy, now)
                for table_id in await self.store.claim_due(now):
                    with suppress(Refused):
                        async with self.using(table_id) as (room, _):
                            self._plan(room)
                        if room.live and not room.thinking:
                            await self._expire(room)
                self._show_presence(self.presence.silent())
                self._unload()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the look for what is due failed; it is tried again")

    def _unload(self) -> None:
        oldest = perf_counter() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if not room.feeds and not room.thinking and room.used < oldest and not room.lock.locked():
                if room.timer:
                    room.timer.cancel()
                room.changed.set()  # who waits for news looks again
                del self.rooms[room.id]
        self.metrics.rooms.set(len(self.rooms))

    async def _tidy(self) -> None:
        """Every hour: forget what is older than the operator wants to keep."""
        while self.settings.keep_days:
            try:
                gone = await self.store.forget_old(clock() - self.settings.keep_days * DAY)
                log.info("forgot old tables", extra={"count": gone})
            except Exception:
                log.exception("forgetting old tables failed; it is tried again")
            await asyncio.sleep(3600)

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something went wrong", exc_info=error)


def play_if_same(live: Live, view: Any, seat: int, action: int, now: int) -> list[Entry]:
    """Play what a bot chose, unless the position is another one by now, or a person has come back."""
    if not live.row.seats[seat].bot or live.playing.view(seat).tobytes() != view.tobytes():
        raise Refused("stale", "the bot thought about another position")
    return live.play(seat, live.game.moves.text(action), None, None, now)


assert LEASE > 2 * SCAN * 1000
