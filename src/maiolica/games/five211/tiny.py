"""A tiny game: small enough that every line of play can be looked at."""

from __future__ import annotations

from .state import HAND, KINDS, VALUES, State


def tiny(s: State) -> None:
    """One round: six yellow twos and five green threes, of which one card is never drawn; no hand shows the other."""
    for kind in range(KINDS):
        s.unseen[kind] = 0
    s.unseen[1] = 6
    s.unseen[VALUES + 2] = 5
    s.pile = 2 * HAND
    s.target = 0
