"""Golden games show what is rare."""

from __future__ import annotations

import json
from pathlib import Path

import maiolica
from maiolica.core.table.log import read
from maiolica.games import get
from maiolica.games.five211.state import ENDED, NOBODY, ROOSTERS

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def test_golden_games_of_five211_show_what_is_rare():
    """K1, K9, K13, FI-9"""
    played = {name.removeprefix("five211-"): winners_of(name) for name in EXPECTED}
    assert {len(EXPECTED[f"five211-{name}"]["scores"]) for name in played} == {2, 3, 4, 5}
    assert {ROOSTERS, NOBODY} <= {won for won, _, _ in played["2"]}
    assert any(roosters > 6 and won != ROOSTERS for won, roosters, _ in played["4-exact"])
    assert EXPECTED["five211-5-shared"]["ranks"].count(1) == 2
    assert len(set(EXPECTED["five211-2-tie-break"]["scores"])) == 1
    assert EXPECTED["five211-2-tie-break"]["ranks"] in ([1, 2], [2, 1])
    assert max(deal for _, _, deal in played["3-long"]) > 1


def winners_of(name: str) -> list[tuple[int, int, int]]:
    """For each round of a log of five211: what scored, the roosters that were open, and the deal."""
    log, _ = read(text_of(name), [get("five211")])
    s = log.game.start(log.seats, log.options)
    result, rounds = [], (0, 0)
    for event in log.events:
        before = s.clone()
        if event.seat == maiolica.CHANCE:
            log.game.rules.deal(s, event.action)
        else:
            log.game.rules.play(s, event.seat, event.action)
        if (s.deals, s.rounds) != rounds or s.phase == ENDED:
            rounds = (s.deals, s.rounds)
            result.append((int(s.last_winner), int(s.roosters), int(before.deals)))
    return result
