"""Who is connected: each process tells the others about its own, and is forgotten when it falls silent.

A process says what changed at a table, everything when it is asked, and once a second that it is alive. Nothing is
stored: a process that begins to listen, or lost its connection for a while, asks all others anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import NamedTuple

from ..logs import seldom

SILENT = 10.0  # seconds after which nobody is connected at a process that says nothing
PAUSE = 1.0  # seconds until it is tried again
Tell = Callable[[list[str]], Awaitable[None]]


class Present(NamedTuple):
    """Who is connected to a table at one process."""

    people: frozenset[str] = frozenset()  # visitors who have a seat
    watchers: int = 0  # connections that look on without a seat


NOBODY = Present()


class Presence:
    """Who is connected to each table, here and at other processes."""

    def __init__(self, owner: str, tell: Tell, now: Callable[[], float] = monotonic) -> None:
        self.owner = owner
        self._tell = tell
        self._now = now
        self._here: dict[str, Present] = {}
        self._there: dict[str, dict[str, Present]] = {}  # by process and table
        self._heard: dict[str, float] = {}  # when each process last said something
        self._untold: set[str] = set()  # tables of which the others do not know the latest
        self._wake = asyncio.Event()

    def at(self, table_id: str) -> Present:
        """All who are connected to a table."""
        everywhere = [self._here.get(table_id, NOBODY), *(one.get(table_id, NOBODY) for one in self._there.values())]
        people = frozenset().union(*(present.people for present in everywhere))
        return Present(people, sum(present.watchers for present in everywhere))

    def set_here(self, table_id: str, present: Present) -> None:
        """Who is connected to a table at this process; the others will be told."""
        if present != self._here.get(table_id, NOBODY):
            put(self._here, table_id, present)
            self._untold.add(table_id)
            self._wake.set()

    async def tell_all(self) -> None:
        """Tell the others whatever changes, as long as the server runs."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            untold, self._untold = self._untold, set()
            try:
                await self._tell([self._notice(table_id) for table_id in untold])
            except Exception as error:
                seldom("who is connected could not be told; it is tried again", error)
                self._untold |= untold
                self._wake.set()
                await asyncio.sleep(PAUSE)

    def _notice(self, table_id: str) -> str:
        present = self._here.get(table_id, NOBODY)
        return f"present {self.owner} {table_id} {present.watchers} {','.join(sorted(present.people))}"

    # What others say ------------------------------------------------------------------------------

    def asked(self) -> None:
        """A process wants to know everything."""
        self._untold |= set(self._here)
        self._wake.set()

    def heard(self, owner: str) -> bool:
        """A process is alive; whether it was not known to be."""
        is_new = owner not in self._heard
        self._heard[owner] = self._now()
        return is_new

    def set_there(self, owner: str, table_id: str, watchers: str, people: str) -> None:
        """Another process says who is connected there."""
        present = Present(frozenset(filter(None, people.split(","))), int(watchers))
        put(self._there.setdefault(owner, {}), table_id, present)

    def gone(self, owner: str) -> Iterable[str]:
        """A process is forgotten; the tables to which somebody was connected there."""
        self._heard.pop(owner, None)
        return self._there.pop(owner, {})

    def silent(self) -> Iterable[str]:
        """The tables to which somebody was connected at processes that have not been heard of for long."""
        late = [owner for owner, when in self._heard.items() if when < self._now() - SILENT]
        return [table_id for owner in late for table_id in self.gone(owner)]

    def start_over(self) -> Iterable[str]:
        """Notices may have been missed: all processes are forgotten, and have to be asked."""
        return [table_id for owner in list(self._heard) for table_id in self.gone(owner)]


def put(presents: dict[str, Present], table_id: str, present: Present) -> None:
    """Keep only tables to which somebody is connected."""
    if present == NOBODY:
        presents.pop(table_id, None)
    else:
        presents[table_id] = present
