"""Whole games of each kind, from the opening of the table to the verified log of the rematch."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import maiolica
from maiolica.cli.main import app
from maiolica.core.game.game import CHANCE
from maiolica.core.table.fair import verify
from maiolica.core.table.log import read
from maiolica.games import ids, load_all

from .clients import JSON, Person, World, events_of, log_lines, play_on

KINDS = ("sqlite", "postgresql")
every_game = pytest.mark.parametrize("game", ids())


def in_turn(first: int) -> pytest.MarkDecorator:
    """Every game on one kind of database, in turn."""
    chosen = [(KINDS[(first + i) % 2], game) for i, game in enumerate(ids())]
    return pytest.mark.parametrize(("server", "game"), chosen, indirect=["server"])


def check_log(log: str, tmp_path: Path) -> None:
    """The log of a finished game is whole, and its draws can be verified by anyone."""
    table = maiolica.load_text(log)
    assert table.text() == log
    draws = sum(event.seat == CHANCE for event in table.log.events)
    assert verify(*read(log, load_all())) == draws > 0
    file = tmp_path / "game.log"
    file.write_text(log)
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert result.exit_code == 0, result.output
    assert f"brings all {draws:,} draws" in result.output


@in_turn(0)
async def test_two_people_play_a_whole_game_live(here: World, game: str, tmp_path: Path) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    opened = await ada.open(game, "me", "open", listed=True)
    assert opened["state"] == "open"
    assert opened["id"] in [table["id"] for table in (await bo.get("tables"))["open"]]
    joined = await bo.post(f"tables/{opened['id']}/join", {})
    assert joined["state"] == "playing"
    assert [seat["yours"] for seat in joined["seats"]] == [False, True]
    feeds = [await here.feed(opened["id"], person, seat) for seat, person in enumerate((ada, bo))]
    watcher = await here.feed(opened["id"])
    played = await asyncio.gather(*(play_on(feed, seat, random.Random(seat)) for seat, feed in enumerate(feeds)))
    await watcher.until(lambda: watcher.moment and watcher.moment["result"], "the end")
    table = await ada.get(f"tables/{opened['id']}")
    log = await watcher_log(here, opened["id"])
    over = maiolica.load_text(log)
    assert table["result"] == {"reason": "played", "seat": None, "scores": over.scores(), "ranks": over.ranks()}
    assert [table["state"], table["waiting"]] == ["over", []]
    for feed in (*feeds, watcher):
        await feed.until(lambda feed=feed: feed.table["state"] == "over", "the table's end")
        assert feed.text == events_of(log)
        assert feed.numbers == sorted(set(feed.numbers))
    moves = [(event.seat, over.game.moves.text(event.action)) for event in over.log.events if event.seat >= 0]
    assert sorted(moves) == sorted((seat, answer["move"]) for done in played for seat, answer in done)
    check_log(log, tmp_path)


async def watcher_log(here: World, table: str) -> str:
    log: str = await here.nobody().get(f"tables/{table}/log")
    return log


@in_turn(1)  # on the other kind of database than above: each game is played whole on both
async def test_a_program_plays_against_bots_by_http_alone(here: World, game: str, tmp_path: Path) -> None:
    """Open, wait for my turn with a long request, decide, until it is over."""
    me = await here.person("Program")
    table = (await me.open(game, "beginner", "me"))["id"]
    await play_by_http(me, table, 1, random.Random(game))
    check_log(await watcher_log(here, table), tmp_path)


async def play_by_http(me: Person, table: str, seat: int, chance: random.Random) -> None:
    lines: list[JSON] = []
    last = -1
    while True:
        moment = await me.moment(table, seat=seat, last=last, wait=25)
        lines = [line for line in lines if line["done"] <= moment["from"]] + moment["lines"]
        last = moment["number"]
        if moment["result"]:
            break
        if moment["legal"]:
            await me.play(table, chance.choice(moment["legal"])["text"], turn=moment["turn"])
    assert log_lines(lines) == events_of(await me.get(f"tables/{table}/log"))


async def test_a_table_is_started_with_bots_played_and_played_again_with_seats_moved_on(
    here: World, tmp_path: Path
) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    short = {"max_rounds": 1}
    table = (await ada.open("azul", "me", "open", "open", options=short))["id"]
    await bo.post(f"tables/{table}/join", {"seat": 2, "name": "Bohdan"})
    refused = await bo.post(f"tables/{table}/start", {"fill": "beginner"}, 403)
    assert refused["error"] == "not-yours"
    refused = await ada.post(f"tables/{table}/start", {}, 409)
    assert refused["error"] == "not-now"
    started = await ada.post(f"tables/{table}/start", {"fill": "beginner"})
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in started["seats"]] == [
        ("person", "Ada", None),
        ("bot", None, "beginner"),
        ("person", "Bohdan", None),
    ]
    await play_out(here, table, {0: ada, 2: bo})
    again = await ada.post(f"tables/{table}/rematch")
    assert (await bo.post(f"tables/{table}/rematch"))["id"] == again["id"]
    assert (await bo.get(f"tables/{table}"))["next"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Bohdan", "Ada", None]
    assert [seat["ready"] for seat in again["seats"]] == [False, True, True]
    assert again["state"] == "open"
    ready = await bo.post(f"tables/{again['id']}/join", {})
    assert ready["state"] == "playing"
    assert ready["commitment"] != started["commitment"]
    await play_out(here, again["id"], {0: bo, 1: ada})
    check_log(await ada.get(f"tables/{again['id']}/log"), tmp_path)


async def play_out(here: World, table: str, people: dict[int, Person]) -> None:
    feeds = {seat: await here.feed(table, person, seat) for seat, person in people.items()}
    await asyncio.gather(*(play_on(feed, seat, random.Random(seat)) for seat, feed in feeds.items()))


async def test_who_asks_for_a_rematch_twice_at_once_gets_one_table(here: World) -> None:
    ada = await here.person()
    table = (await ada.open("azul", "me", "beginner", options={"max_rounds": 1}))["id"]
    await play_out(here, table, {0: ada})
    again = await asyncio.gather(*(ada.post(f"tables/{table}/rematch") for _ in range(5)))
    assert len({one["id"] for one in again}) == 1
    assert len((await ada.get("tables"))["mine"]) == 2


@every_game
async def test_on_one_device_all_seats_are_mine(there: World, game: str) -> None:
    ada = await there.person()
    table = await ada.open(game, "me", "me", kind="device", undo="free")
    assert [seat["yours"] for seat in table["seats"]] == [True, True]
    feed = await there.feed(table["id"], ada, 0)
    chance = random.Random(game)
    for _ in range(15):
        await feed.until(lambda: feed.moment, "a moment")
        seat = feed.moment["waiting"][0]
        if feed.moment["seat"] != seat:
            await feed.send(type="look", seat=seat)
            await feed.until(lambda seat=seat: feed.moment["seat"] == seat, "other eyes")
            assert feed.moment["from"] == 0
        refused = await feed.play(feed.moment["legal"][0]["text"])
        assert (refused["error"], refused["text"]) == ("bad-request", "you have several seats: say which")
        done = await feed.play(chance.choice(feed.moment["legal"])["text"], seat=seat)
        await feed.until(lambda done=done: feed.moment["number"] == done["number"], "the moment")
    assert feed.text == events_of(await ada.get(f"tables/{table['id']}/log", seat=feed.moment["seat"]))


async def test_a_slow_game_goes_on_after_everybody_went_away(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    clock = {"kind": "days", "days": 3}
    table = (await ada.open("azul", "me", "open", kind="slow", clock=clock))["id"]
    await bo.post(f"tables/{table}/join", {})
    for _ in range(6):
        for seat, person in enumerate((ada, bo)):
            moment = await person.moment(table, seat=seat)
            assert all(left is None or left > 0 for left in moment["clocks"]["left"])
            if moment["legal"]:
                feed = await here.feed(table, person, seat)
                await feed.play(moment["legal"][0]["text"])
                await feed.close()
    mine = (await ada.get("tables"))["mine"]
    assert [(one["id"], one["kind"], one["state"]) for one in mine] == [(table, "slow", "playing")]
    assert mine[0]["done"] == (await bo.get(f"tables/{table}"))["done"] > 6


@every_game
async def test_an_exported_log_is_imported_and_played_on(here: World, game: str, tmp_path: Path) -> None:
    """A running game's log has secrets only if the game has; a finished one is imported as it was."""
    table = maiolica.new(game, 2, seed=8)
    chance = random.Random(8)
    for _ in range(20):
        table.play(chance.choice(table.legal_actions()))
    ada = await here.person()
    imported = await ada.post("tables/import", {"log": table.text()})
    assert [imported["kind"], imported["state"], imported["done"]] == ["device", "playing", len(table.log.events)]
    assert imported["commitment"] == ""
    for _ in range(10):
        waiting = (await ada.get(f"tables/{imported['id']}"))["waiting"][0]
        moment = await ada.moment(imported["id"], seat=waiting)
        await ada.play(imported["id"], chance.choice(moment["legal"])["text"], seat=waiting)
    await ada.post(f"tables/{imported['id']}/resign", {"id": "enough", "seat": 0})
    log = await ada.get(f"tables/{imported['id']}/log")
    assert events_of(log).startswith(events_of(table.text()))
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
    finished = await ada.post("tables/import", {"log": table.text()})
    assert [finished["state"], finished["result"]["scores"]] == ["over", table.scores()]
    assert await ada.get(f"tables/{finished['id']}/log") == table.text()


async def test_a_verified_log_stays_verified_after_an_import(there: World, tmp_path: Path) -> None:
    ada = await there.person()
    table = (await ada.open("azul", "me", "beginner", options={"max_rounds": 1}))["id"]
    await play_out(there, table, {0: ada})
    log = await ada.get(f"tables/{table}/log")
    again = await ada.post("tables/import", {"log": log})
    assert await ada.get(f"tables/{again['id']}/log") == log
    check_log(log, tmp_path)


async def test_spectators_come_and_go_and_are_counted(here: World) -> None:
    ada = await here.person()
    table = (await ada.open("azul", "me", "beginner", "beginner"))["id"]
    feed = await here.feed(table, ada, 0)
    watchers = [await here.feed(table) for _ in range(3)]
    await feed.until(lambda: feed.table["watchers"] == 3, "three watchers")
    await watchers[0].close()
    watchers[1].cut()
    await feed.until(lambda: feed.table["watchers"] == 1, "one watcher")
    await watchers[2].until(lambda: watchers[2].table["seats"][0]["online"], "presence")
    await feed.close()
    await watchers[2].until(lambda: not watchers[2].table["seats"][0]["online"], "absence")
    assert watchers[2].moment["legal"] == []
    assert watchers[2].moment["seat"] is None
