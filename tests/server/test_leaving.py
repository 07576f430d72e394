"""Resigning, leaving, coming back, bots that sit in, and decisions that are forced."""

from __future__ import annotations

import random
import sqlite3

import pytest

from maiolica.games import ids
from maiolica.server.messages import Join
from maiolica.server.play.live import Live, ranks_without
from maiolica.server.play.seating import join, leave
from maiolica.server.problems import Refused

from .clients import Person, World
from .lives import ADA, BO, CY, START, again, alone, on_one_device, seated, step
from .serving import Server


def test_with_two_seats_a_resignation_always_ends_the_game() -> None:
    for absent in ("bot", "end"):
        live = seated("azul", absent=absent)
        live.give_up(1, "resigned", None, START)
        assert live.row.state == "over"
        assert live.row.result
        assert (live.row.result.reason, live.row.result.seat, live.row.result.ranks) == ("resigned", 1, [1, 2])
        assert live.begun.log.secret == live.row.secret


def test_with_more_seats_a_bot_sits_in_or_the_game_ends() -> None:
    live = seated("azul", 3)
    live.give_up(1, "resigned", None, START)
    assert (live.row.state, live.row.seats[1].stand_in) == ("playing", "regular")
    with pytest.raises(Refused, match="no person"):
        live.give_up(1, "resigned", None, START)
    live = seated("azul", 3, absent="end")
    live.give_up(1, "resigned", None, START)
    assert live.row.state == "over"


def test_the_loser_is_last_and_the_others_stand_by_their_points() -> None:
    assert ranks_without([9, 5, 7], 0) == [3, 2, 1]
    assert ranks_without([9, 5, 5], 0) == [3, 1, 1]
    assert ranks_without([0, 0], 1) == [1, 2]


def test_when_everybody_left_the_game_is_over() -> None:
    live = seated("azul", 3)
    for person in (ADA, BO, CY):
        leave(person)(live, START)
    assert live.row.result
    assert (live.row.result.reason, live.row.result.seat) == ("left", 2)
    with pytest.raises(Refused, match="over"):
        leave(ADA)(live, START)
    assert again(live).row == live.row


def test_who_leaves_a_game_against_bots_or_on_one_device_ends_it() -> None:
    for live in (alone("azul", "beginner", "beginner"), on_one_device("azul", 3)):
        leave(ADA)(live, START)
        assert live.row.state == "over"


def test_who_comes_back_plays_on_where_the_bot_stands() -> None:
    live, chance = seated("azul", 2, options={"first_seat": 1}), random.Random(1)
    leave(ADA)(live, START)
    assert list(live.waiting_bots()) == [0]
    assert live.row.due == START
    step(live, chance)
    join(ADA, Join())(live, START)
    assert live.row.seats[0].stand_in is None
    step(live, chance)
    assert list(live.waiting_bots()) == []
    assert live.row.due is None
    assert live.row.waiting == [0]
    assert join(ADA, Join())(live, START) == []


def test_forced_decisions_are_played_for_who_wants_it_and_only_those() -> None:
    forced = 0
    for seed, game in enumerate(ids()):
        live, chance = seated(game), random.Random(seed)
        live.set_auto(0, True, START)
        while live.row.state == "playing":
            for seat in live.row.waiting:
                if seat == 0:
                    assert len(live.playing.legal_actions(0)) > 1
            before = live.row.number
            step(live, chance)
            forced += live.row.number - before - 1
        assert again(live).begun.text() == live.begun.text()
    assert forced > 3


def test_forced_decisions_are_asked_for_again_when_one_wants_that() -> None:
    live = seated("azul")
    live.set_auto(0, True, START)
    live.set_auto(0, False, START)
    assert not live.row.seats[0].auto
    assert again(live).row.seats[0].auto is False


async def test_leaving_an_open_table_opens_the_seat_again(here: World) -> None:
    ada, bo, cy = await here.person("Ada"), await here.person("Bo"), await here.person("Cy")
    table = (await ada.open("azul", "me", "open", "open"))["id"]
    await bo.post(f"tables/{table}/join", {"seat": 2})
    assert (await cy.post(f"tables/{table}/join", {"seat": 2}, 409))["error"] == "not-now"
    left = await bo.post(f"tables/{table}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert [one["id"] for one in (await bo.get("tables"))["mine"]] == []
    await cy.post(f"tables/{table}/join", {"seat": 2})
    again = await bo.post(f"tables/{table}/join")
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bo", "Cy"]
    assert again["state"] == "playing"


async def test_a_table_that_all_have_left_is_in_no_list_until_somebody_joins(here: World) -> None:
    ada, bo, cy = await here.person("Ada"), await here.person("Bo"), await here.person("Cy")
    table = (await ada.open("azul", "me", "open", "open", listed=True))["id"]

    async def listed(person: Person, which: str) -> bool:
        return table in [one["id"] for one in (await person.get("tables"))[which]]

    await bo.post(f"tables/{table}/join")
    await ada.post(f"tables/{table}/leave")
    assert [await listed(ada, "mine"), await listed(bo, "mine"), await listed(cy, "open")] == [False, True, True]
    await bo.post(f"tables/{table}/leave")
    for person in (ada, bo, cy):
        assert [await listed(person, which) for which in ("mine", "open", "playing")] == [False] * 3
    await ada.post(f"tables/{table}/join")
    assert [await listed(ada, "mine"), await listed(cy, "open")] == [True, True]
    for person in (bo, cy):
        await person.post(f"tables/{table}/join")
    assert [await listed(ada, "mine"), await listed(here.nobody(), "playing")] == [True, True]
    for person in (ada, bo, cy):
        await person.post(f"tables/{table}/leave")
    assert [await listed(here.nobody(), which) for which in ("open", "playing")] == [False, False]


async def test_who_opens_a_table_for_others_keeps_it_though_they_come_and_go(there: World) -> None:
    ada, bo, cy = await there.person("Ada"), await there.person("Bo"), await there.person("Cy")
    table = (await ada.open("azul", "open", "open", listed=True))["id"]
    await bo.post(f"tables/{table}/join")
    await bo.post(f"tables/{table}/leave")
    assert table in [one["id"] for one in (await ada.get("tables"))["mine"]]
    assert table in [one["id"] for one in (await cy.get("tables"))["open"]]


async def test_a_stopped_table_is_offered_to_nobody_and_is_shown_as_such_to_its_people(
    there: World, sqlite_server: Server
) -> None:
    """Its state says that it is played, but nobody can."""
    ada = await there.person()
    stopped, going = [(await ada.open("azul", "me", "open", listed=True))["id"] for _ in range(2)]
    with sqlite3.connect(sqlite_server.folder / "test.db") as base:
        base.execute("UPDATE tables SET body = json_set(body, '$.rules', 99) WHERE id = ?", (stopped,))
    base.close()
    mine = {one["id"]: one["stopped"] for one in (await ada.get("tables"))["mine"]}
    assert mine[going] is None
    assert "version 99" in mine[stopped]
    offered = [one["id"] for one in (await there.nobody().get("tables"))["open"]]
    assert going in offered
    assert stopped not in offered


async def test_a_bot_sits_in_while_somebody_is_away_and_the_game_ends_when_all_are(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    table = (await ada.open("azul", "me", "open", options={"first_seat": 2}))["id"]
    await bo.post(f"tables/{table}/join")
    feed = await here.feed(table, ada, 0)
    left = await bo.post(f"tables/{table}/leave")
    assert left["seats"][1]["stand_in"] == "regular"
    await feed.until(lambda: feed.moment["waiting"] == [0], "the bot's move")
    await feed.until(lambda: feed.table["seats"][1]["stand_in"], "the news")
    back = await bo.post(f"tables/{table}/join")
    assert back["seats"][1]["stand_in"] is None
    assert (await feed.play(feed.moment["legal"][0]["text"]))["type"] == "done"
    moment = await bo.moment(table, seat=1)
    assert moment["waiting"] == [1]
    await bo.play(table, moment["legal"][0]["text"])
    await bo.post(f"tables/{table}/leave")
    over = await ada.post(f"tables/{table}/leave")
    assert (over["state"], over["result"]["reason"], over["result"]["ranks"]) == ("over", "left", [2, 1])
    assert len(over["secret"]) == 64
    resigned = await ada.post(f"tables/{table}/resign", {"id": "late"}, 409)
    assert resigned["error"] == "not-now"


@pytest.mark.needs("duel")
async def test_a_resignation_counts_once(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    table = (await ada.open("duel", "me", "open"))["id"]
    await bo.post(f"tables/{table}/join")
    feed = await here.feed(table, bo, 1)
    first = await ada.post(f"tables/{table}/resign", {"id": "enough"})
    assert await ada.post(f"tables/{table}/resign", {"id": "enough"}) == first
    await feed.until(lambda: feed.moment and feed.moment["result"], "the end")
    scores = feed.moment["scores"]
    assert feed.moment["result"] == {"reason": "resigned", "seat": 0, "scores": scores, "ranks": [2, 1]}
    assert feed.moment["legal"] == feed.moment["waiting"] == []
    assert not feed.moment["undo"]


def test_a_stopped_or_unbegun_table_has_no_moves() -> None:
    from maiolica.server.messages import NewSeat, NewTable
    from maiolica.server.play.opening import new_row

    row = new_row(NewTable(game="azul", seats=[NewSeat(kind="me"), NewSeat(kind="open")]), ADA, START)
    with pytest.raises(Refused, match="not begun"):
        Live(row).play(0, "1B>1", None, None, START)
