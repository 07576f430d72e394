"""One game, event by event: whoever plays single games from Python enters compiled code once for each event."""

from __future__ import annotations

from typing import Any

from ..dialect.jit import jit
from ..dialect.record import IntArray
from ..game.game import CHANCE
from ..game.generic import actor, deal, legal, odds, play

NOTHING = -1  # instead of an event: only look


@jit
def advance(states: Any, event: int, actions: IntArray, weights: IntArray) -> tuple[int, int]:
    """Make the draw or play the action that is due in the first position, and see who is next.

    Returns the seat, CHANCE or OVER, and how many actions or weights were written for it. Nothing is checked.
    """
    s = states[0]
    if event >= 0:
        seat = actor(s)
        if seat == CHANCE:
            deal(s, event)
        else:
            play(s, seat, event)
    seat = actor(s)
    if seat == CHANCE:
        return seat, odds(s, weights)
    return seat, legal(s, seat, actions) if seat >= 0 else 0
