"""PettingZoo: every game, with any number of seats and any options."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from .. import games
from ..core.batch.rewards import POINTS
from ..core.dialect.random import Random, next_word, seeded
from ..core.game.errors import MaiolicaError
from ..core.game.whole import whole
from .episode import HIGHEST, Episode
from .pictures import MODES, check_mode, picture
from .spaces import VERSION, Observation, observation_space


class _Seats:
    """What both kinds of environments have in common: seats by name, spaces, pictures, copies."""

    render_mode: str | None

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        chosen = games.get(game)
        self.episode = Episode(chosen, seats, options, reward)
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"maiolica_{game}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": isinstance(self, ParallelEnv),
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(chosen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(chosen.moves.size) for agent in self.possible_agents}
        self.state_space = Box(0.0, HIGHEST, (seats * chosen.feature_count,), np.float32)
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck: Random | None = None  # of the games that begin without a seed of their own

    def observation_space(self, agent: str) -> Any:
        """The same space at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same space at every call."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and which actions it may play."""
        return self.episode.observation(self._numbers[agent])  # type: ignore[return-value]

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, for a critic that may know it: each seat's features, one after the other."""
        return self.episode.everything()

    def render(self) -> Any:
        """The position as the acting seat may know it: a drawing in SVG, characters, or pixels."""
        return picture(self.episode.state, max(0, self.episode.actor), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def clone(self) -> Self:
        """Another environment that goes on alike."""
        return copy.deepcopy(self)

    def _begin(self, seed: int | None) -> None:
        """A seed fixes this game and all those that are begun after it without one."""
        if seed is not None or self._luck is None:
            seed = secrets.randbits(63) if seed is None else whole(seed, "seed")
            self._luck = seeded(seed)
        else:
            seed = next_word(self._luck)
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.episode.pay(), strict=True))


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc]
    """One seat moves after the other; where all choose at once, none sees what the others have chosen."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; equal seeds deal alike."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.actor]

    def step(self, action: Any) -> None:
        """Play an action of the seat whose turn it is; an illegal one raises an error and changes nothing."""
        if not self.agents:
            raise MaiolicaError("the game is over: begin another with reset()")
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode.play(self._numbers[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if episode.over or episode.reward == POINTS:
            self.rewards = self._rewards()
            self._accumulate_rewards()
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.actor]


class SeatsAtOnce(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats that can choose now do so in one step; the action of a seat whose mask is all zero is ignored."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; equal seeds deal alike."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of the seats that can choose now; an illegal one raises an error and plays nothing."""
        episode = self.episode
        if not self.agents:
            raise MaiolicaError("the game is over: begin another with reset()")
        chosen = {seat: self._action_of(seat, actions) for seat in range(episode.seats) if episode.legal(seat)}
        for seat, action in chosen.items():
            episode.play(seat, action)
        agents, over = self.agents, episode.over
        self.agents = [] if over else agents
        return (
            {agent: self.observe(agent) for agent in agents},
            self._rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _action_of(self, seat: int, actions: Mapping[str, Any]) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise MaiolicaError(f"there is no action of {agent}, which has to choose now")
        return self.episode.check(seat, actions[agent])
