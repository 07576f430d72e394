"""The rules of 5211, in the order of the rule book; FI-n and K-n are numbered in docs/rules/five211.md."""

from __future__ import annotations

from ...core.dialect.bag import counts_as_odds, pour, seat_odds
from ...core.dialect.jit import jit, part, replaces
from ...core.dialect.random import Random, pick
from ...core.dialect.record import IntArray, Row
from ...core.game.game import CHANCE, OVER, UNTIL_THE_END, Event
from ...core.game.generic import reopen
from ...core.game.options import Options
from .moves import FIRST_SEAT
from .scoring import count_open_cards, is_ahead, kept_cards, points, score_round
from .state import (
    CARDS,
    CARDS_IN_EACH_PART,
    CARDS_OF_EACH_VALUE,
    CHOOSE_FIRST,
    CHOOSING,
    COLORS,
    DRAWING,
    ENDED,
    HAND,
    KINDS,
    PARTS,
    REMOVED,
    VALUES,
    Seat,
    State,
)

# Set-up -------------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """FI-1: all cards are shuffled; who is asked first is given or drawn."""
    s.seat_count = seats
    s.exact = int(options["roosters"] == "exact")
    s.target = 0 if options["target"] == "none" else int(options["target"])
    shuffle(s)
    if options["first_seat"] == "random":
        s.phase = CHOOSE_FIRST
    else:
        s.first = int(options["first_seat"]) - 1
        begin_deal(s)


@part
def shuffle(s: State) -> None:
    """FI-2, K14: all cards are unseen again, and some of them will never be drawn."""
    for color in range(COLORS):
        for value in range(VALUES):
            kind = color * VALUES + value
            s.unseen[kind] = CARDS_OF_EACH_VALUE[value]
            s.discarded[kind] = 0
            for seat in range(s.seat_count):
                s.seats[seat].kept[kind] = 0
    s.pile = CARDS - REMOVED[s.seat_count]


@part
def begin_deal(s: State) -> None:
    """FI-2: the hands are drawn from the pile."""
    s.deals += 1
    s.rounds = 1
    s.phase = DRAWING


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    if s.phase == CHOOSING:
        return waiting_seat(s)
    return OVER if s.phase == ENDED else CHANCE


# Drawing ------------------------------------------------------------------------------------------


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of one draw: a card, pile and removed ones alike, or before all else the seat asked first."""
    if s.phase == DRAWING:
        return counts_as_odds(s.unseen, out)
    return seat_odds(s.seat_count, FIRST_SEAT, out)


@jit
def deal(s: State, outcome: int) -> None:
    """FI-4: one drawn card goes to the first seat that lacks one; the last card ends the part."""
    if s.phase == CHOOSE_FIRST:
        s.first = outcome - FIRST_SEAT
        begin_deal(s)
        return
    me = s.seats[drawing_seat(s)]
    s.unseen[outcome] -= 1
    s.pile -= 1
    me.hand[outcome] += 1
    me.hand_count += 1
    if drawing_seat(s) == s.seat_count:
        end_part(s)


@part
def drawing_seat(s: State) -> int:
    """FI-4: seat by seat, each draws all its missing cards; seat_count when no hand lacks a card."""
    seat = 0
    while seat < s.seat_count and s.seats[seat].hand_count == HAND:
        seat += 1
    return seat


# The parts of a round -----------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """FI-3: any card of the hand, for a seat that has not chosen all its cards; no seat waits for another."""
    me = s.seats[seat]
    n = 0
    if s.phase == CHOOSING and is_waited_for(s, me):
        for kind in range(KINDS):
            out[n] = kind
            n += me.hand[kind] > 0  # the next move overwrites one that is not legal
    return n


@part
def is_waited_for(s: State, me: Seat) -> bool:
    """FI-3: whether a seat has cards to choose in this part."""
    return me.chosen_count < int(CARDS_IN_EACH_PART[s.parts])


@part
def waiting_seat(s: State) -> int:
    """The first seat, clockwise from the one asked first, that has cards to choose; seat_count when none has."""
    seat = s.first
    for _ in range(s.seat_count):
        if is_waited_for(s, s.seats[seat]):
            return seat
        seat = seat + 1 if seat + 1 < s.seat_count else 0
    return s.seat_count


@jit
def play(s: State, seat: int, action: int) -> None:
    """FI-3, K18: a card is laid face down; in which order it came does not matter."""
    me = s.seats[seat]
    me.hand[action] -= 1
    me.hand_count -= 1
    me.chosen[action] += 1
    me.chosen_count += 1
    if waiting_seat(s) == s.seat_count:
        reveal(s)


@part
def reveal(s: State) -> None:
    """FI-3 to FI-5: the cards are turned up together; then all draw, unless the pile is empty."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        pour(me.chosen, me.shown)
        me.chosen_count = 0
    count_open_cards(s)
    s.parts += 1
    if s.pile > 0:
        s.phase = DRAWING
    else:
        end_part(s)


@part
def end_part(s: State) -> None:
    """FI-3, K10: the next part begins, or after the third the round is scored."""
    if s.parts == PARTS:
        score_round(s)
        end_round(s)
    else:
        s.phase = CHOOSING


# The end of a deal and of the game ----------------------------------------------------------------


@part
def end_round(s: State) -> None:
    """FI-5, FI-6: with full hands another round begins; hands that were not filled up have played the last one."""
    s.parts = 0
    if s.seats[0].hand_count == HAND:
        s.rounds += 1
        s.phase = CHOOSING
    else:
        end_deal(s)


@part
def end_deal(s: State) -> None:
    """FI-8, FI-9, K12, K15, K16: the last cards are discarded; a long game goes on until a total reaches the target."""
    is_over = s.target == 0
    for seat in range(s.seat_count):
        me = s.seats[seat]
        pour(me.hand, s.discarded)
        me.hand_count = 0
        is_over = is_over or points(me) >= s.target
    if is_over:
        s.phase = ENDED
        return
    for seat in range(s.seat_count):
        me = s.seats[seat]
        me.total = points(me)
        me.kept_before = kept_cards(me)
    shuffle(s)
    begin_deal(s)


@jit
def score(s: State, seat: int) -> int:
    """A seat's points now, over all deals."""
    return points(s.seats[seat])


@jit
def ranks(s: State, out: IntArray) -> None:
    """FI-8, FI-9, K13: most points, then most kept cards, then a shared place."""
    for seat in range(s.seat_count):
        out[seat] = 1
        for other in range(s.seat_count):
            out[seat] += is_ahead(s.seats[other], s.seats[seat])


# What a seat knows --------------------------------------------------------------------------------


@jit
def hide(s: State, seat: int) -> None:
    """What others hold and have chosen is unseen, but for the number of cards."""
    for other in range(s.seat_count):
        if other != seat:
            pour(s.seats[other].hand, s.unseen)
            pour(s.seats[other].chosen, s.unseen)


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """The others hold and have chosen any of the unseen cards, each equally likely."""
    for other in range(s.seat_count):
        if other != seat:
            me = s.seats[other]
            for _ in range(me.hand_count):
                take_unseen(s, me.hand, rng)
            for _ in range(me.chosen_count):
                take_unseen(s, me.chosen, rng)


@replaces(reopen, State)
@part
def reopen_choices(s: State, seat: int) -> None:
    """FI-3: whether others have chosen already makes no difference to what they may choose."""
    for other in range(s.seat_count):
        if other != seat:
            me = s.seats[other]
            pour(me.chosen, me.hand)
            me.hand_count += me.chosen_count
            me.chosen_count = 0


@part
def take_unseen(s: State, target: Row, rng: Random) -> None:
    """Take one of the unseen cards."""
    kind = pick(rng, s.unseen, KINDS)
    s.unseen[kind] -= 1
    target[kind] += 1


def secret(before: State, event: Event, seat: int, now: State) -> int:
    """Another seat's choice is secret until all have chosen, another seat's drawn card until the game is over."""
    if now.phase == ENDED or event.seat == seat:
        return False
    if event.seat == CHANCE:
        return before.phase == DRAWING and drawing_seat(before) != seat and UNTIL_THE_END
    return (before.deals, before.rounds, before.parts) == (now.deals, now.rounds, now.parts)
