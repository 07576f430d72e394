"""What each seat knows of a log, kept while the log grows: what was shown once is never looked at again."""

from __future__ import annotations

from typing import Any

from ..dialect.record import Record
from ..game.game import CHANCE, EVERYBODY, OVER, UNKNOWN, Event
from .log import Log


class Seen:
    """The events of a log for every pair of eyes; a secret that was told stays told, as a law of all games says."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.has_just_shown = False  # whether the last event told anybody of an earlier one
        self._s: Any = log.game.start(log.seats, log.options)
        self._known: dict[int, list[Event]] = {eyes: [] for eyes in (EVERYBODY, *range(log.seats))}
        self._hidden: list[tuple[int, Record, list[int]]] = []  # which event, the position before it, from whom

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
            waiting, self._hidden = self._hidden, []
            self.has_just_shown = False
            is_over = rules.actor(self._s) == OVER
            for earlier in waiting:
                self.has_just_shown |= self._look(*earlier, is_over)
            for known in self._known.values():
                known.append(Event(event.seat, UNKNOWN))
            self._look(number, before, [*range(self.log.seats)], is_over)

    def _look(self, number: int, before: Record, seats: list[int], is_over: bool) -> bool:
        """Tell who may know an event now; whether everybody does since now."""
        event, secret = self.log.events[number], self.log.game.secret
        left = [] if is_over else [seat for seat in seats if secret(before, event, seat, self._s)]
        for seat in seats:
            if seat not in left:
                self._known[seat][number] = event
        if left:
            self._hidden.append((number, before, left))
        else:
            self._known[EVERYBODY][number] = event
        return not left
