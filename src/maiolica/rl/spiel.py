"""OpenSpiel: the games as ``maiolica_<game>``, with explicit chance; importing this module registers them.

Where all choose at once, the seats commit one after the other and none sees what the others have chosen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

from .. import games
from ..core.batch.rewards import reward_number, rewards_of
from ..core.game.errors import MaiolicaError
from ..core.game.game import CHANCE, OVER, UNKNOWN, Event, Game, nothing_is_secret
from ..core.table.jsonform import to_json
from ..core.table.log import event_text

MOST_EVENTS = 4096  # room in an information state; games that the default options allow have fewer
BOUNDS = {"win": 1.0, "rank": 1.0, "difference": 32767.0}  # the greatest reward; the smallest is its negative


DEFAULT = "default"


def parameters(game: Game) -> dict[str, Any]:
    """What may be given in brackets: ``maiolica_azul(players=3,options=wall:grey first_seat:1,reward=rank)``."""
    return {"players": game.seats[0], "reward": "win", "max_events": MOST_EVENTS, "options": DEFAULT}


def read_options(text: str) -> dict[str, str]:
    """Options in one text; OpenSpiel itself would take some for numbers and others for words."""
    pairs = [] if text == DEFAULT else [part.partition(":") for part in text.split()]
    return {name: value for name, _, value in pairs}


def game_type(game: Game) -> Any:
    """How OpenSpiel classes a game."""
    kinds = pyspiel.GameType
    is_open = game.secret is nothing_is_secret
    return kinds(
        short_name=f"maiolica_{game.id}",
        long_name=f"Maiolica {game.id} v0",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options."""

    game: Game
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = parameters(self.game) | dict(params or {})
        self.seats = self.game.check_seats(int(given["players"]))
        self.reward, self.most_events = str(given["reward"]), int(given["max_events"])
        self.kind = reward_number(self.reward)
        self.options = self.game.complete(self.seats, read_options(str(given["options"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves.size,
            max_chance_outcomes=self.game.outcomes.size,
            num_players=self.seats,
            min_utility=-BOUNDS[self.reward],
            max_utility=BOUNDS[self.reward],
            utility_sum=0.0,
            max_game_length=self.most_events,
        )
        self.start = self.game.start(self.seats, self.options)
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The position before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns states into tensors and strings."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Past:
    """An event and the position before it, as a chain back to the beginning; it never changes, so copies share it."""

    def __init__(self, earlier: Past | None, before: Any, event: Event) -> None:
        self.earlier, self.before, self.event = earlier, before, event
        self.length: int = earlier.length + 1 if earlier else 1

    def __deepcopy__(self, memo: Any) -> Past:
        return self


class Position:
    """A record that is copied as a whole."""

    def __init__(self, record: Any) -> None:
        self.record = record

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.record.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position and how it came about."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position = Position(game.start.clone())
        self._past: Past | None = None

    @property
    def record(self) -> Any:
        """The position itself, secrets included."""
        return self._position.record

    @property
    def _ours(self) -> SpielGame:
        ours: SpielGame = self.get_game()
        return ours

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        actor = self._ours.game.rules.actor(self.record)
        special = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        player: int = special.get(actor, actor)
        return player

    def _legal_actions(self, player: int) -> list[int]:
        game = self._ours.game
        if player != game.rules.actor(self.record):
            return []
        out = np.zeros(game.moves.size, np.int16)
        actions: list[int] = out[: game.rules.legal(self.record, player, out)].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its exact odds."""
        game = self._ours.game
        weights = np.zeros(game.outcomes.size, np.int16)
        count = game.rules.odds(self.record, weights)
        drawn = np.flatnonzero(weights[:count])
        everything = int(weights[drawn].sum())
        return [(int(outcome), int(weights[outcome]) / everything) for outcome in drawn]

    def _apply_action(self, action: int) -> None:
        ours = self._ours
        rules = ours.game.rules
        actor = rules.actor(self.record)
        self._past = Past(self._past, self.record.clone(), Event(actor, action))
        if self._past.length > ours.most_events:
            raise MaiolicaError(f"more than {ours.most_events} events: load the game with a greater max_events")
        if actor == CHANCE:
            rules.deal(self.record, action)
        else:
            rules.play(self.record, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return event_text(self._ours.game, Event(CHANCE if player < 0 else player, action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._ours.game.rules.actor(self.record) == OVER

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        ours = self._ours
        return rewards_of(self.record, ours.seats, ours.kind) if self.is_terminal() else [0.0] * ours.seats

    def __str__(self) -> str:
        return text_of(self.record)

    def view(self, player: int) -> Any:
        """The position as a seat may know it."""
        view = self.record.clone()
        self._ours.game.rules.hide(view, player)
        return view

    def known_events(self, player: int) -> list[Event]:
        """All events as a seat knows them now: what is secret has the action UNKNOWN."""
        secret = self._ours.game.secret
        if secret is nothing_is_secret:
            return [past.event for past in self._chain()][::-1]
        return [
            Event(past.event.seat, UNKNOWN) if secret(past.before, past.event, player, self.record) else past.event
            for past in self._chain()
        ][::-1]

    def _chain(self) -> Iterator[Past]:
        past = self._past
        while past:
            yield past
            past = past.earlier


class Observer:
    """A seat's view as features and, with perfect recall, all events as it knows them."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise MaiolicaError(f"there are no parameters of observations, but {params} were given")
        self.game, self.kind = game.game, kind
        sizes = {"features": self.game.feature_count} if is_private(kind) else {}
        sizes |= {"events": game.most_events} if kind.perfect_recall else {}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        cuts = np.cumsum([0, *sizes.values()])
        self.dict = {name: self.tensor[begin:end] for name, begin, end in zip(sizes, cuts, cuts[1:], strict=False)}
        self.codes = 1 + self.game.outcomes.size + game.seats * self.game.moves.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows."""
        self.tensor.fill(0)
        if "features" in self.dict:
            self.game.features(state.view(player), player, self.dict["features"])
        if "events" in self.dict:
            for i, event in enumerate(state.known_events(player)):
                self.dict["events"][i] = (1 + self._code(event)) / self.codes

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        view = text_of(state.view(player)) if is_private(self.kind) else ""
        if not self.kind.perfect_recall:
            return view
        events = state.known_events(player)
        return " ".join([f"seat{player + 1}", *(f"{e.seat + 1}:{event_text(self.game, e)}" for e in events)])

    def _code(self, event: Event) -> int:
        """A number for each event: unknown, the draws, then the moves of each seat."""
        if event.action == UNKNOWN:
            return 0
        if event.seat == CHANCE:
            return 1 + event.action
        return 1 + self.game.outcomes.size + event.seat * self.game.moves.size + event.action


def is_private(kind: Any) -> bool:
    """Whether a seat's own knowledge is asked for; there is no tensor of what is public alone."""
    return bool(kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def text_of(record: Any) -> str:
    """A position or a view as one line of JSON."""
    return json.dumps(to_json(record)["position"], separators=(",", ":"))


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, and its class to pickle."""
    name = f"SpielGame_{game.id}"
    kind = type(name, (SpielGame,), {"game": game, "type": game_type(game), "__module__": __name__})
    globals()[name] = kind
    pyspiel.register_game(kind.type, kind)  # type: ignore[attr-defined]


for _game in games.load_all():
    register(_game)
