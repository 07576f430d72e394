"""The moves of 5211 as tuples, integers and texts; both integers of a card, chosen or drawn, are its kind."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game.actions import ActionSpace, Draw, FirstSeat, Kind
from .state import LETTERS, SEATS, VALUES


class Choose(NamedTuple):
    """Lay a card of the hand face down (FI-3); value 0 is the rooster, which is worth 1."""

    color: int
    value: int


NUMBERS = [str(value + 1) for value in range(VALUES)]
CARDS = [color + number for color in LETTERS for number in NUMBERS]

MOVES = ActionSpace(Kind(Choose, "{color}{value}", {"color": LETTERS, "value": NUMBERS}))
OUTCOMES = ActionSpace(
    Kind(Draw, "{kind}", {"kind": CARDS}),
    Kind(FirstSeat, "seat{seat}", {"seat": [str(seat + 1) for seat in range(SEATS[-1])]}),
)
FIRST_SEAT = OUTCOMES.first[FirstSeat]
