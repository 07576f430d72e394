"""What a finished game is worth to each seat, by name; all but the plain outcome sum to zero over the seats."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..dialect.jit import part
from ..dialect.record import IntArray
from ..game.errors import BadOption
from ..game.generic import ranks, score

WIN, RANK, DIFFERENCE, OUTCOME = range(4)
REWARDS = ("win", "rank", "difference")
POINTS = "points"  # the difference as it comes, step by step
PLAIN = "outcome"  # what only a batch can give: shares of the victory and points, as a network learns them


def reward_number(name: str) -> int:
    """The number of a reward's name."""
    if name not in REWARDS:
        raise BadOption(f"reward {name[:20]!r}: it must be {', '.join(REWARDS[:-1])} or {REWARDS[-1]}")
    return REWARDS.index(name)


def reward_count(kind: int, seats: int) -> int:
    """How many numbers a reward has."""
    return 2 * seats if kind == OUTCOME else seats


def rewards_of(s: Any, seats: int, kind: int) -> list[float]:
    """What a game that is over gives to each seat."""
    out = [0.0] * reward_count(kind, seats)
    add_rewards(s, kind, np.zeros(seats, np.int8), out)
    return [float(reward) for reward in out]


@part
def add_rewards(s: Any, kind: int, places: IntArray, out: Any) -> None:
    """Add what a game that is over gives to each seat."""
    ranks(s, places)
    if kind == OUTCOME:
        add_outcome(s, places, out)
        return
    for seat in range(len(out)):
        if kind == WIN:
            out[seat] += win(places, len(out), seat)
        elif kind == RANK:
            out[seat] += rank(places, len(out), seat)
        else:
            out[seat] += difference(s, len(out), seat)


@part
def add_outcome(s: Any, places: IntArray, out: Any) -> None:
    """Each seat's share of the victory, then, from the middle on, each seat's points."""
    winners = 0
    for seat in range(s.seat_count):
        winners += places[seat] == 1
    for seat in range(s.seat_count):
        out[seat] += 1.0 / winners if places[seat] == 1 else 0.0
        out[len(out) // 2 + seat] += score(s, seat)


@part
def win(places: IntArray, seats: int, seat: int) -> float:
    """The winners share 1, the others share -1; when all win there is nothing to share."""
    winners = 0
    for other in range(seats):
        winners += places[other] == 1
    if winners == seats:
        return 0.0
    return 1.0 / winners if places[seat] == 1 else -1.0 / (seats - winners)


@part
def rank(places: IntArray, seats: int, seat: int) -> float:
    """From 1 for the first place evenly down to -1 for the last; equals share."""
    balance = 0
    for other in range(seats):
        balance += places[other] > places[seat]
        balance -= places[other] < places[seat]
    return balance / (seats - 1)


@part
def difference(s: Any, seats: int, seat: int) -> float:
    """The seat's points less the mean of the others' points."""
    others = 0
    for other in range(seats):
        others += score(s, other) if other != seat else 0
    return score(s, seat) - others / (seats - 1)
