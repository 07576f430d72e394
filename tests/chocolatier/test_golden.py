"""Golden games show every saucer at work."""

from __future__ import annotations

import json
from pathlib import Path

from .naive import replay

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def test_golden_games_of_chocolatier_show_every_saucer_at_work():
    """CH-4, C6, C12, C16"""
    played = {name: replay(text_of(name)) for name in EXPECTED}
    seen = {name.removeprefix("chocolatier-"): game.seen for name, game in played.items()}
    nine = ("mT", "mB", "mW", "mD", "mR", "+", "keep", "spread", "shield")
    assert all(seen["4-colored-all-nine"][saucer] for saucer in nine)
    assert seen["4-colored-all-nine"]["caught tile"]
    assert seen["4-colored-all-nine"]["spread onto an empty saucer"]
    assert seen["2-colored-spread-past-shield"]["spread past the taken shield"]
    assert seen["3-colored-marker-caught"]["caught marker"]
    assert seen["2-grey-marker-falls"]["marker past a free shield"]
    assert seen["3-grey-stuck-caught"]["caught stuck tile"]
    assert seen["4-grey-by-position"]["order of set-up"]
    assert played["chocolatier-4-colored-refill"].refills
    assert not any(seen["3-colored-plain"].values())
    sides = {(len(game.boards), game.grey) for game in played.values()}
    assert sides == {(seats, grey) for seats in (2, 3, 4) for grey in (False, True)}
