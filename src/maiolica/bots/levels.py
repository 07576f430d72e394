"""Levels from beginner to grandmaster: how long each searches and how far it misjudges, game by game.

A game's numbers are in its own ``levels.toml``, others in the one beside this file; docs/bots.md says how they were
found and how strong each level is.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ..core.dialect.random import Random
from ..core.game.game import Game, game_of
from .search import Estimate, SearchBot

LEVELS = ("beginner", "casual", "regular", "advanced", "expert", "master", "grandmaster")
SIGHT = "advanced"  # looks one move ahead and misjudges nothing
CLASSIC = "classic"  # judges by fitted values: a yardstick that stays
PATIENT, PATIENCE = "grandmaster", 5.0  # takes so many times the time of everybody else, where nothing else is said


@cache
def table_of(folder: Path) -> dict[str, dict[str, Any]]:
    """The levels that a folder's file tells of."""
    path = folder / "levels.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def settings_of(game: Game, name: str) -> dict[str, Any]:
    """A section of the levels' files: what a game says goes before what is said for any."""
    return table_of(Path(__file__).parent).get(name, {}) | table_of(game.folder).get(name, {})


def level_of(game: Game, level: str, seats: int) -> dict[str, Any]:
    """What a level is given with so many seats; where the file ends, more seats play like the most it tells of."""
    found: dict[str, Any] = {}
    for count in range(2, seats + 1):
        found |= settings_of(game, f"seats-{count}").get(level, {})
    return found


def seconds_of(name: str, seconds: float = 1.0) -> float:
    """The time of a bot for one decision, where others have so many seconds."""
    return seconds * (PATIENCE if name.partition("@")[0] == PATIENT else 1.0)


def at_most(level: str, limit: str) -> str:
    """A level, or the limit if it is stronger than that."""
    return LEVELS[min(LEVELS.index(level), LEVELS.index(limit))]


def looks_once(game: Game, level: str, seats: int) -> bool:
    """Whether a level looks a single move ahead, which takes no time to speak of even where nothing is compiled."""
    return level != CLASSIC and level_of(game, level, seats).get("nodes") == 1


def is_timed(game: Game, level: str, seats: int) -> bool:
    """Whether a level thinks as long as it may, so that a faster computer makes it stronger."""
    return "nodes" not in level_of(game, level, seats)


def rating_of(game: Game, level: str, seats: int) -> int | None:
    """How strong a level is with so many seats, in Elo above the beginner; at least so strong where it is timed."""
    rating: int | None = settings_of(game, f"seats-{seats}").get(level, {}).get("rating")
    return rating


def judge_of(game: Game) -> SearchBot:
    """A search that judges moves: it looks at all of them alike, where one that plays looks at what seems good."""
    return SearchBot(keep=False, **settings_of(game, "search"))


class LevelBot:
    """A bot of one of the levels, for any game; ``nodes`` overrides how far it searches."""

    def __init__(self, level: str, cores: int = 1, network: str | None = None) -> None:
        self.level = level
        self.cores = cores
        self.network = network
        self.nodes: int | None = None
        self._searches: dict[tuple[str, int], SearchBot] = {}

    def search(self, view: Any) -> SearchBot:
        """The search of this level in this game."""
        game, seats = game_of(view), view.seat_count
        if (game.id, seats) not in self._searches:
            self._searches[game.id, seats] = self._new_search(game, seats)
        search = self._searches[game.id, seats]
        if self.nodes is not None:
            search.nodes = self.nodes
        return search

    def _new_search(self, game: Game, seats: int) -> SearchBot:
        if self.level == CLASSIC:
            return SearchBot(cores=self.cores, **settings_of(game, CLASSIC))
        given = settings_of(game, "search") | level_of(game, self.level, seats)
        given.pop("rating", None)
        if is_timed(game, self.level, seats):
            given |= settings_of(game, f"timed-{seats}")
        return SearchBot(cores=self.cores, network=self.network, **given)

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """What this level plays."""
        return self.search(view).choose(view, seat, legal, rng, budget)

    def estimates(self, view: Any, seat: int, rng: Random, budget: float) -> list[Estimate]:
        """What this level thinks of each action, the best first."""
        return self.search(view).estimates(view, seat, rng, budget)
