"""Whole games, kept: they replay to the same end and are written byte for byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import maiolica
from maiolica.games.azul import rules

from .azul.naive import Naive, replay

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())

every_log = pytest.mark.parametrize("name", sorted(EXPECTED))


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def test_every_log_has_an_expected_end():
    assert sorted(path.stem for path in FOLDER.glob("*.log")) == sorted(EXPECTED)


@every_log
def test_a_golden_game_ends_as_it_did(name):
    table = maiolica.load(FOLDER / f"{name}.log")
    assert table.over
    assert EXPECTED[name] == {
        "scores": table.scores(),
        "ranks": table.ranks(),
        "rounds": table.state.rounds,
        "truncated": rules.is_truncated(table.state),
        "events": len(table.log.events),
    }


@every_log
def test_a_golden_game_is_written_byte_for_byte(name):
    assert maiolica.load_text(text_of(name)).text() == text_of(name)


@every_log
def test_a_golden_game_can_be_taken_back_to_its_start(name):
    table = maiolica.load_text(text_of(name))
    moves = [event for event in table.log.events if event.seat >= 0]
    for _ in moves:
        table.undo()
    assert [event.seat for event in table.log.events] == [maiolica.CHANCE] * len(table.log.events)
    assert table.scores() == [0] * table.seats


@every_log
def test_a_golden_game_scores_the_same_when_it_is_counted_by_hand(name):
    """AZ-16, AZ-17, AZ-22"""
    naive = replay(text_of(name))
    assert naive.over
    assert [board.score for board in naive.boards] == EXPECTED[name]["scores"]
    assert naive.rounds == EXPECTED[name]["rounds"]


def test_golden_games_show_what_is_rare():
    """A6, A8, A12, G4"""
    played: dict[str, Naive] = {name: replay(text_of(name)) for name in EXPECTED}
    assert played["azul-3-colored-refill"].refills
    assert played["azul-4-colored-short"].short_deals
    assert played["azul-2-grey-stuck"].stuck
    assert EXPECTED["azul-3-grey-truncated"]["truncated"]
    assert EXPECTED["azul-2-colored-random"]["scores"] == [2, 2]
    assert EXPECTED["azul-2-colored-random"]["ranks"] == [1, 2]
    sides = {(len(game.boards), game.grey) for game in played.values()}
    assert sides == {(seats, grey) for seats in (2, 3, 4) for grey in (False, True)}
