"""The position of a game of Azul Summer Pavilion Mini, and the constants of its box."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ...core.dialect.data import load
from ...core.dialect.record import Grid, Int8, Int16, Record, Records, Row, record

DATA = load(__file__)
LETTERS: str = DATA["color_letters"]
COLOR_NAMES: list[str] = DATA["color_names"]
COLORS = len(LETTERS)
TILES_OF_EACH_COLOR: int = DATA["tiles_of_each_color"]
ON_A_FACTORY: int = DATA["tiles_on_a_factory"]
SUPPLY: int = DATA["supply_spaces"]
STARTING_SCORE: int = DATA["starting_score"]
CORNER: int = DATA["corner_spaces"]
ROUNDS: int = DATA["rounds"]
STARS, SLOTS = 7, 6
SEATS = range(2, 5)
FACTORIES = tuple(DATA["factories"].get(str(seats), 0) for seats in range(SEATS.stop))
CENTER = max(FACTORIES)  # the source after the last factory

CHOOSE_FIRST, REFILL, DEAL, DRAFT, PLACE, PAY, PICK, KEEP, ENDED = range(9)
STARTED, MARKED, PLACED, DISCARDED, BONUS, KEPT = range(6)  # why points change: told in account.py


@record
class Seat(Record):
    """One player's board."""

    score: Int16
    hand: Annotated[Row, np.int8, COLORS]
    corner: Annotated[Row, np.int8, COLORS]  # kept for the next round
    stars: Annotated[Grid, np.int8, STARS, SLOTS]  # 0 an empty space, otherwise its color + 1


@record
class State(Record):
    """A position; seats and factories that are not in play stay zero."""

    seats: Annotated[Records[Seat], Seat, SEATS[-1]]
    sources: Annotated[Grid, np.int8, CENTER + 1, COLORS]  # the factories, and the center last
    bag: Annotated[Row, np.int8, COLORS]
    box: Annotated[Row, np.int8, COLORS]
    supply: Annotated[Row, np.int8, COLORS]
    wild_order: Annotated[Row, np.int8, ROUNDS]  # the wild color of each round
    seat_count: Int8
    factories: Int8  # how many are in play
    grey: Int8  # 1 on the grey side
    score_floor: Int8  # no score falls below it
    keeps_last: Int8  # 1 when tiles can be kept in the last round, too
    rounds: Int8  # rounds begun
    phase: Int8
    dealt: Int8  # tiles dealt so far, while dealing
    turn: Int8  # the seat that moves next
    first: Int8  # the seat that starts the round, or its second stage
    marker: Int8  # 0 in the center, otherwise its holder + 1
    passed: Int8  # a bit for each seat that has passed
    space: Int8  # the space being paid for: star * SLOTS + slot
    color: Int8  # the color that will lie on it
    picks: Int8  # bonus tiles still to be picked
