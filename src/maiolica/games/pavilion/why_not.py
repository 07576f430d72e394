"""Why a move is not possible, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.game.scene import Label
from .board import COST, MIDDLE
from .moves import Keep, Pay, Pick, Place, Stop, Take
from .names import STEPS, color_word, source_word, star_word, word
from .placing import allowed_colors, fewest_wilds, most_wilds
from .state import CENTER, DRAFT, KEEP, PAY, PICK, PLACE, SLOTS, Seat, State


def why_not(s: State, seat: int, move: Any) -> Label:
    """The rule that forbids a move to a seat that is to move."""
    me = s.seats[seat]
    kind, reasons = WHY_NOT[s.phase]
    if not isinstance(move, kind):
        return word(f"why-{STEPS[s.phase]}")
    return reasons(s, me, move)


def why_no_take(s: State, me: Seat, move: Take) -> Label:
    """Why tiles cannot be taken."""
    if s.factories <= move.source < CENTER:
        return word("why-no-factory", source=source_word(move.source))
    if s.sources[move.source, move.color] == 0:
        return word("why-no-tile", source=source_word(move.source), color=color_word(move.color))
    return word("why-wild", color=color_word(move.color))


def why_no_place(s: State, me: Seat, move: Any) -> Label:
    """Why a tile cannot be put on a space."""
    if isinstance(move, Stop):
        return word("why-place")
    space = move.star * SLOTS + move.slot
    if me.stars[move.star, move.slot]:
        return word("why-covered")
    if not allowed_colors(s, me, move.star) >> move.color & 1:
        key = "outer" if not s.grey and move.star != MIDDLE else "grey" if s.grey else "center"
        return word(f"why-color-{key}", star=star_word(move.star), color=color_word(move.color))
    if me.hand[move.color] == 0:
        return word("why-no-hand", color=color_word(move.color))
    return word("why-cost", cost=int(COST[s.grey, space]), color=color_word(move.color))


def why_no_payment(s: State, me: Seat, move: Pay) -> Label:
    """Why so many wild tiles cannot be in a payment."""
    return word("why-wilds", fewest=fewest_wilds(s, me), most=most_wilds(s, me))


def why_no_pick(s: State, me: Seat, move: Pick) -> Label:
    """Why a tile cannot be a bonus tile."""
    return word("why-supply", color=color_word(move.bonus))


def why_no_keep(s: State, me: Seat, move: Any) -> Label:
    """Why a tile cannot be kept."""
    return word("why-keep") if isinstance(move, Stop) else word("why-no-hand", color=color_word(move.kept))


WHY_NOT: dict[int, tuple[Any, Callable[[State, Seat, Any], Label]]] = {
    DRAFT: (Take, why_no_take),
    PLACE: ((Place, Stop), why_no_place),
    PAY: (Pay, why_no_payment),
    PICK: (Pick, why_no_pick),
    KEEP: ((Keep, Stop), why_no_keep),
}
