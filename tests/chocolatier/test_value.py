"""The evaluation by hand."""

from __future__ import annotations

import maiolica
from maiolica.games import get


def test_a_free_shield_is_worth_something() -> None:
    table = maiolica.new("chocolatier", seed=1)
    before = get("chocolatier").value(table.state, 0)
    table.state.seats[0].shield = 1
    assert get("chocolatier").value(table.state, 0) > before
