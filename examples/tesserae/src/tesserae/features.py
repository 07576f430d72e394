"""The network input: a position as numbers between 0 and 1, the seat itself first and then clockwise."""

from __future__ import annotations

from typing import Any

from maiolica.core.dialect.jit import jit

from .state import BESIDE_SEATS, CELLS, COLORS, ENDED, SEATS, STONES_OF_EACH_COLOR, State

MOST = SEATS[-1]
FLOOR = CELLS * COLORS
TABLE = MOST * FLOOR  # where the numbers of the table begin
FEATURES = TABLE + 2 * COLORS + 1 + 2 * MOST + ENDED + 1


@jit
def features(s: State, seat: int, out: Any) -> None:
    """Write the features of a seat's view."""
    for i in range(FEATURES):
        out[i] = 0.0
    for i in range(s.seat_count):
        me = s.seats[(seat + i) % s.seat_count]
        for cell in range(CELLS):
            if me.floor[cell] > 0:
                out[i * FLOOR + cell * COLORS + me.floor[cell] - 1] = 1.0
    for color in range(COLORS):
        out[TABLE + color] = s.bag[color] / STONES_OF_EACH_COLOR
        out[TABLE + COLORS + color] = s.bench[color] / (MOST + BESIDE_SEATS)
    at = TABLE + 2 * COLORS
    out[at] = s.crossed
    out[at + s.seat_count] = 1.0
    out[at + 1 + MOST + (s.turn - seat) % s.seat_count] = 1.0
    out[at + 1 + 2 * MOST + s.phase] = 1.0
