"""Moves and draws read well."""

from __future__ import annotations

from tests.telling import say_all, say_draws


def test_moves_read_well() -> None:
    assert say_all("azul", "3R>2", "CK>F", "@4") == [
        "takes red from factory 3 for line 2",
        "takes black from the center for the floor",
        "chooses column 4",
    ]
    assert say_all("azul", "3R>2", language="uk") == ["бере червоні з фабрики 3 у ряд 2"]


def test_draws_read_well() -> None:
    assert say_draws("azul", "seat2 R B R W") == "seat 2 starts; tiles dealt: 1 blue, 2 red, 1 white"
    assert say_draws("azul", "R B R", "uk") == "роздано плитки: синіх 1, червоних 2"
