"""Random games of any game, position by position, for the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from ..core.dialect.record import IntArray
from ..core.game.game import CHANCE, OVER, Event, Game
from ..core.game.options import first_seat

LONGEST = 100_000  # events; a game that takes more does not end


@dataclass(frozen=True)
class Setup:
    """A game, its seats and its options."""

    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game.id, str(self.seats), *self.options.values()])

    def __hash__(self) -> int:
        return hash(str(self))


@dataclass
class Walk:
    """A random game: its positions, one more than its events."""

    setup: Setup
    states: Any
    events: list[Event]


@cache
def all_setups(game: Game) -> tuple[Setup, ...]:
    """A game with all its seats and every combination of named options, without and with numbers besides."""
    result = []
    for seats in game.seats:
        options = (*game.options, first_seat(seats))
        for chosen in product(*(option.choices for option in options)):
            named = {option.name: value for option, value in zip(options, chosen, strict=True)}
            numbers = {option.name: str(option.numbers[:5][-1]) for option in options if option.numbers}
            result += [Setup(game, seats, named), Setup(game, seats, named | numbers)]
    return tuple(result)


def legal(game: Game, s: Any, seat: int) -> list[int]:
    """The actions of a seat."""
    out = np.zeros(game.moves.size, np.int32)
    result: list[int] = out[: game.rules.legal(s, seat, out)].tolist()
    return result


def choose(game: Game, s: Any, seats: int, out: IntArray, chance: random.Random) -> tuple[int, int] | None:
    """What may come next, as seat and action; the seats that wait at once move in any order."""
    rules = game.rules
    actor = rules.actor(s)
    if actor == OVER:
        return None
    if actor == CHANCE:
        count = rules.odds(s, out)
        return CHANCE, chance.choices(range(count), out[:count].tolist())[0]
    seat = chance.randrange(seats)
    count = rules.legal(s, seat, out)
    if count == 0:
        seat, count = actor, rules.legal(s, actor, out)
    return seat, int(out[chance.randrange(count)])


def step(game: Game, s: Any, event: tuple[int, int]) -> None:
    """Make an event happen."""
    if event[0] == CHANCE:
        game.rules.deal(s, event[1])
    else:
        game.rules.play(s, *event)


def walk(setup: Setup, seed: int) -> Walk:
    """A random game."""
    chance = random.Random(f"{setup} {seed}")
    game = setup.game
    s = game.start(setup.seats, setup.options)
    out = np.zeros(max(game.moves.size, game.outcomes.size), np.int32)
    positions, events = [s.tobytes()], []
    while event := choose(game, s, setup.seats, out, chance):
        step(game, s, event)
        positions.append(s.tobytes())
        events.append(Event(*event))
        assert len(events) < LONGEST, "this game does not end"
    return Walk(setup, np.frombuffer(bytearray(b"".join(positions)), game.state.layout), events)


@cache
def some_walks(setup: Setup) -> list[Walk]:
    """A few games that several laws look at."""
    return [walk(setup, seed) for seed in range(2 if len(all_setups(setup.game)) < 40 else 1)]


def samples(setup: Setup, every: int) -> Iterator[Any]:
    """Some positions of some games; changing them changes nothing else."""
    for game in some_walks(setup):
        for i in range(0, len(game.states), every):
            yield game.states[i].clone()
