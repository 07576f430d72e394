"""Gymnasium's vector environments on batches: one seat of each game against random players, all games in one step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .. import games
from ..core.batch.against import BatchAgainst
from ..core.game.errors import BadOption
from .pictures import MODES, check_mode, picture
from .spaces import ILLEGAL_REWARD, Observation, observation_space


class ManySeats(VectorEnv[Observation, Any, NDArray[Any]]):
    """Game i is played from seat ``i % seats`` unless one is given; draws and random players' moves are in the step.

    A game that ends is paid and begins anew in the same step; an illegal action loses it.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": list(MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if opponents != "random":
            raise BadOption(
                f"opponents {str(opponents)[:20]!r}: in a batch they are random; make_vec(…, 'sync') has bots"
            )
        if seat is not None and seat not in range(seats):
            raise BadOption(f"seat {seat}: seats are numbered from 0 to {seats - 1}")
        chosen = games.get(game)
        own = np.arange(num_envs) % seats if seat is None else np.full(num_envs, seat)
        self.num_envs, self.render_mode = num_envs, check_mode(render_mode)
        self.batch = BatchAgainst(chosen, num_envs, own, seats, options, 0, reward)
        self.single_observation_space: Any = observation_space(chosen)
        self.single_action_space = Discrete(chosen.moves.size)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self._lost = ILLEGAL_REWARD[reward]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; equal seeds deal alike."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._seen()

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in each game."""
        batch = self.batch
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), batch.own].astype(np.float64)
        rewards[batch.illegal] = self._lost
        observation, info = self._seen()
        return observation, rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be played in each game."""
        return self.batch.mask.astype(np.bool_)

    def render(self) -> Any:
        """Each position as its seat may know it."""
        places = range(self.num_envs) if self.render_mode else ()
        return tuple(picture(self.batch.state(i), int(self.batch.own[i]), self.render_mode) for i in places) or None

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        batch = self.batch
        info = {"action_mask": batch.mask.copy(), "seat": batch.own.copy(), "illegal": batch.illegal.copy()}
        return {"observation": batch.features.copy(), "action_mask": batch.mask.copy()}, info
