"""Bots that need no search: one plays anything, one looks a single move ahead."""

from __future__ import annotations

from typing import Any

from ..core.dialect.random import Random, below
from ..core.game import generic


class RandomBot:
    """Plays any legal move, each equally likely."""

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """A legal action drawn by lot."""
        return legal[below(rng, len(legal))]


class GreedyBot:
    """Plays the move that looks best right after it."""

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """The best action at first sight; equals are drawn by lot."""
        world = view.clone()
        generic.guess(world, seat, rng)
        leads = [lead_after(world, seat, action) for action in legal]
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == max(leads)]
        return best[below(rng, len(best))]


def lead_after(world: Any, seat: int, action: int) -> float:
    """A seat's lead right after an action, before any draw."""
    after = world.clone()
    generic.play(after, seat, action)
    others = [generic.value(after, other) for other in range(after.seat_count) if other != seat]
    return float(generic.value(after, seat) - max(others))
