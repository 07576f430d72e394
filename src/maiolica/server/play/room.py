"""A table in memory, who looks at it, and who acts at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter, time

from ..fleet.presence import Present
from ..store.rows import Entry
from .feeds import Feed
from .live import Live

Change = Callable[[Live, int], list[Entry]]  # what is done to a table now, and the entries that tell of it


def time_now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Room:
    """A table in memory, and who looks at it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.feeds: set[Feed] = set()
        self.changed = asyncio.Event()  # replaced after each change
        self.awaited = 0  # how many wait for that
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.used = perf_counter()
        self.told: Present | None = None  # who is connected, if all feeds know it
        self.telling: asyncio.TimerHandle | None = None

    def forget(self) -> None:
        """Nobody needs the table in memory: it is read again when somebody asks, and who waits for news does."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.live = None
        self.changed.set()
        self.changed = asyncio.Event()

    def present(self) -> Present:
        """Who is connected here."""
        people = self.live.row.people if self.live else set()
        seated = [feed.visitor for feed in self.feeds if feed.visitor in people]
        return Present(frozenset(filter(None, seated)), len(self.feeds) - len(seated))
