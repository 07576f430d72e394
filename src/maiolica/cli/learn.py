"""A lesson in a terminal: the table in characters, what the coach says, and a line for the learner's move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.padding import Padding

from ..core.game.scene import Label, Scene
from ..core.game.words import say
from ..core.table.shown import Decision, LogLine
from ..school.lesson_form import LessonMoment, LessonStep, PlayedLesson
from ..ui.looks import Mark
from ..ui.text import SMALL, draw

LEARNER = 0
BACK, SKIP, LEAVE, SHOW = "b", "s", "q", "?"
FIT, MOST = "fit", 12  # what a step can end with beside the keys; so many lines of the log are told


class Left(Exception):
    """The learner has had enough."""


class Lectern:
    """Shows one step of a lesson after the other, and hears what the learner writes."""

    def __init__(self, lesson: PlayedLesson, language: str, console: Console) -> None:
        self.lesson = lesson
        self.language = language
        self.console = console
        self.names = [self.word("lesson-you"), self.word("lesson-coach")]

    def teach(self) -> None:
        """All steps; back, skip and leave at any time."""
        index = 0
        try:
            while index < len(self.lesson.steps):
                index = max(0, index + (-1 if self.step(index) == BACK else 1))
            self.tell(self.lesson.end)
        except (Left, EOFError):
            pass

    def step(self, index: int) -> str:
        """Show a step until a move fits, or the learner goes elsewhere; how it ended."""
        step = self.lesson.steps[index]
        self.console.rule(self.word("lesson-step", step=index + 1, count=len(self.lesson.steps)))
        self.show(step.scene, step.point)
        self.tell(step.say)
        ended = self.ask(step) if step.fits else self.pause()
        if ended == FIT and step.then:
            self.tell(step.then)
            return self.pause()
        return ended

    def ask(self, step: LessonStep) -> str:
        """Hear moves until one fits."""
        while True:
            written = self.hear(self.word("learn-move"))
            if written in (BACK, SKIP):
                return written
            move = meant(step.legal, written)
            if written == SHOW:
                self.offer(step.legal)
            elif move is None:
                self.console.print(self.word("learn-none"), style="yellow")
            elif move.text in step.fits:
                self.follow(step.fits[move.text])
                return FIT
            else:
                self.tell(step.said[step.answers[move.text]])

    def pause(self) -> str:
        """Until the learner wants to go on."""
        return self.hear(self.word("learn-go-on"))

    def hear(self, prompt: str) -> str:
        """A line of the learner."""
        self.console.print(prompt, style="dim", end=" ")
        written = input().strip()
        if written == LEAVE:
            raise Left
        return written

    def show(self, scene: Scene, point: Iterable[str]) -> None:
        """The table, with the places marked that are pointed at."""
        titles = {panel.id: say(panel.title, self.language, self.names) for panel in scene.panels}
        marks = dict.fromkeys(point, Mark.HINT)
        width = max(60, min(self.console.width, 120))
        picture = draw(scene, width=width, marks=marks, titles=titles, scales=(SMALL,))
        self.console.print(picture.rich(), no_wrap=True, crop=False, overflow="ignore")

    def tell(self, label: Label) -> None:
        """What the coach says."""
        self.console.print(Padding(f"[bold]{self.names[1]}:[/bold] {say(label, self.language, self.names)}", (1, 2)))

    def offer(self, legal: Sequence[Decision]) -> None:
        """All moves, with numbers."""
        for number, move in enumerate(legal, 1):
            told = say(move.told, self.language, self.names, "do")
            self.console.print(f"{number:>4}  {move.text:<8} {told}", markup=False, highlight=False)

    def follow(self, moments: Iterable[LessonMoment]) -> None:
        """What happens after a move, with its points."""
        for line in [line for moment in moments for line in moment.lines][:MOST]:
            self.console.print(f"  {self.told(line)}", markup=False, highlight=False, style="cyan")
            for one in line.account:
                if one.points or one.seat < 0:
                    who = f"{self.names[one.seat]}: " if one.seat >= 0 else ""
                    said = say(one.told, self.language, self.names)
                    self.console.print(f"    {who}{said}", markup=False, highlight=False)

    def told(self, line: LogLine) -> str:
        """A line of the log as a sentence."""
        voice = "you" if line.seat == LEARNER else "other"
        said = say(line.told, self.language, self.names, voice)
        return f"{self.names[line.seat]}: {said}" if line.seat >= 0 else said

    def word(self, key: str, **args: int) -> str:
        """A message."""
        return say(Label(key, args), self.language)


def meant(legal: Sequence[Decision], written: str) -> Decision | None:
    """The move that somebody wrote, as text in whatever case or by its number."""
    if written.isdecimal() and 0 < int(written) <= len(legal):
        return legal[int(written) - 1]
    found = [move for move in legal if move.text == written]
    return next(iter(found or [move for move in legal if move.text.lower() == written.lower()]), None)
