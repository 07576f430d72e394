"""A database that is away: nobody is told that something is stored which is not, and all goes on when it returns."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from maiolica.server.logs import seldom
from maiolica.server.store.trouble import is_trouble

from .clients import new_message_id, world
from .serving import Postgres, Twin


@contextmanager
def away(database: str, request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing can be written meanwhile."""
    if database.startswith("sqlite:"):
        with sqlite3.connect(database.removeprefix("sqlite:"), isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")
        other.close()
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = database.rpartition("/")[2]
    postgres.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", "postgres")
    postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'", "postgres")
    yield
    postgres.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true", "postgres")


@pytest.mark.slow
async def test_who_cannot_be_served_is_told_to_try_again_and_a_move_asked_again_counts_once(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Twin(tmp_path, database).start()
    try:
        async with world(server.address) as here:
            ada, bo = await here.person("Ada"), await here.person("Bo")
            table = (await ada.open("azul", "me", "open", options={"first_seat": 1}))["id"]
            await bo.post(f"tables/{table}/join")
            feed = await here.feed(table, ada, 0)
            await feed.until(lambda: feed.moment, "the start")
            before = feed.moment["number"]
            move = {"move": feed.moment["legal"][0]["text"], "seat": 0, "id": new_message_id()}
            with away(database, request):
                answer = await feed.command("play", **move)
                assert (answer["error"], answer["id"]) == ("unsaved", move["id"])
                response = await ada.http.post("visitors", json={"name": "Cy"})
                assert (response.status_code, response.json()["error"]) == (503, "unsaved")
                assert int(response.headers["Retry-After"]) >= 1
                if database.startswith("postgres"):
                    health = await ada.http.get(f"{server.address}/health")
                    assert (health.status_code, health.json()["status"]) == (503, "the database does not answer")
                assert feed.moment["number"] == before  # nobody saw what is not stored
            del feed.answers[move["id"]]
            while (answer := await feed.command("play", **move)).get("error") == "unsaved":
                del feed.answers[move["id"]]
            assert (answer["type"], answer["number"]) == ("done", before + 1)
            await feed.until(lambda: feed.moment["number"] == before + 1, "the move")
            assert (await ada.http.get(f"{server.address}/health")).status_code == 200
            log = server.log.read_text()
            assert log.count("the database does not answer") == 1
            assert "Traceback" not in log
    finally:
        server.close()


def test_a_connection_that_is_being_ended_is_trouble_with_the_database_and_something_that_is_there_twice_is_not() -> (
    None
):
    assert is_trouble(asyncpg.InternalClientError("cannot switch to state 11; another operation (2) is in progress"))
    assert is_trouble(asyncpg.AdminShutdownError("terminating connection"))
    assert not is_trouble(asyncpg.UniqueViolationError("there already"))
    assert not is_trouble(TypeError("our own mistake"))


def test_what_goes_wrong_again_and_again_is_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(100):
        seldom("something that only this test says", OSError("no room\nand more"))
    assert [record.message for record in caplog.records] == ["something that only this test says"]
    assert caplog.records[0].reason == "OSError: no room"  # type: ignore[attr-defined]
