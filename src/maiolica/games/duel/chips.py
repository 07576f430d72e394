"""Completing a line with chips (DU-22): each missing tile costs two chips that show its color, or three others."""

from __future__ import annotations

from ...core.dialect.jit import part
from ...core.dialect.record import IntArray
from .moves import SPEND
from .state import ANY, KINDS, MATCHING, SHOWS, Seat


@part
def can_complete(me: Seat, row: int) -> bool:
    """Whether the chips of a seat can pay all that a line lacks."""
    color = me.line_color[row]
    matching, others = 0, 0
    for kind in range(KINDS):
        if SHOWS[kind, color]:
            matching += me.chips[kind]
        else:
            others += me.chips[kind]
    return can_pay(matching, others, row + 1 - me.line_count[row])


@part
def can_pay(matching: int, others: int, tiles: int) -> bool:
    """Whether so many chips can pay so many tiles, with two matching, one and two others, or three others for each."""
    for mixed in range(tiles + 1):
        pairs = min(tiles - mixed, (matching - mixed) // MATCHING)
        plain = tiles - mixed - pairs
        if matching >= mixed and others >= mixed * (ANY - 1) + plain * ANY:
            return True
    return False


@part
def legal_chips(me: Seat, row: int, out: IntArray) -> int:
    """The kinds of chips that can be spent next, in their order."""
    n = 0
    for kind in range(KINDS):
        out[n] = SPEND + kind
        n += is_offered(me, me.line_color[row], kind)
    return n


@part
def is_offered(me: Seat, color: int, kind: int) -> bool:
    """Whether a chip can be spent next: in ascending order for one tile, and so that the whole line can be paid."""
    if me.chips[kind] == 0 or (me.payment > 0 and kind < me.last):
        return False
    matching, others, later_matching, later_others = 0, 0, 0, 0  # the chips left, and those that may follow this one
    for other in range(KINDS):
        chips = me.chips[other] - (other == kind)
        if SHOWS[other, color]:
            matching += chips
            later_matching += chips * (other >= kind)
        else:
            others += chips
            later_others += chips * (other >= kind)
    shown, count = me.shown + SHOWS[kind, color], me.payment + 1
    if shown == MATCHING or count == ANY:
        return not (shown == MATCHING and count == ANY) and can_pay(matching, others, me.need - 1)
    lacking = ANY - count
    if later_others >= lacking and can_pay(matching, others - lacking, me.need - 1):
        return True
    if later_matching == 0 or (shown == 1 and lacking == 1):
        return False
    rest = 0 if shown == 1 else lacking - 1  # a second chip that shows the color ends the payment
    return later_others >= rest and can_pay(matching - 1, others - rest, me.need - 1)


@part
def spend_forced(me: Seat, color: int) -> None:
    """Spend chips as long as only one kind can be spent next."""
    offered = 1
    while me.need > 0 and offered == 1:
        offered, last = 0, 0
        for kind in range(KINDS):
            if is_offered(me, color, kind):
                offered += 1
                last = kind
        if offered == 1:
            spend(me, color, last)


@part
def spend(me: Seat, color: int, kind: int) -> None:
    """Turn over a chip; a payment ends as soon as two of its chips show the color, or at three."""
    me.chips[kind] -= 1
    me.spent += 1
    me.payment += 1
    me.shown += SHOWS[kind, color]
    me.last = kind
    if me.shown == MATCHING or me.payment == ANY:
        me.need -= 1
        me.paid = int(me.need == 0)
        me.payment = 0
        me.shown = 0
        me.last = 0
