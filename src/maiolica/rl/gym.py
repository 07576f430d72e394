"""Gymnasium: one seat against bots, registered as ``maiolica/<game>-v0`` when this module is imported."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Self

import gymnasium
from gymnasium.spaces import Discrete

from .. import games
from ..bots.players import Player, player
from ..core.dialect.random import Random, next_word, seeded
from ..core.game.errors import BadOption
from ..ui.svg import draw_position
from .episode import Episode
from .spaces import VERSION, observation_space

ILLEGAL_REWARD = {"win": -1.0, "rank": -1.0, "difference": -100.0}


def environment_id(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"maiolica/{games.get(game).id}-v{VERSION}"


def make(game: str, **settings: Any) -> Any:
    """The environment of a game, as Gymnasium makes it."""
    return gymnasium.make(environment_id(game), **settings)


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """A seat against bots: a step is one decision, and all that happens until the next one.

    An illegal action ends the episode: it is lost, and ``info["illegal"]`` is true. The seat is drawn by lot in every
    episode unless one is given; opponents are named as in ``maiolica match``, one for all or one for each other seat.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

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
        self.render_mode = render_mode
        self.seat = seat or 0
        self.observation_space = observation_space(chosen)
        self.action_space = Discrete(chosen.moves.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and let the others play until this seat decides."""
        super().reset(seed=seed)
        self._rng = seeded(int(self.np_random.integers(2**63)))
        if self.seat_given is None:
            self.seat = int(self.np_random.integers(self.episode.seats))
        self.episode.begin(next_word(self._rng))
        self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until this seat decides again."""
        if not self.episode.is_legal(self.seat, int(action)):
            observation, info = self._seen()
            return observation, ILLEGAL_REWARD[self.episode.reward], True, False, info | {"illegal": True}
        self.episode.play(self.seat, int(action))
        self._let_others_play()
        observation, info = self._seen()
        return observation, self.episode.rewards()[self.seat], self.episode.over, False, info

    def render(self) -> Any:
        """The position as this seat may know it, as a drawing in SVG."""
        return draw_position(self.episode.view(self.seat), self.seat) if self.render_mode else None

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

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self.episode.observation(self.seat)
        info = {"action_mask": observation["action_mask"].copy(), "seat": self.seat, "illegal": False}
        return observation, info


for _game in games.ids():
    gymnasium.register(environment_id(_game), entry_point=f"{__name__}:OneSeat", kwargs={"game": _game})
