"""Networks in the rule dialect: they say what a plain forward pass says, however they are run."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.jit import jit
from maiolica.core.dialect.random import Random, below, seeded
from maiolica.core.game import network
from maiolica.core.game.game import Game
from maiolica.core.game.network import POINTS, Layers, Pad, new_pad
from maiolica.games import get, ids


@jit
def judge(layers: Layers, pad: Pad, s: Any, seat: int) -> None:
    network.look(layers, pad, s, seat)
    network.judge_after(layers, pad, s, seat)


@jit
def judge_after(layers: Layers, pad: Pad, before: Any, after: Any, seat: int) -> None:
    network.look(layers, pad, before, seat)
    network.judge_after(layers, pad, after, seat)


def some_layers(game: Game, width: int = 12, hidden: int = 8) -> Layers:
    """A network that learned nothing."""
    luck, out = np.random.default_rng(7), 2 * game.seats[-1]
    shapes = [(game.feature_count, width), width, (width, hidden), hidden, (hidden, out), out]
    return Layers(*(luck.normal(0, 0.4, shape).astype(np.float32) for shape in shapes))


def plain(layers: Layers, numbers: np.ndarray) -> np.ndarray:
    """A forward pass as textbooks have it."""
    first = np.maximum(numbers.astype(np.float64) @ layers.first + layers.first_bias, 0)
    second = np.maximum(first @ layers.second + layers.second_bias, 0)
    return second @ layers.last + layers.last_bias


def features(game: Game, view: Any, seat: int) -> np.ndarray:
    numbers = np.zeros(game.feature_count, np.float32)
    game.features(view, seat, numbers)
    return numbers


def moments(game: Game, seats: int, steps: int) -> list[tuple[int, Any, Any]]:
    """Seats of a random game, with their views before and after their moves."""
    table, rng, found = maiolica.new(game.id, seats, seed=seats), seeded(seats), []
    while not table.over and len(found) < steps:
        seat = table.actor
        legal = table.legal_actions()
        action = legal[below(rng, len(legal))]
        found.append((seat, table.view(seat), after_move(game, table.view(seat), seat, action, rng)))
        table.play(action)
    return found


def after_move(game: Game, view: Any, seat: int, action: int, rng: Random) -> Any:
    """What a seat sees right after its move."""
    game.rules.guess(view, seat, rng)
    game.rules.play(view, seat, action)
    game.rules.hide(view, seat)
    return view


@pytest.mark.parametrize("game", ids())
def test_a_judgment_is_a_forward_pass(game) -> None:
    chosen = get(game)
    layers = some_layers(chosen)
    pad = new_pad(layers)
    for seats in chosen.seats:
        for seat, view, _ in moments(chosen, seats, 30):
            judge(layers, pad, view, seat)
            assert network.output(layers, pad) == pytest.approx(plain(layers, features(chosen, view, seat)), abs=1e-4)


@pytest.mark.parametrize("game", ids())
def test_a_judgment_after_a_move_is_that_of_the_position_after_it(game) -> None:
    """The sums are brought up to date from those of the position before."""
    chosen = get(game)
    layers = some_layers(chosen)
    pad, differed = new_pad(layers), 0
    for seats in chosen.seats:
        for seat, before, after in moments(chosen, seats, 60):
            judge_after(layers, pad, before, after, seat)
            assert network.output(layers, pad) == pytest.approx(plain(layers, features(chosen, after, seat)), abs=1e-4)
            differed += after.tobytes() != before.tobytes()
    assert differed > 20


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.needs("five211")
def test_the_shipped_network_says_the_same_interpreted_and_compiled(tmp_path) -> None:
    """The other process interprets the same source."""
    program = (
        "from tests.test_network import *\n"
        "game = get('five211'); net = maiolica.network('five211').layers; pad = new_pad(net)\n"
        "for seat, before, after in moments(game, 3, 12):\n"
        "    judge_after(net, pad, before, after, seat); print(*network.output(net, pad).tolist())\n"
    )
    said = []
    for interpreted in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"NUMBA_DISABLE_JIT": interpreted},
            check=True,
            capture_output=True,
            text=True,
        )
        said.append(np.array([line.split() for line in done.stdout.splitlines()], float))
    assert said[0].shape == (12, 10)
    assert said[0] == pytest.approx(said[1], abs=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_are_told_by_seat_and_add_up_to_one(seats) -> None:
    """What is said of places that nobody takes does not count."""
    chances, points = np.zeros(5), np.zeros(5)
    said = np.array([2.0, -1.0, 0.5, 60.0, 90.0, 0.1, 0.2, 0.3, 0.4, 0.5])
    network.tell(said, 5, 1, seats, chances, points)
    assert chances[:seats].sum() == pytest.approx(1)
    assert (chances[seats:] == 0).all()
    weights = np.exp(said[:seats] - said[:seats].max())
    assert np.roll(chances[:seats], -1) == pytest.approx(weights / weights.sum())
    assert np.roll(points[:seats], -1) == pytest.approx(said[5 : 5 + seats] * POINTS)
