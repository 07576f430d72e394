"""The evaluation by hand and the network's input."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.random import below, pick, seeded
from maiolica.core.game.game import CHANCE, OVER, game_of
from maiolica.games import get, ids
from tests.tables import random_tables

AZUL = get("azul")


def features(state, seat: int) -> np.ndarray:
    game = game_of(state)
    out = np.full(game.feature_count, 9.0, np.float64)
    game.features(state, seat, out)
    return out


@pytest.mark.parametrize("game", ids())
def test_features_lie_between_zero_and_a_little_more_than_one(game) -> None:
    for table in random_tables(get(game), 1):
        for seat in range(table.seats):
            assert features(table.state, seat).min() >= 0
            assert features(table.state, seat).max() <= 6


@pytest.mark.parametrize("game", ids())
def test_different_positions_have_different_features(game) -> None:
    """Whatever differs between two positions of a random game, draws in between included, shows in the features."""
    for walk in walks(get(game)):
        seen: dict[bytes, bytes] = {}
        for state in walk:
            assert seen.setdefault(features(state, 1).tobytes(), state.tobytes()) == state.tobytes()


def walks(game) -> Iterator[list]:
    """All positions of random games of three seats, or as many as there can be, one for each set of named options."""
    rng = seeded(4)
    names = [option.name for option in game.options]
    actions, weights = np.zeros(game.moves.size, np.int32), np.zeros(game.outcomes.size, np.int32)
    for choices in product(*(option.choices for option in game.options)):
        state = game.start(min(3, game.seats[-1]), dict(zip(names, choices, strict=True)))
        positions = [state.clone()]
        while (seat := game.rules.actor(state)) != OVER and len(positions) < (60 if INTERPRETED else 9999):
            if seat == CHANCE:
                game.rules.deal(state, pick(rng, weights, game.rules.odds(state, weights)))
            else:
                game.rules.play(state, seat, int(actions[below(rng, game.rules.legal(state, seat, actions))]))
            positions.append(state.clone())
        yield positions


def test_features_are_relative_to_the_seat() -> None:
    """The same position with the seats moved on gives the next seat the same features."""
    table = maiolica.new("azul", seats=2, seed=2, options={"first_seat": 1})
    for _ in range(9):
        table.play(table.legal_actions()[0])
    moved = table.state.clone()
    moved.seats[0], moved.seats[1] = table.state.seats[1].copy(), table.state.seats[0].copy()
    moved.turn, moved.first = 1 - table.state.turn, 1 - table.state.first
    if table.state.marker:
        moved.marker = 3 - table.state.marker
    assert np.array_equal(features(table.state, 0), features(moved, 1))


def test_the_value_of_a_finished_game_is_its_score() -> None:
    table = maiolica.new("azul", seats=4, seed=6)
    while not table.over:
        table.play(table.legal_actions()[0])
    assert [AZUL.value(table.state, seat) for seat in range(4)] == table.scores()


def test_a_fuller_line_is_worth_more_and_a_fallen_tile_less() -> None:
    table = maiolica.new("azul", seed=1)
    before = AZUL.value(table.state, table.actor)
    seat = table.actor

    def after(line: int) -> float:
        move = next(move for move in table.legal() if move.line == line)
        table.play(move)
        value = AZUL.value(table.state, seat)
        table.undo()
        return value

    assert after(0) > before > after(5)


def test_a_free_shield_is_worth_something() -> None:
    table = maiolica.new("chocolatier", seed=1)
    before = get("chocolatier").value(table.state, 0)
    table.state.seats[0].shield = 1
    assert get("chocolatier").value(table.state, 0) > before
