"""Choosing at once: five211, the grey wall, and duel's second phase, in any order of messages."""

from __future__ import annotations

import asyncio
import random
from itertools import permutations

import pytest

from maiolica.core.game.game import UNKNOWN
from maiolica.games import ids
from maiolica.server.play.moments import moment

from .clients import World, events_of
from .lives import START, seated

AT_ONCE = [("azul", {"wall": "grey"}), ("duel", {}), ("chocolatier", {"wall": "grey"}), ("five211", {})]


@pytest.mark.needs("five211")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
async def test_three_choose_cards_at_once_and_nobody_sees_them_before_all_have(there: World, order: tuple) -> None:
    people = [await there.person(name) for name in ("Ada", "Bo", "Cy")]
    table = (await people[0].open("five211", "me", "open", "open"))["id"]
    for person in people[1:]:
        await person.post(f"tables/{table}/join")
    feeds = [await there.feed(table, person, seat) for seat, person in enumerate(people)]
    watcher = await there.feed(table)
    for feed in (*feeds, watcher):
        await feed.until(lambda feed=feed: feed.moment, "the start")
        assert feed.moment["waiting"] == [0, 1, 2]
    chosen: dict[int, list[str]] = {}
    for seat in order:
        for _ in range(2):
            await feeds[seat].until(lambda seat=seat: feeds[seat].moment["legal"], "a choice")
            before = feeds[seat].moment["number"]
            card = random.Random(seat).choice(feeds[seat].moment["legal"])["text"]
            answer = await feeds[seat].play(card, turn=feeds[seat].moment["turn"])
            chosen.setdefault(seat, []).append(card)
            assert answer["number"] == before + 1
            for feed in (*feeds, watcher):
                await feed.until(lambda feed=feed, answer=answer: feed.moment["number"] >= answer["number"], "news")
        if seat != order[-1]:
            others = [feed for eyes, feed in enumerate((*feeds, watcher)) if eyes != seat]
            assert [line["text"] for line in feeds[seat].lines[-2:]] == chosen[seat]
            assert [[line["text"] for line in feed.lines[-2:]] for feed in others] == [["?", "?"]] * 3
    shown = [(line["seat"], line["text"]) for line in watcher.lines if line["seat"] >= 0]
    assert shown == [(seat, card) for seat in order for card in chosen[seat]]
    assert watcher.text == events_of(await there.nobody().get(f"tables/{table}/log"))


@pytest.mark.needs("five211")
async def test_choices_sent_at_the_same_time_all_count(here: World) -> None:
    people = [await here.person(name) for name in ("Ada", "Bo", "Cy", "Di", "Ed")]
    table = (await people[0].open("five211", "me", *["open"] * 4))["id"]
    for person in people[1:]:
        await person.post(f"tables/{table}/join")

    async def choose_twice(seat: int) -> list[dict]:
        answers = []
        for turn in range(2):
            legal = (await people[seat].moment(table, seat=seat))["legal"]
            answers.append(await people[seat].play(table, legal[turn]["text"], turn=turn))
        return answers

    answers = await asyncio.gather(*map(choose_twice, range(5)))
    numbers = [answer["number"] for both in answers for answer in both]
    assert len(set(numbers)) == 10
    events = [line for line in (await here.nobody().get(f"tables/{table}/log")).splitlines() if line[0] in "12345"]
    assert sorted(line[0] for line in events) == sorted("1122334455")
    assert all("?" not in line for line in events)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [one for one in AT_ONCE if one[0] in ids()])
def test_several_seats_are_waited_for_and_each_may_be_the_first(game: str, options: dict) -> None:
    """A random game: whenever two are waited for, the second of them decides first, and then the first."""
    live, chance, met = seated(game, options=options), random.Random(game), 0
    while live.row.state == "playing":
        waiting = live.row.waiting
        met += len(waiting) > 1
        seat = waiting[-1]
        for eyes in range(2):
            found, _ = moment(live, eyes, [], START)
            assert found.waiting == waiting
            assert bool(found.legal) == (eyes in waiting)
        move = chance.choice(live.playing.legal(seat))
        live.play(seat, live.game.moves.text(move), live.playing.decisions(seat), None, START)
    assert met > 3


@pytest.mark.needs("five211")
def test_a_choice_of_another_does_not_make_mine_stale() -> None:
    """A turn counts the decisions of its seat alone."""
    live = seated("five211", 3)
    for seat in (2, 0, 1, 1, 0, 2):
        found, events = moment(live, seat, [], START)
        assert found.turn == sum(event.seat == seat for event in live.playing.log.events)
        live.play(seat, found.legal[0].text, found.turn, None, START)
        hidden = [event for event in events if event.seat not in (-1, seat) and event.action == UNKNOWN]
        assert len(hidden) == sum(event.seat not in (-1, seat) for event in events)
