"""The numbers on the page that teaches the game are those of the box."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.data import load
from maiolica.core.game.scene import Label
from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get
from maiolica.testing.pages import numbers, page, tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_right(language) -> None:
    data = load(str(get("duel").folder / "state.py"))
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
