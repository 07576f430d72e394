"""The network input: Azul's numbers, then what the golden saucers add; docs/features.md has the table."""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit
from ..azul.features import FEATURES as IN_AZUL
from ..azul.features import features as azul_features
from ..azul.state import CENTER, COLORS, ENDED, ROWS, SEATS
from .state import GOLD_PLACE, SPREADING, UNTURNED, State

MOST_SEATS = SEATS[-1]
SHIELDS = COLORS + 2  # free, or with one of the colors or the marker on it
PHASES = SPREADING - ENDED
FEATURES = IN_AZUL + CENTER * UNTURNED + MOST_SEATS * SHIELDS + PHASES + 3 + 1 + COLORS + ROWS + 1


@jit
def features(s: State, seat: int, out: Any) -> None:
    """Write the features of a seat's view."""
    azul_features(s, seat, out)
    at = IN_AZUL
    for i in range(at, FEATURES):
        out[i] = 0.0
    for place in range(s.factories):
        if s.ring[place] > 0:
            out[at + place * UNTURNED + s.ring[place] - 1] = 1.0
    at += CENTER * UNTURNED
    for i in range(s.seat_count):
        shield = s.seats[(seat + i) % s.seat_count].shield
        if shield > 0:
            out[at + i * SHIELDS + shield - 1] = 1.0
    at += MOST_SEATS * SHIELDS
    if s.phase >= GOLD_PLACE:
        out[at + s.phase - GOLD_PLACE] = 1.0
    at += PHASES
    out[at] = s.golden
    out[at + 1] = s.by_position
    out[at + 2] = s.marker_falls
    at += 3
    if s.phase == SPREADING:
        out[at] = s.held_count / 5
        out[at + 1 + s.held_color] = 1.0
        out[at + 1 + COLORS + s.held_line] = 1.0
