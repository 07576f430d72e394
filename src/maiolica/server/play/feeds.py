"""One connection's eyes on a table: what it was told already, and how it is told more."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ...core.game.game import Event

encoder = msgspec.json.Encoder()
WAITING = 64  # messages that a slow client may leave unread
GOING, NOBODY, TOO_SLOW = 1001, 4401, 4429  # codes with which the server ends a feed


class Feed:
    """Messages for one socket; a client too slow to read them is cut off, and may come back."""

    def __init__(self, visitor: str | None = None, token: str | None = None) -> None:
        self.visitor = visitor
        self.token = token  # the hash of the token that the visitor came with
        self.seat: int | None = None
        self.known: list[Event] = []  # the events that the client has
        self.number = -1  # of the moment that it has
        self._messages: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.code: int | None = None  # with which it ended

    def send(self, message: Any) -> None:
        """Put something in line."""
        self.send_text(encoder.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Put something in line that is JSON already."""
        if self.code is not None:
            return
        try:
            self._messages.put_nowait(text)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the socket with this code; what waits to be sent is not sent any more."""
        if self.code is None:
            self.code = code
            while not self._messages.empty():
                self._messages.get_nowait()
            self._messages.put_nowait(None)

    async def next(self) -> str | None:
        """What is to be sent next; nothing when the feed has ended."""
        return await self._messages.get()
