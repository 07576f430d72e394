"""The network input: a seat's whole view as numbers between 0 and about 1, itself first and then clockwise.

The layout, in this order; docs/features.md has the table. A position and a seat's view of it give the same numbers.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from ...core.dialect.jit import jit, part
from ...core.dialect.record import Row
from .scoring import color_limit, is_enough, points, rooster_threshold
from .state import (
    CARDS,
    CARDS_OF_EACH_VALUE,
    COLORS,
    ENDED,
    HAND,
    IN_A_ROUND,
    KINDS,
    MOST_POINTS,
    NOBODY,
    PARTS,
    ROOSTER,
    ROOSTERS,
    ROUNDS,
    SEATS,
    VALUES,
    Seat,
    State,
)

MOST_SEATS = SEATS[-1]
OWN = 2 * KINDS
CARDS_ON_THE_TABLE = 2 * KINDS
COUNTS = 5
SEAT = CARDS_ON_THE_TABLE + COUNTS
TABLE = 2 * KINDS + COLORS + 1 + NOBODY + 3 + 2 + (PARTS + 1) + (ENDED + 1) + 2 * MOST_SEATS + 1
ROOM = 10  # how many cards a color may still get before it is one too many: 0 to 9
LACK = 8  # how many roosters are lacking: 0 to 7
AHEAD = 4  # how many cards more, or fewer, than any other color that may score: up to 4
MARGINS = 2 * AHEAD + 1
STAKE = 3  # that it is so; what the viewer gets if it scores; what the others have on the table
ADD = 2  # cards that the viewer could add; what they are worth
MOST_ROUNDS = ROUNDS[SEATS[0]]
LEAD = 4  # points ahead, points behind; both once more, by what can still change
RACE = MOST_ROUNDS + (MOST_SEATS - 1) * LEAD
AS_IT_STANDS = COLORS + NOBODY + MOST_SEATS
STAKES = COLORS * ROOM * STAKE + LACK * (STAKE + 1) + COLORS * MARGINS * (STAKE + ADD)
FEATURES = OWN + MOST_SEATS * SEAT + TABLE + RACE + AS_IT_STANDS + STAKES
MOST_CARDS = 10  # so many cards of a color are 1
MOST_LEAD = 48  # points; a greater lead is told as this one
SWING = 8.0  # points that the lead of one seat over another changes by in a round, typically


@jit
def features(s: State, seat: int, out: Any) -> None:
    """Write the features of a seat's view."""
    for i in range(FEATURES):
        out[i] = 0.0
    for kind in range(KINDS):
        out[kind] = s.seats[seat].hand[kind] / 2
        out[KINDS + kind] = s.seats[seat].chosen[kind] / 2
    for i in range(s.seat_count):
        seat_features(s, s.seats[(seat + i) % s.seat_count], out, OWN + i * SEAT)
    at = OWN + MOST_SEATS * SEAT
    table_features(s, seat, out, at)
    race(s, seat, out, at + TABLE)
    as_it_stands(s, seat, out, at + TABLE + RACE)
    stakes(s, seat, out, at + TABLE + RACE + AS_IT_STANDS)


@part
def seat_features(s: State, me: Seat, out: Any, at: int) -> None:
    """What everybody knows of a seat: its open and its kept cards, and numbers."""
    for kind in range(KINDS):
        out[at + kind] = me.shown[kind] / 2
        out[at + KINDS + kind] = me.kept[kind] / 2
    at += CARDS_ON_THE_TABLE
    out[at] = me.hand_count / HAND
    out[at + 1] = me.chosen_count / 2
    out[at + 2] = me.gain / 10
    if s.target > 0:
        out[at + 3] = me.total / s.target
        out[at + 4] = me.kept_before / s.target


@part
def table_features(s: State, seat: int, out: Any, at: int) -> None:
    """The cards that nobody has, the counts of the round, and where the game stands."""
    for kind in range(KINDS):
        copies = CARDS_OF_EACH_VALUE[kind % VALUES]
        out[at + kind] = (s.unseen[kind] + hidden_cards(s, seat, kind)) / copies
        out[at + KINDS + kind] = s.discarded[kind] / copies
    at += 2 * KINDS
    for color in range(COLORS):
        out[at + color] = s.counts[color] / color_limit(s)
    out[at + COLORS] = s.roosters / rooster_threshold(s)
    at += COLORS + 1
    if s.last_winner > 0:
        out[at + s.last_winner - 1] = 1.0
    at += NOBODY
    out[at] = s.pile / CARDS
    out[at + 1] = s.rounds / MOST_ROUNDS
    out[at + 2] = s.deals / 10
    out[at + 3] = s.target > 0
    out[at + 4] = s.target / MOST_POINTS
    at += 5
    out[at + s.parts] = 1.0
    at += PARTS + 1
    out[at + s.phase] = 1.0
    at += ENDED + 1
    out[at + s.seat_count - 1] = 1.0
    out[at + MOST_SEATS + (s.first - seat) % s.seat_count] = 1.0
    out[at + 2 * MOST_SEATS] = s.exact


@part
def race(s: State, seat: int, out: Any, at: int) -> None:
    """How many rounds are to come, and the lead over each other seat, in points and in what they can still change."""
    in_a_round = s.seat_count * IN_A_ROUND
    to_come = min(MOST_ROUNDS - 1, (s.pile + in_a_round - 1) // in_a_round)
    out[at + to_come] = 1.0
    at += MOST_ROUNDS
    own = points(s.seats[seat])
    for i in range(1, s.seat_count):
        lead = own - points(s.seats[(seat + i) % s.seat_count])
        counted = min(MOST_LEAD, abs(lead))
        out[at + (lead < 0)] = counted / 10
        out[at + 2 + (lead < 0)] = counted / (SWING * sqrt(to_come + 1.0))
        at += LEAD


@part
def as_it_stands(s: State, seat: int, out: Any, at: int) -> None:
    """The cards of each color that the seat knows of; what would score if there were no others, and for whom."""
    for color in range(COLORS):
        out[at + color] = known_cards(s, s.seats[seat], color) / MOST_CARDS
    won = known_winner(s, seat, out, at)
    at += COLORS
    out[at + won - 1] = 1.0
    at += NOBODY
    for i in range(s.seat_count if won != NOBODY else 0):
        out[at + i] = stake_of(s, seat, i, won) / 10


@part
def known_cards(s: State, me: Seat, color: int) -> int:
    """The cards of a color that a seat knows to be played in this round: the open ones and its own choice."""
    cards = s.counts[color] if s.parts > 0 else 0
    for value in range(VALUES):
        cards += me.chosen[color * VALUES + value]
    return cards


@part
def known_roosters(s: State, me: Seat) -> int:
    """The roosters among them."""
    cards = s.roosters if s.parts > 0 else 0
    for color in range(COLORS):
        cards += me.chosen[color * VALUES + ROOSTER]
    return cards


@part
def known_winner(s: State, seat: int, out: Any, counts: int) -> int:
    """What those cards alone would let score: a color + 1, ROOSTERS or NOBODY (FI-7)."""
    if is_enough(s, known_roosters(s, s.seats[seat])):
        return ROOSTERS
    won, most = NOBODY, 0
    for color in range(COLORS):
        cards, alone = count_of(out, counts + color), True
        for other in range(COLORS):
            alone = alone and (other == color or count_of(out, counts + other) != cards)
        if alone and most < cards <= color_limit(s):
            won, most = color + 1, cards
    return won


@part
def count_of(out: Any, at: int) -> int:
    """A number of cards that stands among the features."""
    return int(out[at] * MOST_CARDS + 0.5)


@part
def stake_of(s: State, seat: int, i: int, won: int) -> int:
    """What a color, or the roosters, would bring a seat, as far as the viewer knows; the viewer is first."""
    if i == 0:
        return worth(s.seats[seat].shown, won) + worth(s.seats[seat].chosen, won)
    other = seat + i
    return worth(s.seats[other if other < s.seat_count else other - s.seat_count].shown, won)


@part
def worth(cards: Row, won: int) -> int:
    """What these cards bring if a color, or the roosters, score."""
    result = 0
    if won == ROOSTERS:
        for color in range(COLORS):
            result += cards[color * VALUES + ROOSTER]
    else:
        for value in range(VALUES):
            result += (value + 1) * cards[(won - 1) * VALUES + value]
    return result


@part
def stakes(s: State, seat: int, out: Any, at: int) -> None:
    """How near each color is to its limit, how far ahead of the others, and whose points hang on it; the roosters."""
    counts = at - AS_IT_STANDS
    by_room, by_lead = at, at + COLORS * ROOM * STAKE
    for color in range(COLORS):
        cards = count_of(out, counts + color)
        room = min(ROOM - 1, max(0, color_limit(s) + 1 - cards))
        write_stake(s, seat, color + 1, out, by_room + room * STAKE)
        if room > 0:
            lead = AHEAD + lead_of(s, color, cards, out, counts)
            write_margin(s, seat, color, out, by_lead + lead * (STAKE + ADD))
        by_room += ROOM * STAKE
        by_lead += MARGINS * (STAKE + ADD)
    write_roosters(s, seat, out, by_lead)


@part
def write_stake(s: State, seat: int, won: int, out: Any, at: int) -> None:
    """That something is so near to scoring, and the points that it would bring the viewer and all others."""
    others = 0
    for i in range(1, s.seat_count):
        others += stake_of(s, seat, i, won)
    out[at] = 1.0
    out[at + 1] = stake_of(s, seat, 0, won) / 10
    out[at + 2] = others / 10


@part
def write_margin(s: State, seat: int, color: int, out: Any, at: int) -> None:
    """That a color is so far ahead, what it would bring, and the cards of it that the viewer could add."""
    hand, cards = s.seats[seat].hand, 0
    for value in range(VALUES):
        cards += hand[color * VALUES + value]
    write_stake(s, seat, color + 1, out, at)
    out[at + STAKE] = cards / HAND
    out[at + STAKE + 1] = worth(hand, color + 1) / 10


@part
def write_roosters(s: State, seat: int, out: Any, at: int) -> None:
    """How many roosters are lacking, what they would bring, and those that the viewer could add."""
    me = s.seats[seat]
    at += min(LACK - 1, max(0, rooster_threshold(s) - known_roosters(s, me))) * (STAKE + 1)
    write_stake(s, seat, ROOSTERS, out, at)
    out[at + STAKE] = worth(me.hand, ROOSTERS) / HAND


@part
def lead_of(s: State, color: int, cards: int, out: Any, counts: int) -> int:
    """How many cards more a color has than any other that may score, as far as that matters."""
    nearest = 0
    for other in range(COLORS):
        found = count_of(out, counts + other)
        if other != color and found <= color_limit(s):
            nearest = max(nearest, found)
    return min(AHEAD, max(-AHEAD, cards - nearest))


@part
def hidden_cards(s: State, seat: int, kind: int) -> int:
    """The cards of a kind that other seats hold or have chosen: unseen for this seat; in its view there are none."""
    cards = 0
    for other in range(s.seat_count):
        if other != seat:
            cards += s.seats[other].hand[kind] + s.seats[other].chosen[kind]
    return cards
