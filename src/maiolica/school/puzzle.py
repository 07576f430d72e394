"""A puzzle: a position in which one move is clearly best and not the obvious one, and the file that a game ships."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from ..core.game.errors import MaiolicaError
from ..core.game.game import Event, Game
from ..core.game.package import get
from ..core.game.scene import Label
from ..core.table.log import Log, default_names, event_lines, read, write
from ..core.table.position import Position
from ..core.table.table import Table

FORMAT = 1
FILE = "puzzles.jsonl.gz"
BLOCK, LATER, END = "block", "later", "end"  # themes of every game; the others are sources of its account
THEMES = (BLOCK, LATER, END)
RATED = ("advanced", "expert", "master")  # the levels that may be the first to solve a puzzle


class Puzzle(Struct, frozen=True, omit_defaults=True, dict=True):
    """A decision worth thinking about: how it came about, what every move loses, how hard it is and why."""

    game: str
    seats: int
    events: str  # the lines of its log, without header and closing line
    seat: int  # who decides
    losses: tuple[int, ...]  # of each legal move in its order, percent of the chance of winning; 0 is a solution
    chance: float  # of winning, with a solution
    obvious: int  # the action that weaker players choose
    level: str  # the first that solves it reliably
    walks: int  # with which a search first solves it reliably
    difficulty: int  # a rating: as strong is who solves it every other time
    themes: tuple[str, ...]
    why: tuple[Label, ...] = field(default_factory=tuple)  # why the solution is better than the obvious move

    @cached_property
    def id(self) -> str:
        """A name that nothing else has: it is made of the position."""
        told = f"{self.game} {self.seats} {self.seat}\n{self.events}"
        return hashlib.sha256(told.encode()).hexdigest()[:10]

    @cached_property
    def log(self) -> Log:
        """The game until now; its moves are not checked."""
        game = get(self.game)
        header = write(Log(game, self.seats, default_names(self.seats), game.complete(self.seats, {})))
        body = header.rpartition("end ")[0] + self.events
        return read(f"{body}\nend unchecked\n", [game])[0]

    @cached_property
    def table(self) -> Table[Any, Any]:
        """The table at the decision, every event checked; play on with a clone of it."""
        return Table.replay(self.log)

    @property
    def position(self) -> Position[Any, Any]:
        """The position, secrets included; what the seat knows is ``position.view(puzzle.seat)``."""
        return self.table.position

    @cached_property
    def actions(self) -> list[int]:
        """The legal moves as integers, in the order of the losses."""
        return self.table.legal_actions(self.seat)

    @property
    def solution(self) -> list[str]:
        """The moves that solve it, as texts."""
        return [self.table.game.moves.text(action) for action in self.solutions]

    @property
    def solutions(self) -> list[int]:
        """The same moves as integers."""
        return [action for action, loss in zip(self.actions, self.losses, strict=True) if loss == 0]

    @property
    def gap(self) -> float:
        """How much of the chance of winning the best of the other moves loses."""
        return min(loss for loss in self.losses if loss) / 100

    def loss(self, action: int) -> float:
        """What a legal move loses of the chance of winning."""
        return self.losses[self.actions.index(action)] / 100


class Header(Struct, frozen=True, omit_defaults=True):
    """How the puzzles of a file were found."""

    puzzles: int
    game: str
    rules: int
    walks: int
    seed: int
    seats: int = 0  # of all games, if they were alike


header_reader, puzzle_reader = msgspec.json.Decoder(Header), msgspec.json.Decoder(Puzzle)


def events_text(game: Game, events: Iterable[Event]) -> str:
    """The lines of a log as a puzzle keeps them."""
    return "\n".join(event_lines(game, events))


def path_of(game: Game) -> Path:
    """Where a game's puzzles lie."""
    return game.folder / FILE


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none where it has none."""
    return tuple(read_puzzles(game, path_of(game))[1]) if path_of(game).exists() else ()


def of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: one after the other in the order of their ids, which is none that anybody could guess."""
    return sorted(puzzles, key=lambda one: one.id)[number_of(day) % len(puzzles)]


def number_of(day: date) -> int:
    """The days since 1970."""
    return day.toordinal() - date(1970, 1, 1).toordinal()


def today() -> date:
    """The day that it is everywhere at once."""
    return datetime.now(UTC).date()


def theme_label(game: str, theme: str) -> Label:
    """A theme in words: of every game, or a source of this one's account."""
    return Label(f"puzzle-theme-{theme}" if theme in THEMES else f"{game}-source-{theme}")


def read_puzzles(game: Game, path: Path) -> tuple[Header, list[Puzzle]]:
    """A file of puzzles; one of other rules, or a damaged one, is refused with the reason."""
    try:
        head, *lines = gzip.decompress(path.read_bytes()).splitlines()
        header = header_reader.decode(head)
        found = [read_puzzle(line) for line in lines]
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
        raise MaiolicaError(f"{path}: no file of puzzles ({error})") from None
    if (header.puzzles, header.game, header.rules) != (FORMAT, game.id, game.rules_version):
        raise MaiolicaError(f"{path}: puzzles of {header.game} by its rules {header.rules}")
    return header, found


def read_puzzle(line: bytes) -> Puzzle:
    """A puzzle from its line of JSON."""
    puzzle = puzzle_reader.decode(line)
    return msgspec.structs.replace(puzzle, why=tuple(map(with_labels, puzzle.why)))


def with_labels(label: Label) -> Label:
    """A label whose arguments are labels again, where JSON knew only objects."""
    args = {
        name: with_labels(Label(**value)) if isinstance(value, dict) else value for name, value in label.args.items()
    }
    return Label(label.key, args)


def write_puzzles(path: Path, header: Header, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles, the easiest first; equal puzzles give equal bytes."""
    chosen = sorted(puzzles, key=lambda one: (one.difficulty, one.id))
    lines = [msgspec.json.encode(header), *(msgspec.json.encode(one) for one in chosen)]
    try:
        path.write_bytes(gzip.compress(b"\n".join(lines) + b"\n", 9, mtime=0))
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None
