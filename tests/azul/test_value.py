"""The evaluation by hand and the network's input."""

from __future__ import annotations

import numpy as np

import maiolica
from maiolica.games import get
from maiolica.testing import inputs

AZUL = get("azul")


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
    assert np.array_equal(inputs.features(AZUL, table.state, 0), inputs.features(AZUL, moved, 1))


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
