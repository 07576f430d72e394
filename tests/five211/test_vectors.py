"""The tables and test vectors of the rules of five211; see docs/rules/five211.md."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.games import get
from maiolica.games.five211.scoring import color_limit, rooster_threshold
from maiolica.games.five211.state import (
    CARDS_IN_EACH_PART,
    CARDS_OF_EACH_VALUE,
    HAND,
    NOBODY,
    REMOVED,
    ROOSTERS,
    ROUNDS,
)
from maiolica.testing import Setup, walk

from .drawn import COLORS, kept, scored, spread, start
from .naive import majority

GAME = get("five211")

# seats, removed, in play, pile, drawn in a round, rounds with drawing, rounds, roosters, limit, open cards
TABLE = [
    (2, 10, 90, 80, 8, 10, 11, 4, 5, 8),
    (3, 13, 87, 72, 12, 6, 7, 5, 6, 12),
    (4, 0, 100, 80, 16, 5, 6, 6, 7, 16),
    (5, 15, 85, 60, 20, 3, 4, 7, 8, 20),
]
VECTORS = [
    (4, (8, 5, 2, 1, 0), "G"),
    (4, (5, 5, 4, 2, 0), "O"),
    (4, (5, 5, 2, 2, 2), None),
    (4, (8, 8, 0, 0, 0), None),
    (5, (11, 9, 0, 0, 0), None),
    (5, (10, 5, 5, 0, 0), None),
    (5, (9, 5, 5, 1, 0), "B"),
    (2, (7, 1, 0, 0, 0), "G"),
    (2, (5, 2, 1, 0, 0), "Y"),
    (2, (6, 2, 0, 0, 0), "G"),
]


# The tables


def test_the_deck():
    assert CARDS_OF_EACH_VALUE.tolist() == [5, 6, 5, 2, 1, 1]
    s = start()
    by_color = s.unseen.reshape(5, 6)
    assert (by_color == [5, 6, 5, 2, 1, 1]).all()
    assert (by_color @ np.arange(1, 7)).tolist() == [51] * 5
    assert s.unseen.sum() == 100
    assert by_color[:, 0].sum() == 25
    assert (by_color @ np.arange(1, 7)).sum() == 255


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row[0]} seats")
def test_the_table_of_the_seats(row):
    """FI-2, FI-6, FI-7"""
    seats, removed, in_play, pile, drawn, drawing, rounds, roosters, limit, cards = row
    s = start(seats)
    assert REMOVED[seats] == removed == 100 - in_play
    assert ROUNDS[seats] == rounds == drawing + 1
    assert s.pile == in_play == pile + HAND * seats == seats * (4 * rounds + 1)
    assert pile == drawn * drawing
    assert (rooster_threshold(s), color_limit(s)) == (roosters, limit) == (seats + 2, seats + 3)
    assert cards == seats * CARDS_IN_EACH_PART.sum()
    assert CARDS_IN_EACH_PART.tolist() == [2, 1, 1]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row[0]} seats")
def test_the_table_is_what_happens_in_a_game(row):
    """FI-6"""
    seats, _, in_play, _, drawn, drawing, rounds, *_ = row
    played = walk(Setup(GAME, seats, GAME.complete(seats, {"first_seat": 1})), 1)
    draws = [int(played.states["rounds"][i]) for i, event in enumerate(played.events) if event.seat < 0]
    assert len(draws) == in_play
    assert [draws.count(number + 1) for number in range(rounds)] == [drawn + 5 * seats] + [drawn] * (drawing - 1) + [0]
    for seat in range(seats):
        assert sum(event.seat == seat for event in played.events) == 4 * rounds


# What scores


@pytest.mark.parametrize(("seats", "counts", "won"), VECTORS)
def test_the_vectors(seats, counts, won):
    """FI-7b"""
    assert majority(dict(zip(COLORS, counts, strict=True)), seats) == won
    for order in list(permutations(range(5)))[:: 60 if INTERPRETED else 12]:
        turned = tuple(counts[color] for color in order)
        expected = None if won is None else COLORS[order.index(COLORS.index(won))]
        assert_scores(turned, seats, expected)


def assert_scores(counts: tuple[int, ...], seats: int, won: str | None) -> None:
    """This color scores, and everybody keeps exactly the own cards of it."""
    cards = spread(counts, seats)
    s = scored(*cards)
    assert s.counts.tolist() == list(counts)
    assert s.last_winner == (NOBODY if won is None else COLORS.index(won) + 1)
    assert kept(s) == [" ".join(sorted(card for card in four.split() if card[0] == won)) for four in cards]


SEVEN_ROOSTERS = "Y1 G1 T2 T3", "O1 B1 T2 T3", "T1 Y1 G2 B2", "G1 O2 O3 B3"


def test_seven_roosters_with_four_seats():
    """FI-7a, K1: by colors turquoise would score"""
    s = scored(*SEVEN_ROOSTERS)
    assert (s.roosters, s.last_winner) == (7, ROOSTERS)
    assert kept(s) == ["Y1 G1", "O1 B1", "Y1 T1", "G1"]
    s = scored(*SEVEN_ROOSTERS, exact=True)
    assert (s.roosters, s.last_winner) == (7, 5)
    assert kept(s) == ["T2 T3", "T2 T3", "T1", ""]


# The closed form


def closed_form(counts: tuple[int, ...], seats: int) -> str | None:
    """FI-7b: the color whose count is the largest one up to the limit that exactly one color has."""
    alone = [count for count in counts if 0 < count <= seats + 3 and counts.count(count) == 1]
    return COLORS[counts.index(max(alone))] if alone else None


def patterns(cards: int, colors: int = 5, most: int = 20) -> list[tuple[int, ...]]:
    """All ways to have so many cards of so many colors, no color having more than it has in the deck."""
    if colors == 1:
        return [(cards,)] if cards <= most else []
    return [
        (count, *rest) for count in range(min(cards, most) + 1) for rest in patterns(cards - count, colors - 1, most)
    ]


@pytest.mark.parametrize(("seats", "number"), [(2, 495), (3, 1820), (4, 4845), (5, 10626)])
def test_the_closed_form_is_the_loop(seats, number):
    """FI-7b, K7: for all counts"""
    every = patterns(4 * seats)
    assert len(every) == number
    for counts in every:
        assert closed_form(counts, seats) == majority(dict(zip(COLORS, counts, strict=True)), seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_engine_finds_what_the_closed_form_finds(seats):
    """FI-7b: for many counts; the slow test below goes through all of them"""
    falling = [counts for counts in patterns(4 * seats) if list(counts) == sorted(counts, reverse=True)]
    for i, counts in enumerate(falling[:: 8 if INTERPRETED else 1 if seats < 4 else 2]):
        turned = (*counts[i % 5 :], *counts[: i % 5])
        assert_scores(turned, seats, closed_form(turned, seats))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "every"), [(2, 1), (3, 7), (4, 61), (5, 179)])
def test_the_engine_finds_it_for_all_counts(seats, every):
    """FI-7b: all counts with two seats, and many with more"""
    for counts in list(patterns(4 * seats))[::every]:
        assert_scores(counts, seats, closed_form(counts, seats))
