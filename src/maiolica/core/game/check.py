"""What generic code takes for granted of a game, checked when it is loaded; the laws in testing/ check the rest."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from .errors import BadGame
from .game import MOST_SEATS, Game
from .options import Option, first_seat
from .words import LANGUAGES, LESSON, lesson_words, words_file

ID = re.compile(r"[a-z][a-z0-9_]*")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
TEXT_ONLY = ("count",)  # looks that are nothing but their text
MOST_ACTIONS = 1 << 15  # a move is kept in 16 bits
PLAIN = ("art.svg", "looks.toml", "theme.css", "cover.json")


def check(game: Game, folder: Path) -> None:
    """Raise one error that names the file to mend, if there is anything wrong."""
    for problems in (in_names, in_state, in_sizes, in_options, in_files, in_words, in_lesson, in_looks):
        for problem in problems(game, folder):
            raise BadGame(f"the game {game.id} cannot be played: {problem}")


def in_names(game: Game, folder: Path) -> Iterator[str]:
    """Its id is a word that can stand in a log, in a file name and in a message's key."""
    if not ID.fullmatch(game.id):
        yield f"its id, the name of its entry point, must be small letters, digits and _, not {game.id!r}"


def in_state(game: Game, folder: Path) -> Iterator[str]:
    """Generic code reads from a position how many seats there are."""
    if "seat_count" not in (game.state.layout.names or ()):
        yield f"{folder / 'state.py'}: State has no field seat_count, in which setup writes how many seats there are"


def in_sizes(game: Game, folder: Path) -> Iterator[str]:
    """Everything fits into the buffers that are made for it."""
    seats = list(game.seats)
    if not seats or seats != list(range(seats[0], seats[-1] + 1)) or seats[0] < 2 or seats[-1] > MOST_SEATS:
        yield f"{folder / 'state.py'}: SEATS must be a range of 2 to {MOST_SEATS} seats, not {game.seats}"
    for name, space in (("MOVES", game.moves), ("OUTCOMES", game.outcomes)):
        if not 0 < space.size < MOST_ACTIONS:
            yield f"{folder / 'moves.py'}: {name} has {space.size} actions; there must be 1 to {MOST_ACTIONS - 1}"
    if not isinstance(game.feature_count, int) or game.feature_count < 1:
        yield f"{folder / 'features.py'}: FEATURES must say how many numbers features writes, not {game.feature_count}"
    counts, terms = len(seats), len(game.terms)
    if np.ndim(game.weights) != 3 or (np.shape(game.weights)[0], np.shape(game.weights)[2]) != (counts, terms):
        yield f"{folder / 'value.py'}: WEIGHTS must have {counts} seat counts, stages and {terms} terms: load_weights"


def in_options(game: Game, folder: Path) -> Iterator[str]:
    """Options have names of their own and choices."""
    names = [first_seat(2).name]
    for option in game.options:
        if not isinstance(option, Option) or not option.choices or option.name in names:
            yield f"{folder / 'options.py'}: {option!r} is no Option with a name of its own and choices"
        names.append(option.name)


def in_files(game: Game, folder: Path) -> Iterator[str]:
    """All that is drawn, said and shown lies in its folder."""
    told = [name for language in LANGUAGES for name in (f"words/{language}.ftl", f"rules/{language}.md")]
    for name in (*PLAIN, *told):
        if not (folder / name).exists():
            yield f"there is no {folder / name}"


def in_words(game: Game, folder: Path) -> Iterator[str]:
    """Every language says the same things, under keys of this game, and says what every game must."""
    options = (option.name for option in (*game.options, first_seat(2)))
    sources = (f"source-{name}" for name in game.account.sources)
    needed = {f"{game.id}-{key}" for key in ("name", "about", *(f"option-{name}" for name in options), *sources, "tie")}
    yield from unlike([words_file(folder, language) for language in LANGUAGES], needed, f"{game.id}-")


def in_lesson(game: Game, folder: Path) -> Iterator[str]:
    """A lesson, if there is one, is taught in every language."""
    if not (folder / LESSON).is_dir():
        return
    paths = [lesson_words(folder, language) for language in LANGUAGES]
    for path in paths:
        if not path.exists():
            yield f"there is no {path}"
    yield from unlike(paths, {f"{game.id}-lesson-end"}, f"{game.id}-lesson-")


def unlike(paths: list[Path], needed: set[str], start: str) -> Iterator[str]:
    """What one language says and another does not, and keys that do not begin as they must."""
    for path in paths:
        keys = set(MESSAGE.findall(path.read_text(encoding="utf-8")))
        needed |= keys if path == paths[0] else set()
        for key in sorted(needed - keys):
            yield f"{path} has no words for {key}"
        for key in sorted(keys - needed):
            yield f"{path} has words for {key}, which {paths[0]} has not"
        for key in sorted(keys):
            if not key.startswith(start):
                yield f"{path}: {key} must begin with {start}"


def in_looks(game: Game, folder: Path) -> Iterator[str]:
    """What can be drawn can be drawn in a terminal, too."""
    looks = tomllib.loads((folder / "looks.toml").read_text(encoding="utf-8"))
    drawn = SYMBOL.findall((folder / "art.svg").read_text(encoding="utf-8"))
    for look in drawn:
        if look not in looks:
            yield f"{folder / 'looks.toml'} has no look {look}, which {folder / 'art.svg'} draws"
    for look in looks:
        if look not in drawn and look not in TEXT_ONLY:
            yield f"{folder / 'art.svg'} has no symbol {look}, which {folder / 'looks.toml'} tells"
