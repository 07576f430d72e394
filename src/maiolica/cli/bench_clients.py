"""A process full of people for ``maiolica bench server``: it plays and watches its share of tables, and reports.

Every table has an address of its own on this machine (127.x.y.z), so that a server's limits are those of real visitors.
When a game is over its people begin another one. What is to be done comes as JSON on standard input; what was seen goes
to standard output.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import zlib
from base64 import b64encode
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any

from .serve import allow_many_files

TAIL = b"\x00\x00\xff\xff"
PACED = (0.5, 1.5)  # of its pace, that a person thinks
BACK = 2.0  # seconds until who lost a connection comes back
START = 100  # bytes of a message that say which moment it is


@dataclass
class SeenStage:
    """What was seen while everybody thought for so long."""

    moves: int = 0
    sent: int = 0
    delays: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how late this process itself was


class Crowd:
    """All tables of this process."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.port: int = order["port"]
        self.seconds: float = order["seconds"]
        self.paces: list[float] = order["paces"]
        self.watchers: int = order["watchers"]
        self.begin = 0.0
        self.lost = self.begun = 0
        self.stages = [SeenStage() for _ in self.paces]

    def now(self) -> int:
        """Which stage it is; before the first and after the last nothing is counted."""
        return int((perf_counter() - self.begin) // self.seconds) if perf_counter() >= self.begin else -1

    @property
    def end(self) -> float:
        """When everybody goes."""
        return self.begin + self.seconds * len(self.paces)

    @property
    def stage(self) -> SeenStage | None:
        """The present one."""
        return self.stages[self.now()] if 0 <= self.now() < len(self.stages) else None

    @property
    def pace(self) -> float:
        """How long people think."""
        return self.paces[min(max(self.now(), 0), len(self.paces) - 1)]


class BusyTable:
    """One table: two who play at random, and some who watch."""

    def __init__(self, crowd: Crowd, one: dict[str, Any]) -> None:
        self.crowd = crowd
        self.one = one
        self.luck = random.Random(one["id"])
        self.is_over = asyncio.Event()
        self.eyes: set[Connected] = set()
        self.back: set[asyncio.Task[None]] = set()  # who come back
        self.sent: dict[int, tuple[float, SeenStage | None]] = {}
        self.seen: Counter[int] = Counter()

    async def live(self, starts: float) -> None:
        """One game after the other, to the end of the measurement."""
        await asyncio.sleep(max(0.0, starts - perf_counter()))
        while True:
            for seat in (0, 1, *[None] * self.crowd.watchers):
                await self.look(seat)
            try:
                await asyncio.wait_for(self.is_over.wait(), max(0.0, self.crowd.end - perf_counter()))
            except TimeoutError:
                return
            finally:
                for eyes in list(self.eyes):
                    eyes.leave()
            await self.begin_another()

    async def look(self, seat: int | None, wait: float = 0.0) -> None:
        """One connection, perhaps in a moment."""
        await asyncio.sleep(wait)
        address = (self.one["address"], 0)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: Connected(self, seat), "127.0.0.1", self.crowd.port, local_addr=address)

    async def begin_another(self) -> None:
        """The same people, at a new table."""
        tokens = self.one["tokens"]
        wish = {"game": self.one["game"], "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.one["id"] = (await self.post("tables", wish, tokens[0]))["id"]
        await self.post(f"tables/{self.one['id']}/join", {}, tokens[1])
        self.is_over.clear()
        self.sent.clear()
        self.seen.clear()
        self.crowd.begun += 1

    async def post(self, path: str, form: object, token: str) -> Any:
        """A request, and its answer."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.crowd.port, local_addr=(self.one["address"], 0)
        )
        body = json.dumps(form).encode()
        writer.write(
            f"POST /api/{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.crowd.port}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        answer = await reader.read()
        writer.close()
        return json.loads(answer.partition(b"\r\n\r\n")[2])

    def take(self, eyes: Connected, data: bytes) -> None:
        """A moment came: count it, and move if it is this seat's turn."""
        number = int(data[data.index(b'"number":') + 9 : data.index(b',"seat"')])
        self.seen[number] += 1
        if self.seen[number] == 2 + self.crowd.watchers:
            sent, stage = self.sent.pop(number, (0.0, None))
            del self.seen[number]
            if stage:
                stage.delays.append(perf_counter() - sent)
        if eyes.seat is None:
            return
        waiting = waiting_in(data)
        if not waiting:
            self.is_over.set()
        elif waiting[0] == eyes.seat:  # of those who choose at once, the first one moves first
            wait = self.luck.uniform(*PACED) * self.crowd.pace
            due, found = perf_counter() + wait, self.luck.choice(moves_in(data))
            asyncio.get_running_loop().call_later(wait, self.move, eyes, number, found, due)

    def move(self, eyes: Connected, number: int, text: str, due: float) -> None:
        """Somebody has thought enough."""
        if eyes.is_gone:
            return
        stage, now = self.crowd.stage, perf_counter()
        self.sent[number + 1] = (now, stage)
        eyes.say({"type": "play", "id": str(number), "seat": eyes.seat, "move": text})
        if stage:
            stage.moves += 1
            stage.late.append(now - due)


class Connected(asyncio.Protocol):
    """One connection to a table, by the little of a WebSocket that is needed."""

    def __init__(self, table: BusyTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.is_gone = self.is_greeted = False
        self._read = b""

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport: asyncio.Transport = transport
        self.table.eyes.add(self)
        token = "" if self.seat is None else self.table.one["tokens"][self.seat]
        transport.write(greeting(self.table.one["id"], token, self.table.crowd.port))

    def data_received(self, data: bytes) -> None:
        """Take apart what came."""
        data = self._read + data
        if not self.is_greeted:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._read = head
                return
            if b" 101 " not in head:
                self.lose(head.partition(b"\r\n")[0].decode())
                return
            self.is_greeted = True
            self.say({"type": "hello", "seat": self.seat, "changes": True})
        while (found := first_frame(data)) is not None:
            first, message, data = found
            self.hear(first, message)
        self._read = data

    def hear(self, first: int, data: bytes) -> None:
        """A frame."""
        if first == 0x89:  # are you there?
            self.transport.write(masked(0x8A, data))
        elif first & 0x0F == 8:
            self.lose(f"closed with {int.from_bytes(data[:2], 'big')}: {data[2:].decode()}")
        elif first & 0x0F == 1:
            if stage := self.table.crowd.stage:
                stage.sent += len(data)
            if first & 0x40:
                most = START if self.seat is None else 0  # all of it
                data = zlib.decompressobj(-15).decompress(data + TAIL, most)
            if data.startswith((b'{"type":"moment"', b'{"type":"change"')):
                self.table.take(self, data)

    def say(self, message: object) -> None:
        """Send a message."""
        self.transport.write(masked(0x81, json.dumps(message).encode()))

    def leave(self) -> None:
        """Hang up."""
        self.is_gone = True
        self.table.eyes.discard(self)
        self.transport.close()

    def lose(self, reason: str) -> None:
        """The server hung up: come back, as everybody would."""
        if not self.is_gone and perf_counter() < self.table.crowd.end:
            if not self.table.crowd.lost:
                print(f"a connection was lost: {reason}", file=sys.stderr)
            self.table.crowd.lost += 1
            task = asyncio.create_task(self.table.look(self.seat, BACK))
            self.table.back.add(task)
            task.add_done_callback(self.table.back.discard)
        self.leave()

    def connection_lost(self, exc: Exception | None) -> None:
        """By us or by the server."""
        self.lose(str(exc))


def waiting_in(data: bytes) -> list[int]:
    """The seats that a moment waits for."""
    start = data.index(b'"waiting":') + 10
    found: list[int] = json.loads(data[start : data.index(b"]", start) + 1])
    return found


def moves_in(data: bytes) -> list[str]:
    """What the seat that looks may do."""
    start = data.index(b'"legal":') + 8
    return [one["text"] for one in json.loads(data[start : data.index(b',"scores":', start)])]


# The little of a WebSocket that is needed -------------------------------------------------------------


def greeting(table: str, token: str, port: int) -> bytes:
    """The request that makes a connection a WebSocket, and offers to unpack."""
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    key = b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n{who}"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    ).encode()


def masked(kind: int, data: bytes) -> bytes:
    """A frame; a client must mask what it sends, and zeros will do."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else bytes((0xFE,)) + len(data).to_bytes(2, "big")
    return bytes((kind,)) + size + bytes(4) + data


def first_frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first byte of a frame, what it holds, and what follows; nothing if it is not whole."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size >= 126:
        start = 4 if size == 126 else 10
        size = int.from_bytes(data[2:start], "big") if len(data) >= start else len(data)
    end = start + size
    return (data[0], data[start:end], data[end:]) if end <= len(data) else None


async def crowd_in(order: dict[str, Any]) -> dict[str, Any]:
    """Connect everybody little by little, then play and watch."""
    crowd = Crowd(order)
    tables = [BusyTable(crowd, one) for one in order["tables"]]
    apart, now = order["apart"] * (2 + crowd.watchers), perf_counter()
    crowd.begin = now + len(tables) * apart + 3.0
    tasks = [asyncio.create_task(table.live(now + i * apart)) for i, table in enumerate(tables)]
    await asyncio.sleep(crowd.begin - perf_counter())
    print("everybody is there", flush=True)
    used = process_time()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException):
            crowd.lost += 1
            print(f"a table was lost: {type(result).__name__}: {result}", file=sys.stderr)
    return {
        "stages": [
            {"moves": stage.moves, "bytes": stage.sent, "delays": stage.delays, "late": stage.late}
            for stage in crowd.stages
        ],
        "lost": crowd.lost,
        "begun": crowd.begun,
        "cpu": process_time() - used,
    }


if __name__ == "__main__":
    allow_many_files()
    with suppress(KeyboardInterrupt):
        print(json.dumps(asyncio.run(crowd_in(json.load(sys.stdin)))))
