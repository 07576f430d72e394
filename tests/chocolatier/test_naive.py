"""The engine against a second implementation that shares nothing with it, event by event."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.chocolatier import rules
from maiolica.games.chocolatier.state import State
from maiolica.testing import choose, step

from ..azul.test_naive import sort
from .drawn import floor, heap, line, moves, scores, shield, source
from .naive import FROM_AZUL, LETTERS, NaiveGold

GAME = get("chocolatier")

GAMES = 1 if INTERPRETED else 3
OPTIONS = [
    {"wall": wall, "setup_order": order, "shield_absorbs_marker": absorbs}
    for wall, order, absorbs in product(("colored", "grey"), ("plus_first", "position"), ("yes", "no"))
]


def heap_of(tiles: str) -> str:
    return sort(tiles.replace("M", "")).translate(FROM_AZUL)


def assert_same(s: State, naive: NaiveGold) -> None:
    """Everything people can see on the table is the same."""
    seats = range(len(naive.boards))
    assert [moves(s, seat) for seat in seats] == [naive.moves(seat) for seat in seats]
    assert scores(s) == [board.score for board in naive.boards]
    assert (heap(s.bag), heap(s.lid)) == (heap_of(naive.bag), heap_of(naive.lid))
    for name, tiles in naive.sources.items():
        assert source(s, name) == heap_of(tiles)
    for seat, board in enumerate(naive.boards):
        assert floor(s, seat) == " ".join(board.floor).translate(FROM_AZUL)
        caught = naive.shields.get(board)
        assert shield(s, seat) == ("" if caught is None else caught.translate(FROM_AZUL) or "free")
        assert [line(s, seat, i + 1).strip(".") for i in range(5)] == [t.translate(FROM_AZUL) for t in board.lines]
        cells = np.argwhere(s.seats[seat].wall)
        walls = {(r, c): color.translate(FROM_AZUL) for (r, c), color in board.wall.items()}
        assert {(r, c): LETTERS[s.seats[seat].wall[r, c] - 1] for r, c in cells} == walls


def play_both(seats: int, options: dict[str, str], seed: int, greedy: float) -> NaiveGold:
    """A game in which some moves fill lines rather than floors, so that walls grow."""
    chance = random.Random(f"{seats} {options} {seed}")
    options = GAME.complete(seats, {"max_rounds": 10, **options})
    s, naive = GAME.start(seats, options), NaiveGold(seats, options)
    out = np.zeros(GAME.moves.size, np.int32)
    was_dealing = False
    while event := choose(GAME, s, seats, out, chance):
        seat, action = event
        if seat == CHANCE:
            naive.draw(GAME.outcomes.text(action))
            step(GAME, s, event)
        else:
            if was_dealing:
                naive.begin_offer()
                assert_same(s, naive)
            text = GAME.moves.text(action)
            if chance.random() < greedy:
                text = next((other for other in moves(s, seat) if "F" not in other), text)
            naive.play(seat, text)
            step(GAME, s, (seat, GAME.moves.number(text)))
            if rules.actor(s) != CHANCE:
                assert_same(s, naive)
        was_dealing = seat == CHANCE
    assert naive.over
    assert rules.actor(s) == OVER
    return naive


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_game(seats, options):
    """CH-1 to CH-15"""
    for seed in range(GAMES):
        play_both(seats, options, seed, greedy=(seed % 3) / 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_game_with_plain_saucers(seats):
    """CH-1"""
    play_both(seats, {"saucers": "plain"}, 1, greedy=0.5)
