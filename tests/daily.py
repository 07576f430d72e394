"""Which games the tests of every day look at where each game has to be compiled first; the others are slow."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from maiolica.games import ids

DAILY = ("azul", "five211")  # one of the smallest, and one with secrets


def each(games: Iterable[str]) -> list[object]:
    """Games as parameters."""
    return [pytest.param(game, marks=[] if game in DAILY else [pytest.mark.slow]) for game in games]


every_game = pytest.mark.parametrize("game", each(ids()))
