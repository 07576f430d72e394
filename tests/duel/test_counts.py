"""Counts that must come out in every game, whatever is played (DU-31), and that nobody is ever stuck."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.duel import rules
from maiolica.games.duel.moves import MOVES, OUTCOMES, STACK
from maiolica.games.duel.state import OFFER, State

from .drawn import chips, display, plates_on, stack_size

GAME = get("duel")

SETTINGS = list(product(["no", "yes"], [0.0, 0.8]))
STACKS = {1: 13, 2: 9, 3: 5, 4: 1, 5: 0}
OUT = np.zeros(max(MOVES.size, OUTCOMES.size), np.int32)


def check_start_of_round(s: State) -> None:
    """DU-31: the stack, the display, the domes and the chips when the first turn of a round begins."""
    assert stack_size(s) == STACKS[s.rounds]
    assert len(display(s)) == (3 if s.rounds < 5 else 0)
    assert s.token == 0
    for seat in (0, 1):
        assert len(plates_on(s, seat)) == 1 + 2 * (s.rounds - 1)
        assert chips(s, seat).total() + s.seats[seat].spent == 2 * (s.rounds - 1)
    assert sum(chip > 0 for chip in s.factory_chips.tolist()) == 4
    assert s.sun.sum() <= 21


def check_end(s: State) -> None:
    """DU-31: 9 plates for each seat and 18 in all, 20 chips."""
    assert s.rounds == 5
    assert (stack_size(s), display(s)) == (0, [])
    for seat in (0, 1):
        assert len(plates_on(s, seat)) == 9
        assert chips(s, seat).total() + s.seats[seat].spent == 10
    assert not s.unseen_chips.any()
    assert not s.factory_chips.any()


def play_game(free: str, eager: float, seed: int) -> None:
    """A random game in which plates are drawn from the stack more or less often."""
    chance = random.Random(f"{free} {eager} {seed}")
    s = GAME.start(2, {"free_draws": free, "goals": "four"})
    rounds = decisions = 0
    while (actor := rules.actor(s)) != OVER:
        if actor == CHANCE:
            count = rules.odds(s, OUT)
            rules.deal(s, chance.choices(range(count), OUT[:count].tolist())[0])
            continue
        if s.phase == OFFER and s.rounds > rounds:
            rounds = s.rounds
            check_start_of_round(s)
        count = rules.legal(s, actor, OUT)
        assert count > 0, "nobody can move, and the game is not over"
        actions = OUT[:count].tolist()
        draws = STACK + 1 in actions and chance.random() < eager
        rules.play(s, actor, STACK + 1 if draws else chance.choice(actions))
        decisions += 1
    assert rounds == 5
    assert decisions < 1000
    check_end(s)


@pytest.mark.parametrize(("free", "eager"), SETTINGS)
def test_plates_and_chips_come_out_and_somebody_can_always_move(free, eager):
    """DU-31, DU-17, DU-18"""
    for seed in range(5 if INTERPRETED else 25):
        play_game(free, eager, seed)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("free", "eager"), SETTINGS)
def test_plates_and_chips_come_out_in_hundreds_of_games(free, eager):
    """DU-31, DU-17, DU-18"""
    for seed in range(40):
        play_game(free, eager, seed + 1000)
