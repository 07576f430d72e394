"""Choosing a move: picks by mouse and keyboard, and moves typed as text."""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from ...core.game.actions import Move
from ...core.game.scene import Shape
from ...core.table.told import tell_events
from ...ui.looks import Mark
from .base_screen import BaseScreen
from .choice import Choice, Part
from .cursor import CursorStop, nearest, step, stops
from .log_view import LogView
from .session import Session, Suggestion
from .table_view import TableView


class PickScreen(BaseScreen):
    """A table at which a person may choose a move; what becomes of the move is another matter."""

    def __init__(self, session: Session, language: str) -> None:
        super().__init__(language)
        self.session = session
        self.choice: Choice | None = None  # while a person is to move
        self.cursor: Part | None = None
        self.hints: list[Suggestion] = []

    @property
    def names(self) -> list[str] | None:
        """The names of the seats, if anybody has given any."""
        return self.session.table.log.own_names

    def chosen(self, move: Move | str) -> None:
        """A person has chosen a move, or typed one that may be wrong."""
        raise NotImplementedError

    # The picture

    def show_table(self) -> None:
        """Draw everything again."""
        scene, log = self.session.scene(), self.session.log()
        self.paint(scene, self.marks([shape for panel in scene.panels for shape in panel.shapes]))
        told = tell_events(log.game, log.events)
        self.query_one(LogView).show_lines(told, self.session.table.account(), self.names, len(log.events))
        self.show_status(self.say(scene.status))

    def marks(self, shapes: list[Shape]) -> dict[str, Mark]:
        """What the interface says about each shape."""
        marks = {place: Mark.LAST for seat in self.session.changed for place in self.session.changed[seat]}
        choice = self.choice
        if choice is None:
            return marks
        hinted = choice.marked_by(self.hints[0][0], shapes) if self.hints else set()
        for shape in shapes:
            mark = max(
                Mark.PICKABLE if choice.is_pickable(shape) else Mark.NONE,
                Mark.HINT if shape.id in hinted else Mark.NONE,
                Mark.CHOSEN if choice.is_chosen(shape) else Mark.NONE,
                Mark.CURSOR if self.cursor and choice.part_of(shape) == self.cursor else Mark.NONE,
            )
            marks[shape.id] = max(mark, marks.get(shape.id, Mark.NONE))
        return marks

    # Picking

    def on_table_view_picked(self, message: TableView.Picked) -> None:
        """A click on a shape."""
        self.pick(message.shape)

    def pick(self, shape: Shape) -> None:
        """Narrow the moves; play the one that is left."""
        if self.choice is None:
            self.tell(self.words("terminal-not-your-turn"), problem=True)
            return
        if not self.choice.could_pick(shape):
            self.tell(self.words("terminal-not-pickable"), problem=True)
            return
        move = self.choice.pick(shape)
        self.cursor = None
        if move is not None:
            self.chosen(move)
            return
        self.tell(self.words("terminal-go-on", count=len(self.choice.left)))
        self.show_table()

    def action_pick(self) -> None:
        """Pick what the cursor is at."""
        stop = next((stop for stop in self.stops() if stop.part == self.cursor), None)
        if stop is None:
            self.action_step(1)
            return
        picked = bool(self.choice and self.choice.picks)
        self.pick(stop.shape)
        if self.choice and self.choice.picks and not picked:
            self.action_step(1)

    def action_clear(self) -> None:
        """Give up the picks, the cursor and the typed text."""
        self.close_line()
        self.tell("")
        if self.choice:
            self.choice.picks = []
            self.cursor, self.hints = None, []
            self.show_table()

    def stops(self) -> list[CursorStop]:
        """Where the cursor can go, in reading order."""
        return stops(self.query_one(TableView).picture, self.choice) if self.choice else []

    def action_step(self, by: int) -> None:
        """Move the cursor to the next or the previous shape that can be picked."""
        self.move_to(step(self.stops(), self.cursor, by))

    def action_rise(self, by: int) -> None:
        """Move the cursor to the nearest shape in the rows above or below."""
        self.move_to(nearest(self.stops(), self.cursor, by))

    def move_to(self, stop: CursorStop | None) -> None:
        """Put the cursor there and bring it in sight."""
        if stop is None:
            return
        self.cursor = stop.part
        self.show_table()
        self.query_one(TableView).show(stop.shape)
        self.show_status(met=self.label_of(stop.shape))

    # Typed moves

    def on_key(self, event: events.Key) -> None:
        """A letter or figure that is no key of its own begins a typed move."""
        letter = event.character or ""
        if self.choice and letter.isprintable() and letter not in (" ", "", "?", *(key.keys for key in self.KEYS)):
            event.stop()
            self.open_line(letter)

    def action_type(self) -> None:
        """Open the line for a typed move."""
        if self.choice:
            self.open_line("")

    def open_line(self, text: str) -> None:
        """Show the line with what was typed so far."""
        line = self.query_one("#typed", Input)
        if line.display:
            return
        line.display, self.query_one("#message").display = True, False
        line.value, line.cursor_position = text, len(text)
        line.focus()

    def close_line(self) -> None:
        """Show the message line again."""
        self.query_one("#typed").display, self.query_one("#message").display = False, True
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play what was typed."""
        self.close_line()
        if event.value.strip():
            self.chosen(event.value.strip())
