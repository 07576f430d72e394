"""The points a seat may expect in the end, from what it knows itself; the weights are fitted, see docs/bots.md."""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from ...core.game.weights import load_weights
from .scoring import color_limit, is_scoring, points, rooster_threshold, winner
from .state import CARDS_IN_EACH_PART, COLORS, ENDED, IN_A_ROUND, PARTS, ROOSTER, SEATS, VALUES, Seat, State

JOIN = 0.5  # what a card in hand adds if its color scores in this round, as a share of its value
SPREAD = 0.6  # how much cards to come go to colors that have few
TOO_MANY = 0.35  # the share of its chance that a color keeps for each card expected beyond the limit
NOBODY_SCORES = 6.0  # the weight of that chance, beside the squares of the cards expected of each color
ROOSTERS_TO_COME = 0.25  # of the cards to come
STAGES = 2 * (PARTS + 1)  # by the parts that are open; then the same in a round without drawing
TERMS = (
    "constant",
    "color",  # what the colors may bring in this round
    "roosters",  # what the roosters may bring in this round
    "hand",  # the values of the cards in hand
    *(f"card-{value + 1}" for value in range(VALUES)),  # cards of each value in hand
    "pairs",  # pairs of cards of one color in hand
    "rounds",  # rounds to come
)
HAND, CARD, PAIRS, ROUNDS = (TERMS.index(name) for name in ("hand", "card-1", "pairs", "rounds"))
FEWEST = SEATS[0]
WEIGHTS = load_weights(__file__, SEATS, STAGES, TERMS)


@jit
def value(s: State, seat: int) -> float:
    """The points a seat may expect in the end."""
    return float(weigh(s, seat, WEIGHTS))


@part
def weigh(s: State, seat: int, weights: Any) -> Any:
    """Points now, those that the open and chosen cards may bring, and what the hand is good for later."""
    me = s.seats[seat]
    if s.phase == ENDED:
        return float(points(me))
    by_term = weights[s.seat_count - FEWEST, s.parts + (PARTS + 1) * (s.pile == 0)]
    return points(me) + by_term[0] + round_worth(s, me, by_term) + hand_worth(s, me, by_term)


@part
def hand_worth(s: State, me: Seat, by_term: Any) -> Any:
    """What the cards in hand are good for, in this round and later."""
    worth = by_term[ROUNDS] * s.pile / (s.seat_count * IN_A_ROUND)
    for color in range(COLORS):
        cards = 0
        for card in range(VALUES):
            held = me.hand[color * VALUES + card]
            cards += held
            worth += held * (by_term[CARD + card] + by_term[HAND] * (card + 1))
        worth += by_term[PAIRS] * cards * (cards - 1) / 2
    return worth


@part
def round_worth(s: State, me: Seat, by_term: Any) -> Any:
    """The points of this round: sure ones when all its cards are open, otherwise by the chances of each color."""
    if s.parts == PARTS:
        return sure_points(me, winner(s))
    roosters = rooster_chance(s, me)
    worth = 0.0
    weights = NOBODY_SCORES
    for color in range(COLORS):
        weight = weight_of_color(s, me, color)
        worth += weight * color_points(s, me, color)
        weights += weight
    return by_term[1] * (1 - roosters) * worth / weights + by_term[2] * roosters * rooster_points(s, me)


@part
def sure_points(me: Seat, won: int) -> float:
    """What the open cards bring."""
    result = 0.0
    for color in range(COLORS):
        for card in range(VALUES):
            if is_scoring(won, color, card):
                result += me.shown[color * VALUES + card] * (card + 1)
    return result


@part
def weight_of_color(s: State, me: Seat, color: int) -> float:
    """How likely a color scores: the square of the cards expected of it, less if they may be too many."""
    cards = known_cards(s, me, color)
    limit = color_limit(s)
    if cards > limit:
        return 0.0
    known = s.seat_count * cards_played(s) + me.chosen_count
    to_come = s.seat_count * IN_A_ROUND - known
    expected = cards + to_come * (cards + SPREAD) / (known + SPREAD * COLORS)
    weight = expected * expected
    return weight * TOO_MANY ** (expected - limit) if expected > limit else weight


@part
def known_cards(s: State, me: Seat, color: int) -> int:
    """The cards of a color that a seat knows to be played in this round: the open ones and its own choice."""
    cards = s.counts[color] if s.parts > 0 else 0
    for card in range(VALUES):
        cards += me.chosen[color * VALUES + card]
    return cards


@part
def cards_played(s: State) -> int:
    """How many cards of each seat are open."""
    cards = 0
    for i in range(s.parts):
        cards += CARDS_IN_EACH_PART[i]
    return cards


@part
def color_points(s: State, me: Seat, color: int) -> float:
    """What a seat gets if a color scores: for its cards on the table, and in part for the best that it can add."""
    result = 0.0
    left = IN_A_ROUND - cards_played(s) - me.chosen_count
    for i in range(VALUES):
        card = VALUES - 1 - i
        kind = color * VALUES + card
        added = min(left, me.hand[kind])
        left -= added
        result += (me.shown[kind] + me.chosen[kind] + JOIN * added) * (card + 1)
    return result


@part
def rooster_chance(s: State, me: Seat) -> float:
    """How likely the roosters score, by those known and those to expect; the more are to come, the less is sure."""
    roosters = s.roosters if s.parts > 0 else 0
    for color in range(COLORS):
        roosters += me.chosen[color * VALUES + ROOSTER]
    to_come = s.seat_count * (IN_A_ROUND - cards_played(s)) - me.chosen_count
    ahead = roosters + ROOSTERS_TO_COME * to_come - rooster_threshold(s)
    spread = 1 + to_come / 8
    return min(1.0, max(0.0, 0.5 + 0.5 * ahead / spread))


@part
def rooster_points(s: State, me: Seat) -> float:
    """What a seat gets if the roosters score: for those on the table, and in part for those that it can add."""
    played, held = 0, 0
    for color in range(COLORS):
        kind = color * VALUES + ROOSTER
        played += me.shown[kind] + me.chosen[kind]
        held += me.hand[kind]
    return played + JOIN * min(held, IN_A_ROUND - cards_played(s) - me.chosen_count)
