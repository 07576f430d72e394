"""What scores: a color or the roosters in a round (FI-7), and the kept cards in the end (FI-8, FI-9)."""

from __future__ import annotations

from ...core.dialect.jit import part
from ...core.dialect.notes import note
from .state import COLORS, COUNTED, DATA, KEPT, KINDS, NOBODY, ROOSTER, ROOSTERS, VALUES, Seat, State

ROOSTERS_BESIDE_SEATS: int = DATA["roosters_beside_seats"]
LIMIT_BESIDE_SEATS: int = DATA["limit_beside_seats"]

# A round ------------------------------------------------------------------------------------------


@part
def count_open_cards(s: State) -> None:
    """FI-7b, K3: how many cards of each color are open, roosters included, whatever their values."""
    s.roosters = 0
    for color in range(COLORS):
        s.counts[color] = 0
        for value in range(VALUES):
            for seat in range(s.seat_count):
                cards = s.seats[seat].shown[color * VALUES + value]
                s.counts[color] += cards
                s.roosters += cards if value == ROOSTER else 0


@part
def score_round(s: State) -> None:
    """FI-7: the open cards of what scores are kept by their owners, all others are discarded."""
    s.last_winner = winner(s)
    note(s, COUNTED, s.last_winner, 0)
    for seat in range(s.seat_count):
        me = s.seats[seat]
        note(me, KEPT, s.last_winner, 0)
        me.gain = 0
        for color in range(COLORS):
            for value in range(VALUES):
                kind = color * VALUES + value
                if is_scoring(s.last_winner, color, value):
                    me.kept[kind] += me.shown[kind]
                    me.gain += me.shown[kind] * (value + 1)
                else:
                    s.discarded[kind] += me.shown[kind]
                me.shown[kind] = 0


@part
def is_scoring(won: int, color: int, value: int) -> bool:
    """FI-7, K3: whether a card is kept: it is of the color that scores, or a rooster when those do."""
    return won == color + 1 or (won == ROOSTERS and value == ROOSTER)


@part
def winner(s: State) -> int:
    """FI-7: what the open cards let score: a color + 1, ROOSTERS or NOBODY."""
    if is_rooster_round(s):
        return ROOSTERS
    for count in range(color_limit(s), 0, -1):  # the largest allowed count that one color alone has (K4 to K8)
        colors = 0
        scoring = 0
        for color in range(COLORS):
            if s.counts[color] == count:
                colors += 1
                scoring = color + 1
        if colors == 1:
            return scoring
    return NOBODY


@part
def is_rooster_round(s: State) -> bool:
    """FI-7a: whether enough roosters are open."""
    return is_enough(s, s.roosters)


@part
def is_enough(s: State, roosters: int) -> bool:
    """FI-7a, K1, K2: whether so many roosters score; by the option, neither fewer nor more than it takes."""
    enough = rooster_threshold(s)
    return roosters == enough or (roosters > enough and s.exact == 0)


@part
def rooster_threshold(s: State) -> int:
    """FI-7a: how many roosters score."""
    return s.seat_count + ROOSTERS_BESIDE_SEATS


@part
def color_limit(s: State) -> int:
    """FI-7b: how many cards of a color may score."""
    return s.seat_count + LIMIT_BESIDE_SEATS


# The end of the game ------------------------------------------------------------------------------


@part
def points(me: Seat) -> int:
    """FI-8, FI-9: the values of the kept cards, and the points of the deals before."""
    result = me.total
    for color in range(COLORS):
        for value in range(VALUES):
            result += me.kept[color * VALUES + value] * (value + 1)
    return result


@part
def kept_cards(me: Seat) -> int:
    """FI-8, FI-9: how many cards were kept, those of the deals before included."""
    cards = me.kept_before
    for kind in range(KINDS):
        cards += me.kept[kind]
    return cards


@part
def is_ahead(me: Seat, other: Seat) -> bool:
    """Whether the first of two seats is placed before the second."""
    if points(me) != points(other):
        return points(me) > points(other)
    return kept_cards(me) > kept_cards(other)
