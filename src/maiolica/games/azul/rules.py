"""The rules of Azul Mini, in the order of the rule book; AZ-n are the numbered rules in docs/rules/azul.md."""

from __future__ import annotations

from ...core.dialect.bag import bag_odds, draw_from, is_empty, pour, seat_odds
from ...core.dialect.jit import jit, part, variant
from ...core.dialect.random import Random
from ...core.dialect.record import IntArray
from ...core.game.game import CHANCE, OVER
from ...core.game.options import Options
from .moves import FIRST_SEAT, MOVES, PLACE
from .state import (
    CENTER,
    CHOOSE_FIRST,
    COLORS,
    COLUMNS,
    DATA,
    DEAL,
    ENDED,
    FACTORIES,
    FLOOR,
    MARKER,
    OFFER,
    ON_A_FACTORY,
    PENALTIES,
    ROWS,
    SLOTS,
    TILES_OF_EACH_COLOR,
    TILING,
    WALL_COLUMN,
    Seat,
    State,
)

ROW_BONUS: int = DATA["bonus"]["row"]
COLUMN_BONUS: int = DATA["bonus"]["column"]
COLOR_BONUS: int = DATA["bonus"]["color"]
ALL_COLORS = (1 << COLORS) - 1
OFFERS = MOVES.size - (CENTER + 1) * COLORS - 1  # beyond all moves: they are six for each tile on offer at most

# Set-up -------------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """AZ-7: all tiles in the bag, all scores zero; who starts is given or drawn."""
    s.seat_count = seats
    s.factories = FACTORIES[seats]
    s.grey = int(options["wall"] == "grey")
    s.max_rounds = int(options["max_rounds"])
    for color in range(COLORS):
        s.bag[color] = TILES_OF_EACH_COLOR
    if options["first_seat"] == "random":
        s.phase = CHOOSE_FIRST
    else:
        s.first = int(options["first_seat"]) - 1
        begin_round(s)


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    if s.phase in (OFFER, TILING):
        return s.turn
    return OVER if s.phase == ENDED else CHANCE


# Dealing ------------------------------------------------------------------------------------------


@variant
def begin_round(s: State) -> None:
    """AZ-9: the marker lies in the center, and the deal begins."""
    s.rounds += 1
    s.phase = DEAL


@part
def is_out_of_tiles(s: State) -> bool:
    """AZ-8: neither the bag nor the lid has a tile to draw."""
    return is_empty(s.bag) and is_empty(s.lid)


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of one draw: a tile from the bag (AZ-8), or before all else the starting seat."""
    if s.phase == DEAL:
        return bag_odds(s.bag, s.lid, out)
    return seat_odds(s.seat_count, FIRST_SEAT, out)


@jit
def deal(s: State, outcome: int) -> None:
    """AZ-9: one drawn tile goes on the first factory that lacks one; the last tile opens the offer."""
    if s.phase == CHOOSE_FIRST:
        s.first = outcome - FIRST_SEAT
        begin_round(s)
        return
    draw_from(s.bag, s.lid, outcome)
    s.sources[s.dealt // ON_A_FACTORY, outcome] += 1
    s.dealt += 1
    if s.dealt == s.factories * ON_A_FACTORY or is_out_of_tiles(s):
        s.dealt = 0
        open_offer(s)


@variant
def open_offer(s: State) -> None:
    """AZ-10: the tiles are dealt, and the start player of the round moves first."""
    s.turn = s.first
    s.phase = OFFER


# A. The factory offer -----------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """This seat's actions now, in ascending order."""
    if s.phase == OFFER and seat == s.turn:
        return legal_takes(s, s.seats[seat], out)
    if s.phase == TILING:
        return legal_columns(s.seats[seat], out)
    return 0


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


@jit
def play(s: State, seat: int, action: int) -> None:
    """Play a legal action in place."""
    if action >= PLACE:
        place(s, s.seats[seat], topmost_complete(s.seats[seat]), action - PLACE)
    else:
        rest, line = divmod(action, ROWS + 1)
        source, color = divmod(rest, COLORS)
        take(s, seat, source, color, line)
    end_turn(s, seat)


@part
def end_turn(s: State, seat: int) -> None:
    """AZ-10: seats move clockwise, without skipping, while there are tiles; then the walls are tiled."""
    if s.phase == OFFER and is_offer_open(s):
        s.turn = next_seat(s, seat)
    else:
        tile_walls(s)


@part
def next_seat(s: State, seat: int) -> int:
    """AZ-1, AZ-10: the seat that comes after another, clockwise."""
    return seat + 1 if seat + 1 < s.seat_count else 0


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
    if me.floor_count < SLOTS:
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


# B. Tiling the walls ------------------------------------------------------------------------------


@part
def tile_walls(s: State) -> None:
    """AZ-14, AZ-15: each seat tiles its own wall as far as it has no choice, then whoever has one is asked."""
    s.phase = TILING
    for seat in range(s.seat_count):
        tile_lines(s, s.seats[seat])
    s.turn = s.first
    for _ in range(s.seat_count):
        if topmost_complete(s.seats[s.turn]) < ROWS:
            return
        s.turn = next_seat(s, s.turn)
    end_round(s)


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
    left, right, top, bottom = column, column, row, row
    while left > 0 and me.wall[row, left - 1] != 0:
        left -= 1
    while right < COLUMNS - 1 and me.wall[row, right + 1] != 0:
        right += 1
    while top > 0 and me.wall[top - 1, column] != 0:
        top -= 1
    while bottom < ROWS - 1 and me.wall[bottom + 1, column] != 0:
        bottom += 1
    across = right - left + 1
    down = bottom - top + 1
    return across + down if across > 1 and down > 1 else max(across, down)


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


# C. The next round --------------------------------------------------------------------------------


@part
def end_round(s: State) -> None:
    """AZ-17 to AZ-20, AZ-27: floors are paid, the marker's holder starts, a full row or an empty box ends the game."""
    is_last = s.rounds == s.max_rounds
    for seat in range(s.seat_count):
        clear_floor(s, s.seats[seat])
        is_last = is_last or complete_rows(s.seats[seat]) > 0
    clear_up(s)
    if s.marker > 0:
        s.first = s.marker - 1
        s.marker = 0
    s.turn = 0
    if is_last or is_out_of_tiles(s):
        finish(s)
    else:
        begin_round(s)


@variant
def clear_up(s: State) -> None:
    """There is nothing on the table but tiles and the marker."""


@part
def clear_floor(s: State, me: Seat) -> None:
    """AZ-17, AZ-18: each taken slot costs points, never below zero in all; its tiles go to the lid."""
    for slot in range(me.floor_count):
        me.score -= PENALTIES[slot]
        if floor_item(me, slot) != MARKER:
            s.lid[floor_item(me, slot)] += 1
    me.score = max(0, me.score)
    me.floor_count = 0
    for i in range(len(me.floor)):
        me.floor[i] = 0


# The end of the game ------------------------------------------------------------------------------


@part
def finish(s: State) -> None:
    """AZ-22: the bonuses are added, and the game is over."""
    for seat in range(s.seat_count):
        s.seats[seat].score += bonus(s.seats[seat])
    s.phase = ENDED


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


@jit
def score(s: State, seat: int) -> int:
    """A seat's points now; the bonuses are in it once the game is over."""
    return s.seats[seat].score


@jit
def ranks(s: State, out: IntArray) -> None:
    """AZ-23: most points, then most complete rows, then a shared place."""
    for seat in range(s.seat_count):
        out[seat] = 1
        for other in range(s.seat_count):
            out[seat] += is_ahead(s.seats[other], s.seats[seat])


@part
def is_ahead(me: Seat, other: Seat) -> bool:
    """Whether the first of two boards is placed before the second."""
    if me.score != other.score:
        return me.score > other.score
    return complete_rows(me) > complete_rows(other)


@part
def is_truncated(s: State) -> bool:
    """AZ-20: the game was ended by the round limit, not by a full row."""
    for seat in range(s.seat_count):
        if complete_rows(s.seats[seat]) > 0:
            return False
    return s.phase == ENDED and s.rounds == s.max_rounds


# What a seat knows --------------------------------------------------------------------------------


@jit
def hide(s: State, seat: int) -> None:
    """Everything in Azul is open: the bag's order is not in the position, its contents can be counted."""


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """Nothing was hidden, so there is nothing to fill in."""
