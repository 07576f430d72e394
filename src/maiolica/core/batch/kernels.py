"""The kernels of a batch: each gives one game, or one pair of a game and an action, to a thread.

Positions stay in the GPU's memory and are changed in place: a move touches few of their bytes. A step has two
kernels. The first plays the moves and queues the games that go on without a decision; the second deals for those
alone, so that the threads that run together all have something to deal.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from ..dialect.random import Random
from ..game.game import MOST_SEATS, Game
from ..game.generic import actor, play
from .cuda import compile_kernel, cuda
from .stepping import (
    clear_outcome,
    go_on,
    is_legal,
    open_game,
    play_randomly,
    random_action,
    write_after,
    write_mask,
    write_view,
)

REGISTERS = 48  # of a thread that plays random games; fewer spill, more let fewer threads run


class Kernels:
    """The kernels of one game."""

    def __init__(self, game: Game) -> None:
        self.compiler = cuda()
        self.layout, self.rng = game.state.layout, Random.layout
        self.moves, self.outcomes = game.moves.size, game.outcomes.size

    @cached_property
    def open(self) -> Any:
        """Begin all games."""
        return compile_kernel(self.open_source())

    @cached_property
    def check(self) -> Any:
        """Note the actions that are not legal."""
        return compile_kernel(self.check_source())

    @cached_property
    def play(self) -> Any:
        """Play an action in each game, and queue the games in which nobody decides next."""
        return compile_kernel(self.play_source())

    @cached_property
    def go_on(self) -> Any:
        """Deal in the queued games; pay out those that are over, and begin them anew."""
        return compile_kernel(self.go_on_source())

    @cached_property
    def play_randomly(self) -> Any:
        """Play many random actions in each game."""
        return compile_kernel(self.play_randomly_source(), max_registers=REGISTERS)

    @cached_property
    def choose(self) -> Any:
        """Draw a legal action for each game."""
        return compile_kernel(self.choose_source())

    @cached_property
    def mask(self) -> Any:
        """Write which actions are legal."""
        return compile_kernel(self.mask_source())

    @cached_property
    def view(self) -> Any:
        """Write the features for the acting seat."""
        return compile_kernel(self.view_source())

    @cached_property
    def after(self) -> Any:
        """Write the features after given actions."""
        return compile_kernel(self.after_source())

    def open_source(self) -> Any:
        """The source of a kernel."""
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

    def check_source(self) -> Any:
        """The source of a kernel."""
        compiler, moves = self.compiler, self.moves

        def check_on_gpu(n: int, states: Any, seat: Any, chosen: Any, illegal: Any) -> None:
            actions = compiler.local.array(moves, np.int16)
            i = compiler.grid(1)
            if i < n:
                illegal[i] = not is_legal(states[i], int(seat[i]), int(chosen[i]), actions)

        return check_on_gpu

    def play_source(self) -> Any:
        """The source of a kernel."""
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

    def go_on_source(self) -> Any:
        """The source of a kernel."""
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
                go_on(int(queue[k]), weights, places, states, start, rngs, kind, seat, rewards, done)

        return go_on_on_gpu

    def play_randomly_source(self) -> Any:
        """The source of a kernel."""
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
                seat[i] = play_randomly(
                    i, 0, steps, actions, weights, places, own_states, start, own_rngs, kind, rewards, done
                )
                states[i] = own_states[0]
                rngs[i] = own_rngs[0]

        return play_randomly_on_gpu

    def choose_source(self) -> Any:
        """The source of a kernel."""
        compiler, moves = self.compiler, self.moves

        def choose_on_gpu(n: int, states: Any, rngs: Any, seat: Any, chosen: Any) -> None:
            actions = compiler.local.array(moves, np.int16)
            i = compiler.grid(1)
            if i < n:
                chosen[i] = random_action(states[i], int(seat[i]), rngs[i], actions)

        return choose_on_gpu

    def mask_source(self) -> Any:
        """The source of a kernel."""
        compiler, moves = self.compiler, self.moves

        def mask_on_gpu(n: int, states: Any, seat: Any, mask: Any) -> None:
            actions = compiler.local.array(moves, np.int16)
            i = compiler.grid(1)
            if i < n:
                write_mask(states[i], int(seat[i]), actions, mask[i])

        return mask_on_gpu

    def view_source(self) -> Any:
        """The source of a kernel."""
        compiler, layout = self.compiler, self.layout

        def view_on_gpu(n: int, states: Any, seat: Any, out: Any) -> None:
            scratch = compiler.local.array(1, layout)
            i = compiler.grid(1)
            if i < n:
                write_view(states[i], scratch, int(seat[i]), out[i])

        return view_on_gpu

    def after_source(self) -> Any:
        """The source of a kernel."""
        compiler, layout, rng = self.compiler, self.layout, self.rng

        def after_on_gpu(n: int, states: Any, rngs: Any, seat: Any, which: Any, chosen: Any, out: Any) -> None:
            scratch = compiler.local.array(1, layout)
            luck = compiler.local.array(1, rng)
            k = compiler.grid(1)
            if k < n:
                i, action = int(which[k]), int(chosen[k])
                write_after(states[i], scratch, int(seat[i]), action, luck, rngs[i].word, np.uint64(action), out[k])

        return after_on_gpu
