"""What a lesson consists of, as whoever shows it gets it; lesson.py says how it is written."""

from __future__ import annotations

from msgspec import Struct

from ..core.game.scene import Label, Scene
from ..core.table.shown import Decision, LogLine, Scoring


class LessonMoment(Struct):
    """The table after a decision and the draws that follow it."""

    done: int  # the length of the log
    lines: list[LogLine]
    scene: Scene
    scoring: Scoring | None  # the table before the points, if the decision brought several changes of scores


class LessonStep(Struct):
    """A position, what is said about it, and what comes of each move."""

    key: str
    say: Label
    point: list[str]  # ids of places
    done: int  # the length of the log
    scene: Scene
    legal: list[Decision]  # none where there is only something to be seen
    fits: dict[str, list[LessonMoment]]  # what follows each move that fits, by its text
    said: list[Label]  # to moves that do not
    answers: dict[str, int]  # which of them, by the text of the move
    then: Label | None  # what is said when all of that has happened


class PlayedLesson(Struct):
    """A guided first game; the learner has the first seat."""

    game: str
    seats: int
    steps: list[LessonStep]
    end: Label  # what was learned, in short
