"""Compiling ahead: the first use of a game takes seconds, every later one finds its code in the cache."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from multiprocessing.pool import ThreadPool
from pathlib import Path

import numpy as np

from .. import games
from ..core.batch.simulate import simulate
from ..core.dialect.jit import INTERPRETED, cache_folder
from ..core.dialect.random import seeded
from ..core.game.game import Game
from ..core.table.table import Table
from .search import SearchBot

try:
    import fcntl
except ImportError:  # not on Windows; there several processes compile the same
    fcntl = None  # type: ignore[assignment]

USES = ("play", "simulate")


def is_warm(game: Game, use: str) -> bool:
    """Whether this very source was compiled before."""
    return INTERPRETED or _mark(game, use).exists()


def warm_all(games: Sequence[Game], cores: int) -> Iterator[None]:
    """Compile some games on so many cores, each in a process of its own; yields as often as one is done."""
    with ThreadPool(cores) as pool:  # the later games are the larger ones: begun first, none is left alone in the end
        yield from pool.imap_unordered(_compile_beside, reversed(games))
    for game, use in product(games, USES):  # of two that wrote into one index at once, one may have been lost
        warm_up(game, use)


def _compile_beside(game: Game) -> None:
    if cold := [use for use in USES if not is_warm(game, use)]:
        subprocess.run([sys.executable, "-m", "maiolica.bots.warm", game.id, *cold], check=True)


def warm_up(game: Game, use: str) -> None:
    """Compile what playing or simulating a game calls; of several processes one does it, the others wait and load."""
    with _alone(game):
        if use == "simulate":
            simulate(game, 1)
        elif use == "search":
            _search_a_little(game)
        else:
            _play_a_little(game)
        _mark(game, use).touch()


@contextmanager
def _alone(game: Game) -> Iterator[None]:
    path = cache_folder() / f"{game.id}.lock"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        if fcntl and not is_warm(game, "play"):
            fcntl.flock(file, fcntl.LOCK_EX)  # ends with the file, or with the process
        yield


def _play_a_little(game: Game) -> None:
    table = Table(game, game.seats[0], seed=0)
    table.play(table.legal_actions()[0])
    table.undo()
    table.scene(0)
    table.scores()
    table.ranks()
    game.rules.guess(table.view(0), 0, seeded(0))
    game.value(table.state, 0)
    game.features(table.state, 0, np.zeros(game.feature_count, np.float32))
    _search_a_little(game)


def _search_a_little(game: Game) -> None:
    table = Table(game, game.seats[0], seed=0)
    seat = table.waiting()[0]
    SearchBot(nodes=2).estimates(table.view(seat), seat, seeded(0), 1.0)


def _mark(game: Game, use: str) -> Path:
    return cache_folder() / f"{game.id}-{use}.compiled"


if __name__ == "__main__":  # in a process of its own: python -m maiolica.bots.warm azul play
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who interrupts its parent wants no traceback
    for use in sys.argv[2:]:
        warm_up(games.get(sys.argv[1]), use)
