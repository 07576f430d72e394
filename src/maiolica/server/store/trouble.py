"""A database that does not answer: whoever asks is told to try again, and operators read of it once a minute."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..logs import seldom
from ..problems import Refused

AFTER = 2  # seconds until it is worth asking again
TEXT = "the server cannot save right now; try again"


class Unavailable(Refused):
    """Nothing can be read or written now."""

    def __init__(self) -> None:
        super().__init__("unsaved", TEXT, after=AFTER)


def is_trouble(error: BaseException) -> bool:
    """Whether the database itself is away, full or locked, rather than something wrong with what was asked of it."""
    from asyncpg import DeadlockDetectedError, InterfaceError, InternalClientError, PostgresError

    if is_taken(error) or isinstance(error, DeadlockDetectedError):
        return False
    ours = (DBAPIError, NoConnection, OSError, TimeoutError, sqlite3.Error)
    # the last one comes of a connection that the database is about to end
    return isinstance(error, (*ours, PostgresError, InterfaceError, InternalClientError))


def is_taken(error: BaseException) -> bool:
    """Whether something is there already that may be there only once."""
    from asyncpg import IntegrityConstraintViolationError

    return isinstance(error, IntegrityError | sqlite3.IntegrityError | IntegrityConstraintViolationError)


def reported(error: Exception) -> Exception:
    """What is said of an error; trouble with the database is written down, but not again and again."""
    if not is_trouble(error):
        return error
    seldom("the database does not answer; who asks is told to try again", error)
    return Unavailable()


class Engine:
    """Connections to a database; what fails because of it is refused with the word to try again."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.dialect = engine.dialect
        is_sqlite = self.dialect.name == "sqlite"  # elsewhere the beginning and the end of a transaction are two trips
        self._reading = engine if is_sqlite else engine.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with, one question at a time."""
        try:
            async with self._reading.connect() as connection:
                yield connection
        except Exception as error:
            raise reported(error) from None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except Exception as error:
            raise reported(error) from None

    async def dispose(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()
