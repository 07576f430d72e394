"""Many games in each of which one seat decides and random players have the others: actions in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..dialect.jit import jit, part
from ..dialect.record import IntArray
from ..game.game import Game
from ..game.generic import play
from ..game.kinds import State
from ..game.whole import action_numbers
from . import stepping
from .batch import Batch
from .rewards import POINTS, difference
from .stepping import Course, Scratch

NOTHING = -1  # instead of an action: the others play until this seat decides


class BatchAgainst(Batch[State]):
    """A batch whose games always wait for their own seat; a game with an illegal action is lost and begins anew."""

    def __init__(
        self,
        game: Game,
        n: int,
        own: Any,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        reward: str = "win",
    ) -> None:
        self.own: NDArray[np.int8] = np.array([own] * n if np.isscalar(own) else own, np.int8)  # the seat that decides
        self._paid = np.zeros((n, seats)) if reward == POINTS else None
        super().__init__(game, n, seats, options, seed, "difference" if reward == POINTS else reward)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew, and let the others play until the own seat decides."""
        super().reset(seed)
        if self._paid is not None:
            self._paid[:] = 0
        self._step(np.full(self.n, NOTHING, np.int32))
        self._look()

    def step(self, actions: Any) -> None:
        """Play one action in each game, and let the others play; ``illegal`` says where none was played."""
        chosen = action_numbers(actions)
        self._check_shape(chosen)
        self._step(np.where(chosen < 0, self.game.moves.size, chosen).astype(np.int32))
        if self._paid is not None:
            course, paid = self._course(), self._paid
            self._each(self.n, lambda first, last: pay_points(first, last, course, paid))
        self._look()

    def _step(self, chosen: IntArray) -> None:
        course = self._course()
        self._each(
            self.n,
            lambda first, last: step_against(first, last, self._memory(), course, chosen, self.own, self.illegal),
        )


@jit
def step_against(
    first: int, last: int, memory: Scratch, course: Course, chosen: IntArray, own: IntArray, illegal: IntArray
) -> None:
    """Play the chosen action of the own seat in each game, then random ones until it decides again."""
    for i in range(first, last):
        stepping.clear_outcome(i, course.rewards, course.done)
        illegal[i] = False
        if chosen[i] >= 0:
            play_own(i, int(chosen[i]), memory, course, illegal)
        while course.seat[i] != own[i]:
            seat = int(course.seat[i])
            play(course.states[i], seat, stepping.random_action(course.states[i], seat, course.rngs[i], memory.actions))
            stepping.go_on(i, memory.weights, memory.places, course)


@jit
def pay_points(first: int, last: int, course: Course, paid: Any) -> None:
    """Pay what each seat has gained since it was last paid; a game that ended is paid whole."""
    for i in range(first, last):
        for seat in range(paid.shape[1]):
            now = 0.0 if course.done[i] else difference(course.states[i], paid.shape[1], seat)
            course.rewards[i, seat] += now - paid[i, seat]
            paid[i, seat] = now


@part
def play_own(i: int, action: int, memory: Scratch, course: Course, illegal: IntArray) -> None:
    """Play an action of the own seat; an illegal one ends the game without a result."""
    seat = int(course.seat[i])
    if stepping.is_legal(course.states[i], seat, action, memory.actions):
        play(course.states[i], seat, action)
        stepping.go_on(i, memory.weights, memory.places, course)
    else:
        illegal[i] = True
        course.done[i] = True
        course.states[i] = course.start[i % len(course.start)]
        course.seat[i] = stepping.settle(course.states[i], course.rngs[i], memory.weights)
