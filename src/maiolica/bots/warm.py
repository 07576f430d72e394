"""Compiling ahead: the first use of a game takes seconds, every later one finds its code in the cache."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np

from .. import games
from ..core.batch.simulate import play_many, simulate
from ..core.dialect.jit import INTERPRETED
from ..core.dialect.kept import cache_folder, made_from, size_of
from ..core.dialect.random import seeded
from ..core.game.game import Game
from ..core.game.generic import RULES, features, value, weigh
from ..core.table.table import Table
from .alone import alone, is_taken
from .levels import CLASSIC, settings_of
from .search import SearchBot, misjudge
from .tree import move_in
from .walks import search
from .worlds import meet

USES = ("play", "simulate")
Done = Callable[[str], None]  # told what is compiled


class Step(NamedTuple):
    """Something that is compiled: for which uses, how, and from which functions."""

    uses: tuple[str, ...]
    compile_it: Callable[[Game], None]
    entries: tuple[Any, ...]


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
            with start_beside(game, cold) as process:
                for line in process.stdout or ():
                    done.put((game, line.strip()))
                    told += 1
            if process.returncode:
                raise subprocess.CalledProcessError(process.returncode, process.args)
    finally:
        for step in list(STEPS)[told:]:
            done.put((game, step))


def start_beside(game: Game, uses: Sequence[str], niceness: int = 0) -> subprocess.Popen[str]:
    """A process that compiles a game and says what it has done; a nice one lets everybody else go first."""
    command = [sys.executable, "-m", "maiolica.bots.warm", str(niceness), game.id, *uses]
    if sys.platform == "win32":
        flags = subprocess.BELOW_NORMAL_PRIORITY_CLASS if niceness else 0
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, creationflags=flags)
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def warm_up(game: Game, use: str, done: Done = lambda step: None) -> None:
    """Compile what playing or simulating a game calls; of several processes one does it, the others wait and load."""
    if is_warm(game, "play"):
        _go_through(game, use, done)
        return
    with alone(lock_of(game)):
        _go_through(game, use, done)


def _go_through(game: Game, use: str, done: Done) -> None:
    for name, step in STEPS.items():
        if use in step.uses:
            step.compile_it(game)
            done(name)
    with suppress(OSError):  # nothing can be kept here, and the compiler has said so
        _mark(game, use).touch()


def load_rules(game: Game) -> None:
    """Load what a table calls, and nothing that only bots do."""
    STEPS["rules"].compile_it(game)


def is_being_compiled(game: Game) -> bool:
    """Whether another process is at it."""
    return is_taken(lock_of(game))


def sizes_of(game: Game) -> dict[str, int]:
    """How much each step of playing has to compile; the time that it takes is about in proportion."""
    steps = {name: step for name, step in STEPS.items() if "play" in step.uses}
    return {name: sum(size_of([entry], [game.state]) for entry in step.entries) for name, step in steps.items()}


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
    misjudge(seeded(0), np.zeros(1))


def _search_a_little(game: Game) -> None:
    table = Table(game, game.seats[0], seed=0)
    seat = table.waiting()[0]
    for given in (settings_of(game, "search"), settings_of(game, CLASSIC)):
        (tree,) = SearchBot(nodes=2, **given).prepared(table.view(seat), seat, seeded(0))
        tree.think(seat, 0, 2)
    tree.grow(2 * len(tree.memory.nodes))  # a tree that outgrows its memory must not wait for a compiler


def _play_at_random(game: Game) -> None:
    simulate(game, 1)


STEPS = {
    "rules": Step(("play",), _use_rules, tuple(rule for rule in RULES if rule not in (value, weigh, features))),
    "values": Step(("play",), _judge, (value, features, misjudge)),
    "search": Step(("play", "search"), _search_a_little, (search, meet, move_in)),
    "random games": Step(("simulate",), _play_at_random, (play_many,)),
}


def _mark(game: Game, use: str) -> Path:
    entries = [entry for step in STEPS.values() if use in step.uses for entry in step.entries]
    return cache_folder() / f"{game.id}-{use}-{made_from(entries, [game.state])}.compiled"


def lock_of(game: Game) -> Path:
    """Whoever compiles a game has this file to itself."""
    return cache_folder() / f"{game.id}.lock"


if __name__ == "__main__":  # in a process of its own: python -m maiolica.bots.warm 10 azul play
    niceness, game_id, *uses = sys.argv[1:]
    if sys.platform != "win32":
        os.nice(int(niceness))
    gc.set_threshold(50_000, 20, 20)  # a compiler makes many objects that live on: looking for dead ones took 5 %
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who interrupts its parent wants no traceback
    for use in uses:
        warm_up(games.get(game_id), use, lambda step: print(step, flush=True))
