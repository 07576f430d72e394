"""What each seat knows of a log, kept while the log grows: what was shown once is never looked at again."""

from __future__ import annotations

from typing import Any

from ..dialect.record import Record
from ..game.game import CHANCE, EVERYBODY, OVER, UNKNOWN, UNTIL_THE_END, Event
from .log import Log


class Seen:
    """The events of a log for every pair of eyes; a secret that was told stays told, as a law of all games says."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.has_just_shown = False  # whether the last event told anybody of an earlier one
        self._s: Any = log.game.start(log.seats, log.options)
        self._known: dict[int, list[Event]] = {eyes: [] for eyes in (EVERYBODY, *range(log.seats))}
        self._hidden: list[tuple[int, Record, list[int]]] = []  # which event, the position before it, from whom
        self._closed: set[int] = set()  # events that some seat does not know until the game is over

    def events(self, eyes: int) -> list[Event]:
        """The events as a seat, or EVERYBODY, knows them: a secret has the action UNKNOWN."""
        return list(self._known[eyes])

    def follow(self) -> None:
        """Take in what is new."""
        rules = self.log.game.rules
        for number in range(len(self._known[EVERYBODY]), len(self.log.events)):
            event, before = self.log.events[number], self._s.clone()
            if event.seat == CHANCE:
                rules.deal(self._s, event.action)
            else:
                rules.play(self._s, event.seat, event.action)
            if rules.actor(self._s) == OVER:
                self._tell_all()
                return
            waiting, self._hidden = self._hidden, []
            self.has_just_shown = False
            for earlier in waiting:
                self.has_just_shown |= self._look(*earlier)
            for known in self._known.values():
                known.append(Event(event.seat, UNKNOWN))
            self._look(number, before, [*range(self.log.seats)])

    def _look(self, number: int, before: Record, seats: list[int]) -> bool:
        """Tell who may know an event now; whether everybody does since now."""
        event, left = self.log.events[number], []
        for seat in seats:
            answer = self.log.game.secret(before, event, seat, self._s)
            if not answer:
                self._known[seat][number] = event
            elif answer == UNTIL_THE_END:
                self._closed.add(number)
            else:
                left.append(seat)
        if left:
            self._hidden.append((number, before, left))
        elif number not in self._closed:
            self._known[EVERYBODY][number] = event
            return True
        return False

    def _tell_all(self) -> None:
        """The game is over: nothing is secret."""
        self.has_just_shown = bool(self._hidden or self._closed)
        self._hidden, self._closed = [], set()
        self._known = {eyes: list(self.log.events) for eyes in self._known}
