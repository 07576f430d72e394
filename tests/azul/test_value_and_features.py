"""The evaluation by hand and the network's input."""

from __future__ import annotations

import numpy as np

import maiolica
from maiolica.core.random import below, seeded
from maiolica.games import get
from tests.tables import random_tables

GAME = get("azul")


def features(state, seat: int) -> np.ndarray:
    out = np.full(GAME.feature_count, 9.0, np.float64)
    GAME.features(state, seat, out)
    return out


def test_features_lie_between_zero_and_a_little_more_than_one() -> None:
    for table in random_tables(GAME, 1):
        for seat in range(table.seats):
            assert features(table.state, seat).min() >= 0
            assert features(table.state, seat).max() <= 6


def test_different_positions_have_different_features() -> None:
    """Along a game no two positions are equal, so no two feature vectors may be."""
    rng = seeded(4)
    for options in ({"wall": "colored"}, {"wall": "grey"}):
        table = maiolica.new("azul", seats=3, options=options, seed=2)
        seen: dict[bytes, bytes] = {}
        while not table.over:
            key = features(table.state, 1).tobytes()
            assert seen.setdefault(key, table.state.tobytes()) == table.state.tobytes()
            moves = table.legal_actions()
            table.play(moves[below(rng, len(moves))])


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
    assert [GAME.value(table.state, seat) for seat in range(4)] == table.scores()


def test_a_fuller_line_is_worth_more_and_a_fallen_tile_less() -> None:
    table = maiolica.new("azul", seed=1)
    before = GAME.value(table.state, table.actor)
    seat = table.actor

    def after(line: int) -> float:
        move = next(move for move in table.legal() if move.line == line)
        table.play(move)
        value = GAME.value(table.state, seat)
        table.undo()
        return value

    assert after(0) > before > after(5)
