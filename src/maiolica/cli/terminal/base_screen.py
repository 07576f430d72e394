"""What playing and replaying share: the table, the log beside it, and three lines of text below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from ...core.game.scene import Label, Panel, Scene, Shape, seat_name
from ...core.game.words import say
from ...ui.looks import Mark
from ...ui.text import Picture, draw
from .dialogs import Help
from .log_view import BROAD, NARROW, LogView
from .table_view import TableView

GAP = "  "  # between two keys
WIDE, VERY_WIDE = 110, 170  # columns from which the log is shown unasked, and in words


class Key(NamedTuple):
    """A key of the interface: what it does, how it is shown, and its words."""

    keys: str  # as Textual names them, by commas
    action: str
    shown: str
    word: str  # of terminal-key-… (empty: not in the bottom line) and terminal-help-…
    in_line: bool = True


def bindings(keys: Sequence[Key]) -> list[BindingType]:
    """The keys as Textual wants them."""
    return [Binding(key.keys, key.action, show=False) for key in keys if key.keys]


def line_width(texts: Sequence[tuple[str, str]]) -> int:
    """How many columns keys and words take up in a line."""
    return cell_len(GAP.join(f"{key} {word}" for key, word in texts))


class BaseScreen(Screen[None]):
    """A table with its log, a status line, a message line and a line of keys."""

    DEFAULT_CSS = """
    #main { height: 1fr; }
    #status, #message, #keys { height: 1; width: 100%; padding: 0 1; }
    #status { background: $surface; text-style: bold; }
    #message { color: $text; }
    #message.problem { color: $text-error; text-style: bold; }
    #keys { color: $text-muted; link-color: $text-muted; link-style: none; link-background-hover: $surface; }
    #typed { display: none; padding: 0 1; }
    """
    AUTO_FOCUS = ""
    KEYS: ClassVar[Sequence[Key]] = ()
    ABOUT = ""  # the message that begins the help

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.log_wanted: bool | None = None  # None: when the terminal is wide
        self._status = ""
        self._met = ""

    def compose(self) -> ComposeResult:
        """The table and the log, and the three lines."""
        with Horizontal(id="main"):
            yield TableView()
            yield LogView(self.language)
        yield Static(id="status")
        yield Static(id="message")
        yield Input(id="typed", compact=True, select_on_focus=False, placeholder=self.words("terminal-type"))
        yield Static(id="keys")

    def words(self, key: str, **args: object) -> str:
        """A message of the interface."""
        return say(Label(key, args), self.language)

    def say(self, label: Label) -> str:
        """A label of the game, with the names of the seats."""
        return say(label, self.language, self.names)

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        return self.say(seat_name(seat, is_title=True))

    @property
    def names(self) -> list[str] | None:
        """The names of the seats, if anybody has given any."""
        raise NotImplementedError

    # What the lines say

    def tell(self, text: str, problem: bool = False) -> None:
        """Say something in the message line."""
        line = self.query_one("#message", Static)
        line.set_class(problem, "problem")
        line.update(Text(text, no_wrap=True, overflow="ellipsis"))

    def show_status(self, status: str | None = None, met: str | None = None) -> None:
        """Say what is going on, and at the right what the mouse or the cursor is at."""
        self._status = self._status if status is None else status
        self._met = self._met if met is None else met
        room = self.size.width - 2
        left = self._status[:room]
        right = self._met[: max(0, room - len(left) - 2)]
        text = Text(left, no_wrap=True).append(right.rjust(room - len(left)), Style(bold=False, italic=True))
        self.query_one("#status", Static).update(text)

    def show_keys(self) -> None:
        """The keys, which can be clicked too, as many as there is room for; the last one always shows all."""
        keys = [key for key in self.KEYS if key.in_line]
        while len(keys) > 1 and line_width(self.key_texts(keys)) > self.size.width - 2:
            del keys[-2]
        link = "[@click=screen.{}][b]$key[/b] $word[/]"
        parts = [
            Content.from_markup(link.format(key.action), key=shown, word=word)
            for key, (shown, word) in zip(keys, self.key_texts(keys), strict=True)
        ]
        self.query_one("#keys", Static).update(Content(GAP).join(parts))

    def key_texts(self, keys: Sequence[Key]) -> list[tuple[str, str]]:
        """Each key with its word."""
        return [(key.shown, self.words(f"terminal-key-{key.word}")) for key in keys]

    def label_of(self, thing: Shape | Panel | None) -> str:
        """A shape or a board in words."""
        label = None if thing is None else thing.title if isinstance(thing, Panel) else thing.label
        return self.say(label) if label else ""

    def title_of(self, panel: Panel) -> str:
        """A board's title: whose turn, the name and the points; a name that tells its seat needs no number."""
        if panel.seat < 0:
            return self.say(panel.title)
        name, number = self.name_of(panel.seat), str(panel.seat + 1)
        key = "terminal-board" if number in name else "terminal-board-seat"
        return self.words(key, mark="▶ " if panel.active else "", name=name, seat=number, score=panel.score)

    def paint(self, scene: Scene, marks: dict[str, Mark]) -> None:
        """Show a scene."""
        titles = {panel.id: self.title_of(panel) for panel in scene.panels}

        def painter(width: int, height: int) -> Picture:
            return draw(scene, width, height, marks, titles)

        self.query_one(TableView).paint(painter)

    # What happens to the screen

    def on_mount(self) -> None:
        """The first layout."""
        self.lay_out()

    def on_resize(self, event: events.Resize) -> None:
        """Another size: perhaps with the log, and other lines."""
        self.lay_out()

    def lay_out(self) -> None:
        """Show or hide the log, and fit the lines."""
        wanted = self.size.width >= WIDE if self.log_wanted is None else self.log_wanted
        log = self.query_one(LogView)
        log.display = wanted
        log.styles.width = BROAD if self.size.width >= VERY_WIDE else NARROW
        self.show_keys()
        self.show_status()

    def on_table_view_met(self, message: TableView.Met) -> None:
        """Say what the mouse is over."""
        self.show_status(met=self.label_of(message.thing))

    def action_log(self) -> None:
        """Show or hide the log."""
        self.log_wanted = not self.query_one(LogView).display
        self.lay_out()

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(Help(self.words(self.ABOUT), self.help_rows(), self.language))

    def help_rows(self) -> list[tuple[str, str]]:
        """Each key with what it does."""
        args = self.help_args()
        return [(key.shown, self.words(f"terminal-help-{key.word}", **args)) for key in self.KEYS]

    def help_args(self) -> dict[str, object]:
        """What the help speaks of."""
        return {}
