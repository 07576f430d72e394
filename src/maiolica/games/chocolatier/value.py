"""Azul's evaluation, and what a free shield is worth."""

from __future__ import annotations

from ...core.jit import jit
from ..azul.value import value as azul_value
from .state import FREE_SHIELD, State

SHIELD_WORTH = 1.0  # the floor slot that it will probably save


@jit
def value(s: State, seat: int) -> float:
    """Points as Azul expects them; a spread's sides differ only for the others, so tiles in hand need no word."""
    shield = SHIELD_WORTH if s.seats[seat].shield == FREE_SHIELD else 0.0
    return azul_value(s, seat) + shield
