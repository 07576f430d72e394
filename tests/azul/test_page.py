"""The numbers on the page that teaches the game are those of the box."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.data import load
from maiolica.core.game.words import LANGUAGES
from maiolica.games import get
from maiolica.testing.pages import numbers, page, tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_right(language) -> None:
    data = load(str(get("azul").folder / "state.py"))
    seats, floor, bonus = tables(page("azul", language))[:3]
    assert [(int(row[0]), int(row[1])) for row in seats[1:]] == [(int(n), f) for n, f in data["factories"].items()]
    assert [int(cell) for cell in floor[1][1:]] == data["floor_penalties"]
    assert [int(row[1]) for row in bonus[1:]] == list(data["bonus"].values())
    colors, each = len(data["color_names"]), data["tiles_of_each_color"]
    assert numbers(page("azul", language))[:3] == [colors * each, each, data["tiles_on_a_factory"]]
