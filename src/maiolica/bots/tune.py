"""Weights for a game's evaluation, fitted to games that the program plays with itself.

Each round of tuning plays games in which every seat takes the move that looks best, with a few random moves between;
then the weights are those for which the values of the positions met come closest to how the games ended.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from .. import games as all_games
from ..core.dialect.jit import jit, part
from ..core.dialect.random import Random, below, branch, pick
from ..core.dialect.record import IntArray, in_array
from ..core.game.game import CHANCE, OVER, Game
from ..core.game.generic import actor, deal, legal, odds, play, score, weigh
from .cluster import Cluster

RANDOM_MOVES = 12  # in a hundred
KEPT_POSITIONS = 12  # in a hundred
SHRINK = 20.0  # how strongly weights are drawn to zero, in positions
FEW = 200  # positions of a stage that are not enough to change its weights
CHUNK = 50  # games per task of a core
MOST_KEPT = 400  # positions of a game


def tune(
    game: Game, seats: int, games: int, seed: int, start: IntArray, cores: int, ray: str | None = None
) -> tuple[IntArray, float]:
    """New weights for a number of seats, and the mean score of the games played with the old ones."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    order = Fitting(game.id, seats, seed, start)
    if ray:
        with Cluster(ray) as cluster:
            found = dict(cluster.each(play_chunk, order, chunks))
        samples = [found[chunk] for chunk in chunks]
    else:
        with ThreadPoolExecutor(cores) as pool:
            samples = list(pool.map(lambda chunk: play_chunk(order, chunk), chunks))
    stages, terms, gains, scores = (np.concatenate(arrays) for arrays in zip(*samples, strict=True))
    weights = start.copy()
    for stage in range(start.shape[1]):
        rows = stages == stage
        if rows.sum() > FEW:
            weights[seats - game.seats[0], stage] = fit(terms[rows], gains[rows])
    return weights, float(scores.mean())


def fit(terms: IntArray, gains: IntArray) -> IntArray:
    """The weights with the least squared error, drawn to zero a little (but for the constant)."""
    pull = np.eye(terms.shape[1]) * SHRINK
    pull[0, 0] = 1e-6
    solution: IntArray = np.linalg.solve(terms.T @ terms + pull, terms.T @ gains)
    return solution


class Fitting(NamedTuple):
    """What all games of a round have in common."""

    game_id: str
    seats: int
    seed: int
    weights: IntArray


def play_chunk(order: Fitting, chunk: range) -> tuple[IntArray, ...]:
    """Games with these numbers: of the positions kept the stage, the terms and the points still to come; the scores."""
    game, seats, weights = all_games.get(order.game_id), order.seats, order.weights
    stages, terms, gains, scores = [], [], [], []
    units = unit_weights(weights.shape)
    actions, draws = np.zeros(game.moves.size, np.int32), np.zeros(game.outcomes.size, np.int32)
    for i in chunk:
        states = in_array([game.start(seats, some_options(game, i))] * 3)
        kept = np.zeros(MOST_KEPT, game.state.layout)
        rngs = np.zeros(1, Random.layout)
        count = play_one(states, kept, rngs, np.uint64(order.seed), i, actions, draws, weights)
        final = np.zeros(seats)
        numbers, now = np.zeros((count, seats, weights.shape[2] + 1)), np.zeros((count, seats))
        note_terms(kept[:count], states, numbers, now, final, units)
        stages.append(numbers[:, :, -1].ravel())
        terms.append(numbers[:, :, :-1].reshape(count * seats, weights.shape[2]))
        gains.append((final - now).ravel())
        scores.append(final)
    return np.concatenate(stages), np.concatenate(terms), np.concatenate(gains), np.concatenate(scores)


def some_options(game: Game, i: int) -> dict[str, str]:
    """The options of game i: the defaults, but every other game runs through the choices of the first option."""
    first = game.options[0]
    return {first.name: first.choices[0 if i % 2 else i // 2 % len(first.choices)]}


def unit_weights(shape: tuple[int, ...]) -> IntArray:
    """Tables of weights that single out each term, the last one the stage."""
    units = np.zeros((shape[2] + 1, *shape))
    for term in range(shape[2]):
        units[term, :, :, term] = 1.0
    units[shape[2], :, :, 0] = np.arange(shape[1])
    return units


@jit
def play_one(
    states: Any, kept: Any, rngs: Any, seed: Any, i: int, actions: IntArray, draws: IntArray, weights: IntArray
) -> int:
    """Play a game in place of the first state, and keep some of its positions; return how many."""
    branch(rngs[0], seed, np.uint64(i))
    count = 0
    while actor(states[0]) != OVER:
        seat = actor(states[0])
        if seat == CHANCE:
            deal(states[0], pick(rngs[0], draws, odds(states[0], draws)))
            continue
        n = legal(states[0], seat, actions)
        best = below(rngs[0], n)
        if below(rngs[0], 100) >= RANDOM_MOVES:
            best = best_move(states, seat, actions, n, weights)
        play(states[0], seat, int(actions[best]))
        if count < len(kept) and actor(states[0]) != OVER and below(rngs[0], 100) < KEPT_POSITIONS:
            kept[count] = states[0]
            count += 1
    return count


@part
def best_move(states: Any, seat: int, actions: IntArray, n: int, weights: IntArray) -> int:
    """The move after which a seat is farthest ahead of the best other."""
    best, most = 0, -1e9
    for i in range(n):
        states[1] = states[0]
        play(states[1], seat, int(actions[i]))
        other = -1e9
        for j in range(states[1].seat_count):
            if j != seat:
                other = max(other, weigh(states[1], j, weights))
        lead = weigh(states[1], seat, weights) - other
        if lead > most:
            best, most = i, lead
    return best


@jit
def note_terms(kept: Any, states: Any, numbers: Any, now: Any, final: Any, units: Any) -> None:
    """The terms of each position for each seat, its points then and in the end."""
    for seat in range(len(final)):
        final[seat] = score(states[0], seat)
        for i in range(len(kept)):
            now[i, seat] = score(kept[i], seat)
            for term in range(len(units)):
                numbers[i, seat, term] = weigh(kept[i], seat, units[term]) - now[i, seat]
