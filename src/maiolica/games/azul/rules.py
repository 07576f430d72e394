"""The rules of Azul Mini: the course of a game, in the order of the rule book; AZ-n are in docs/rules/azul.md.

What is done in a turn lies beside: taking tiles in ``offer.py``, tiling in ``tiling.py``, bonuses in ``ending.py``.
"""

from __future__ import annotations

from ...core.dialect.bag import bag_odds, draw_from, is_empty, seat_odds
from ...core.dialect.jit import jit, part, variant
from ...core.dialect.notes import note
from ...core.dialect.random import Random
from ...core.dialect.record import IntArray
from ...core.game.game import CHANCE, OVER
from ...core.game.options import Options
from .ending import bonus, complete_rows, is_ahead
from .moves import FIRST_SEAT, PLACE
from .offer import floor_item, is_offer_open, legal_takes, take
from .state import (
    BONUS,
    CHOOSE_FIRST,
    COLORS,
    DEAL,
    ENDED,
    FACTORIES,
    FALLEN,
    MARKER,
    OFFER,
    ON_A_FACTORY,
    PENALTIES,
    ROWS,
    TILES_OF_EACH_COLOR,
    TILING,
    Seat,
    State,
)
from .tiling import legal_columns, place, tile_lines, topmost_complete

# Set-up --------------------------------------------------------------------------------------------


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


# Dealing -------------------------------------------------------------------------------------------


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
        end_deal(s)


@variant
def end_deal(s: State) -> None:
    """AZ-10: all tiles are dealt, and nothing happens before they are taken."""
    open_offer(s)


@part
def open_offer(s: State) -> None:
    """AZ-10: the start player of the round moves first."""
    s.turn = s.first
    s.phase = OFFER


# A. The factory offer ------------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """This seat's actions now, in ascending order."""
    if s.phase == OFFER and seat == s.turn:
        return legal_takes(s, s.seats[seat], out)
    if s.phase == TILING:
        return legal_columns(s.seats[seat], out)
    return 0


@jit
def play(s: State, seat: int, action: int) -> None:
    """Play a legal action in place."""
    if action >= PLACE:
        place(s, s.seats[seat], topmost_complete(s.seats[seat]), action - PLACE)
        tile_walls(s)
    else:
        rest, line = divmod(action, ROWS + 1)
        source, color = divmod(rest, COLORS)
        take(s, seat, source, color, line)
        end_take(s, seat)


@part
def end_take(s: State, seat: int) -> None:
    """AZ-10: seats take clockwise, without skipping, while there are tiles; then the walls are tiled."""
    if is_offer_open(s):
        s.turn = next_seat(s, seat)
    else:
        tile_walls(s)


@part
def next_seat(s: State, seat: int) -> int:
    """AZ-1, AZ-10: the seat that comes after another, clockwise."""
    return seat + 1 if seat + 1 < s.seat_count else 0


# B. Tiling the walls -------------------------------------------------------------------------------


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


# C. The next round ---------------------------------------------------------------------------------


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
    note(me, FALLEN, me.floor_count, 0)
    for slot in range(me.floor_count):
        me.score -= PENALTIES[slot]
        if floor_item(me, slot) != MARKER:
            s.lid[floor_item(me, slot)] += 1
    me.score = max(0, me.score)
    me.floor_count = 0
    for i in range(len(me.floor)):
        me.floor[i] = 0


# The end of the game -------------------------------------------------------------------------------


@part
def finish(s: State) -> None:
    """AZ-22: the bonuses are added, and the game is over."""
    for seat in range(s.seat_count):
        note(s.seats[seat], BONUS, 0, 0)
        s.seats[seat].score += bonus(s.seats[seat])
    s.phase = ENDED


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


# What a seat knows ---------------------------------------------------------------------------------


@jit
def hide(s: State, seat: int) -> None:
    """Everything in Azul is open: the bag's order is not in the position, its contents can be counted."""


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """Nothing was hidden, so there is nothing to fill in."""
