"""B. Tiling the walls: complete lines send a tile each, which scores (AZ-14 to AZ-16, AZ-25, AZ-26)."""

from __future__ import annotations

from ...core.dialect.jit import part
from ...core.dialect.notes import note
from ...core.dialect.record import IntArray
from ...core.dialect.runs import runs_through
from .moves import PLACE
from .offer import fall
from .state import COLUMNS, ROWS, TILE, WALL_COLUMN, Seat, State


@part
def tile_lines(s: State, me: Seat) -> None:
    """AZ-14, AZ-25: from the top, tile complete lines until the owner has to choose a column."""
    row = topmost_complete(me)
    while row < ROWS:
        if s.grey == 0:
            place(s, me, row, WALL_COLUMN[row, me.line_color[row]])
        elif has_column(me, row):
            return
        else:
            break_line(s, me, row)
        row = topmost_complete(me)


@part
def place(s: State, me: Seat, row: int, column: int) -> None:
    """AZ-14: one tile of a complete line goes on the wall and scores, the others go to the lid."""
    color = me.line_color[row]
    note(me, TILE, row, column)
    me.wall[row, column] = color + 1
    me.score += points(me, row, column)
    s.lid[color] += row
    clear_line(me, row)


@part
def break_line(s: State, me: Seat, row: int) -> None:
    """AZ-25: a complete line that no column accepts falls to the floor, tile by tile, for no points."""
    for _ in range(row + 1):
        fall(s, me, me.line_color[row])
    clear_line(me, row)


@part
def clear_line(me: Seat, row: int) -> None:
    """The line is empty; an empty line has no color."""
    me.line_count[row] = 0
    me.line_color[row] = 0


@part
def points(me: Seat, row: int, column: int) -> int:
    """AZ-16: the runs through a new tile count when they are longer than the tile itself; alone it gives 1."""
    return runs_through(me.wall, ROWS, COLUMNS, row, column)


@part
def legal_columns(me: Seat, out: IntArray) -> int:
    """AZ-25, AZ-26: the columns for the topmost complete line; the line cannot be dropped instead."""
    row = topmost_complete(me)
    n = 0
    for column in range(COLUMNS):
        if row < ROWS and fits(me, row, column):
            out[n] = PLACE + column
            n += 1
    return n


@part
def topmost_complete(me: Seat) -> int:
    """The first complete line, ROWS if there is none."""
    row = 0
    while row < ROWS and me.line_count[row] <= row:
        row += 1
    return row


@part
def has_column(me: Seat, row: int) -> bool:
    """Whether any column accepts a complete line."""
    for column in range(COLUMNS):
        if fits(me, row, column):
            return True
    return False


@part
def fits(me: Seat, row: int, column: int) -> bool:
    """AZ-25: the cell is empty and its column lacks the line's color."""
    if me.wall[row, column] != 0:
        return False
    for other in range(ROWS):
        if me.wall[other, column] == me.line_color[row] + 1:
            return False
    return True
