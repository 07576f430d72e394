"""Whole games, kept: they replay to the same end and are written byte for byte."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import maiolica
from maiolica.core.table.log import read
from maiolica.games import load_all
from maiolica.games.azul import rules
from maiolica.games.five211.state import ENDED, NOBODY, ROOSTERS

FOLDER = Path(__file__).parent / "golden"
EXPECTED = json.loads((FOLDER / "expected.json").read_text())

every_log = pytest.mark.parametrize("name", sorted(EXPECTED))


def has_naive(name: str) -> bool:
    """Whether the log's game has a second implementation of its rules."""
    return (Path(__file__).parent / name.split("-", maxsplit=1)[0] / "naive.py").exists()


def text_of(name: str) -> str:
    """A log, with its line endings as they are."""
    return (FOLDER / f"{name}.log").read_bytes().decode()


def replay(name: str) -> Any:
    """The game at the end of a log, in the second implementation of its rules."""
    return import_module(f".{name.split('-', maxsplit=1)[0]}.naive", __package__).replay(text_of(name))


def test_every_log_has_an_expected_end():
    assert sorted(path.stem for path in FOLDER.glob("*.log")) == sorted(EXPECTED)


@every_log
def test_a_golden_game_ends_as_it_did(name):
    table = maiolica.load(FOLDER / f"{name}.log")
    assert table.over
    limited = {"truncated": rules.is_truncated(table.state)} if "max_rounds" in table.log.options else {}
    assert EXPECTED[name] == limited | {
        "scores": table.scores(),
        "ranks": table.ranks(),
        "rounds": table.state.rounds,
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
    start = table.game.start(table.seats, table.log.options)
    assert table.scores() == [table.game.rules.score(start, seat) for seat in range(table.seats)]


@pytest.mark.parametrize("name", [name for name in sorted(EXPECTED) if has_naive(name)])
def test_a_golden_game_scores_the_same_when_it_is_counted_by_hand(name):
    """AZ-16, AZ-17, AZ-22, PA-16, PA-21, DU-26, DU-27, DU-32"""
    naive = replay(name)
    assert naive.over
    assert [board.score for board in naive.boards] == EXPECTED[name]["scores"]
    assert naive.rounds == EXPECTED[name]["rounds"]


def test_golden_games_of_azul_show_what_is_rare():
    """A6, A8, A12, G4"""
    played = {name: replay(name) for name in EXPECTED if name.startswith("azul")}
    assert played["azul-3-colored-refill"].refills
    assert played["azul-4-colored-short"].short_deals
    assert played["azul-2-grey-stuck"].stuck
    assert EXPECTED["azul-3-grey-truncated"]["truncated"]
    assert EXPECTED["azul-2-colored-random"]["scores"] == [2, 2]
    assert EXPECTED["azul-2-colored-random"]["ranks"] == [1, 2]
    sides = {(len(game.boards), game.grey) for game in played.values()}
    assert sides == {(seats, grey) for seats in (2, 3, 4) for grey in (False, True)}


def test_golden_games_of_chocolatier_show_every_saucer_at_work():
    """CH-4, C6, C12, C16"""
    played = {name: replay(name) for name in EXPECTED if name.startswith("chocolatier")}
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


def test_golden_games_of_pavilion_show_every_bonus_and_what_is_rare():
    """PA-17, PA-18, PA-20, S4, S16, S20, S24"""
    played = {name.removeprefix("pavilion-"): replay(name) for name in EXPECTED if name.startswith("pavilion")}
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


def test_golden_games_of_duel_show_every_goal_and_what_is_rare():
    """DU-4, DU-7, DU-8, DU-22, DU-23, DU-27, DU-32"""
    seen = {name.removeprefix("duel-2-"): replay(name).seen for name in EXPECTED if name.startswith("duel")}
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


def test_golden_games_of_five211_show_what_is_rare():
    """K1, K9, K13, FI-9"""
    played = {name.removeprefix("five211-"): winners_of(name) for name in EXPECTED if name.startswith("five211")}
    assert {len(EXPECTED[f"five211-{name}"]["scores"]) for name in played} == {2, 3, 4, 5}
    assert {ROOSTERS, NOBODY} <= {won for won, _, _ in played["2"]}
    assert any(roosters > 6 and won != ROOSTERS for won, roosters, _ in played["4-exact"])
    assert EXPECTED["five211-5-shared"]["ranks"].count(1) == 2
    assert len(set(EXPECTED["five211-2-tie-break"]["scores"])) == 1
    assert EXPECTED["five211-2-tie-break"]["ranks"] in ([1, 2], [2, 1])
    assert max(deal for _, _, deal in played["3-long"]) > 1


def winners_of(name: str) -> list[tuple[int, int, int]]:
    """For each round of a log of five211: what scored, the roosters that were open, and the deal."""
    log, _ = read(text_of(name), load_all())
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
