"""Taking back: by the table's policy, and never past what somebody has learned."""

from __future__ import annotations

import random

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games import ids
from maiolica.server.play.live import Live
from maiolica.server.play.moments import moment
from maiolica.server.play.opening import brought, imported
from maiolica.server.problems import Refused

from .clients import World
from .lives import ADA, START, again, alone, on_one_device, seated, step

every_game = pytest.mark.parametrize("game", ids())


def refused(live: Live, seat: int) -> None:
    """Nothing may be taken back, and trying changes nothing."""
    before = live.row.number, live.done
    assert not live.can_undo(seat, START)
    with pytest.raises(Refused) as raised:
        live.undo(seat, None, START)
    assert raised.value.code == "not-now"
    assert (live.row.number, live.done) == before


@pytest.mark.slow
@every_game
def test_own_decisions_are_taken_back_until_something_else_happens(game: str) -> None:
    """In random games: exactly when the last event is mine and what all know of the past is what they knew."""
    live, chance = seated(game), random.Random(game)
    allowed = forbidden = 0
    while live.row.state == "playing":
        before, known = live.playing.view(0).tobytes(), live.playing.seen(-1)
        done, seat = live.done, step(live, chance)
        if live.row.state != "playing":
            break
        is_last = live.done == done + 1
        learned = live.playing.seen(-1)[:done] != known
        other = 1 - seat
        refused(live, other)
        if is_last and not learned:
            allowed += 1
            assert moment(live, seat, [], START)[0].undo
            text = live.playing.text()
            live.undo(seat, None, START)
            assert live.done == done
            assert live.playing.view(0).tobytes() == before
            live.play(seat, text.splitlines()[-2].split(" ", 1)[1], None, None, START)
            assert live.playing.text() == text
        else:
            forbidden += 1
            refused(live, seat)
    assert allowed > 5
    assert forbidden > 2
    assert again(live).begun.text() == live.begun.text()


def test_no_undo_is_no_undo() -> None:
    live = seated("azul", undo="none")
    seat = step(live, random.Random(1))
    refused(live, seat)


@pytest.mark.needs("five211")
def test_nothing_is_taken_back_after_cards_were_shown() -> None:
    """Two cards of each seat: the last one shows them all."""
    live = seated("five211")
    for seat in (0, 1):
        for _ in range(2):
            live.play(seat, live.game.moves.text(live.playing.legal(seat)[0]), None, None, START)
            refused(live, 1 - seat)
            if (seat, live.playing.decisions(1)) != (1, 2):
                assert live.can_undo(seat, START)
    assert all(event.action >= 0 for event in live.playing.seen(0) if event.seat >= 0)
    refused(live, 0)
    refused(live, 1)


@every_game
def test_free_undo_goes_back_to_my_last_decision_with_the_bots_replies(game: str) -> None:
    live, chance = alone(game, "beginner", undo="free"), random.Random(game)
    marks = []
    for _ in range(30):
        if live.row.waiting == [1] or (1 in live.row.waiting and chance.random() < 0.5):
            move = live.playing.legal(1)[0]
            live.play(1, live.game.moves.text(move), None, None, START)
            continue
        marks.append(live.done)
        live.play(0, live.game.moves.text(chance.choice(live.playing.legal(0))), None, None, START)
        if live.row.state == "over":
            return
    for mark in reversed(marks):
        assert live.can_undo(0, START)
        live.undo(0, None, START)
        assert live.done == mark
    refused(live, 0)
    assert again(live).playing.text() == live.playing.text()


@every_game
def test_draws_after_a_free_undo_are_the_same_after_the_server_was_killed(game: str) -> None:
    """Also in an imported game, whose earlier draws came from elsewhere."""
    chance = random.Random(game)
    source = on_one_device(game)
    for _ in range(25):
        step(source, chance)
    live, _ = imported(*brought(source.playing.text()), ADA, START)
    for _ in range(20):
        live.undo(live.row.waiting[0], None, START)
    for _ in range(25):
        step(live, chance)
    assert any(event.seat == CHANCE for event in live.playing.log.events)
    read = again(live)
    assert read.stopped is None
    assert read.playing.text() == live.playing.text()
    for _ in range(15):  # and the draws to come are the same, too
        seat = live.row.waiting[0]
        move = live.game.moves.text(live.playing.legal(seat)[0])
        for one in (live, read):
            one.play(seat, move, None, None, START)
    assert read.playing.text() == live.playing.text()


def test_free_undo_is_only_for_tables_where_one_person_plays() -> None:
    with pytest.raises(Refused, match="one person"):
        seated("azul", undo="free")


async def test_undo_on_the_socket_is_seen_by_all_and_counts_once(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    table = (await ada.open("azul", "me", "open", options={"first_seat": 1}))["id"]
    await bo.post(f"tables/{table}/join")
    one, other, watcher = await here.feed(table, ada, 0), await here.feed(table, bo, 1), await here.feed(table)
    await one.until(lambda: one.moment, "the start")
    start, move = one.moment["done"], one.moment["legal"][0]["text"]
    done = await one.play(move, id="first")
    assert done["done"] == start + 1
    await other.until(lambda: other.moment.get("done") == start + 1, "the move")
    assert (await other.command("undo"))["error"] == "not-now"
    back = await one.command("undo", id="back")
    assert (back["number"], back["done"]) == (done["number"] + 1, start)
    for feed in (one, other, watcher):
        await feed.until(lambda feed=feed: feed.moment.get("number") == back["number"], "the undo")
        assert feed.lines[-1]["done"] == feed.moment["done"] == start
    again = await ada.post(f"tables/{table}/undo", {"id": "back"})
    assert again == {"number": back["number"], "done": start}
    assert one.moment["legal"][0]["text"] == move
    assert not one.moment["undo"]


async def test_a_bots_reply_is_taken_back_with_my_move(there: World) -> None:
    ada = await there.person()
    table = (await ada.open("azul", "me", "beginner", undo="free", options={"first_seat": 1}))["id"]
    feed = await there.feed(table, ada, 0)
    await feed.until(lambda: feed.moment, "the start")
    start = feed.moment["done"]
    await feed.play(feed.moment["legal"][0]["text"])
    await feed.until(lambda: feed.moment["waiting"] == [0] and feed.moment["done"] == start + 2, "the bot's reply")
    assert feed.moment["undo"]
    back = await feed.command("undo")
    assert back["done"] == start
    await feed.until(lambda: feed.moment["number"] == back["number"], "the undo")
    assert feed.moment["waiting"] == [0]
