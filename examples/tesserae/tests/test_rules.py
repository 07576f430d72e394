"""The numbered rules of README.md."""

from __future__ import annotations

from typing import Any

import pytest
from tesserae import rules

import maiolica
from maiolica.core.dialect.jit import source_of
from maiolica.games import get

GAME = get("tesserae")


def floor_of(text: str) -> Any:
    """A position with one floor as people draw it; a dot is a free cell."""
    s = GAME.start(2, {"first_seat": 1, "lines": "diagonal"})
    for cell, letter in enumerate(text.replace(" ", "")):
        s.seats[0].floor[cell] = ".TSOI".index(letter)
    return s


def test_the_bench_has_two_stones_more_than_seats() -> None:
    """TE-1, TE-2"""
    for seats in GAME.seats:
        table = maiolica.new("tesserae", seats=seats, seed=1)
        assert sum(table.state.bench[color] for color in range(4)) == seats + 2
        table.play(table.legal()[0])
        assert sum(table.state.bench[color] for color in range(4)) == seats + 2


def test_everybody_lays_nine_stones() -> None:
    """TE-3, TE-4"""
    table = maiolica.new("tesserae", seats=3, seed=2)
    turns = [0, 0, 0]
    while not table.over:
        turns[table.actor] += 1
        table.play(table.legal()[-1])
    assert turns == [9, 9, 9]


@pytest.mark.parametrize(
    ("floor", "points"),
    [
        ("TTT ... ...", 6),
        ("T.. T.. T..", 6),
        ("TSO ... ...", 3),
        ("TTS ... ...", 0),
        ("TT. ... ...", 0),
        ("TTT TTT TTT", 48),
        ("TSO OTS SOT", 27),
        ("T.. .T. ..T", 6),
    ],
)
def test_lines_bring_points(floor, points) -> None:
    """TE-5"""
    assert rules.score(floor_of(floor), 0) == points


def test_diagonals_count_only_by_choice() -> None:
    """TE-5"""
    s = floor_of("T.. .T. ..T")
    s.crossed = 0
    assert rules.score(s, 0) == 0


def test_equals_share_the_victory() -> None:
    """TE-6"""
    s = floor_of("TTT ... ...")
    s.seats[1].floor[6] = s.seats[1].floor[7] = s.seats[1].floor[8] = 2
    places = [0, 0]
    source_of(rules.ranks)(s, places)
    assert places == [1, 1]
