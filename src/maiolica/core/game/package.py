"""A game is made from its package by convention: which file defines what. docs/adding-a-game.md tells it all."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ..dialect.installed import Home, home_of, installed
from .account import accounting_of
from .check import check
from .errors import BadGame, BadOption
from .game import Game, nothing_is_impossible, nothing_is_secret, nothing_to_settle, register

RULES = ("setup", "actor", "legal", "play", "odds", "deal", "score", "ranks", "hide", "guess")
FILES = {  # what each file of a game defines
    "state": ("State", "SEATS"),
    "options": ("OPTIONS",),
    "moves": ("MOVES", "OUTCOMES"),
    "rules": RULES,
    "value": ("value", "weigh", "WEIGHTS", "TERMS"),
    "features": ("features", "FEATURES"),
    "scene": ("scene",),
    "why_not": ("why_not",),
    "told": ("tell", "tell_draws"),
    "account": ("explain", "SOURCES", "TIE_RULE"),
}
POSSIBLE, TINY, PAD = "possible", "tiny", "pad"  # files that a game may have
LAST = 1000  # the order of a game whose package names none


@cache
def ids() -> tuple[str, ...]:
    """The ids of the games that are installed, whether or not they can be played: by their ORDER, then by id."""
    return tuple(sorted(installed(), key=lambda game_id: (order_of(installed()[game_id]), game_id)))


def order_of(home: Home) -> int:
    """Where a game wants to stand among the others."""
    try:
        return int(getattr(import_module(home.package), "ORDER", LAST))
    except Exception:  # whatever another's code raises: what is wrong is said when the game is asked for
        return LAST


def get(game_id: str) -> Game:
    """The game with this id."""
    if not ids():
        raise BadOption("no games are installed; if this is a checkout, install it again: pip install -e .")
    if game_id not in ids():
        raise BadOption(f"there is no game {game_id[:20]!r}; there are {', '.join(ids())}")
    game = attempt(installed()[game_id])
    if isinstance(game, BadGame):
        raise BadGame(str(game)) from game
    return game


def load_all() -> list[Game]:
    """Every game that can be played."""
    return [game for game_id in ids() if isinstance(game := attempt(installed()[game_id]), Game)]


def broken() -> dict[str, str]:
    """What is wrong with the games that cannot be played."""
    return {game_id: str(error) for game_id in ids() if isinstance(error := attempt(installed()[game_id]), BadGame)}


def load_package(package: str) -> Game | None:
    """The game of a package, whether or not an entry point names it."""
    homes = [home for home in installed().values() if home.package == package]
    game = attempt(homes[0] if homes else home_of(package.rpartition(".")[2], package))
    return game if isinstance(game, Game) else None


@cache
def attempt(home: Home) -> Game | BadGame:
    """A game, or why it cannot be played; nothing that is wrong with it gets further than this."""
    try:
        game = make(home)
        check(game, home.folder)
        return register(game)
    except BadGame as error:
        return error
    except Exception as error:  # whatever its files hold
        return BadGame(f"the game {home.id} cannot be played: {home.folder}: {type(error).__name__}: {error}")


def make(home: Home) -> Game:
    """The game that the files of a package define."""
    package = part_of(home, "")
    found: dict[str, Any] = {}
    for name, needed in FILES.items():
        part = part_of(home, name)
        for each in needed:
            if not hasattr(part, each):
                raise BadGame(f"the game {home.id} cannot be played: {file_of(home, name)} does not define {each}")
            found[each] = getattr(part, each)
    if not hasattr(package, "RULES_VERSION"):
        raise BadGame(f"the game {home.id} cannot be played: {file_of(home, '')} does not define RULES_VERSION")
    rules: Any = part_of(home, "rules")
    return Game(
        id=home.id,
        rules_version=package.RULES_VERSION,
        seats=found["SEATS"],
        options=found["OPTIONS"],
        state=found["State"],
        moves=found["MOVES"],
        outcomes=found["OUTCOMES"],
        rules=rules,
        value=found["value"],
        weigh=found["weigh"],
        weights=found["WEIGHTS"],
        terms=found["TERMS"],
        features=found["features"],
        feature_count=found["FEATURES"],
        scene=found["scene"],
        why_not=found["why_not"],
        tell=found["tell"],
        tell_draws=found["tell_draws"],
        account=accounting_of(part_of(home, "account")),
        secret=getattr(rules, "secret", nothing_is_secret),
        impossible=part_of(home, POSSIBLE).impossible if has(home, POSSIBLE) else nothing_is_impossible,
        settle=getattr(part_of(home, POSSIBLE), "settle", nothing_to_settle)
        if has(home, POSSIBLE)
        else nothing_to_settle,
        tiny=part_of(home, TINY).tiny if has(home, TINY) else None,
        pad=part_of(home, PAD).PAD if has(home, PAD) else None,
    )


def part_of(home: Home, name: str) -> ModuleType:
    """One file of a game, imported."""
    file = file_of(home, name)
    if not file.exists():
        wanted = f"it defines {', '.join(FILES[name])}" if name else "it makes the folder a package"
        raise BadGame(f"the game {home.id} cannot be played: there is no {file}; {wanted}")
    try:
        return import_module(f"{home.package}.{name}".rstrip("."))
    except Exception as error:  # whatever another's code raises must not take the other games down
        reason = f"{file} cannot be imported: {type(error).__name__}: {error}"
        raise BadGame(f"the game {home.id} cannot be played: {reason}") from error


def has(home: Home, name: str) -> bool:
    """Whether a game has a file."""
    return file_of(home, name).exists()


def file_of(home: Home, name: str) -> Path:
    """A file of a game; without a name its package's own."""
    return home.folder / f"{name or '__init__'}.py"
