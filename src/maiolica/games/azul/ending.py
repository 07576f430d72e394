"""The end of the game: bonuses and places (AZ-20 to AZ-23)."""

from __future__ import annotations

from ...core.dialect.jit import part, replaces
from ...core.game.generic import was_cut
from .offer import ALL_COLORS, colors_in_row
from .state import COLORS, COLUMNS, DATA, ENDED, ROWS, Seat, State

ROW_BONUS: int = DATA["bonus"]["row"]
COLUMN_BONUS: int = DATA["bonus"]["column"]
COLOR_BONUS: int = DATA["bonus"]["color"]


@part
def bonus(me: Seat) -> int:
    """AZ-22: points for complete rows, columns and colors."""
    return ROW_BONUS * complete_rows(me) + COLUMN_BONUS * complete_columns(me) + COLOR_BONUS * complete_colors(me)


@part
def complete_rows(me: Seat) -> int:
    """How many wall rows are full."""
    result = 0
    for row in range(ROWS):
        column = 0
        while column < COLUMNS and me.wall[row, column] != 0:
            column += 1
        result += column == COLUMNS
    return result


@part
def complete_columns(me: Seat) -> int:
    """How many wall columns are full."""
    result = 0
    for column in range(COLUMNS):
        row = 0
        while row < ROWS and me.wall[row, column] != 0:
            row += 1
        result += row == ROWS
    return result


@part
def complete_colors(me: Seat) -> int:
    """How many colors have all their tiles on the wall: they lie in every row."""
    colors = ALL_COLORS
    for row in range(ROWS):
        colors &= colors_in_row(me, row)
    result = 0
    for color in range(COLORS):
        result += (colors >> color) & 1
    return result


@part
def is_ahead(me: Seat, other: Seat) -> bool:
    """Whether the first of two boards is placed before the second."""
    if me.score != other.score:
        return me.score > other.score
    return complete_rows(me) > complete_rows(other)


@replaces(was_cut, State)
@part
def is_truncated(s: State) -> bool:
    """AZ-20: the game was ended by the round limit, not by a full row."""
    for seat in range(s.seat_count):
        if complete_rows(s.seats[seat]) > 0:
            return False
    return s.phase == ENDED and s.rounds == s.max_rounds
