"""A hand-written evaluation: the points a seat may expect in the end, seen from a position."""

from __future__ import annotations

from ...core.jit import jit, part
from .board import (
    AROUND,
    COLOR_BONUS,
    COST,
    DIFFERENT_BONUS,
    MIDDLE,
    MOST_AROUND,
    NUMBER_BONUS,
    NUMBERS,
    PAYS,
    STAR_COLOR,
)
from .ending import number_bonus, star_bonus
from .rules import total, wild
from .state import COLORS, CORNER, ENDED, ROUNDS, SLOTS, STARS, Seat, State

TILE_WORTH = 1.1  # points for a tile in hand that can be used this round
WILD_WORTH = 1.6  # the same for a wild one
KEPT_WORTH = 0.9  # and for a kept one
STAR_HOPE = 0.8  # of a star's bonus, growing with the cube of what is covered
NUMBER_HOPE = 0.7  # the same for the sets of numbers
FEATURE_HOPE = 0.9  # points for each tile that a feature will pay, growing with the square of what is covered


@jit
def value(s: State, seat: int) -> float:
    """Points now, the use of the tiles at hand, and the hope of features and bonuses."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(me.score)
    left = (ROUNDS - s.rounds + 1) / ROUNDS  # how much of the game is still to come
    return (
        me.score + tiles_worth(s, me) + stars_worth(s, me, left) + numbers_worth(s, me, left) + features_hope(me) * left
    )


@part
def tiles_worth(s: State, me: Seat) -> float:
    """Tiles at hand; in the last round, what cannot be placed will be lost."""
    worth = KEPT_WORTH * total(me.corner)
    for color in range(COLORS):
        worth += me.hand[color] * (WILD_WORTH if color == wild(s) else TILE_WORTH)
    return worth if s.rounds < ROUNDS or total(me.hand) > CORNER else 0.5 * worth


@part
def stars_worth(s: State, me: Seat, left: float) -> float:
    """The bonus of each star by how much of it is covered; a complete one is certain."""
    worth = 0.0
    for star in range(STARS):
        tiles = 0
        for slot in range(SLOTS):
            tiles += me.stars[star, slot] > 0
        if tiles == SLOTS:
            worth += star_bonus(me, star)
        elif tiles > 0:
            share = tiles / SLOTS
            prize = DIFFERENT_BONUS if s.grey == 1 or star == MIDDLE else COLOR_BONUS[STAR_COLOR[star]]
            worth += STAR_HOPE * prize * share * share * share * left
    return worth


@part
def numbers_worth(s: State, me: Seat, left: float) -> float:
    """The bonus of each set of equal numbers, likewise."""
    worth = 0.0
    for number in range(1, NUMBERS + 1):
        done = number_bonus(s, me, number)
        if done > 0:
            worth += done
            continue
        spaces, covered = 0, 0
        for space in range(STARS * SLOTS):
            if COST[s.grey, space] == number:
                spaces += 1
                covered += me.stars[space // SLOTS, space % SLOTS] > 0
        share = covered / spaces
        worth += NUMBER_HOPE * NUMBER_BONUS[number - 1] * share * share * share * left
    return worth


@part
def features_hope(me: Seat) -> float:
    """The bonus tiles of features that are well begun."""
    hope = 0.0
    for feature in range(len(PAYS)):
        covered = 0
        for i in range(MOST_AROUND):
            covered += me.stars[AROUND[feature, i] // SLOTS, AROUND[feature, i] % SLOTS] > 0
        if covered < MOST_AROUND:
            hope += FEATURE_HOPE * PAYS[feature] * covered * covered / (MOST_AROUND * MOST_AROUND)
    return hope
