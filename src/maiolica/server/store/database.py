"""The connection to a database: SQLite by default, PostgreSQL by its address; and the steps to its present form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...core.game.errors import MaiolicaError

CHANNEL = "maiolica"
# A lease says which process lets bots think and clocks run out at a table, and until when (tables.owner, tables.lease).
# It is taken by an UPDATE that only succeeds on a table whose lease has run out, so no two processes take the same one;
# whoever changes a table takes it over in the same transaction, and it is renewed twice a second while a bot thinks.
# Two processes that act at once, because one of them was silent for too long, do no harm: only one of their changes has
# the number that follows the last one, and the other is dropped.
LEASE = 2_500  # milliseconds that a process may be silent before another acts for it
PATIENCE = 5  # seconds to wait for a connection
MIGRATIONS = Path(__file__).with_name("migrations")


async def send(connection: AsyncConnection, *payloads: str) -> None:
    """Notify all processes when the transaction is done."""
    told = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:payloads AS text[])) AS one")
    await connection.execute(told, {"channel": CHANNEL, "payloads": list(payloads)})


def connect(address: str) -> AsyncEngine:
    """An engine for ``sqlite:FILE`` or ``postgresql://…``."""
    if address.startswith(("postgresql://", "postgres://")):
        _, _, rest = address.partition("://")
        patience = {"timeout": PATIENCE, "command_timeout": 2 * PATIENCE}
        return create_async_engine(
            f"postgresql+asyncpg://{rest}",
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args=patience,
        )
    if not address.startswith("sqlite:"):
        raise MaiolicaError(f"database {address[:20]!r}: write sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME")
    engine = create_async_engine(f"sqlite+aiosqlite:///{file_of(address)}")
    event.listen(engine.sync_engine, "connect", durable)
    return engine


def file_of(address: str) -> str:
    """The file of a SQLite database."""
    return address.removeprefix("sqlite:").removeprefix("///")


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
