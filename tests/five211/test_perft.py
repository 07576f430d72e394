"""How many sequences of decisions there are from fixed hands: the numbers change only when the rules do."""

from __future__ import annotations

from math import comb, factorial, perm

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.games.five211 import rules
from maiolica.games.five211.moves import MOVES
from maiolica.games.five211.state import State

from .drawn import draw

APART = [
    "hand Y1 Y2 Y3 Y4 Y5",
    "hand G1 G2 G3 G4 G5",
    "hand O1 O2 O3 O4 O5",
    "hand B1 B2 B3 B4 B5",
    "hand T1 T2 T3 T4 T5",
]
ALIKE = ["hand Y1 Y1 Y1 Y2 Y2", "hand G1 G1 G1 G1 G1", "hand O2 O2 O3 O3 O4"]


def perft(s: State, depth: int, in_any_order: bool = False) -> int:
    """The number of sequences of so many decisions; one that comes to a draw or to the end is counted and stops."""
    if depth == 0 or rules.actor(s) < 0:
        return 1
    out = np.zeros(MOVES.size, np.int32)
    total = 0
    for seat in range(s.seat_count) if in_any_order else [rules.actor(s)]:
        for action in out[: rules.legal(s, seat, out)].tolist():
            after = s.clone()
            rules.play(after, seat, action)
            total += perft(after, depth - 1, in_any_order)
    return total


def hands(lines: list[str], seats: int) -> str:
    """A picture of the first hands."""
    return "\n".join(lines[:seats])


POSITIONS = {
    "two seats": draw(hands(APART, 2), 1),
    "two seats, the last round": draw(hands(APART, 2)),
    "three seats, hands with pairs": draw(hands(ALIKE, 3), 1),
    "three seats, hands with pairs, the last round": draw(hands(ALIKE, 3)),
    "five seats": draw(hands(APART, 5), 2),
    "five seats, the last round": draw(hands(APART, 5), first=3),
}
COUNTS = {
    "two seats": [5, 20, 100, 400, 400],
    "two seats, the last round": [5, 20, 100, 400, 1200, 3600, 7200, 14400, 14400],
    "three seats, hands with pairs": [2, 4, 4, 4, 12, 32, 32],
    "three seats, hands with pairs, the last round": [2, 4, 4, 4, 12, 32, 56, 56, 126, 180, 180, 300, 300],
    "five seats": [5, 20, 100, 400, 2000, 8000],
    "five seats, the last round": [5, 20, 100, 400, 2000, 8000],
}
LIGHT = 130 if INTERPRETED else 5_000


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is_as_recorded(name):
    for depth, count in enumerate(COUNTS[name], 1):
        if count <= LIGHT:
            assert perft(POSITIONS[name], depth) == count


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_long_sequences_is_as_recorded(name):
    assert perft(POSITIONS[name], len(COUNTS[name])) == COUNTS[name][-1]


def test_five_different_cards_are_chosen_in_as_many_orders():
    """FI-3: two of five, and in the last round one of three and one of two besides"""
    assert COUNTS["two seats"][-1] == perm(5, 2) ** 2
    assert COUNTS["two seats, the last round"][-1] == (perm(5, 2) * 3 * 2) ** 2


def test_hands_with_pairs_have_fewer_orders():
    """FI-3: AAABB has four words of two letters and ten of four, AABBC has eight and thirty"""
    assert COUNTS["three seats, hands with pairs"][-1] == 4 * 1 * 8
    assert COUNTS["three seats, hands with pairs, the last round"][-1] == 10 * 1 * 30


def test_seats_in_any_order_have_as_many_sequences_as_their_choices_can_be_mixed():
    """FI-3: nobody waits for another, but all wait for the end of the part"""
    assert INTERPRETED or perft(POSITIONS["two seats"], 4, True) == comb(4, 2) * perm(5, 2) ** 2
    third = draw("open Y2 Y3, hand Y1 Y4 Y5 \n open G2 G3, hand G1 G4 G5 \n open O2 O3, hand O1 O4 O5")
    assert perft(third, 3, True) == factorial(3) * 3**3


def test_a_hand_of_five_kinds_has_five_moves_and_a_hand_of_one_kind_has_one():
    out = np.zeros(MOVES.size, np.int32)
    s = POSITIONS["three seats, hands with pairs"]
    assert [rules.legal(s, seat, out) for seat in range(3)] == [2, 1, 3]
    assert rules.legal(POSITIONS["five seats"], 4, out) == 5
