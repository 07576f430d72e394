"""The position of a game of Azul Mini, and the constants of its box."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ...core.dialect.data import load, picture
from ...core.dialect.record import Grid, Int8, Int16, Record, Records, Row, record

DATA = load(__file__)
LETTERS: str = DATA["color_letters"]
COLOR_NAMES: list[str] = DATA["color_names"]
COLORS = len(LETTERS)
TILES_OF_EACH_COLOR: int = DATA["tiles_of_each_color"]
ON_A_FACTORY: int = DATA["tiles_on_a_factory"]
PENALTIES = tuple(DATA["floor_penalties"])
SLOTS = len(PENALTIES)
WALL_COLORS = picture(DATA["wall"]["colored"], LETTERS)  # the color printed in each cell
WALL_COLUMN = np.argsort(WALL_COLORS, axis=1)  # in a row, the column of a color
ROWS, COLUMNS = WALL_COLORS.shape
SEATS = range(2, 5)
FACTORIES = tuple(DATA["factories"].get(str(seats), 0) for seats in range(SEATS.stop))
CENTER = max(FACTORIES)  # the source after the last factory
FLOOR = ROWS  # the destination after the last line
MARKER = COLORS  # what lies on a floor slot beside tiles of the colors 0 .. COLORS-1

CHOOSE_FIRST, DEAL, OFFER, TILING, ENDED = range(5)
TILE, FALLEN, BONUS = range(3)  # why points change: told in account.py


@record
class Seat(Record):
    """One player's board."""

    score: Int16
    line_count: Annotated[Row, np.int8, ROWS]
    line_color: Annotated[Row, np.int8, ROWS]  # 0 while the line is empty
    wall: Annotated[Grid, np.int8, ROWS, COLUMNS]  # 0 an empty cell, otherwise its color + 1
    floor: Annotated[Row, np.int8, (SLOTS + 1) // 2]  # two slots in each, in base 8: 0 free, otherwise color + 1
    floor_count: Int8  # slots taken


@record
class State(Record):
    """A position; seats and factories that are not in play stay zero."""

    seats: Annotated[Records[Seat], Seat, SEATS[-1]]
    max_rounds: Int16
    rounds: Int16  # rounds begun
    sources: Annotated[Grid, np.int8, CENTER + 1, COLORS]  # the factories, and the center last
    bag: Annotated[Row, np.int8, COLORS]
    lid: Annotated[Row, np.int8, COLORS]
    seat_count: Int8
    factories: Int8  # how many are in play
    grey: Int8  # 1 on the grey wall
    phase: Int8
    dealt: Int8  # tiles dealt so far, while dealing
    turn: Int8  # the seat that moves next
    first: Int8  # the seat that started the round
    marker: Int8  # 0 in the center, otherwise its holder + 1
