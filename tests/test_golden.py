"""Golden games in the second implementation of their rules, where a game has one; the laws say the rest."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.log"))
LOGS = [path for path in GOLDEN if (path.parents[1] / "naive.py").exists()]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_scores_the_same_when_it_is_counted_by_hand(path: Path) -> None:
    """AZ-16, AZ-17, AZ-22, PA-16, PA-21, DU-26, DU-27, DU-32"""
    expected = json.loads(path.with_name("expected.json").read_text())[path.stem]
    naive = import_module(f"tests.{path.parents[1].name}.naive").replay(path.read_bytes().decode())
    assert naive.over
    assert [board.score for board in naive.boards] == expected["scores"]
    assert naive.rounds == expected["rounds"]
