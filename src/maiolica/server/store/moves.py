"""A group of moves on its way to the disk in one round trip, by plain SQL: the only writing that happens all the time.

What is rarer (new tables, other people at them) is written by ``writer.py`` with the statements of the schema.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from .database import CHANNEL, LEASE, durable, file_of
from .rows import Entry, TableRow

COLUMNS = ("state", "listed", "moved", "number", "due", "owner", "lease", "body")
UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in COLUMNS)} WHERE id = ? AND number = ?"
INSERT = "INSERT INTO entries (table_id, number, at, kind, seat, text, message) VALUES (?, ?, ?, ?, ?, ?, ?)"
TOUCH = "UPDATE visitors SET seen = ? WHERE id = ? AND seen < ?"
# Rows that are at their number are changed, get their entries and are told of; the answer says which.
IN_ONE = f"""
WITH new AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::int[], $6::bigint[], $7::text[],
    $8::bigint[], $9::text[], $10::int[]) AS one (id, {", ".join(COLUMNS)}, before)
), changed AS (
  UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in COLUMNS)}
  FROM new WHERE tables.id = new.id AND tables.number = new.before RETURNING tables.id
), noted AS (
  INSERT INTO entries (table_id, number, at, kind, seat, text, message)
  SELECT one.* FROM unnest($11::text[], $12::int[], $13::bigint[], $14::text[], $15::int[], $16::text[], $17::text[])
    AS one (table_id, number, at, kind, seat, text, message) JOIN changed ON changed.id = one.table_id
)
SELECT id, pg_notify('{CHANNEL}', 'table ' || $18 || ' ' || id) FROM changed"""
Touched = Sequence[tuple[str, int, int]]  # a visitor, when they were here, and before when it would be news


class Writing(Protocol):
    """What is written of a table: its row, its new entries, and the number that it had before."""

    row: TableRow
    entries: Sequence[Entry]
    before: int | None


class Moves(Protocol):
    """Writes changes of many tables together."""

    async def write(self, changes: Sequence[Writing], touched: Touched) -> set[str]:
        """Store what is at its number; the ids of these tables. When this returns it is on the disk."""

    async def close(self) -> None:
        """Let go."""


def moves_to(address: str, owner: str) -> Moves:
    """The way to this database."""
    return PostgresMoves(address, owner) if address.startswith("postgres") else SqliteMoves(address, owner)


def columns(change: Writing, owner: str) -> tuple[Any, ...]:
    """A row as the columns of its table."""
    row = change.row
    now = change.entries[-1].at if change.entries else row.created
    lease = now + LEASE if row.due is not None and row.due <= now else 0
    body = msgspec.json.encode(row).decode()
    return (row.state, int(row.is_shown), row.moved, row.number, row.due, owner, lease, body)


def note(table_id: str, entry: Entry) -> tuple[Any, ...]:
    """An entry as the columns of its table."""
    return (table_id, entry.number, entry.at, entry.kind, entry.seat, entry.text, entry.message)


class SqliteMoves:
    """SQLite in a thread of its own: the loop never waits for the disk."""

    def __init__(self, address: str, owner: str) -> None:
        self._file = file_of(address)
        self._owner = owner
        self._thread = ThreadPoolExecutor(1, "maiolica-store")
        self._connection: sqlite3.Connection | None = None

    async def write(self, changes: Sequence[Writing], touched: Touched) -> set[str]:
        """Store what is at its number."""
        rows = [(change, columns(change, self._owner)) for change in changes]
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows, touched)

    def _write(self, rows: Sequence[tuple[Writing, tuple[Any, ...]]], touched: Touched) -> set[str]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            durable(self._connection, None)
        cursor, written = self._connection.cursor(), set()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            for change, values in rows:
                if cursor.execute(UPDATE, (*values, change.row.id, change.before)).rowcount == 1:
                    cursor.executemany(INSERT, [note(change.row.id, entry) for entry in change.entries])
                    written.add(change.row.id)
            cursor.executemany(TOUCH, [(now, visitor, before) for visitor, now, before in touched])
            cursor.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # a full disk may have rolled it back already
                cursor.execute("ROLLBACK")
            raise
        return written

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection:
            self._connection.close()


class PostgresMoves:
    """PostgreSQL on a connection of its own, which is made again after a loss."""

    def __init__(self, address: str, owner: str) -> None:
        self._address = address
        self._owner = owner
        self._connection: Any = None

    async def write(self, changes: Sequence[Writing], touched: Touched) -> set[str]:
        """Store what is at its number."""
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, timeout=5, command_timeout=10)
        rows = [(change.row.id, *columns(change, self._owner), change.before) for change in changes]
        notes = [note(change.row.id, entry) for change in changes for entry in change.entries]
        told: list[Any] = []
        try:
            if rows:
                told = await self._connection.fetch(IN_ONE, *across(rows, 10), *across(notes, 7), self._owner)
            if touched:
                of_postgres = "UPDATE visitors SET seen = $2 WHERE id = $1 AND seen < $3"
                await self._connection.executemany(of_postgres, list(touched))
        except asyncpg.PostgresError:
            raise
        except BaseException:  # nobody knows what this connection has done: the next write has another
            self._connection.terminate()
            self._connection = None
            raise
        return {str(one["id"]) for one in told}

    async def close(self) -> None:
        """Let go of the connection."""
        if self._connection:
            with suppress(Exception):
                await self._connection.close(timeout=1)


def across(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as columns."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
