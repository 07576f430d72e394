"""Azul's evaluation with weights of its own; a free shield is a spare."""

from __future__ import annotations

from ...core.dialect.jit import jit, replaces
from ...core.game.weights import load_weights
from ..azul.state import SEATS
from ..azul.value import STAGES, TERMS, spare, weigh
from .state import FREE_SHIELD, Seat, State

WEIGHTS = load_weights(__file__, SEATS, STAGES, TERMS)


@jit
def value(s: State, seat: int) -> float:
    """The points a seat may expect in the end."""
    return float(weigh(s, seat, WEIGHTS))


@replaces(spare, State)
def free_shield(s: State, me: Seat) -> int:
    """A free shield catches the next fallen tile."""
    return int(me.shield == FREE_SHIELD)
