"""The points a seat may expect in the end: those it has, and a weight for each thing that will bring or cost some.

The weights are fitted to games of the program with itself, see docs/bots.md.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from ...core.game.weights import load_weights
from .board import AROUND, COLOR_BONUS, COST, DIFFERENT_BONUS, FEATURE_TILES, MIDDLE, MOST_AROUND, NUMBERS, STAR_COLOR
from .drafting import wild
from .placing import allowed_colors, total
from .state import COLORS, ENDED, PLACE, ROUNDS, SEATS, SLOTS, STARS, Seat, State

STAGES = 4 * ROUNDS  # taking and placing, round by round, on the colored and then on the grey side
HAND = 8  # tiles of one color beyond these count no more
TERMS = (
    "constant",
    "wild",  # wild tiles at hand
    *(f"hand-{count}" for count in range(1, HAND + 1)),  # other colors with so many tiles at hand
    "kept",  # tiles in the corner
    "fits",  # tiles at hand whose color a star still takes, as far as they can pay for its cheapest space
    *(f"star-{count}" for count in range(1, SLOTS + 1)),  # stars with so many tiles
    *(f"prize-{count}" for count in range(1, SLOTS + 1)),  # the bonuses of these stars
    *(f"number-{number}-lacks-{count}" for number in range(1, NUMBERS + 1) for count in range(4)),
    *(f"feature-lacks-{count}" for count in range(MOST_AROUND)),  # bonus tiles of features that lack so many spaces
    "next",  # free spaces beside a covered one
    "passed",
    "marker",
)
WILD, HANDS, KEPT, FITS, STAR, PRIZE = (
    TERMS.index(name) for name in ("wild", "hand-1", "kept", "fits", "star-1", "prize-1")
)
NUMBER, FEATURE, NEXT, PASSED, MARKER = (
    TERMS.index(name) for name in ("number-1-lacks-0", "feature-lacks-0", "next", "passed", "marker")
)
FEWEST = SEATS[0]
WEIGHTS = load_weights(__file__, SEATS, STAGES, TERMS)


@jit
def value(s: State, seat: int) -> float:
    """The points a seat may expect in the end."""
    return float(weigh(s, seat, WEIGHTS))


@part
def weigh(s: State, seat: int, weights: Any) -> Any:
    """The points now, and all that is to come."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(me.score)
    by_term = weights[s.seat_count - FEWEST, stage(s)]
    worth = me.score + by_term[0] + tiles_worth(s, me, by_term) + by_term[KEPT] * total(me.corner)
    worth += by_term[PASSED] * ((s.passed >> seat) & 1) + by_term[MARKER] * (s.marker == seat + 1)
    return worth + stars_worth(s, me, by_term) + numbers_worth(s, me, by_term) + features_worth(me, by_term)


@part
def stage(s: State) -> int:
    """The round, whether tiles are taken or placed, and the side."""
    return s.grey * 2 * ROUNDS + max(0, s.rounds - 1) * 2 + (s.phase >= PLACE)


@part
def tiles_worth(s: State, me: Seat, by_term: Any) -> Any:
    """The tiles at hand, by color."""
    joker = wild(s)
    worth = by_term[WILD] * me.hand[joker]
    for color in range(COLORS):
        tiles = me.hand[color]
        if color != joker and tiles > 0:
            worth += by_term[HANDS + min(tiles, HAND) - 1]
    return worth


@part
def stars_worth(s: State, me: Seat, by_term: Any) -> Any:
    """How far each star is, what it will give, and how many free spaces continue a group."""
    joker = wild(s)
    worth, near, fits = 0.0, 0, 0
    for star in range(STARS):
        tiles, cheapest = 0, SLOTS + 1
        for slot in range(SLOTS):
            before = slot - 1 if slot > 0 else SLOTS - 1
            if me.stars[star, slot] > 0:
                tiles += 1
                near += me.stars[star, before] == 0
            else:
                cheapest = min(cheapest, COST[s.grey, star * SLOTS + slot])
                near += me.stars[star, before] > 0
        if tiles > 0:
            worth += by_term[STAR + tiles - 1] + by_term[PRIZE + tiles - 1] * prize(s, me, star)
        if tiles < SLOTS:
            allowed = allowed_colors(s, me, star)
            for color in range(COLORS):
                held = me.hand[color] + (me.hand[joker] if color != joker else 0)
                fits += (allowed >> color) & 1 and me.hand[color] > 0 and held >= cheapest
    return worth + by_term[NEXT] * near + by_term[FITS] * fits


@part
def prize(s: State, me: Seat, star: int) -> int:
    """What a star gives when it is complete; on the grey side it may still become one of different colors."""
    if s.grey == 0:
        return DIFFERENT_BONUS if star == MIDDLE else int(COLOR_BONUS[STAR_COLOR[star]])
    allowed = allowed_colors(s, me, star)
    color = 0
    while color < COLORS and allowed != 1 << color:
        color += 1
    return int(COLOR_BONUS[color]) if color < COLORS else DIFFERENT_BONUS


@part
def numbers_worth(s: State, me: Seat, by_term: Any) -> Any:
    """The sets of equal numbers that lack few spaces."""
    lacking = 0  # in six bits for each number
    for space in range(STARS * SLOTS):
        number = COST[s.grey, space]
        if number <= NUMBERS and me.stars[space // SLOTS, space % SLOTS] == 0:
            lacking += 1 << (6 * (int(number) - 1))
    worth = 0.0
    for i in range(NUMBERS):
        lacks = (lacking >> (6 * i)) & 63
        worth += by_term[NUMBER + 4 * i + lacks] if lacks < 4 else 0.0
    return worth


@part
def features_worth(me: Seat, by_term: Any) -> Any:
    """Pillars, statues and windows by what they pay and lack."""
    worth = 0.0
    for feature in range(len(FEATURE_TILES)):
        lacks = 0
        for i in range(MOST_AROUND):
            lacks += me.stars[AROUND[feature, i] // SLOTS, AROUND[feature, i] % SLOTS] == 0
        if lacks < MOST_AROUND:
            worth += by_term[FEATURE + lacks] * FEATURE_TILES[feature]
    return worth
