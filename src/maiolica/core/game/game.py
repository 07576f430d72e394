"""A game: its record, its rules, its moves and its words, under one id."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ..dialect.random import Random
from ..dialect.record import IntArray, Record
from .account import Accounting
from .actions import ActionSpace, Move
from .errors import BadOption
from .options import Option, Options, complete, first_seat
from .pad import ScorePad
from .scene import Label, Scene
from .words import learn_words

MOST_SEATS = 8  # of any game: every buffer for seats is as long
CHANCE, OVER = -1, -2  # what ``actor`` answers when it is no seat's turn
UNKNOWN = -1  # the action of an event that a seat may not know
EVERYBODY = -1  # instead of a seat, for eyes that see only what all seats see


class Event(NamedTuple):
    """What happened: a seat's move, or a draw (seat CHANCE)."""

    seat: int
    action: int


UNTIL_THE_END = 2  # what ``secret`` may answer instead of True: before the game is over nobody need ask again


def nothing_is_secret(before: Any, event: Event, seat: int, now: Any) -> int:
    """Everybody sees everything."""
    return False


def nothing_to_settle(s: Any) -> None:
    """For games whose positions are edited number by number."""


def nothing_is_impossible(s: Any) -> Iterable[Label]:
    """A game that does not say which positions there cannot be."""
    return ()


class Rules(Protocol):
    """The functions every game's ``rules`` module has; all but ``setup`` are compiled.

    They are for code that knows what it does: nothing is checked. ``core/game/generic.py`` and ``Position`` check.
    """

    def setup(self, s: Any, seats: int, options: Options) -> None: ...
    def actor(self, s: Any) -> int: ...
    def legal(self, s: Any, seat: int, out: IntArray) -> int: ...
    def play(self, s: Any, seat: int, action: int) -> None: ...
    def odds(self, s: Any, out: IntArray) -> int: ...
    def deal(self, s: Any, outcome: int) -> None: ...
    def score(self, s: Any, seat: int) -> int: ...
    def ranks(self, s: Any, out: IntArray) -> None: ...
    def hide(self, s: Any, seat: int) -> None: ...
    def guess(self, s: Any, seat: int, rng: Random) -> None: ...


@dataclass(frozen=True, eq=False)
class Game:
    """Everything that the rest of the program knows of a game."""

    id: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]
    state: type[Record]
    moves: ActionSpace
    outcomes: ActionSpace
    rules: Rules
    value: Callable[[Any, int], float]
    weigh: Callable[[Any, int, Any], float]  # the value for other weights, to tune them
    weights: Any  # those in use: by number of seats, stage and term
    terms: tuple[str, ...]  # what is weighed
    features: Callable[[Any, int, Any], None]
    feature_count: int
    scene: Callable[[Any, int], Scene]
    why_not: Callable[[Any, int, Any], Label]
    tell: Callable[[Any], Label]  # a move in words, in the third person, without who makes it
    tell_draws: Callable[[Sequence[Move]], Label]  # the draws between two moves in words
    account: Accounting  # why points change
    # whether a seat may not know, in the position now, what happened in the position before: True, or UNTIL_THE_END
    secret: Callable[[Any, Event, int, Any], int] = nothing_is_secret
    impossible: Callable[[Any], Iterable[Label]] = nothing_is_impossible  # why a position cannot be
    settle: Callable[[Any], None] = (
        nothing_to_settle  # put right what follows from the rest, after something was edited
    )
    tiny: Callable[[Any], None] | None = None  # makes the start of a game of two seats that of a tiny one
    pad: ScorePad | None = None  # a score pad for people who play with cardboard

    def __repr__(self) -> str:
        return f"<Game {self.id}, {self.seats[0]} to {self.seats[-1]} seats>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game_with, (self.state,)  # a game is there once: copies and pickles name it by its record

    @property
    def folder(self) -> Path:
        """Where everything of the game lies, in whatever package: the folder of its record's source."""
        return Path(inspect.getfile(self.state)).parent

    def function(self, name: str) -> Callable[..., Any]:
        """One of the compiled functions of the game."""
        function: Callable[..., Any] = getattr(self.rules if hasattr(self.rules, name) else self, name)
        return function

    def check_seats(self, seats: int) -> int:
        """The seat count, or an error that says which are possible."""
        if seats not in self.seats:
            raise BadOption(f"{self.id} has {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return seats

    def complete(self, seats: int, options: Mapping[str, object]) -> dict[str, str]:
        """All options of a game with so many seats, checked."""
        return complete((*self.options, first_seat(self.check_seats(seats))), options)

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> Any:
        """A new position, before the first draw."""
        s = self.state.new()
        self.rules.setup(s, seats, self.complete(seats, options or {}))
        return s

    def tiny_start(self, seats: int = 2, options: Mapping[str, object] | None = None) -> Any:
        """The start of a game with so little in its box that every line of play can be looked at."""
        if self.tiny is None or seats != 2:
            raise BadOption(f"there is no tiny {self.id} with {seats} seats")
        s = self.start(seats, options)
        self.tiny(s)
        return s


_GAMES: dict[type[Record], Game] = {}


def register(game: Game) -> Game:
    """Let generic code find a game by its record, and labels its words."""
    _GAMES[game.state] = game
    learn_words(game.folder)
    return game


def game_of(s: Record) -> Game:
    """The game whose position this is."""
    return _GAMES.get(type(s)) or game_with(type(s))


def game_with(state: type[Record]) -> Game:
    """The game that plays with this record; it is loaded if only its record was needed so far."""
    if state not in _GAMES:
        from .package import load_package

        load_package(state.__module__.rpartition(".")[0])
    return _GAMES[state]


def all_games() -> list[Game]:
    """Every game loaded so far."""
    return list(_GAMES.values())
