"""How a game's looks and the marks of the interface are shown in characters."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from rich.style import Style

from .. import games


@dataclass(frozen=True)
class Look:
    """A look in characters: letter, colors, whether other shapes lie on it, whether it is an empty place."""

    letter: str = ""
    ink: str = ""
    paper: str = ""
    frame: bool = False
    dim: bool = False

    @property
    def solid(self) -> bool:
        """Whether it is a thing that nothing may cover: neither a frame nor a mere text."""
        return not self.frame and bool(self.letter or self.paper)

    @property
    def style(self) -> Style:
        """Ink and paper for the terminal."""
        return Style(color=self.ink or None, bgcolor=self.paper or None)


NOTHING = Style()
UNKNOWN = Look(letter="□")


@cache
def looks_of(game: str) -> Mapping[str, Look]:
    """The looks of a game, from the ``looks.toml`` in its folder."""
    table = tomllib.loads((games.get(game).folder / "looks.toml").read_text(encoding="utf-8"))
    return {name: Look(**fields) for name, fields in table.items()}


class Mark(IntEnum):
    """What the interface says about a shape; of several marks the greatest is shown."""

    NONE = 0
    LAST = 1  # the last move put it there
    PICKABLE = 2  # it can be picked now
    HINT = 3  # the hint names it
    CHOSEN = 4  # it was picked
    CURSOR = 5  # the keyboard is here


@dataclass(frozen=True)
class MarkStyle:
    """A mark in characters: the letter's style, and edges left and right of it."""

    letter: Style = NOTHING
    edges: str = ""  # two characters
    edge: Style = NOTHING
    on_dim: Style = NOTHING  # the ground of an empty place, whose own colors are faint


OPEN = Style(color="#ffffff", bgcolor="#44506a")
BOLD = Style(bold=True)
MARKS = {
    Mark.NONE: MarkStyle(),
    Mark.LAST: MarkStyle(BOLD, "‹›", BOLD, Style(color="#e3e7ee")),
    Mark.PICKABLE: MarkStyle(Style(bold=True, underline=True), on_dim=OPEN),
    Mark.HINT: MarkStyle(BOLD, "**", Style(bold=True, color="#06230f", bgcolor="#7fd19b"), OPEN),
    Mark.CHOSEN: MarkStyle(BOLD, "«»", Style(bold=True, color="#ffffff", bgcolor="#7a4fd0"), OPEN),
    Mark.CURSOR: MarkStyle(BOLD, "[]", Style(bold=True, color="#000000", bgcolor="#ffffff"), OPEN),
}
