"""Gymnasium: one seat against bots, registered as ``maiolica/<game>-v0`` when this module is imported."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from .. import games
from ..bots.players import Player, player
from ..core.dialect.random import Random, next_word, seeded
from ..core.game.errors import BadOption
from ..core.game.whole import action_number
from .episode import Episode
from .pictures import MODES, check_mode, picture
from .spaces import ILLEGAL_REWARD, VERSION, Observation, observation_space


def environment_id(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"maiolica/{games.get(game).id}-v{VERSION}"


def make(game: str, **settings: Any) -> gymnasium.Env[Observation, Any]:
    """The environment of a game, as Gymnasium makes it."""
    return gymnasium.make(environment_id(game), **settings)


class OneSeat(gymnasium.Env[Observation, Any]):
    """A seat against bots: a step is one decision, and all that happens until the next one.

    An illegal action ends the episode: it is lost, and ``info["illegal"]`` is true. The seat is drawn by lot in every
    episode unless one is given; opponents are named as in ``maiolica match``, one for all or one for each other seat.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        chosen = games.get(game)
        self.episode = Episode(chosen, seats, options, reward)
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise BadOption(f"{len(names)} opponents for {seats} seats: give one, or {seats - 1}")
        if seat is not None and seat not in range(seats):
            raise BadOption(f"seat {seat}: seats are numbered from 0 to {seats - 1}")
        self.opponents, self.seat_given = tuple(names), seat
        self._players: list[Player] = [player(name) for name in names]
        self._rng: Random = seeded(0)
        self.render_mode = check_mode(render_mode)
        self.seat = seat or 0
        self._is_lost = False  # by an illegal action
        self.observation_space: Any = observation_space(chosen)
        self.action_space = Discrete(chosen.moves.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and let the others play until this seat decides."""
        super().reset(seed=seed)
        self._rng = seeded(int(self.np_random.integers(2**63)))
        if self.seat_given is None:
            self.seat = int(self.np_random.integers(self.episode.seats))
        self._is_lost = False
        self.episode.begin(next_word(self._rng))
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until this seat decides again."""
        if self.episode.over or self._is_lost:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun: begin one with reset()")
        action = action_number(action)
        if not self.episode.is_legal(self.seat, action):
            self._is_lost = True
            observation, info = self._seen()
            return observation, ILLEGAL_REWARD[self.episode.reward], True, False, info | {"illegal": True}
        self.episode.play(self.seat, action)
        self._let_others_play()
        observation, info = self._seen()
        return observation, self.episode.pay()[self.seat], self.episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be played now, as ``sb3-contrib`` asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The position as this seat may know it: a drawing in SVG, characters, or pixels."""
        return picture(self.episode.state, self.seat, self.render_mode)

    def clone(self) -> Self:
        """Another environment that goes on alike."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_players"}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self._players = [player(name) for name in self.opponents]

    def _let_others_play(self) -> None:
        while not self.episode.over and self.episode.actor != self.seat:
            seat = self.episode.actor
            them = self._players[(seat - self.seat) % self.episode.seats - 1]
            view, legal = self.episode.view(seat), self.episode.legal(seat)
            self.episode.play(seat, them.bot.choose(view, seat, legal, self._rng, them.budget))

    def _mask(self) -> NDArray[np.int8]:
        mask = self.episode.mask(self.seat)
        return np.zeros_like(mask) if self._is_lost else mask

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self._mask()
        info = {"action_mask": mask.copy(), "seat": self.seat, "illegal": False}
        return {"observation": self.episode.features(self.seat), "action_mask": mask}, info


for _game in games.ids():
    gymnasium.register(
        environment_id(_game),
        entry_point=f"{__name__}:OneSeat",
        vector_entry_point=f"{__package__}.vector:ManySeats",
        kwargs={"game": _game},
    )
