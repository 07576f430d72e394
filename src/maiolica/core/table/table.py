"""A table: the one mutable object most users meet. It deals, checks moves, keeps the log and can go back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, cast

import numpy as np

from ..dialect.random import Random, pick, seeded
from ..dialect.record import Record
from ..game.account import AccountLine, Summary
from ..game.actions import Move
from ..game.errors import BadLog, IllegalMove, MaiolicaError
from ..game.game import CHANCE, EVERYBODY, OVER, Event, Game, nothing_is_secret
from ..game.kinds import Choice, State
from ..game.scene import Scene
from ..game.whole import whole
from ..game.words import say
from .account import Account
from .log import Log, check_name, default_names, write
from .position import Luck, Position
from .seen import Seen
from .summary import summary_of


@dataclass
class _Snapshot:
    state: Any
    rng: Random
    events: int


class Table(Generic[State, Choice]):
    """A game being played; ``table.play("3R>2")`` moves for the seat whose turn it is."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> None:
        chosen = game.complete(seats, options or {})
        names = list(names or default_names(seats))
        if len(names) != seats:
            raise MaiolicaError(f"{len(names)} names for {seats} seats")
        self._open(Log(game, seats, [check_name(name) for name in names], chosen), seed)
        self._deal()

    def _open(self, log: Log, seed: int | None) -> None:
        self.game = log.game
        self.log = log
        self.state: State = log.game.start(log.seats, log.options)
        self._rng = seeded(secrets.randbits(64) if seed is None else whole(seed, "seed"))
        self._past: list[_Snapshot] = []
        self._account: Account | None = None  # only if somebody asks
        self._seen: Seen | None = None  # likewise
        self._actions = np.zeros(log.game.moves.size, np.int32)
        self._weights = np.zeros(log.game.outcomes.size, np.int32)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.log.seats

    @property
    def actor(self) -> int:
        """The seat whose turn it is, or OVER."""
        return self.game.rules.actor(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def legal(self, seat: int | None = None) -> list[Choice]:
        """The moves of a seat (of the one whose turn it is), in their fixed order."""
        moves: list[Any] = [self.game.moves.decode(action) for action in self.legal_actions(seat)]
        return moves

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The same moves as integers."""
        seat = self.actor if seat is None else self._check_seat(seat)
        if seat < 0:
            return []
        count = self.game.rules.legal(self.state, seat, self._actions)
        actions: list[int] = self._actions[:count].tolist()
        return actions

    def waiting(self) -> list[int]:
        """The seats that may move now; more than one when all choose at once."""
        return [seat for seat in range(self.seats) if self.game.rules.legal(self.state, seat, self._actions)]

    def play(self, move: Choice | int | str, seat: int | None = None) -> None:
        """Play a move, given as a tuple, a text or an integer, and deal what chance brings after it."""
        if self.over:
            raise IllegalMove("the game is over")
        seat = self.actor if seat is None else self._check_seat(seat)
        self._move(seat, self.game.moves.number(cast(Move, move)))
        self._deal()

    @property
    def position(self) -> Position[State, Choice]:
        """The position now, which stays as it is when the game goes on."""
        return Position(self.state)

    def clone(self) -> Table[State, Choice]:
        """Another table that goes on alike: with the same log, the same draws to come and the same way back."""
        twin: Table[State, Choice] = Table.__new__(Table)
        twin._open(replace(self.log, events=list(self.log.events)), 0)
        twin.state, twin._rng, twin._past = cast(Any, self.state).clone(), self._rng.clone(), list(self._past)
        return twin

    def sample_world(self, seat: int, rng: Luck) -> Position[State, Choice]:
        """A position that a seat cannot tell from this one: what it may not know is drawn anew."""
        return self.position.sample_world(seat, rng)

    def at(self, done: int) -> Table[State, Choice]:
        """Another table as this one was after so many events; after a draw amid draws, only to look at."""
        if not 0 <= whole(done, "done") <= len(self.log.events):
            raise MaiolicaError(f"there were {len(self.log.events)} events, not {done}")
        return self.replayed(replace(self.log, events=self.log.events[:done]))

    def reseed(self, seed: int) -> None:
        """From now on the draws come from this seed, also after moves are taken back."""
        self._rng = seeded(whole(seed, "seed"))
        self._past = [replace(past, rng=seeded(whole(seed, "seed"))) for past in self._past]

    def undo(self) -> None:
        """Take back the last move and the draws after it; playing it again brings the same draws."""
        if not self._past:
            raise IllegalMove("there is nothing to take back")
        past = self._past.pop()
        self.state, self._rng = past.state.clone(), past.rng.clone()  # a clone of the table may have the same past
        del self.log.events[past.events :]
        self._seen = None
        if self._account:
            self._account.go_back(past.events, past.state)

    def showed_nothing(self, seat: int) -> bool:
        """Whether this seat's move was the last event, with no draw after it and nothing hidden shown by it."""
        events = self.log.events
        if not events or events[-1].seat != seat or not self._past:
            return False
        return self.game.secret is nothing_is_secret or not self._followed_eyes().has_just_shown

    def decisions(self, seat: int) -> int:
        """How many moves this seat has made."""
        return sum(event.seat == seat for event in self.log.events)

    def view(self, seat: int) -> State:
        """The position as this seat, or EVERYBODY, may know it."""
        view: State = self._seen_by(self.state, seat)
        return view

    def _seen_by(self, state: Any, seat: int) -> Any:
        view = state.clone()
        for eyes in range(self.seats) if seat == EVERYBODY else [self._check_seat(seat)]:
            self.game.rules.hide(view, eyes)
        return view

    def scene(self, seat: int) -> Scene:
        """The picture for this seat; EVERYBODY sees the table from the first seat's side."""
        return self.game.scene(self.view(seat), max(seat, 0))

    def scores(self) -> list[int]:
        """Each seat's points now."""
        return [self.game.rules.score(self.state, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Each seat's place: 1 is the winner, equals share."""
        places = np.zeros(self.seats, np.int32)
        self.game.rules.ranks(self.state, places)
        return [int(place) for place in places]

    def account(self, since: int = 0) -> list[AccountLine]:
        """Every change of a score with its reason, in the order of the rules; only those after so many events."""
        lines = self._followed().lines
        return [line for line in lines if line.done > since] if since else list(lines)

    def summary(self) -> Summary:
        """The account by kinds of points, rounds and seats; when the game is over, ties are explained."""
        return summary_of(self.game, self.state, self.account(), self.ranks() if self.over else [])

    def scoring(self, done: int, seat: int) -> Scene | None:
        """What this seat saw when the points of an event were about to be counted, if there were any."""
        begun = self._followed().begun.get(done)
        return self.game.scene(self._seen_by(begun, seat), max(seat, 0)) if begun is not None else None

    def _followed(self) -> Account:
        if self._account is None:
            self._account = Account(self.log)
        self._account.follow()
        return self._account

    def svg(self, seat: int = 0, language: str = "en") -> str:
        """A drawing of what a seat may know."""
        if Record.painter is None:
            raise MaiolicaError("nothing draws yet: import maiolica.ui.svg")
        return Record.painter(self.state, self._check_seat(seat), language, self.log.own_names)

    def png(self, seat: int = 0, language: str = "en", width: int | None = None) -> bytes:
        """The same as a PNG file; it needs ``pip install 'maiolica[pictures]'``."""
        drawing = self.svg(seat, language)
        assert Record.developer
        return Record.developer(drawing, width)

    def save(self, path: str | Path, seat: int | None = None) -> None:
        """Write the log, or what a seat may know of it, to a file that ``maiolica.load`` reads."""
        try:
            Path(path).write_text(self.text(seat), encoding="utf-8")
        except OSError as error:
            raise MaiolicaError(f"{str(path)!r}: {error.strerror or error}") from None

    def __repr__(self) -> str:
        names = ", ".join(self.log.names)
        due = "over" if self.over else f"{self.log.names[self.actor]} to move" if self.actor >= 0 else "amid draws"
        return f"<Table of {self.game.id} with {names}: {len(self.log.events)} events, {due}>"

    def _repr_svg_(self) -> str | None:
        return Record.painter(self.state, names=self.log.own_names) if Record.painter else None

    def seen(self, seat: int) -> list[Event]:
        """The events as this seat, or EVERYBODY, knows them: what is still secret has the action UNKNOWN."""
        eyes = seat if seat == EVERYBODY else self._check_seat(seat)
        return list(self.log.events) if self.game.secret is nothing_is_secret else self._followed_eyes().events(eyes)

    def _followed_eyes(self) -> Seen:
        if self._seen is None:
            self._seen = Seen(self.log)
        self._seen.follow()
        return self._seen

    def text(self, seat: int | None = None) -> str:
        """The log as text, from which ``maiolica.load_text`` makes the same table, or what a seat may know of it."""
        if seat is None:
            return write(self.log)
        seen = self.seen(seat)
        return write(replace(self.log, events=seen), seen_by=None if seen == self.log.events else seat)

    @classmethod
    def replayed(cls, log: Log) -> Table[State, Choice]:
        """The table at the end of a log that may break off amid draws; then it is only to look at."""
        table: Table[State, Choice] = cls.__new__(cls)
        table._open(replace(log, events=[]), None)
        for event in log.events:
            table._apply(event)
        return table

    @classmethod
    def replay(cls, log: Log, lines: Sequence[int] = (), seed: int | None = None) -> Table:
        """The table at the end of a log; each event is checked. With a seed, every draw is made again and compared."""
        table = cls.__new__(cls)
        table._open(replace(log, events=[]), seed)
        for i, event in enumerate(log.events):
            try:
                if seed is not None and event.seat == CHANCE and table.actor == CHANCE:
                    table._deal_one(table._checked_draw(event))
                else:
                    table._apply(event)
            except IllegalMove as error:
                raise BadLog(lines[i] if lines else i + 1, str(error), error.reason) from None
        if table.actor == CHANCE:
            raise BadLog(lines[-1] if lines else max(1, len(log.events)), "the log ends while a draw is due")
        return table

    def _checked_draw(self, event: Event) -> int:
        outcome = self._next_outcome()
        if outcome != event.action:
            texts = [self.game.outcomes.text(one) for one in (event.action, outcome)]
            raise IllegalMove(f"{texts[0]} is drawn, but the secret makes it {texts[1]}")
        return outcome

    def _apply(self, event: Event) -> None:
        if event.seat == CHANCE:
            self._draw(event.action)
        else:
            self._move(event.seat, event.action)

    def _move(self, seat: int, action: int) -> None:
        if action not in self.legal_actions(seat):
            raise self._refusal(seat, action)
        self._past.append(_Snapshot(self.state.clone(), self._rng.clone(), len(self.log.events)))
        self.game.rules.play(self.state, seat, action)
        self.log.events.append(Event(seat, action))

    def _draw(self, outcome: int) -> None:
        if self.actor != CHANCE:
            raise IllegalMove(f"{self.game.outcomes.text(outcome)} is drawn, but no draw is due")
        count = self.game.rules.odds(self.state, self._weights)
        if outcome >= count or self._weights[outcome] == 0:
            raise IllegalMove(f"{self.game.outcomes.text(outcome)} cannot be drawn now")
        self._deal_one(outcome)

    def _deal(self) -> None:
        while self.actor == CHANCE:
            self._deal_one(self._next_outcome())

    def _deal_one(self, outcome: int) -> None:
        self.game.rules.deal(self.state, outcome)
        self.log.events.append(Event(CHANCE, outcome))

    def _next_outcome(self) -> int:
        count = self.game.rules.odds(self.state, self._weights)
        return int(pick(self._rng, self._weights, count))

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise IllegalMove(f"there is no seat {seat + 1}; there are {self.seats}")
        return seat

    def _refusal(self, seat: int, action: int) -> IllegalMove:
        move = self.game.moves.decode(action)
        refused = f"seat {seat + 1} may not play {self.game.moves.text(move)}"
        if self.actor == CHANCE:
            return IllegalMove(f"{refused}: a draw is due")
        if seat not in self.waiting():
            return IllegalMove(f"{refused}: it is not its turn")
        reason = self.game.why_not(self.state, seat, move)
        return IllegalMove(f"{refused}: {say(reason)}", reason)
