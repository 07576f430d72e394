"""A hand-written evaluation: the points a seat may expect in the end, seen from a position."""

from __future__ import annotations

from ...core.jit import jit, part
from .rules import bonus, complete_rows, points
from .state import COLORS, COLUMNS, ENDED, PENALTIES, ROWS, WALL_COLUMN, Seat, State

LINE_HOPE = 0.75  # what an unfinished line is worth, as a share of what it lacks
COLUMN_HOPE = 0.9  # points for each tile beyond the first in a column, growing with its square
COLOR_HOPE = 1.2  # the same for the tiles of a color
MARKER_WORTH = 1.0  # starting the next round


@jit
def value(s: State, seat: int) -> float:
    """Points now, what lies ready to be tiled, and the hope of the bonuses."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(me.score)
    marker = MARKER_WORTH if s.marker == seat + 1 else 0.0
    return me.score + lines_worth(s, me) - floor_cost(me) + bonus(me) + bonus_hope(me) + marker


@part
def lines_worth(s: State, me: Seat) -> float:
    """Each line by the points its tile would score, scaled by how full it is."""
    worth = 0.0
    for row in range(ROWS):
        if me.line_count[row] == 0:
            continue
        filled = me.line_count[row] / (row + 1)
        share = 1.0 if me.line_count[row] == row + 1 else LINE_HOPE * filled * filled
        worth += share * tile_worth(s, me, row)
    return worth


@part
def tile_worth(s: State, me: Seat, row: int) -> float:
    """What a line's tile would score on the wall as it is, and what it does for the bonuses."""
    color = me.line_color[row]
    if s.grey == 0:
        column = WALL_COLUMN[row, color]
        return points(me, row, column) + 0.6 * column_tiles(me, column) + 0.4 * color_tiles(me, color)
    best = 0.0
    for column in range(COLUMNS):
        if me.wall[row, column] == 0:
            best = max(best, points(me, row, column) + 0.6 * column_tiles(me, column))
    return best + 0.4 * color_tiles(me, color)


@part
def floor_cost(me: Seat) -> int:
    """The points that the floor will cost."""
    cost = 0
    for slot in range(me.floor_count):
        cost += PENALTIES[slot]
    return cost


@part
def bonus_hope(me: Seat) -> float:
    """Columns and colors that are well begun; a row that is nearly full ends the game with its bonus."""
    hope = 0.0
    for i in range(COLUMNS):
        tiles = column_tiles(me, i)
        hope += COLUMN_HOPE * tiles * tiles / ROWS if tiles < ROWS else 0.0
    for i in range(COLORS):
        tiles = color_tiles(me, i)
        hope += COLOR_HOPE * tiles * tiles / ROWS if tiles < ROWS else 0.0
    return hope * 0.4 if complete_rows(me) == 0 else 0.0


@part
def column_tiles(me: Seat, column: int) -> int:
    """How many tiles a wall column holds."""
    tiles = 0
    for row in range(ROWS):
        tiles += me.wall[row, column] != 0
    return tiles


@part
def color_tiles(me: Seat, color: int) -> int:
    """How many tiles of a color the wall holds."""
    tiles = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            tiles += me.wall[row, column] == color + 1
    return tiles
