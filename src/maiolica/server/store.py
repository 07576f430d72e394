"""What is kept: SQLite by default, PostgreSQL by its address. What was written is there after any crash."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..core.game.errors import MaiolicaError
from .damage import Damage
from .problems import Refused
from .rows import Entry, Row
from .schema import entries, members, service, tables, tokens, visitors

LEASE = 10_000  # milliseconds that a process may be silent before another acts for it
SILENCE = 3_000  # milliseconds without a sign of any process: then there was no server
CHANNEL = "maiolica"
HOUR = 3600 * 1000
LATEST = 30  # finished games in a visitor's list
MIGRATIONS = Path(__file__).with_name("migrations")


class Conflict(Exception):
    """Another process was faster: read again."""


@dataclass
class Write:
    """One table's change: its row, its new entries, and the number it had before."""

    row: Row
    entries: Sequence[Entry]
    before: int | None  # None: a new table
    done: asyncio.Future[None]


class Store:
    """Reads and writes; changes of many tables go to the disk together."""

    def __init__(self, address: str, owner: str) -> None:
        self.engine = connect(address)
        self.owner = owner
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.damage = Damage()
        self.up = 0  # since when there has been a server without a pause
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self, now: int) -> None:
        """Bring the database to the present form, and start writing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
            self.up = await self._rise(connection, now)
            if self.is_sqlite:  # no other process can be alive
                await connection.execute(update(tables).values(lease=0))
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._writer:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def _rise(self, connection: AsyncConnection, now: int) -> int:
        """Since when there has been a server: from now on, unless another process is alive."""
        up, beat = (await connection.execute(select(service.c.up, service.c.beat))).one()
        if self.is_sqlite or beat < now - SILENCE:
            up = now
        await connection.execute(update(service).values(up=up, beat=now))
        return int(up)

    async def beat(self, now: int) -> None:
        """This process is alive."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await connection.execute(update(service).values(beat=now))
                await send(connection, f"alive {self.owner} -")

    # Visitors -------------------------------------------------------------------------------------

    async def add_visitor(self, visitor: str, name: str, token: str, now: int) -> None:
        """A new visitor with the hash of the first device's token."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(visitors).values(id=visitor, name=name, created=now, seen=now))
            await connection.execute(insert(tokens).values(hash=token, visitor=visitor, kind="device", created=now))

    async def visitor_of(self, token: str, kind: str = "device") -> tuple[str, str] | None:
        """The id and name of the visitor whose token has this hash."""
        query = (
            select(visitors.c.id, visitors.c.name)
            .join(tokens, tokens.c.visitor == visitors.c.id)
            .where(tokens.c.hash == token, tokens.c.kind == kind)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return (found[0], found[1]) if found else None

    async def rename(self, visitor: str, name: str) -> None:
        """A visitor has another name from now on."""
        async with self.engine.begin() as connection:
            await connection.execute(update(visitors).where(visitors.c.id == visitor).values(name=name))

    async def touch(self, visitor: str, now: int) -> None:
        """A visitor was here; to the hour is enough."""
        async with self.engine.begin() as connection:
            one = update(visitors).where(visitors.c.id == visitor, visitors.c.seen < now - HOUR)
            await connection.execute(one.values(seen=now))

    async def set_recovery(self, visitor: str, token: str, now: int) -> None:
        """This token, and no earlier one, brings the visitor to another device."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(tokens).where(tokens.c.visitor == visitor, tokens.c.kind == "recovery"))
            await connection.execute(insert(tokens).values(hash=token, visitor=visitor, kind="recovery", created=now))

    async def use_recovery(self, recovery: str, device: str, now: int) -> tuple[str, str] | None:
        """Exchange a recovery token, once, for the token of a device."""
        found = await self.visitor_of(recovery, "recovery")
        if not found:
            return None
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(tokens).where(tokens.c.hash == recovery))
            if gone.rowcount != 1:
                return None
            await connection.execute(insert(tokens).values(hash=device, visitor=found[0], kind="device", created=now))
        return found

    async def known_tokens(self, hashes: set[str]) -> set[str]:
        """Those of these hashes that belong to a visitor's device."""
        query = select(tokens.c.hash).where(tokens.c.hash.in_(hashes), tokens.c.kind == "device")
        async with self.engine.connect() as connection:
            return set(await connection.scalars(query))

    async def forget_token(self, token: str) -> None:
        """This token opens nothing any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == token))

    # Tables ---------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Row | None:
        """A table's row; one that cannot be read is refused."""
        async with self.engine.connect() as connection:
            body = await connection.scalar(select(tables.c.body).where(tables.c.id == table_id))
        return None if body is None else self._row(table_id, body)

    def _row(self, table_id: str, body: str) -> Row:
        try:
            row = msgspec.json.decode(body, type=Row)
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

    async def whole(self, table_id: str, after: int = 0) -> tuple[Row, list[Entry]] | None:
        """A table's row with its journal after a number; nothing if it is forgotten while it is being read."""
        row = await self.table(table_id)
        if row is None:
            return None
        found = await self.entries(table_id, after, row.number)
        if len(found) < row.number - after and await self.table(table_id) is None:
            return None
        return row, found

    async def tables_of(self, visitor: str) -> list[Row]:
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

    async def listed(self, state: str) -> list[Row]:
        """The tables that everybody may find in the lists, the latest first."""
        query = select(tables.c.id, tables.c.body).where(tables.c.listed == 1, tables.c.state == state)
        return await self._rows(query.order_by(tables.c.moved.desc()).limit(LATEST))

    async def _rows(self, query: Any) -> list[Row]:
        """The rows that can be read: a damaged one does not take the others with it."""
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
        rows: list[Row] = []
        for table_id, body in found:
            with suppress(Refused):
                rows.append(self._row(table_id, body))
        return rows

    async def claim_due(self, now: int, most: int = 50) -> list[str]:
        """The tables where something is due and no living process sees to it; they are this one's now."""
        free = (tables.c.state == "playing", tables.c.due <= now, tables.c.lease < now)
        async with self.engine.begin() as connection:
            found = list(await connection.scalars(select(tables.c.id).where(*free).order_by(tables.c.due).limit(most)))
            claimed = []
            for table_id in found:
                claim = update(tables).where(tables.c.id == table_id, *free)
                done = await connection.execute(claim.values(owner=self.owner, lease=now + LEASE))
                claimed += [table_id] * done.rowcount
        return claimed

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

    async def write(self, row: Row, new: Sequence[Entry], before: int | None) -> None:
        """Store a change; when this returns it is on the disk."""
        write = Write(row, new, before, asyncio.get_running_loop().create_future())
        await self._queue.put(write)
        await asyncio.shield(write.done)

    async def notify(self, payloads: Iterable[str]) -> None:
        """Tell the other processes."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                for payload in payloads:
                    await send(connection, payload)

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
            async with self.engine.begin() as connection:
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
            "owner": self.owner,
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
        if not self.is_sqlite:
            await send(connection, f"table {self.owner} {row.id}")

    async def _write_members(self, connection: AsyncConnection, row: Row, write: Write) -> None:
        if write.before is not None and all(entry.kind != "seats" for entry in write.entries):
            return
        await connection.execute(delete(members).where(members.c.table_id == row.id))
        if row.members:
            people = [{"visitor": one, "table_id": row.id} for one in sorted(row.members)]
            await connection.execute(insert(members), people)


def settle(write: Write, error: Exception | None) -> None:
    """Tell who waits for a write how it went."""
    if write.done.cancelled():
        return
    if error:
        write.done.set_exception(error)
    else:
        write.done.set_result(None)


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as the columns of its table."""
    return {"table_id": table_id, **msgspec.structs.asdict(entry)}


async def send(connection: AsyncConnection, payload: str) -> None:
    """Notify all processes when the transaction is done."""
    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def connect(address: str) -> AsyncEngine:
    """An engine for ``sqlite:FILE`` or ``postgresql://…``."""
    if address.startswith(("postgresql://", "postgres://")):
        _, _, rest = address.partition("://")
        return create_async_engine(f"postgresql+asyncpg://{rest}", pool_size=5, max_overflow=5, pool_pre_ping=True)
    if not address.startswith("sqlite:"):
        raise MaiolicaError(f"database {address[:20]!r}: write sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME")
    file = address.removeprefix("sqlite:").removeprefix("///")
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    event.listen(engine.sync_engine, "connect", durable)
    return engine


def durable(connection: Any, record: Any) -> None:
    """SQLite as we want it: readers never wait, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Take every step that this database has not taken yet; of several processes only one does it at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(5211)"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
