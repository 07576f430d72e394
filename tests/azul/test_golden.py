"""Golden games show what is rare."""

from __future__ import annotations

import json
from pathlib import Path

from .naive import replay

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def test_golden_games_of_azul_show_what_is_rare():
    """A6, A8, A12, G4"""
    played = {name: replay(text_of(name)) for name in EXPECTED}
    assert played["azul-3-colored-refill"].refills
    assert played["azul-4-colored-short"].short_deals
    assert played["azul-2-grey-stuck"].stuck
    assert EXPECTED["azul-3-grey-truncated"]["truncated"]
    assert EXPECTED["azul-2-colored-random"]["scores"] == [2, 2]
    assert EXPECTED["azul-2-colored-random"]["ranks"] == [1, 2]
    sides = {(len(game.boards), game.grey) for game in played.values()}
    assert sides == {(seats, grey) for seats in (2, 3, 4) for grey in (False, True)}
