"""Stored data that does not fit: only its own table stops, nothing is overwritten, and operators read why."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from maiolica.server.play.live import Live
from maiolica.server.play.moments import log_text, moment
from maiolica.server.play.room import time_now
from maiolica.server.play.seating import leave, point_to
from maiolica.server.play.show import shown_table
from maiolica.server.problems import Refused
from maiolica.server.store.rows import Entry
from maiolica.server.store.schema import entries, tables

from .clients import world
from .lives import ADA, START, opened_hub, random_decision, seated, step, stored
from .serving import Twin


@pytest.mark.parametrize("state", ["playing", "over"])
def test_a_table_of_other_rules_stops_and_is_shown_as_such(state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live, chance = seated("azul", options={"max_rounds": 1}), random.Random(2)
    while live.row.state == "playing" and (state == "over" or live.row.number < 8):
        step(live, chance)
    row, journal = stored(live)
    row.rules += 1
    old = Live.load(row, journal, 0)
    assert old.stopped == f"played by version {row.rules} of the rules; this server has {row.rules - 1}"
    assert shown_table(old, "ada").stopped == old.stopped
    for ask in (lambda: moment(old, 0, [], START), lambda: old.play(0, "1B>1", None, None, START)):
        with pytest.raises(Refused, match="cannot"):
            ask()
    assert not old.can_undo(0, START)
    assert list(old.waiting_bots()) == []
    if state == "over":
        text = log_text(old, -1)
        monkeypatch.setattr(old, "stopped", None)
        lines = live.begun.text().splitlines()
        assert text.splitlines()[-2:0:-1][:10] == lines[-2:0:-1][:10]
        assert f"rules {row.rules}" in text
    else:
        with pytest.raises(Refused, match="cannot go on"):
            log_text(old, 0)


def test_a_game_that_is_not_there_any_more_stops_its_tables() -> None:
    row, journal = stored(seated("azul"))
    row.game = "chess"
    live = Live.load(row, journal, 0)
    assert live.stopped == "this server does not know the game chess"
    assert shown_table(live, None).game == "chess"


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
    with pytest.raises(Refused, match=row.id) as raised:
        moment(damaged, None, [], START)
    assert raised.value.code == "broken"


@pytest.mark.parametrize("gone", [1, 4, -1])
def test_a_missing_entry_stops_its_table(gone: int) -> None:
    """Also the last one: who played on without it would play another game."""
    live, chance = seated("azul"), random.Random(3)
    for _ in range(6):
        step(live, chance)
    row, journal = stored(live)
    del journal[gone]
    damaged = Live.load(row, journal, 0)
    assert damaged.damage
    with pytest.raises(Refused, match="damaged"):
        damaged.play(row.waiting[0], "1B>1", None, None, START)


@pytest.mark.parametrize("change", [{"done": 1}, {"waiting": [0, 1]}, {"state": "over"}, {"state": "open"}])
def test_a_row_that_does_not_fit_its_journal_stops_its_table(change: dict[str, Any]) -> None:
    row, journal = stored(seated("azul"))
    for name, value in change.items():
        setattr(row, name, value)
    assert Live.load(row, journal, 0).stopped == "its journal and its row do not fit together"


async def test_a_damaged_table_does_not_harm_the_others(database: str) -> None:
    """The server that looks for what is due meets it again and again, and the others' bots play on."""
    hub = await opened_hub(database)
    now = time_now() - 60_000
    lives = [seated("azul", now=now) for _ in range(3)]
    for live in lives:
        live.give_up(live.row.waiting[0], "left", None, now)
        await hub.store.write(live.row, live.entries, None)
    async with hub.store.engine.begin() as connection:
        damage = update(entries).where(entries.c.table_id == lives[0].row.id, entries.c.kind == "start")
        await connection.execute(damage.values(text="nonsense"))
    assert set(await hub.store.claim_due(time_now())) == {live.row.id for live in lives}
    async with hub.using(lives[0].row.id) as (_, live):
        assert live.stopped
    for other in lives[1:]:
        async with hub.using(other.row.id) as (_, live):
            assert live.stopped is None
    await hub.close()


BODIES = ["", "{", "[]", '{"id": 1}', "\ud83c", "{}"]


@pytest.mark.parametrize("body", [*BODIES, "another's"])
async def test_a_row_that_cannot_be_read_is_told_once_and_lists_go_on(
    database: str, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    hub = await opened_hub(database)
    bad, good = (seated("azul", now=time_now(), listed=True) for _ in range(2))
    for live in (bad, good):
        await hub.store.write(live.row, live.entries, None)
    async with hub.store.engine.begin() as connection:
        other = select(tables.c.body).where(tables.c.id == good.row.id).scalar_subquery()
        text = other if body == "another's" else body.encode("utf-8", "replace").decode()
        await connection.execute(update(tables).where(tables.c.id == bad.row.id).values(body=text))
    for _ in range(2):
        assert [row.id for row in await hub.store.tables_of(ADA.id)] == [good.row.id]
        assert [row.id for row in await hub.store.listed("playing")] == [good.row.id]
        with pytest.raises(Refused, match=bad.row.id) as raised:
            await hub.change(bad.row.id, random_decision(random.Random(1)))
        assert raised.value.code == "broken"
        await hub.change(good.row.id, random_decision(random.Random(1)))
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [vars(record)["table"] for record in told] == [bad.row.id]
    assert "its row" in vars(told[0])["reason"]
    await hub.close()


COMMANDS: dict[str, Any] = {
    "play": lambda live, now: live.play(live.row.waiting[0], "1B>1", None, None, now),
    "undo": lambda live, now: live.undo(0, None, now),
    "resign": lambda live, now: live.give_up(0, "resigned", None, now),
    "auto": lambda live, now: live.set_auto(0, True, now),
    "come back": lambda live, now: live.come_back(0, now),
    "leave": leave(ADA),
    "next": point_to("another"),
}


@pytest.mark.parametrize("over", [False, True])
async def test_nothing_of_a_damaged_table_is_overwritten(
    database: str, over: bool, caplog: pytest.LogCaptureFixture
) -> None:
    hub = await opened_hub(database)
    live = seated("azul", now=time_now())
    if over:
        live.give_up(0, "resigned", None, time_now())
    await hub.store.write(live.row, live.entries, None)
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(entries).where(entries.c.kind == "start").values(text="nonsense"))
        before = (await connection.execute(select(tables))).all(), (await connection.execute(select(entries))).all()
    for command in COMMANDS.values():
        with pytest.raises(Refused, match=live.row.id) as raised:
            await hub.change(live.row.id, command)
        assert raised.value.code == "broken"
    async with hub.store.engine.begin() as connection:
        after = (await connection.execute(select(tables))).all(), (await connection.execute(select(entries))).all()
    assert after == before
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    async with hub.store.engine.begin() as connection:  # an operator mends it
        start = live.entries[1].text
        await connection.execute(update(entries).where(entries.c.kind == "start").values(text=start))
    hub.rooms.clear()
    async with hub.using(live.row.id) as (_, mended):
        assert not mended.stopped
    await hub.close()


def test_what_is_wrong_with_a_journal_is_for_operators_alone() -> None:
    row, journal = stored(seated("azul"))
    journal[-1].text = "a secret"
    live = Live.load(row, journal, 0)
    assert live.stopped
    assert "secret" in live.damage
    assert "secret" not in live.stopped


@pytest.mark.slow
async def test_a_server_says_which_table_is_damaged_and_serves_all_others(tmp_path: Path) -> None:
    server = Twin(tmp_path, "sqlite:test.db").start()
    try:
        async with world(server.address) as here:
            ada = await here.person()
            row, journal, good = [
                (await ada.open("azul", "me", "beginner", listed=True, options={"first_seat": 1}))["id"]
                for _ in range(3)
            ]
            server.stop()
            with sqlite3.connect(tmp_path / "test.db") as base:
                base.execute("UPDATE tables SET body = '{' WHERE id = ?", (row,))
                base.execute("UPDATE entries SET text = 'x' WHERE table_id = ? AND kind = 'start'", (journal,))
            base.close()
            server.start()
            for _ in range(2):
                for path in (row, f"{row}/moment", f"{row}/log", f"{journal}/moment", f"{journal}/log"):
                    problem = await ada.get(f"tables/{path}", 500)
                    assert problem["error"] == "broken"
                    assert path.partition("/")[0] in problem["text"]
                assert (await ada.get(f"tables/{journal}"))["stopped"].startswith("entry ")
            mine = {one["id"]: one["stopped"] for one in (await ada.get("tables"))["mine"]}
            assert set(mine) == {journal, good}
            feed = await here.feed(row, ada, 0)
            assert await feed.closed() == 4500
            moved = await ada.moment(good, seat=0)
            await ada.play(good, moved["legal"][0]["text"])
        server.stop()
        told = [json.loads(line) for line in server.log.read_text().splitlines() if '"level": "error"' in line]
        assert sorted(one["table"] for one in told) == sorted([row, journal])
        assert all(one["reason"] for one in told)
    finally:
        if server.process and server.process.poll() is None:
            server.kill()
