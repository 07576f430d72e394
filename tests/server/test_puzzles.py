"""Puzzles at a server: the same for everybody, by what one seat sees, in packs that are kept for ever."""

from __future__ import annotations

from datetime import date

import httpx
import msgspec
import pytest

import maiolica
from maiolica.games import get, ids
from maiolica.school.puzzle import number_of, of_day, puzzles_of
from maiolica.server.answers import PuzzlePack
from maiolica.server.api.routes.content import FOREVER
from maiolica.server.play.puzzling import PACK, listed, pack_of, shown_puzzle
from maiolica.server.problems import Refused

from .clients import World

pytestmark = pytest.mark.compiled
HIDING = [game for game in ids() if get(game).secret.__name__ != "nothing_is_secret"]


async def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_games_take_turns(there: World) -> None:
    async with httpx.AsyncClient(base_url=f"{there.address}/api/") as nobody:
        games = [game["id"] for game in (await nobody.get("catalog")).json()["games"]]
        found = [(await nobody.get("puzzles/day", params={"day": f"2026-11-{16 + i}"})).json() for i in range(5)]
        assert [one["day"] for one in found] == [f"2026-11-{16 + i}" for i in range(5)]
        first = number_of(date(2026, 11, 16))
        assert [one["puzzle"]["game"] for one in found] == [games[(first + i) % len(games)] for i in range(5)]
        again = (await nobody.get("puzzles/day", params={"day": "2026-11-16"})).json()
        assert again == found[0]
        own = (await nobody.get("puzzles/day", params={"game": "azul", "day": "2026-11-16"})).json()
        assert own["puzzle"]["id"] == of_day(puzzles_of(get("azul")), date(2026, 11, 16)).id
        assert (await nobody.get("puzzles/day")).status_code == 200
        assert (await nobody.get("puzzles/day", params={"game": "chess"})).status_code == 404
        assert (await nobody.get("puzzles/day", params={"day": "today"})).status_code == 400


async def test_a_list_names_all_puzzles_or_those_with_a_theme_of_a_level(there: World) -> None:
    async with httpx.AsyncClient(base_url=f"{there.address}/api/") as nobody:
        whole = (await nobody.get("puzzles/azul")).json()
        assert [one["id"] for one in whole["puzzles"]] == [one.id for one in maiolica.puzzles("azul")]
        some = (await nobody.get("puzzles/azul", params={"theme": "floor", "level": "master"})).json()["puzzles"]
        chosen = [one for one in whole["puzzles"] if "floor" in one["themes"] and one["level"] == "master"]
        assert some == chosen
        assert 0 < len(some) < len(whole["puzzles"])
        assert (await nobody.get("puzzles/chess")).status_code == 404


async def test_lists_and_packs_lie_beside_the_games_words_and_are_kept_for_ever(there: World) -> None:
    async with httpx.AsyncClient(base_url=there.address) as browser:
        game = next(one for one in (await browser.get("/api/catalog")).json()["games"] if one["id"] == "azul")
        index = await browser.get(f"/{game['content']}puzzles/list.json")
        ids_of = [one["id"] for one in index.json()["puzzles"]]
        assert len(ids_of) == game["puzzles"]
        pack = await browser.get(f"/{game['content']}puzzles/1.json")
        assert [one["id"] for one in pack.json()["puzzles"]] == ids_of[PACK : 2 * PACK]
        assert index.headers["Cache-Control"] == pack.headers["Cache-Control"] == FOREVER
        assert pack.headers["Content-Encoding"] == "gzip"
        old = await browser.get("/games/azul/0123456789abcdef/puzzles/1.json")
        assert old.headers["Cache-Control"] == "no-cache"
        assert (await browser.get(f"/{game['content']}puzzles/9999.json")).status_code == 404
        assert (await browser.get(f"/{game['content']}puzzles/-1.json")).status_code == 404
        assert (await browser.get("/games/chess/0/puzzles/0.json")).status_code == 404


@pytest.mark.parametrize("game", ids())
def test_a_pack_has_all_that_is_needed_to_show_and_to_judge(game: str) -> None:
    pack = msgspec.json.decode(pack_of(get(game), 0))["puzzles"]
    for shown, puzzle in zip(pack, maiolica.puzzles(game), strict=False):
        right = [move["text"] for move, loss in zip(shown["legal"], shown["losses"], strict=True) if loss == 0]
        assert right == puzzle.solution
        assert shown["losses"][shown["obvious"]] > 0
        assert {key for panel in shown["scene"]["panels"] for key in panel} >= {"id", "shapes"}
        assert shown["why"]
    assert len(pack) == min(PACK, len(puzzles_of(get(game))))
    with pytest.raises(Refused, match="no such puzzles"):
        pack_of(get(game), len(listed(get(game)).puzzles))


def test_what_the_seat_may_not_know_changes_nothing_in_its_puzzle() -> None:
    puzzles = [puzzle for game in HIDING for puzzle in puzzles_of(get(game))[:20]]
    worlds = [(puzzle, puzzle.position.sample_world(puzzle.seat, 7)) for puzzle in puzzles]
    assert any(world != puzzle.position for puzzle, world in worlds)
    for puzzle, world in worlds:
        shown, game = shown_puzzle(puzzle), get(puzzle.game)
        assert game.scene(world.view(puzzle.seat), puzzle.seat) == shown.scene
        assert [world.text(move) for move in world.legal(puzzle.seat)] == [move.text for move in shown.legal]


def test_a_pack_is_typed_as_the_protocol_says() -> None:
    assert len(msgspec.json.decode(pack_of(get("azul"), 0), type=PuzzlePack).puzzles) == PACK
