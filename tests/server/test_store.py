"""What is kept: migrations, journals that do not fit, retention, and the same answers from both kinds of database."""

from __future__ import annotations

import random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, update

from maiolica import games
from maiolica.server.hub import Hub, clock
from maiolica.server.live import Live
from maiolica.server.moments import log_text, moment
from maiolica.server.problems import Refused
from maiolica.server.rows import Entry, Row
from maiolica.server.schema import entries, metadata, service, tables, tokens, visitors
from maiolica.server.settings import Settings
from maiolica.server.show import shown_table
from maiolica.server.store import Conflict, Store, connect, migrate

from .lives import ADA, START, again, seated, step, stored


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
    await store.open(clock())
    return store


async def opened_hub(database: str) -> Hub:
    """The tables of a process that does nothing by itself."""
    hub = Hub(Settings(database=database, bot_pause=0, bot_processes=1))
    await hub.store.open(clock())
    await hub.warmth.warm_all()
    return hub


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
    live, chance = seated("azul", now=clock()), random.Random(1)
    await here.add(live, live.entries)
    read = there.store.table

    async def read_and_be_late(table_id: str) -> Row | None:
        row = await read(table_id)
        await here.change(table_id, random_decision(chance))
        return row

    there.store.table = read_and_be_late  # type: ignore[method-assign]
    async with there.using(live.row.id) as (_, loaded):
        assert loaded.row.number == len(loaded.entries) == live.row.number - 1
    for _ in range(5):
        await there._refresh(live.row.id)
        followed = there.rooms[live.row.id].live
        assert followed
        assert followed.stopped is None
        assert followed.row.number == len(followed.entries) == live.row.number - 1
    await here.close()
    await there.close()


def random_decision(chance: random.Random) -> Any:
    def command(live: Live, now: int) -> list[Entry]:
        seat = live.row.waiting[0]
        move = chance.choice(live.playing.legal_actions(seat))
        return live.play(seat, live.game.moves.text(move), None, None, now)

    return command


async def test_a_bot_is_due_at_once_and_one_process_takes_it(database: str) -> None:
    one, other = await opened_store(database, "one"), await opened_store(database, "other")
    live = seated("azul")
    live.give_up(live.row.waiting[0], "left", None, START)
    await one.write(live.row, live.entries, None)
    assert await other.claim_due(START + 1) == []
    assert await other.claim_due(START + 10_001) == [live.row.id]
    assert await one.claim_due(START + 10_002) == []
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
        await store.add_visitor(name, name, f"token of {name}", seen)
    old, new = seated("azul"), seated("azul", now=START + 2000)
    old.row.seats[0].visitor = old.row.creator = "new"
    for live in (old, new):
        await store.write(live.row, live.entries, None)
    assert await store.forget_old(START + 1000) == 1
    assert await store.table(old.row.id) is None
    assert await store.entries(old.row.id, 0, 99) == []
    assert await store.table(new.row.id) == new.row
    assert await store.visitor_of("token of old") is None
    assert await store.visitor_of("token of ada") == ("ada", "ada")  # sits at a table
    assert await store.visitor_of("token of new") == ("new", "new")
    async with store.engine.connect() as connection:
        assert len((await connection.execute(select(tokens))).all()) == 2
        assert len((await connection.execute(select(visitors))).all()) == 2
    await store.close()


# Journals that do not fit -----------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["playing", "over"])
def test_a_table_of_other_rules_stops_and_is_shown_as_such(state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live, chance = seated("azul", options={"max_rounds": 1}), random.Random(2)
    while live.row.state == "playing" and (state == "over" or live.row.number < 8):
        step(live, chance)
    row, journal = stored(live)
    row.rules += 1
    old = Live.load(row, journal, 0)
    assert old.stopped == f"played by version {row.rules} of the rules; this server has {row.rules - 1}"
    assert shown_table(old, "ada", set(), 0).stopped == old.stopped
    for ask in (lambda: moment(old, 0, [], START), lambda: old.play(0, "1B>1", None, None, START)):
        with pytest.raises(Refused, match="cannot"):
            ask()
    assert not old.can_undo(0)
    assert list(old.waiting_bots()) == []
    if state == "over":
        text = log_text(old, -1)
        monkeypatch.setattr(old, "stopped", None)
        lines = kept(live).splitlines()
        assert text.splitlines()[-2:0:-1][:10] == lines[-2:0:-1][:10]
        assert f"rules {row.rules}" in text
    else:
        with pytest.raises(Refused, match="shown to nobody"):
            log_text(old, 0)


def test_a_game_that_is_not_there_any_more_stops_its_tables() -> None:
    row, journal = stored(seated("azul"))
    row.game = "chess"
    live = Live.load(row, journal, 0)
    assert live.stopped == "this server does not know the game chess"
    assert shown_table(live, None, set(), 0).game == "chess"


DAMAGES = ["", "x", "1", "1 ", "9 1B>1", "1 x", "draw B", "-1 1B>1", "\x00", "1 1B>1\ndraw B", "🎲 🎲"]


@pytest.mark.parametrize("kind", ["start", "move", "undo", "import"])
@pytest.mark.parametrize("text", DAMAGES)
def test_a_damaged_entry_stops_its_table_and_nothing_else(kind: str, text: str) -> None:
    live, chance = seated("azul"), random.Random(3)
    for _ in range(6):
        step(live, chance)
    row, journal = stored(live)
    journal[-3] = Entry(journal[-3].number, START, kind, 0, text)  # type: ignore[arg-type]
    damaged = Live.load(row, journal, 0)
    if kind == "undo" and text.isdigit():  # that is a journal of another game, and nothing after it fits
        assert damaged.stopped
    assert damaged.stopped
    assert damaged.stopped.startswith("entry ")
    with pytest.raises(Refused):
        moment(damaged, None, [], START)


async def test_a_damaged_table_does_not_harm_the_others(database: str) -> None:
    """The server that looks for what is due meets it again and again, and the others' bots play on."""
    hub = await opened_hub(database)
    now = clock() - 60_000
    lives = [seated("azul", now=now) for _ in range(3)]
    for live in lives:
        live.give_up(live.row.waiting[0], "left", None, now)
        await hub.store.write(live.row, live.entries, None)
    async with hub.store.engine.begin() as connection:
        damage = update(entries).where(entries.c.table_id == lives[0].row.id, entries.c.kind == "start")
        await connection.execute(damage.values(text="nonsense"))
    assert set(await hub.store.claim_due(clock())) == {live.row.id for live in lives}
    async with hub.using(lives[0].row.id) as (_, live):
        assert live.stopped
    for other in lives[1:]:
        async with hub.using(other.row.id) as (_, live):
            assert live.stopped is None
    await hub.close()


async def test_a_journal_is_read_whole_from_the_database(database: str) -> None:
    """Every kind of entry, in every game."""
    store = await opened_store(database)
    for game in games.GAMES:
        live, chance = seated(game, 2), random.Random(game)
        for i in range(30):
            if live.row.state != "playing":
                break
            seat = step(live, chance)
            if i % 3 == 0 and live.can_undo(seat):
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
        assert len((await connection.execute(select(tables.c.id))).all()) == len(games.GAMES)
        await connection.execute(insert(visitors).values(id="x", name="Ольга Ґ. 🎲", created=1, seen=1))
    await store.close()
