"""One game as an environment sees it: draws are made by themselves, seats observe their views, the end is paid."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ..core.batch import stepping
from ..core.batch.batch import illegal_move
from ..core.batch.rewards import reward_number, rewards_of
from ..core.dialect.random import seeded
from ..core.dialect.record import IntArray
from ..core.game.game import OVER, Game

HIGHEST = 4096.0  # no feature is greater: the greatest is a limit of 32767 rounds, divided by 25


class Episode:
    """A game from its first draw to its end."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None, reward: str) -> None:
        self.game, self.seats, self.reward = game, seats, reward
        self.options = game.complete(seats, options or {})
        self._kind = reward_number(reward)
        self._start = game.start(seats, options)
        self._states = np.array([self._start], game.state.layout)
        self._rngs = np.array([seeded(0)])
        self._seat = np.zeros(1, np.int8)
        self._actions = np.zeros(game.moves.size, np.int16)
        self._weights = np.zeros(game.outcomes.size, np.int16)

    @property
    def state(self) -> Any:
        """The position, secrets included."""
        return self._states[0]

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return int(self._seat[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def begin(self, seed: int) -> None:
        """Begin anew; equal seeds deal alike."""
        self._states[0] = self._start
        self._rngs[0] = seeded(seed)
        self._settle()

    def play(self, seat: int, action: int) -> None:
        """Play a seat's action and make the draws after it."""
        self.check(seat, action)
        self.game.rules.play(self.state, seat, action)
        self._settle()

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that is not legal."""
        if not self.is_legal(seat, action):
            raise illegal_move(self.game, seat, action)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether a seat may play an action now."""
        return bool(action in self.legal(seat))

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat; none when nobody waits for it."""
        if self.over:
            return []
        count = self.game.rules.legal(self.state, seat, self._actions)
        actions: list[int] = self._actions[:count].tolist()
        return actions

    def mask(self, seat: int) -> IntArray:
        """1 for each action that a seat may play now, 0 for the others."""
        mask = np.zeros(self.game.moves.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def features(self, seat: int) -> NDArray[np.float32]:
        """The network input of what a seat may know."""
        out = np.zeros((1, self.game.feature_count), np.float32)
        whose = np.array([seat], np.int8)
        stepping.write_views(0, 1, np.zeros(1, self.game.state.layout), self._states, whose, out)
        row: NDArray[np.float32] = out[0]
        return row

    def observation(self, seat: int) -> dict[str, Any]:
        """What a seat's network is given: the features and the mask."""
        return {"observation": self.features(seat), "action_mask": self.mask(seat)}

    def view(self, seat: int) -> Any:
        """The position as a seat may know it."""
        view = self.state.clone()
        self.game.rules.hide(view, seat)
        return view

    def rewards(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        return rewards_of(self.state, self.seats, self._kind) if self.over else [0.0] * self.seats

    def clone(self) -> Self:
        """Another game that goes on alike."""
        return copy.deepcopy(self)

    def _settle(self) -> None:
        stepping.settle_games(0, 1, self._weights, self._states, self._rngs, self._seat)
