"""How a game might have gone on after a move, to the end of its round.

As far as the search that judged the move has come often enough, everybody plays what it expects of them; from there on,
what looks best one move ahead.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import numpy as np

from ..bots.tree import Tree
from ..core.dialect.jit import source_of
from ..core.dialect.random import Random, pick, seeded
from ..core.game.game import CHANCE, OVER, Event, Game
from ..core.table.account import Recorder
from ..core.table.log import event_text
from ..core.table.told import tell_run
from .course import Situation
from .form import Line, LineStep, Prospect
from .judge import Reviewer, foreseen
from .luck import hides, sample

WORLDS = 6  # continuations over which is averaged where draws or hidden things decide
LONGEST = 150  # events of a line
GLANCE = 32  # walks with which the end of a line is judged


class Way(NamedTuple):
    """One continuation."""

    events: list[Event]
    points: list[Counter[str]]  # of each seat, by source
    end: Prospect


def line_of(reviewer: Reviewer, situation: Situation, action: int, tree: Tree) -> Line:
    """The line after a move of a decision; by the seat's view alone, and with the same luck for every move."""
    game, seat = reviewer.game, situation.seat
    first = way_of(reviewer, situation, action, tree, 0)
    view = situation.before.clone()
    game.rules.hide(view, seat)
    certain = not hides(game, view, seat) and all(event.seat != CHANCE for event in first.events)
    ways = [first, *(way_of(reviewer, situation, action, tree, i) for i in range(1, 1 if certain else WORLDS))]
    seats = range(view.seat_count)
    means = [{name: mean([way.points[one][name] for way in ways]) for name in game.account.sources} for one in seats]
    return Line(
        steps=[step_of(game, event) for event in first.events],
        points=[{name: points for name, points in of.items() if points} for of in means],
        lead=mean([way.end.leads[seat] for way in ways]),
        worlds=len(ways),
    )


def mean(values: list[float]) -> float:
    """What is to be expected."""
    return sum(values) / len(values)


def step_of(game: Game, event: Event) -> LineStep:
    """An event of a line in words."""
    return LineStep(event.seat, event_text(game, event), tell_run(game, [event.action], event.seat == CHANCE))


def world_of(game: Game, situation: Situation, number: int = 0) -> Any:
    """A world that the seat considers possible when it decides; where nothing is hidden, the real one."""
    world = situation.before.clone()
    game.rules.hide(world, situation.seat)
    game.rules.guess(world, situation.seat, seeded(1000 * situation.done + number))
    return world


def after_steps(game: Game, situation: Situation, line: Line, steps: int) -> Any:
    """The position after some steps of a line."""
    world = world_of(game, situation)
    for step in line.steps[:steps]:
        if step.seat == CHANCE:
            game.rules.deal(world, game.outcomes.number(step.text))
        else:
            game.rules.play(world, step.seat, game.moves.number(step.text))
    return world


def way_of(reviewer: Reviewer, situation: Situation, action: int, tree: Tree, number: int) -> Way:
    """Play on in one of the possible worlds to the end of the round, and look at what is left then."""
    game, s = reviewer.game, world_of(reviewer.game, situation, number)
    rng, seats = seeded(1000 * situation.done + number + 1), s.seat_count
    recorder, number_of_round = Recorder(game, s, seats), game.account.round_of(s)
    events = [Event(situation.seat, action)]
    with recorder.event(1):
        source_of(game.rules.play)(s, situation.seat, action)
    while is_on(game, s, number_of_round) and len(events) < LONGEST:
        events.append(next_event(reviewer, s, tree, rng))
        with recorder.event(len(events)):
            happen(game, s, events[-1])
    points: list[Counter[str]] = [Counter() for _ in range(seats)]
    for line in recorder.lines:
        if line.seat >= 0:
            points[line.seat][line.source] += line.points
    end = sample(game, s, -1, rng)
    return Way(events, points, reviewer.glance(end, int(game.rules.actor(end)), GLANCE, situation.done))


def is_on(game: Game, s: Any, number: int) -> bool:
    """Whether a round is still being played."""
    return bool(game.rules.actor(s) != OVER and game.account.round_of(s) == number)


def next_event(reviewer: Reviewer, s: Any, tree: Tree, rng: Random) -> Event:
    """What chance or the seat to move does next."""
    rules = reviewer.game.rules
    who = int(rules.actor(s))
    if who != CHANCE:
        expected = foreseen(tree, s, who)
        return Event(who, reviewer.at_sight(s, who, rng) if expected is None else expected)
    weights = np.zeros(reviewer.game.outcomes.size, np.int32)
    return Event(CHANCE, int(pick(rng, weights, rules.odds(s, weights))))


def happen(game: Game, s: Any, event: Event) -> None:
    """Let an event happen, while its points are written down."""
    if event.seat == CHANCE:
        source_of(game.rules.deal)(s, event.action)
    else:
        source_of(game.rules.play)(s, event.seat, event.action)
