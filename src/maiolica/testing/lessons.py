"""Laws of lessons: what a game teaches is true, and is said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ..core.game.game import Game
from ..core.game.scene import Label
from ..core.game.words import LANGUAGES, lesson_words
from ..school.lesson import has_lesson, lesson_of
from ..school.lesson_form import PlayedLesson
from .case import Case
from .telling import messages, strictly


class LessonLaws(Case):
    """The guided first game in the folder ``lesson/``, where there is one; to read it plays it through."""

    def test_a_lesson_is_told_in_every_language(self, language: str) -> None:
        if has_lesson(self.subject):
            for label in said_in(played(self.subject)):
                assert not re.search(r"[{}$]", strictly(label, language)), label
            folder = self.subject.folder
            assert messages(lesson_words(folder, language)) == messages(lesson_words(folder, LANGUAGES[0]))

    def test_every_word_of_a_lesson_is_said_in_it(self) -> None:
        if has_lesson(self.subject):
            said = {label.key for label in said_in(played(self.subject))}
            assert set(messages(lesson_words(self.subject.folder, LANGUAGES[0]))) <= said

    def test_every_move_in_a_lesson_fits_or_has_an_answer(self) -> None:
        if has_lesson(self.subject):
            for step in played(self.subject).steps:
                texts = [move.text for move in step.legal]
                assert sorted(texts) == sorted([*step.fits, *step.answers])
                assert all(0 <= number < len(step.said) for number in step.answers.values())

    def test_what_a_lesson_points_at_is_in_the_picture(self) -> None:
        if has_lesson(self.subject):
            for step in played(self.subject).steps:
                shapes = [shape.id for panel in step.scene.panels for shape in panel.shapes]
                assert step.point
                assert set(step.point) <= set(shapes)


@cache
def played(game: Game) -> PlayedLesson:
    """A game's lesson, played through once."""
    return lesson_of(game)


def said_in(lesson: PlayedLesson) -> Iterator[Label]:
    """All that the coach may say."""
    for step in lesson.steps:
        yield from (step.say, *step.said, *filter(None, [step.then]))
    yield lesson.end
