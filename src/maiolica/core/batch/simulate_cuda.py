"""Random games on a CUDA GPU: one game per thread, from the very functions that run on the CPU."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..dialect.random import Random
from ..dialect.record import IntArray, in_array
from ..game.game import Game
from .cuda import THREADS, compile_kernel, cuda, cuda_here
from .simulate import Tally, play_games

BLOCKS_PER_PROCESSOR = 256  # many more than run at once, so that none waits long for the last
REGISTERS = 48  # of a thread; fewer spill, more let fewer threads run


def simulate_on_gpu(game: Game, start: Any, seed: int, tally: Tally) -> None:
    """Play one random game for each row of the results."""
    kernel = Kernel(game, start, *tally.scores.shape)
    kernel.play(seed)
    for source, target in zip(kernel.results, tally, strict=True):
        source.copy_to_host(target)


class Kernel:
    """A batch on the GPU: its results stay there until they are asked for."""

    def __init__(self, game: Game, start: Any, games: int, seats: int) -> None:
        self.compiler = cuda_here()
        blocks = self.compiler.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_PROCESSOR
        self.launch = kernel(game)[blocks, THREADS]
        self.start = self.compiler.to_device(in_array([start]))
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((games, seats), np.int16),
            ((games,), np.int32),
            ((games, seats), np.int8),
        ]
        self.results = [self.compiler.device_array(shape, kind) for shape, kind in shapes]

    def play(self, seed: int) -> None:
        """Play all games."""
        self.launch(self.start, np.uint64(seed), *self.results)

    def speed(self, seed: int) -> float:
        """Decisions per second while playing all games."""
        before, after = self.compiler.event(), self.compiler.event()
        before.record()
        self.play(seed)
        after.record()
        after.synchronize()
        moves = int(np.abs(self.results[1].copy_to_host()).sum(dtype=np.int64))
        return moves / float(self.compiler.event_elapsed_time(before, after)) * 1000


@cache
def kernel(game: Game) -> Any:
    """The kernel of one game; positions, moves and weights live in each thread's own memory."""
    return compile_kernel(play_on_gpu(game), max_registers=REGISTERS)


def play_on_gpu(game: Game) -> Any:
    """The source of a game's kernel."""
    compiler = cuda()
    state, random = game.state.layout, Random.layout
    action_count, outcome_count = game.moves.size, game.outcomes.size

    def play_on_gpu(start: Any, seed: Any, scores: IntArray, lengths: IntArray, places: IntArray) -> None:
        states = compiler.local.array(1, state)
        rngs = compiler.local.array(1, random)
        actions = compiler.local.array(action_count, np.int16)
        weights = compiler.local.array(outcome_count, np.int16)
        tally = Tally(scores, lengths, places)
        first, last, stride = compiler.grid(1), lengths.shape[0], compiler.gridsize(1)
        play_games(first, last, stride, states, rngs, actions, weights, start, seed, tally)

    return play_on_gpu
