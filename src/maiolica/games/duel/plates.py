"""Plates: the stack and the display, and the action by which a plate comes to a dome (DU-2, DU-6 to DU-9).

The stack has no order but the one that somebody chose. On top lie the fresh plates, which nobody has looked at: how
many there are of each type is known, and the type of the first. Below them lie the plates that were put back, batch
by batch, each batch in the order of the seat that put it there. A front that is fixed is drawn like any other, with
one possibility: so every look is an event, and a seat that does not know the batch has odds of its own.
"""

from __future__ import annotations

from ...core.dialect.jit import part
from ...core.dialect.notes import note
from ...core.dialect.record import IntArray, Row
from .moves import KEEP, PUT, TOP, UNDER
from .state import (
    DISPLAY,
    DRAWING,
    DRAWN,
    FILLING,
    KEEPING,
    LAST_ROUND,
    NOT_SEEN,
    OFFER,
    OPEN,
    PLATES_EACH_ROUND,
    PLATES_OF_A_TYPE,
    PUTTING,
    RETURNING,
    SLOTS,
    SPECIAL,
    TURNS,
    TYPES,
    WILD,
    Seat,
    State,
)

# The stack ----------------------------------------------------------------------------------------


@part
def stack_size(s: State) -> int:
    """How many plates the stack has."""
    return fresh_plates(s) + s.under_count


@part
def fresh_plates(s: State) -> int:
    """How many plates lie on the stack that nobody has looked at."""
    return s.fresh[SPECIAL] + s.fresh[WILD]


@part
def type_of(code: int) -> int:
    """The type of a plate, whether its front is known or not."""
    if code >= NOT_SEEN:
        return code - NOT_SEEN
    return SPECIAL if code <= PLATES_OF_A_TYPE else WILD


@part
def top_odds(s: State, out: IntArray) -> None:
    """DU-2, DU-9: what type may come to the top: of the fresh plates, or of the first batch as far as it is known."""
    if fresh_plates(s) > 0:
        for kind in range(TYPES):
            out[TOP + kind] = s.fresh[kind]
        return
    batch = 1 if s.under[0] < NOT_SEEN else batch_end(s, 0)
    for i in range(batch):
        out[TOP + type_of(s.under[i])] += 1


@part
def batch_end(s: State, begin: int) -> int:
    """The place after the last plate of a batch."""
    end = begin + 1
    while end < s.under_count and not begins_batch(s, end):
        end += 1
    return end


@part
def begins_batch(s: State, place: int) -> bool:
    """Whether the plate in a place is the first of those that were put back together."""
    return s.under_by[place] & 1 == 0


@part
def returner(s: State, place: int) -> int:
    """The seat that put a plate back."""
    return (s.under_by[place] - 1) >> 1


@part
def place_of_top(s: State) -> int:
    """Where the top plate is among those put back; in a view, where a batch has no order, one of its type."""
    i = 0
    while type_of(s.under[i]) != s.top - 1:
        i += 1
    return i


@part
def take_top(s: State) -> int:
    """Take the top plate off the stack: what is known of it."""
    kind = s.top - 1
    if fresh_plates(s) > 0:
        s.fresh[kind] -= 1
        s.top = 0
        return NOT_SEEN + kind
    place = place_of_top(s)
    code = s.under[place]
    s.top = 0
    s.under_count -= 1
    remove(s.under, place, s.under_count)
    remove(s.under_by, 0, s.under_count)
    if s.under_count > 0 and not begins_batch(s, 0):
        s.under_by[0] += 1  # what is left of a batch begins with its first plate
    return code


@part
def remove(codes: Row, place: int, last: int) -> None:
    """Close the gap of one plate in a list."""
    for i in range(place, last):
        codes[i] = codes[i + 1]
    codes[last] = 0


@part
def show_plate(s: State, plate: int) -> None:
    """DU-2: the top plate is turned up on the first empty place of the display."""
    place = 0
    while s.display[place] != 0:
        place += 1
    take_top(s)
    s.display[place] = plate + 1
    s.known[plate] = OPEN


# Action A -----------------------------------------------------------------------------------------


@part
def has_token(s: State, me: Seat) -> bool:
    """DU-7: two plates for each seat in every round but the last."""
    return s.rounds < LAST_ROUND and me.plates_taken < PLATES_EACH_ROUND


@part
def legal_offers_of_plates(s: State, out: IntArray) -> int:
    """DU-6, DU-7: the plates of the display, by number."""
    n = 0
    for place in range(DISPLAY):
        if s.display[place] > 0:
            before = 0
            for other in range(DISPLAY):
                before += 0 < s.display[other] < s.display[place]
            out[before] = s.display[place] - 1
            n += 1
    return n


@part
def take_plate(s: State, plate: int) -> None:
    """DU-6, DU-7: a plate of the display is about to be put on the dome; its place stays empty."""
    for place in range(DISPLAY):
        if s.display[place] == plate + 1:
            s.display[place] = 0
    if s.picks == 0:
        s.seats[s.turn].plates_taken += 1
    hold_plate(s, plate)


@part
def hold_plate(s: State, plate: int) -> None:
    """DU-7: this plate is put on the dome next; one that was drawn stays in the hand, where only its owner sees it."""
    s.held = plate + 1
    s.phase = PUTTING


@part
def can_draw(s: State) -> bool:
    """DU-7, DU-8: a point buys a plate of the stack; without one, only the first, and only if none lies face up."""
    if stack_size(s) == 0:
        return False
    if s.seats[s.turn].score > 0 or s.free_draws:
        return True
    for place in range(DISPLAY):
        if s.display[place] > 0:
            return False
    return s.phase == OFFER


@part
def draw_plate(s: State) -> None:
    """DU-7, DU-8: the top plate comes to the hand, unseen, for a point if the seat has one."""
    me = s.seats[s.turn]
    if s.phase == OFFER:
        me.plates_taken += 1
        s.phase = DRAWING
    if me.score > 0:
        note(me, DRAWN, 0, 0)
        me.score -= 1
    s.hand_from[s.hand_count] = 0 if fresh_plates(s) > 0 else returner(s, 0) + 1
    s.hand[s.hand_count] = take_top(s)
    s.hand_count += 1


@part
def look_at(s: State, plate: int) -> None:
    """DU-7, DU-9: the next plate of the hand is looked at; who had put it back knows it, too."""
    origin = s.hand_from[s.looks]
    s.hand[s.looks] = plate + 1
    s.known[plate] |= 1 << s.turn
    if origin > 0:
        s.known[plate] |= 1 << (origin - 1)
    s.looks += 1


@part
def see_all(s: State) -> None:
    """DU-7: all plates of the hand are seen; it does not matter any more in which order they came."""
    for i in range(s.hand_count):
        s.hand_from[i] = 0
    sort_hand(s, 0)
    s.looks = 0
    if s.hand_count == 1:
        hold_plate(s, s.hand[0] - 1)
    else:
        s.phase = KEEPING


@part
def sort_hand(s: State, begin: int) -> None:
    """Sort the plates of the hand by number, from a place on."""
    for i in range(begin + 1, s.hand_count):
        code = s.hand[i]
        j = i
        while j > begin and s.hand[j - 1] > code:
            s.hand[j] = s.hand[j - 1]
            j -= 1
        s.hand[j] = code


@part
def legal_keeps(s: State, out: IntArray) -> int:
    """DU-7: any one of the plates that were looked at."""
    for i in range(s.hand_count):
        out[i] = KEEP + s.hand[i] - 1
    return s.hand_count


@part
def legal_puts(me: Seat, out: IntArray) -> int:
    """DU-7: any free slot, turned as wanted."""
    n = 0
    for slot in range(SLOTS):
        for turn in range(TURNS):
            out[n] = PUT + slot * TURNS + turn
            n += me.plates[slot] == 0
    return n


@part
def put_plate(s: State, choice: int) -> None:
    """DU-6, DU-7: the plate lies on the dome for good; then the display is refilled, or other plates are put back."""
    slot, turn = divmod(choice, TURNS)
    me = s.seats[s.turn]
    me.plates[slot] = s.held
    me.turns[slot] = turn
    s.known[s.held - 1] = OPEN
    remove_from_hand(s)
    s.held = 0
    s.phase = RETURNING
    if s.picks > 0:
        s.picks = 2 if s.picks == 1 else 0
        s.turn = 0
        s.phase = FILLING


@part
def remove_from_hand(s: State) -> None:
    """If the plate held was drawn, it is not in the hand any more."""
    for place in range(s.hand_count):
        if s.hand[place] == s.held:
            s.hand_count -= 1
            remove(s.hand, place, s.hand_count)
            return


@part
def legal_returns(s: State, out: IntArray) -> int:
    """DU-7: any plate that has no place yet goes under next."""
    n = 0
    for i in range(s.returned, s.hand_count):
        out[n] = UNDER + s.hand[i] - 1
        n += 1
    return n


@part
def return_plate(s: State, plate: int) -> None:
    """DU-7: this plate follows those whose place is chosen; all go under the stack together."""
    place = s.returned
    while s.hand[place] != plate + 1:
        place += 1
    while place > s.returned:
        s.hand[place] = s.hand[place - 1]
        place -= 1
    s.hand[place] = plate + 1
    s.returned += 1


@part
def put_under(s: State) -> None:
    """DU-7, DU-9: the hand, if there is one, goes under the stack as one batch."""
    for i in range(s.hand_count):
        s.under[s.under_count] = s.hand[i]
        s.under_by[s.under_count] = 2 * s.turn + (2 if i == 0 else 1)
        s.under_count += 1
        s.hand[i] = 0
    s.hand_count = 0
    s.returned = 0
