"""What is kept: migrations, retention, and the same answers from both kinds of database."""

from __future__ import annotations

import random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from maiolica import games
from maiolica.server.play.live import Live
from maiolica.server.play.room import time_now
from maiolica.server.store.database import connect, migrate
from maiolica.server.store.rows import Entry, TableRow
from maiolica.server.store.schema import metadata, service, tables, tokens, visitors
from maiolica.server.store.store import Store
from maiolica.server.store.writer import Conflict

from .lives import ADA, START, again, opened_hub, random_decision, seated, step


def kept(live: Live) -> str:
    """The log without what is known only at the end."""
    return live.begun.text()


# Migrations -------------------------------------------------------------------------------------------


async def test_the_migrations_make_exactly_the_tables_that_the_server_uses(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        migrate(connection)
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = connect(database)
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(differences) == []  # a second start changes nothing
        assert (await connection.execute(select(service))).all() == [(1, 0, 0)]
    await engine.dispose()


# Reading and writing ----------------------------------------------------------------------------------


async def opened_store(database: str, owner: str = "me") -> Store:
    store = Store(database, owner)
    await store.open(time_now())
    return store


@pytest.mark.needs("five211")
async def test_what_was_written_is_read_and_an_old_write_is_refused(database: str) -> None:
    store = await opened_store(database)
    live, chance = seated("five211"), random.Random(1)
    await store.write(live.row, live.entries, None)
    for _ in range(10):
        before, known = live.row.number, len(live.entries)
        step(live, chance)
        await store.write(live.row, live.entries[known:], before)
    row = await store.table(live.row.id)
    assert row == live.row
    journal = await store.entries(live.row.id, 0, row.number)
    assert journal == live.entries
    assert kept(Live.load(row, journal, 0)) == kept(live)
    assert await store.entries(live.row.id, 5, 7) == live.entries[5:7]
    with pytest.raises(Conflict):
        await store.write(live.row, [], live.row.number - 1)
    with pytest.raises(Conflict):
        await store.write(live.row, live.entries[-1:], live.row.number)
    assert await store.table("nothing") is None
    await store.close()


async def test_a_table_that_is_forgotten_while_it_is_read_is_not_damaged(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, live = await opened_store(database), seated("azul")
    await store.write(live.row, live.entries, None)
    assert await store.whole(live.row.id) == (live.row, live.entries)
    assert await store.whole(live.row.id, live.row.number) == (live.row, [])
    read = store.entries

    async def forgotten(table_id: str, after: int, until: int) -> list[Entry]:
        await store.forget(table_id)
        return await read(table_id, after, until)

    monkeypatch.setattr(store, "entries", forgotten)
    assert await store.whole(live.row.id) is None
    await store.close()


async def test_a_write_that_fails_in_any_way_does_not_end_the_writing(database: str) -> None:
    store = await opened_store(database)
    good, bad = seated("azul"), seated("azul")
    bad.row.kind = object()  # type: ignore[assignment]
    with pytest.raises(TypeError):
        await store.write(bad.row, bad.entries, None)
    await store.write(good.row, good.entries, None)
    assert await store.table(good.row.id) == good.row
    await store.close()


async def test_a_row_is_read_with_its_own_entries_though_another_process_writes_on(database: str) -> None:
    """The row is read before the journal; an entry that came between would be followed twice."""
    here, there = await opened_hub(database), await opened_hub(database)
    live, chance = seated("azul", now=time_now()), random.Random(1)
    await here.add(live, live.entries)
    read = there.store.table

    async def read_and_be_late(table_id: str) -> TableRow | None:
        row = await read(table_id)
        await here.change(table_id, random_decision(chance))
        return row

    there.store.table = read_and_be_late  # type: ignore[method-assign]
    async with there.using(live.row.id) as (_, loaded):
        assert loaded.row.number == len(loaded.entries) == live.row.number - 1
    there.rooms[live.row.id].awaited = 1  # somebody waits for news: it is followed, not forgotten
    for _ in range(5):
        await there.following.refresh(live.row.id)
        followed = there.rooms[live.row.id].live
        assert followed
        assert followed.stopped is None
        assert followed.row.number == len(followed.entries) == live.row.number - 1
    await here.close()
    await there.close()


async def test_a_bot_is_due_at_once_and_one_process_takes_it(database: str) -> None:
    one, other = await opened_store(database, "one"), await opened_store(database, "other")
    live = seated("azul")
    live.give_up(live.row.waiting[0], "left", None, START)
    await one.write(live.row, live.entries, None)
    assert await other.claim_due(START + 1) == []
    assert await other.claim_due(START + 3_001) == [live.row.id]
    assert await one.claim_due(START + 3_002) == []
    await one.renew([live.row.id], START + 20_000)  # it is no longer its own
    assert await one.claim_due(START + 20_002) == [live.row.id]
    await one.close()
    await other.close()


async def test_a_server_that_starts_beside_another_knows_since_when_there_is_one(database: str) -> None:
    first = Store(database, "first")
    await first.open(START)
    await first.beat(START + 60_000)
    beside, later = Store(database, "beside"), Store(database, "later")
    await beside.open(START + 61_000)
    assert beside.up == (START if not beside.is_sqlite else START + 61_000)
    await later.open(START + 90_000)
    assert later.up == START + 90_000
    for store in (first, beside, later):
        await store.close()


async def test_old_tables_and_visitors_are_forgotten(database: str) -> None:
    store = await opened_store(database)
    for name, seen in (("old", START), ("ada", START), ("new", START + 2000)):
        await store.visitors.add(name, name, f"token of {name}", seen)
    old, new = seated("azul"), seated("azul", now=START + 2000)
    old.row.seats[0].visitor = old.row.creator = "new"
    for live in (old, new):
        await store.write(live.row, live.entries, None)
    assert await store.forget_old(START + 1000) == 1
    assert await store.table(old.row.id) is None
    assert await store.entries(old.row.id, 0, 99) == []
    assert await store.table(new.row.id) == new.row
    assert await store.visitors.of("token of old") is None
    assert await store.visitors.of("token of ada") == ("ada", "ada")  # sits at a table
    assert await store.visitors.of("token of new") == ("new", "new")
    async with store.engine.connect() as connection:
        assert len((await connection.execute(select(tokens))).all()) == 2
        assert len((await connection.execute(select(visitors))).all()) == 2
    await store.close()


async def test_a_journal_is_read_whole_from_the_database(database: str) -> None:
    """Every kind of entry, in every game."""
    store = await opened_store(database)
    for game in games.ids():
        live, chance = seated(game, 2), random.Random(game)
        for i in range(30):
            if live.row.state != "playing":
                break
            seat = step(live, chance)
            if i % 3 == 0 and live.can_undo(seat, START):
                live.undo(seat, f"{ADA.id} undo {i}", START)
            if i == 10:
                live.set_auto(0, True, START)
            if i == 20:
                live.give_up(0, "left", None, START)
                live.come_back(0, START)
        await store.write(live.row, live.entries, None)
        row = await store.table(live.row.id)
        assert row
        read = Live.load(row, await store.entries(row.id, 0, row.number), 0)
        assert (read.stopped, kept(read), read.lengths, read.seen) == (None, kept(live), live.lengths, live.seen)
        assert kept(again(live)) == kept(live)
    async with store.engine.begin() as connection:
        assert len((await connection.execute(select(tables.c.id))).all()) == len(games.ids())
        await connection.execute(insert(visitors).values(id="x", name="Ольга Ґ. 🎲", created=1, seen=1))
    await store.close()
