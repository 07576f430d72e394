"""What the other processes say, and what this one does about it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from .problems import Refused
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub


class Neighbors:
    """Follows what happens to this process's tables elsewhere."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def hear(self, payload: str) -> None:
        """Another process did something, or notices may have been missed (an empty payload)."""
        if not payload:
            await self._start_over()
            return
        kind, owner, subject, *rest = payload.split(" ")
        if owner == self.hub.owner:
            return
        if kind == "table":
            await self.refresh(subject)
        elif kind == "signal" and subject in self.hub.rooms:
            self.hub.signal_here(self.hub.rooms[subject], int(rest[0]), rest[1])
        elif kind == "token":
            self.hub.forget_here({subject})
        elif kind == "gone":
            self.show_presence(self.hub.presence.gone(owner))
            return
        elif kind == "who" and subject in ("-", self.hub.owner):
            self.hub.presence.asked()
        elif kind == "present":
            self.hub.presence.set_there(owner, subject, *rest)
            self.show_presence([subject])
        if self.hub.presence.heard(owner):
            await self.hub.store.notify([f"who {self.hub.owner} {owner}"])

    async def _start_over(self) -> None:
        """Look again at everything of which others may have told us."""
        self.show_presence(self.hub.presence.start_over())
        await self.hub.store.notify([f"who {self.hub.owner} -"])
        for table_id in list(self.hub.rooms):
            await self.refresh(table_id)
        tokens = {feed.token for room in self.hub.rooms.values() for feed in room.feeds if feed.token}
        self.hub.known.clear()
        self.hub.forget_here(tokens - await self.hub.store.known_tokens(tokens))

    def show_presence(self, table_ids: Iterable[str]) -> None:
        """Others are connected to these tables than before."""
        for table_id in table_ids:
            if (room := self.hub.rooms.get(table_id)) and room.live:
                self.hub.show_table(room, room.live, room.feeds)

    async def refresh(self, table_id: str) -> None:
        """Follow what another process wrote into a table's journal."""
        room = self.hub.rooms.get(table_id)
        if room is None:
            return
        with suppress(Refused):
            if room.live is None and room.feeds:
                async with self.hub.using(table_id):  # reads it and shows it
                    return
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            live, table_id = room.live, room.id
            if live is None:
                return
            stored = await self.hub.store.whole(table_id, live.row.number)
            if stored is None or stored[0].number <= live.row.number:
                return
            row, new = stored
            live.follow(row, new)
            if live.damage:
                self.hub.store.damage.report(table_id, live.damage)
            self.hub.show(room, live, any(entry.kind != "move" for entry in new) or row.state == "over")
            self.hub.tending.plan(room, with_bots=False)
