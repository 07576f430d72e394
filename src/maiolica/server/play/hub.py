"""All tables of this process: loaded when somebody asks, changed one after the other, stored, then shown to all.

Any process may change any table: the number of its last entry tells whether it saw the latest change. The lease on a
table decides only which process acts for bots and clocks.

What holds here:

- ``room.live`` is what is stored, or None. Whoever changes it holds ``room.lock`` until the store has it; when the
  store refuses it or anything fails on the way, it becomes None, and the next who asks reads the table again.
- Nobody sees what is not stored: feeds are written to after ``store.write`` has returned, and under the lock, so that
  every feed gets the moments in the order of their numbers.
- A room with feeds stays in ``rooms``: they hang on this very object. One without may go when its lock is free.
- A message of a client counts once: its answer is in ``live.seen``, which is made of the journal and so survives us.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any

from ..answers import Stored
from ..fleet.listener import Listener
from ..fleet.notices import Notices
from ..fleet.presence import Presence
from ..messages import Visitor
from ..metrics import Metrics
from ..news import PreparingNews, PresenceNews, SignalNews, TableNews
from ..problems import Refused
from ..settings import Settings
from ..store.rows import Entry
from ..store.store import Store
from ..store.writer import Conflict
from .feeds import GOING, NOBODY, Broadcast, Feed
from .following import Following
from .garbage import Garbage
from .live import Live
from .moments import change, moment
from .ready_games import ReadyGames
from .reviewing import Reviews
from .room import Change, Room, time_now
from .show import shown_table
from .thinking import Thinkers
from .upkeep import Upkeep

TRIES = 5
TOGETHER = 0.1  # seconds in which people come and go together
TELL = 3.0  # seconds between two words about how long something takes
log = logging.getLogger("maiolica")


class Hub:
    """The tables, the store, the bots and the clocks of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.owner = secrets.token_hex(8)
        self.store = Store(settings.database, self.owner)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_queue)
        self.metrics = Metrics()
        self.ready_games = ReadyGames()
        self.rooms: dict[str, Room] = {}
        self.known: dict[str, tuple[Visitor, int]] = {}  # by the hash of a token, and when the store said so
        self.garbage = Garbage()
        self.changes = 0  # made by this process
        self.upkeep = Upkeep(self)
        self.reviews = Reviews(self)
        self.following = Following(self)
        self.presence = Presence(self.owner, self.store.notify)
        notices = Notices(self.owner, self.presence, self.store.notify, self.following)
        self.listener = Listener(settings.database, notices.hear)
        self.is_closing = self.is_leaving = False
        self.leaving: list[Callable[[], None]] = []  # what else is to be done when the server is told to stop
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect, and begin to look for what is due."""
        await self.store.open(time_now())
        await self.listener.open()
        self.thinkers.start()
        self.spawn(self._compile())
        self.spawn(self.upkeep.scan())
        self.spawn(self.presence.tell_all())
        self.spawn(self.upkeep.tidy())

    def leave(self) -> None:
        """The server stops soon: who waits for news is told to ask again."""
        self.is_leaving = True
        for room in self.rooms.values():
            room.changed.set()
        for leave in self.leaving:
            leave()

    async def _compile(self) -> None:
        await self.ready_games.compile_all()
        if self.upkeep.tends_garbage:
            self.garbage.start()

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
        await self.listener.close()
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
                    self.show(room, room.live, True)
                self.upkeep.plan(room, with_bots=self.store.is_sqlite)
            self.metrics.rooms.set(len(self.rooms))
            yield room, room.live

    async def _load(self, table_id: str) -> Live:
        stored = await self.store.whole(table_id)
        if stored is None:
            raise Refused("not-found", "there is no such table")
        row, journal = stored
        self.ready_games.want(row.game)
        live = Live.load(row, journal, self.store.up)
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
        self.upkeep.plan(room)

    async def remove(self, table_id: str) -> None:
        """Forget a table that nobody has seen."""
        if room := self.rooms.pop(table_id, None):
            room.live = None  # nobody thinks or waits for it any more
            if room.timer:
                room.timer.cancel()
        await self.store.forget(table_id)

    async def change(self, table_id: str, make: Change, message: str | None = None) -> Stored:
        """Make a change to a table, store what came of it, and show it to all; a message counts once."""
        arrived = perf_counter()
        for _ in range(TRIES):
            async with self.using(table_id) as (room, live):
                if message and message in live.seen:  # it came twice, perhaps by way of another process
                    return live.seen[message]
                with suppress(Conflict):  # another process wrote first: read again, and decide again
                    done = await self._change(room, live, make, arrived)
                    return live.seen[message] if message else done
        raise Refused("busy", "this table changes too fast; try again", after=1)

    async def _change(self, room: Room, live: Live, make: Change, arrived: float) -> Stored:
        before = live.row.number
        if live.damage or live.row.state != "open":  # what is stored stays as it is
            live.check_going()
        try:
            new = make(live, time_now())
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
            self.changes += 1
            self.show(room, live, any(entry.kind != "move" for entry in new) or live.row.state == "over")
            self.upkeep.plan(room)
            self.metrics.move_seconds.observe(perf_counter() - arrived)
        return Stored(live.row.number, live.done)

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
            self.show_table(room, live, {feed})
            room.told = None
            self.tell_presence(room)
            self.show(room, live, False, {feed})
            return room

    def detach(self, room: Room, feed: Feed) -> None:
        """A feed ends."""
        room.feeds.discard(feed)
        self.metrics.feeds.dec()
        if not self.is_closing or not room.feeds:
            self.presence.set_here(room.id, room.present())
            self.tell_presence(room)

    async def look(self, room: Room, feed: Feed, seat: int | None) -> float:
        """A feed gets other eyes; how long that took."""
        async with self.using(room.id) as (_, live):
            started = perf_counter()
            feed.seat, feed.known, feed.number = seat, [], -1
            self.show(room, live, False, {feed})
            return perf_counter() - started

    def show(self, room: Room, live: Live, with_table: bool, feeds: set[Feed] | None = None) -> None:
        """Send the moment to every feed that does not have it."""
        feeds = room.feeds if feeds is None else feeds
        if with_table:
            self.show_table(room, live, feeds)
        if live.table and not live.stopped:
            groups: dict[tuple[int | None, int, int, bool], list[Feed]] = {}
            for feed in feeds:
                if feed.number != live.row.number:
                    which = (feed.seat, feed.number, len(feed.known), feed.changes)
                    groups.setdefault(which, []).append(feed)
            for (seat, number, _, changes), group in groups.items():
                if changes:
                    found, events = change(live, seat, group[0].known, number, time_now())
                else:
                    found, events = moment(live, seat, group[0].known, time_now())
                told = Broadcast(found)
                for feed in group:
                    feed.known, feed.number = events, live.row.number
                    feed.take(told)
        room.changed.set()
        room.changed = asyncio.Event()

    def show_table(self, room: Room, live: Live, feeds: set[Feed]) -> None:
        """Send the table, with who is connected to it."""
        self.presence.set_here(room.id, room.present())
        told: dict[str | None, Broadcast] = {}
        members = live.row.people | {live.row.creator}
        for feed in list(feeds):
            who = feed.visitor if feed.visitor in members else None  # all others see the same
            if who not in told:
                told[who] = Broadcast(TableNews(shown_table(live, who, self.presence.at(room.id))))
            feed.take(told[who])

    def tell_presence(self, room: Room) -> None:
        """Say who is connected, once for all who come and go within a moment."""
        if room.telling is None and not self.is_closing:
            room.telling = asyncio.get_running_loop().call_later(TOGETHER, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.telling = None
        present = self.presence.at(room.id)
        if room.live is None or present == room.told or self.is_closing:
            return
        room.told = present
        table = shown_table(room.live, None, present)
        told = Broadcast(PresenceNews([seat.online for seat in table.seats], present.watchers))
        for feed in room.feeds:
            if feed.changes:
                feed.take(told)
        self.show_table(room, room.live, {feed for feed in room.feeds if not feed.changes})

    async def until_compiled(self, game: str) -> None:
        """Until a game is compiled, where nobody sits at a table."""
        while not self.ready_games.is_ready(game):
            await self.ready_games.wait_for(game, TELL)

    async def compiled(self, room: Room, game: str) -> None:
        """Until a game is compiled, for what needs it; everybody at the table is told how long it takes."""
        if self.ready_games.is_ready(game):
            return
        while not self.ready_games.is_ready(game):
            self.tell_preparing(room, self.ready_games.seconds_left(game))
            await self.ready_games.wait_for(game, TELL)
        self.tell_preparing(room, None)

    def tell_preparing(self, room: Room, seconds: int | None) -> None:
        """Say what everybody here waits for, or that it has come."""
        for feed in room.feeds:
            feed.send(PreparingNews(seconds))

    async def signal(self, room: Room, seat: int, signal: str) -> None:
        """A polite signal goes to everybody, in other processes too."""
        self.signal_here(room, seat, signal)
        await self.store.notify([f"signal {self.owner} {room.id} {seat} {signal}"])

    def signal_here(self, room: Room, seat: int, signal: str) -> None:
        """A signal goes to those who are connected here."""
        told = Broadcast(SignalNews(seat, signal))
        for feed in room.feeds:
            feed.take(told)

    async def forget(self, token: str) -> None:
        """The token with this hash opens nothing any more; its sockets are closed, in other processes too."""
        await self.store.visitors.forget_token(token)
        self.forget_here({token})
        await self.store.notify([f"token {self.owner} {token}"])

    def forget_here(self, tokens: set[str]) -> None:
        """Tokens with these hashes were forgotten somewhere."""
        for token in tokens:
            self.known.pop(token, None)
        for room in self.rooms.values():
            for feed in room.feeds:
                if feed.token in tokens:
                    feed.end(NOBODY)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside everything else, until the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something went wrong", exc_info=error)
