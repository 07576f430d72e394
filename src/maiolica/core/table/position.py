"""A position that never changes: what may be done in it, how likely each draw is, and what comes after."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Generic

import numpy as np
from numpy.typing import NDArray

from ..dialect.random import Random, next_word, seeded
from ..dialect.record import Record
from ..game.actions import Move
from ..game.errors import IllegalMove, MaiolicaError
from ..game.game import CHANCE, OVER, Game, game_of
from ..game.generic import check_draw, check_move, legal_actions, weighed_outcomes
from ..game.kinds import Choice, State
from ..game.package import get
from ..game.possible import check_possible
from ..game.values import bad, fill, plain
from ..game.whole import whole
from ..game.words import say

FORMAT = 1
Luck = int | Random | random.Random | np.random.Generator  # a seed, or any generator


class Position(Generic[State, Choice]):
    """Where a game stands, secrets included; ``position.after("3R>2")`` is another one."""

    __slots__ = ("_record", "game")

    def __init__(self, record: State) -> None:
        self.game: Game = game_of(record)
        self._record: Any = record.clone()

    @classmethod
    def start(
        cls, game: Game, seats: int = 2, options: Mapping[str, object] | None = None, tiny: bool = False
    ) -> Position[Any, Any]:
        """The position before the first draw, of the whole game or of a tiny one."""
        return cls((game.tiny_start if tiny else game.start)(seats, options))

    @property
    def record(self) -> State:
        """A copy of the record with all fields; to change it changes nothing here."""
        copied: State = self._record.clone()
        return copied

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._record.seat_count)

    @property
    def actor(self) -> int:
        """The seat whose turn it is, CHANCE while a draw is due, or OVER."""
        return self.game.rules.actor(self._record)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    # What can be done -----------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[Choice]:
        """The moves of a seat (of the one whose turn it is), in their fixed order; none while a draw is due."""
        moves: list[Any] = [self.game.moves.decode(action) for action in self.legal_actions(seat)]
        return moves

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The same moves as integers."""
        seat = self.actor if seat is None else self._check_seat(seat)
        return legal_actions(self._record, seat) if seat >= 0 else []

    def outcomes(self) -> list[tuple[Any, Fraction]]:
        """What can be drawn now, each with its exact chance; nothing while no draw is due."""
        if self.actor != CHANCE:
            return []
        weighed = weighed_outcomes(self._record)
        everything = sum(weight for _, weight in weighed)
        return [(self.game.outcomes.decode(outcome), Fraction(weight, everything)) for outcome, weight in weighed]

    def after(self, event: Any, seat: int | None = None) -> Position[State, Choice]:
        """The position after a move or, while a draw is due, after a draw; given as a tuple, a text or an integer."""
        actor = self.actor
        if actor == OVER:
            raise IllegalMove("the game is over")
        twin: Position[State, Choice] = Position(self._record)
        if actor == CHANCE:
            outcome = self.game.outcomes.number(event)
            check_draw(self._record, outcome)
            self.game.rules.deal(twin._record, outcome)
        else:
            seat, action = actor if seat is None else self._check_seat(seat), self.game.moves.number(event)
            check_move(self._record, seat, action)
            self.game.rules.play(twin._record, seat, action)
        return twin

    def text(self, event: Move | int) -> str:
        """How people write a move or, while a draw is due, a draw."""
        return (self.game.outcomes if self.actor == CHANCE else self.game.moves).text(event)

    # What is known of it --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Each seat's points now."""
        return [self.game.rules.score(self._record, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Each seat's place: 1 is the winner, equals share."""
        places = np.zeros(self.seats, np.int32)
        self.game.rules.ranks(self._record, places)
        return [int(place) for place in places]

    def view(self, seat: int) -> State:
        """The record as a seat may know it."""
        view: Any = self._record.clone()
        self.game.rules.hide(view, self._check_seat(seat))
        seen: State = view
        return seen

    def features(self, seat: int) -> NDArray[np.float32]:
        """The network input of a seat's view."""
        out = np.zeros(self.game.feature_count, np.float32)
        self.game.features(self.view(seat), seat, out)
        return out

    def sample_world(self, seat: int, rng: Luck) -> Position[State, Choice]:
        """A position that a seat cannot tell from this one: what it may not know is drawn anew."""
        guessed: Any = self.view(seat)
        self.game.rules.guess(guessed, seat, generator(rng))
        return Position(guessed)

    # In other forms -------------------------------------------------------------------------------

    def svg(self, seat: int = 0, language: str = "en") -> str:
        """A drawing of what a seat may know."""
        if Record.painter is None:
            raise MaiolicaError("nothing draws yet: import maiolica.ui.svg")
        return Record.painter(self._record, self._check_seat(seat), language)

    def png(self, seat: int = 0, language: str = "en", width: int | None = None) -> bytes:
        """The same as a PNG file; it needs ``pip install 'maiolica[pictures]'``."""
        drawing = self.svg(seat, language)
        assert Record.developer
        return Record.developer(drawing, width)

    def values(self) -> dict[str, Any]:
        """All fields as plain Python values."""
        fields: dict[str, Any] = plain(self._record)
        return fields

    def to_json(self) -> dict[str, Any]:
        """The same with the game and its version, for ``Position.from_json``."""
        return json_of(self._record, None)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Position[Any, Any]:
        """The position that was written; one that cannot be, or is only a seat's view, is refused with the reason."""
        s = cls.unchecked(data)
        check_possible(game_of(s), s)
        return cls(s)

    @staticmethod
    def unchecked(data: Mapping[str, Any]) -> Any:
        """The record that was written, which may be impossible: no rule may see it before that is checked."""
        for name in ("format", "game", "rules", "position"):
            if not isinstance(data, Mapping) or name not in data:
                raise bad("not-said", name=name)
        game = get(str(data["game"]))
        if (data["format"], data["rules"]) != (FORMAT, game.rules_version):
            raise bad("version", format=str(FORMAT), game=game.id, rules=str(game.rules_version))
        if data.get("seat") is not None:
            raise bad("view")
        s = game.state.new()
        fill(s, data["position"], complete=True)
        return s

    def replaced(self, **fields: Any) -> Position[State, Choice]:
        """Another position, in which some fields have other values; one that cannot be is refused with the reason."""
        s = self._record.clone()
        fill(s, fields)
        check_possible(self.game, s)
        return Position(s)

    # How it is compared and shown -----------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self._record,)

    def __repr__(self) -> str:
        actor = self.actor
        if actor == OVER:
            return f"<Position of {self.game.id}: over, {' : '.join(map(str, self.scores()))}>"
        due = f"{len(self.outcomes())} draws possible" if actor == CHANCE else f"seat {actor + 1} to move"
        return f"<Position of {self.game.id}: {say(self.game.scene(self._record, max(actor, 0)).status)}; {due}>"

    def _repr_svg_(self) -> str | None:
        return Record.painter(self._record) if Record.painter else None

    def _key(self) -> tuple[str, bytes]:
        return self.game.id, self._record.tobytes()

    def _check_seat(self, seat: int) -> int:
        if not 0 <= whole(seat, "seat") < self.seats:
            raise IllegalMove(f"there is no seat {seat + 1}; there are {self.seats}")
        return int(seat)


def generator(luck: Luck) -> Random:
    """Our own generator, from a seed or from another one."""
    if isinstance(luck, Random):
        return seeded(next_word(luck))
    if isinstance(luck, random.Random):
        return seeded(luck.getrandbits(64))
    if isinstance(luck, np.random.Generator):
        return seeded(int(luck.integers(2**63)))
    return seeded(whole(luck, "rng"))


def json_of(s: Record, seat: int | None) -> dict[str, Any]:
    """A position, or what one seat may know of it."""
    game = game_of(s)
    if seat is not None:
        s = s.clone()
        game.rules.hide(s, seat)
    head = {"format": FORMAT, "game": game.id, "rules": game.rules_version, "seat": seat}
    return head | {"position": plain(s)}
