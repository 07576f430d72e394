"""A game looked back at: decision by decision, with the board, the chances, and what would have been better."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Static

from ...core.game.scene import Scene
from ...core.table.log import Log
from ...study.course import START, Situation, situations_of
from ...study.form import Judged, Line, Review
from ...study.judge import Effort
from ...study.line import after_steps
from ...study.review import QUICK, review
from ...ui.looks import MARKS, Mark
from .base_screen import WIDE, BaseScreen, Key, bindings
from .choice import Choice
from .review_text import ReviewText
from .table_view import TableView

WhichLine = Literal["best", "played"]
BROAD, LOW = 50, 12  # columns of the words beside the board, rows of them below it
LOOK = 0.2  # seconds between two looks at how far the review is

KEYS = (
    Key("right,space,enter,down", "forth", "→", "forth-decision"),
    Key("left,backspace,up", "back", "←", "back-decision"),
    Key("n,pagedown", "next_mark", "n", "next-mark"),
    Key("q,escape", "leave", "q", "leave-review"),
    Key("v,pageup", "last_mark", "v", "last-mark"),
    Key("b", "best_line", "b", "best-line"),
    Key("p", "played_line", "p", "played-line"),
    Key("1,2,3", "", "1 2 3", "moments", False),
    Key("home", "first", "Home", "first", False),
    Key("end", "last", "End", "last", False),
    Key("g", "log", "g", "words"),
    Key("question_mark", "help", "?", "help"),
)
MOMENTS = tuple(Key(str(number), f"moment({number})", "", "") for number in (1, 2, 3))


class LeftReview(Exception):
    """Nobody waits for the review any more."""


class ReviewScreen(BaseScreen):
    """The review of a log; the game is judged in the background, and meanwhile one can walk through it."""

    DEFAULT_CSS = f"""
    ReviewScreen #main {{ layout: horizontal; }}
    ReviewScreen #main.low {{ layout: vertical; }}
    ReviewScreen #side {{ width: {BROAD}; height: 1fr; padding: 0 1; border-left: vkey $surface-lighten-1;
        scrollbar-size: 1 1; }}
    ReviewScreen .low #side {{ width: 1fr; height: {LOW}; border-left: none; border-top: hkey $surface-lighten-1; }}
    ReviewScreen #words {{ height: auto; }}
    """
    KEYS: ClassVar[Sequence[Key]] = KEYS
    ABOUT = "terminal-about-review"
    BINDINGS: ClassVar[list[BindingType]] = bindings([key for key in (*KEYS, *MOMENTS) if key.action])

    def __init__(self, log: Log, language: str, effort: Effort = QUICK) -> None:
        super().__init__(language)
        self.log_, self.effort = log, effort
        self.decisions: list[Situation] = [one for one in situations_of(log) if one.action != START]
        self.found: Review | None = None
        self.judged = self.count = 0  # of the review that is under way
        self.at = 0
        self.walk: tuple[WhichLine, int] | None = None  # which line is stepped through, and how far
        self.left = False

    def compose(self) -> ComposeResult:
        """The table and the words, and the lines below."""
        with Container(id="main"):
            yield TableView()
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="words")
        yield Static(id="status")
        yield Static(id="message")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Show the first decision, and begin to judge."""
        self.go_to(0)
        if self.decisions:
            self.judge()

    def on_unmount(self) -> None:
        """Whoever leaves waits for nothing."""
        self.left = True

    # The review -----------------------------------------------------------------------------------

    @work(exclusive=True, group="review")
    async def judge(self) -> None:
        """Judge the game on all cores, beside the interface."""
        watch = self.set_interval(LOOK, self.show_words)
        try:
            self.found = await asyncio.to_thread(review, self.log_, self.effort, None, self.heard)
        except LeftReview:
            return
        watch.stop()
        self.show()

    def heard(self, judged: int, of: int) -> None:
        """Another decision is judged."""
        if self.left:
            raise LeftReview
        self.judged, self.count = judged, of

    @property
    def told(self) -> ReviewText | None:
        """The review in words, when it is there."""
        return ReviewText(self.found, self.names, self.language) if self.found else None

    @property
    def one(self) -> Judged | None:
        """The decision that is looked at, judged."""
        return self.found.decisions[self.at] if self.found else None

    @property
    def names(self) -> list[str] | None:
        """The names of the seats, if anybody has given any."""
        return self.log_.own_names

    # What is shown --------------------------------------------------------------------------------

    def go_to(self, index: int) -> None:
        """Show a decision."""
        self.at, self.walk = max(0, min(index, len(self.decisions) - 1)), None
        self.show()

    @property
    def is_low(self) -> bool:
        """Whether the words stand below the board."""
        return self.size.width < WIDE

    def show(self) -> None:
        """The board and the words as they are now."""
        if not self.decisions:
            self.tell(self.words("review-no-decisions"))
            return
        scene = self.scene()
        self.paint(scene, self.marks(scene))
        self.show_status(self.say(scene.status))
        self.tell(self.message())
        self.show_words()
        self.query_one("#side", VerticalScroll).scroll_home(animate=False)

    def show_words(self) -> None:
        """What the review says, or how far it is."""
        side = self.query_one("#side", VerticalScroll)
        width = (side.size.width or BROAD) - 1
        told = self.told
        waiting = Text(self.words("review-progress", judged=self.judged, count=self.count or len(self.decisions)))
        self.query_one("#words", Static).update(told.whole(self.at, width, self.is_low) if told else waiting)

    def message(self) -> str:
        """WhichLine step of a line is shown, or which decision."""
        situation = self.decisions[self.at]
        if self.walk:
            steps, number = self.line().steps, self.walk[1]
            step = steps[number - 1]
            name = "" if step.seat < 0 else f"{self.name_of(step.seat)} "
            told = self.words("review-line-at", number=number, count=len(steps), told=name + self.say(step.told))
            return f"{self.words(f'review-line-{self.walk[0]}')}   {told}"
        text = self.log_.game.moves.text(self.log_.game.moves.decode(situation.action))
        return self.words("terminal-played", name=self.name_of(situation.seat), move=text)

    def scene(self) -> Scene:
        """What the seat saw when it decided, or would have seen after some steps of a line."""
        situation, game = self.decisions[self.at], self.log_.game
        s: Any = situation.before.clone()
        if self.walk:
            s = after_steps(game, situation, self.line(), self.walk[1])
        game.rules.hide(s, situation.seat)
        scene: Scene = game.scene(s, situation.seat)
        return scene

    def marks(self, scene: Scene) -> dict[str, Mark]:
        """What one picks for the move that was played, and for the better one."""
        if self.walk:
            return {}
        situation, moves = self.decisions[self.at], self.log_.game.moves
        shapes = [shape for panel in scene.panels for shape in panel.shapes]
        choice = Choice(situation.seat, [])
        marks = dict.fromkeys(choice.marked_by(moves.decode(situation.action), shapes), Mark.CHOSEN)
        if self.one and (self.one.mark or self.one.best.text == self.one.move.text):
            marks |= dict.fromkeys(choice.marked_by(moves.read(self.one.best.text), shapes), Mark.HINT)
        return marks

    def lay_out(self) -> None:
        """The words beside the board where it is broad, below it otherwise."""
        self.query_one("#main").set_class(self.is_low, "low")
        self.query_one("#side").display = self.log_wanted is not False
        self.show_keys()
        self.show_status()
        self.call_after_refresh(self.show_words)

    # Keys -----------------------------------------------------------------------------------------

    def action_forth(self) -> None:
        """The next decision, or the next step of a line."""
        if not self.walk:
            self.go_to(self.at + 1)
        elif self.walk[1] < len(self.line().steps):
            self.walk = (self.walk[0], self.walk[1] + 1)
            self.show()

    def action_back(self) -> None:
        """The decision before, or the step before; from the first one, out of the line."""
        if not self.walk:
            self.go_to(self.at - 1)
        else:
            self.walk = (self.walk[0], self.walk[1] - 1) if self.walk[1] > 1 else None
            self.show()

    def action_first(self) -> None:
        """To the first decision."""
        self.go_to(0)

    def action_last(self) -> None:
        """To the last decision."""
        self.go_to(len(self.decisions) - 1)

    def action_next_mark(self) -> None:
        """To the next decision with a mark."""
        self.to_mark(1)

    def action_last_mark(self) -> None:
        """To the one before."""
        self.to_mark(-1)

    def to_mark(self, by: int) -> None:
        """To a decision with a mark, forth or back."""
        marked = [i for i, one in enumerate(self.found.decisions) if one.mark] if self.found else []
        beyond = [i for i in marked if (i - self.at) * by > 0]
        if beyond:
            self.go_to(min(beyond) if by > 0 else max(beyond))

    def action_moment(self, number: int) -> None:
        """To one of the moments that the game hinged on."""
        if self.found and number <= len(self.found.moments):
            done = self.found.moments[number - 1].done
            self.go_to(next((i for i, one in enumerate(self.found.decisions) if one.done >= done), 0))

    def action_best_line(self) -> None:
        """How the better move goes on."""
        self.enter("best")

    def action_played_line(self) -> None:
        """How the played move goes on."""
        self.enter("played")

    def enter(self, which: WhichLine) -> None:
        """Step through a line of the decision, if it has one."""
        if self.one and self.one.best_line:
            self.walk = (which, 1)
            self.show()
        elif self.found:
            self.tell(self.words("terminal-no-line"), problem=True)

    def line(self) -> Line:
        """The line that is stepped through."""
        assert self.one
        assert self.walk
        line = self.one.best_line if self.walk[0] == "best" else self.one.played_line
        assert line
        return line

    def action_log(self) -> None:
        """Show or hide the words."""
        self.log_wanted = not self.query_one("#side").display
        self.lay_out()

    def action_leave(self) -> None:
        """Out of a line, then back to where one came from."""
        if self.walk:
            self.walk = None
            self.show()
        elif len(self.app.screen_stack) > 1:
            self.dismiss()
        else:
            self.app.exit()

    def help_rows(self) -> list[tuple[str, str]]:
        """The keys, and what the marks mean."""
        marks = [(Mark.CHOSEN, "review-played"), (Mark.HINT, "review-better")]
        return [
            *super().help_rows(),
            *((" ".join(MARKS[mark].edges), self.words(key)) for mark, key in marks),
        ]
