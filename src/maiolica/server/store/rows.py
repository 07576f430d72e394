"""A table as it is stored: who sits where, what was chosen, and its journal, whose entries are lines of the log."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ...bots.levels import LEVELS
from ..messages import Clock, Level, NoClock, Result, Stage

STAND_IN: Level = "regular"  # sits in for a person who is absent


class ClockState(Struct, frozen=True):
    """What is left to each seat, and since when its clock runs."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]


class ClockMark(Struct, frozen=True):
    """The clocks before a decision that may be taken back, and how many events there were then."""

    done: int
    clocks: ClockState | None


class Chair(Struct, kw_only=True):
    """A seat and who has it."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: Level | None = None
    visitor: str | None = None
    ready: bool = False
    stand_in: Level | None = None
    auto: bool = False  # forced decisions are played at once

    @property
    def bot(self) -> Level | None:
        """The level that decides here, if no person does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(Struct, kw_only=True):
    """Everything about a table but its moves."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    kind: Literal["live", "slow", "device"]
    state: Stage
    seats: list[Chair]
    clock: Clock = field(default_factory=NoClock)
    undo: Literal["own", "free", "none"] = "own"
    absent: Literal["bot", "end"] = "bot"
    hints: bool = True
    listed: bool = False
    creator: str
    creator_left: bool = False
    created: int
    moved: int
    waiting: list[int] = []
    number: int = 0  # of its last entry
    done: int = 0  # events in its log
    commitment: str = ""
    secret: str = ""
    clocks: ClockState | None = None
    marks: list[ClockMark] = []
    result: Result | None = None
    next: str | None = None
    due: int | None = None  # when the server itself must act: a bot moves, or a clock runs out

    @property
    def names(self) -> list[str]:
        """What the log calls each seat."""
        return [chair.name or chair.level or f"Seat {i + 1}" for i, chair in enumerate(self.seats)]

    @property
    def people(self) -> set[str]:
        """The visitors who sit here."""
        return {chair.visitor for chair in self.seats if chair.visitor}

    @property
    def members(self) -> set[str]:
        """The visitors in whose lists it is: who sits here, and who opened it, unless they left."""
        return self.people if self.creator_left else self.people | {self.creator}

    @property
    def is_shown(self) -> bool:
        """Whether everybody may find it in the lists: not one that all have left before it began."""
        return self.listed and (self.state != "open" or bool(self.members))

    def seats_of(self, visitor: str | None) -> list[int]:
        """The seats that belong to a visitor."""
        return [i for i, chair in enumerate(self.seats) if visitor and chair.visitor == visitor]


EntryKind = Literal["start", "import", "move", "undo", "seats", "end"]


class Entry(Struct):
    """Something that happened at a table; its text is made of lines as the log has them."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None
    text: str  # start, import, move: lines of the log; undo: how many events are left; seats, end: what happened
    message: str | None = None  # whose message it was, so that it is taken only once


assert set(LEVELS) == set(Level.__args__)  # type: ignore[attr-defined]
