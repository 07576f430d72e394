"""Why a move is refused to a seat that is to move."""

from __future__ import annotations

from typing import Any

from ...core.game.scene import Label
from .dome import available
from .moves import Complete, Keep, Pile, Place, Plate, Put, Spend, Stack, Take, TakeChip, Under
from .names import chip_word, color_word, source_word, status, word
from .offer import moon_colors
from .plates import has_token, stack_size
from .state import (
    BROKEN,
    CHIPS_EACH_ROUND,
    DOME,
    DRAWING,
    FACE_DOWN,
    KEEPING,
    LAST_ROUND,
    LINES,
    MOON,
    OFFER,
    PICKING,
    PILING,
    PUTTING,
    RETURNING,
    Seat,
    State,
)

# The phases in which each kind of move is made.
WHEN: dict[type, tuple[int, ...]] = {
    Plate: (PICKING, OFFER),
    Stack: (OFFER, DRAWING),
    Keep: (KEEPING,),
    Put: (PUTTING,),
    Under: (RETURNING,),
    Take: (OFFER,),
    Pile: (PILING,),
    TakeChip: (OFFER,),
    Complete: (DOME,),
    Spend: (DOME,),
    Place: (DOME,),
}


def why_not(s: State, seat: int, move: Any) -> Label:
    """The rule that forbids a move."""
    me = s.seats[seat]
    if s.phase not in WHEN[type(move)]:
        return word("why-not-now", now=status(s))
    if s.phase == DOME:
        return why_not_on_dome(me, move)
    if isinstance(move, Take):
        return why_no_take(s, me, move)
    if isinstance(move, TakeChip):
        return why_no_chip(s, me, move)
    if isinstance(move, Plate | Stack) and s.phase == OFFER and not has_token(s, me):
        return word("why-last-round") if s.rounds == LAST_ROUND else word("why-no-token")
    if isinstance(move, Plate):
        return word("why-no-plate", plate=move.plate + 1)
    if isinstance(move, Stack):
        if move.more == 0:
            return word("why-not-now", now=status(s))
        return word("why-no-stack") if stack_size(s) == 0 else word("why-no-points")
    if isinstance(move, Put):
        return word("why-slot", slot=move.slot + 1)
    if isinstance(move, Pile):
        return word("why-not-left", color=color_word(move.tile), source=source_word(s.piling - 1))
    return word("why-not-in-hand", plate=move[0] + 1)


def why_no_take(s: State, me: Seat, move: Take) -> Label:
    """Why tiles cannot be taken, or not to that line."""
    offered = (moon_colors(s) >> move.color) & 1 if move.source == MOON else s.sun[move.source, move.color]
    if not offered:
        return word("why-no-tile", source=source_word(move.source), color=color_word(move.color))
    assert move.line != BROKEN
    if me.line_count[move.line] > move.line:
        return word("why-full", line=move.line + 1)
    return word("why-mixed", line=move.line + 1, color=color_word(me.line_color[move.line]))


def why_no_chip(s: State, me: Seat, move: TakeChip) -> Label:
    """Why a chip cannot be taken."""
    if me.chips_taken == CHIPS_EACH_ROUND:
        return word("why-enough-chips")
    key = "why-chip-down" if s.factory_chips[move.factory] == FACE_DOWN else "why-no-chip"
    return word(key, number=move.factory + 1)


def why_not_on_dome(me: Seat, move: Any) -> Label:
    """Why a line cannot be resolved like that."""
    line = me.row + 1
    if isinstance(move, Complete):
        return word("why-no-choice", line=line)
    if isinstance(move, Spend):
        if me.need == 0:
            return word("why-no-payment", line=line)
        return word("why-chip", chip=chip_word(move.chip), line=line)
    if move.row != me.row or me.need > 0 or (me.line_count[me.row] <= me.row and not me.paid):
        return word("why-other-line", line=line)
    assert me.row < LINES
    assert not (available(me, me.row) >> move.column) & 1
    return word("why-cell", line=line, column=move.column + 1)
