"""What a review consists of, as data that a program, a page and a database keep alike."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ..core.game.scene import Label

DecisionKind = Literal["forced", "equal", "real"]
Blame = Literal["", "inaccuracy", "mistake", "blunder"]


class Prospect(Struct, frozen=True):
    """What each seat may expect."""

    chances: list[float]  # of winning; they add up to one
    leads: list[float]  # in points over the best other seat, in the end


class Weighed(Struct, frozen=True):
    """A move that could be played."""

    text: str
    fields: dict[str, int]
    told: Label
    chance: float  # of winning, for the seat that decides
    lead: float  # in points, as expected


class LineStep(Struct, frozen=True):
    """One event of a line."""

    seat: int  # -1 for a draw
    text: str
    told: Label


class Line(Struct, frozen=True):
    """How the game might have gone on, from a decision to the end of its round."""

    steps: list[LineStep]
    points: list[dict[str, float]]  # what each seat scores on the way, by source
    lead: float  # of the seat that decides: in the end, as expected after the line
    worlds: int  # over how many continuations this is the mean; the steps are those of the first


class Judged(Struct):
    """A decision: what it promised, what it brought, and what luck brought after it."""

    done: int  # how many events there were before it
    seat: int
    round: int
    kind: DecisionKind
    move: Weighed  # what was played
    best: Weighed
    moves: list[Weighed]  # the best ones, best first
    loss: float  # of the chance of winning
    points: float  # of the expected lead
    mark: Blame
    accuracy: float  # in percent
    before: Prospect  # with the best move
    after: Prospect  # with the move that was played
    luck: Prospect  # what draws and hidden things brought until the next decision
    walks: int  # with which it was judged
    why: list[Label] = field(default_factory=list)  # sentences; only of decisions with a mark
    played_line: Line | None = None
    best_line: Line | None = None


class Share(Struct, frozen=True):
    """From the start to the result: by whom, or by what. The four parts add up to the result less the start."""

    start: float
    moves: float  # by the seat's own moves: zero or less
    others: float  # by those of the others
    luck: float  # by draws and what was hidden
    later: float  # by what the judge saw only later
    result: float


class SeatReview(Struct, frozen=True):
    """One seat's game."""

    accuracy: float | None  # in percent; none without a real decision
    decisions: int  # real ones
    inaccuracies: int
    mistakes: int
    blunders: int
    chance: Share
    lead: Share  # the same in points


class Turning(Struct, frozen=True):
    """A moment that the game hinged on."""

    done: int  # which decision: how many events there were before it
    by: Literal["move", "luck"]
    seat: int  # who lost most by it
    loss: float  # of that seat's chance


class Review(Struct):
    """A game, looked back at."""

    game: str
    seats: int
    over: bool  # whether it was played to its end
    walks: int  # with which decisions were judged: half of those that are not forced with more
    start: Prospect
    opening: Prospect  # the luck of the first draws
    result: Prospect  # at the end: what it came to
    decisions: list[Judged]
    by_seat: list[SeatReview]
    moments: list[Turning]  # three at most, in the order of the game
