"""Servers that all tests of a run share: each has tables of its own, so they do not meet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from .clients import World, world
from .serving import Postgres, Server
from .shared import folder_of_run, shared

REAL = {"server", "sqlite_server", "postgres_server", "postgres", "database", "here", "there"}


@pytest.fixture(scope="session")
def run(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run have in common."""
    return folder_of_run(pytestconfig, tmp_path_factory)


@pytest.fixture(scope="session")
def postgres(run: Path) -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    with shared(run, "postgres", "tests.server.serving:postgresql") as postgres:
        yield postgres


@pytest.fixture(scope="session")
def sqlite_server(run: Path) -> Iterator[Server]:
    """A server on SQLite."""
    with shared(run, "sqlite-server", "tests.server.serving:serving", "sqlite:test.db") as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(run: Path, postgres: Postgres) -> Iterator[Server]:
    """A server on PostgreSQL."""
    with shared(run, "postgres-server", "tests.server.serving:serving", postgres.new_base()) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database."""
    name = {"sqlite": "sqlite_server", "postgresql": "postgres_server"}[request.param]
    found: Server = request.getfixturevalue(name)
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'own.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_base()


@pytest.fixture
async def here(server: Server) -> AsyncIterator[World]:
    """People at a server, on each kind of database."""
    async with world(server.address) as made:
        yield made


@pytest.fixture
async def there(sqlite_server: Server) -> AsyncIterator[World]:
    """People at a server on SQLite, for what has nothing to do with the database."""
    async with world(sqlite_server.address) as made:
        yield made


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever needs a server or a database of its own is slow."""
    for item in items:
        if REAL & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
