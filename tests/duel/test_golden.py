"""Golden games show every goal and what is rare."""

from __future__ import annotations

import json
from pathlib import Path

from .naive import replay

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def test_golden_games_of_duel_show_every_goal_and_what_is_rare():
    """DU-4, DU-7, DU-8, DU-22, DU-23, DU-27, DU-32"""
    seen = {name.removeprefix("duel-2-"): replay(text_of(name)).seen for name in EXPECTED}
    assert seen["first-three-plates"]["2 plates put back"]
    assert seen["first-three-plates"]["plate drawn again"]
    assert seen["four-free-plate"]["forced to draw without points"]
    assert seen["first-drawn-anew"]["drawn anew"]
    assert seen["three-diagonal"]["special tile"]
    assert seen["three-diagonal"]["diagonals"]
    others = "listed-colors-perimeter-corners-specials"
    assert seen[others]["broken line"]
    for payment in ("matching payment", "mixed payment", "payment without the color"):
        assert seen[others][payment]
    for name in ("listed-rows-columns-wilds", others):
        assert all(seen[name][goal] for goal in name.split("-")[1:])
