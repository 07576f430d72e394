"""The position of a game of Tesserae, and the constants of its box."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from maiolica.core.dialect.data import load
from maiolica.core.dialect.record import Int8, Record, Records, Row, record

DATA = load(__file__)
LETTERS: str = DATA["color_letters"]
COLOR_NAMES: list[str] = DATA["color_names"]
COLORS = len(LETTERS)
STONES_OF_EACH_COLOR: int = DATA["stones_of_each_color"]
BESIDE_SEATS: int = DATA["bench_beside_seats"]
CELL_NAMES: list[str] = DATA["cells"]
CELLS = len(CELL_NAMES)
LINES = np.array(DATA["lines"], np.int8)
DIAGONALS: int = DATA["diagonals"]
EQUAL: int = DATA["points"]["equal"]
DIFFERENT: int = DATA["points"]["different"]
SEATS = range(2, 4)

CHOOSE_FIRST, DRAWING, LAYING, ENDED = range(4)
LAID = 0  # why points change: told in account.py


@record
class Seat(Record):
    """One player's floor."""

    floor: Annotated[Row, np.int8, CELLS]  # 0 a free cell, otherwise the color of its stone + 1


@record
class State(Record):
    """A position; what has no meaning is zero."""

    seats: Annotated[Records[Seat], Seat, SEATS[-1]]
    bag: Annotated[Row, np.int8, COLORS]
    bench: Annotated[Row, np.int8, COLORS]
    seat_count: Int8
    crossed: Int8  # 1 when the diagonals count, too
    phase: Int8
    turn: Int8  # the seat that lays next
