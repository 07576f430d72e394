"""The pages that teach the games: in every language, of one shape, and with the numbers of the box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from maiolica.core.dialect.data import load
from maiolica.core.game.scene import Label
from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get, ids

PAGES = [(game, language) for game in ids() for language in LANGUAGES]
HEADING, TABLE, ITEM = r"#{1,2} \S.*", r"\|.*\|", r"(- |\d+\. )\S.*"


def page(game: str, language: str) -> str:
    return (get(game).folder / "rules" / f"{language}.md").read_text(encoding="utf-8")


def blocks(text: str) -> list[list[str]]:
    """The parts of a page that empty lines part."""
    return [block.splitlines() for block in text.strip().split("\n\n")]


def tables(text: str) -> list[list[list[str]]]:
    """The cells of each table, without the line below its head."""
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for i, line in enumerate(block) if i != 1]
        for block in blocks(text)
        if re.fullmatch(TABLE, block[0])
    ]


def numbers(text: str) -> list[int]:
    """All numbers in a text, in their order."""
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text)]


def kind(block: list[str]) -> str:
    """What a block is; everything else than these is refused."""
    if len(block) == 1 and re.fullmatch(HEADING, block[0]):
        return block[0].split(" ")[0]
    if all(re.fullmatch(TABLE, line) for line in block):
        assert re.fullmatch(r"\|(-{3,}\|)+", block[1]), block
        assert len({line.count("|") for line in block}) == 1, block
        return f"table of {len(block)} lines"
    if all(re.fullmatch(ITEM, line) for line in block):
        return f"{block[0][0]} of {len(block)}"
    assert len(block) == 1, block
    assert not re.match(r"[#|>]|- |\d+\.", block[0]), block
    return "paragraph"


@pytest.mark.parametrize("game", ids())
def test_every_language_tells_the_same_things_in_the_same_order(game) -> None:
    shapes = [[kind(block) for block in blocks(page(game, language))] for language in LANGUAGES]
    assert all(shape == shapes[0] for shape in shapes)
    assert shapes[0].count("#") == 1
    assert shapes[0].count("##") >= 7
    figures = [numbers(page(game, language)) for language in LANGUAGES]
    for language, found in zip(LANGUAGES, figures, strict=True):
        assert sorted(found) == sorted(figures[0]), language


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_plain_and_begins_with_the_name_of_the_game(game, language) -> None:
    text = page(game, language)
    assert text.startswith(f"# {say(Label(f'{game}-name'), language)}\n")
    assert not re.search(r"[<>`\[\]\\_~]|\t|  |\*\*\*|\n\n\n", text)
    plain = re.sub(r"\*\*\S(?:[^*\n]*\S)?\*\*", "", text)
    assert "*" not in re.sub(r"\*\S(?:[^*\n]*\S)?\*", "", plain)
    words = [word for word in re.split(r"[\s|]+", text) if re.search(r"\w", word)]
    assert 500 <= len(words) <= 1100, len(words)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_option_of_the_game_is_explained(game, language) -> None:
    text = page(game, language)
    for name in [*(option.name for option in get(game).options), "first_seat"]:
        assert f"\n| {say(Label(f'{game}-option-{name}'), language)}" in text, name


def box(game: str) -> dict[str, Any]:
    """What lies in the box."""
    return load(str(get(game).folder / "data.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_azul_and_chocolatier_are_right(language) -> None:
    data = box("azul")
    for game in ("azul", "chocolatier"):
        seats, *others = tables(page(game, language))
        assert [(int(row[0]), int(row[1])) for row in seats[1:]] == [(int(n), f) for n, f in data["factories"].items()]
        floor, bonus = others[0 if game == "azul" else 1 :][:2]
        assert [int(cell) for cell in floor[1][1:]] == data["floor_penalties"]
        assert [int(row[1]) for row in bonus[1:]] == list(data["bonus"].values())
        colors, each = len(data["color_names"]), data["tiles_of_each_color"]
        assert numbers(page(game, language))[:3] == [colors * each, each, data["tiles_on_a_factory"]]
    golden = tables(page("chocolatier", language))[0]
    assert [row[2] for row in golden[1:]] == [row[0] for row in golden[1:]]  # CH-5: as many as seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_pavilion_are_right(language) -> None:
    data = box("pavilion")
    seats, signs, stars, sets, _ = tables(page("pavilion", language))
    assert [(int(row[0]), int(row[1])) for row in seats[1:]] == [(int(n), f) for n, f in data["factories"].items()]
    assert [int(row[2]) for row in signs[1:]] == list(data["pays"].values())
    assert [int(row[1]) for row in stars[1:]] == list(data["bonus"]["star"].values())
    assert [(row[0], int(row[1])) for row in sets[1:]] == list(data["bonus"]["number"].items())
    each = data["tiles_of_each_color"]
    start = [len(data["color_names"]) * each, each, data["tiles_on_a_factory"], data["starting_score"]]
    assert numbers(page("pavilion", language))[:4] == start


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_duel_are_right(language) -> None:
    data = box("duel")
    broken, goals, _ = tables(page("duel", language))
    assert [int(cell) for cell in broken[1][1:]] == data["broken_penalties"]
    points = data["goals"]["points"]
    del points["colors_of_a_colorful_row"]
    assert numbers(" ".join(row[1] for row in goals[1:])) == list(points.values())
    names = [say(Label(f"duel-told-goal-{name}"), language) for name in data["goals"]["names"]]
    assert [row[0] for row in goals[1:]] == names
    each = data["tiles_of_each_color"]
    start = [len(data["color_names"]) * each, each, data["tiles_on_a_small_factory"]]
    assert numbers(page("duel", language))[:3] == start
    assert numbers(page("duel", language))[3] == data["tiles_on_the_large_factory"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_five211_are_right(language) -> None:
    data = box("five211")
    cards, seats, _ = tables(page("five211", language))
    assert [int(cell) for cell in cards[1][1:]] == data["cards_of_each_value"]
    for row in seats[1:]:
        n, removed, roosters, limit, rounds = map(int, row)
        assert removed == data["removed"][str(n)]
        assert roosters == n + data["roosters_beside_seats"]
        assert limit == n + data["limit_beside_seats"]
        assert n * (4 * rounds + 1) == 100 - removed  # FI-6
