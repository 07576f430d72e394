"""Lessons in a terminal: what is written, what is answered, back, skip and leave."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from maiolica.cli.learn import Lectern
from maiolica.cli.main import app
from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get, ids
from maiolica.school.lesson_form import PlayedLesson
from maiolica.testing.lessons import played


def taught(monkeypatch, game: str, written: Iterable[str], language: str = "en") -> str:
    """What a learner reads who writes these lines."""
    lines = iter(written)

    def line() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    text = StringIO()
    Lectern(played(get(game)), language, Console(file=text, width=100)).teach()
    return " ".join(text.getvalue().split())


def all_moves(lesson: PlayedLesson) -> list[str]:
    """The lines that lead through a lesson."""
    return [
        line for step in lesson.steps for line in [*list(step.fits)[:1], *([""] if step.then or not step.fits else [])]
    ]


@pytest.mark.parametrize(("game", "language"), list(zip(ids(), LANGUAGES * 2, strict=False)))
def test_a_lesson_is_done_to_its_end_by_writing_its_moves(monkeypatch, game, language) -> None:
    lesson = played(get(game))
    read = taught(monkeypatch, game, all_moves(lesson), language)
    for step in lesson.steps:
        assert say(step.say, language) in read
    assert say(lesson.end, language) in read


def test_a_move_that_does_not_fit_is_answered_and_one_that_is_none_is_refused(monkeypatch) -> None:
    read = taught(monkeypatch, "azul", ["1B>1", "nonsense", "1b>2"])
    assert "Line 1 has room for one tile only" in read
    assert "There is no such move here" in read
    assert "Line 2 is full." in read


def test_moves_are_listed_and_can_be_written_by_number(monkeypatch) -> None:
    read = taught(monkeypatch, "azul", ["?", "2"])
    assert "2 1B>2 take blue from factory 1 for line 2" in read
    assert "Line 2 is full." in read


def test_one_goes_back_skips_and_leaves(monkeypatch) -> None:
    read = taught(monkeypatch, "azul", ["s", "b", "s", "q", "1B>2"])
    steps = [
        int(word)
        for word, after in zip(read.split(), read.split()[1:], strict=False)
        if after == "of" and word.isdecimal()
    ]
    assert steps == [1, 2, 1, 2]
    assert "Line 2 is full." not in read


def test_points_are_told_with_their_reasons(monkeypatch) -> None:
    read = taught(monkeypatch, "azul", ["s", "s", "CK>5"])
    assert "Coach: takes yellow from factory 5 for line 5 You: line 2, a tile without neighbors: +1" in read
    assert "You: floor, 1 slot: −1" in read


def test_the_command_lists_lessons_and_teaches_one() -> None:
    listed = CliRunner().invoke(app, ["learn"]).output
    assert [line.split()[0] for line in listed.splitlines()] == list(ids())
    lesson = CliRunner().invoke(app, ["learn", "azul", "--lang", "it"], input="q\n").output
    assert "vassoio" in lesson
