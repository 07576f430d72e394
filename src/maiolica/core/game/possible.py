"""Which positions there can be: what holds for every game, and what a game's own ``possible.py`` says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np

from .errors import BadPosition
from .game import CHANCE, OVER, Game
from .generic import legal_actions, weighed_outcomes


def check_possible(game: Game, s: Any) -> None:
    """Refuse a position that no game can come to, as far as its numbers alone tell, with the first reason."""
    for problem in chain(wrong_seats(game, s), game.impossible(s), wrong_actor(game, s)):
        raise BadPosition(f"there is no such position of {game.id}: {problem}")


def wrong_seats(game: Game, s: Any) -> Iterator[str]:
    """As many seats as can play; the others are empty."""
    if s.seat_count not in game.seats:
        yield f"{s.seat_count} seats: it has {game.seats[0]} to {game.seats[-1]}"
        return
    for seat in range(s.seat_count, len(s.seats)):
        if s.seats[seat].tobytes().strip(b"\0"):
            yield f"seat {seat + 1} is not in play, but something is on its board"


def wrong_actor(game: Game, s: Any) -> Iterator[str]:
    """Somebody decides and has something to decide, or something can be drawn, or the game is over."""
    actor = game.rules.actor(s)
    if actor == CHANCE and not weighed_outcomes(s):
        yield "a draw is due, but there is nothing to draw"
    elif actor >= s.seat_count or actor < OVER:
        yield f"it is the turn of seat {actor + 1}, which there is not"
    elif actor >= 0 and not legal_actions(s, actor):
        yield f"it is the turn of seat {actor + 1}, which can do nothing"


def outside(numbers: Any, least: int, most: int, what: str) -> Iterator[str]:
    """A number or a field of numbers that has one below the least or above the most."""
    values = np.asarray(numbers).reshape(-1)
    wrong = [int(value) for value in values if not least <= value <= most]
    if wrong:
        wanted = str(least) if least == most else f"{least} to {most}"
        yield f"{what} is {wrong[0]}: it must be {wanted}"
