"""The position of a game of Master Chocolatier: Azul's, and what the golden saucers add to it."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ...core.dialect.data import load
from ...core.dialect.record import Int8, Records, Row, record
from ..azul import state as azul
from ..azul.state import CENTER, COLORS, SEATS

DATA = load(__file__)
LETTERS: str = DATA["color_letters"]
COLOR_NAMES: list[str] = DATA["color_names"]
SAUCERS: list[str] = DATA["saucers"]
SYMBOLS: list[str] = DATA["saucer_symbols"]
MAGNETS = COLORS  # the saucers 0 .. MAGNETS-1 attract the color of their number
PLUS, KEEP, SPREAD, SHIELD = (SAUCERS.index(name) for name in ("plus", "keep", "spread", "shield"))
BLUE = 0  # what lies at a place of the ring: the blue side, or a golden saucer + 1, or one of these
GONE = len(SAUCERS) + 1  # the shield was taken away
UNTURNED = len(SAUCERS) + 2  # it will be golden, and is being turned up

NO_SHIELD, FREE_SHIELD = 0, 1  # otherwise the item on it + 2

GOLD_PLACE, GOLD_TYPE, PLUS_DRAW, SPREADING = range(azul.ENDED + 1, azul.ENDED + 5)


@record
class Seat(azul.Seat):
    """One player's board, and the shield beside it."""

    shield: Int8


@record
class State(azul.State):
    """A position; what the golden saucers need is zero while they are not in use."""

    seats: Annotated[Records[Seat], Seat, SEATS[-1]]
    ring: Annotated[Row, np.int8, CENTER]  # what lies at each place
    golden: Int8  # 1 with golden saucers
    by_position: Int8  # 1 if set-up effects go round the ring, 0 if PLUS comes first
    marker_falls: Int8  # 1 if a shield does not catch the marker
    held_count: Int8  # the tiles in hand while their saucer's others are spread
    held_color: Int8
    held_line: Int8
