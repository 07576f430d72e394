"""Six levels from beginner to master: how long each searches and how far it misjudges, game by game.

The numbers are in ``levels.toml``; docs/bots.md says how they were found and how strong each level is.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ..core.dialect.random import Random
from ..core.game.game import game_of
from .search import Estimate, SearchBot

LEVELS = ("beginner", "casual", "regular", "advanced", "expert", "master")


@cache
def settings() -> dict[str, dict[str, dict[str, Any]]]:
    """For each game and level, what its search is given."""
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


class LevelBot:
    """A bot of one of the levels, for any game; ``nodes`` overrides how far it searches."""

    def __init__(self, level: str, cores: int = 1) -> None:
        self.level = level
        self.cores = cores
        self.nodes: int | None = None
        self._searches: dict[str, SearchBot] = {}

    def search(self, view: Any) -> SearchBot:
        """The search of this level in this game."""
        game = game_of(view).id
        if game not in self._searches:
            known = settings()
            chosen = known["any"] | known.get(game, {})
            tuned = known.get("search", {}).get(game, {})
            self._searches[game] = SearchBot(cores=self.cores, **tuned, **chosen[self.level])
        search = self._searches[game]
        if self.nodes is not None:
            search.nodes = self.nodes
        return search

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """What this level plays."""
        return self.search(view).choose(view, seat, legal, rng, budget)

    def estimates(self, view: Any, seat: int, rng: Random, budget: float) -> list[Estimate]:
        """What this level thinks of each action, the best first."""
        return self.search(view).estimates(view, seat, rng, budget)
