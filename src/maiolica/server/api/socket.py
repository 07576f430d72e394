"""Live play: one WebSocket for each pair of eyes on a table."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ..messages import Command, Hello, Hint, LookFrom, Ping, Signaled, SocketMessage, Visitor
from ..news import Pong, ProblemNews
from ..play.feeds import GOING, NOBODY, TOO_SLOW, Feed
from ..play.moments import known_at
from ..play.opening import TABLE_ID
from ..play.room import Room, time_now
from ..problems import Refused
from .frames import LINK
from .gate import Gate, address_of, seat_of
from .limits import Limit, asker
from .visitors import check_origin, hashed, token_of

router = APIRouter()
LARGEST = 4096  # characters of a message
PATIENCE = 10.0  # seconds until the first message must have come
SIGNALS = 12  # a minute
USUAL = 0.001  # seconds of work that any message is counted as
CODES = {
    "bad-request": 4400,
    "too-large": 4400,
    "nobody": 4401,
    "not-yours": 4403,
    "not-found": 4404,
    "too-many": 4429,
    "broken": 4500,
    "busy": 4503,
    "unsaved": 4503,
}
ENDS = {
    GOING: "come back and say what you know",
    TOO_SLOW: "come back and say what you know",
    NOBODY: "this visitor was forgotten",
}
decoder = msgspec.json.Decoder(SocketMessage)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """A table as it happens."""
    gate: Gate = socket.app.state.gate
    address = address_of(socket)
    await socket.accept()
    try:
        check_origin(socket, gate.settings.origins)
        if not re.fullmatch(TABLE_ID, table_id):
            raise Refused("not-found", "there is no such table")
        gate.limit(socket)
        if gate.connections.get(address, 0) >= gate.settings.connections_per_address:
            raise Refused("too-many", "too many connections from your address", after=60)
    except Refused as refused:
        await refuse(socket, gate, refused)
        return
    gate.connections[address] = gate.connections.get(address, 0) + 1
    try:
        await Conversation(socket, gate, table_id, await gate.visitors.of(socket)).run()
    except Refused as refused:
        await refuse(socket, gate, refused)
    except WebSocketDisconnect:
        pass
    finally:
        gate.connections[address] -= 1
        if not gate.connections[address]:
            del gate.connections[address]


async def refuse(socket: WebSocket, gate: Gate, refused: Refused) -> None:
    """Say why, and hang up."""
    gate.hub.metrics.refused.labels(refused.code).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(problem_of(refused, None)).decode())
        await socket.close(CODES.get(refused.code, 1008), str(refused)[:100])


def problem_of(refused: Refused, message_id: str | None) -> ProblemNews:
    """An error as the socket says it."""
    return ProblemNews(message_id, refused.code, str(refused), refused.reason)


class Conversation:
    """Reads messages and answers them, while the feed is sent beside."""

    def __init__(self, socket: WebSocket, gate: Gate, table_id: str, visitor: Visitor | None) -> None:
        self.socket = socket
        self.gate = gate
        self.table_id = table_id
        self.visitor = visitor
        self.address = address_of(socket)
        asker.set(self.address)
        self.limit = Limit(gate.settings.messages_per_second * 60, "messages")
        self.signals = Limit(SIGNALS, "signals")
        self.slow: set[asyncio.Task[None]] = set()  # hints being thought about

    async def run(self) -> None:
        """From the first message to the last."""
        try:
            hello = await asyncio.wait_for(self.read(), PATIENCE)
        except TimeoutError:
            raise Refused("bad-request", "the first message must be hello") from None
        if not isinstance(hello, Hello):
            raise Refused("bad-request", "the first message must be hello")
        link = self.socket.scope.get("extensions", {}).get(LINK)
        token = hashed(token_of(self.socket) or "") if self.visitor else None
        feed = Feed(self.visitor.id if self.visitor else None, token, link)
        async with self.gate.hub.using(self.table_id) as (_, live):
            feed.seat = seat_of(live, self.visitor, hello.seat, may_watch=True)
            feed.known, feed.changes = known_at(live, feed.seat, hello.last), hello.changes
        room = await self.gate.hub.attach(self.table_id, feed)
        sending = asyncio.create_task(self.send_all(feed))
        try:
            await self.check_visitor()  # perhaps before this feed was known
            await self.listen(room, feed)
        finally:
            self.gate.hub.detach(room, feed)
            for task in (sending, *self.slow):
                task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sending

    async def read(self) -> SocketMessage:
        """The next message, in its type."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text = received.get("text")
        if text is None:
            raise Refused("bad-request", "a message is text, not bytes")
        if len(text) > LARGEST:
            raise Refused("too-large", f"a message may have {LARGEST} characters")
        self.limit.take("")
        try:
            message: SocketMessage = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad-request", f"this message cannot be read: {error}") from None
        return message

    async def listen(self, room: Room, feed: Feed) -> None:
        """Answer one message after the other."""
        while True:
            message = await self.read()
            if feed.code is not None:
                return
            self.gate.work.spend(self.address, USUAL)
            message_id = getattr(message, "id", None)
            try:
                await self.answer(room, feed, message)
            except Refused as refused:
                self.gate.hub.metrics.refused.labels(refused.code).inc()
                feed.send(problem_of(refused, message_id))
            await asyncio.sleep(self.gate.work.wait(self.address))  # at least the others' turn

    async def check_visitor(self) -> None:
        """Whoever was forgotten is nobody; later the feed of a forgotten visitor is ended."""
        if self.visitor and not await self.gate.visitors.of(self.socket):
            raise Refused("nobody", "this visitor was forgotten")

    async def answer(self, room: Room, feed: Feed, message: SocketMessage) -> None:
        """Do what a message asks."""
        if isinstance(message, Ping):
            feed.send(Pong(time_now()))
        elif isinstance(message, LookFrom):
            async with self.gate.hub.using(self.table_id) as (_, live):
                seat = seat_of(live, self.visitor, message.seat, may_watch=True)
            self.gate.work.spend(self.address, await self.gate.hub.look(room, feed, seat))
        elif isinstance(message, Signaled):
            await self.signal(room, message.signal)
        elif isinstance(message, Hello):
            raise Refused("bad-request", "hello was said already")
        elif isinstance(message, Hint):
            task = asyncio.create_task(self.carry_out(feed, message))
            self.slow.add(task)
            task.add_done_callback(self.slow.discard)
        else:
            await self.carry_out(feed, message)

    async def carry_out(self, feed: Feed, message: Command) -> None:
        """A command, and what came of it."""
        try:
            if self.visitor is None:
                raise Refused("nobody", "a spectator decides nothing")
            done: Any = await self.gate.do(self.table_id, self.visitor, message)
            feed.send({"type": "done", "id": message.id, **msgspec.structs.asdict(done)})
        except Refused as refused:
            self.gate.hub.metrics.refused.labels(refused.code).inc()
            feed.send(problem_of(refused, message.id))

    async def signal(self, room: Room, signal: str) -> None:
        """A polite signal of somebody who has a seat."""
        self.signals.take("")
        async with self.gate.hub.using(self.table_id) as (_, live):
            seats = live.row.seats_of(self.visitor.id if self.visitor else None)
        if not seats:
            raise Refused("not-yours", "only who has a seat can give signals")
        await self.gate.hub.signal(room, seats[0], signal)

    async def send_all(self, feed: Feed) -> None:
        """Send what the feed brings, until it ends."""
        while (text := await feed.next()) is not None:
            await self.socket.send_text(text)
        assert feed.code
        await self.socket.close(feed.code, ENDS.get(feed.code, ""))
