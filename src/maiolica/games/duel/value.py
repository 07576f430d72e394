"""A hand-written evaluation: the points a seat may expect in the end, seen from a position."""

from __future__ import annotations

from ...core.jit import jit, part
from ...core.record import IntArray
from .dome import available, has_all_plates, points, printed
from .goals import (
    COLUMN,
    COLUMNS,
    DIAGONAL,
    LOWER_CORNER,
    LOWER_CORNERS,
    MAIN_DIAGONALS,
    ROW,
    ROWS,
    UPPER_CORNER,
    UPPER_CORNERS,
    filled_cells,
    goal_points,
    number_of,
)
from .state import (
    BROKEN_SPACES,
    COLORS,
    COLUMNS_GOAL,
    CORNERS,
    DIAGONALS,
    ENDED,
    KINDS,
    LINES,
    PENALTIES,
    PRINTED,
    ROWS_GOAL,
    SPECIAL_CELL,
    TOKEN_PENALTY,
    WILD_CELL,
    Seat,
    State,
)

LINE_HOPE = 0.7  # what an unfinished line is worth, as a share of its tile's points
LATER_TILE = 1.2  # points of a tile that has to wait for a plate
NEIGHBOR_HOPE = 0.3  # points for each tile beside an empty cell, since tiles come together there
CHIP_WORTH = 0.8
STARTING_WORTH = 1.0  # moving first in the next round
MATCH_WORTH = 1.0  # a plate that is about to be put down has a color that a line waits for


@jit
def value(s: State, seat: int) -> float:
    """Points now, what lies ready on the lines, chips, and the hope of special tiles and goals."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(me.score)
    worth = me.score + lines_worth(me) + special_hope(me) - broken_cost(me) + CHIP_WORTH * chip_count(me)
    worth += goal_points(s, me) + goal_hope(s, me)
    if s.token == seat + 1:
        worth += STARTING_WORTH - TOKEN_PENALTY
    if s.held > 0 and s.turn == seat:
        worth += MATCH_WORTH * matches(me, s.held - 1)
    return worth


@part
def lines_worth(me: Seat) -> float:
    """Each line by the points its tile would score, scaled by how full it is; a line that will break costs."""
    worth = 0.0
    for row in range(LINES):
        if me.line_count[row] == 0:
            continue
        filled = me.line_count[row] / (row + 1)
        share = 1.0 if me.line_count[row] > row else LINE_HOPE * filled * filled
        worth += share * tile_worth(me, row)
    return worth


@part
def tile_worth(me: Seat, row: int) -> float:
    """The best a line's tile could score on the dome as it is."""
    cells = available(me, row)
    best = 0.0
    for column in range(LINES):
        if (cells >> column) & 1:
            tiles = tiles_on_plate(me, row, column)
            best = max(best, points(me, row, column) + NEIGHBOR_HOPE * tiles)
    if cells == 0:
        return -2.0 if has_all_plates(me, row) else LATER_TILE
    return best


@part
def tiles_on_plate(me: Seat, row: int, column: int) -> int:
    """How many cells of the plate around a cell have tiles."""
    tiles = 0
    for i in range(4):
        tiles += me.tiles[(row & ~1) + (i >> 1), (column & ~1) + (i & 1)] != 0
    return tiles


@part
def special_hope(me: Seat) -> float:
    """Special tiles by how far their plates are filled."""
    hope = 0.0
    for row in range(LINES):
        for column in range(LINES):
            if me.tiles[row, column] == 0 and printed(me, row, column) == SPECIAL_CELL:
                tiles = tiles_on_plate(me, row, column)
                hope += (row + 1) * tiles * tiles / 12
    return hope


@part
def broken_cost(me: Seat) -> int:
    """The points that broken tiles will cost."""
    tiles = 0
    for color in range(COLORS):
        tiles += me.broken[color]
    return int(PENALTIES[min(tiles, BROKEN_SPACES)])


@part
def chip_count(me: Seat) -> int:
    """Chips that can still be spent."""
    chips = 0
    for kind in range(KINDS):
        chips += me.chips[kind]
    return chips


@part
def goal_hope(s: State, me: Seat) -> float:
    """Rows, columns, diagonals and corners in play that are well begun."""
    filled = filled_cells(me)
    hope = s.goals[ROWS_GOAL] * ROW * begun(filled, ROWS)
    hope += s.goals[COLUMNS_GOAL] * COLUMN * begun(filled, COLUMNS)
    hope += s.goals[DIAGONALS] * DIAGONAL * begun(filled, MAIN_DIAGONALS)
    hope += s.goals[CORNERS] * UPPER_CORNER * begun(filled, UPPER_CORNERS)
    return hope + s.goals[CORNERS] * LOWER_CORNER * begun(filled, LOWER_CORNERS)


@part
def begun(filled: int, sets: IntArray) -> float:
    """How likely sets of cells are to be filled; nothing for those that are, since their points are counted."""
    hope = 0.0
    for i in range(len(sets)):
        share = number_of(filled & sets[i]) / number_of(sets[i])
        hope += share * share * share if share < 1.0 else 0.0
    return hope


@part
def matches(me: Seat, plate: int) -> float:
    """How well a plate suits the lines that wait for a cell and have a free slot in their row."""
    result = 0.0
    for row in range(LINES):
        if me.line_count[row] == 0 or available(me, row) != 0 or has_all_plates(me, row):
            continue
        for i in range(4):
            cell = PRINTED[plate, 0, i >> 1, i & 1]
            if cell == WILD_CELL or cell == me.line_color[row] + 1:
                result += me.line_count[row] / (row + 1)
    return result
