"""One connection's eyes on a table: what it was told already, and how it is told more."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any, Protocol

import msgspec

from ...core.game.game import Event

encoder = msgspec.json.Encoder()
WAITING = 64  # messages that a slow client may leave unread
WORTH_PACKING = 300  # bytes
GOING, NOBODY, TOO_SLOW = 1001, 4401, 4429  # codes with which the server ends a feed
TEXT, PACKED = 0x81, 0xC1  # the first byte of a frame


class Broadcast:
    """Something to be told to many: it is written once, and packed once."""

    __slots__ = ("_frame", "_packed", "data")

    def __init__(self, message: Any) -> None:
        self.data: bytes = encoder.encode(message)
        self._frame = self._packed = b""

    def frame(self) -> bytes:
        """As a frame of a WebSocket."""
        self._frame = self._frame or framed(TEXT, self.data)
        return self._frame

    def packed_frame(self) -> bytes:
        """The same in fewer bytes, for who can unpack it."""
        if len(self.data) < WORTH_PACKING:
            return self.frame()
        if not self._packed:
            packer = zlib.compressobj(1, zlib.DEFLATED, -15)
            data = packer.compress(self.data) + packer.flush(zlib.Z_SYNC_FLUSH)
            self._packed = framed(PACKED, data[:-4])  # the end is the same everywhere and left out
        return self._packed


def framed(first: int, data: bytes) -> bytes:
    """Data with what a WebSocket says before it."""
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big") + data
    return bytes((first, 127)) + size.to_bytes(8, "big") + data


class Link(Protocol):
    """A connection that takes what was written once for many."""

    def take(self, told: Broadcast) -> bool:
        """Send it; whether the client reads what it is sent."""


class Feed:
    """Messages for one socket; a client too slow to read them is cut off, and may come back."""

    def __init__(self, visitor: str | None = None, token: str | None = None, link: Link | None = None) -> None:
        self.visitor = visitor
        self.token = token  # the hash of the token that the visitor came with
        self.seat: int | None = None
        self.known: list[Event] = []  # the events that the client has
        self.number = -1  # of the moment that it has
        self.changes = False  # whether the client puts moments together from changes
        self._link = link
        self._messages: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.code: int | None = None  # with which it ended

    def send(self, message: Any) -> None:
        """Tell this client something."""
        self.take(Broadcast(message))

    def take(self, told: Broadcast) -> None:
        """Tell it what others are told, too."""
        if self.code is not None:
            return
        if self._link is not None:
            if not self._link.take(told):
                self.end(TOO_SLOW)
            return
        try:
            self._messages.put_nowait(told.data.decode())
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
        """What is to be sent next by a server without links; nothing when the feed has ended."""
        return await self._messages.get()
