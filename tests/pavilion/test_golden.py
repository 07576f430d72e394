"""Golden games show every bonus and what is rare."""

from __future__ import annotations

import json
from pathlib import Path

from .naive import replay

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def test_golden_games_of_pavilion_show_every_bonus_and_what_is_rare():
    """PA-17, PA-18, PA-20, S4, S16, S20, S24"""
    played = {name.removeprefix("pavilion-"): replay(text_of(name)) for name in EXPECTED}
    seen = {name: game.seen for name, game in played.items()}
    for name, kind in (("2-colored-pillar", "pillar"), ("3-colored-statue", "statue"), ("2-grey-window", "window")):
        assert [each for each in ("pillar", "statue", "window") if seen[name][each]] == [kind]
    assert seen["2-colored-pillar"]["pillar and pillar"]
    assert seen["3-grey-statue-and-pillar"]["pillar and statue"]
    for name in ("4-colored-short", "4-grey-short"):
        assert seen[name]["short deal"]
        assert seen[name]["bag refilled"]
    assert seen["4-colored-short"]["gap in the supply"]
    assert seen["2-grey-literal"]["kept in the last round"]
    assert seen["2-grey-literal"]["points saved by the floor"]
    orders = {name: game.order for name, game in played.items() if game.order != "PGOYBR"}
    assert orders == {"3-colored-variant-2": "ORBYGP", "3-grey-statue-and-pillar": "BRYGPO"}
    sides = {(len(game.boards), game.grey) for game in played.values()}
    assert sides == {(seats, grey) for seats in (2, 3, 4) for grey in (False, True)}
