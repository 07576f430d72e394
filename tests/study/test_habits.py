"""What many games say of a player; typical mistakes are named only where numbers show them."""

from __future__ import annotations

import json

import pytest

from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get
from maiolica.study.form import Judged, Line
from maiolica.study.habits import Past, habits_of, is_no_accident, phase_of, typical_of
from maiolica.study.judge import Effort
from maiolica.study.review import review
from tests.test_cli import run

from .games import played
from .test_figures import decision


def mistake(number: int, floor: float, wall: float = 3.0) -> Judged:
    """A mistake in a round whose better line loses less on the floor."""
    found = decision(number, 0, 0.6, 0.4)
    found.round = 3
    found.played_line = Line([], [{"wall": wall, "floor": floor}, {}], 0.0, 1)
    found.best_line = Line([], [{"wall": 3.0}, {}], 0.0, 1)
    return found


def test_what_many_mistakes_have_in_common_is_typical() -> None:
    found = typical_of("azul", [mistake(i, floor) for i, floor in enumerate((-2.0, -3.0, -2.0, -4.0, -3.0))])
    assert [(one.source, one.round, one.count) for one in found] == [("floor", 3, 5)]
    assert found[0].points == pytest.approx(2.8)
    get("azul")
    assert say(found[0].told) == "Mistakes in round 3 cost 2.8 points each at Floor, on average (5 decisions)"
    assert all(say(found[0].told, language) for language in LANGUAGES)


def test_a_few_mistakes_or_mixed_ones_are_not() -> None:
    assert not typical_of("azul", [mistake(i, -5.0) for i in range(4)])
    assert not typical_of("azul", [mistake(i, floor) for i, floor in enumerate((-9.0, 0.0, 4.0, 0.0, -1.0))])
    assert not is_no_accident([0.5] * 20)
    assert is_no_accident([1.5] * 20)


def test_a_source_that_one_line_lacks_counts_as_nothing() -> None:
    marked = [mistake(i, -2.0) for i in range(5)] + [decision(9 + i, 0, 0.6, 0.4) for i in range(2)]
    for one in marked:
        one.round = 3
    (found,) = typical_of("azul", marked)
    assert (found.count, found.points) == (7, pytest.approx(10 / 7))


def test_a_game_has_three_phases() -> None:
    assert [phase_of(i, 6) for i in range(6)] == [0, 0, 1, 1, 2, 2]
    assert phase_of(0, 1) == 0


@pytest.mark.compiled
def test_games_are_put_together_by_player_and_game() -> None:
    effort = Effort(walks=10, samples=2, glance=2)
    games = [review(played("azul", 2, seed, "casual", 1), effort) for seed in (1, 2)]
    found = habits_of([Past(games[0], ["Ada", "Bo"]), Past(games[1], ["Bo", "Cy"])])
    assert [(one.name, one.games) for one in found] == [("Bo", 2), ("Ada", 1), ("Cy", 1)]
    bo = found[0]
    seats = (games[0].by_seat[1], games[1].by_seat[0])
    assert bo.decisions == sum(seat.decisions for seat in seats)
    assert bo.blunders == sum(seat.blunders for seat in seats)
    assert bo.luck == pytest.approx(sum(seat.chance.luck for seat in seats) / 2)
    assert len(bo.phases) == 3


@pytest.mark.slow
@pytest.mark.compiled
def test_a_folder_is_reviewed_and_what_is_no_log_is_named(tmp_path) -> None:
    for seed in (1, 2):
        (tmp_path / f"{seed}.txt").write_text(played("azul", 2, seed, "casual", 1).text(), encoding="utf-8")
    (tmp_path / "shopping.txt").write_text("milk\n", encoding="utf-8")
    done = run("review", str(tmp_path), "--walks", "5")
    assert "shopping.txt" in done.stderr
    assert "Seat 1" in done.stdout
    rows = json.loads(run("review", str(tmp_path), "--walks", "5", "--json").stdout)
    assert [row["games"] for row in rows] == [2, 2]
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "no log in this folder" in run("review", str(empty), code=2).stderr
