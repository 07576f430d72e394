"""Which games and languages the tests of every day look at where one of them takes long; the others are slow."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from maiolica.core.game.words import LANGUAGES
from maiolica.games import ids

DAILY = ("azul", "five211")  # one of the smallest, and one with secrets


def each(names: Iterable[str], daily: tuple[str, ...] = DAILY) -> list[object]:
    """Names as parameters."""
    return [pytest.param(name, marks=[] if name in daily else [pytest.mark.slow]) for name in names]


every_game = pytest.mark.parametrize("game", each(ids()))
searched_games = pytest.mark.parametrize("game", each(ids(), DAILY[:1]))  # where each position is searched
every_language = pytest.mark.parametrize("language", each(LANGUAGES, ("uk",)))  # the one with the longest words
