"""The network input: a seat's whole view as numbers between 0 and about 1, itself first and then clockwise.

The layout, in this order; docs/features.md has the table. Equal features mean equal views, but for the seats' names.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from .offer import floor_item
from .state import (
    CENTER,
    COLORS,
    COLUMNS,
    ENDED,
    ON_A_FACTORY,
    ROWS,
    SEATS,
    SLOTS,
    TILES_OF_EACH_COLOR,
    Seat,
    State,
)

MOST_SEATS = SEATS[-1]
BOARD = 1 + ROWS + ROWS * COLORS + ROWS * COLUMNS * COLORS + SLOTS * (COLORS + 1)
TABLE = (CENTER + 1) * COLORS + 2 * COLORS + 4 * MOST_SEATS + 1 + (ENDED + 1) + 4
FEATURES = MOST_SEATS * BOARD + TABLE


@jit
def features(s: State, seat: int, out: Any) -> None:
    """Write the features of a seat's view."""
    for i in range(FEATURES):
        out[i] = 0.0
    at = 0
    for i in range(s.seat_count):
        board_features(s.seats[(seat + i) % s.seat_count], out, at + i * BOARD)
    at += MOST_SEATS * BOARD
    for source in range(CENTER + 1):
        for color in range(COLORS):
            out[at] = s.sources[source, color] / ON_A_FACTORY
            at += 1
    for color in range(COLORS):
        out[at + color] = s.bag[color] / TILES_OF_EACH_COLOR
        out[at + COLORS + color] = s.lid[color] / TILES_OF_EACH_COLOR
    at += 2 * COLORS
    out[at + s.seat_count - 1] = 1.0
    out[at + MOST_SEATS + (s.turn - seat) % s.seat_count] = 1.0
    out[at + 2 * MOST_SEATS + (s.first - seat) % s.seat_count] = 1.0
    if s.marker > 0:
        out[at + 3 * MOST_SEATS + (s.marker - 1 - seat) % s.seat_count] = 1.0
    at += 4 * MOST_SEATS
    out[at] = s.grey
    if s.phase <= ENDED:  # a game that extends this one has phases of its own
        out[at + 1 + s.phase] = 1.0
    at += 2 + ENDED
    out[at] = s.rounds / 10
    out[at + 1] = s.max_rounds / 25
    out[at + 2] = s.dealt / ((CENTER + 1) * ON_A_FACTORY)
    out[at + 3] = s.factories / CENTER


@part
def board_features(me: Seat, out: Any, at: int) -> None:
    """One board: score, lines by count and color, wall cells by color, floor slots by item."""
    out[at] = me.score / 100
    at += 1
    for row in range(ROWS):
        out[at + row] = me.line_count[row] / (row + 1)
        if me.line_count[row] > 0:
            out[at + ROWS + row * COLORS + me.line_color[row]] = 1.0
    at += ROWS + ROWS * COLORS
    for row in range(ROWS):
        for column in range(COLUMNS):
            if me.wall[row, column] > 0:
                out[at + (row * COLUMNS + column) * COLORS + me.wall[row, column] - 1] = 1.0
    at += ROWS * COLUMNS * COLORS
    for slot in range(me.floor_count):
        out[at + slot * (COLORS + 1) + floor_item(me, slot)] = 1.0
