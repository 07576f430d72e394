"""What a person chooses from: how strong the levels are in each game, where somebody measured it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from maiolica.bots.levels import LEVELS
from maiolica.games import get, ids
from maiolica.server.api.routes.catalog import in_catalog, ratings_of

MEASURED = """
[seats-2.beginner]
rating = 0
nodes = 1
[seats-2.master]
rating = 1140
[seats-3.master]
rating = 870
"""


@dataclass(frozen=True)
class Measured:
    """As much of a game as its ratings need."""

    folder: Path


def test_ratings_come_by_seats_and_level_from_the_games_own_folder(tmp_path: Path) -> None:
    (tmp_path / "levels.toml").write_text(MEASURED)
    game: Any = Measured(tmp_path)
    assert ratings_of(game, 2, timed=False) == {"beginner": 0}
    assert ratings_of(game, 2, timed=True) == {"master": 1140}
    assert ratings_of(game, 3, timed=False) == {}  # what was measured with these seats, not with fewer
    assert ratings_of(game, 3, timed=True) == {"master": 870}


def test_what_nobody_measured_has_no_rating(tmp_path: Path) -> None:
    game: Any = Measured(tmp_path)
    assert ratings_of(game, 2, timed=False) == ratings_of(game, 2, timed=True) == {}


@pytest.mark.parametrize("game", ids())
def test_only_levels_are_rated_and_the_beginner_is_where_counting_starts(game: str) -> None:
    entry = in_catalog(get(game), ready=True)
    assert list(entry.ratings) == list(entry.at_least) == [str(count) for count in get(game).seats]
    for seats, found in entry.ratings.items():
        assert set(found) <= set(LEVELS)
        assert found.get("beginner", 0) == 0
        assert set(entry.at_least[seats]) <= {"master", "grandmaster"}
        assert min(entry.at_least[seats].values(), default=9999) > max(found.values(), default=0)
