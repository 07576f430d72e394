"""What other processes say through PostgreSQL's LISTEN; a single process on SQLite hears nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from .store import CHANNEL

log = logging.getLogger("maiolica")
Hear = Callable[[str], Awaitable[None]]


class Notices:
    """Listens as long as the server runs; after a lost connection it says so with an empty payload."""

    def __init__(self, database: str, hear: Hear) -> None:
        self.database = database
        self.hear = hear
        self._task: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def open(self) -> None:
        """Begin to listen, if there is anything to hear."""
        if self.database.startswith("postgres"):
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def close(self) -> None:
        """Listen no longer."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self.database)
                try:
                    await connection.add_listener(CHANNEL, self._note)
                    connection.add_termination_listener(lambda _: self._heard.put_nowait("lost"))
                    ready.set()
                    await self.hear("")
                    await self._work()
                finally:
                    with suppress(Exception):
                        await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.exception("the connection for notices was lost; it is made again")
            ready.set()
            await asyncio.sleep(0.5)

    async def _work(self) -> None:
        while (payload := await self._heard.get()) != "lost":
            try:
                await self.hear(payload)
            except Exception:
                log.exception("a notice could not be followed")

    def _note(self, connection: Any, process: int, channel: str, payload: str) -> None:
        self._heard.put_nowait(payload)
