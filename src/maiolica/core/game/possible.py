"""Which positions there can be: what holds for every game, and what a game's own ``possible.py`` says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import numpy as np

from .errors import BadPosition
from .game import CHANCE, OVER, Game
from .generic import legal_actions, weighed_outcomes
from .scene import Label

AT_SEAT = "possible-at-seat"
RANGES = ("possible-number", "possible-number-one")


def check_possible(game: Game, s: Any) -> None:
    """Refuse a position that no game can come to, as far as its numbers alone tell, with the first reason."""
    for problem in chain(wrong_seats(game, s), game.impossible(s), wrong_actor(game, s)):
        raise BadPosition(problem, game.id)


def wrong_seats(game: Game, s: Any) -> Iterator[Label]:
    """As many seats as can play; the others are empty."""
    if s.seat_count not in game.seats:
        yield wrong("possible-seats", count=s.seat_count, least=game.seats[0], most=game.seats[-1])
        return
    for seat in range(s.seat_count, len(s.seats)):
        if s.seats[seat].tobytes().strip(b"\0"):
            yield wrong("possible-empty-seat", seat=seat + 1)


def wrong_actor(game: Game, s: Any) -> Iterator[Label]:
    """Somebody decides and has something to decide, or something can be drawn, or the game is over."""
    actor = game.rules.actor(s)
    if actor == CHANCE and not weighed_outcomes(s):
        yield wrong("possible-no-draw")
    elif actor >= s.seat_count or actor < OVER:
        yield wrong("possible-no-turn", seat=actor + 1)
    elif actor >= 0 and not legal_actions(s, actor):
        yield wrong("possible-no-move", seat=actor + 1)


def wrong(key: str, **args: Any) -> Label:
    """What cannot be; numbers are said digit by digit, as they stand in the position."""
    return Label(key, {name: arg if isinstance(arg, Label | str) else str(int(arg)) for name, arg in args.items()})


def at_seat(seat: int, problems: Iterable[Label]) -> Iterator[Label]:
    """What is wrong with one seat."""
    for problem in problems:
        yield wrong(AT_SEAT, seat=seat + 1, what=problem)


def outside(numbers: Any, least: int, most: int, what: str | Label) -> Iterator[Label]:
    """A number or a field of numbers that has one below the least or above the most."""
    values = np.ravel(numbers).tolist()
    found = [value for value in values if not least <= value <= most]
    if found:
        yield wrong(RANGES[least == most], what=what, number=found[0], least=least, most=most)
