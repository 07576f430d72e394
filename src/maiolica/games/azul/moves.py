"""The moves of Azul Mini as tuples, integers and texts.

Text counts from one, as people do; the tuples count from zero, as Python does.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.game.actions import ActionSpace, Draw, FirstSeat, Kind
from .state import CENTER, COLUMNS, LETTERS, ROWS, SEATS


class Take(NamedTuple):
    """Take all tiles of a color from a factory or the center, and add them to a line or the floor (AZ-11)."""

    source: int
    color: int
    line: int


class Place(NamedTuple):
    """On the grey wall: put the tile of the topmost complete line into this column (AZ-25)."""

    column: int


def numbers(count: int) -> list[str]:
    """1, 2, 3 …: how people number things."""
    return [str(i + 1) for i in range(count)]


def kinds_of_moves(letters: str) -> tuple[Kind, Kind]:
    """The decisions, with a letter for each color."""
    fields = {"source": [*numbers(CENTER), "C"], "color": letters, "line": [*numbers(ROWS), "F"]}
    return Kind(Take, "{source}{color}>{line}", fields), Kind(Place, "@{column}", {"column": numbers(COLUMNS)})


def kinds_of_draws(letters: str) -> tuple[Kind, Kind]:
    """What chance brings, with a letter for each color."""
    return Kind(Draw, "{kind}", {"kind": letters}), Kind(FirstSeat, "seat{seat}", {"seat": numbers(SEATS[-1])})


MOVES = ActionSpace(*kinds_of_moves(LETTERS))
OUTCOMES = ActionSpace(*kinds_of_draws(LETTERS))
PLACE = MOVES.first[Place]
FIRST_SEAT = OUTCOMES.first[FirstSeat]
