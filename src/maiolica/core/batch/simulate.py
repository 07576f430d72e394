"""Random games by the million: on one core, on all cores, on a GPU, with equal results for equal seeds."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..dialect.jit import jit, part
from ..dialect.random import WORD, Random, below, branch, pick
from ..dialect.record import IntArray
from ..game.errors import BadOption
from ..game.game import CHANCE, OVER, Game
from ..game.generic import actor, deal, legal, odds, play, ranks, score

Progress = Callable[[int], None]  # told how many more games are done
CHUNK = 2048  # games per task of a core


@dataclass(frozen=True)
class Results:
    """What came of a batch: one row per game."""

    scores: IntArray  # [games, seats] final points
    lengths: IntArray  # [games] decisions of all seats
    winners: IntArray  # [games, seats] true for every seat in first place

    @property
    def moves(self) -> int:
        """All decisions of all games."""
        return int(self.lengths.sum())


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
    start = game.start(seats, options)
    scores = np.zeros((games, seats), np.int16)
    lengths = np.zeros(games, np.int32)
    places = np.zeros((games, seats), np.int8)
    if device == "cuda":
        from .simulate_cuda import simulate_on_gpu

        simulate_on_gpu(game, start, seed & WORD, scores, lengths, places)
        progress(games)
    elif device == "cpu":
        _simulate_on_cores(game, start, seed & WORD, scores, lengths, places, cores or os.cpu_count() or 1, progress)
    else:
        raise BadOption(f"device {device[:20]!r}: it must be cpu or cuda")
    return Results(scores, lengths, places == 1)


def _simulate_on_cores(
    game: Game,
    start: Any,
    seed: int,
    scores: IntArray,
    lengths: IntArray,
    places: IntArray,
    cores: int,
    progress: Progress,
) -> None:
    def chunk(first: int) -> int:
        last = min(first + CHUNK, len(lengths))
        states = np.array([start, start], game.state.layout)  # the second is where games are played
        actions = np.zeros(game.moves.size, np.int16)
        weights = np.zeros(game.outcomes.size, np.int16)
        play_many(
            states, np.zeros(1, Random.layout), np.uint64(seed), first, last, actions, weights, scores, lengths, places
        )
        return last - first

    chunk_starts = range(0, len(lengths), CHUNK)
    with ThreadPoolExecutor(cores) as pool:
        for task in as_completed([pool.submit(chunk, first) for first in chunk_starts]):
            progress(task.result())


@jit
def play_many(
    states: Any,
    rngs: Any,
    seed: Any,
    first: int,
    last: int,
    actions: IntArray,
    weights: IntArray,
    scores: IntArray,
    lengths: IntArray,
    places: IntArray,
) -> None:
    """Play the games first .. last-1 of a batch and note their results."""
    for i in range(first, last):
        states[1] = states[0]
        branch(rngs[0], seed, np.uint64(i))
        lengths[i] = 0
        while actor(states[1]) != OVER:
            lengths[i] += play_stretch(states[1], rngs[0], actions, weights)
        for seat in range(scores.shape[1]):
            scores[i, seat] = score(states[1], seat)
        ranks(states[1], places[i])


@part
def play_stretch(s: Any, rng: Random, actions: IntArray, weights: IntArray) -> int:
    """Make the draws that are due, then random decisions until the next draw: so a GPU's threads stay in step."""
    while actor(s) == CHANCE:
        deal(s, pick(rng, weights, odds(s, weights)))
    decisions = 0
    seat = actor(s)
    while seat >= 0:
        play(s, seat, actions[below(rng, legal(s, seat, actions))])
        decisions += 1
        seat = actor(s)
    return decisions
