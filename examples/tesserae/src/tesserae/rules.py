"""The rules of Tesserae; TE-n are the numbered rules in README.md."""

from __future__ import annotations

from maiolica.core.dialect.bag import counts_as_odds, seat_odds
from maiolica.core.dialect.jit import jit, part
from maiolica.core.dialect.notes import note
from maiolica.core.dialect.random import Random
from maiolica.core.dialect.record import IntArray
from maiolica.core.game.game import CHANCE, OVER
from maiolica.core.game.options import Options

from .moves import FIRST_SEAT
from .state import (
    BESIDE_SEATS,
    CELLS,
    CHOOSE_FIRST,
    COLORS,
    DIAGONALS,
    DIFFERENT,
    DRAWING,
    ENDED,
    EQUAL,
    LAID,
    LAYING,
    LINES,
    STONES_OF_EACH_COLOR,
    Seat,
    State,
)


def setup(s: State, seats: int, options: Options) -> None:
    """TE-1: all stones are in the bag; who starts is given or drawn."""
    s.seat_count = seats
    s.crossed = int(options["lines"] == "diagonal")
    for color in range(COLORS):
        s.bag[color] = STONES_OF_EACH_COLOR
    if options["first_seat"] == "random":
        s.phase = CHOOSE_FIRST
    else:
        s.turn = int(options["first_seat"]) - 1
        s.phase = DRAWING


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    if s.phase == LAYING:
        return s.turn
    return OVER if s.phase == ENDED else CHANCE


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of the next draw: a seat that starts, or a stone."""
    if s.phase == CHOOSE_FIRST:
        return seat_odds(s.seat_count, FIRST_SEAT, out)
    return counts_as_odds(s.bag, out)


@jit
def deal(s: State, outcome: int) -> None:
    """TE-2: a seat starts, or a stone comes to the bench, until it is full."""
    if s.phase == CHOOSE_FIRST:
        s.turn = outcome - FIRST_SEAT
        s.phase = DRAWING
        return
    s.bag[outcome] -= 1
    s.bench[outcome] += 1
    stones = 0
    for color in range(COLORS):
        stones += s.bench[color]
    if stones == s.seat_count + BESIDE_SEATS:
        s.phase = LAYING


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """TE-3: any color of the bench, in any free cell."""
    n = 0
    if s.phase == LAYING and seat == s.turn:
        for color in range(COLORS):
            for cell in range(CELLS if s.bench[color] > 0 else 0):
                if s.seats[seat].floor[cell] == 0:
                    out[n] = color * CELLS + cell
                    n += 1
    return n


@jit
def play(s: State, seat: int, action: int) -> None:
    """TE-3, TE-4: a stone is laid, and another one drawn, until all floors are full."""
    color = action // CELLS
    s.bench[color] -= 1
    note(s.seats[seat], LAID, action - color * CELLS, color)
    s.seats[seat].floor[action - color * CELLS] = color + 1
    s.turn = (s.turn + 1) % s.seat_count
    if free_cells(s.seats[s.turn]) > 0:
        s.phase = DRAWING
    else:
        s.phase = ENDED
        s.turn = 0


@part
def free_cells(me: Seat) -> int:
    """How many stones a floor has room for."""
    count = 0
    for cell in range(CELLS):
        count += me.floor[cell] == 0
    return count


@part
def line_count(s: State) -> int:
    """TE-5: the diagonals are lines only by choice; they are the last ones."""
    return len(LINES) if s.crossed else len(LINES) - DIAGONALS


@part
def line_points(me: Seat, line: int) -> int:
    """TE-5: a full line of one color, or of different ones, brings points."""
    a, b, c = me.floor[LINES[line, 0]], me.floor[LINES[line, 1]], me.floor[LINES[line, 2]]
    if a == 0 or b == 0 or c == 0:
        return 0
    if a == b and b == c:
        return EQUAL
    return DIFFERENT if a not in (b, c) and b != c else 0


@part
def points(s: State, me: Seat) -> int:
    """The points of all full lines of a floor."""
    total = 0
    for line in range(line_count(s)):
        total += line_points(me, line)
    return total


@jit
def score(s: State, seat: int) -> int:
    """A seat's points now."""
    return points(s, s.seats[seat])


@jit
def ranks(s: State, out: IntArray) -> None:
    """TE-6: most points win; equals share a place."""
    for seat in range(s.seat_count):
        out[seat] = 1
        for other in range(s.seat_count):
            out[seat] += points(s, s.seats[other]) > points(s, s.seats[seat])


@jit
def hide(s: State, seat: int) -> None:
    """Everything is open: what is in the bag can be counted."""


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """Nothing was hidden, so there is nothing to fill in."""
