"""A tiny game: small enough that every line of play can be looked at."""

from __future__ import annotations

from .state import COLORS, ON_A_FACTORY, State


def tiny(s: State) -> None:
    """One round of one factory, with four tiles each of the first three colors in the bag."""
    s.factories = 1
    s.max_rounds = 1
    for color in range(COLORS):
        s.bag[color] = ON_A_FACTORY if color < 3 else 0
