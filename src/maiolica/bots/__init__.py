"""Players that choose by themselves, by name."""

from __future__ import annotations

from ..core.errors import BadOption
from .base import Bot
from .simple import GreedyBot, RandomBot, suggest

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "get", "suggest"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def get(name: str) -> Bot:
    """A new bot of this kind."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name[:20]!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
