"""The goals that are scored when the game is over (DU-32).

Sets of cells are numbers with a bit for each cell of the dome, row by row.
"""

from __future__ import annotations

import numpy as np

from ...core.dialect.jit import part
from ...core.dialect.record import IntArray
from .dome import printed
from .state import (
    COLORS_GOAL,
    COLUMNS_GOAL,
    CORNERS,
    DATA,
    DIAGONALS,
    LINES,
    PERIMETER,
    ROWS_GOAL,
    SPECIAL_CELL,
    SPECIAL_TILE,
    SPECIALS,
    WILD_CELL,
    WILDS,
    Seat,
    State,
)

POINTS: dict[str, int] = DATA["goals"]["points"]
ROW, COLUMN, DIAGONAL = POINTS["row"], POINTS["column"], POINTS["diagonal"]
COLORFUL_ROW, ENOUGH_COLORS = POINTS["colorful_row"], POINTS["colors_of_a_colorful_row"]
BORDER_TILE, FILLED_WILD, EMPTY_SPECIAL = POINTS["border_tile"], POINTS["wild_cell"], POINTS["empty_special_cell"]
UPPER_CORNER, LOWER_CORNER = POINTS["upper_corner"], POINTS["lower_corner"]


def cells(*places: tuple[int, int]) -> int:
    """A set of cells, given as row and column."""
    return sum(1 << (row * LINES + column) for row, column in places)


SIDE = range(LINES)
FAR = LINES - 1
ROWS = np.array([cells(*((i, j) for j in SIDE)) for i in SIDE])
COLUMNS = np.array([cells(*((j, i) for j in SIDE)) for i in SIDE])
MAIN_DIAGONALS = np.array([cells(*((i, i) for i in SIDE)), cells(*((i, FAR - i) for i in SIDE))])
CORNER_PLATES = [
    cells(*((top + i // 2, left + i % 2) for i in range(4))) for top in (0, FAR - 1) for left in (0, FAR - 1)
]
UPPER_CORNERS, LOWER_CORNERS = np.array(CORNER_PLATES[:2]), np.array(CORNER_PLATES[2:])
BORDER = cells(*((i, j) for i in SIDE for j in SIDE if i in (0, FAR) or j in (0, FAR)))


@part
def goal_points(s: State, me: Seat) -> int:
    """All goals in play, for one seat."""
    filled = filled_cells(me)
    wilds, specials = cells_for(me, WILD_CELL), cells_for(me, SPECIAL_CELL)
    result = s.goals[ROWS_GOAL] * ROW * full(filled, ROWS)
    result += s.goals[COLUMNS_GOAL] * COLUMN * full(filled, COLUMNS)
    result += s.goals[DIAGONALS] * DIAGONAL * full(filled, MAIN_DIAGONALS)
    result += s.goals[CORNERS] * UPPER_CORNER * full(filled, UPPER_CORNERS)
    result += s.goals[CORNERS] * LOWER_CORNER * full(filled, LOWER_CORNERS)
    result += s.goals[PERIMETER] * BORDER_TILE * number_of(filled & BORDER)
    result += s.goals[SPECIALS] * EMPTY_SPECIAL * number_of(specials & ~filled)
    if wilds & ~filled == 0:
        result += s.goals[WILDS] * FILLED_WILD * number_of(wilds)
    return result + s.goals[COLORS_GOAL] * COLORFUL_ROW * colorful_rows(me, s.special_is_a_color)


@part
def filled_cells(me: Seat) -> int:
    """The cells with tiles."""
    filled = 0
    for row in range(LINES):
        for column in range(LINES):
            filled |= (me.tiles[row, column] != 0) << (row * LINES + column)
    return filled


@part
def cells_for(me: Seat, use: int) -> int:
    """The cells that are for a color + 1, or special, or wild."""
    found = 0
    for row in range(LINES):
        for column in range(LINES):
            found |= (printed(me, row, column) == use) << (row * LINES + column)
    return found


@part
def full(filled: int, sets: IntArray) -> int:
    """How many of these sets of cells are filled."""
    result = 0
    for i in range(len(sets)):
        result += filled & sets[i] == sets[i]
    return result


@part
def number_of(found: int) -> int:
    """How many cells a set has."""
    result = 0
    while found != 0:
        found &= found - 1
        result += 1
    return result


@part
def colorful_rows(me: Seat, special_is_a_color: int) -> int:
    """How many rows have tiles of enough different colors."""
    result = 0
    for row in range(LINES):
        result += is_colorful(me, row, special_is_a_color)
    return result


@part
def is_colorful(me: Seat, row: int, special_is_a_color: int) -> bool:
    """Whether a row has tiles of enough different colors."""
    colors = 0
    for column in range(LINES):
        tile = me.tiles[row, column]
        if tile != SPECIAL_TILE or special_is_a_color:
            colors |= (1 << tile) >> 1  # an empty cell is 0 and leaves no bit
    return number_of(colors) >= ENOUGH_COLORS
