"""The numbers on the page that teaches the game are those of the box."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.data import load
from maiolica.core.game.words import LANGUAGES
from maiolica.games import get
from maiolica.testing.pages import page, tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_right(language) -> None:
    data = load(str(get("five211").folder / "state.py"))
    cards, seats, _ = tables(page("five211", language))
    assert [int(cell) for cell in cards[1][1:]] == data["cards_of_each_value"]
    for row in seats[1:]:
        n, removed, roosters, limit, rounds = map(int, row)
        assert removed == data["removed"][str(n)]
        assert roosters == n + data["roosters_beside_seats"]
        assert limit == n + data["limit_beside_seats"]
        assert n * (4 * rounds + 1) == 100 - removed  # FI-6
