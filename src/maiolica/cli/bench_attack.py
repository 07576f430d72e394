"""Somebody who does what a server allows, as fast as they can, from one address: looks, pictures, half requests."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

from .bench_clients import greet, heard, say
from .serve import allow_many_files

ADDRESS = "127.99.0.1"
SOCKETS, PICTURES, HALVES = 20, 30, 300


class Attack:
    """One table of their own, and everything that can be asked of it."""

    def __init__(self, port: int) -> None:
        self.port = port
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

    async def look(self) -> None:
        """Look with other eyes, again and again, without waiting for an answer."""
        reader, writer = await self.connect()
        await greet(reader, writer, self.table, self.token, self.port)
        say(writer, {"type": "hello", "seat": 0})
        swallow = asyncio.create_task(self.swallow(reader, writer))
        while not writer.is_closing() and not swallow.done():
            for seat in (1, 0) * 10:
                say(writer, {"type": "look", "seat": seat})
            await asyncio.sleep(1.0)  # twenty a second are allowed
        swallow.cancel()

    async def swallow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read what comes."""
        while True:
            await heard(reader, writer)

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
        kinds = [self.look] * SOCKETS + [self.draw] * PICTURES + [self.begin_and_wait] * HALVES
        await asyncio.gather(*(self.again(kind) for kind in kinds))

    async def again(self, kind: Callable[[], Awaitable[None]]) -> None:
        """Whatever happens, once more."""
        while True:
            with suppress(OSError, EOFError, ConnectionError):
                await kind()
            await asyncio.sleep(0.2)


if __name__ == "__main__":
    allow_many_files()
    asyncio.run(Attack(int(sys.argv[1])).run())
