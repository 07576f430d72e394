"""The moves so far, one line each."""

from __future__ import annotations

from itertools import groupby

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from ...core.game import CHANCE, Event
from ...core.log import Log, event_text

Line = tuple[int, str]  # how many events are done after it, and its text


def log_lines(log: Log) -> list[Line]:
    """Each move with its seat's name, and each deal of several draws as one line."""
    lines: list[Line] = []
    done = 0
    for _, group in groupby(enumerate(log.events), lambda item: item[1].seat if item[1].seat == CHANCE else item[0]):
        events = [event for _, event in group]
        done += len(events)
        lines.append((done, line_text(log, events)))
    return lines


def line_text(log: Log, events: list[Event]) -> str:
    """One move, or one deal."""
    seat = events[0].seat
    if seat == CHANCE:
        return "+ " + " ".join(event_text(log.game, event) for event in events)
    return f"{log.names[seat]}  {event_text(log.game, events[0])}"


class LogView(Static):
    """As many lines around the current one as there is room for."""

    DEFAULT_CSS = """
    LogView { width: 26; height: 1fr; padding: 0 1; border-left: vkey $surface-lighten-1; color: $text-muted; }
    """

    def __init__(self) -> None:
        super().__init__(id="log")
        self.lines: list[Line] = []
        self.current = 0

    def show_lines(self, lines: list[Line], done: int) -> None:
        """Show these lines; the one that ends at ``done`` events is the current one."""
        self.lines = lines
        self.current = max((i for i, line in enumerate(lines) if line[0] <= done), default=-1)
        self.refresh_lines()

    def on_resize(self) -> None:
        """More room, more lines."""
        self.refresh_lines()

    def refresh_lines(self) -> None:
        """Draw the lines that fit."""
        rows, width = self.size.height, self.size.width
        first = max(0, min(self.current - rows // 2, len(self.lines) - rows))
        text = Text(no_wrap=True, overflow="ellipsis", end="")
        for i, (_, line) in list(enumerate(self.lines))[first : first + rows]:
            style = Style(bold=True, reverse=True) if i == self.current else Style(dim=line.startswith("+"))
            cut = line if len(line) <= width else f"{line[: width - 1]}…"
            text.append(cut.ljust(width) if i == self.current else cut, style)
            text.append("\n")
        self.update(text)
