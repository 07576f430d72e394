"""The numbers on the page that teaches the game are those of the box."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.data import load
from maiolica.core.game.words import LANGUAGES
from maiolica.games import get
from maiolica.testing.pages import numbers, page, tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_right(language) -> None:
    data = load(str(get("pavilion").folder / "state.py"))
    seats, signs, stars, sets, _ = tables(page("pavilion", language))
    assert [(int(row[0]), int(row[1])) for row in seats[1:]] == [(int(n), f) for n, f in data["factories"].items()]
    assert [int(row[2]) for row in signs[1:]] == list(data["pays"].values())
    assert [int(row[1]) for row in stars[1:]] == list(data["bonus"]["star"].values())
    assert [(row[0], int(row[1])) for row in sets[1:]] == list(data["bonus"]["number"].items())
    each = data["tiles_of_each_color"]
    start = [len(data["color_names"]) * each, each, data["tiles_on_a_factory"], data["starting_score"]]
    assert numbers(page("pavilion", language))[:4] == start
