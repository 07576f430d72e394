"""What the server answers to what is asked at a table, in types; what it is asked is in messages.py."""

from __future__ import annotations

from msgspec import Struct

from ..core.game.scene import Label, Scene, Shape
from ..core.table.shown import Decision
from ..study.form import Review


class Stored(Struct):
    """A decision was stored."""

    number: int
    done: int


class Advice(Struct):
    """A move with what it may bring."""

    text: str
    fields: dict[str, int]
    told: Label
    chance: float  # of winning
    lead: float  # in points, as expected


class Advices(Struct):
    """The best moves first."""

    moves: list[Advice]


class Reason(Struct):
    """Why something cannot be done."""

    reason: Label | None


class Previewed(Struct):
    """The table after a move, as far as it can be known."""

    scene: Scene | None
    scores: list[int]


class Reviewed(Struct):
    """How far the review of a finished game is; it is gone through several times, each time more thoroughly."""

    passes: int  # that are done
    of_passes: int
    judged: int  # decisions of the pass that is under way
    of_decisions: int
    review: Review | None  # of the last pass that is done


class Occasion(Struct):
    """A decision of a finished game, to be made once more."""

    seat: int
    scene: Scene
    legal: list[Decision]


class Tried(Struct):
    """What another move would have been worth."""

    chance: float  # of winning
    lead: float  # in points, as expected
    loss: float  # of the chance with the best move


class Arranged(Struct):
    """A position that can be."""

    position: str  # its JSON, as the library writes it, with all that follows from what was set
    seat: int  # whose eyes
    actor: int  # the seat that decides; -1 while something is to be drawn, -2 when the game is over
    scene: Scene
    legal: list[Decision]  # of the seat that decides, if these are its eyes
    scores: list[int]


class Looked(Struct):
    """A position that somebody has set up, or why there is no such position."""

    arranged: Arranged | None
    reason: Label | None  # none when it can be


class Possibility(Struct):
    """Something that could lie at a place."""

    put: list[Label]  # what is there then
    gone: list[Label]  # what is there no longer, where that is not clear
    position: str  # with it
    shapes: list[Shape]  # what the place looks like then


class Possibilities(Struct):
    """What could lie at a place, the smallest changes first."""

    choices: list[Possibility]
    refused: list[Label]  # why other things could not


class ListedPuzzle(Struct):
    """A puzzle as the list of a game's puzzles names it."""

    id: str
    seats: int
    difficulty: int  # a rating: as strong is who solves it every other time
    level: str  # the first level of bots that solves it reliably
    themes: list[str]  # what it is about, most of all first


class PuzzleList(Struct):
    """All puzzles of a game, the easiest first; they come in packs of so many."""

    version: str  # of the server
    pack: int
    puzzles: list[ListedPuzzle]


class ShownPuzzle(Struct):
    """A puzzle with all that is needed to show and to judge it: what one seat sees, and what every move loses."""

    id: str
    game: str
    seats: int
    seat: int  # who decides
    difficulty: int
    level: str
    themes: list[Label]
    chance: float  # of winning, with the best move
    scene: Scene
    legal: list[Decision]
    losses: list[int]  # of each legal move, in percent of the chance of winning; 0 is a solution
    obvious: int  # which of the legal moves weaker players choose
    why: list[Label]  # why the solution is better than that one


class PuzzlePack(Struct):
    """Some puzzles of a game, one after the other in its list."""

    puzzles: list[ShownPuzzle]


class DailyPuzzle(Struct):
    """The puzzle of a day, the same for everybody."""

    day: str  # as 2026-11-16, by universal time
    puzzle: ShownPuzzle


class Problem(Struct):
    """An error, for programs and for people."""

    error: str
    text: str
    reason: Label | None = None
