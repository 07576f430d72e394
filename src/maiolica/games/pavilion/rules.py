"""The rules of Azul Summer Pavilion Mini: the course of a game; PA-n and S-n are in docs/rules/pavilion.md.

What is done in a turn lies beside: stage 1 in ``drafting.py``, stage 2 in ``placing.py``, bonuses in ``ending.py``.
"""

from __future__ import annotations

from ...core.dialect.bag import bag_odds, draw_from, is_empty, pour, seat_odds
from ...core.dialect.jit import jit, part
from ...core.dialect.notes import note
from ...core.dialect.random import Random
from ...core.dialect.record import IntArray
from ...core.game.game import CHANCE, OVER
from ...core.game.options import Options
from .drafting import is_offer_open, legal_takes, list_colors, lose, take
from .ending import bonus
from .moves import DONE, FIRST_SEAT, KEEPS, PICKS, PLACES
from .placing import decide, legal_payments, legal_places, total
from .state import (
    BONUS,
    CHOOSE_FIRST,
    COLORS,
    DEAL,
    DRAFT,
    ENDED,
    FACTORIES,
    KEPT,
    LETTERS,
    ON_A_FACTORY,
    PAY,
    PICK,
    PLACE,
    REFILL,
    ROUNDS,
    STARTED,
    STARTING_SCORE,
    SUPPLY,
    TILES_OF_EACH_COLOR,
    State,
)

# Set-up --------------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """PA-2, PA-6: all tiles in the bag, five points for each seat; who starts is given or drawn."""
    s.seat_count = seats
    s.factories = FACTORIES[seats]
    s.grey = int(options["side"] == "grey")
    s.score_floor = int(options["score_floor"])
    s.keeps_last = int(options["last_round_keep"] == "literal")
    for i in range(ROUNDS):
        s.wild_order[i] = LETTERS.index(options["wild_order"][i])
    for color in range(COLORS):
        s.bag[color] = TILES_OF_EACH_COLOR
    for seat in range(seats):
        note(s.seats[seat], STARTED, 0, 0)
        s.seats[seat].score = STARTING_SCORE
    if options["first_seat"] == "random":
        s.phase = CHOOSE_FIRST
    else:
        s.first = int(options["first_seat"]) - 1
        s.phase = REFILL


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    if DRAFT <= s.phase < ENDED:
        return s.turn
    return OVER if s.phase == ENDED else CHANCE


@part
def next_seat(s: State, seat: int) -> int:
    """The seat that comes after another, clockwise."""
    return seat + 1 if seat + 1 < s.seat_count else 0


# Draws ---------------------------------------------------------------------------------------------


@part
def is_out_of_tiles(s: State) -> bool:
    """PA-5: neither the bag nor the box has a tile to draw."""
    return is_empty(s.bag) and is_empty(s.box)


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of one draw: a tile from the bag (PA-5), or before all else the starting seat."""
    if s.phase != CHOOSE_FIRST:
        return bag_odds(s.bag, s.box, out)
    return seat_odds(s.seat_count, FIRST_SEAT, out)


@jit
def deal(s: State, outcome: int) -> None:
    """PA-6, PA-7, PA-18: a drawn tile goes to the supply or to the first factory that lacks one."""
    if s.phase == CHOOSE_FIRST:
        s.first = outcome - FIRST_SEAT
        s.phase = REFILL
        return
    draw_from(s.bag, s.box, outcome)
    if s.phase == DEAL:
        s.sources[s.dealt // ON_A_FACTORY, outcome] += 1
        s.dealt += 1
        if s.dealt == s.factories * ON_A_FACTORY or is_out_of_tiles(s):
            s.dealt = 0
            s.turn = s.first
            s.phase = DRAFT
        return
    s.supply[outcome] += 1
    if is_supply_complete(s):
        if s.rounds == 0:
            begin_round(s)
        else:
            go_on_from(s, next_seat(s, s.turn))


@part
def is_supply_complete(s: State) -> bool:
    """PA-18, S20: the supply is full, or there is nothing left to fill it with."""
    return total(s.supply) == SUPPLY or is_out_of_tiles(s)


@part
def begin_round(s: State) -> None:
    """PA-7: the marker lies in the center, tiles in corners come back to the hands, and the deal begins."""
    s.rounds += 1
    s.marker = 0
    s.passed = 0
    s.turn = 0
    for seat in range(s.seat_count):
        pour(s.seats[seat].corner, s.seats[seat].hand)
    s.phase = DEAL


# Playing -------------------------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """This seat's actions now, in ascending order."""
    if seat != s.turn or not DRAFT <= s.phase < ENDED:
        return 0
    me = s.seats[seat]
    if s.phase == DRAFT:
        return legal_takes(s, out)
    if s.phase == PLACE:
        return legal_places(s, me, out)
    if s.phase == PAY:
        return legal_payments(s, me, out)
    if s.phase == PICK:
        return list_colors(s.supply, PICKS, out, 0)
    out[0] = DONE
    return list_colors(me.hand, KEEPS, out, 1)


@jit
def play(s: State, seat: int, action: int) -> None:
    """Play a legal action in place."""
    me = s.seats[seat]
    if action < PLACES:
        source, color = divmod(action, COLORS)
        take(s, seat, source, color)
        end_take(s, seat)
    elif decide(s, seat, me, action):
        s.phase = REFILL
        if is_supply_complete(s):
            go_on_from(s, next_seat(s, seat))


# From seat to seat, and from round to round --------------------------------------------------------


@part
def end_take(s: State, seat: int) -> None:
    """PA-8, PA-12: seats take clockwise while there are tiles; then the marker's holder is the first to place."""
    if is_offer_open(s):
        s.turn = next_seat(s, seat)
        return
    if s.marker > 0:
        s.first = s.marker - 1
    go_on_from(s, s.first)


@part
def go_on_from(s: State, seat: int) -> None:
    """PA-13: the next seat that has not passed gets the turn; without one, the next round begins or the game ends."""
    while True:
        for _ in range(s.seat_count):
            if is_empty(s.seats[seat].hand):
                s.passed |= 1 << seat  # nothing to place, nothing to lose
            if (s.passed >> seat) & 1 == 0:
                s.turn = seat
                s.phase = PLACE
                return
            seat = next_seat(s, seat)
        if s.rounds == ROUNDS:
            finish(s)
            return
        begin_round(s)
        if not is_out_of_tiles(s):
            return
        seat = s.first  # PA-8: nothing can be dealt, so the round begins with its second stage


# The end of the game -------------------------------------------------------------------------------


@part
def finish(s: State) -> None:
    """PA-20, PA-21: the bonuses are added, tiles that were kept to the last cost a point each, and the game is over."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        note(me, BONUS, 0, 0)
        me.score += bonus(s, me)
        note(me, KEPT, total(me.corner), 0)
        lose(s, me, total(me.corner))
    s.turn = 0
    s.phase = ENDED


@jit
def score(s: State, seat: int) -> int:
    """A seat's points now; the bonuses are in it once the game is over."""
    return s.seats[seat].score


@jit
def ranks(s: State, out: IntArray) -> None:
    """PA-22: most points win; equals share."""
    for seat in range(s.seat_count):
        out[seat] = 1
        for other in range(s.seat_count):
            out[seat] += s.seats[other].score > s.seats[seat].score


# What a seat knows ---------------------------------------------------------------------------------


@jit
def hide(s: State, seat: int) -> None:
    """Everything is open: the bag's order is not in the position, its contents can be counted."""


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """Nothing was hidden, so there is nothing to fill in."""
