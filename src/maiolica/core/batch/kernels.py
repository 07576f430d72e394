"""The kernels of a batch: each gives one game, or one pair of a game and an action, to a thread.

Positions stay in the GPU's memory and are changed in place: a move touches few of their bytes. A step has two
kernels. The first plays the moves and queues the games that go on without a decision; the second deals for those
alone, so that the threads that run together all have something to deal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, wraps
from typing import Any

import numpy as np

from ..dialect.random import Random
from ..game.game import MOST_SEATS, Game
from ..game.generic import actor, play
from ..game.network import Layers, Pad
from .cuda import compile_kernel, cuda
from .stepping import (
    Course,
    Scratch,
    clear_outcome,
    go_on,
    is_legal,
    open_game,
    play_randomly,
    random_action,
    write_after,
    write_judgment,
    write_mask,
    write_view,
)

REGISTERS = 48  # of a thread that plays random games; fewer spill, more let fewer threads run


def kernel(**settings: Any) -> Callable[[Callable[[Kernels], Any]], cached_property[Any]]:
    """A kernel, compiled when it is first used, from the method that returns its source."""
    return lambda source: cached_property(wraps(source)(lambda self: compile_kernel(source(self), **settings)))


class Kernels:
    """The kernels of one game."""

    def __init__(self, game: Game) -> None:
        self.compiler = cuda()
        self.layout, self.rng = game.state.layout, Random.layout
        self.moves, self.outcomes = game.moves.size, game.outcomes.size

    @kernel()
    def open(self) -> Any:
        """Begin all games."""
        compiler, outcomes = self.compiler, self.outcomes

        def open_on_gpu(
            n: int, states: Any, start: Any, rngs: Any, seed: Any, seat: Any, rewards: Any, done: Any, illegal: Any
        ) -> None:
            weights = compiler.local.array(outcomes, np.int16)
            i = compiler.grid(1)
            if i < n:
                clear_outcome(i, rewards, done)
                illegal[i] = False
                open_game(i, weights, states, start, rngs, seed, seat)

        return open_on_gpu

    @kernel()
    def check(self) -> Any:
        """Note the actions that are not legal."""
        compiler, moves = self.compiler, self.moves

        def check_on_gpu(n: int, states: Any, seat: Any, chosen: Any, illegal: Any) -> None:
            actions = compiler.local.array(moves, np.int16)
            i = compiler.grid(1)
            if i < n:
                illegal[i] = not is_legal(states[i], int(seat[i]), int(chosen[i]), actions)

        return check_on_gpu

    @kernel()
    def play(self) -> Any:
        """Play an action in each game, and queue the games in which nobody decides next."""
        compiler = self.compiler

        def play_on_gpu(
            n: int,
            states: Any,
            seat: Any,
            rewards: Any,
            done: Any,
            chosen: Any,
            illegal: Any,
            queue: Any,
            queued: Any,
            parity: int,
        ) -> None:
            i = compiler.grid(1)
            if i == 0:
                queued[1 - parity] = 0  # for the next step
            if i < n:
                clear_outcome(i, rewards, done)
                if not illegal[i]:
                    play(states[i], int(seat[i]), int(chosen[i]))
                    following = actor(states[i])
                    if following < 0:
                        queue[compiler.atomic.add(queued, parity, 1)] = i
                    else:
                        seat[i] = following

        return play_on_gpu

    @kernel()
    def go_on(self) -> Any:
        """Deal in the queued games; pay out those that are over, and begin them anew."""
        compiler, outcomes = self.compiler, self.outcomes

        def go_on_on_gpu(
            n: int,
            states: Any,
            start: Any,
            rngs: Any,
            kind: int,
            seat: Any,
            rewards: Any,
            done: Any,
            queue: Any,
            queued: Any,
            parity: int,
        ) -> None:
            weights = compiler.local.array(outcomes, np.int16)
            places = compiler.local.array(MOST_SEATS, np.int8)
            k = compiler.grid(1)
            if k < queued[parity]:
                go_on(int(queue[k]), weights, places, Course(states, start, rngs, kind, seat, rewards, done))

        return go_on_on_gpu

    @kernel(max_registers=REGISTERS)
    def play_randomly(self) -> Any:
        """Play many random actions in each game."""
        compiler, layout, rng, moves, outcomes = self.compiler, self.layout, self.rng, self.moves, self.outcomes

        def play_randomly_on_gpu(
            n: int, states: Any, start: Any, rngs: Any, kind: int, seat: Any, rewards: Any, done: Any, steps: int
        ) -> None:
            own_states = compiler.local.array(1, layout)
            own_rngs = compiler.local.array(1, rng)
            actions = compiler.local.array(moves, np.int16)
            weights = compiler.local.array(outcomes, np.int16)
            places = compiler.local.array(MOST_SEATS, np.int8)
            i = compiler.grid(1)
            if i < n:
                clear_outcome(i, rewards, done)
                own_states[0] = states[i]
                own_rngs[0] = rngs[i]
                course = Course(own_states, start, own_rngs, kind, seat, rewards, done)
                play_randomly(i, 0, steps, Scratch(actions, weights, places), course)
                states[i] = own_states[0]
                rngs[i] = own_rngs[0]

        return play_randomly_on_gpu

    @kernel()
    def choose(self) -> Any:
        """Draw a legal action for each game."""
        compiler, moves = self.compiler, self.moves

        def choose_on_gpu(n: int, states: Any, rngs: Any, seat: Any, chosen: Any) -> None:
            actions = compiler.local.array(moves, np.int16)
            i = compiler.grid(1)
            if i < n:
                chosen[i] = random_action(states[i], int(seat[i]), rngs[i], actions)

        return choose_on_gpu

    @kernel()
    def mask(self) -> Any:
        """Write which actions are legal."""
        compiler, moves = self.compiler, self.moves

        def mask_on_gpu(n: int, states: Any, seat: Any, mask: Any) -> None:
            actions = compiler.local.array(moves, np.int16)
            i = compiler.grid(1)
            if i < n:
                write_mask(states[i], int(seat[i]), actions, mask[i])

        return mask_on_gpu

    @kernel()
    def view(self) -> Any:
        """Write the features for the acting seat."""
        compiler, layout = self.compiler, self.layout

        def view_on_gpu(n: int, states: Any, seat: Any, out: Any) -> None:
            scratch = compiler.local.array(1, layout)
            i = compiler.grid(1)
            if i < n:
                write_view(states[i], scratch, int(seat[i]), out[i])

        return view_on_gpu

    @kernel()
    def after(self) -> Any:
        """Write the features after given actions."""
        compiler, layout, rng = self.compiler, self.layout, self.rng

        def after_on_gpu(n: int, states: Any, rngs: Any, seat: Any, which: Any, chosen: Any, out: Any) -> None:
            scratch = compiler.local.array(1, layout)
            luck = compiler.local.array(1, rng)
            k = compiler.grid(1)
            if k < n:
                i, action = int(which[k]), int(chosen[k])
                write_after(states[i], scratch, int(seat[i]), action, luck, rngs[i].word, np.uint64(action), out[k])

        return after_on_gpu

    @kernel()
    def judge(self) -> Any:
        """Write what a network says after given actions; each thread has memory for one judgment at a time."""
        compiler, layout, rng = self.compiler, self.layout, self.rng

        def judge_on_gpu(
            n: int,
            states: Any,
            rngs: Any,
            seat: Any,
            which: Any,
            chosen: Any,
            first: Any,
            first_bias: Any,
            second: Any,
            second_bias: Any,
            last: Any,
            last_bias: Any,
            inputs: Any,
            words: Any,
            numbers: Any,
            rows: Any,
            by: Any,
            chances: Any,
            points: Any,
        ) -> None:
            scratch = compiler.local.array(1, layout)
            luck = compiler.local.array(1, rng)
            thread = compiler.grid(1)
            layers = Layers(first, first_bias, second, second_bias, last, last_bias)
            pad = Pad(inputs[thread], words[thread], numbers[thread], rows[thread], by[thread])
            for k in range(thread, n, compiler.gridsize(1)):
                i, action = int(which[k]), int(chosen[k])
                lot, number = rngs[i].word, np.uint64(action)
                write_judgment(
                    states[i], scratch, int(seat[i]), action, luck, lot, number, layers, pad, chances[k], points[k]
                )

        return judge_on_gpu
