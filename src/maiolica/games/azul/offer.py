"""A. The factory offer: what may be taken, where it goes, and what falls (AZ-10 to AZ-12)."""

from __future__ import annotations

from ...core.dialect.bag import is_empty, pour
from ...core.dialect.jit import part, variant
from ...core.dialect.record import IntArray
from .moves import MOVES
from .state import CENTER, COLORS, COLUMNS, FLOOR, MARKER, ON_A_FACTORY, ROWS, SLOTS, Seat, State

ALL_COLORS = (1 << COLORS) - 1
# Legal takes are found in two steps: first which colors lie where is noted at the far end of the list of moves, then
# the moves are written from its beginning. They never reach the notes: each tile on offer makes one note at most, and
# each note one move for each line and one for the floor. A game that builds on this one may offer one tile more.
MOST_OFFERED = CENTER * ON_A_FACTORY + 1
OFFERS = MOVES.size - (CENTER + 1) * COLORS - 1
assert MOST_OFFERED * (ROWS + 1) <= OFFERS, "the moves would overwrite the offers"


@part
def legal_takes(s: State, me: Seat, out: IntArray) -> int:
    """AZ-11: any color from any source, to a line that accepts it or to the floor; there is no pass."""
    lines = 0  # a bit for each line and color
    for row in range(ROWS):
        lines |= accepted(me, row) << (row * COLORS)
    n = 0
    for i in range(list_offers(s, out)):
        offer = int(out[OFFERS + i])
        color = offer % COLORS
        for row in range(ROWS):
            out[n] = offer * (ROWS + 1) + row
            n += (lines >> (row * COLORS + color)) & 1  # the next move overwrites one that is not legal
        out[n] = offer * (ROWS + 1) + FLOOR
        n += 1
    return n


@part
def list_offers(s: State, out: IntArray) -> int:
    """Note at the far end of the list, beyond the moves, which colors lie on which sources; return how many."""
    n = 0
    for i in range(s.factories + 1):
        source = i if i < s.factories else CENTER
        for color in range(COLORS):
            out[OFFERS + n] = source * COLORS + color
            n += s.sources[source, color] > 0
    return n


@part
def accepted(me: Seat, row: int) -> int:
    """AZ-11: the colors, a bit each, that a line accepts: it has room, holds no other, and its wall row lacks them."""
    if me.line_count[row] > row:
        return 0
    missing = ALL_COLORS & ~colors_in_row(me, row)
    return missing & (1 << me.line_color[row]) if me.line_count[row] > 0 else missing


@part
def colors_in_row(me: Seat, row: int) -> int:
    """The colors, a bit each, that lie in a row of the wall."""
    colors = 0
    for column in range(COLUMNS):
        colors |= (1 << me.wall[row, column]) >> 1  # an empty cell is 0 and leaves no bit
    return colors


@part
def take(s: State, seat: int, source: int, color: int, line: int) -> None:
    """AZ-12: tiles leave the source, its others go to the center, the marker and then the tiles are put down."""
    tiles = s.sources[source, color]
    s.sources[source, color] = 0
    leave_rest(s, seat, source)
    if source == CENTER and s.marker == 0:
        s.marker = seat + 1
        fall(s, s.seats[seat], MARKER)
    put_down(s, s.seats[seat], tiles, color, line)


@variant
def leave_rest(s: State, seat: int, source: int) -> None:
    """AZ-12b: what was not taken from a factory goes to the center."""
    if source != CENTER:
        pour(s.sources[source], s.sources[CENTER])


@part
def put_down(s: State, me: Seat, tiles: int, color: int, line: int) -> None:
    """AZ-12d: tiles go to one line as far as it has room; the others fall."""
    placed = 0
    if line != FLOOR:
        placed = min(tiles, line + 1 - me.line_count[line])
        me.line_color[line] = color
        me.line_count[line] += placed
    for _ in range(tiles - placed):
        fall(s, me, color)


@part
def fall(s: State, me: Seat, item: int) -> None:
    """AZ-12c, AZ-12e: a tile or the marker takes the leftmost free floor slot; without one a tile goes to the lid."""
    if is_caught(s, me, item):
        return
    if me.floor_count < SLOTS:  # free slots are zero, also the second one in the same byte: adding is enough
        me.floor[me.floor_count >> 1] += (item + 1) << (3 * (me.floor_count & 1))
        me.floor_count += 1
    elif item != MARKER:
        s.lid[item] += 1


@variant
def is_caught(s: State, me: Seat, item: int) -> bool:
    """Nothing keeps an item from falling."""
    return False


@part
def floor_item(me: Seat, slot: int) -> int:
    """What lies on a taken floor slot: a color or MARKER."""
    return ((me.floor[slot >> 1] >> (3 * (slot & 1))) & 7) - 1


@part
def is_offer_open(s: State) -> bool:
    """AZ-10: the offer lasts while a tile lies on a factory or in the center; the marker does not count."""
    if not is_empty(s.sources[CENTER]):
        return True
    for factory in range(s.factories):
        if not is_empty(s.sources[factory]):
            return True
    return False
