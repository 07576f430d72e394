"""Completing a line with chips (DU-22): each missing tile costs two chips that show its color, or three others."""

from __future__ import annotations

from ...core.jit import part
from ...core.record import IntArray
from .moves import SPEND
from .state import ANY, KINDS, MATCHING, SHOWS, Seat


@part
def can_complete(me: Seat, row: int) -> bool:
    """Whether the chips of a seat can pay all that a line lacks."""
    color = me.line_color[row]
    matching = chips_from(me, color, 0, 1)
    return can_pay(matching, chips_from(me, color, 0, 0), row + 1 - me.line_count[row])


@part
def chips_from(me: Seat, color: int, first: int, shows: int) -> int:
    """How many chips of the kinds from ``first`` on show a color, or do not."""
    chips = 0
    for kind in range(first, KINDS):
        chips += me.chips[kind] * (SHOWS[kind, color] == shows)
    return chips


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
    shows = int(SHOWS[kind, color])
    shown, count = me.shown + shows, me.payment + 1
    if shown == MATCHING and count > MATCHING:
        return False
    matching = chips_from(me, color, 0, 1) - shows
    others = chips_from(me, color, 0, 0) - (1 - shows)
    later_matching = chips_from(me, color, kind, 1) - shows
    later_others = chips_from(me, color, kind, 0) - (1 - shows)
    if shown == MATCHING or count == ANY:
        return can_pay(matching, others, me.need - 1)
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
    while me.need > 0:
        kind = only_offered(me, color)
        if kind == KINDS:
            return
        spend(me, color, kind)


@part
def only_offered(me: Seat, color: int) -> int:
    """The kind of chip that must be spent next, KINDS if there is a choice."""
    offered, last = 0, 0
    for kind in range(KINDS):
        if is_offered(me, color, kind):
            offered += 1
            last = kind
    return last if offered == 1 else KINDS


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
