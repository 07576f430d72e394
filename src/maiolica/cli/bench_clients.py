"""A process full of people for ``maiolica bench server``: it plays and watches its share of tables, and reports.

Every table has an address of its own on this machine (127.x.y.z), so that a server's limits are those of real visitors.
What it is to do comes as JSON on standard input; what it saw goes to standard output.
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
from time import perf_counter
from typing import Any

from .serve import allow_many_files

TAIL = b"\x00\x00\xff\xff"
PACED = (0.5, 1.5)  # of its pace, that a person thinks


@dataclass
class SeenStage:
    """What was seen while everybody thought for so long."""

    moves: int = 0
    sent: int = 0
    delays: list[float] = field(default_factory=list)


class Crowd:
    """All tables of this process."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.port: int = order["port"]
        self.seconds: float = order["seconds"]
        self.paces: list[float] = order["paces"]
        self.watchers: int = order["watchers"]
        self.begin = 0.0
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
        self.sent: dict[int, tuple[float, SeenStage | None]] = {}
        self.seen: Counter[int] = Counter()

    async def view(self, seat: int | None, starts: float) -> None:
        """One connection, to the end of the measurement."""
        await asyncio.sleep(max(0.0, starts - perf_counter()))
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.crowd.port, local_addr=(self.one["address"], 0), limit=1 << 20
        )
        try:
            token = "" if seat is None else self.one["tokens"][seat]
            await greet(reader, writer, self.one["id"], token, self.crowd.port)
            say(writer, {"type": "hello", "seat": seat, "changes": True})
            while (left := self.crowd.end - perf_counter()) > 0:
                try:
                    size, data = await asyncio.wait_for(heard(reader, writer), left)
                except TimeoutError:
                    break
                if stage := self.crowd.stage:
                    stage.sent += size
                if data.startswith((b'{"type":"moment"', b'{"type":"change"')):
                    self.take(writer, seat, data)
        finally:
            writer.close()

    def take(self, writer: asyncio.StreamWriter, seat: int | None, data: bytes) -> None:
        """A moment came: count it, and move if it is this seat's turn."""
        number = int(data[data.index(b'"number":') + 9 : data.index(b',"seat"')])
        self.seen[number] += 1
        if self.seen[number] == 2 + self.crowd.watchers:
            sent, stage = self.sent.pop(number, (0.0, None))
            del self.seen[number]
            if stage:
                stage.delays.append(perf_counter() - sent)
        if seat is not None and (found := my_moves(data, seat)):
            wait = self.luck.uniform(*PACED) * self.crowd.pace
            asyncio.get_running_loop().call_later(wait, self.move, writer, seat, number, self.luck.choice(found))

    def move(self, writer: asyncio.StreamWriter, seat: int, number: int, text: str) -> None:
        """Somebody has thought enough."""
        if writer.is_closing():
            return
        stage = self.crowd.stage
        self.sent[number + 1] = (perf_counter(), stage)
        say(writer, {"type": "play", "id": str(number), "seat": seat, "move": text})
        if stage:
            stage.moves += 1


def my_moves(data: bytes, seat: int) -> list[str]:
    """What this seat may do; of those who choose at once, the first one moves first."""
    start = data.index(b'"waiting":') + 10
    waiting = json.loads(data[start : data.index(b"]", start) + 1])
    if waiting[:1] != [seat]:
        return []
    start = data.index(b'"legal":') + 8
    return [one["text"] for one in json.loads(data[start : data.index(b',"scores":', start)])]


# The little of a WebSocket that is needed -------------------------------------------------------------


async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str, token: str, port: int) -> None:
    """Make a connection a WebSocket, and offer to unpack."""
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    key = b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n{who}"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in answer:
        raise ConnectionError(answer.split(b"\r\n")[0].decode())


def say(writer: asyncio.StreamWriter, message: object) -> None:
    """Send a message."""
    send(writer, 0x81, json.dumps(message).encode())


def send(writer: asyncio.StreamWriter, kind: int, data: bytes) -> None:
    """Send a frame; a client must mask what it sends, and zeros will do."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else bytes((0xFE,)) + len(data).to_bytes(2, "big")
    writer.write(bytes((kind,)) + size + bytes(4) + data)


async def heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> tuple[int, bytes]:
    """The next message, and how many bytes it took."""
    while True:
        first, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        data = await reader.readexactly(size)
        if first == 0x89:  # are you there?
            send(writer, 0x8A, data)
        elif first & 0x0F == 8:
            raise ConnectionError(f"closed: {data[:2].hex()}")
        elif first & 0x0F == 1:
            return size, zlib.decompressobj(-15).decompress(data + TAIL) if first & 0x40 else data


async def crowd_in(order: dict[str, Any]) -> list[dict[str, Any]]:
    """Connect everybody little by little, then play and watch."""
    crowd, lost = Crowd(order), 0
    tables = [BusyTable(crowd, one) for one in order["tables"]]
    eyes = [(table, seat) for table in tables for seat in (0, 1, *[None] * crowd.watchers)]
    apart = order["apart"]
    crowd.begin = perf_counter() + len(eyes) * apart + 3.0
    tasks = [asyncio.create_task(table.view(seat, perf_counter() + i * apart)) for i, (table, seat) in enumerate(eyes)]
    await asyncio.sleep(crowd.begin - perf_counter())
    print("everybody is there", flush=True)
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException):
            lost += 1
            if lost == 1:
                print(f"a connection was lost: {type(result).__name__}: {result}", file=sys.stderr)
    return [{"moves": stage.moves, "bytes": stage.sent, "delays": stage.delays, "lost": lost} for stage in crowd.stages]


if __name__ == "__main__":
    allow_many_files()
    with suppress(KeyboardInterrupt):
        print(json.dumps(asyncio.run(crowd_in(json.load(sys.stdin)))))
