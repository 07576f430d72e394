"""Many games at once, stepped together: actions in, arrays out, on all cores or on a GPU.

Every game always waits for a decision: draws are made inside a step, and a game that ends is paid out and begins
anew in the same step. Game i depends on the seed, on i and on its actions alone, wherever it is played.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, Self

import numpy as np
from numpy.typing import NDArray

from ..dialect.random import WORD, Random
from ..dialect.record import IntArray, in_array
from ..game.errors import BadOption
from ..game.game import Game
from ..game.generic import illegal_move
from ..game.kinds import State
from ..game.network import new_pad
from ..game.network_file import Network
from ..game.whole import action_numbers, whole
from . import stepping
from .rewards import OUTCOME, PLAIN, reward_count, reward_number

AUTORESET = "same-step"  # the arrays after a game's last step are those of the next game's first decision
CHUNK = 256  # games that are worth a core of their own


class Batch(Generic[State]):
    """Games on this machine's cores. The arrays are written anew by every step: copy what is to be kept."""

    autoreset = AUTORESET
    device = "cpu"

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        reward: str = "win",
        masks: bool = True,
        features: bool = True,
        check: bool = True,
        cores: int | None = None,
        mix: Sequence[tuple[int, Mapping[str, object]]] = (),
    ) -> None:
        if n < 1:
            raise BadOption(f"{n} games: at least one must be played")
        if cores is not None and cores < 1:
            raise BadOption(f"{cores} cores: at least one must play")
        starts = mix or [(seats, options or {})]  # game i begins like number i, counted round and round
        self.game, self.n, self.seats = game, n, max(count for count, _ in starts)
        self.options = game.complete(*starts[0])
        self.reward, self.check = reward, check
        self.cores = cores or os.cpu_count() or 1
        self._kind = OUTCOME if reward == PLAIN else reward_number(reward)
        self._start: Any = in_array([game.start(*start) for start in starts])
        self._make_arrays(masks, features)
        self.reset(seed)

    def _make_arrays(self, masks: bool, features: bool) -> None:
        self.seat: NDArray[np.int8] = self.empty((self.n,), np.int8)  # who decides
        paid = reward_count(self._kind, self.seats)
        self.rewards: NDArray[np.float32] = self.empty((self.n, paid), np.float32)  # of the games that have just ended
        self.done: NDArray[np.bool_] = self.empty((self.n,), np.bool_)  # whether a game has ended in this step
        self.illegal: NDArray[np.bool_] = self.empty((self.n,), np.bool_)  # whether the action was refused
        shapes = (self.n, self.game.moves.size), (self.n, self.game.feature_count)
        self._mask: NDArray[np.int8] | None = self.empty(shapes[0], np.int8) if masks else None
        self._features: NDArray[np.float32] | None = self.empty(shapes[1], np.float32) if features else None
        self._states = self.empty((self.n,), self.game.state.layout)
        self._rngs = self.empty((self.n,), Random.layout)

    # What one does with a batch -------------------------------------------------------------------

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew."""
        self._open(np.uint64(whole(seed, "seed") & WORD))
        self._look()

    def step(self, actions: Any) -> None:
        """Play one action in each game; if any is illegal, none is played and the error names it."""
        chosen = action_numbers(actions)
        self._check_shape(chosen)
        if self.check:
            self._refuse_illegal(chosen)
        self._step(chosen)
        self._look()

    def step_random(self, steps: int = 1) -> None:
        """Play so many random actions in each game; ``done`` and ``rewards`` tell of all of them together."""
        self._step_random(steps)
        self._look()

    def random_actions(self) -> Any:
        """A legal action for each game, drawn by lot."""
        chosen = self.empty((self.n,), np.int32)
        self._choose(chosen)
        return chosen

    def after(self, games: Any, actions: Any, out: Any = None) -> Any:
        """Features for the acting seat right after an action, before any draw, for pairs of a game and an action.

        Nothing is played. What the seat may not know is guessed, so nothing hidden shows.
        """
        which, chosen = self._pairs(games, actions)
        out = self.empty((len(which), self.game.feature_count), np.float32) if out is None else out
        self._each(
            len(which),
            lambda first, last: stepping.write_afters(
                first, last, self._scratch(), self._luck(), self._states, self._rngs, self.seat, which, chosen, out
            ),
        )
        return out

    def judge(self, network: Network, games: Any, actions: Any) -> tuple[Any, Any]:
        """What a network says after an action, for pairs as in ``after``: chances of winning and points in the end.

        Each row begins with the seat that has moved; the others follow in turn order.
        """
        inputs, outputs = len(network.layers.first), network.layers.last.shape[1]
        if (inputs, outputs) != (self.game.feature_count, 2 * self.game.seats[-1]):
            raise BadOption(f"{network}: a network of another shape than {self.game.id} needs")
        which, chosen = self._pairs(games, actions)
        chances, points = (self.empty((len(which), self.seats), np.float32) for _ in range(2))
        if len(which):
            self._judge(network, which, chosen, chances, points)
        return chances, points

    def _pairs(self, games: Any, actions: Any) -> tuple[Any, Any]:
        """Games and an action for each."""
        which, chosen = action_numbers(games), action_numbers(actions)
        self._check_pairs(which, chosen)
        if len(which) and not (which.min() >= 0 and which.max() < self.n):
            raise BadOption(f"games are numbered from 0 to {self.n - 1}")
        return which, chosen

    def _check_pairs(self, which: Any, chosen: Any) -> None:
        if len(which.shape) != 1 or tuple(which.shape) != tuple(chosen.shape):
            raise BadOption(f"{which.shape} games and {chosen.shape} actions: one action is wanted for each game")

    def state(self, i: int) -> State:
        """A copy of the position of one game, secrets included."""
        copied: State = self._states[self._number_of(i)].clone()
        return copied

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each action that the acting seat may play, 0 for the others."""
        if self._mask is None:
            raise BadOption("this batch has no masks: make it with masks=True")
        return self._mask

    @property
    def features(self) -> NDArray[np.float32]:
        """The features of the acting seat's view."""
        if self._features is None:
            raise BadOption("this batch has no features: make it with features=True")
        return self._features

    def _number_of(self, i: int) -> int:
        if not 0 <= whole(i, "game") < self.n:
            raise BadOption(f"game {i}: games are numbered from 0 to {self.n - 1}")
        return int(i)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.n} games of {self.game.id} with {self.seats} seats on {self.device}>"

    def clone(self) -> Self:
        """Another batch that goes on alike."""
        twin = object.__new__(type(self))
        twin.__setstate__(self.__getstate__())
        return twin

    def __getstate__(self) -> dict[str, Any]:
        plain = {name: value for name, value in self.__dict__.items() if name != "_pool"}
        return {name: value.copy() if hasattr(value, "__dlpack__") else value for name, value in plain.items()}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)

    # How it is done on cores ----------------------------------------------------------------------

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array where this batch computes."""
        return np.zeros(shape, kind)

    def _open(self, seed: Any) -> None:
        self.rewards[:] = 0
        self.done[:] = False
        self.illegal[:] = False
        self._each(
            self.n,
            lambda first, last: stepping.open_games(
                first, last, self._weights(), self._states, self._start, self._rngs, seed, self.seat
            ),
        )

    def _step(self, chosen: IntArray) -> None:
        course = self._course()
        self._each(
            self.n,
            lambda first, last: stepping.step_games(first, last, self._weights(), self._places(), course, chosen),
        )

    def _step_random(self, steps: int) -> None:
        course = self._course()
        self._each(self.n, lambda first, last: stepping.step_games_randomly(first, last, self._memory(), course, steps))

    def _choose(self, chosen: IntArray) -> None:
        self._each(
            self.n,
            lambda first, last: stepping.choose_randomly(
                first, last, self._actions(), self._states, self._rngs, self.seat, chosen
            ),
        )

    def _judge(self, network: Network, which: Any, chosen: Any, chances: Any, points: Any) -> None:
        games = (self._states, self._rngs, self.seat, which, chosen)

        def judge(first: int, last: int) -> None:
            thinking = (network.layers, new_pad(network.layers))
            stepping.write_judgments(first, last, self._scratch(), self._luck(), *games, *thinking, chances, points)

        self._each(len(which), judge)

    def _look(self) -> None:
        def look(first: int, last: int) -> None:
            if self._mask is not None:
                stepping.write_masks(first, last, self._actions(), self._states, self.seat, self._mask)
            if self._features is not None:
                stepping.write_views(first, last, self._scratch(), self._states, self.seat, self._features)

        if self._mask is not None or self._features is not None:
            self._each(self.n, look)

    def _refuse_illegal(self, chosen: IntArray) -> None:
        self._each(
            self.n,
            lambda first, last: stepping.find_illegal(
                first, last, self._actions(), self._states, self.seat, chosen, self.illegal
            ),
        )
        if self.illegal.any():
            i = int(np.argmax(self.illegal))
            raise illegal_move(self.game, int(self.seat[i]), int(chosen[i]), f"game {i}: ")

    def _check_shape(self, actions: Any) -> None:
        if tuple(actions.shape) != (self.n,):
            raise BadOption(f"actions of shape {tuple(actions.shape)}: there are {self.n} games")

    def _course(self) -> stepping.Course:
        arrays = (self.seat, self.rewards, self.done)
        return stepping.Course(self._states, self._start, self._rngs, self._kind, *arrays)

    def _memory(self) -> stepping.Scratch:
        return stepping.Scratch(self._actions(), self._weights(), self._places())

    def _each(self, count: int, work: Callable[[int, int], None]) -> None:
        """Do a work for 0 .. count-1 in parts, one for each core."""
        size = max(CHUNK, -(-count // self.cores))
        if size >= count:
            work(0, count)
            return
        if not hasattr(self, "_pool"):
            self._pool = ThreadPoolExecutor(self.cores)
        parts = [(first, min(first + size, count)) for first in range(0, count, size)]
        list(self._pool.map(lambda part: work(*part), parts))

    def _actions(self) -> IntArray:
        return np.zeros(self.game.moves.size, np.int16)

    def _weights(self) -> IntArray:
        return np.zeros(self.game.outcomes.size, np.int16)

    def _places(self) -> IntArray:
        return np.zeros(self.seats, np.int8)

    def _scratch(self) -> Any:
        return np.zeros(1, self.game.state.layout)

    def _luck(self) -> Any:
        return np.zeros(1, Random.layout)
