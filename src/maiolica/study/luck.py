"""Luck: what draws, and what a seat could not know, brought over what they bring on average.

The same judge looks at what came and at what might have come, so that luck has the mean zero by construction.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.dialect.random import Random, pick, seeded
from ..core.game.game import CHANCE, OVER, Game
from .course import START, Situation
from .form import Prospect
from .judge import Effort, Reviewer, average, difference, nothing

GLANCES = 8
NOBODY = -1  # instead of a mover: nothing is hidden


def luck_after(reviewer: Reviewer, situation: Situation, effort: Effort) -> Prospect:
    """What came between a decision and the next one, less what was to be expected."""
    game, seed = reviewer.game, situation.done
    if situation.alone:
        return own_luck(reviewer, situation, effort)
    mover = NOBODY if situation.action == START else situation.seat
    view = situation.played.clone()
    if mover != NOBODY:
        game.rules.hide(view, mover)
    worlds, weights = possible(game, view, mover, effort.samples, seeded(seed))
    if len(worlds) == 1 and not hides(game, view, mover):
        return nothing(view.seat_count)
    expected = [
        reviewer.glance(world, next_seat(game, world, situation.next_seat), effort.glance, seed + i)
        for i, world in enumerate(worlds)
    ]
    return difference(what_came(reviewer, situation, situation.next_seat, effort), average(expected, weights))


def own_luck(reviewer: Reviewer, situation: Situation, effort: Effort) -> Prospect:
    """The same for one seat until it decides again; in what might have come, the others play at sight."""
    view, rng, expected = situation.played.clone(), seeded(situation.done), []
    reviewer.game.rules.hide(view, situation.seat)
    if seen_by(reviewer.game, situation.after, situation.seat) == view.tobytes():
        return nothing(view.seat_count)  # it decides at once again
    for i in range(effort.samples):
        world = sample(reviewer.game, view, NOBODY if situation.action == START else situation.seat, rng)
        while (who := next_seat(reviewer.game, world, situation.seat)) not in (situation.seat, OVER):
            reviewer.game.rules.play(world, who, reviewer.at_sight(world, who, rng))
            world = sample(reviewer.game, world, NOBODY, rng)
        expected.append(reviewer.glance(world, situation.seat, effort.glance, situation.done + i))
    found = difference(what_came(reviewer, situation, situation.seat, effort), average(expected, [1] * len(expected)))
    own = [seat == situation.seat for seat in range(view.seat_count)]
    return Prospect(
        [one * mine for one, mine in zip(found.chances, own, strict=True)],
        [one * mine for one, mine in zip(found.leads, own, strict=True)],
    )


def seen_by(game: Game, s: Any, seat: int) -> bytes:
    """All that a seat knows of a position."""
    view = s.clone()
    game.rules.hide(view, seat)
    return bytes(view.tobytes())


def what_came(reviewer: Reviewer, situation: Situation, seat: int, effort: Effort) -> Prospect:
    """The real position, judged by glances like those at what might have come; several, as there is only one of it."""
    glances = [reviewer.glance(situation.after, seat, effort.glance, situation.done + i) for i in range(GLANCES)]
    return average(glances, [1] * GLANCES)


def possible(game: Game, view: Any, mover: int, samples: int, rng: Random) -> tuple[list[Any], list[int]]:
    """What may come of a view until somebody has to decide, with weights: all of it if it is little, or a sample."""
    if not hides(game, view, mover):
        found = all_outcomes(game, view, samples)
        if found:
            return [world for world, _ in found], [weight for _, weight in found]
    return [sample(game, view, mover, rng) for _ in range(samples)], [1] * samples


def all_outcomes(game: Game, s: Any, most: int) -> list[tuple[Any, int]]:
    """The positions that the next draw leads to, if it is the last one and has few outcomes."""
    if game.rules.actor(s) != CHANCE:
        return [(s, 1)]
    weights = np.zeros(game.outcomes.size, np.int32)
    count = game.rules.odds(s, weights)
    outcomes = np.flatnonzero(weights[:count])
    if len(outcomes) > most:
        return []
    found = []
    for outcome in outcomes:
        world = s.clone()
        game.rules.deal(world, int(outcome))
        if game.rules.actor(world) == CHANCE:
            return []
        found.append((world, int(weights[outcome])))
    return found


def sample(game: Game, view: Any, mover: int, rng: Random) -> Any:
    """One world that the mover considers possible, after the draws that are due."""
    world = view.clone()
    if mover != NOBODY:
        game.rules.guess(world, mover, rng)
    weights = np.zeros(game.outcomes.size, np.int32)
    while game.rules.actor(world) == CHANCE:
        game.rules.deal(world, int(pick(rng, weights, game.rules.odds(world, weights))))
    return world


def hides(game: Game, view: Any, mover: int) -> bool:
    """Whether there is anything to guess for the mover."""
    if mover == NOBODY:
        return False
    world = view.clone()
    game.rules.guess(world, mover, seeded(0))
    return bool(world.tobytes() != view.tobytes())


def next_seat(game: Game, s: Any, seat: int) -> int:
    """The seat that decides next: the same as in the game, unless it has nothing to decide here."""
    out = np.zeros(game.moves.size, np.int32)
    return seat if seat >= 0 and game.rules.legal(s, seat, out) else int(game.rules.actor(s))
