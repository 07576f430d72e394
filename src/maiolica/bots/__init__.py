"""Players that choose by themselves, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.game.errors import BadOption
from .base import Bot
from .levels import CLASSIC, LEVELS, LevelBot
from .search import Estimate, SearchBot
from .simple import GreedyBot, RandomBot

__all__ = ["BOTS", "LEVELS", "Bot", "Estimate", "GreedyBot", "LevelBot", "RandomBot", "SearchBot", "get"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level) for level in (*LEVELS, CLASSIC)},
}


def get(name: str) -> Bot:
    """A new bot of this kind."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name[:20]!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
