"""Phase 2: lines are resolved from top to bottom, and their tiles go to the dome and score (DU-19 to DU-28)."""

from __future__ import annotations

from ...core.dialect.jit import part
from ...core.dialect.notes import note
from ...core.dialect.record import IntArray
from ...core.dialect.runs import runs_through
from .chips import can_complete, legal_chips, spend, spend_forced
from .moves import COMPLETE, PLACE, SPEND
from .state import (
    BROKE,
    BROKEN_SPACES,
    COLORS,
    LINES,
    PENALTIES,
    PRINTED,
    SLOTS_IN_A_ROW,
    SPECIAL_CELL,
    SPECIAL_TILE,
    SPECIAL_TILE_SET,
    TILE,
    TOKEN_PENALTY,
    WILD_CELL,
    Seat,
    State,
)

# Resolving lines ----------------------------------------------------------------------------------


@part
def resolve_line(s: State, me: Seat, row: int) -> bool:
    """DU-21 to DU-24: do with a line what needs no choice; false when its seat has to choose."""
    if me.line_count[row] == 0:
        return True
    cells = available(me, row)
    if cells == 0:
        if has_all_plates(me, row):
            break_line(s, me, row)
        return True
    spend_forced(me, me.line_color[row])
    if me.need > 0:
        return False
    if me.line_count[row] <= row and not me.paid:
        return not can_complete(me, row)
    if cells & (cells - 1):  # more than one
        return False
    column = 0
    while cells >> column != 1:
        column += 1
    place(s, me, row, column)
    return True


@part
def available(me: Seat, row: int) -> int:
    """DU-20: the columns, a bit each, where a cell is empty and has the line's color or is wild."""
    columns = 0
    for column in range(LINES):
        cell = printed(me, row, column)
        if me.tiles[row, column] == 0 and (cell == WILD_CELL or cell == me.line_color[row] + 1):
            columns |= 1 << column
    return columns


@part
def printed(me: Seat, row: int, column: int) -> int:
    """What a cell of the dome is for: color + 1, SPECIAL_CELL or WILD_CELL; 0 where no plate lies."""
    slot = (row >> 1) * SLOTS_IN_A_ROW + (column >> 1)
    plate = me.plates[slot]
    return int(PRINTED[plate - 1, me.turns[slot], row & 1, column & 1]) if plate > 0 else 0


@part
def has_all_plates(me: Seat, row: int) -> bool:
    """DU-23: whether no slot of the row is free."""
    for slot in range(SLOTS_IN_A_ROW):
        if me.plates[(row >> 1) * SLOTS_IN_A_ROW + slot] == 0:
            return False
    return True


@part
def break_line(s: State, me: Seat, row: int) -> None:
    """DU-23: a line that can never be placed breaks."""
    spill(s, me, me.line_color[row], me.line_count[row])
    clear_line(me, row)


@part
def spill(s: State, me: Seat, color: int, tiles: int) -> None:
    """DU-14: tiles go to the broken area while it has room, the others to the tower."""
    room = BROKEN_SPACES
    for other in range(COLORS):
        room -= me.broken[other]
    broken = min(room, tiles)
    me.broken[color] += broken
    s.tower[color] += tiles - broken


@part
def clear_line(me: Seat, row: int) -> None:
    """The line is empty; an empty line has no color."""
    me.line_count[row] = 0
    me.line_color[row] = 0


# Choices ------------------------------------------------------------------------------------------


@part
def legal_on_dome(me: Seat, out: IntArray) -> int:
    """DU-21, DU-22: complete the line or leave it, the next chip, or the cell for its tile."""
    row = me.row
    if row == LINES:
        return 0
    if me.need > 0:
        return legal_chips(me, row, out)
    if me.line_count[row] <= row and not me.paid:
        out[0] = COMPLETE
        out[1] = COMPLETE + 1
        return 2
    cells = available(me, row)
    n = 0
    for column in range(LINES):
        out[n] = PLACE + row * LINES + column
        n += (cells >> column) & 1
    return n


@part
def act_on_dome(s: State, me: Seat, action: int) -> None:
    """Do what was chosen for the line; the rest of it follows when lines are resolved again."""
    row = me.row
    if action >= PLACE:
        place(s, me, row, (action - PLACE) % LINES)
        me.row += 1
    elif action >= SPEND:
        spend(me, me.line_color[row], action - SPEND)
    elif action == COMPLETE:
        me.row += 1
    else:
        me.need = row + 1 - me.line_count[row]


# A tile on the dome -------------------------------------------------------------------------------


@part
def place(s: State, me: Seat, row: int, column: int) -> None:
    """DU-21, DU-22: one tile goes to the dome and scores, the other real ones go to the tower."""
    color = me.line_color[row]
    note(me, TILE, row, column)
    me.tiles[row, column] = color + 1
    me.score += points(me, row, column)
    s.tower[color] += me.line_count[row] - 1
    clear_line(me, row)
    me.paid = 0
    complete_plate(me, row, column)


@part
def points(me: Seat, row: int, column: int) -> int:
    """DU-26: the runs through a new tile count when they are longer than the tile itself; alone it gives 1."""
    return runs_through(me.tiles, LINES, LINES, row, column)


@part
def complete_plate(me: Seat, row: int, column: int) -> None:
    """DU-27: the third tile of a special plate brings a special tile, worth the number of its row."""
    top, left = row & ~1, column & ~1
    tiles, special = 0, -1
    for i in range(4):
        tiles += me.tiles[top + (i >> 1), left + (i & 1)] != 0
        if printed(me, top + (i >> 1), left + (i & 1)) == SPECIAL_CELL:
            special = i
    if special >= 0 and tiles == 3:
        note(me, SPECIAL_TILE_SET, top + (special >> 1), left + (special & 1))
        me.tiles[top + (special >> 1), left + (special & 1)] = SPECIAL_TILE
        me.score += top + (special >> 1) + 1


# The end of the phase -----------------------------------------------------------------------------


@part
def pay_penalties(s: State, me: Seat, has_token: bool) -> None:
    """DU-28: broken tiles and the token cost points, never below zero in all; the tiles go to the tower."""
    tiles = 0
    for color in range(COLORS):
        tiles += me.broken[color]
    note(me, BROKE, tiles, int(has_token))
    for color in range(COLORS):
        s.tower[color] += me.broken[color]
        me.broken[color] = 0
    cost = int(PENALTIES[tiles]) + (TOKEN_PENALTY if has_token else 0)
    me.score = max(0, me.score - cost)
