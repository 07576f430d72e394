"""Changes on their way to the disk: those of many tables go there together, and each is told how it went."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import LEASE, send
from .rows import Entry, TableRow
from .schema import entries, members, tables


class Conflict(Exception):
    """Another process was faster: read again."""


@dataclass
class Write:
    """One table's change: its row, its new entries, and the number it had before."""

    row: TableRow
    entries: Sequence[Entry]
    before: int | None  # None: a new table
    written: asyncio.Future[None]


class Writer:
    """Writes one batch after the other, as long as the store is open."""

    def __init__(self, engine: AsyncEngine, owner: str) -> None:
        self._engine = engine
        self._owner = owner
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
        try:
            async with self._engine.begin() as connection:
                for write in batch:
                    await self._write_one(connection, write)
        except Exception as error:  # whatever it is, those who wait are told, and writing goes on
            if len(batch) == 1:
                problem = Conflict() if isinstance(error, IntegrityError) else error
                settle(batch[0], problem)
                return
            for write in batch:  # one of them is to blame: each on its own
                await self._write_batch([write])
            return
        for write in batch:
            settle(write, None)

    async def _write_one(self, connection: AsyncConnection, write: Write) -> None:
        row = write.row
        now = write.entries[-1].at if write.entries else row.created
        values = {
            "state": row.state,
            "listed": int(row.is_shown),
            "moved": row.moved,
            "number": row.number,
            "due": row.due,
            "owner": self._owner,
            "lease": now + LEASE if row.due is not None and row.due <= now else 0,
            "body": msgspec.json.encode(row).decode(),
        }
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
        if write.before is not None and all(entry.kind != "seats" for entry in write.entries):
            return
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
