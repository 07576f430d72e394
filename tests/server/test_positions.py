"""Positions set up by hand at a server: every game's, by the places of its picture; impossible ones are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import maiolica
from maiolica.core.game.words import say
from maiolica.core.table.editing import fillings

from .clients import JSON, Person, World
from .test_reviews import finished_table

pytestmark = pytest.mark.compiled

PLACES = {  # one on the display and one on a board of the seat that decides first
    "azul": ("factory-1", "board-{}-wall-2-2"),
    "chocolatier": ("factory-1", "board-{}-line-3-1"),
    "pavilion": ("factory-1", "board-{}-C3"),
    "duel": ("display-1", "board-{}-line-2-1"),
    "five211": ("board-{}-hand-", "board-{}-hand-"),
}
SECRETS = ("five211", "duel")


async def look(person: Person, position: str, **more: Any) -> JSON:
    """What a position that was set up looks like, or why it cannot be."""
    found: JSON = await person.post("positions/look", {"position": position, **more})
    return found


def place_in(scene: JSON, wanted: str) -> str:
    """The first place with such a name."""
    return next(s["id"] for panel in scene["panels"] for s in panel["shapes"] if s.get("id", "").startswith(wanted))


@pytest.mark.parametrize("game", sorted(PLACES))
async def test_a_position_is_set_up_by_its_places_and_played_on(there: World, game: str) -> None:
    ada = await there.person("Ada")
    now = await ada.post("positions", {"game": game, "seats": 2})
    for wanted in PLACES[game]:
        place = place_in(now["scene"], wanted.format(now["actor"] + 1))
        found = await ada.post("positions/place", {"position": now["position"], "place": place})
        assert found["choices"]
        after = (await look(ada, found["choices"][0]["position"]))["arranged"]
        assert after["position"] != now["position"]
        assert after["scene"] != now["scene"]
        now = after
    advice = await ada.post("positions/hint", {"position": now["position"]})
    assert {move["text"] for move in advice["moves"]} <= {move["text"] for move in now["legal"]}
    after = await ada.post("positions/step", {"position": now["position"], "move": now["legal"][0]["text"]})
    assert after["actor"] != maiolica.CHANCE
    by_bot = await ada.post("positions/step", {"position": now["position"]})
    assert by_bot["position"] != now["position"]


@pytest.mark.parametrize("game", sorted(PLACES))
async def test_what_cannot_be_is_refused_with_the_reason(there: World, game: str) -> None:
    ada = await there.person("Ada")
    now = await ada.post("positions", {"game": game})
    wrong = json.loads(now["position"])
    wrong["position"]["rounds"] = 100
    found = await look(ada, json.dumps(wrong))
    assert found["arranged"] is None
    assert found["reason"]["args"]["what"] == "rounds"
    await ada.post("positions/hint", {"position": json.dumps(wrong)}, 400)


async def test_nonsense_is_no_position(there: World) -> None:
    ada = await there.person("Ada")
    for text in ("", "{", "[]", "3", '{"game": "azul"}', '{"game": "chess"}', '{"game": []}'):
        assert (await look(ada, text))["reason"]
    now = await ada.post("positions", {"game": "azul"})
    problem = await ada.post("positions/place", {"position": now["position"], "place": "x"}, 400)
    assert "no place" in problem["text"]
    assert (await look(ada, now["position"], seat=5))["reason"]["key"] == "possible-no-seat"


@pytest.mark.parametrize("game", SECRETS)
async def test_what_a_seat_may_not_know_is_not_drawn(there: World, game: str) -> None:
    ada = await there.person("Ada")
    table = maiolica.new(game, seed=3)
    while (other := table.position.sample_world(table.actor, 17)) == table.position:
        table.play(table.legal()[-1])  # at duel's start nobody hides anything yet
    position = table.position
    assert not table.over
    pictures = []
    for one in (position, other):
        found = (await look(ada, json.dumps(one.to_json())))["arranged"]
        pictures.append((found["scene"], found["legal"]))
    assert pictures[0] == pictures[1]


async def test_a_moment_of_a_finished_game_is_where_to_begin(here: World) -> None:
    ada = await here.person("Ada")
    table = await finished_table(ada)
    log = maiolica.load_text(await ada.get(f"tables/{table['id']}/log"))
    found = await ada.get(f"tables/{table['id']}/review/30/position")
    assert json.loads(found["position"]) == log.at(30).position.to_json()
    playing = await ada.open("azul", "me", "casual")
    await ada.get(f"tables/{playing['id']}/review/0/position", 409)


def test_only_tiles_and_the_marker_lie_on_a_floor() -> None:
    position = maiolica.new("azul", seed=5).position
    with pytest.raises(maiolica.BadPosition, match="what lies on a slot of the floor is 7"):
        position.replaced(seats=[{"floor": [7, 0, 0, 0], "floor_count": 1}])


def test_a_tile_is_exchanged_for_another_or_taken_away() -> None:
    position = maiolica.new("azul", seed=5).position
    before = position.values()["sources"][0]
    found, refused = fillings(position, 0, "factory-1-1")
    changes = [[b - a for a, b in zip(before, one.position.values()["sources"][0], strict=True)] for one in found]
    taken = next(color for color, count in enumerate(before) if count)
    assert all(change[taken] == -1 and sum(change) in (0, -1) for change in changes)
    assert len(changes) == 5  # four other colors, or none
    assert [say(reason) for reason in refused] == ["a factory has more than 4 tiles"]
