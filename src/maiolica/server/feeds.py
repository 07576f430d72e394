"""One connection's eyes on a table: what it was told already, and how it is told more."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ..core.game import Event

encoder = msgspec.json.Encoder()
WAITING = 64  # messages that a slow client may leave unread


class Feed:
    """Messages for one socket; a client too slow to read them is cut off, and may come back."""

    def __init__(self, visitor: str | None, seat: int | None = None) -> None:
        self.visitor = visitor
        self.seat = seat
        self.known: list[Event] = []  # the events that the client has
        self.number = -1  # of the moment that it has
        self._messages: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.is_cut = False

    def send(self, message: Any) -> None:
        """Put something in line."""
        self.send_text(encoder.encode(message).decode())

    def send_text(self, text: str | None) -> None:
        """Put something in line that is JSON already; nothing ends the feed."""
        if self.is_cut:
            return
        try:
            self._messages.put_nowait(text)
        except asyncio.QueueFull:
            self.is_cut = True
            while not self._messages.empty():
                self._messages.get_nowait()
            self._messages.put_nowait(None)

    async def next(self) -> str | None:
        """What is to be sent next."""
        return await self._messages.get()
