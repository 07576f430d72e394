"""The moves of Azul Mini as tuples, integers and texts.

Text counts from one, as people do; the tuples count from zero, as Python does.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.actions import ActionSpace, Draw, FirstSeat, Kind
from .state import CENTER, COLUMNS, LETTERS, ROWS, SEATS


class Take(NamedTuple):
    """Take all tiles of a color from a factory or the center, and add them to a line or the floor (AZ-11)."""

    source: int
    color: int
    line: int


class Place(NamedTuple):
    """On the grey wall: put the tile of the topmost complete line into this column (AZ-25)."""

    column: int


def _numbers(count: int) -> list[str]:
    return [str(i + 1) for i in range(count)]


MOVES = ActionSpace(
    Kind(
        Take,
        "{source}{color}>{line}",
        {"source": [*_numbers(CENTER), "C"], "color": LETTERS, "line": [*_numbers(ROWS), "F"]},
    ),
    Kind(Place, "@{column}", {"column": _numbers(COLUMNS)}),
)
OUTCOMES = ActionSpace(
    Kind(Draw, "{kind}", {"kind": LETTERS}),
    Kind(FirstSeat, "seat{seat}", {"seat": _numbers(SEATS[-1])}),
)
PLACE = MOVES.first[Place]
FIRST_SEAT = OUTCOMES.first[FirstSeat]
