"""What clients and the server say to each other, in types; docs/protocol.md tells what it means.

The same types read HTTP bodies and socket messages and describe both in the OpenAPI document; the browser's types and
the tables of docs/protocol.md are made from them (``make protocol``).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ..core.game.account import Summary
from ..core.game.scene import Block, Label, Scene, Shape
from ..core.table.shown import Decision, LogLine, Scoring

Name = Annotated[str, Meta(min_length=1, max_length=40)]
# An id of the client's own, or a move.
Text = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Literal["beginner", "casual", "regular", "advanced", "expert", "master", "grandmaster"]
Signal = Literal["hello", "thanks", "well-played", "oops", "one-moment"]
Stage = Literal["open", "playing", "over"]
TableKind = Literal["live", "slow", "device"]
UndoRule = Literal["own", "free", "none"]
AbsentRule = Literal["bot", "end"]
Fields = Annotated[dict[Word, Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=12)]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """Anything a client sends: unknown fields are refused."""


# Visitors -----------------------------------------------------------------------------------------


class NewVisitor(Message):
    """Who comes."""

    name: Name


class Visitor(Struct):
    """A person or a program."""

    id: str
    name: str


class Credential(Struct):
    """A visitor with the token of this device."""

    visitor: Visitor
    token: str


class Token(Message):
    """A secret text."""

    token: Annotated[str, Meta(min_length=10, max_length=64)]


# Tables -------------------------------------------------------------------------------------------


class NoClock(Message, tag_field="kind", tag="none"):
    """Take your time."""


class MoveClock(Message, tag_field="kind", tag="move"):
    """Seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class BankClock(Message, tag_field="kind", tag="bank"):
    """Seconds for the whole game, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(Message, tag_field="kind", tag="days"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | MoveClock | BankClock | DaysClock


class NewSeat(Message):
    """Who shall sit there."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level = "casual"


class NewTable(Message):
    """What kind of table to open."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[Word, Word | int], Meta(max_length=30)] = field(default_factory=dict)
    kind: TableKind = "live"
    clock: Clock = field(default_factory=NoClock)
    undo: UndoRule = "own"  # what may be taken back
    absent: AbsentRule = "bot"  # what happens when somebody leaves, resigns or runs out of time
    hints: bool = True  # whether a strong bot may be asked
    listed: bool = False  # whether everybody sees it in the lists


class ShownSeat(Struct):
    """A seat as a visitor sees it."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    level: Level | None  # of a bot
    yours: bool
    ready: bool  # after a rematch everybody has to say so
    online: bool
    stand_in: Level | None  # the bot that sits here for an absent person


class Result(Struct):
    """How a game ended."""

    reason: Literal["played", "resigned", "time", "left"]
    scores: list[int]
    ranks: list[int]
    seat: int | None = None  # whose doing it was, unless it was played to the end


class ShownTable(Struct):
    """A table as a visitor sees it."""

    id: str
    game: str
    rules: int  # the version of the game's rules
    options: dict[str, str]
    kind: TableKind
    state: Stage
    seats: list[ShownSeat]
    clock: Clock
    undo: UndoRule
    absent: AbsentRule
    hints: bool
    listed: bool
    yours: bool
    created: int  # milliseconds since 1970
    moved: int  # when something happened last
    waiting: list[int]  # the seats that decide now
    done: int  # the length of the log
    watchers: int
    commitment: str  # the digest of the secret that the draws come from
    secret: str | None  # shown when the game is over
    result: Result | None
    next: str | None  # the id of the rematch
    stopped: str | None  # why it cannot go on


class Tables(Struct):
    """The lists of the first page."""

    mine: list[ShownTable]  # unfinished ones and the latest finished ones
    open: list[ShownTable]  # listed ones to join
    playing: list[ShownTable]  # listed ones to watch


class Join(Message):
    """Take a seat, or come back to mine."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Start(Message):
    """Begin; a bot of this level takes each open seat."""

    fill: Level | None = None


class Import(Message):
    """A log to make a table of."""

    log: str


class Branch(Message):
    """Play on from an earlier moment of a finished game, at a table of its own."""

    done: Annotated[int, Meta(ge=0)]  # after so many events
    levels: Annotated[list[Level | None], Meta(max_length=10)]  # for each seat a bot's level, or nothing where I play


# Positions ----------------------------------------------------------------------------------------


class NewPosition(Message):
    """A game to set up a position of."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=10)] = 2
    options: Annotated[dict[Word, Word | int], Meta(max_length=30)] = field(default_factory=dict)


class AskPosition(Message):
    """A position that somebody has set up."""

    position: Annotated[str, Meta(max_length=40_000)]  # its JSON, as the library writes it
    seat: SeatNumber | None = None  # whose eyes; those of the seat that decides if left out


class AskPlace(AskPosition, kw_only=True):
    """A place of the picture."""

    place: Text  # the id of its shape


class StepFrom(AskPosition):
    """A move; without one a bot makes it, or what is due is drawn."""

    move: Text | None = None


# Playing ------------------------------------------------------------------------------------------


class Clocks(Struct):
    """The milliseconds that each seat has left, and whose run."""

    left: list[int | None]
    running: list[int]  # the seats whose clocks run
    at: int  # when this was so


class Glance(Struct):
    """What one pair of eyes sees of a table, without its picture."""

    number: int  # counts all that ever happened at the table
    seat: int | None  # whose eyes
    done: int  # the length of the log
    start: int = field(name="from")  # the lines are those after so many events
    lines: list[LogLine]
    waiting: list[int]  # the seats that decide now
    turn: int  # how many decisions this seat has made
    legal: list[Decision]  # this seat's
    scores: list[int]
    secret: bool  # whether any seat knows now what another does not
    undo: bool  # whether this seat may take back its last decision
    clocks: Clocks | None
    result: Result | None
    scoring: Scoring | None  # if one of the lines brought several changes of scores: before the last of such events
    summary: Summary | None  # where the points came from, when the game is over


class Moment(Glance, tag_field="type", tag="moment"):
    """What one pair of eyes sees of a table."""

    scene: Scene


class PanelChange(Struct, omit_defaults=True):
    """A panel whose shapes may be those that it had before."""

    id: str
    title: Label
    width: float
    height: float
    shapes: list[Shape | tuple[int, int]]  # new ones, and [first, count] of the shapes before
    seat: int = -1
    score: int = 0
    active: bool = False
    cells: tuple[float, float] | None = None
    blocks: tuple[Block, ...] = ()


class SceneChange(Struct):
    """A picture, as far as it is new."""

    status: Label
    panels: list[PanelChange]  # all that there are, in their order


class MomentChange(Glance, tag_field="type", tag="change"):
    """A moment, for eyes that have seen the one before."""

    after: int  # the number of the moment that it changes
    change: SceneChange


class Play(Message, tag_field="type", tag="play"):
    """Make this decision."""

    id: Text  # any text of yours; the same id again plays nothing
    move: Text
    seat: SeatNumber | None = None
    turn: Annotated[int, Meta(ge=0)] | None = None  # which decision is meant


class Undo(Message, tag_field="type", tag="undo"):
    """Take back my last decision."""

    id: Text
    seat: SeatNumber | None = None


class Resign(Message, tag_field="type", tag="resign"):
    """Give up."""

    id: Text
    seat: SeatNumber | None = None


class Hint(Message, tag_field="type", tag="hint"):
    """What would a strong bot do here?"""

    id: Text = ""
    seat: SeatNumber | None = None
    done: Annotated[int, Meta(ge=0)] | None = None  # an earlier moment of a finished game


class Why(Message, tag_field="type", tag="why"):
    """Why can no decision have these fields?"""

    fields: Fields
    id: Text = ""
    seat: SeatNumber | None = None


class Preview(Message, tag_field="type", tag="preview"):
    """What would the table look like after this move?"""

    move: Text
    id: Text = ""
    seat: SeatNumber | None = None


class Try(Message):
    """Another move at a decision of a finished game."""

    move: Text


class Auto(Message, tag_field="type", tag="auto"):
    """Play my forced decisions for me, or no longer."""

    on: bool
    id: Text = ""
    seat: SeatNumber | None = None


class Hello(Message, tag_field="type", tag="hello"):
    """The first message on a socket: whose eyes, and what is known already."""

    seat: SeatNumber | None = None
    last: Annotated[int, Meta(ge=0)] = 0  # the number of the moment that I know
    changes: bool = False  # whether I can put moments together from changes


class LookFrom(Message, tag_field="type", tag="look"):
    """Look with other eyes of mine."""

    seat: SeatNumber | None = None


class Signaled(Message, tag_field="type", tag="signal"):
    """A polite signal to everybody."""

    signal: Signal


class Ping(Message, tag_field="type", tag="ping"):
    """Are you there?"""


Command = Play | Undo | Resign | Hint | Why | Preview | Auto
SocketMessage = Command | Hello | LookFrom | Signaled | Ping
