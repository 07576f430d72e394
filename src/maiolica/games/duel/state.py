"""The position of a game of Azul Duel, and the constants of its box."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ...core.dialect.data import load, picture
from ...core.dialect.record import Grid, Int8, Int16, IntArray, Record, Records, Row, record

DATA = load(__file__)
LETTERS: str = DATA["color_letters"]
COLOR_NAMES: list[str] = DATA["color_names"]
COLORS = len(LETTERS)
TILES_OF_EACH_COLOR: int = DATA["tiles_of_each_color"]
LAST_ROUND: int = DATA["rounds"]
START_SCORE: int = DATA["start_score"]
SEATS = range(2, 3)

LARGE: int = DATA["small_factories"]  # the factory after the small ones
FACTORIES = LARGE + 1
MOON = FACTORIES  # the source after the factories: the moon sides of all of them
ON_A_SMALL_FACTORY: int = DATA["tiles_on_a_small_factory"]
ON_THE_LARGE_FACTORY: int = DATA["tiles_on_the_large_factory"]
ON_ALL_FACTORIES = ON_THE_LARGE_FACTORY + LARGE * ON_A_SMALL_FACTORY
PILE = ON_A_SMALL_FACTORY - 1  # the tiles that can be left of a small factory

LINES: int = DATA["lines"]  # also the rows and the columns of a dome
BROKEN = LINES  # the destination after the last line
PENALTIES = np.array([0, *DATA["broken_penalties"]])  # by the number of broken tiles
BROKEN_SPACES = len(PENALTIES) - 1
TOKEN_PENALTY: int = DATA["token_penalty"]

SPECIAL, WILD = 0, 1  # the types of plates
TYPES = 2
SPECIAL_CELL, WILD_CELL = COLORS + 1, COLORS + 2  # what is printed on a cell: color + 1, or one of these
SPECIAL_TILE = COLORS + 1  # what lies on a cell: color + 1, or this


def drawn_plates(text: str) -> IntArray:
    """Plates drawn side by side, as the cells [plate, row, column]."""
    return (picture(text, LETTERS + "SW") + 1).reshape(2, -1, 2).transpose(1, 0, 2)


UPRIGHT = np.concatenate([drawn_plates(DATA["plates"][name]) for name in ("special", "wild")])
PLATES = len(UPRIGHT)
PLATES_OF_A_TYPE = PLATES // TYPES  # the special ones come first
TURNS = 4
PRINTED = np.stack([np.rot90(UPRIGHT, -turn, (1, 2)) for turn in range(TURNS)], 1)  # [plate, turn, row, column]
SLOTS_IN_A_ROW = LINES // 2
SLOTS = SLOTS_IN_A_ROW**2
DISPLAY: int = DATA["display"]
MOST_DRAWN = PLATES - DISPLAY - 2  # when the first round starts, each seat has a plate
PLATES_EACH_ROUND: int = DATA["plates_each_round"]
NOT_SEEN = PLATES + 1  # a plate of which only the type is known, + its type; other plates are their number + 1
OPEN = 4  # who knows a plate: a bit for each seat that has looked at it, or this when it lies or lay open

CHIPS: list[str] = DATA["chips"]["kinds"]
KINDS = len(CHIPS)
CHIPS_OF_EACH_KIND: int = DATA["chips"]["of_each_kind"]
CHIPS_EACH_ROUND: int = DATA["chips_each_round"]
MATCHING: int = DATA["chips"]["matching"]
ANY: int = DATA["chips"]["any"]
SHOWS = np.array([[int(letter in kind) for letter in LETTERS] for kind in CHIPS], np.int8)  # [kind, color]
FACE_DOWN = 1  # a chip on a factory; one that is face up is its kind + 2

GOAL_NAMES: list[str] = DATA["goals"]["names"]
GOALS = len(GOAL_NAMES)
ROWS_GOAL, COLORS_GOAL, COLUMNS_GOAL, PERIMETER, DIAGONALS, CORNERS, WILDS, SPECIALS = range(GOALS)
TABLETS = GOALS // 2
FIRST_GOALS: list[str] = DATA["goals"]["first"]

# What is going on, and what chance brings next.
SETUP, DEALING, FILLING, PICKING, OFFER, DRAWING, LOOKING, KEEPING, PUTTING, RETURNING = range(10)
PILING, TURNING, DOME, ENDED = range(RETURNING + 1, RETURNING + 5)
STARTED, DRAWN, TILE, SPECIAL_TILE_SET, BROKE, GOALS_COUNTED = range(6)  # why points change: told in account.py
NOTHING, FIRST_SEAT_DUE, GOAL_DUE, TILE_DUE, TOP_DUE, FRONT_DUE, CHIP_DUE = range(7)


@record
class Seat(Record):
    """One player's board, and how far the second phase has come on it."""

    score: Int16
    line_count: Annotated[Row, np.int8, LINES]  # real tiles
    line_color: Annotated[Row, np.int8, LINES]  # 0 while the line is empty
    plates: Annotated[Row, np.int8, SLOTS]  # 0 a free slot, otherwise plate + 1
    turns: Annotated[Row, np.int8, SLOTS]  # quarter turns clockwise
    tiles: Annotated[Grid, np.int8, LINES, LINES]  # 0 an empty cell, otherwise color + 1 or SPECIAL_TILE
    broken: Annotated[Row, np.int8, COLORS]
    chips: Annotated[Row, np.int8, KINDS]  # face up in the store
    spent: Int8  # chips turned over for good
    plates_taken: Int8  # in this round, and so many tokens spent
    chips_taken: Int8  # in this round
    row: Int8  # in phase 2, the line that is resolved, LINES when all are; otherwise 0
    need: Int8  # tiles of that line that chips still have to pay
    paid: Int8  # 1 when chips have paid all that it lacked
    payment: Int8  # chips spent for the tile that is being paid
    shown: Int8  # how many of them show the line's color
    last: Int8  # the kind of the last of them


@record
class State(Record):
    """A position; who may know what of the plates is told in knowledge.py."""

    seats: Annotated[Records[Seat], Seat, SEATS[-1]]
    bag: Annotated[Row, np.int8, COLORS]
    tower: Annotated[Row, np.int8, COLORS]
    sun: Annotated[Grid, np.int8, FACTORIES, COLORS]  # the small factories, and the large one last
    large_moon: Annotated[Row, np.int8, COLORS]
    piles: Annotated[Grid, np.int8, LARGE, PILE]  # on the small moon sides, from the bottom up: color + 1
    factory_chips: Annotated[Row, np.int8, LARGE]  # 0 none, FACE_DOWN, otherwise kind + 2
    unseen_chips: Annotated[Row, np.int8, KINDS]  # of each kind, those that were never face up
    display: Annotated[Row, np.int8, DISPLAY]  # 0 an empty place, otherwise plate + 1
    known: Annotated[Row, np.int8, PLATES]  # who knows each plate: a bit for each seat that looked at it, or OPEN
    top: Int8  # the type + 1 of the stack's top plate, 0 when there is none or it is about to be seen
    fresh: Annotated[Row, np.int8, TYPES]  # in the stack: plates of each type that nobody has looked at
    under: Annotated[Row, np.int8, MOST_DRAWN]  # below them, from the top: plate + 1, or NOT_SEEN + type in a view
    under_by: Annotated[Row, np.int8, MOST_DRAWN]  # 2 * seat + 1 of who put it back, 1 more where a batch begins
    under_count: Int8
    hand: Annotated[Row, np.int8, MOST_DRAWN]  # the plates drawn in this turn, coded as ``under``
    hand_from: Annotated[Row, np.int8, MOST_DRAWN]  # until all are looked at: who had put it back, seat + 1; 0 nobody
    hand_count: Int8
    looks: Int8  # plates of the hand looked at so far
    returned: Int8  # plates at the hand's beginning whose order under the stack is chosen
    held: Int8  # plate + 1 that is about to be put on the dome; still in the hand if it was drawn
    goals: Annotated[Row, np.int8, GOALS]  # 1 in play
    goal_count: Int8  # how many are in play, or will be
    free_draws: Int8
    special_is_a_color: Int8
    seat_count: Int8
    rounds: Int8  # rounds begun
    phase: Int8
    due: Int8  # what chance brings next
    dealt: Int8  # tiles dealt so far, while dealing
    picks: Int8  # 1 or 2: the plate of the set-up that is chosen next; then 0
    turn: Int8  # the seat that acts in phase 1
    first: Int8  # the seat that started the round
    token: Int8  # 0 on the large factory, otherwise its holder + 1
    piling: Int8  # the small factory + 1 whose rest is being piled up
