"""What is kept: SQLite by default, PostgreSQL by its address. What was written is there after any crash."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..problems import Refused
from .damage import Damage
from .database import LEASE, connect, migrate, send
from .moves import moves_to
from .reviews import StoredReviews
from .rows import Entry, TableRow
from .schema import entries, members, service, tables, visitors
from .trouble import Engine
from .visitors import StoredVisitors
from .writer import Writer

SILENCE = 3_000  # milliseconds without a sign of any process: then there was no server
LATEST = 30  # finished games in a visitor's list
row_reader = msgspec.json.Decoder(TableRow)


class Store:
    """Reads and writes; changes of many tables go to the disk together."""

    def __init__(self, address: str, owner: str) -> None:
        self.engine = Engine(connect(address))
        self.owner = owner
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.damage = Damage()
        self.up = 0  # since when there has been a server without a pause
        self._writer = Writer(self.engine, moves_to(address, owner), owner)
        self.touch = self._writer.touch
        self.visitors = StoredVisitors(self.engine)
        self.reviews = StoredReviews(self.engine)

    async def open(self, now: int) -> None:
        """Bring the database to the present form, and start writing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
            self.up = await self._rise(connection, now)
            if self.is_sqlite:  # no other process can be alive
                await connection.execute(update(tables).values(lease=0))
        self._writer.open()

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        await self._writer.close()
        await self.engine.dispose()

    async def _rise(self, connection: AsyncConnection, now: int) -> int:
        """Since when there has been a server: from now on, unless another process is alive."""
        up, beat = (await connection.execute(select(service.c.up, service.c.beat))).one()
        if self.is_sqlite or beat < now - SILENCE:
            up = now
        await connection.execute(update(service).values(up=up, beat=now))
        return int(up)

    async def beat(self, now: int) -> None:
        """This process is alive; who was here is written down."""
        await self._writer.tell_touched()
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await connection.execute(update(service).values(beat=now))
                await send(connection, f"alive {self.owner} -")

    # Tables ---------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        """A table's row; one that cannot be read is refused."""
        async with self.engine.connect() as connection:
            body = await connection.scalar(select(tables.c.body).where(tables.c.id == table_id))
        return None if body is None else self._row(table_id, body)

    def _row(self, table_id: str, body: str) -> TableRow:
        try:
            row = row_reader.decode(body)
        except (msgspec.DecodeError, TypeError, RecursionError) as error:
            raise self.damage.report(table_id, f"its row cannot be read: {error}") from None
        if row.id != table_id:
            raise self.damage.report(table_id, f"its row is that of table {row.id[:20]!r}")
        return row

    async def entries(self, table_id: str, after: int, until: int) -> list[Entry]:
        """A part of a table's journal; its row may be older than the last entry."""
        columns = (entries.c.number, entries.c.at, entries.c.kind, entries.c.seat, entries.c.text, entries.c.message)
        part = (entries.c.number > after, entries.c.number <= until)
        query = select(*columns).where(entries.c.table_id == table_id, *part)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query.order_by(entries.c.number))]

    async def whole(self, table_id: str, after: int = 0) -> tuple[TableRow, list[Entry]] | None:
        """A table's row with its journal after a number; nothing if it is forgotten while it is being read."""
        row = await self.table(table_id)
        if row is None:
            return None
        found = await self.entries(table_id, after, row.number)
        if len(found) < row.number - after and await self.table(table_id) is None:
            return None
        return row, found

    async def tables_of(self, visitor: str) -> list[TableRow]:
        """A visitor's tables: all that are not over, and the latest that are."""
        query = (
            select(tables.c.id, tables.c.body)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.visitor == visitor)
            .order_by((tables.c.state == "over"), tables.c.moved.desc())
            .limit(200)
        )
        found = await self._rows(query)
        running = [row for row in found if row.state != "over"]
        return running + [row for row in found if row.state == "over"][:LATEST]

    async def listed(self, state: str) -> list[TableRow]:
        """The tables that everybody may find in the lists, the latest first."""
        query = select(tables.c.id, tables.c.body).where(tables.c.listed == 1, tables.c.state == state)
        return await self._rows(query.order_by(tables.c.moved.desc()).limit(LATEST))

    async def _rows(self, query: Any) -> list[TableRow]:
        """The rows that can be read: a damaged one does not take the others with it."""
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
        rows: list[TableRow] = []
        for table_id, body in found:
            with suppress(Refused):
                rows.append(self._row(table_id, body))
        return rows

    async def claim_due(self, now: int, most: int = 1000) -> list[str]:
        """The tables where something is due and no living process sees to it; they are this one's now."""
        free = (tables.c.state == "playing", tables.c.due <= now, tables.c.lease < now)
        some = select(tables.c.id).where(*free).order_by(tables.c.due).limit(most).with_for_update(skip_locked=True)
        claim = update(tables).where(tables.c.id.in_(some), *free).values(owner=self.owner, lease=now + LEASE)
        async with self.engine.begin() as connection:
            return list(await connection.scalars(claim.returning(tables.c.id)))

    async def renew(self, table_ids: Iterable[str], now: int) -> None:
        """This process is alive, and still sees to these tables."""
        wanted = list(table_ids)
        if wanted:
            async with self.engine.begin() as connection:
                mine = update(tables).where(tables.c.id.in_(wanted), tables.c.owner == self.owner)
                await connection.execute(mine.values(lease=now + LEASE))

    async def forget(self, table_id: str) -> None:
        """Delete a table."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def forget_old(self, before: int) -> int:
        """Delete what nobody has touched since: tables, then visitors who sit at none."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(tables).where(tables.c.moved < before))
            somewhere = select(members.c.visitor)
            await connection.execute(delete(visitors).where(visitors.c.seen < before, visitors.c.id.not_in(somewhere)))
        return gone.rowcount

    async def count(self) -> dict[str, int]:
        """How many tables there are in each state."""
        async with self.engine.connect() as connection:
            query = select(tables.c.state, func.count()).group_by(tables.c.state)
            return {str(found[0]): int(found[1]) for found in await connection.execute(query)}

    # Writing --------------------------------------------------------------------------------------

    async def write(self, row: TableRow, new: Sequence[Entry], before: int | None) -> None:
        """Store a change; when this returns it is on the disk."""
        await self._writer.write(row, new, before)

    async def notify(self, payloads: Iterable[str]) -> None:
        """Tell the other processes."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await send(connection, *payloads)
