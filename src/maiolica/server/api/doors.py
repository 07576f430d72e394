"""Several processes behind one port: the sockets of a table are handed to the process whose table it is.

The system deals connections out as it likes, and a table that people look at in two processes is read and drawn twice.
So every process has a door, a socket in a folder that only they know, and each table is behind one of them, by its id.
Nothing depends on that: where there is no door, or nobody behind it, a connection stays where it came in.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol
from zlib import crc32

import uvicorn
from uvicorn.server import ServerState

FOLDER = "MAIOLICA_DOORS"  # where the environment says which folder that is
TABLE = re.compile(r"/api/tables/([a-z0-9]+)/live")
LARGEST = 16 * 1024  # bytes of a request that are handed on
CLOSING = 1.0  # seconds in which handed connections say goodbye


class Transport(Protocol):
    """A connection of the loop."""

    def get_extra_info(self, name: str) -> Any:
        """Something about it."""

    def abort(self) -> None:
        """Let go of it."""


class Doors:
    """The doors of all processes behind one port; one of them is ours."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder = folder
        self.count = count
        self.mine: int | None = None
        self._lock: Any = None
        self._door: socket.socket | None = None
        self._config: uvicorn.Config | None = None
        self._state = ServerState()

    @classmethod
    def found(cls, count: int) -> Doors | None:
        """Those that the environment tells of."""
        folder = os.environ.get(FOLDER)
        return cls(Path(folder), count) if folder and count > 1 and hasattr(socket, "send_fds") else None

    def open(self, config: uvicorn.Config) -> None:
        """Take a door that nobody has, and wait for connections to be handed in."""
        self._config = config
        config.load()
        for i in range(self.count):
            if self._is_free(i):
                self.mine = i
                break
        if self.mine is None:
            return
        path = self._path(self.mine)
        path.unlink(missing_ok=True)  # of a process that is gone
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._door.bind(str(path))
        self._door.listen(1024)
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._answer)

    def _is_free(self, door: int) -> bool:
        import fcntl  # not on Windows, where there are no doors

        lock = (self.folder / f"{door}.lock").open("a")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return False
        self._lock = lock  # held as long as this process serves
        return True

    def _path(self, door: int) -> Path:
        return self.folder / f"{door}.door"

    # Handing over ---------------------------------------------------------------------------------

    def door_of(self, path: str) -> int | None:
        """Behind which door the table of a socket is."""
        found = TABLE.fullmatch(path)
        return crc32(found[1].encode()) % self.count if found else None

    def hand_over(self, path: str, transport: Transport, request: bytes) -> bool:
        """Give a connection, with what was read of it, to the process whose table it asks for; whether it is gone."""
        door = self.door_of(path)
        if door is None or door == self.mine or len(request) > LARGEST:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as there:
                there.setblocking(False)  # a process that has no time for it does not keep us waiting
                there.connect(str(self._path(door)))
                socket.send_fds(there, [request], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False
        transport.abort()  # here; it lives on there
        return True

    # Taking in ------------------------------------------------------------------------------------

    def _answer(self) -> None:
        assert self._door
        with suppress(BlockingIOError):
            while True:
                handed, _ = self._door.accept()
                handed.setblocking(False)
                asyncio.get_running_loop().add_reader(handed, self._take, handed)

    def _take(self, handed: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(handed)
        with handed:
            request, files, *_ = socket.recv_fds(handed, LARGEST, 1)
        for file in files:
            connection = socket.socket(fileno=file)
            connection.setblocking(False)
            task = loop.create_task(self._serve(connection, request))
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        config = self._config
        assert config
        with suppress(OSError):  # who asked may be gone by now
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
                lambda: config.http_protocol_class(config=config, server_state=self._state, app_state={}),  # type: ignore[call-arg]
                connection,
            )
            protocol.data_received(request)

    def leave(self) -> None:
        """Nobody is let in any more, and who came by this door is told to come back elsewhere."""
        if self._door:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None
        for connection in list(self._state.connections):
            connection.shutdown()

    async def close(self) -> None:
        """Wait until those who came by this door have gone."""
        self.leave()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                while self._state.connections:
                    await asyncio.sleep(0.02)
        if self._lock:
            self._lock.close()
