"""What comes up over the table: a question, a file name, the keys, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...core.scene import Label
from ...core.words import say

T = TypeVar("T")


class Dialog(ModalScreen[T]):
    """A box in the middle of the screen; Escape answers nothing."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 60%; }
    Dialog > #box { width: auto; max-width: 90%; height: auto; max-height: 90%; padding: 1 3;
        background: $surface; border: round $primary; }
    Dialog #box > * { width: auto; max-width: 100%; height: auto; }
    Dialog #title { text-style: bold; padding-bottom: 1; }
    Dialog #foot { color: $text-muted; padding-top: 1; }
    """
    BINDINGS: list[BindingType] = [Binding("escape", "nothing", show=False)]

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

    BINDINGS: list[BindingType] = [
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

    BINDINGS: list[BindingType] = [Binding("enter,question_mark,q", "nothing", show=False)]

    def __init__(self, keys: Sequence[tuple[str, str]], language: str) -> None:
        super().__init__(language)
        self.keys = keys

    def compose(self) -> ComposeResult:
        """A table of keys."""
        grid = Grid.grid(padding=(0, 2))
        for key, meaning in self.keys:
            grid.add_row(Text(key, style="bold"), Text(meaning))
        with VerticalScroll(id="box"):
            yield Static(Text(self.words("terminal-help-title")), id="title")
            yield Static(grid)
            yield Static(Text(self.words("terminal-close")), id="foot")


class Result(Dialog[str]):
    """Who has won."""

    BINDINGS: list[BindingType] = [
        Binding("enter", "nothing", show=False),
        Binding("n", "close('new')", show=False),
        Binding("u", "close('undo')", show=False),
        Binding("s", "close('save')", show=False),
        Binding("q", "close('leave')", show=False),
    ]

    def __init__(self, title: str, rows: Sequence[tuple[int, str, int]], language: str) -> None:
        super().__init__(language)
        self.title_, self.rows = title, rows

    def compose(self) -> ComposeResult:
        """The seats by rank, with their points."""
        grid = Grid.grid(padding=(0, 2))
        for rank, name, score in self.rows:
            style = "bold" if rank == 1 else ""
            points = self.words("terminal-points", score=score)
            grid.add_row(Text(f"{rank}.", style=style), Text(name, style=style), Text(points, style=style))
        with Vertical(id="box"):
            yield Static(Text(self.title_), id="title")
            yield Static(grid)
            yield Static(Text(self.words("terminal-result-keys")), id="foot")

    def action_close(self, what: str) -> None:
        """Close and go on with something else."""
        self.dismiss(what)
