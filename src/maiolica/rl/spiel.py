"""OpenSpiel: the games as ``maiolica_<game>``, with explicit chance; importing this module registers them.

Where all choose at once, the seats commit one after the other and none sees what the others have chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from .. import games
from ..core.batch.rewards import reward_number, rewards_of
from ..core.batch.single import NOTHING, advance
from ..core.dialect.random import seeded
from ..core.dialect.record import in_array
from ..core.game.errors import IllegalMove, MaiolicaError
from ..core.game.game import CHANCE, OVER, UNKNOWN, Event, Game, nothing_is_secret
from ..core.game.generic import illegal_move
from ..core.table.jsonform import to_json
from ..core.table.log import event_text

MOST_EVENTS = 4096  # room in an information state; games that the default options allow have fewer
BOUNDS = {"win": 1.0, "rank": 1.0, "difference": 32767.0}  # the greatest reward; the smallest is its negative
PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
DEFAULT = "default"


def parameters(game: Game) -> dict[str, Any]:
    """What may be given in brackets: ``maiolica_azul(players=3,options=wall:grey first_seat:1,reward=rank)``."""
    return {"players": game.seats[0], "reward": "win", "max_events": MOST_EVENTS, "options": DEFAULT, "tiny": False}


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
        begin = self.game.tiny_start if given["tiny"] else self.game.start
        start = in_array([begin(self.seats, self.options)])
        self.first = Standing(self.game, start, None, NOTHING)
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The position before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns states into tensors and strings."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Standing:
    """A position, how it came about and what can be done in it; it never changes, so copies of states share it."""

    __slots__ = ("actor", "choices", "earlier", "event", "game", "length", "odds", "states", "world")

    def __init__(self, game: Game, states: Any, earlier: Standing | None, action: int) -> None:
        """What comes of an action in a position that is made from the earlier one, and changed for good."""
        actions, weights = np.zeros(game.moves.size, np.int16), np.zeros(game.outcomes.size, np.int16)
        actor, count = advance(states, action, actions, weights)
        self.game, self.states, self.earlier, self.actor = game, states, earlier, actor
        self.event = Event(earlier.actor, action) if earlier else None
        self.length: int = earlier.length + 1 if earlier else 0
        self.world: World | None = earlier.world if earlier else None
        self.choices: list[int] = actions[:count].tolist()
        self.odds: list[tuple[int, float]] = []
        if actor == CHANCE:
            drawn = weights[:count].tolist()
            everything = sum(drawn)
            self.odds = [(outcome, weight / everything) for outcome, weight in enumerate(drawn) if weight]
            self.choices = [outcome for outcome, _ in self.odds]

    def after(self, action: int) -> Standing:
        """What an event leads to."""
        return Standing(self.game, copied(self.states), self, action)

    def take_place(self, earlier: Standing | None, event: Event | None, world: World) -> None:
        """Stand where another did, in a world that was guessed."""
        self.earlier, self.event, self.length, self.world = earlier, event, world.length, world

    def chain(self) -> Iterator[Standing]:
        """This and those before it, back to the beginning."""
        standing: Standing | None = self
        while standing:
            yield standing
            standing = standing.earlier

    def actions(self) -> list[int]:
        """All events from the beginning, as numbers."""
        return [standing.event.action for standing in self.chain() if standing.event][::-1]

    def __deepcopy__(self, memo: Any) -> Standing:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The start and the events since then; the chain itself would be as deep as the game is long."""
        later = self.length - self.world.length if self.world else self.length
        *_, begin = islice(self.chain(), later + 1)
        actions = np.array(self.actions()[self.length - later :], np.int16).tobytes()
        return replayed, (self.game, begin.states.tobytes(), actions, begin.earlier, begin.event, self.world)


def copied(states: Any) -> Any:
    """A copy of an array of records; NumPy itself would copy field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def replayed(
    game: Game, start: bytes, actions: bytes, earlier: Standing | None, event: Event | None, world: World | None
) -> Standing:
    """What stands at the end of some events: those of a whole game, or those in a world that was guessed."""
    standing = Standing(game, np.frombuffer(bytearray(start), game.state.layout), None, NOTHING)
    if world:
        standing.take_place(earlier, event, world)
    for action in np.frombuffer(actions, np.int16).tolist():
        standing = standing.after(action)
    return standing


class World(NamedTuple):
    """A world that a seat considers possible, in which a state goes on: what came before is as that seat knows it."""

    seat: int
    length: int  # events before it
    known: list[Event]  # to that seat
    views: list[str]  # what each seat would see


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position and how it came about."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._standing = game.first

    @property
    def record(self) -> Any:
        """The position itself, secrets included; it is not to be changed."""
        return self._standing.states[0]

    @property
    def _ours(self) -> SpielGame:
        ours: SpielGame = self.get_game()
        return ours

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        actor = self._standing.actor
        return actor if actor >= 0 else PLAYERS[actor]

    def _legal_actions(self, player: int) -> list[int]:
        standing = self._standing
        return standing.choices.copy() if player == standing.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its exact odds."""
        return self._standing.odds.copy()

    def _apply_action(self, action: int) -> None:
        standing = self._standing
        if action not in standing.choices:
            raise self._refusal(action)
        ours = self._ours
        if standing.length >= ours.most_events:
            raise MaiolicaError(f"more than {ours.most_events} events: load the game with a greater max_events")
        self._standing = standing.after(action)

    def _refusal(self, action: int) -> IllegalMove:
        game, actor = self._standing.game, self._standing.actor
        if actor == OVER:
            return IllegalMove("the game is over")
        if actor == CHANCE:
            known = 0 <= action < game.outcomes.size
            return IllegalMove(f"{game.outcomes.text(action) if known else f'number {action}'} cannot be drawn now")
        return illegal_move(game, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return event_text(self._ours.game, Event(CHANCE if player < 0 else player, action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._standing.actor == OVER

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        ours = self._ours
        return rewards_of(self.record, ours.seats, ours.kind) if self.is_terminal() else [0.0] * ours.seats

    def __str__(self) -> str:
        return text_of(self.record)

    def view(self, player: int) -> Any:
        """The position as a seat may know it."""
        view = self.record.clone()
        self._standing.game.rules.hide(view, player)
        return view

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that a seat cannot tell from this one: what it may not know is drawn anew by the game's own guess."""
        twin: SpielState = self.clone()
        guessed = self.view(player_id)
        self._standing.game.rules.guess(guessed, player_id, seeded(int(probability_sampler() * 2**53)))
        twin.go_on_in(guessed, player_id)
        return twin

    def go_on_in(self, record: Any, player: int) -> None:
        """Go on in another world that a seat considers possible."""
        known, old = self.known_events(player), self._standing
        states = in_array([record])
        self._standing = Standing(old.game, states, None, NOTHING)
        views = [text_of(self.view(seat)) for seat in range(record.seat_count)]
        self._standing.take_place(old.earlier, old.event, World(player, old.length, known, views))

    def known_events(self, player: int) -> list[Event]:
        """All events as a seat knows them now: what is secret has the action UNKNOWN."""
        standing, world = self._standing, self._standing.world
        if standing.game.secret is nothing_is_secret:
            return [past.event for past in standing.chain() if past.event][::-1]
        record, secret = self.record, standing.game.secret
        later = standing.length - world.length if world else standing.length
        events = []
        for past in islice(standing.chain(), later):
            assert past.event
            assert past.earlier
            hidden = secret(past.earlier.states[0], past.event, player, record)
            events.append(Event(past.event.seat, UNKNOWN) if hidden else past.event)
        return [*(world.known if world else []), *events[::-1]]

    def told_besides(self, player: int) -> list[str]:
        """What the events leave open in a world that was guessed: what a seat saw when it began, and sees now."""
        world = self._standing.world
        if world is None or (player == world.seat and self._standing.length == world.length):
            return []
        return [world.views[player], text_of(self.view(player))]


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
        told = (f"{event.seat + 1}:{event_text(self.game, event)}" for event in events)
        return " ".join([f"seat{player + 1}", *told, *state.told_besides(player)])

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
