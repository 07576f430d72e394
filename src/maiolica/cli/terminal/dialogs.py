"""What comes up over the table: a question, a file name, the keys, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...core.game.scene import Label
from ...core.game.words import say

T = TypeVar("T")


class Dialog(ModalScreen[T]):
    """A box in the middle of the screen; Escape answers nothing."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 60%; }
    Dialog > #box { width: auto; max-width: 100%; height: auto; max-height: 100%; padding: 0 2;
        background: $surface; border: round $primary; scrollbar-size: 1 1; }
    Dialog #box > * { width: auto; max-width: 100%; height: auto; }
    Dialog #title { text-style: bold; padding-bottom: 1; }
    Dialog #foot { color: $text-muted; padding-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nothing", show=False)]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def words(self, key: str, **args: object) -> str:
        """A message of the interface."""
        return say(Label(key, args), self.language)

    def action_nothing(self) -> None:
        """Close without an answer."""
        self.dismiss(None)


class Ask(Dialog[bool]):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
    ]

    def __init__(self, question: str, language: str) -> None:
        super().__init__(language)
        self.question = question

    def compose(self) -> ComposeResult:
        """The question and how to answer it."""
        with Vertical(id="box"):
            yield Static(Text(self.question), id="title")
            yield Static(Text(self.words("terminal-yes-or-no")), id="foot")

    def action_answer(self, answer: bool) -> None:
        """Close with the answer."""
        self.dismiss(answer)


class Curtain(Dialog[None]):
    """Hides the table while the device goes to another person."""

    DEFAULT_CSS = """
    Curtain { background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "nothing", show=False)]

    def __init__(self, name: str, language: str) -> None:
        super().__init__(language)
        self.person = name

    def compose(self) -> ComposeResult:
        """Whose turn it is to look."""
        with Vertical(id="box"):
            yield Static(Text(self.words("terminal-hand-over", name=self.person)), id="title")
            yield Static(Text(self.words("terminal-hand-over-keys", name=self.person)), id="foot")


class FileName(Dialog[str]):
    """A file name to be typed; ``problem`` says what was wrong with the last one."""

    DEFAULT_CSS = """
    FileName #box { width: 60; }
    FileName #box > Input { width: 100%; }
    FileName #problem { color: $text-error; }
    """

    def __init__(self, question: str, name: str, language: str, problem: str = "") -> None:
        super().__init__(language)
        self.question, self.name_, self.problem = question, name, problem

    def compose(self) -> ComposeResult:
        """The question, the name so far and what is wrong with it."""
        with Vertical(id="box"):
            yield Static(Text(self.question), id="title")
            yield Input(self.name_, compact=True, select_on_focus=False)
            if self.problem:
                yield Static(Text(self.problem), id="problem")
            yield Static(Text(self.words("terminal-file-keys")), id="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the name, if there is one."""
        self.dismiss(event.value.strip() or None)


class Help(Dialog[None]):
    """The keys and how a move is made."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,question_mark,q", "nothing", show=False)]

    def __init__(self, about: str, keys: Sequence[tuple[str, str]], language: str) -> None:
        super().__init__(language)
        self.about, self.keys = about, keys

    def compose(self) -> ComposeResult:
        """What to do, and a table of keys."""
        width = max(len(key) for key, _ in self.keys) + 2
        lines = Text("\n").join(Text.assemble((key.ljust(width), "bold"), meaning) for key, meaning in self.keys)
        with VerticalScroll(id="box"):
            yield Static(Text(self.about), id="title")
            yield Static(lines)
            yield Static(Text(self.words("terminal-close")), id="foot")


class ResultDialog(Dialog[str]):
    """Who has won, and where the points came from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "nothing", show=False),
        Binding("r", "close('review')", show=False),
        Binding("n", "close('new')", show=False),
        Binding("u", "close('undo')", show=False),
        Binding("s", "close('save')", show=False),
        Binding("q", "close('leave')", show=False),
    ]

    def __init__(self, title: str, rows: Sequence[tuple[int, str, int]], points: Sequence[str], language: str) -> None:
        super().__init__(language)
        self.title_, self.rows, self.points = title, rows, points

    def compose(self) -> ComposeResult:
        """The seats by rank, with their points."""
        width = max(len(name) for _, name, _ in self.rows)
        lines = Text("\n").join(
            Text(
                f"{rank}.  {name.ljust(width)}  {self.words('terminal-points', score=score)}",
                "bold" if rank == 1 else "",
            )
            for rank, name, score in self.rows
        )
        with VerticalScroll(id="box"):
            yield Static(Text(self.title_), id="title")
            yield Static(lines)
            yield Static(Text(f"\n{self.words('account-title')}", "bold"))
            yield Static(Text("\n".join(self.points)), id="points")
            yield Static(Text(self.words("terminal-result-keys")), id="foot")

    def action_close(self, what: str) -> None:
        """Close and go on with something else."""
        self.dismiss(what)
