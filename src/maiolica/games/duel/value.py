"""The points a seat may expect in the end: those it has, and a weight for each thing that will bring or cost some.

The weights are fitted to games of the program with itself, see docs/bots.md.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from ...core.dialect.record import IntArray
from ...core.game.weights import load_weights
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
    LAST_ROUND,
    LINES,
    PENALTIES,
    PRINTED,
    ROWS_GOAL,
    SEATS,
    SHOWS,
    SPECIAL_CELL,
    WILD_CELL,
    WILDS,
    Seat,
    State,
)

STAGES = LAST_ROUND  # round by round
LACKS = 5  # tiles that a line lacks; more count the same
TERMS = (
    "constant",
    "ready",  # points of the tiles on full lines
    *(f"lacks-{count + 1}" for count in range(LACKS)),  # lines that lack so many tiles and have a cell
    *(f"hope-{count + 1}" for count in range(LACKS)),  # the points of their tiles
    "waiting",  # tiles on lines that wait for a plate
    "doomed",  # tiles on lines that will break
    "broken",  # points that broken tiles will cost
    *(f"special-{count}" for count in range(3)),  # points of special tiles whose plate has so many tiles
    "chips",
    "chips-fit",  # chips that show the color of a line that lacks tiles
    "goals",  # points of the goals as they are
    "row",  # hopes of the goals
    "column",
    "diagonal",
    "upper-corner",
    "lower-corner",
    "wilds",  # wild cells to be filled, when all of them score together
    "tiles",  # on the dome
    "near",  # empty cells beside tiles
    "token",
    "fits",  # how well the plate in hand suits the lines
    "plates",  # tokens still to be spent on plates in this round
)
READY, LACK, HOPE, WAITING, DOOMED, BROKEN_COST, SPECIAL_HOPE, CHIPS, CHIPS_FIT, GOALS_NOW = (
    TERMS.index(name)
    for name in (
        "ready", "lacks-1", "hope-1", "waiting", "doomed", "broken", "special-0", "chips", "chips-fit", "goals",
    )
)  # fmt: skip
ROW_HOPE, WILDS_LEFT, TILES, NEAR, TOKEN, FITS, PLATES_LEFT = (
    TERMS.index(name) for name in ("row", "wilds", "tiles", "near", "token", "fits", "plates")
)
FEWEST = SEATS[0]
WEIGHTS = load_weights(__file__, SEATS, STAGES, TERMS)


@jit
def value(s: State, seat: int) -> float:
    """The points a seat may expect in the end."""
    return float(weigh(s, seat, WEIGHTS))


@part
def weigh(s: State, seat: int, weights: Any) -> Any:
    """Points now, what lies ready on the lines, chips, and the hope of special tiles and goals."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(me.score)
    by_term = weights[s.seat_count - FEWEST, max(0, s.rounds - 1)]
    worth = me.score + by_term[0] + by_term[BROKEN_COST] * broken_cost(me) + by_term[CHIPS] * chip_count(me)
    worth += by_term[TOKEN] * (s.token == seat + 1) + by_term[PLATES_LEFT] * me.plates_taken
    worth += lines_worth(me, by_term) + dome_worth(me, by_term)
    if s.held > 0 and s.turn == seat:
        worth += by_term[FITS] * matches(me, s.held - 1)
    return worth + by_term[GOALS_NOW] * goal_points(s, me) + goals_hope(s, me, by_term)


@part
def lines_worth(me: Seat, by_term: Any) -> Any:
    """Full lines by their points, others by what they lack; a line without a cell waits or will break."""
    worth = 0.0
    for row in range(LINES):
        tiles = me.line_count[row]
        if tiles == 0:
            continue
        gain = tile_points(me, row)
        lacks = min(row + 1 - tiles, LACKS)
        if gain == 0:
            worth += tiles * by_term[DOOMED if has_all_plates(me, row) else WAITING]
        elif lacks == 0:
            worth += by_term[READY] * gain
        else:
            worth += by_term[LACK + lacks - 1] + by_term[HOPE + lacks - 1] * gain
            worth += by_term[CHIPS_FIT] * fitting_chips(me, me.line_color[row])
    return worth


@part
def tile_points(me: Seat, row: int) -> int:
    """The best that a line's tile could score on the dome as it is; 0 when there is no cell for it."""
    cells = available(me, row)
    best = 0
    for column in range(LINES):
        if (cells >> column) & 1:
            best = max(best, points(me, row, column))
    return best


@part
def fitting_chips(me: Seat, color: int) -> int:
    """The chips of a seat that show a color."""
    chips = 0
    for kind in range(KINDS):
        chips += me.chips[kind] * SHOWS[kind, color]
    return chips


@part
def dome_worth(me: Seat, by_term: Any) -> Any:
    """Special tiles by how far their plates are filled, and how the tiles lie together."""
    worth, tiles, near = 0.0, 0, 0
    for row in range(LINES):
        for column in range(LINES):
            if me.tiles[row, column] != 0:
                tiles += 1
                continue
            near += row > 0 and me.tiles[row - 1, column] != 0
            near += row < LINES - 1 and me.tiles[row + 1, column] != 0
            near += column > 0 and me.tiles[row, column - 1] != 0
            near += column < LINES - 1 and me.tiles[row, column + 1] != 0
            if printed(me, row, column) == SPECIAL_CELL:
                worth += by_term[SPECIAL_HOPE + min(2, tiles_on_plate(me, row, column))] * (row + 1)
    return worth + by_term[TILES] * tiles + by_term[NEAR] * near


@part
def tiles_on_plate(me: Seat, row: int, column: int) -> int:
    """How many cells of the plate around a cell have tiles."""
    tiles = 0
    for i in range(4):
        tiles += me.tiles[(row & ~1) + (i >> 1), (column & ~1) + (i & 1)] != 0
    return tiles


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
def goals_hope(s: State, me: Seat, by_term: Any) -> Any:
    """Rows, columns, diagonals and corners in play that are well begun, and wild cells that are still empty."""
    filled = filled_cells(me)
    hope = by_term[ROW_HOPE] * s.goals[ROWS_GOAL] * ROW * begun(filled, ROWS)
    hope += by_term[ROW_HOPE + 1] * s.goals[COLUMNS_GOAL] * COLUMN * begun(filled, COLUMNS)
    hope += by_term[ROW_HOPE + 2] * s.goals[DIAGONALS] * DIAGONAL * begun(filled, MAIN_DIAGONALS)
    hope += by_term[ROW_HOPE + 3] * s.goals[CORNERS] * UPPER_CORNER * begun(filled, UPPER_CORNERS)
    hope += by_term[ROW_HOPE + 4] * s.goals[CORNERS] * LOWER_CORNER * begun(filled, LOWER_CORNERS)
    return hope + by_term[WILDS_LEFT] * s.goals[WILDS] * empty_wilds(me)


@part
def empty_wilds(me: Seat) -> int:
    """Wild cells without a tile."""
    cells = 0
    for row in range(LINES):
        for column in range(LINES):
            cells += me.tiles[row, column] == 0 and printed(me, row, column) == WILD_CELL
    return cells


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
