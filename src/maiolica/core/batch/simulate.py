"""Random games by the million: on one core, on all cores, on a GPU, with equal results for equal seeds."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ..dialect.jit import jit, part
from ..dialect.random import WORD, Random, branch
from ..dialect.record import IntArray, in_array
from ..game.errors import BadOption
from ..game.game import OVER, Game
from ..game.generic import actor, ranks, score, was_cut
from ..game.whole import whole
from .stepping import play_stretch

Progress = Callable[[int], None]  # told how many more games are done
CHUNK = 2048  # games per task of a core
NO_LIMIT = 1 << 30  # decisions in one stretch


@dataclass(frozen=True)
class Results:
    """What came of a batch: one row per game."""

    scores: IntArray  # [games, seats] final points
    lengths: IntArray  # [games] decisions of all seats
    winners: IntArray  # [games, seats] true for every seat in first place
    cut: IntArray  # [games] true where an option alone ended the game, such as azul's max_rounds

    @property
    def moves(self) -> int:
        """All decisions of all games."""
        return int(self.lengths.sum())


class Tally(NamedTuple):
    """Where the results of random games are noted: one row per game."""

    scores: IntArray
    lengths: IntArray  # below zero where a game was cut
    places: IntArray


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    device: str = "cpu",
    cores: int | None = None,
    progress: Progress = lambda games: None,
) -> Results:
    """Play random games; game i depends on the seed and i alone, wherever it is played."""
    if games < 1:
        raise BadOption(f"{games} games: at least one must be played")
    if cores is not None and cores < 1:
        raise BadOption(f"{cores} cores: at least one must play")
    start, word = game.start(seats, options), whole(seed, "seed") & WORD
    tally = Tally(np.zeros((games, seats), np.int16), np.zeros(games, np.int32), np.zeros((games, seats), np.int8))
    if device == "cuda":
        from .simulate_cuda import simulate_on_gpu

        simulate_on_gpu(game, start, word, tally)
        progress(games)
    elif device == "cpu":
        _simulate_on_cores(game, start, word, tally, cores or os.cpu_count() or 1, progress)
    else:
        raise BadOption(f"device {device[:20]!r}: it must be cpu or cuda")
    return Results(tally.scores, np.abs(tally.lengths), tally.places == 1, tally.lengths < 0)


def _simulate_on_cores(game: Game, start: Any, seed: int, tally: Tally, cores: int, progress: Progress) -> None:
    games, starts = len(tally.lengths), in_array([start])

    def chunk(first: int) -> int:
        last = min(first + CHUNK, games)
        states, rngs = np.zeros(1, game.state.layout), np.zeros(1, Random.layout)
        actions = np.zeros(game.moves.size, np.int16)
        weights = np.zeros(game.outcomes.size, np.int16)
        play_many(first, last, states, rngs, actions, weights, starts, np.uint64(seed), tally)
        return last - first

    with ThreadPoolExecutor(cores) as pool:
        for task in as_completed([pool.submit(chunk, first) for first in range(0, games, CHUNK)]):
            progress(task.result())


@jit
def play_many(
    first: int,
    last: int,
    states: Any,
    rngs: Any,
    actions: IntArray,
    weights: IntArray,
    start: Any,
    seed: Any,
    tally: Tally,
) -> None:
    """Play the games first .. last-1 on a core."""
    play_games(first, last, 1, states, rngs, actions, weights, start, seed, tally)


@part
def play_games(
    first: int,
    last: int,
    stride: int,
    states: Any,
    rngs: Any,
    actions: IntArray,
    weights: IntArray,
    start: Any,
    seed: Any,
    tally: Tally,
) -> None:
    """Play every so many-th game from the first on and note its result; states and rngs are room for one.

    A game that is over is followed by the next between two stretches: so a GPU's threads stay in step.
    """
    i, decisions = first, 0
    while i < last:
        if decisions == 0:
            states[0] = start[0]
            branch(rngs[0], seed, np.uint64(i))
        decisions += play_stretch(states[0], rngs[0], actions, weights, NO_LIMIT)
        if actor(states[0]) == OVER:
            tally.lengths[i] = -decisions if was_cut(states[0]) else decisions
            for seat in range(tally.scores.shape[1]):
                tally.scores[i, seat] = score(states[0], seat)
            ranks(states[0], tally.places[i])
            i += stride
            decisions = 0
