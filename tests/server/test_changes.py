"""What is sent as a difference, put together, is what a table read anew shows to the same eyes."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from maiolica.games import get, ids
from maiolica.server.messages import Moment, MomentChange
from maiolica.server.play.live import Live
from maiolica.server.play.moments import change, moment

from .clients import JSON, Feed, World, changed, first_moment
from .lives import START, again, seated, step

STEPS = 40
FRESH = 5  # steps between two tables read anew


def sent(message: Moment | MomentChange) -> JSON:
    found: JSON = msgspec.json.decode(msgspec.json.encode(message))
    return found


@pytest.mark.parametrize("game", ids())
def test_changes_put_together_are_what_a_table_read_anew_shows(game: str) -> None:
    """So nothing that is kept from one moment, or from one pair of eyes, to the next gets to where it must not be."""
    live, chance = seated(game, 3 if 3 in get(game).seats else 2), random.Random(game)
    eyes: dict[int | None, tuple[list[Any], JSON]] = {
        seat: told(moment(live, seat, [], START)) for seat in (None, *range(len(live.row.seats)))
    }
    changes = 0
    for i in range(STEPS):
        seat = step(live, chance)
        if live.row.state == "playing" and chance.random() < 0.1 and live.can_undo(seat, START):
            live.undo(seat, None, START)
            eyes = {one: told(moment(live, one, [], START)) for one in eyes}  # two entries at once: a gap
        fresh = again(live) if i % FRESH == 0 or live.row.state == "over" else None
        for one, (known, before) in eyes.items():
            events, message = told(change(live, one, known, before["number"], START))
            changes += message["type"] == "change"
            after = changed(before, message)
            eyes[one] = events, after
            if fresh:
                check(fresh, one, after)
        if live.row.state == "over":
            break
    assert changes > STEPS


def told(found: tuple[Moment | MomentChange, list[Any]]) -> tuple[list[Any], JSON]:
    return found[1], sent(found[0])


def check(fresh: Live, eyes: int | None, after: JSON) -> None:
    """A table read anew shows these eyes the same; lines and what they explain depend on what was known."""
    whole = sent(moment(fresh, eyes, [], START)[0])
    since = ("from", "lines", "scoring")
    assert {name: value for name, value in after.items() if name not in since} == {
        name: value for name, value in whole.items() if name not in since
    }
    assert after["lines"] == [line for line in whole["lines"] if line["done"] > after["from"]]


def is_at(feed: Feed, number: int) -> bool:
    return bool(feed.moment) and feed.moment["number"] >= number


async def test_who_asks_for_changes_gets_them_and_everybody_sees_the_same(there: World) -> None:
    ada, bo = await there.person("Ada"), await there.person("Bo")
    table = (await ada.open("azul", "me", "open"))["id"]
    await bo.post(f"tables/{table}/join")
    plain, small = await there.feed(table, ada, 0), await there.feed(table, ada, 0, changes=True)
    watcher = await there.feed(table, changes=True)
    for _ in range(5):
        await first_moment(plain)
        waiting = plain.moment["waiting"][0]
        found = await (ada, bo)[waiting].moment(table, seat=waiting)
        answer = await (ada, bo)[waiting].play(table, found["legal"][0]["text"], seat=waiting)
        for feed in (plain, small, watcher):
            await feed.until(partial(is_at, feed, answer["number"]), "the move")
        assert small.moment == plain.moment
        assert watcher.moment["scene"] == plain.moment["scene"]
    assert [message["type"] for message in small.messages if message["type"] in ("moment", "change")].count(
        "moment"
    ) == 1
    assert not [message for message in plain.messages if message["type"] == "change"]
    await small.send(type="look", seat=0)  # who has lost the thread asks for a whole moment
    await small.until(lambda: small.messages[-1]["type"] == "moment", "a whole moment")


async def test_who_comes_and_goes_is_told_to_the_others_in_few_words(there: World) -> None:
    ada, bo = await there.person("Ada"), await there.person("Bo")
    table = (await ada.open("azul", "me", "open"))["id"]
    await bo.post(f"tables/{table}/join")
    here = await there.feed(table, ada, 0, changes=True)
    await here.until(lambda: here.table["seats"][0]["online"], "Ada herself")
    tables = sum(message["type"] == "table" for message in here.messages)
    others = [await there.feed(table, changes=True) for _ in range(5)]
    await here.until(lambda: here.table["watchers"] == 5, "five who watch")
    bos = await there.feed(table, bo, 1)
    await here.until(lambda: here.table["seats"][1]["online"], "Bo")
    await bos.until(lambda: bos.table["watchers"] == 5, "five who watch")
    await bos.close()
    await here.until(lambda: not here.table["seats"][1]["online"], "Bo's going")
    for other in others:
        await other.close()
    await here.until(lambda: here.table["watchers"] == 0, "nobody who watches")
    assert sum(message["type"] == "table" for message in here.messages) == tables
