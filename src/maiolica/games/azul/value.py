"""The points a seat may expect in the end: those it has, and a weight for each thing that will bring or cost some.

The weights are fitted to games of the program with itself, see docs/bots.md.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part, variant
from ...core.game.weights import load_weights
from .state import COLORS, COLUMNS, ENDED, PENALTIES, ROWS, SEATS, WALL_COLUMN, Seat, State
from .tiling import points

LAST = 6  # after the rounds 1, 2, 3, 4, 5 and later ones: a round that is known to be the last
STAGES = 2 * (LAST + 1)  # on the colored wall, then on the grey one
TERMS = (
    "constant",
    "ready",  # points of the tiles on complete lines
    *(f"line-{row + 1}-{count}" for row in range(1, ROWS) for count in range(1, row + 1)),
    "lacks-1",  # points of the tiles of lines that lack one tile, two tiles, more tiles
    "lacks-2",
    "lacks-3",
    "floor",  # points that the floor will cost
    *(f"column-{count}" for count in range(1, ROWS + 1)),  # columns with so many tiles
    *(f"color-{count}" for count in range(1, ROWS + 1)),
    *(f"row-{count}" for count in range(1, COLUMNS + 1)),
    "near",  # tiles on the wall side by side, or one above the other
    "marker",
    "spare",  # something that catches the next fallen tile
)
READY, LINES, LACKS, FLOOR_COST = 1, 2, TERMS.index("lacks-1"), TERMS.index("floor")
COLUMN, COLOR, ROW = TERMS.index("column-1"), TERMS.index("color-1"), TERMS.index("row-1")
NEAR, MARKER, SPARE = TERMS.index("near"), TERMS.index("marker"), TERMS.index("spare")
FEWEST = SEATS[0]
WEIGHTS = load_weights(__file__, SEATS, STAGES, TERMS)


@jit
def value(s: State, seat: int) -> float:
    """The points a seat may expect in the end."""
    return float(weigh(s, seat, WEIGHTS))


@part
def weigh(s: State, seat: int, weights: Any) -> Any:
    """The points now, and all that is to come."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(me.score)
    by_term = weights[s.seat_count - FEWEST, stage(s)]
    worth = me.score + by_term[0] + by_term[FLOOR_COST] * floor_cost(me) + by_term[SPARE] * spare(s, me)
    if s.marker == seat + 1:
        worth += by_term[MARKER]
    return worth + lines_worth(s, me, by_term) + wall_worth(s, me, by_term)


@part
def stage(s: State) -> int:
    """The round, or that it is the last; and the wall."""
    first = s.grey * (LAST + 1)
    for seat in range(s.seat_count):
        for row in range(ROWS):
            if row_tiles(s.seats[seat], row) == COLUMNS:
                return first + LAST
    return first + max(1, min(s.rounds, LAST)) - 1


@part
def row_tiles(me: Seat, row: int) -> int:
    """The tiles of a wall row, with the one that its complete line will send."""
    tiles = int(me.line_count[row] == row + 1)
    for column in range(COLUMNS):
        tiles += me.wall[row, column] != 0
    return tiles


@variant
def spare(s: State, me: Seat) -> int:
    """Nothing catches a fallen tile."""
    return 0


@part
def floor_cost(me: Seat) -> int:
    """The points that the floor will cost."""
    cost = 0
    for slot in range(me.floor_count):
        cost += PENALTIES[slot]
    return cost


@part
def lines_worth(s: State, me: Seat, by_term: Any) -> Any:
    """Complete lines by their points, others by how many tiles they have and lack."""
    worth = 0.0
    for row in range(ROWS):
        count = me.line_count[row]
        if count == 0:
            continue
        gain = line_points(s, me, row)
        if count == row + 1:
            worth += by_term[READY] * gain
        else:
            worth += by_term[LINES + row * (row - 1) // 2 + count - 1] + by_term[LACKS + min(row - count, 2)] * gain
    return worth


@part
def line_points(s: State, me: Seat, row: int) -> float:
    """The points of a line's tile on the wall as it is; on the grey wall, of its best column."""
    if s.grey == 0:
        return float(points(me, row, WALL_COLUMN[row, me.line_color[row]]))
    best = 0
    for column in range(COLUMNS):
        if me.wall[row, column] == 0:
            best = max(best, points(me, row, column))
    return float(best)


@part
def wall_worth(s: State, me: Seat, by_term: Any) -> Any:
    """How far columns, colors and rows are, complete lines included, and how close the tiles lie."""
    columns, colors, near = 0, 0, 0  # counts in three bits each
    worth = 0.0
    for row in range(ROWS):
        tiles = row_tiles(me, row)
        if tiles > 0:
            worth += by_term[ROW + tiles - 1]
        if me.line_count[row] == row + 1:
            colors += 1 << (3 * me.line_color[row])
            if s.grey == 0:
                columns += 1 << (3 * int(WALL_COLUMN[row, me.line_color[row]]))
        for column in range(COLUMNS):
            item = me.wall[row, column]
            if item != 0:
                columns += 1 << (3 * column)
                colors += 1 << (3 * (item - 1))
                near += column > 0 and me.wall[row, column - 1] != 0
                near += row > 0 and me.wall[row - 1, column] != 0
    for i in range(COLUMNS):
        tiles = (columns >> (3 * i)) & 7
        worth += by_term[COLUMN + tiles - 1] if tiles > 0 else 0.0
    for i in range(COLORS):
        tiles = (colors >> (3 * i)) & 7
        worth += by_term[COLOR + tiles - 1] if tiles > 0 else 0.0
    return worth + by_term[NEAR] * near
