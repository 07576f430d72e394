"""The position of a game of 5211, and the constants of its box."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ...core.dialect.data import load
from ...core.dialect.record import Int8, Int16, Record, Records, Row, record

DATA = load(__file__)
LETTERS: str = DATA["color_letters"]
COLOR_NAMES: list[str] = DATA["color_names"]
COLORS = len(LETTERS)
CARDS_OF_EACH_VALUE = np.array(DATA["cards_of_each_value"], np.int8)
VALUES = len(CARDS_OF_EACH_VALUE)
ROOSTER = 0  # the lowest value
KINDS = COLORS * VALUES  # a kind of card is color * VALUES + value
CARDS = COLORS * int(CARDS_OF_EACH_VALUE.sum())
HAND: int = DATA["hand"]
CARDS_IN_EACH_PART = np.array(DATA["cards_in_each_part"], np.int8)
PARTS = len(CARDS_IN_EACH_PART)
IN_A_ROUND = int(CARDS_IN_EACH_PART.sum())  # cards that each seat plays
SEATS = range(2, 6)
REMOVED = np.array([DATA["removed"].get(str(seats), 0) for seats in range(SEATS.stop)], np.int8)
# FI-6: the cards in play are four for each seat and round, and one more for each seat
ROUNDS = {seats: ((CARDS - int(REMOVED[seats])) // seats - 1) // IN_A_ROUND for seats in SEATS}
MOST_POINTS = 9999  # the highest target that a long game may have

CHOOSE_FIRST, DRAWING, CHOOSING, ENDED = range(4)
COUNTED, KEPT = range(2)  # why points change: told in account.py
NO_ROUND, ROOSTERS, NOBODY = 0, COLORS + 1, COLORS + 2  # what scored, beside a color + 1


@record
class Seat(Record):
    """One player's cards, as counts of each kind."""

    total: Int16  # points of the deals before this one
    kept_before: Int16  # cards kept in the deals before this one
    hand: Annotated[Row, np.int8, KINDS]  # none in another seat's view
    chosen: Annotated[Row, np.int8, KINDS]  # face down until all have chosen; none in another seat's view
    shown: Annotated[Row, np.int8, KINDS]  # open on the table
    kept: Annotated[Row, np.int8, KINDS]  # scored in this deal
    hand_count: Int8  # cards in hand, known to all
    chosen_count: Int8  # cards chosen, known to all
    gain: Int8  # points of the last round scored


@record
class State(Record):
    """A position; seats that are not in play stay zero."""

    seats: Annotated[Records[Seat], Seat, SEATS[-1]]
    target: Int16  # points that end a long game, 0 when one deal is all
    deals: Int16  # deals begun
    unseen: Annotated[Row, np.int8, KINDS]  # pile and removed cards together; in a view what other seats hide, too
    discarded: Annotated[Row, np.int8, KINDS]
    counts: Annotated[Row, np.int8, COLORS]  # open cards of each color; while none is open, those scored last
    roosters: Int8  # and the roosters among them
    last_winner: Int8  # what scored last: NO_ROUND so far, a color + 1, ROOSTERS or NOBODY
    pile: Int8  # cards left to draw
    seat_count: Int8
    exact: Int8  # 1 when only the exact number of roosters scores
    phase: Int8
    rounds: Int8  # rounds of this deal begun
    parts: Int8  # parts of this round whose cards are open
    first: Int8  # the seat that is asked first
