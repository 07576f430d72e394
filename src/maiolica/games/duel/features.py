"""The network input: a seat's whole view as numbers between 0 and about 1, its own board first.

Two boards of 704 numbers:
    score / 100; lines, how full: 6; lines, which color: 6 x 5; what the cells are for (five colors, special, wild):
    6 x 6 x 7; tiles on the cells (five colors, special): 6 x 6 x 6; broken tiles of each color / 4: 5; chips of each
    kind / 2: 10; spent chips / 10; plates and chips taken in this round / 2: 2; line that is resolved, all done: 7;
    tiles to pay / 5; all paid; chips of the payment / 2; how many of them show the color; the last of them: 10.
    What a small network would have to find out: of each line how many tiles it lacks, and what its tile would score:
    6 x 6 x 2; it waits for a plate, it will break, chips of its color / 4: 6 x 3; cost of the broken tiles / 10; rows,
    columns and diagonals that lack 0 to 2 tiles: 14 x 3; special plates that lack 1 to 3: 9 x 3.
Then 918 for the table:
    sun sides / 5: 5 x 5; large moon side / 5: 5; piles: place from the bottom, color: 4 x 3 x 5; chips on factories
    (face down, or one of ten kinds): 4 x 11; bag and tower / 13: 5 + 5; chips never seen / 2: 10; display: 3 x 18;
    type of the top plate: 2; fresh plates of each type / 9: 2; plates put back, from the top (18 fronts, two types of
    unseen ones, by me, by the other, begins a batch): 13 x 23; hand (18 fronts, two types of unseen ones, put back by
    me, by the other): 13 x 22; plates in hand, looked at and returned / 13: 3; plate held: 18; who knows a plate (me,
    the other, it is open): 18 x 3; goals in play: 8, and how many / 4; options: 2; phase: 14; what is due: 7; tiles
    dealt / 21; pick of the set-up: 2; whose turn, who started, who has the token (me, the other): 3 x 2; round / 5;
    factory whose rest is piled up: 4.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.dialect.jit import jit, part
from .dome import has_all_plates, printed
from .goals import COLUMNS, MAIN_DIAGONALS, ROWS, filled_cells, number_of
from .plates import begins_batch, returner
from .state import (
    CHIP_DUE,
    CHIPS_OF_EACH_KIND,
    COLORS,
    DISPLAY,
    DOME,
    ENDED,
    FACTORIES,
    GOALS,
    KINDS,
    LARGE,
    LAST_ROUND,
    LINES,
    MOST_DRAWN,
    ON_ALL_FACTORIES,
    ON_THE_LARGE_FACTORY,
    OPEN,
    PILE,
    PLATES,
    PLATES_OF_A_TYPE,
    SPECIAL_CELL,
    TABLETS,
    TILES_OF_EACH_COLOR,
    TYPES,
    Seat,
    State,
)
from .value import broken_cost, fitting_chips, tile_points, tiles_on_plate

CELLS = LINES * LINES
TO_PAY = 1 + 1 + 1 + 1 + KINDS
PLAIN = 1 + LINES * (1 + COLORS) + CELLS * (COLORS + 2 + COLORS + 1) + COLORS + KINDS + 3 + LINES + 1 + TO_PAY
LINE = 2 * LINES + 3
NEARLY = 3  # sets of cells that lack fewer tiles are told apart
SETS = np.concatenate([ROWS, COLUMNS, MAIN_DIAGONALS])
BOARD = PLAIN + LINES * LINE + 1 + NEARLY * len(SETS) + NEARLY * (CELLS // 4)
CODES = PLATES + TYPES  # a front, or the type of a plate that is not seen
UNDER, HAND = CODES + 3, CODES + 2
TILES = FACTORIES * COLORS + COLORS + LARGE * PILE * COLORS + 2 * COLORS
CHIPS = LARGE * (KINDS + 1) + KINDS
STACK = DISPLAY * PLATES + 2 * TYPES + MOST_DRAWN * (UNDER + HAND) + 3 + PLATES + 3 * PLATES
REST = GOALS + 1 + 2 + (ENDED + 1) + (CHIP_DUE + 1) + 1 + 2 + 3 * 2 + 1 + LARGE
FEATURES = 2 * BOARD + TILES + CHIPS + STACK + REST


@jit
def features(s: State, seat: int, out: Any) -> None:
    """Write the features of a seat's view."""
    for i in range(FEATURES):
        out[i] = 0.0
    for i in range(s.seat_count):
        me = s.seats[seat if i == 0 else 1 - seat]
        board_features(s, me, out, i * BOARD)
        line_features(me, out, i * BOARD + PLAIN)
        hope_features(me, out, i * BOARD + PLAIN + LINES * LINE)
    tile_features(s, out, 2 * BOARD)
    chip_features(s, out, 2 * BOARD + TILES)
    plate_features(s, seat, out, 2 * BOARD + TILES + CHIPS)
    other_features(s, seat, out, 2 * BOARD + TILES + CHIPS + STACK)


@part
def board_features(s: State, me: Seat, out: Any, at: int) -> None:
    """One board: score, lines, cells, tiles, what is broken, chips, and how far the second phase has come."""
    out[at] = me.score / 100
    at += 1
    for row in range(LINES):
        out[at + row] = me.line_count[row] / (row + 1)
        if me.line_count[row] > 0:
            out[at + LINES + row * COLORS + me.line_color[row]] = 1.0
    at += LINES * (1 + COLORS)
    for cell in range(CELLS):
        row, column = divmod(cell, LINES)
        if printed(me, row, column) > 0:
            out[at + cell * (COLORS + 2) + printed(me, row, column) - 1] = 1.0
        if me.tiles[row, column] > 0:
            out[at + CELLS * (COLORS + 2) + cell * (COLORS + 1) + me.tiles[row, column] - 1] = 1.0
    at += CELLS * (COLORS + 2 + COLORS + 1)
    for color in range(COLORS):
        out[at + color] = me.broken[color] / 4
    at += COLORS
    for kind in range(KINDS):
        out[at + kind] = me.chips[kind] / CHIPS_OF_EACH_KIND
    at += KINDS
    out[at] = me.spent / 10
    out[at + 1] = me.plates_taken / 2
    out[at + 2] = me.chips_taken / 2
    if s.phase == DOME:
        phase_two_features(me, out, at + 3)


@part
def phase_two_features(me: Seat, out: Any, at: int) -> None:
    """The line that is resolved, and what chips have paid of it."""
    out[at + me.row] = 1.0
    at += LINES + 1
    out[at] = me.need / 5
    out[at + 1] = me.paid
    out[at + 2] = me.payment / 2
    out[at + 3] = me.shown
    if me.payment > 0:
        out[at + 4 + me.last] = 1.0


@part
def line_features(me: Seat, out: Any, at: int) -> None:
    """What becomes of the lines: what each lacks and would score, or that no cell takes its tile."""
    for row in range(LINES):
        if me.line_count[row] > 0:
            gain, lacks = tile_points(me, row), row + 1 - me.line_count[row]
            if gain > 0:
                out[at + lacks] = 1.0
                out[at + LINES + lacks] = gain / 10
            elif has_all_plates(me, row):
                out[at + 2 * LINES + 1] = 1.0
            else:
                out[at + 2 * LINES] = 1.0
            out[at + 2 * LINES + 2] = fitting_chips(me, me.line_color[row]) / 4
        at += LINE


@part
def hope_features(me: Seat, out: Any, at: int) -> None:
    """What broken tiles will cost, and rows, columns, diagonals and special plates that are full or nearly so."""
    out[at] = broken_cost(me) / 10
    at += 1
    filled = filled_cells(me)
    for i in range(len(SETS)):
        lacks = LINES - number_of(filled & SETS[i])
        if lacks < NEARLY:
            out[at + lacks] = 1.0
        at += NEARLY
    for row in range(LINES):
        for column in range(LINES):
            if printed(me, row, column) == SPECIAL_CELL and me.tiles[row, column] == 0:
                slot = (row >> 1) * (LINES // 2) + (column >> 1)
                out[at + slot * NEARLY + min(NEARLY - 1, tiles_on_plate(me, row, column))] = 1.0


@part
def tile_features(s: State, out: Any, at: int) -> None:
    """Tiles on the factories, in the bag and in the tower."""
    for factory in range(FACTORIES):
        for color in range(COLORS):
            out[at] = s.sun[factory, color] / ON_THE_LARGE_FACTORY
            at += 1
    for color in range(COLORS):
        out[at + color] = s.large_moon[color] / ON_THE_LARGE_FACTORY
    at += COLORS
    for factory in range(LARGE):
        for height in range(PILE):
            if s.piles[factory, height] > 0:
                out[at + s.piles[factory, height] - 1] = 1.0
            at += COLORS
    for color in range(COLORS):
        out[at + color] = s.bag[color] / TILES_OF_EACH_COLOR
        out[at + COLORS + color] = s.tower[color] / TILES_OF_EACH_COLOR


@part
def chip_features(s: State, out: Any, at: int) -> None:
    """Chips on the factories, and those that were never seen."""
    for factory in range(LARGE):
        if s.factory_chips[factory] > 0:
            out[at + s.factory_chips[factory] - 1] = 1.0
        at += KINDS + 1
    for kind in range(KINDS):
        out[at + kind] = s.unseen_chips[kind] / CHIPS_OF_EACH_KIND


@part
def plate_features(s: State, seat: int, out: Any, at: int) -> None:
    """The display, the stack, the plates in hand, and who knows which."""
    for place in range(DISPLAY):
        if s.display[place] > 0:
            out[at + s.display[place] - 1] = 1.0
        at += PLATES
    if s.top > 0:
        out[at + s.top - 1] = 1.0
    for kind in range(TYPES):
        out[at + TYPES + kind] = s.fresh[kind] / PLATES_OF_A_TYPE
    at += 2 * TYPES
    for i in range(s.under_count):
        out[at + i * UNDER + s.under[i] - 1] = 1.0
        out[at + i * UNDER + CODES + from_viewer(returner(s, i), seat)] = 1.0
        out[at + i * UNDER + CODES + 2] = 1.0 if begins_batch(s, i) else 0.0
    at += MOST_DRAWN * UNDER
    for i in range(s.hand_count):
        out[at + i * HAND + s.hand[i] - 1] = 1.0
        if s.hand_from[i] > 0:
            out[at + i * HAND + CODES + from_viewer(s.hand_from[i] - 1, seat)] = 1.0
    at += MOST_DRAWN * HAND
    out[at] = s.hand_count / MOST_DRAWN
    out[at + 1] = s.looks / MOST_DRAWN
    out[at + 2] = s.returned / MOST_DRAWN
    at += 3
    if s.held > 0:
        out[at + s.held - 1] = 1.0
    at += PLATES
    for plate in range(PLATES):
        out[at] = (s.known[plate] >> seat) & 1
        out[at + 1] = (s.known[plate] >> (1 - seat)) & 1
        out[at + 2] = s.known[plate] == OPEN
        at += 3


@part
def other_features(s: State, seat: int, out: Any, at: int) -> None:
    """Goals, options, and what is going on."""
    for goal in range(GOALS):
        out[at + goal] = s.goals[goal]
    at += GOALS
    out[at] = s.goal_count / TABLETS
    out[at + 1] = s.free_draws
    out[at + 2] = s.special_is_a_color
    at += 3
    out[at + s.phase] = 1.0
    at += ENDED + 1
    out[at + s.due] = 1.0
    at += CHIP_DUE + 1
    out[at] = s.dealt / ON_ALL_FACTORIES
    if s.picks > 0:
        out[at + s.picks] = 1.0
    at += 3
    if s.phase != DOME:  # where both go on by themselves it is nobody's turn
        out[at + from_viewer(s.turn, seat)] = 1.0
    out[at + 2 + from_viewer(s.first, seat)] = 1.0
    if s.token > 0:
        out[at + 4 + from_viewer(s.token - 1, seat)] = 1.0
    at += 6
    out[at] = s.rounds / LAST_ROUND
    if s.piling > 0:
        out[at + s.piling] = 1.0


@part
def from_viewer(seat: int, viewer: int) -> int:
    """0 for the viewer itself, 1 for the other seat."""
    return 0 if seat == viewer else 1
