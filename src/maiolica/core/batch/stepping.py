"""Steps of many games, compiled: what happens to game ``i``, and the loops that do it on a core.

The functions of one game are shared with the GPU (``kernels.py``), which gives each game a thread instead of a
turn in a loop. ``actions``, ``weights`` and ``places`` are scratch memory of a core or a thread.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..dialect.jit import jit, part
from ..dialect.random import Random, below, branch, pick
from ..dialect.record import IntArray
from ..game.game import CHANCE, OVER
from ..game.generic import actor, deal, features, guess, hide, legal, odds, play
from ..game.network import SAID, Layers, Pad, judge, tell
from .rewards import add_rewards


class Course(NamedTuple):
    """Where many games stand: each position, its generator, who decides, and what the last step brought."""

    states: Any
    start: Any  # the position, in an array of one, in which every game begins
    rngs: Any
    kind: int  # of the reward
    seat: IntArray
    rewards: Any
    done: IntArray


class Scratch(NamedTuple):
    """Memory of one core or one thread."""

    actions: IntArray
    weights: IntArray
    places: IntArray


# One game -----------------------------------------------------------------------------------------


@part
def settle(s: Any, rng: Random, weights: IntArray) -> int:
    """Make the draws that are due; return the seat that decides, or OVER."""
    seat = actor(s)
    while seat == CHANCE:
        deal(s, pick(rng, weights, odds(s, weights)))
        seat = actor(s)
    return seat


@part
def open_game(i: int, weights: IntArray, states: Any, start: Any, rngs: Any, seed: Any, seat: IntArray) -> None:
    """Begin game i, which depends on the seed and i alone."""
    states[i] = start[i % len(start)]
    branch(rngs[i], seed, np.uint64(i))
    seat[i] = settle(states[i], rngs[i], weights)


@part
def go_on(i: int, weights: IntArray, places: IntArray, course: Course) -> None:
    """After a move: draw until somebody decides; a game that is over is paid out and begins anew."""
    seat = OVER
    while seat == OVER:  # one call of settle, so that a GPU's compiler has half as much to do
        if actor(course.states[i]) == OVER:
            begin_anew(i, i, places, course)
        seat = settle(course.states[i], course.rngs[i], weights)
    course.seat[i] = seat


@part
def begin_anew(i: int, at: int, places: IntArray, course: Course) -> None:
    """Pay out game i, which is over and lies at a place of its own, and put it back to the start."""
    add_rewards(course.states[at], course.kind, places, course.rewards[i])
    course.done[i] = True
    course.states[at] = course.start[i % len(course.start)]


@part
def play_randomly(i: int, at: int, steps: int, memory: Scratch, course: Course) -> None:
    """Play so many random actions in game i, which lies at a place of its own, and note who decides then."""
    left = steps
    while left > 0 or actor(course.states[at]) < 0:
        if actor(course.states[at]) == OVER:
            begin_anew(i, at, memory.places, course)
        left -= play_stretch(course.states[at], course.rngs[at], memory.actions, memory.weights, left)
    course.seat[i] = actor(course.states[at])


@part
def play_stretch(s: Any, rng: Random, actions: IntArray, weights: IntArray, most: int) -> int:
    """Make the draws that are due, then so many random decisions at most until the next draw; return how many.

    Threads of a GPU that play one stretch after the other stay in step.
    """
    seat = settle(s, rng, weights)
    decisions = 0
    while seat >= 0 and decisions < most:
        play(s, seat, random_action(s, seat, rng, actions))
        decisions += 1
        seat = actor(s)
    return decisions


@part
def clear_outcome(i: int, rewards: Any, done: IntArray) -> None:
    """Nothing has ended yet in this step."""
    done[i] = False
    for other in range(rewards.shape[1]):
        rewards[i, other] = 0.0


@part
def is_legal(s: Any, seat: int, action: int, actions: IntArray) -> bool:
    """Whether a seat may play an action."""
    for k in range(legal(s, seat, actions)):
        if actions[k] == action:
            return True
    return False


@part
def random_action(s: Any, seat: int, rng: Random, actions: IntArray) -> int:
    """A legal action drawn by lot."""
    return int(actions[below(rng, legal(s, seat, actions))])


@part
def write_mask(s: Any, seat: int, actions: IntArray, out: IntArray) -> None:
    """1 for each legal action, 0 for the others."""
    for action in range(len(out)):
        out[action] = 0
    for k in range(legal(s, seat, actions)):
        out[actions[k]] = 1


@part
def write_view(s: Any, scratch: Any, seat: int, out: Any) -> None:
    """The features of what a seat may know."""
    scratch[0] = s
    hide(scratch[0], seat)
    features(scratch[0], seat, out)


@part
def write_after(s: Any, scratch: Any, seat: int, action: int, rngs: Any, luck: Any, number: Any, out: Any) -> None:
    """The features of what a seat sees right after its action, before any draw."""
    look_after(s, scratch, seat, action, rngs, luck, number)
    features(scratch[0], seat, out)


@part
def write_judgment(
    s: Any,
    scratch: Any,
    seat: int,
    action: int,
    rngs: Any,
    luck: Any,
    number: Any,
    layers: Layers,
    pad: Pad,
    chances: Any,
    points: Any,
) -> None:
    """What a network says of what a seat sees right after its action, first of itself and then in turn order."""
    look_after(s, scratch, seat, action, rngs, luck, number)
    judge(layers, pad, scratch[0], seat)
    tell(pad.numbers[SAID], layers.last.shape[1] // 2, 0, s.seat_count, chances, points)
    for absent in range(s.seat_count, len(chances)):
        chances[absent] = 0.0
        points[absent] = 0.0


@part
def look_after(s: Any, scratch: Any, seat: int, action: int, rngs: Any, luck: Any, number: Any) -> None:
    """What a seat sees right after its action; what it may not know is guessed."""
    scratch[0] = s
    branch(rngs[0], luck, number)
    hide(scratch[0], seat)
    guess(scratch[0], seat, rngs[0])
    play(scratch[0], seat, action)
    hide(scratch[0], seat)


# Games first .. last-1, on a core -----------------------------------------------------------------


@jit
def open_games(
    first: int, last: int, weights: IntArray, states: Any, start: Any, rngs: Any, seed: Any, seat: IntArray
) -> None:
    """Begin games."""
    for i in range(first, last):
        open_game(i, weights, states, start, rngs, seed, seat)


@jit
def step_games(first: int, last: int, weights: IntArray, places: IntArray, course: Course, chosen: IntArray) -> None:
    """Play the chosen action in each game."""
    for i in range(first, last):
        clear_outcome(i, course.rewards, course.done)
        play(course.states[i], int(course.seat[i]), int(chosen[i]))
        go_on(i, weights, places, course)


@jit
def step_games_randomly(first: int, last: int, memory: Scratch, course: Course, steps: int) -> None:
    """Play so many random actions in each game."""
    for i in range(first, last):
        clear_outcome(i, course.rewards, course.done)
        play_randomly(i, i, steps, memory, course)


@jit
def choose_randomly(
    first: int, last: int, actions: IntArray, states: Any, rngs: Any, seat: IntArray, chosen: IntArray
) -> None:
    """Draw a legal action for each game."""
    for i in range(first, last):
        chosen[i] = random_action(states[i], int(seat[i]), rngs[i], actions)


@jit
def find_illegal(
    first: int, last: int, actions: IntArray, states: Any, seat: IntArray, chosen: IntArray, illegal: IntArray
) -> None:
    """Note the games whose chosen action is not legal."""
    for i in range(first, last):
        illegal[i] = not is_legal(states[i], int(seat[i]), int(chosen[i]), actions)


@jit
def write_masks(first: int, last: int, actions: IntArray, states: Any, seat: IntArray, mask: IntArray) -> None:
    """The legal actions of each game's acting seat."""
    for i in range(first, last):
        write_mask(states[i], int(seat[i]), actions, mask[i])


@jit
def write_views(first: int, last: int, scratch: Any, states: Any, seat: IntArray, out: Any) -> None:
    """The features of each game for its acting seat."""
    for i in range(first, last):
        write_view(states[i], scratch, int(seat[i]), out[i])


@jit
def write_afters(
    first: int,
    last: int,
    scratch: Any,
    scratch_rngs: Any,
    states: Any,
    rngs: Any,
    seat: IntArray,
    which: IntArray,
    chosen: IntArray,
    out: Any,
) -> None:
    """For each pair of a game and an action, the features after that action."""
    for k in range(first, last):
        i, action = int(which[k]), int(chosen[k])
        write_after(states[i], scratch, int(seat[i]), action, scratch_rngs, rngs[i].word, np.uint64(action), out[k])


@jit
def write_judgments(
    first: int,
    last: int,
    scratch: Any,
    scratch_rngs: Any,
    states: Any,
    rngs: Any,
    seat: IntArray,
    which: IntArray,
    chosen: IntArray,
    layers: Layers,
    pad: Pad,
    chances: Any,
    points: Any,
) -> None:
    """For each pair of a game and an action, what a network says after that action."""
    for k in range(first, last):
        i, action = int(which[k]), int(chosen[k])
        luck, number = rngs[i].word, np.uint64(action)
        write_judgment(
            states[i], scratch, int(seat[i]), action, scratch_rngs, luck, number, layers, pad, chances[k], points[k]
        )


@jit
def settle_games(first: int, last: int, weights: IntArray, states: Any, rngs: Any, seat: IntArray) -> None:
    """Make the draws that are due, and note who decides, or OVER."""
    for i in range(first, last):
        seat[i] = settle(states[i], rngs[i], weights)
