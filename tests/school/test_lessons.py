"""Lessons: what our games teach, and what is said of a lesson that does not hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from maiolica.core.game.scene import Label
from maiolica.games import get, ids
from maiolica.school.lesson import OTHERWISE, Author, BadLesson, has_lesson
from maiolica.testing.lessons import played

DEAL = "draw B B K K Y Y Y K R R R K W W W K Y Y Y Y"
TAKE = f'key = "take"\nlog = "{DEAL}"\npoint = ["factory-1-1"]\nfits = ["1B>2"]\n'


def author(tmp_path: Path, *steps: str, head: str = 'options = { first_seat = "1" }') -> Author:
    path = tmp_path / "steps.toml"
    path.write_text("\n".join([head, *(f"[[steps]]\n{step}" for step in steps)]), encoding="utf-8")
    return Author(get("azul"), path)


@pytest.mark.parametrize("game", ids())
def test_a_lesson_of_ours_takes_six_to_twelve_steps_and_nearly_all_of_them_are_done(game) -> None:
    steps = played(get(game)).steps
    assert 6 <= len(steps) <= 12
    assert sum(not step.fits for step in steps) <= 1


@pytest.mark.parametrize("game", ids())
def test_a_lesson_of_ours_ends_with_the_game_and_shows_points_before(game) -> None:
    *_, last = played(get(game)).steps
    (moments,) = last.fits.values()
    assert not any(panel.active for panel in moments[-1].scene.panels)
    accounts = [line for moment in moments for shown in moment.lines for line in shown.account]
    assert any(line.seat == 0 and line.points > 0 for line in accounts)


def test_a_step_tells_what_follows_a_move_and_what_is_said_to_others(tmp_path) -> None:
    (step,) = author(tmp_path, TAKE + 'answers = { "*>F" = "floor" }\nthen = "2 2Y>3"').lesson().steps
    assert [moment.done for moment in step.fits["1B>2"]] == [21, 22]
    assert [line.text for moment in step.fits["1B>2"] for line in moment.lines] == ["1B>2", "2Y>3"]
    assert step.said[step.answers["1B>F"]] == Label("azul-lesson-not-floor")
    assert step.said[step.answers["2Y>1"]] == OTHERWISE
    assert (step.say, step.then) == (Label("azul-lesson-take"), Label("azul-lesson-take-then"))


def test_the_example_of_the_page_is_a_lesson(tmp_path) -> None:
    page = Path(__file__).parents[2].joinpath("docs", "adding-a-game.md").read_text(encoding="utf-8")
    (tmp_path / "steps.toml").write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    (step,) = Author(get("azul"), tmp_path / "steps.toml").lesson().steps
    assert step.key == "take"
    assert [line.text for moment in step.fits["1B>2"] for line in moment.lines] == ["1B>2", "2Y>3"]


def test_a_step_without_a_log_goes_on_where_the_last_one_ended(tmp_path) -> None:
    first, second = author(tmp_path, TAKE + 'then = "2 2Y>3"', 'key = "stay"\npoint = ["center"]').lesson().steps
    assert second.scene == first.fits["1B>2"][-1].scene
    assert (second.done, second.legal, second.fits) == (22, [], {})


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        (['key = "take"\nlog = "draw X"'], "step take: line 1 of its log:"),
        ([f'key = "take"\nlog = "{DEAL}"\nfits = ["1R>1"]'], "step take: nothing matches '1R>1'"),
        ([TAKE + 'answers = { "9*" = "floor" }'], "step take: nothing matches '9\\*'"),
        ([TAKE + 'answers = { "*" = "nothing" }'], "step take: there are no words for azul-lesson-not-nothing"),
        ([TAKE + 'then = "2 1K>1"'], "step take: line 3 of its log: seat 2 may not play 1K>1"),
        ([TAKE.replace("take", "nothing")], "step nothing: there are no words for azul-lesson-nothing"),
        ([TAKE.replace("factory-1-1", "factory-9")], "step take: nothing matches 'factory-9'"),
        ([TAKE, TAKE], "step take: there is another step with this key"),
        ([TAKE, 'key = "stay"\nfits = ["*"]'], "step stay: it is not the learner's turn"),
        (['key = "take"'], "step take: it has no log, and the step before ends in 0 ways"),
        ([TAKE.replace("1B>2", "1B>*"), 'key = "stay"'], "step stay: it has no log, and the step before ends in 6"),
        ([TAKE + "points = []"], "unknown field `points`"),
        (["key = take"], "Invalid value"),
        ([], "missing required field `steps`"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_its_file_and_step(tmp_path, steps, problem) -> None:
    with pytest.raises(BadLesson, match=problem) as found:
        author(tmp_path, *steps).lesson()
    assert str(tmp_path / "steps.toml") in str(found.value)


@pytest.mark.parametrize(
    ("head", "problem"),
    [("seats = 9", "2 to 4 seats"), ('options = { wall = "pink" }', "pink"), ("steps = []", "no steps")],
)
def test_a_lesson_of_a_game_that_there_is_not_is_refused(tmp_path, head, problem) -> None:
    with pytest.raises(BadLesson, match=problem):
        author(tmp_path, *([] if "steps" in head else [TAKE]), head=head).lesson()


@dataclass
class Elsewhere:
    """A game in another folder."""

    folder: Path


def test_a_lesson_is_optional(tmp_path) -> None:
    somewhere: Any = Elsewhere(tmp_path)
    assert not has_lesson(somewhere)
