"""Moves and draws read well."""

from __future__ import annotations

from tests.telling import say_all


def test_moves_read_well() -> None:
    assert say_all("pavilion", "R>C4", "w1", "w2", "pass", language="it") == [
        "mette una piastrella rossa sulla casella 4 della stella centrale",
        "paga con 1 jolly",
        "paga con 2 jolly",
        "passa",
    ]
