"""What this process does about the others: it follows what they change, at the tables that it has in memory itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..logs import seldom
from ..problems import Refused
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

AT_ONCE = 4  # tables that are read again; people who open one want connections, too


class Following:
    """Follows what happens to this process's tables elsewhere."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._behind: set[str] = set()  # tables that changed elsewhere and are not being read yet
        self._reading = asyncio.Semaphore(AT_ONCE)

    async def look_again(self) -> None:
        """Look at everything of which others may have told us."""
        for table_id in list(self.hub.rooms):
            self.changed(table_id)
        tokens = {feed.token for room in self.hub.rooms.values() for feed in room.feeds if feed.token}
        self.hub.known.clear()
        self.forget(tokens - await self.hub.store.visitors.known_tokens(tokens))

    def signal(self, table_id: str, seat: int, signal: str) -> None:
        """A signal that was given elsewhere goes to those who are connected here."""
        if room := self.hub.rooms.get(table_id):
            self.hub.signal_here(room, seat, signal)

    def forget(self, tokens: set[str]) -> None:
        """Tokens with these hashes were forgotten elsewhere."""
        self.hub.forget_here(tokens)

    def show_presence(self, table_ids: Iterable[str]) -> None:
        """Others are connected to these tables than before."""
        for table_id in table_ids:
            if room := self.hub.rooms.get(table_id):
                self.hub.tell_presence(room)

    def changed(self, table_id: str) -> None:
        """Another process wrote into a table's journal: follow it, without keeping other tables waiting."""
        if table_id in self.hub.rooms and table_id not in self._behind:
            self._behind.add(table_id)
            self.hub.spawn(self.refresh(table_id))

    async def refresh(self, table_id: str) -> None:
        """Follow what another process wrote into a table's journal."""
        room = self.hub.rooms.get(table_id)
        try:
            if room and room.live is None and room.feeds:
                self._behind.discard(table_id)
                async with self.hub.using(table_id):  # reads it and shows it
                    return
            if room:
                await self._catch_up(room)
        except Refused as refused:
            seldom("a notice could not be followed", refused)
        finally:
            self._behind.discard(table_id)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock, self._reading:
            self._behind.discard(room.id)  # what changes from now on is read once more
            live, table_id = room.live, room.id
            if live is None:
                return
            if not (room.feeds or room.awaited or room.thinking):  # it is read when somebody asks
                room.forget()
                return
            stored = await self.hub.store.whole(table_id, live.row.number)
            if stored is None or stored[0].number <= live.row.number:
                return
            row, new = stored
            live.follow(row, new)
            if live.damage:
                self.hub.store.damage.report(table_id, live.damage)
            self.hub.show(room, live, any(entry.kind != "move" for entry in new) or row.state == "over")
            self.hub.upkeep.plan(room, with_bots=False)
