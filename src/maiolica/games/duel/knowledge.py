"""Who may know which plates (DU-9), and what of the log is secret.

A seat knows the plates that lie open, those that it put back itself, and those in its own hand once it has looked.
Of the plates that the other seat put back, or holds after looking, it knows the types: of each batch how many, of the
hand those that were drawn. It also remembers every front that it has ever looked at; when the other seat draws such
a plate and puts it back, it is still known to be among that seat's plates.

A view is a position in which plates that the seat does not know are NOT_SEEN + type, each batch of the other seat in
the order of types. ``known`` keeps a plate's other bit only where the seat knows the plate's place, and with it how
it came there. So draws can be dealt in a view as well.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from ...core.dialect.random import Random, below
from ...core.dialect.record import IntArray, Row
from ...core.game.game import CHANCE, UNTIL_THE_END, Event
from .moves import FRONT, KEEP, PUT, TAKE, UNDER
from .plates import batch_end, fresh_plates, place_of_top, returner, sort_hand, type_of
from .state import (
    DRAWING,
    FRONT_DUE,
    LOOKING,
    NOT_SEEN,
    OPEN,
    PLATES,
    PUTTING,
    SLOTS,
    State,
)

# What a seat sees ---------------------------------------------------------------------------------


@jit
def hide(s: State, seat: int) -> None:
    """Erase what this seat may not know: fronts and order of what the other seat put back or looks at."""
    for plate in range(PLATES):
        if s.known[plate] != OPEN and not is_placed(s, seat, plate):
            s.known[plate] &= 1 << seat
    begin = 0
    while begin < s.under_count:
        end = batch_end(s, begin)
        if returner(s, begin) != seat:
            hide_fronts(s.under, begin, end)
        begin = end
    if s.phase in (DRAWING, LOOKING):
        for i in range(s.hand_count):
            if not is_seen_in_hand(s, seat, i):
                s.hand[i] = NOT_SEEN + type_of(s.hand[i])
    elif s.turn != seat and s.hand_count > 0:
        hide_fronts(s.hand, 0, s.hand_count)
        s.held = 0


@part
def is_placed(s: State, seat: int, plate: int) -> bool:
    """Whether this seat knows where a plate that does not lie open is."""
    for i in range(s.under_count):
        if s.under[i] == plate + 1:
            return returner(s, i) == seat
    for i in range(s.hand_count):
        if s.hand[i] == plate + 1:
            return is_seen_in_hand(s, seat, i)
    return False


@part
def is_seen_in_hand(s: State, seat: int, place: int) -> bool:
    """Whether a seat knows a plate of the hand: it has looked at it, or it is the one that had put it back."""
    if s.phase in (DRAWING, LOOKING):
        return s.hand_from[place] == seat + 1 or (s.turn == seat and place < s.looks)
    return s.turn == seat


@part
def hide_fronts(codes: Row, begin: int, end: int) -> None:
    """Of these plates only the number of each type is known."""
    wild = 0
    for i in range(begin, end):
        wild += type_of(codes[i])
    for i in range(begin, end):
        codes[i] = NOT_SEEN + (i >= end - wild)


# Odds ---------------------------------------------------------------------------------------------


@part
def front_odds(s: State, out: IntArray) -> None:
    """The plates that the next front can be: one if it is fixed and known, otherwise all that fit what is known."""
    if s.phase == LOOKING:
        code, is_fresh = s.hand[s.looks], s.hand_from[s.looks] == 0
    elif fresh_plates(s) > 0:
        code, is_fresh = NOT_SEEN + s.top - 1, True
    else:
        code, is_fresh = s.under[place_of_top(s)], False
    if code < NOT_SEEN:
        out[FRONT + code - 1] = 1
        return
    new, old = (1, 0) if is_fresh else weights(s, code)
    for plate in range(PLATES):
        if type_of(plate + 1) == code - NOT_SEEN:
            if s.known[plate] == 0:
                out[FRONT + plate] = new
            elif old > 0 and is_tracked(s, plate):
                out[FRONT + plate] = old


@part
def weights(s: State, code: int) -> tuple[int, int]:
    """In a view, for a plate that the other seat put back: the weights of a plate never seen and of a tracked one."""
    tracked, unseen = 0, 0
    for plate in range(PLATES):
        if type_of(plate + 1) == code - NOT_SEEN:
            tracked += is_tracked(s, plate)
            unseen += s.known[plate] == 0
    return places_of_tracked(s, code) - tracked, max(1, unseen)


@part
def is_tracked(s: State, plate: int) -> bool:
    """In a view: whether the seat has looked at a plate and only knows that the other seat has it or put it back."""
    if s.known[plate] in (0, OPEN):
        return False
    for i in range(s.under_count):
        if s.under[i] == plate + 1:
            return False
    for i in range(s.hand_count):
        if s.hand[i] == plate + 1:
            return False
    return True


@part
def places_of_tracked(s: State, code: int) -> int:
    """In a view: how many places there are for tracked plates of a type."""
    places = 0
    for i in range(s.under_count):
        places += s.under[i] == code
    for i in range(s.hand_count):
        places += s.hand[i] == code and is_for_tracked(s, i)
    return places


@part
def is_for_tracked(s: State, place: int) -> bool:
    """Whether an unseen plate of the hand may be tracked: it is not fresh, or that is forgotten."""
    return s.hand_from[place] > 0 or s.phase not in (DRAWING, LOOKING)


# A possible world ---------------------------------------------------------------------------------


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """Fill a view: types in any order that fits the top plate, and any fronts that this seat has not placed."""
    begin = 0
    while begin < s.under_count:
        end = batch_end(s, begin)
        if s.under[begin] >= NOT_SEEN:
            order_types(s, begin, end, rng)
        begin = end
    is_after_look = s.phase not in (DRAWING, LOOKING)
    is_hidden = is_after_look and s.hand_count > 0 and s.hand[0] >= NOT_SEEN
    for i in range(s.under_count + s.hand_count):
        fill(s, seat, i, rng)
    if is_hidden:
        shuffle(s.hand, 0, s.hand_count, rng)
        if s.phase == PUTTING:
            s.held = s.hand[0]
        sort_hand(s, s.returned)


@part
def order_types(s: State, begin: int, end: int, rng: Random) -> None:
    """Bring the types of a batch into any order; if it is on top of the stack, the first is known."""
    if begin == 0 and fresh_plates(s) == 0 and s.top > 0:
        place = place_of_top(s)
        s.under[0], s.under[place] = s.under[place], s.under[0]
        begin = 1
    shuffle(s.under, begin, end, rng)


@part
def shuffle(codes: Row, begin: int, end: int, rng: Random) -> None:
    """Bring some plates into any order, each equally likely."""
    for i in range(begin, end - 1):
        j = i + below(rng, end - i)
        codes[i], codes[j] = codes[j], codes[i]


@part
def fill(s: State, seat: int, i: int, rng: Random) -> None:
    """Give one place, under the stack or after those in the hand, a front unless it has one or nobody knows it."""
    place = i - s.under_count
    code = s.hand[place] if place >= 0 else s.under[i]
    is_fresh = place >= 0 and not is_for_tracked(s, place)
    if code < NOT_SEEN or (is_fresh and (s.turn == seat or place >= s.looks)):
        return
    tracked = 0
    for plate in range(PLATES):
        tracked += type_of(plate + 1) == code - NOT_SEEN and is_tracked(s, plate)
    is_old = not is_fresh and below(rng, places_of_tracked(s, code)) < tracked
    plate = any_plate(s, code - NOT_SEEN, is_old, rng)
    s.known[plate] |= 1 << (1 - seat)
    if place >= 0:
        s.hand[place] = plate + 1
    else:
        s.under[i] = plate + 1


@part
def any_plate(s: State, kind: int, is_old: bool, rng: Random) -> int:
    """A plate of a type, tracked or never seen, each equally likely."""
    chosen, n = 0, 0
    for plate in range(PLATES):
        if type_of(plate + 1) == kind and (is_tracked(s, plate) if is_old else s.known[plate] == 0):
            n += 1
            if below(rng, n) == 0:
                chosen = plate
    return chosen


# The log ------------------------------------------------------------------------------------------


def secret(before: Any, event: Event, seat: int, now: Any) -> int:
    """What the other seat looked at, its choice until the plate is put down, and the order of those put back.

    Even later, only the front of a plate drawn alone is told: of several, it would tell which one was kept.
    """
    if before.turn == seat:
        return False
    if event.seat == CHANCE:
        if before.phase != LOOKING or before.due != FRONT_DUE:
            return False
        return UNTIL_THE_END if before.hand_count > 1 else not lies_on_dome(now, before.turn, event.action - FRONT)
    if KEEP <= event.action < PUT:
        return not lies_on_dome(now, before.turn, event.action - KEEP)
    return UNDER <= event.action < TAKE and UNTIL_THE_END


def lies_on_dome(s: State, seat: int, plate: int) -> bool:
    """Whether a seat has put down a plate."""
    return plate + 1 in [s.seats[seat].plates[slot] for slot in range(SLOTS)]
