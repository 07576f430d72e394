"""Moves and draws read well."""

from __future__ import annotations

from tests.telling import say_all, say_draws


def test_moves_read_well() -> None:
    assert say_all("chocolatier", "B<<", language="ru") == ["отправляет коричневые налево"]


def test_draws_read_well() -> None:
    assert (
        say_draws("chocolatier", "gold2 mR gold5 shield T")
        == "golden: saucer 2 (magnet for red), saucer 5 (shield: it catches what falls first); sweets dealt: 1 teal"
    )
