"""Why points change in 5211: FI-7."""

from __future__ import annotations

import pytest

from maiolica.core.game.account import NOBODY

from ..accounts import played, sentences
from .drawn import draw


def told(*cards: str):
    """The account of the last round, when each seat plays these four cards."""
    words = [text.split() for text in cards]
    lines = [f"open {' '.join(four[:3])}, hand {four[3]}" for four in words]
    return played(draw("\n".join(lines)), *(four[3] for four in words))


def test_what_scores_is_told_first_then_what_each_seat_keeps():
    """FI-7b"""
    lines = told("Y3 Y2 G2 O2", "Y6 B2 B3 T2")
    assert sentences(lines) == [
        "FI-7b 0 yellow scores: 3 cards",
        "FI-7b 1 2 cards kept (Y2 Y3): +5",
        "FI-7b 2 1 card kept (Y6): +6",
    ]
    assert lines[0].seat == NOBODY
    assert lines[0].places == (("yellow-1", "yellow-2", "yellow-3"),)
    assert (lines[1].at, lines[1].places) == ("board-1-kept", (("board-1-open-Y2-1", "board-1-open-Y3-1"),))
    assert [line.source for line in lines[1:]] == ["colors", "colors"]


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (("Y2 Y2 Y3 G2", "Y3 Y3 Y2 O2"), ["yellow does not score: 6 cards, more than 5"]),
        (("Y2 Y2 Y3 G2", "G3 G3 O2 O2"), ["yellow, green do not score: 3 cards of each"]),
    ],
)
def test_colors_that_do_not_score_are_told_with_the_reason(cards, why):
    """FI-7b, K4 to K7"""
    assert [line.partition(" 0 ")[2] for line in sentences(told(*cards))][: len(why)] == why


def test_nobody_scores():
    """FI-7b, K9"""
    lines = told("Y2 Y2 G2 G3", "O2 O3 B2 B3")
    assert sentences(lines)[-1] == "FI-7b 0 nobody scores"
    assert {line.points for line in lines} == {0}


def test_enough_roosters_score():
    """FI-7a"""
    lines = told("Y1 G1 O1 O2", "B1 B2 T2 T3")
    assert sentences(lines) == [
        "FI-7a 0 4 roosters are open, 4 are enough: the roosters score",
        "FI-7a 1 3 roosters kept: +3",
        "FI-7a 2 1 rooster kept: +1",
    ]
