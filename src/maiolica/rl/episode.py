"""One game as an environment sees it: draws are made by themselves, seats observe their views, points are paid.

Whose turn it is and what that seat may play is known without asking the rules again: each step enters compiled code
once for the move, once for the draws if there are any, and once for each observation.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ..core.batch import stepping
from ..core.batch.rewards import POINTS, REWARDS, reward_number, rewards_of
from ..core.batch.single import NOTHING, advance
from ..core.dialect.random import seeded
from ..core.dialect.record import IntArray, in_array
from ..core.game.errors import BadOption, MaiolicaError
from ..core.game.game import CHANCE, OVER, Game
from ..core.game.generic import illegal_move
from ..core.game.whole import action_number, whole

HIGHEST = 4096.0  # no feature is greater: the greatest is a limit of 32767 rounds, divided by 25


class Episode:
    """A game from its first draw to its end."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None, reward: str) -> None:
        if reward != POINTS and reward not in REWARDS:
            raise BadOption(f"reward {reward[:20]!r}: it must be {', '.join(REWARDS)} or {POINTS}")
        self.game, self.seats, self.reward = game, seats, reward
        self.options = game.complete(seats, options or {})
        self._kind = reward_number("difference" if reward == POINTS else reward)
        start = game.start(seats, options)
        self._start, self._states, self._scratch = in_array([start]), in_array([start]), in_array([start])
        self._rngs = np.array([seeded(0)])
        self._seat, self._seats = np.zeros(1, np.int8), np.arange(seats, dtype=np.int8)
        self._actions = np.zeros(game.moves.size, np.int16)
        self._weights = np.zeros(game.outcomes.size, np.int16)
        self._paid = [0] * seats  # points that were paid for, where that is done step by step
        self.actor, self._count = OVER, 0  # the seat that decides, and between how many actions
        self._legal_now = np.zeros(game.moves.size, np.int8)  # its mask

    @property
    def state(self) -> Any:
        """The position, secrets included."""
        return self._states[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended, or has not begun."""
        return self.actor == OVER

    def begin(self, seed: int) -> None:
        """Begin anew; equal seeds deal alike."""
        self._rngs[0] = seeded(whole(seed, "seed"))
        self._states[:] = self._start
        self._paid = [0] * self.seats
        self._settle()

    def play(self, seat: int, action: Any) -> None:
        """Play a seat's action and make the draws after it."""
        action = self.check(seat, action)
        if seat == self.actor:
            self._note(*advance(self._states, action, self._actions, self._weights))
        else:  # where all choose at once
            self.game.rules.play(self.state, seat, action)
            self._settle()

    def check(self, seat: int, action: Any) -> int:
        """The action as a number; one that is not legal is refused."""
        number = action_number(action)
        if not self.is_legal(seat, number):
            if self.over:
                raise MaiolicaError("the game is over: begin another with reset()")
            raise illegal_move(self.game, seat, number)
        return number

    def is_legal(self, seat: int, action: Any) -> bool:
        """Whether a seat may play an action now."""
        action = action_number(action)
        if not 0 <= action < self.game.moves.size:
            return False
        return bool(self._legal_now[action] if seat == self.actor else action in self.legal(seat))

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat; none when nobody waits for it."""
        actions: list[int] = self._legal_of(seat).tolist()
        return actions

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may play now, 0 for the others."""
        if seat == self.actor:
            return self._legal_now.copy()
        mask = np.zeros(self.game.moves.size, np.int8)
        mask[self._legal_of(seat)] = 1
        return mask

    def features(self, seat: int) -> NDArray[np.float32]:
        """The network input of what a seat may know."""
        out = np.zeros((1, self.game.feature_count), np.float32)
        stepping.write_views(0, 1, self._scratch, self._states, self._seats[seat : seat + 1], out)
        row: NDArray[np.float32] = out[0]
        return row

    def observation(self, seat: int) -> dict[str, Any]:
        """What a seat's network is given: the features and the mask."""
        return {"observation": self.features(seat), "action_mask": self.mask(seat)}

    def everything(self) -> NDArray[np.float32]:
        """What all seats know together, for a critic that may know it: each seat's features, one after the other."""
        return np.concatenate([self.features(seat) for seat in range(self.seats)])

    def view(self, seat: int) -> Any:
        """The position as a seat may know it."""
        view = self.state.clone()
        self.game.rules.hide(view, seat)
        return view

    def scores(self) -> list[int]:
        """Each seat's points now."""
        return [self.game.rules.score(self.state, seat) for seat in range(self.seats)]

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end, unless points are paid step by step."""
        if self.reward == POINTS:
            gains = [now - paid for now, paid in zip(self.scores(), self._paid, strict=True)]
            return [gain - (sum(gains) - gain) / (self.seats - 1) for gain in gains]
        return rewards_of(self.state, self.seats, self._kind) if self.over else [0.0] * self.seats

    def pay(self) -> list[float]:
        """The rewards, which are paid for by then."""
        rewards = self.rewards()
        if self.reward == POINTS:
            self._paid = self.scores()
        return rewards

    def clone(self) -> Self:
        """Another game that goes on alike."""
        return copy.deepcopy(self)

    def _legal_of(self, seat: int) -> IntArray:
        if seat == self.actor or self.over:
            return self._actions[: self._count]
        actions = np.zeros(self.game.moves.size, np.int16)
        return actions[: self.game.rules.legal(self.state, seat, actions)]

    def _settle(self) -> None:
        """Make the draws that are due, and see who decides."""
        stepping.settle_games(0, 1, self._weights, self._states, self._rngs, self._seat)
        self._note(*advance(self._states, NOTHING, self._actions, self._weights))

    def _note(self, actor: int, count: int) -> None:
        if actor == CHANCE:
            self._settle()
            return
        self.actor, self._count = actor, count
        self._legal_now = np.zeros(self.game.moves.size, np.int8)
        self._legal_now[self._actions[:count]] = 1
