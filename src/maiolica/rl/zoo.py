"""PettingZoo: every game, with any number of seats and any options."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping
from typing import Any, Self

from gymnasium.spaces import Discrete
from pettingzoo import AECEnv, ParallelEnv

from .. import games
from ..ui.svg import draw_position
from .episode import Episode
from .spaces import VERSION, observation_space


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
        self.render_mode = render_mode
        self.metadata = {
            "name": f"maiolica_{game}_v{VERSION}",
            "render_modes": ["svg"],
            "is_parallelizable": isinstance(self, ParallelEnv),
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(chosen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(chosen.moves.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same space at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same space at every call."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and which actions it may play."""
        return self.episode.observation(self.possible_agents.index(agent))

    def render(self) -> str:
        """The position as the acting seat may know it, as a drawing in SVG."""
        return draw_position(self.episode.state, max(0, self.episode.actor))

    def close(self) -> None:
        """Nothing is open."""

    def clone(self) -> Self:
        """Another environment that goes on alike."""
        return copy.deepcopy(self)

    def _begin(self, seed: int | None) -> None:
        self.episode.begin(secrets.randbits(63) if seed is None else seed)
        self.agents = list(self.possible_agents)

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.episode.rewards(), strict=True))


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
        self._select()

    def step(self, action: Any) -> None:
        """Play an action of the seat whose turn it is; an illegal one raises an error and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.actor]


class SeatsAtOnce(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats that can choose now do so in one step; the action of a seat whose mask is all zero is ignored."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a new game; equal seeds deal alike."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the actions of the seats that can choose now; an illegal one raises an error and plays nothing."""
        seats = [seat for seat in range(self.episode.seats) if self.episode.legal(seat)]
        chosen = [int(actions[self.possible_agents[seat]]) for seat in seats]
        for seat, action in zip(seats, chosen, strict=True):
            self.episode.check(seat, action)
        for seat, action in zip(seats, chosen, strict=True):
            self.episode.play(seat, action)
        agents, over = self.agents, self.episode.over
        self.agents = [] if over else agents
        return (
            {agent: self.observe(agent) for agent in agents},
            self._rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}
