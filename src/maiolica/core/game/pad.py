"""A score pad: what people at a table of cardboard enter, and what counts how much. A game's ``pad.py`` makes one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, field

from .scene import Label

When = Mapping[str, tuple[str, ...]]  # by option, the values with which something is there; a list of names is several


class PadSetting(Struct, frozen=True, omit_defaults=True):
    """An option of the game that changes what counts."""

    option: str
    groups: tuple[tuple[str, ...], ...] = ()  # where the value is a list of names: at most one of each group
    names: Mapping[str, Label] = field(default_factory=dict)  # of these, in words
    chosen: str = ""  # what is chosen in the beginning, where that is a list


class PadStart(Struct, frozen=True):
    """Points to begin with."""

    rule: str
    source: str
    told: Label
    points: int


class PadPiece(Struct, frozen=True):
    """Something that is laid."""

    name: str
    look: str
    label: Label


class PadCell(Struct, frozen=True, omit_defaults=True):
    """A place for a piece; lengths are in tiles, from the field's upper left corner."""

    id: str
    row: int  # in a ring: which ring, and where in it
    column: int
    x: float
    y: float
    look: str  # while it is empty
    label: Label  # while it is empty
    width: float = 1.0
    height: float = 1.0
    turn: float = 0.0
    text: str = ""
    pieces: tuple[str, ...] = ()  # what may lie here; any piece where nothing is said
    place: Mapping[str, Any] = field(default_factory=dict)  # what is said of it once something lies here
    args: Mapping[str, Any] = field(default_factory=dict)  # what is said of it when it scores


class PadField(Struct, frozen=True, omit_defaults=True):
    """Cells that are drawn together."""

    width: float
    height: float
    cells: tuple[PadCell, ...]
    title: Label | None = None


class PadExtra(Struct, frozen=True):
    """A piece that comes when the others around it lie there; it has points of its own."""

    piece: str
    rule: str
    source: str
    told: str
    args: tuple[str, ...]  # what is said of its place
    points: tuple[int, ...]  # by row
    block: int  # it lies in a square of so many rows and columns, and comes after its last piece


class PadGrid(Struct, frozen=True, omit_defaults=True):
    """Places on which pieces are laid; each scores with its neighbors when it is laid."""

    name: str
    source: str
    rule: str
    fields: tuple[PadField, ...]
    pieces: tuple[PadPiece, ...]
    told: Mapping[str, str]  # runs: alone, row, column and both; rings: group
    laid: tuple[str, str]  # what is said of a place with a piece, and how the piece is called there
    ring: bool = False  # neighbors lie in a ring, and not in rows and columns
    lines: bool = False  # a round lays one piece in a row, and counts from the upper row down
    allows: Literal["any", "once", "alike", "different"] = "any"  # once in a row and column; in a ring
    extras: tuple[PadExtra, ...] = ()
    when: When = field(default_factory=dict)


class PadCount(Struct, frozen=True, omit_defaults=True):
    """A number that is entered for each seat, in each round or at the end."""

    name: str
    source: str
    rule: str
    told: str
    points: tuple[int, ...]  # for 0, 1, 2 …: that is also how many there can be
    hint: Label | None = None  # what is to be counted, where its name does not say it
    arg: str = "count"  # how the number is called in what is told; nothing if it is not told
    singly: bool = False  # one line for each
    alone: bool = False  # one seat in a round at most
    first: bool = False  # it counts before what is laid
    final: bool = False  # it counts once, after the sets
    always: bool = False  # it has a line for nothing, too
    none: str = ""  # what is told then
    when: When = field(default_factory=dict)


class PadGroup(Struct, frozen=True, omit_defaults=True):
    """Cells that bring points together when all have pieces."""

    cells: tuple[str, ...]
    points: int
    args: Mapping[str, Any] = field(default_factory=dict)
    alike: Mapping[str, int] = field(default_factory=dict)  # other points, where all pieces are this one
    piece: str = ""  # instead: when so many of them have this piece
    different: int = 0  # instead: when they have so many different pieces
    ignored: tuple[str, ...] = ()  # which are not counted then
    number: int = 0


class PadSet(Struct, frozen=True, omit_defaults=True):
    """What a finished board brings."""

    source: str
    rule: str
    told: str
    groups: tuple[PadGroup, ...]
    together: bool = False  # one line that counts them, also for none
    when: When = field(default_factory=dict)


class PadCard(Struct, frozen=True):
    """A kind of card."""

    text: str
    color: int
    value: int
    look: str
    label: Label
    copies: int


class PadCards(Struct, frozen=True):
    """Cards that all seats open in a round; those of one color score, or all of the lowest value."""

    cards: tuple[PadCard, ...]
    colors: tuple[Label, ...]
    seat: int  # so many of each seat in a round
    enough: int  # cards of the lowest value score when there are so many more than seats
    limit: int  # a color may have so many cards more than there are seats
    exact: When  # with these options, only the exact number of them is enough
    rules: tuple[str, str]  # of the lowest value, of colors
    sources: tuple[str, str]
    told: Mapping[str, str]  # lowest, tied, over, wins, nobody, kept, kept-lowest


class ScorePad(Struct, frozen=True, omit_defaults=True):
    """All that a score pad knows of a game; what counts in a round counts in this order."""

    sources: tuple[str, ...]  # as in the account
    tie_rule: str
    tie: str = ""  # what decides: the source of a set, the name of a count in the last round, ``cards`` that were kept
    settings: tuple[PadSetting, ...] = ()
    start: PadStart | None = None
    lowest: str = ""  # the option that says below which score nobody falls; otherwise nothing
    counts: tuple[PadCount, ...] = ()
    grids: tuple[PadGrid, ...] = ()
    cards: PadCards | None = None
    sets: tuple[PadSet, ...] = ()
    rounds: Mapping[str, int] = field(default_factory=dict)  # by seats; without them a game ends by its boards
    ends: str = ""  # the source of the set that ends a game
    target: str = ""  # the option with the points that end a game of several deals, each of so many rounds
    deal: str = ""  # what a deal is called
