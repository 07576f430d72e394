"""The figures of a review by hand."""

from __future__ import annotations

import pytest

from maiolica.core.game.scene import Label
from maiolica.study.figures import accuracy_of, accuracy_of_all, kind_of, mark_of, moments_of, seat_review
from maiolica.study.form import Judged, Prospect, Weighed


def prospect(chance: float) -> Prospect:
    return Prospect([chance, 1 - chance], [10 * chance, -10 * chance])


def decision(done: int, seat: int, before: float, after: float, luck: float = 0.0) -> Judged:
    move = Weighed("1Y>1", {}, Label("x"), after, 0.0)
    loss = max(0.0, before - after if seat == 0 else after - before)
    change = Prospect([luck, -luck], [0.0, 0.0])
    return Judged(
        done, seat, 1, "real", move, move, [move], loss, 0.0, mark_of(loss), accuracy_of(loss),
        prospect(before), prospect(after), change, 100,
    )  # fmt: skip


def test_accuracy_follows_the_formula_of_lichess() -> None:
    assert accuracy_of(0.0) == pytest.approx(100, abs=0.01)
    assert accuracy_of(0.10) == pytest.approx(63.58, abs=0.01)
    assert accuracy_of(0.20) == pytest.approx(40.02, abs=0.01)
    assert accuracy_of(1.0) == 0


def test_marks_are_given_by_the_loss_of_winning_chance() -> None:
    assert [mark_of(loss) for loss in (0.0, 0.049, 0.05, 0.1, 0.15, 1.0)] == [
        "", "", "inaccuracy", "mistake", "blunder", "blunder",
    ]  # fmt: skip


def test_a_blunder_weighs_more_than_small_slips_that_lose_as_much() -> None:
    assert accuracy_of_all([]) is None
    assert accuracy_of_all([100.0, 100.0]) == 100
    assert accuracy_of_all([100.0, 0.0]) == pytest.approx((50 + 2 / (0.01 + 1)) / 2)


def test_what_is_forced_or_equal_is_no_real_decision() -> None:
    assert kind_of([0.4]) == "forced"
    assert kind_of([0.4, 0.395]) == "equal"
    assert kind_of([0.4, 0.3]) == "real"


def test_the_way_to_the_result_is_split_into_its_parts() -> None:
    decisions = [decision(1, 0, 0.6, 0.5), decision(2, 1, 0.5, 0.7, luck=-0.3), decision(9, 0, 0.35, 0.35)]
    way = seat_review(0, prospect(0.5), Prospect([0.1, -0.1], [1.0, -1.0]), decisions, prospect(0.0)).chance
    assert way.start == 0.5
    assert way.moves == pytest.approx(-0.1)
    assert way.others == pytest.approx(0.2)
    assert way.luck == pytest.approx(-0.2)
    assert way.later == pytest.approx(-0.4)


def test_the_three_largest_changes_are_what_it_hinged_on() -> None:
    decisions = [
        decision(1, 0, 0.6, 0.5),
        decision(2, 1, 0.5, 0.8, luck=-0.2),
        decision(3, 0, 0.5, 0.48),
        decision(4, 0, 0.5, 0.44),
    ]
    found = moments_of(Prospect([0.0, 0.0], [0.0, 0.0]), decisions)
    assert [(one.done, one.by, one.seat) for one in found] == [(1, "move", 0), (2, "move", 1), (2, "luck", 0)]
    assert moments_of(Prospect([0.0, 0.0], [0.0, 0.0]), decisions[2:3]) == []
