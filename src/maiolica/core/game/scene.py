"""A picture as data: panels of shapes that a browser, a terminal and an SVG file draw alike.

A shape that can be picked names the fields of a move that picking it fixes. Whoever draws the scene holds the
legal moves; each pick keeps the moves that agree, and the one that is left is played. So no drawing code knows a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct, field

from .actions import Move

SEAT_NAME = "seat-name"  # the label that a name takes the place of


class Label(Struct, frozen=True, omit_defaults=True):
    """A message to be said in the reader's language: its key in the locale files, and what it speaks of."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)  # an argument may be a Label itself


def seat_name(seat: int, is_title: bool = False) -> Label:
    """Whoever sits there: a name where names are known, otherwise the seat's number, as a title or in a sentence."""
    return Label(SEAT_NAME, {"seat": int(seat) + 1, "title": int(is_title)})


class Cell(NamedTuple):
    """A place in a picture made of characters, where only rows and columns of cells can be drawn."""

    x: float
    y: float
    width: float = 1.0
    height: float = 1.0


class Block(NamedTuple):
    """A part of a panel that stays whole where there is room only for another arrangement."""

    x: float
    y: float
    width: float
    height: float


class Shape(Struct, frozen=True, omit_defaults=True):
    """One thing on the table; lengths are in tiles, from the panel's upper left corner."""

    look: str  # which drawing of the game's art
    x: float
    y: float
    width: float = 1.0
    height: float = 1.0
    text: str = ""  # letters on it: a score, a count
    label: Label | None = None  # what it is, in words
    id: str = ""  # the place it lies at; it keeps its name while the game goes on
    part: Mapping[str, int] = field(default_factory=dict)  # the move fields that picking it fixes
    turn: float = 0.0  # degrees by which the drawing is turned clockwise around its middle
    cell: Cell | None = None  # its place in characters, in a panel that has cells
    letters: str = ""  # what stands on it in characters, where its drawing says more than its text


class Panel(Struct, frozen=True, omit_defaults=True):
    """A part of the table that is laid out as a whole: the display, or one seat's board."""

    id: str
    title: Label
    width: float
    height: float
    shapes: tuple[Shape, ...]
    seat: int = -1  # whose board it is
    score: int = 0  # what that seat has
    active: bool = False  # that seat is waited for
    cells: tuple[float, float] | None = None  # its size in characters, when shapes have places of their own there
    blocks: tuple[Block, ...] = ()  # how it may be taken apart for a narrow screen; what lies in none is left out there


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything that one seat can see now."""

    game: str
    status: Label  # what is going on, in one sentence
    panels: tuple[Panel, ...]


def agrees(move: Move, part: Mapping[str, int]) -> bool:
    """Whether a move has these fields with these values."""
    fields: dict[str, int] = move._asdict()  # type: ignore[attr-defined]
    return all(fields.get(name) == value for name, value in part.items())


def narrow(moves: list[Move], part: Mapping[str, int]) -> list[Move]:
    """The moves that are left after picking a shape."""
    return [move for move in moves if agrees(move, part)]
