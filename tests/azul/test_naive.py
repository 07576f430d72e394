"""The engine against a second implementation that shares nothing with it, event by event."""

from __future__ import annotations

import random

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.azul import rules
from maiolica.games.azul.state import State
from maiolica.testing import choose, step

from .drawn import floor, heap, line, moves, scores, source
from .naive import COLORS, Naive

GAME = get("azul")

GAMES = 1 if INTERPRETED else 12


def sort(tiles: str) -> str:
    return "".join(sorted(tiles, key=COLORS.index))


def assert_same(s: State, naive: Naive, order: list[int]) -> None:
    """Everything people can see on the table is the same."""
    assert [moves(s, seat) for seat in order] == [naive.moves(seat) for seat in order]
    assert scores(s) == [board.score for board in naive.boards]
    assert (heap(s.bag), heap(s.lid)) == (sort(naive.bag), sort(naive.lid))
    for name, tiles in naive.sources.items():
        assert source(s, name) == sort(tiles.replace("M", ""))
    for seat, board in enumerate(naive.boards):
        assert floor(s, seat) == " ".join(board.floor)
        assert [line(s, seat, i + 1).strip(".") for i in range(5)] == board.lines
        assert {(r, c): COLORS[s.seats[seat].wall[r, c] - 1] for r, c in np.argwhere(s.seats[seat].wall)} == board.wall


def play_both(seats: int, wall: str, seed: int, greedy: float) -> Naive:
    """A game in which some moves fill lines rather than floors, so that walls grow."""
    chance = random.Random(f"{seats} {wall} {seed}")
    s, naive = GAME.start(seats, {"wall": wall, "max_rounds": 12}), Naive(seats, wall == "grey", 12)
    out = np.zeros(GAME.moves.size, np.int32)
    while event := choose(GAME, s, seats, out, chance):
        seat, action = event
        if seat == CHANCE:
            naive.draw(GAME.outcomes.text(action))
            step(GAME, s, event)
        else:
            texts = moves(s, seat)
            text = GAME.moves.text(action)
            if chance.random() < greedy:
                text = next((other for other in texts if "F" not in other), text)
            naive.play(seat, text)
            step(GAME, s, (seat, GAME.moves.number(text)))
        if rules.actor(s) != CHANCE:
            assert_same(s, naive, list(range(seats)))
    assert naive.over
    assert rules.actor(s) == OVER
    return naive


@pytest.mark.parametrize("wall", ["colored", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_game(seats, wall):
    """AZ-8 to AZ-27"""
    for seed in range(GAMES):
        play_both(seats, wall, seed, greedy=(seed % 3) / 2)
