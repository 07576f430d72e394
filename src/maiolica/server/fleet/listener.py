"""What other processes say through PostgreSQL's LISTEN; a single process on SQLite hears nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ..logs import seldom
from ..problems import Refused
from ..store.database import CHANNEL, PATIENCE

log = logging.getLogger("maiolica")
LOST = "lost"
SILENCE = 15.0  # seconds; our own sign of life comes back every second, so a silent connection is a dead one
Hear = Callable[[str], Awaitable[None]]


class Listener:
    """Listens as long as the server runs; after a lost connection it says so with an empty payload."""

    def __init__(self, database: str, hear: Hear) -> None:
        self.database = database
        self.hear = hear
        self._task: asyncio.Task[None] | None = None

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
                connection = await asyncpg.connect(self.database, timeout=PATIENCE)
                heard: asyncio.Queue[str] = asyncio.Queue()  # of this connection alone
                try:
                    await connection.add_listener(CHANNEL, noted(heard))
                    connection.add_termination_listener(noted(heard, LOST))
                    ready.set()
                    await self.hear("")
                    await self._work(heard)
                finally:
                    with suppress(Exception):
                        await connection.close(timeout=1)
            except Exception as error:  # whatever it was: who does not listen knows nothing
                seldom("the connection for notices was lost; it is made again", error)
            ready.set()
            await asyncio.sleep(0.5)

    async def _work(self, heard: asyncio.Queue[str]) -> None:
        while True:
            async with asyncio.timeout(SILENCE):
                payload = await heard.get()
            if payload == LOST:
                return
            try:
                await self.hear(payload)
            except Refused as refused:
                seldom("a notice could not be followed", refused)
            except Exception:
                log.exception("a notice could not be followed")


def noted(heard: asyncio.Queue[str], always: str | None = None) -> Callable[..., None]:
    """Puts what a connection says last, the payload of a notice, in line; or always the same."""
    return lambda *said: heard.put_nowait(always or said[-1])
