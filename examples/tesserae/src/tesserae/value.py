"""The points a seat may expect in the end; ``maiolica tune tesserae`` fits the weights."""

from __future__ import annotations

from typing import Any

from maiolica.core.dialect.jit import jit, part
from maiolica.core.game.weights import load_weights

from .rules import line_count, points
from .state import ENDED, LINES, SEATS, Seat, State

TERMS = (  # lines that are not full yet, by what lies in them
    "empty",
    "one",
    "two-equal",
    "two-different",
)
FEWEST = SEATS[0]
WEIGHTS = load_weights(__file__, SEATS, 1, TERMS)


@jit
def value(s: State, seat: int) -> float:
    """The points a seat may expect in the end."""
    return float(weigh(s, seat, WEIGHTS))


@part
def weigh(s: State, seat: int, weights: Any) -> Any:
    """Points now, and something for every line that can still become worth something."""
    me = s.seats[seat]
    worth = float(points(s, me))
    if s.phase == ENDED:
        return worth
    for line in range(line_count(s)):
        term = term_of(me, line)
        if term >= 0:
            worth += weights[s.seat_count - FEWEST, 0, term]
    return worth


@part
def term_of(me: Seat, line: int) -> int:
    """What lies in a line; -1 when it is full."""
    stones, first, term = 0, 0, 0
    for i in range(3):
        color = me.floor[LINES[line, i]]
        if color > 0:
            stones += 1
            term = 1 if stones == 1 else 2 if color == first else 3
            first = color
    return -1 if stones == 3 else term
