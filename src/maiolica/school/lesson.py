"""A lesson is read from its game's folder and played through the engine, so that nothing in it can be untrue."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NoReturn

import msgspec
from msgspec import Struct, field

from ..core.game.errors import BadLog, MaiolicaError
from ..core.game.game import CHANCE, Game
from ..core.game.scene import Label, Scene
from ..core.game.words import LESSON, words
from ..core.table.log import Log, default_names, read_events
from ..core.table.shown import decisions, new_lines, scoring
from ..core.table.table import Table
from .lesson_form import LessonMoment, LessonStep, PlayedLesson

LEARNER = 0  # the learner's seat
OTHERWISE = Label("lesson-other")  # said to a move for which the author has no words
STEPS = "steps.toml"


class BadLesson(MaiolicaError):
    """A lesson that cannot be taught: what is wrong, and with which file and step."""


class WrittenStep(Struct, kw_only=True, forbid_unknown_fields=True):
    """A step of ``lesson/steps.toml``."""

    key: str  # what is said is the message GAME-lesson-KEY, and afterwards GAME-lesson-KEY-then
    log: str = ""  # how the game came here; without it, where the step before ended
    point: list[str] = []  # patterns of the ids of the places that are pointed at
    fits: list[str] = []  # patterns of the moves that fit; none where there is only something to be seen
    answers: dict[str, str] = field(default_factory=dict)  # to patterns of other moves: GAME-lesson-not-…
    then: str = ""  # what happens after the move, as lines of a log


class WrittenLesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """The file ``lesson/steps.toml`` of a game; the learner has the first seat."""

    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    steps: list[WrittenStep]


msgspec.json.Decoder(WrittenLesson)  # looks at the types now: two threads that do it at once can end the process


def file_of(game: Game) -> Path:
    """Where a game's lesson is written."""
    return game.folder / LESSON / STEPS


def has_lesson(game: Game) -> bool:
    """Whether a game has a lesson."""
    return file_of(game).exists()


def lesson_of(game: Game) -> PlayedLesson:
    """The lesson of a game, with all that can happen in it."""
    return Author(game, file_of(game)).lesson()


class Author:
    """Makes a lesson of what is written; whatever does not hold is an error that names the file and the step."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.key = ""  # of the step that is being made
        self.written = self.read()
        self.options = self.checked_options()

    def wrong(self, problem: object) -> NoReturn:
        """Refuse the lesson."""
        raise BadLesson(f"{self.path}{f', step {self.key}' if self.key else ''}: {problem}") from None

    def read(self) -> WrittenLesson:
        """The file as it is written."""
        try:
            return msgspec.convert(tomllib.loads(self.path.read_text(encoding="utf-8")), WrittenLesson)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            self.wrong(error)

    def checked_options(self) -> dict[str, str]:
        """All options of the game that is played."""
        try:
            return self.game.complete(self.written.seats, self.written.options)
        except MaiolicaError as error:
            self.wrong(error)

    def lesson(self) -> PlayedLesson:
        """All steps, each from where the one before ended or from its own log."""
        steps: list[LessonStep] = []
        ends: list[str] = []  # the logs to which the step before can lead
        for written in self.written.steps:
            self.key = written.key
            if written.key in [step.key for step in steps]:
                self.wrong("there is another step with this key")
            log = written.log.strip() or self.only(ends)
            step, ends = self.step(written, log)
            steps.append(step)
        self.key = ""
        if not steps:
            self.wrong("there are no steps")
        return PlayedLesson(self.game.id, self.written.seats, steps, self.label("end"))

    def only(self, ends: list[str]) -> str:
        """The one way in which the step before can end."""
        if len(ends) != 1:
            self.wrong(f"it has no log, and the step before ends in {len(ends)} ways")
        return ends[0]

    def step(self, written: WrittenStep, log: str) -> tuple[LessonStep, list[str]]:
        """A step, and the logs to which it leads."""
        table = self.table(log)
        scene, legal = table.scene(LEARNER), decisions(table, LEARNER)
        texts = [move.text for move in legal] if written.fits else []
        if written.fits and not texts:
            self.wrong("it is not the learner's turn")
        fits = [text for text in texts if self.matches(text, written.fits)]
        self.all_match([*written.fits, *written.answers], texts)
        said, answers = self.answers(written, [text for text in texts if text not in fits])
        logs = {text: "\n".join(filter(None, [log, f"1 {text}", written.then.strip()])) for text in fits}
        step = LessonStep(
            key=written.key,
            say=self.label(written.key),
            point=self.places(written.point, scene),
            done=len(table.log.events),
            scene=scene,
            legal=legal if written.fits else [],
            fits={text: list(self.moments(logs[text], len(table.log.events))) for text in fits},
            said=said,
            answers=answers,
            then=self.label(f"{written.key}-then") if self.has_words(f"{written.key}-then") else None,
        )
        return step, list(logs.values()) if fits else [log]

    def answers(self, written: WrittenStep, others: list[str]) -> tuple[list[Label], dict[str, int]]:
        """What is said to moves that do not fit: the first pattern that matches decides."""
        said = [*(self.label(f"not-{key}") for key in written.answers.values()), OTHERWISE]
        patterns = [*written.answers, "*"]
        found = {text: next(i for i, pattern in enumerate(patterns) if fnmatchcase(text, pattern)) for text in others}
        return said, found

    def moments(self, log: str, since: int) -> Iterator[LessonMoment]:
        """The table after each decision that follows so many events, with the draws after it."""
        table = self.table(log)
        events = table.log.events
        known = since
        for done in range(since + 1, len(events) + 1):
            if done == len(events) or events[done].seat != CHANCE:
                now = table.at(done)
                seen = now.seen(LEARNER)
                _, lines = new_lines(table, seen, seen[:known])
                yield LessonMoment(done, lines, now.scene(LEARNER), scoring(table, lines, LEARNER))
                known = done

    def table(self, lines: str) -> Table:
        """The table at the end of the lines of a log."""
        log = Log(self.game, self.written.seats, default_names(self.written.seats), self.options)
        try:
            return Table.replay(log, read_events(lines, log))
        except BadLog as error:
            self.wrong(f"line {error.line} of its log: {error.reason}")

    def places(self, patterns: list[str], scene: Scene) -> list[str]:
        """The ids in a picture that are pointed at."""
        ids = [shape.id for panel in scene.panels for shape in panel.shapes if shape.id]
        self.all_match(patterns, ids)
        return list(dict.fromkeys(one for one in ids if self.matches(one, patterns)))

    def matches(self, text: str, patterns: list[str]) -> bool:
        """Whether one of the patterns is that of a text."""
        return any(fnmatchcase(text, pattern) for pattern in patterns)

    def all_match(self, patterns: list[str], texts: list[str]) -> None:
        """Refuse patterns that speak of nothing."""
        for pattern in patterns:
            if not any(fnmatchcase(text, pattern) for text in texts):
                self.wrong(f"nothing matches {pattern!r}; there are {' '.join(texts)}")

    def has_words(self, key: str) -> bool:
        """Whether something is said under a key."""
        return bool(words("en").has_message(f"{self.game.id}-lesson-{key}"))

    def label(self, key: str) -> Label:
        """What is said under a key."""
        if not self.has_words(key):
            self.wrong(f"there are no words for {self.game.id}-lesson-{key}")
        return Label(f"{self.game.id}-lesson-{key}")
