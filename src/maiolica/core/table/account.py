"""The account of a game: its events are interpreted once more, and what the rules note on the way is written down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..dialect.jit import source_of
from ..dialect.notes import listening
from ..dialect.record import Record
from ..game.account import NOBODY, OTHER, AccountLine, Item
from ..game.game import CHANCE, Game, nothing_is_secret
from ..game.scene import Label
from .log import Log


class Recorder:
    """Writes down what the rules note while they change a position."""

    def __init__(self, game: Game, s: Any, seats: int) -> None:
        self.game, self.s, self.seats = game, s, seats
        self.lines: list[AccountLine] = []
        self.begun: dict[int, Record] = {}  # by event: the position when its points were about to be counted
        self.done = 0
        self._scores = [self._score(seat) for seat in range(seats)]  # after the last event
        self._noted: tuple[int, list[Item], int, int] | None = None

    @contextmanager
    def event(self, done: int) -> Iterator[None]:
        """What happens in here is the event with this number; points without a note get a line that says no more."""
        self.done, first = done, len(self.lines)
        with listening(self.hear):
            yield
        self._settle()
        before, self._scores = self._scores, [self._score(seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            told = sum(line.points for line in self.lines[first:] if line.seat == seat)
            if missing := self._scores[seat] - before[seat] - told:
                self._write(seat, Item("", OTHER, Label("account-unexplained")), missing, missing, self._round())
        if len(self.lines) == first:
            self.begun.pop(done, None)

    def hear(self, record: Any, reason: int, first: int, second: int) -> None:
        """Explain a note in the position in which it is made; what it brought is measured at the next one."""
        self._settle()
        seat = seat_of(self.s, record)
        if self.done not in self.begun:
            self.begun[self.done] = self.s.clone()
        with listening(None):  # to explain, a game may use its rules
            items = list(self.game.account.explain(self._public(), seat, reason, first, second))
        self._noted = (seat, items, self._score(seat), self._round())

    def _settle(self) -> None:
        """Write down what the last note has brought."""
        if self._noted is not None:
            seat, items, before, number = self._noted
            self._noted = None
            for item, due, points in counted(items, self._score(seat) - before):
                self._write(seat, item, due, points, number)

    def _write(self, seat: int, item: Item, due: int, points: int, number: int) -> None:
        told = Label(item.told.key, dict(item.told.args) | {"points": signed(points)})
        if due != points:
            told = Label("account-clipped", {"line": told, "due": signed(due)})
        self.lines.append(
            AccountLine(
                done=self.done,
                seat=seat,
                points=points,
                rule=item.rule,
                source=item.source,
                round=number,
                told=told,
                at=item.at,
                places=item.places,
                start=item.start,
                due=due if due != points else None,
                final=item.final,
            )
        )

    def _score(self, seat: int) -> int:
        return 0 if seat == NOBODY else int(self.game.rules.score(self.s, seat))

    def _round(self) -> int:
        return self.game.account.round_of(self.s)

    def _public(self) -> Any:
        """The position as everybody may know it: a line can tell no more."""
        if self.game.secret is nothing_is_secret:
            return self.s
        view = self.s.clone()
        for seat in range(self.seats):
            self.game.rules.hide(view, seat)
        return view


class Account(Recorder):
    """The account of a log, as far as it was followed."""

    def __init__(self, log: Log) -> None:
        super().__init__(log.game, log.game.state.new(), log.seats)
        self.log = log
        with self.event(0):
            log.game.rules.setup(self.s, log.seats, log.options)

    def follow(self) -> None:
        """Interpret the events that are new."""
        rules = self.game.rules
        for event in self.log.events[self.done :]:
            with self.event(self.done + 1):
                if event.seat == CHANCE:
                    source_of(rules.deal)(self.s, event.action)
                else:
                    source_of(rules.play)(self.s, event.seat, event.action)

    def start_from(self, done: int, state: Record) -> None:
        """Follow next what comes after so many events, which led to this position."""
        self.done, self.s = done, state.clone()
        self._scores = [self._score(seat) for seat in range(self.seats)]

    def go_back(self, done: int, state: Record) -> None:
        """Forget what came after so many events, which led to this position."""
        if done < self.done:
            self.start_from(done, state)
            self.lines = [line for line in self.lines if line.done <= done]
            self.begun = {event: s for event, s in self.begun.items() if event <= done}


def seat_of(s: Any, record: Any) -> int:
    """Whose record this is, told by where it lies; NOBODY for the whole position."""
    if type(record) is type(s):
        return NOBODY
    seats = s["seats"]
    return int((address(record) - address(seats)) // seats.itemsize)


def address(thing: Any) -> int:
    """Where something lies in memory."""
    return int(thing.__array_interface__["data"][0])


def counted(items: list[Item], measured: int) -> Iterator[tuple[Item, int, int]]:
    """Each item with the points by its rule and those really counted: of the last losses, what was left to lose."""
    dues = [measured if item.due is None else item.due for item in items]
    points = list(dues)
    spared = measured - sum(dues)
    for i in reversed(range(len(points))):
        if spared > 0 and points[i] < 0:
            less = min(spared, -points[i])
            points[i] += less
            spared -= less
    return zip(items, dues, points, strict=True)


def signed(points: int) -> str:
    """Points with their sign, a true minus."""
    return f"+{points}" if points > 0 else f"{points}".replace("-", "−")
