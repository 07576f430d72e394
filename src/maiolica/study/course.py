"""The course of a game as its decisions: the position before each, and what followed until the next."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core.game.game import CHANCE, OVER, Event
from ..core.table.log import Log

START = -1  # the action of a situation that judges the first draws


class Situation(NamedTuple):
    """A decision to be judged, or the first draws.

    Where seats choose face down, each one's game is followed by itself, from one of its decisions to its next.
    """

    done: int  # events before it
    seat: int  # who decides; of the first draws, whose game is followed, or CHANCE for everybody's
    action: int
    choices: int  # how many moves there were
    before: Any  # the position
    played: Any  # the position right after the move
    after: Any  # the position in which the next decision is made, or the last one
    next_seat: int  # who makes it; OVER at the end
    alone: bool = False  # whether each seat's game is followed by itself


def situations_of(log: Log) -> list[Situation]:
    """The first draws and every decision of a log."""
    course = Follower(log)
    for done, event in enumerate(log.events):
        course.follow(done, event)
    return course.finished()


class Follower:
    """Follows a log; seats that choose face down are judged as if none of the others had chosen yet."""

    def __init__(self, log: Log) -> None:
        self.log, self.rules = log, log.game.rules
        self.s = log.game.start(log.seats, log.options)
        self.base = self.s.clone()  # where those who are waited for now began to be
        self.own: dict[int, Any] = {}  # by seat: the base after its own choices
        self.situations = [Situation(0, CHANCE, START, 0, self.base, self.base, self.base, CHANCE)]
        self.together = False
        self._out = np.zeros(log.game.moves.size, np.int32)

    def follow(self, done: int, event: Event) -> None:
        """Something happens."""
        if event.seat == CHANCE:
            self.rules.deal(self.s, event.action)
            self._begin()
            return
        before, waiting = self.own.get(event.seat, self.base), self._waiting()
        played, choices = before.clone(), int(self.rules.legal(before, event.seat, self._out))
        self.rules.play(played, event.seat, event.action)
        now = self.s.clone()
        self.rules.play(now, event.seat, event.action)
        secret = any(self.log.game.secret(self.s, event, one, now) for one in waiting - {event.seat})
        self.s, self.together = now, self.together or secret
        self.situations[-1] = self.situations[-1]._replace(after=before, next_seat=event.seat)
        self.situations.append(Situation(done, event.seat, event.action, choices, before, played, played, CHANCE))
        self.own[event.seat] = played
        if not secret:
            self._begin()

    def finished(self) -> list[Situation]:
        """The situations, when all is followed."""
        self.situations[-1] = self.situations[-1]._replace(
            after=self.s.clone(), next_seat=int(self.rules.actor(self.s))
        )
        return followed_alone(self.situations, self.log.seats) if self.together else self.situations

    def _begin(self) -> None:
        self.base, self.own = self.s.clone(), {}

    def _waiting(self) -> set[int]:
        return {seat for seat in range(self.log.seats) if self.rules.legal(self.s, seat, self._out)}


def followed_alone(situations: list[Situation], seats: int) -> list[Situation]:
    """Each seat's game by itself: what the others chose meanwhile is nothing that it could see."""
    start, last = situations[0], situations[-1].after
    own = [start._replace(seat=seat, alone=True) for seat in range(seats)] + situations[1:]
    coming: dict[int, Any] = {}
    for i in reversed(range(len(own))):
        situation = own[i]
        after, seat = (coming[situation.seat], situation.seat) if situation.seat in coming else (last, OVER)
        own[i] = situation._replace(after=after, next_seat=seat, alone=True)
        if situation.action != START:
            coming[situation.seat] = situation.before
    return own
