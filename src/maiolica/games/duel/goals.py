"""The goals that are scored when the game is over (DU-32)."""

from __future__ import annotations

from ...core.jit import part
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


@part
def goal_points(s: State, me: Seat) -> int:
    """All goals in play, for one seat."""
    return (
        s.goals[ROWS_GOAL] * rows_points(me)
        + s.goals[COLORS_GOAL] * colors_points(me, s.special_is_a_color)
        + s.goals[COLUMNS_GOAL] * columns_points(me)
        + s.goals[PERIMETER] * perimeter_points(me)
        + s.goals[DIAGONALS] * diagonals_points(me)
        + s.goals[CORNERS] * corners_points(me)
        + s.goals[WILDS] * wilds_points(me)
        + s.goals[SPECIALS] * specials_points(me)
    )


@part
def tiles_along(me: Seat, row: int, column: int, down: int, right: int) -> int:
    """How many tiles lie on the six cells from here in a direction."""
    tiles = 0
    for i in range(LINES):
        tiles += me.tiles[row + i * down, column + i * right] != 0
    return tiles


@part
def rows_points(me: Seat) -> int:
    """Points for each full row."""
    result = 0
    for row in range(LINES):
        result += ROW * (tiles_along(me, row, 0, 0, 1) == LINES)
    return result


@part
def colors_points(me: Seat, special_is_a_color: int) -> int:
    """Points for each row with tiles of enough different colors."""
    result = 0
    for row in range(LINES):
        seen, colors = 0, 0
        for column in range(LINES):
            tile = me.tiles[row, column]
            if tile == 0 or (tile == SPECIAL_TILE and not special_is_a_color):
                continue
            colors += (seen >> tile) & 1 == 0
            seen |= 1 << tile
        result += COLORFUL_ROW * (colors >= ENOUGH_COLORS)
    return result


@part
def columns_points(me: Seat) -> int:
    """Points for each full column."""
    result = 0
    for column in range(LINES):
        result += COLUMN * (tiles_along(me, 0, column, 1, 0) == LINES)
    return result


@part
def perimeter_points(me: Seat) -> int:
    """Points for each tile on the border; its corners lie on two sides."""
    far = LINES - 1
    tiles = tiles_along(me, 0, 0, 0, 1) + tiles_along(me, far, 0, 0, 1)
    tiles += tiles_along(me, 0, 0, 1, 0) + tiles_along(me, 0, far, 1, 0)
    corners = (me.tiles[0, 0] != 0) + (me.tiles[0, far] != 0) + (me.tiles[far, 0] != 0) + (me.tiles[far, far] != 0)
    return BORDER_TILE * (tiles - corners)


@part
def diagonals_points(me: Seat) -> int:
    """Points for each full main diagonal."""
    falling = tiles_along(me, 0, 0, 1, 1) == LINES
    rising = tiles_along(me, LINES - 1, 0, -1, 1) == LINES
    return DIAGONAL * (int(falling) + int(rising))


@part
def corners_points(me: Seat) -> int:
    """Points for each completely filled plate in a corner, more for the lower ones."""
    far = LINES - 2
    upper = tiles_on_plate(me, 0, 0) // 4 + tiles_on_plate(me, 0, far) // 4
    lower = tiles_on_plate(me, far, 0) // 4 + tiles_on_plate(me, far, far) // 4
    return UPPER_CORNER * upper + LOWER_CORNER * lower


@part
def tiles_on_plate(me: Seat, top: int, left: int) -> int:
    """How many of the four cells of a slot have tiles."""
    tiles = 0
    for i in range(4):
        tiles += me.tiles[top + (i >> 1), left + (i & 1)] != 0
    return tiles


@part
def wilds_points(me: Seat) -> int:
    """Points for each wild cell, if none of them is empty."""
    cells, tiles = 0, 0
    for row in range(LINES):
        for column in range(LINES):
            if printed(me, row, column) == WILD_CELL:
                cells += 1
                tiles += me.tiles[row, column] != 0
    return FILLED_WILD * cells if tiles == cells else 0


@part
def specials_points(me: Seat) -> int:
    """Points lost for each special cell without its tile."""
    empty = 0
    for row in range(LINES):
        for column in range(LINES):
            empty += printed(me, row, column) == SPECIAL_CELL and me.tiles[row, column] == 0
    return EMPTY_SPECIAL * empty
