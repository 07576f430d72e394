"""Compiling ahead: the first use of a game takes seconds, every later one finds its code in the cache."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import numpy as np

from .. import games
from ..core.batch.simulate import play_many, simulate
from ..core.dialect.jit import INTERPRETED
from ..core.dialect.kept import cache_folder, made_from
from ..core.dialect.random import seeded
from ..core.game.game import Game
from ..core.game.generic import RULES
from ..core.table.table import Table
from .search import SearchBot
from .tree import move_in
from .walks import search

try:
    import fcntl
except ImportError:  # not on Windows; there several processes compile the same
    fcntl = None  # type: ignore[assignment]

USES = ("play", "simulate")
Done = Callable[[str], None]  # told what is compiled


def is_warm(game: Game, use: str) -> bool:
    """Whether this very source was compiled before."""
    return INTERPRETED or _mark(game, use).exists()


def warm_all(games: Sequence[Game], cores: int) -> Iterator[tuple[Game, str]]:
    """Compile some games on so many cores, each in a process of its own; yields each step of each game once."""
    done: SimpleQueue[tuple[Game, str]] = SimpleQueue()
    with ThreadPool(cores) as pool:  # the later games are the larger ones: begun first, none is left alone in the end
        work = pool.map_async(lambda game: _compile_beside(game, done), list(reversed(games)), chunksize=1)
        for _ in range(len(games) * len(STEPS)):
            yield done.get()
        work.get()


def _compile_beside(game: Game, done: SimpleQueue[tuple[Game, str]]) -> None:
    """Compile a game in another process, which says what it has done; what it does not say is done as well."""
    told = 0
    try:
        if cold := [use for use in USES if not is_warm(game, use)]:
            command = [sys.executable, "-m", "maiolica.bots.warm", game.id, *cold]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
                for line in process.stdout or ():
                    done.put((game, line.strip()))
                    told += 1
            if process.returncode:
                raise subprocess.CalledProcessError(process.returncode, command)
    finally:
        for step in list(STEPS)[told:]:
            done.put((game, step))


def warm_up(game: Game, use: str, done: Done = lambda step: None) -> None:
    """Compile what playing or simulating a game calls; of several processes one does it, the others wait and load."""
    with _alone(game):
        for step, (needed_for, compile_it) in STEPS.items():
            if use in needed_for:
                compile_it(game)
                done(step)
        with suppress(OSError):  # nothing can be kept here, and the compiler has said so
            _mark(game, use).touch()


@contextmanager
def _alone(game: Game) -> Iterator[None]:
    with ExitStack() as stack:
        if fcntl and not is_warm(game, "play"):
            with suppress(OSError):
                cache_folder().mkdir(parents=True, exist_ok=True)
                file = stack.enter_context((cache_folder() / f"{game.id}.lock").open("w"))
                fcntl.flock(file, fcntl.LOCK_EX)  # ends with the file, or with the process
        yield


def _use_rules(game: Game) -> None:
    table = Table(game, game.seats[0], seed=0)
    table.play(table.legal_actions()[0])
    table.undo()
    table.scene(0)
    table.scores()
    table.ranks()
    game.rules.guess(table.view(0), 0, seeded(0))


def _judge(game: Game) -> None:
    table = Table(game, game.seats[0], seed=0)
    game.value(table.state, 0)
    game.features(table.state, 0, np.zeros(game.feature_count, np.float32))


def _search_a_little(game: Game) -> None:
    table = Table(game, game.seats[0], seed=0)
    seat = table.waiting()[0]
    (tree,) = SearchBot(nodes=2).prepared(table.view(seat), seat, seeded(0))
    tree.think(seat, 0, 2)
    tree.grow(2 * len(tree.memory.nodes))  # a tree that outgrows its memory must not wait for a compiler


def _play_at_random(game: Game) -> None:
    simulate(game, 1)


STEPS = {  # what is compiled, for which uses, and how
    "rules": (("play",), _use_rules),
    "values": (("play",), _judge),
    "search": (("play", "search"), _search_a_little),
    "random games": (("simulate",), _play_at_random),
}


def _mark(game: Game, use: str) -> Path:
    entries: dict[str, list[Any]] = {
        "play": [*RULES, search, move_in],
        "search": [search, move_in],
        "simulate": [play_many],
    }
    return cache_folder() / f"{game.id}-{use}-{made_from(entries[use], [game.state])}.compiled"


if __name__ == "__main__":  # in a process of its own: python -m maiolica.bots.warm azul play
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who interrupts its parent wants no traceback
    for use in sys.argv[2:]:
        warm_up(games.get(sys.argv[1]), use, lambda step: print(step, flush=True))
