"""The network input: a seat's whole view as numbers between 0 and about 1, itself first and then clockwise.

The layout, in this order; docs/features.md has the table. A position and a seat's view of it give the same numbers.
"""

from __future__ import annotations

from typing import Any

from ...core.dialect.jit import jit, part
from .scoring import color_limit, rooster_threshold
from .state import (
    CARDS,
    CARDS_OF_EACH_VALUE,
    COLORS,
    ENDED,
    HAND,
    KINDS,
    MOST_POINTS,
    NOBODY,
    PARTS,
    ROOSTER,
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
STAKE = 3  # that it is so; what the viewer gets if it scores; what the others have on the table
STAKES = COLORS * ROOM * STAKE + LACK * STAKE
FEATURES = OWN + MOST_SEATS * SEAT + TABLE + STAKES
MOST_ROUNDS = ROUNDS[SEATS[0]]


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
    table_features(s, seat, out, OWN + MOST_SEATS * SEAT)
    stakes(s, seat, out, OWN + MOST_SEATS * SEAT + TABLE)


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
def stakes(s: State, seat: int, out: Any, at: int) -> None:
    """What a seat knows of this round: how near each color is to its limit, and whose points hang on it."""
    me = s.seats[seat]
    roosters, own_roosters = 0, 0
    for color in range(COLORS):
        cards, own, others = 0, 0, 0
        for value in range(VALUES):
            kind = color * VALUES + value
            mine, theirs = me.shown[kind] + me.chosen[kind], 0
            for i in range(s.seat_count):
                theirs += s.seats[i].shown[kind]
            theirs -= me.shown[kind]
            cards += mine + theirs
            own += mine * (value + 1)
            others += theirs * (value + 1)
            if value == ROOSTER:
                roosters += mine + theirs
                own_roosters += mine
        room = min(ROOM - 1, max(0, color_limit(s) + 1 - cards))
        write_stake(out, at + room * STAKE, own, others)
        at += ROOM * STAKE
    lack = min(LACK - 1, max(0, rooster_threshold(s) - roosters))
    write_stake(out, at + lack * STAKE, own_roosters, roosters - own_roosters)


@part
def write_stake(out: Any, at: int, own: int, others: int) -> None:
    """That something is so near to scoring, and the points that it would bring."""
    out[at] = 1.0
    out[at + 1] = own / 10
    out[at + 2] = others / 10


@part
def hidden_cards(s: State, seat: int, kind: int) -> int:
    """The cards of a kind that other seats hold or have chosen: unseen for this seat; in its view there are none."""
    cards = 0
    for other in range(s.seat_count):
        if other != seat:
            cards += s.seats[other].hand[kind] + s.seats[other].chosen[kind]
    return cards
