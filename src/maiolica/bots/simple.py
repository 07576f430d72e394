"""Bots that need no search: one plays anything, one looks a single move ahead."""

from __future__ import annotations

from typing import Any

from ..core import generic
from ..core.random import Random, below


class RandomBot:
    """Plays any legal move, each equally likely."""

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """A legal action drawn by lot."""
        return legal[below(rng, len(legal))]


class GreedyBot:
    """Plays the move that looks best right after it."""

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """The best action at first sight; equals are drawn by lot."""
        ordered = suggest(view, seat, legal, rng)
        best = [action for action, value in ordered if value == ordered[0][1]]
        return best[below(rng, len(best))]


def suggest(view: Any, seat: int, legal: list[int], rng: Random) -> list[tuple[int, float]]:
    """Every legal action with what this seat is then ahead of the best other, best first."""
    world = view.clone()
    generic.guess(world, seat, rng)
    values = [(action, value_after(world, seat, action)) for action in legal]
    return sorted(values, key=lambda choice: -choice[1])


def value_after(world: Any, seat: int, action: int) -> float:
    """A seat's lead right after an action, before any draw."""
    after = world.clone()
    generic.play(after, seat, action)
    others = [generic.value(after, other) for other in range(after.seat_count) if other != seat]
    return float(generic.value(after, seat) - max(others))
