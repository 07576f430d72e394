"""The network input: a seat's whole view as numbers between 0 and about 1, itself first and then clockwise.

The layout, in this order; docs/features.md has the table. Equal features mean equal views, but for the seats' names.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from .state import (
    CENTER,
    COLORS,
    CORNER,
    ENDED,
    ON_A_FACTORY,
    PAY,
    ROUNDS,
    SEATS,
    SLOTS,
    STARS,
    SUPPLY,
    TILES_OF_EACH_COLOR,
    Seat,
    State,
)

MOST_SEATS = SEATS[-1]
SPACES = STARS * SLOTS
STEPS = 6  # a hand of so many tiles of a color pays for any space; each step is a number of its own
BOARD = 2 + 2 * COLORS + SPACES * COLORS + STEPS * COLORS
NOW = ROUNDS + COLORS  # the round and its wild color
TABLE = (CENTER + 1) * COLORS + 3 * COLORS + ROUNDS * COLORS + 4 * MOST_SEATS + (ENDED + 1) + 7 + SPACES + COLORS + NOW
FEATURES = MOST_SEATS * BOARD + TABLE


@jit
def features(s: State, seat: int, out: Any) -> None:
    """Write the features of a seat's view."""
    for i in range(FEATURES):
        out[i] = 0.0
    for i in range(s.seat_count):
        owner = (seat + i) % s.seat_count
        board_features(s.seats[owner], out, i * BOARD)
        out[i * BOARD + 1] = (s.passed >> owner) & 1
    at = MOST_SEATS * BOARD
    for source in range(CENTER + 1):
        for color in range(COLORS):
            out[at] = s.sources[source, color] / ON_A_FACTORY
            at += 1
    for color in range(COLORS):
        out[at + color] = s.bag[color] / TILES_OF_EACH_COLOR
        out[at + COLORS + color] = s.box[color] / TILES_OF_EACH_COLOR
        out[at + 2 * COLORS + color] = s.supply[color] / SUPPLY
    at += 3 * COLORS
    for i in range(ROUNDS):
        out[at + i * COLORS + s.wild_order[i]] = 1.0
    table_features(s, seat, out, at + ROUNDS * COLORS)


@part
def board_features(me: Seat, out: Any, at: int) -> None:
    """One board: score, has passed (written by the caller), hand, corner, spaces by color, the hand by steps."""
    out[at] = me.score / 100
    at += 2
    for color in range(COLORS):
        out[at + color] = me.hand[color] / SUPPLY
        out[at + COLORS + color] = me.corner[color] / CORNER
    at += 2 * COLORS
    for star in range(STARS):
        for slot in range(SLOTS):
            if me.stars[star, slot] > 0:
                out[at + (star * SLOTS + slot) * COLORS + me.stars[star, slot] - 1] = 1.0
    at += SPACES * COLORS
    for color in range(COLORS):
        for step in range(min(me.hand[color], STEPS)):
            out[at + color * STEPS + step] = 1.0


@part
def table_features(s: State, seat: int, out: Any, at: int) -> None:
    """Who is who, the phase, the options, a placement that is being paid for, the round and its wild color."""
    out[at + s.seat_count - 1] = 1.0
    out[at + MOST_SEATS + (s.turn - seat) % s.seat_count] = 1.0
    out[at + 2 * MOST_SEATS + (s.first - seat) % s.seat_count] = 1.0
    if s.marker > 0:
        out[at + 3 * MOST_SEATS + (s.marker - 1 - seat) % s.seat_count] = 1.0
    at += 4 * MOST_SEATS
    out[at + s.phase] = 1.0
    at += ENDED + 1
    out[at] = s.grey
    out[at + 1] = s.score_floor
    out[at + 2] = s.keeps_last
    out[at + 3] = s.rounds / ROUNDS
    out[at + 4] = s.dealt / ((CENTER + 1) * ON_A_FACTORY)
    out[at + 5] = s.factories / CENTER
    out[at + 6] = s.picks / 3
    at += 7
    if s.phase == PAY:
        out[at + s.space] = 1.0
        out[at + SPACES + s.color] = 1.0
    at += SPACES + COLORS
    if s.rounds > 0:
        out[at + s.rounds - 1] = 1.0
        out[at + ROUNDS + s.wild_order[s.rounds - 1]] = 1.0
