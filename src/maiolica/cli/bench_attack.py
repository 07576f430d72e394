"""Somebody who asks a server as much as they can, from one address: looks, pings, pictures, half requests, too much."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

from .bench_clients import greeting, masked
from .serve import allow_many_files

ADDRESS = "127.99.0.1"
SOCKETS, PINGERS, PICTURES, HALVES, HUGE = 20, 5, 30, 300, 5
PING = masked(0x81, b'{"type":"ping"}')


class Attack:
    """One table of their own, and everything that can be asked of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tasks: set[asyncio.Task[None]] = set()
        self.token = self.ask("POST", "visitors", {"name": "Eve"})["token"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        self.table = self.ask("POST", "tables", {"game": "duel", "seats": seats, "kind": "device"})["id"]
        for i in range(20):
            moment = self.ask("GET", f"tables/{self.table}/moment?seat=0")
            seat = moment["waiting"][0]
            legal = self.ask("GET", f"tables/{self.table}/moment?seat={seat}")["legal"]
            self.ask("POST", f"tables/{self.table}/play", {"id": str(i), "seat": seat, "move": legal[0]["text"]})

    def ask(self, method: str, path: str, form: object = None) -> Any:
        """A request, and its answer."""
        link = HTTPConnection("127.0.0.1", self.port, source_address=(ADDRESS, 0))
        headers = {"Authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        link.request(method, f"/api/{path}", None if form is None else json.dumps(form), headers)
        return json.load(link.getresponse())

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0), limit=1 << 20)

    async def socket(self) -> asyncio.StreamWriter:
        """A socket at the table, whose news are read and thrown away."""
        reader, writer = await self.connect()
        writer.write(greeting(self.table, self.token, self.port))
        say(writer, {"type": "hello", "seat": 0})
        task = asyncio.create_task(swallow(reader, writer))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return writer

    async def look(self) -> None:
        """Look with other eyes, again and again, without waiting for an answer."""
        writer = await self.socket()
        while not writer.is_closing():
            for seat in (1, 0) * 10:
                say(writer, {"type": "look", "seat": seat})
            await asyncio.sleep(1.0)  # twenty a second are allowed

    async def ping(self) -> None:
        """A thousand questions at once whether anybody is there."""
        writer = await self.socket()
        writer.write(PING * 1000)
        await asyncio.sleep(20.0)
        writer.close()

    async def shout(self) -> None:
        """A message far longer than any may be."""
        writer = await self.socket()
        writer.write(masked(0x81, b"[" * 60_000))
        await asyncio.sleep(1.0)
        writer.close()

    async def draw(self) -> None:
        """Ask for pictures of long ago."""
        reader, writer = await self.connect()
        path = f"/api/tables/{self.table}/picture.svg?seat=0"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode())
        await reader.read(1 << 20)
        writer.close()
        await asyncio.sleep(0.5)

    async def begin_and_wait(self) -> None:
        """Begin a request, and never end it."""
        reader, writer = await self.connect()
        writer.write(b"GET /api/catalog HTTP/1.1\r\nHost: x\r\nX-")
        await reader.read()
        writer.close()

    async def run(self) -> None:
        """All at once, until somebody stops it."""
        kinds = [self.look] * SOCKETS + [self.ping] * PINGERS + [self.draw] * PICTURES
        kinds += [self.begin_and_wait] * HALVES + [self.shout] * HUGE
        await asyncio.gather(*(self.again(kind) for kind in kinds))

    async def again(self, kind: Callable[[], Awaitable[None]]) -> None:
        """Whatever happens, once more."""
        while True:
            with suppress(OSError, EOFError, ConnectionError):
                await kind()
            await asyncio.sleep(0.2)


def say(writer: asyncio.StreamWriter, message: object) -> None:
    """Send a message."""
    writer.write(masked(0x81, json.dumps(message).encode()))


async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Read what comes, to the end."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass
    writer.close()


if __name__ == "__main__":
    allow_many_files()
    asyncio.run(Attack(int(sys.argv[1])).run())
