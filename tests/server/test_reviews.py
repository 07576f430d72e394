"""Reviews at a server: made once, more exact while somebody looks, kept with the table; and what grows out of them."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from maiolica.server.play import reviewing
from maiolica.server.play.reviewing import MOST, SHARES, Reviews
from maiolica.server.play.thinking import Thinkers
from maiolica.server.problems import Refused
from maiolica.study.course import situations_of
from maiolica.study.form import Share
from maiolica.study.judge import Effort
from tests.study.games import played

from .clients import JSON, Person, World

pytestmark = pytest.mark.compiled


async def finished_table(person: Person, game: str = "azul") -> JSON:
    """A table of a game that was played elsewhere."""
    text = played(game, 2, 1, "casual", 1).text()
    table: JSON = await person.post("tables/import", {"log": text})
    assert table["state"] == "over"
    return table


async def whole_review(person: Person, table: str) -> JSON:
    """Ask until everything is judged as thoroughly as it will be."""
    while True:
        found: JSON = await person.get(f"tables/{table}/review")
        if found["passes"] == found["of_passes"]:
            return found
        await asyncio.sleep(0.05)


async def test_a_finished_game_is_reviewed_and_its_parts_add_up(here: World) -> None:
    ada = await here.person("Ada")
    table = await finished_table(ada)
    found = await whole_review(ada, table["id"])
    review = found["review"]
    assert found["of_passes"] == len(SHARES)
    assert review["over"]
    assert review["decisions"]
    for seat, rank in zip(review["by_seat"], table["result"]["ranks"], strict=True):
        way = Share(**seat["chance"])
        assert way.start + way.moves + way.others + way.luck + way.later == pytest.approx(way.result)
        assert (way.result > 0) == (rank == 1)


async def test_a_second_look_costs_nothing(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    table = await finished_table(ada)
    first = await whole_review(ada, table["id"])
    again = await bo.get(f"tables/{table['id']}/review")
    assert again["review"] == first["review"]
    assert again["passes"] == again["of_passes"]


async def test_a_game_that_goes_on_is_not_reviewed(here: World) -> None:
    ada = await here.person("Ada")
    table = await ada.open("azul", "me", "beginner")
    for path in ("review", "review/30"):
        refused = await ada.get(f"tables/{table['id']}/{path}", 409)
        assert refused["error"] == "not-now"
    refused = await ada.post(f"tables/{table['id']}/branch", {"done": 30, "levels": [None, None]}, 409)
    assert refused["error"] == "not-now"


async def test_lines_can_be_walked_along_and_moves_be_tried(here: World) -> None:
    ada = await here.person("Ada")
    table = await finished_table(ada)
    review = (await whole_review(ada, table["id"]))["review"]
    bad = max(review["decisions"], key=lambda one: one["loss"])
    place = f"tables/{table['id']}/review/{bad['done']}"
    occasion = await ada.get(place)
    assert occasion["seat"] == bad["seat"]
    assert {bad["move"]["text"], bad["best"]["text"]} <= {move["text"] for move in occasion["legal"]}
    scenes = [(await ada.get(f"{place}/best/{step}"))["scene"] for step in range(len(bad["best_line"]["steps"]) + 1)]
    assert scenes[0] == occasion["scene"]
    assert all(one != other for one, other in pairwise(scenes))
    worse = await ada.post(f"{place}/try", {"move": bad["move"]["text"]})
    better = await ada.post(f"{place}/try", {"move": bad["best"]["text"]})
    assert better["loss"] < worse["loss"]
    refused = await ada.post(f"{place}/try", {"move": "9R>1"}, 409)
    assert refused["error"] == "illegal"
    assert (await ada.get(f"{place}/best/9999", None))["error"] == "bad-request"


async def test_what_if_makes_a_table_of_its_own(here: World) -> None:
    ada = await here.person("Ada")
    table = await finished_table(ada)
    log = await ada.get(f"tables/{table['id']}/log")
    body: dict[str, Any] = {"done": 30, "levels": [None, "beginner"]}
    new = await ada.post(f"tables/{table['id']}/branch", body, 201)
    assert new["state"] == "playing"
    assert new["id"] != table["id"]
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    assert await ada.get(f"tables/{table['id']}/log") == log
    for wrong, status in (({"done": 30, "levels": [None]}, 400), ({"done": 99_999, "levels": [None, None]}, 404)):
        await ada.post(f"tables/{table['id']}/branch", wrong, status)
    await ada.post(f"tables/{table['id']}/branch", {"done": 5, "levels": [None, None]}, 409)  # amid draws


@pytest.mark.needs("five211")
async def test_a_game_with_face_down_choices_is_reviewed_too(here: World) -> None:
    ada = await here.person("Ada")
    table = await finished_table(ada, "five211")
    review = (await whole_review(ada, table["id"]))["review"]
    marked = [one for one in review["decisions"] if one["best_line"]]
    for one in marked[:2]:
        for step in range(len(one["best_line"]["steps"]) + 1):
            await ada.get(f"tables/{table['id']}/review/{one['done']}/best/{step}")


async def test_moves_and_hints_come_before_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judgment is not begun while as many bots think as there are processes."""
    thinkers, begun = Thinkers(1, 10), []

    async def submit(work: Any, *task: Any) -> str:
        begun.append(work.__name__)
        await asyncio.sleep(0)
        return "done"

    monkeypatch.setattr(thinkers, "_submit", submit)
    thinkers.waiting = 1  # a bot thinks
    table = played("azul", 2, 1, "casual", 1)
    judging = asyncio.create_task(thinkers.judge(situations_of(table.log)[1], "azul", Effort(walks=1)))
    for _ in range(5):
        await asyncio.sleep(0)
    assert begun == []
    thinkers.waiting = 0
    await judging
    assert begun == ["judge"]


async def test_no_more_reviews_than_a_process_can_make_are_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for one more is told when to ask again; who asks for one that is under way is answered."""
    hub = MagicMock()
    hub.thinkers.processes, hub.settings.review_walks = 1, 100
    hub.spawn = lambda making: making.close()
    hub.store.reviews.of = AsyncMock(return_value=None)
    hub.using.return_value.__aenter__.return_value = (None, MagicMock())
    monkeypatch.setattr(reviewing, "finished", lambda live: played("azul", 2, 1, "casual", 1).log)
    reviews = Reviews(hub)
    for i in range(MOST):
        await reviews.ask(f"table {i}")
    with pytest.raises(Refused) as refused:
        await reviews.ask("one more")
    assert (refused.value.code, refused.value.after) == ("busy", 5)
    assert (await reviews.ask("table 3")).passes == 0
    assert len(reviews.under_way) == MOST


async def test_my_reviewed_games_say_what_my_habits_are(here: World) -> None:
    ada, bo = await here.person("Ada"), await here.person("Bo")
    assert await ada.get("me/habits") == []
    table = await finished_table(ada)
    assert await ada.get("me/habits") == []
    review = (await whole_review(ada, table["id"]))["review"]
    (found,) = await ada.get("me/habits")
    assert (found["game"], found["games"]) == ("azul", 2)  # both seats were hers, on one device
    assert found["decisions"] == sum(seat["decisions"] for seat in review["by_seat"])
    assert await bo.get("me/habits") == []
    assert (await here.nobody().get("me/habits", 401))["error"] == "nobody"
