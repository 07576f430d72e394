"""Changes on their way to the disk: those of many tables go there together, and each is told how it went."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import send
from .moves import COLUMNS, Moves, columns
from .rows import Entry, TableRow
from .schema import entries, members, tables
from .trouble import Engine, Unavailable, is_taken, reported

HOUR = 3600 * 1000
TOUCHED = 20_000  # visitors of whom it is remembered when they were last written down


class Conflict(Exception):
    """Another process was faster: read again."""


@dataclass
class Write:
    """One table's change: its row, its new entries, and the number it had before."""

    row: TableRow
    entries: Sequence[Entry]
    before: int | None  # None: a new table
    written: asyncio.Future[None]

    @property
    def is_usual(self) -> bool:
        """Whether nobody sat down or got up: the row changes, and the journal grows."""
        return self.before is not None and all(entry.kind != "seats" for entry in self.entries)


class Writer:
    """Writes one batch after the other, as long as the store is open."""

    def __init__(self, engine: Engine, moves: Moves, owner: str) -> None:
        self._engine = engine
        self._moves = moves
        self._owner = owner
        self._here: dict[str, int] = {}  # when each visitor was last written down
        self._untold: dict[str, int] = {}  # and who is to be
        self._one = asyncio.Lock()  # write at a time
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._task:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._moves.close()

    def touch(self, visitor: str, now: int) -> None:
        """A visitor was here, which is written down once an hour, with the next moves."""
        if now - self._here.get(visitor, 0) > HOUR:
            if len(self._here) >= TOUCHED:
                self._here.clear()
            self._here[visitor] = self._untold[visitor] = now

    async def tell_touched(self) -> None:
        """Write down who was here, if no move takes it along."""
        if self._untold and self._queue.empty():
            await self._write_usual([])

    async def write(self, row: TableRow, new: Sequence[Entry], before: int | None) -> None:
        """Store a change; when this returns it is on the disk."""
        write = Write(row, new, before, asyncio.get_running_loop().create_future())
        await self._queue.put(write)
        await asyncio.shield(write.written)

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_batch(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write_batch(self, batch: list[Write]) -> None:
        usual = [write for write in batch if write.is_usual]
        if usual:
            await self._write_usual(usual)
        for write in batch:
            if not write.is_usual:
                await self._write_alone(write)

    async def _write_usual(self, batch: list[Write]) -> None:
        touched, self._untold = [(visitor, now, now - HOUR) for visitor, now in self._untold.items()], {}
        try:
            async with self._one:
                done = await self._moves.write(batch, touched)
        except Exception as error:  # whatever it is, those who wait are told, and writing goes on
            await self._blame(batch, error)
            return
        for write in batch:
            settle(write, None if write.row.id in done else Conflict())

    async def _blame(self, batch: list[Write], error: Exception) -> None:
        problem = Conflict() if is_taken(error) else reported(error)
        if isinstance(problem, Unavailable) or len(batch) == 1:
            for write in batch:
                settle(write, problem)
            return
        for write in batch:  # one of them is to blame: each on its own
            await self._write_usual([write])

    async def _write_alone(self, write: Write) -> None:
        try:
            async with self._engine.begin() as connection:
                await self._write_one(connection, write)
        except Exception as error:
            settle(write, Conflict() if is_taken(error) else error)
        else:
            settle(write, None)

    async def _write_one(self, connection: AsyncConnection, write: Write) -> None:
        row = write.row
        values = dict(zip(COLUMNS, columns(write, self._owner), strict=True))
        if write.before is None:
            await connection.execute(insert(tables).values(id=row.id, **values))
        else:
            at_number = update(tables).where(tables.c.id == row.id, tables.c.number == write.before)
            if (await connection.execute(at_number.values(**values))).rowcount != 1:
                raise Conflict
        if write.entries:
            await connection.execute(insert(entries), [entry_values(row.id, entry) for entry in write.entries])
        await self._write_members(connection, row, write)
        if self._engine.dialect.name != "sqlite":
            await send(connection, f"table {self._owner} {row.id}")

    async def _write_members(self, connection: AsyncConnection, row: TableRow, write: Write) -> None:
        await connection.execute(delete(members).where(members.c.table_id == row.id))
        if row.members:
            people = [{"visitor": one, "table_id": row.id} for one in sorted(row.members)]
            await connection.execute(insert(members), people)


def settle(write: Write, error: Exception | None) -> None:
    """Tell who waits for a write how it went."""
    if write.written.cancelled():
        return
    if error:
        write.written.set_exception(error)
    else:
        write.written.set_result(None)


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as the columns of its table."""
    return {"table_id": table_id, **msgspec.structs.asdict(entry)}
