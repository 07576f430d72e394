"""The moves so far and the points each brought: in words where there is room for them, otherwise as they are noted."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from ...core.game.account import NOBODY, AccountLine
from ...core.game.game import CHANCE
from ...core.game.scene import Label, seat_name
from ...core.game.words import say
from ...core.table.account import signed
from ...core.table.told import ToldLine

ROOM_FOR_WORDS = 40  # columns
NARROW, BROAD = 26, 56


class LogView(Static):
    """As many lines around the current one as there is room for."""

    DEFAULT_CSS = f"""
    LogView {{ width: {NARROW}; height: 1fr; padding: 0 1; border-left: vkey $surface-lighten-1; color: $text-muted; }}
    """

    def __init__(self, language: str) -> None:
        super().__init__(id="log")
        self.language = language
        self.lines: list[ToldLine | AccountLine] = []
        self.names: Sequence[str] | None = None
        self.current = 0

    def show_lines(
        self, lines: list[ToldLine], account: Iterable[AccountLine], names: Sequence[str] | None, done: int
    ) -> None:
        """Show these lines with their points; the one that ends at ``done`` events is the current one."""
        self.lines, self.names = mixed(lines, account), names
        own = [i for i, line in enumerate(self.lines) if isinstance(line, ToldLine) and line.done <= done]
        self.current = max(own, default=-1)
        self.refresh_lines()

    def on_resize(self) -> None:
        """More room, more lines."""
        self.refresh_lines()

    def refresh_lines(self) -> None:
        """Draw the lines that fit."""
        rows, width = self.size.height, self.size.width
        first = max(0, min(self.current - rows // 2, len(self.lines) - rows))
        text = Text(no_wrap=True, overflow="ellipsis", end="")
        for i, line in list(enumerate(self.lines))[first : first + rows]:
            style = Style(bold=True, reverse=True) if i == self.current else Style(dim=line.seat == CHANCE)
            if isinstance(line, AccountLine):
                style = Style(italic=True)
            words = self.words(line)
            cut = words if len(words) <= width else f"{words[: width - 1]}…"
            text.append(cut.ljust(width) if i == self.current else cut, style)
            text.append("\n")
        self.update(text)

    def words(self, line: ToldLine | AccountLine) -> str:
        """A line with the seat's name, told if there is room."""
        room = self.size.width >= ROOM_FOR_WORDS
        if isinstance(line, AccountLine):
            return f"  {self.points(line, room)}"
        text = say(line.told, self.language, self.names) if room else f" {line.text}"
        if line.seat == CHANCE:
            return f"+ {text.strip()}"
        return f"{say(seat_name(line.seat, is_title=True), self.language, self.names)} {text}"

    def points(self, line: AccountLine, room: bool) -> str:
        """A change of a score."""
        if line.seat == NOBODY:
            return say(line.told, self.language, self.names)
        seat = seat_name(line.seat, is_title=True)
        if room:
            return say(Label("account-of", {"seat": seat, "line": line.told}), self.language, self.names)
        return f"{signed(line.points)} {say(seat, self.language, self.names)}"


def mixed(lines: list[ToldLine], account: Iterable[AccountLine]) -> list[ToldLine | AccountLine]:
    """Each line of a log, followed by the points that it brought."""
    left = deque(account)
    found: list[ToldLine | AccountLine] = []
    for line in lines:
        found.append(line)
        while left and left[0].done <= line.done:
            found.append(left.popleft())
    return found
