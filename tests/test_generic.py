"""Functions that serve all games work in code that somebody compiles with plain Numba."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numba
import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.random import pick, seeded
from maiolica.core.game import generic
from maiolica.core.game.game import CHANCE, OVER
from maiolica.core.game.generic import actor, deal, features, guess, hide, legal, odds, play, ranks, score, value
from maiolica.games import get
from tests.daily import DAILY


def whole_game(s: Any, out: Any, numbers: Any, weights: Any, places: Any, rng: Any) -> float:
    """A game in which everybody plays the move in the middle; a sum over all that is said on the way."""
    total = 0.0
    for step in range(2000):
        seat = actor(s)
        if seat == OVER:
            ranks(s, places)
            return float(total + step + 1000 * places[0])
        if seat == CHANCE:
            deal(s, pick(rng, weights, odds(s, weights)))
            continue
        n = legal(s, seat, out)
        features(s, seat, numbers)
        for number in numbers:
            total += number
        total += value(s, seat) + score(s, seat)
        play(s, seat, int(out[n // 2]))
    return total


def caller(s: Any, out: Any, numbers: Any, weights: Any, places: Any, rng: Any) -> float:
    """Somebody's function that calls another one of theirs."""
    hide(s, 0)
    return float(inner(s, out, numbers, weights, places, rng))


inner = numba.njit(whole_game)
outer = numba.njit(caller)


def told(function: Any, game: str) -> float:
    """What a function says of the first game of two seats."""
    chosen = get(game)
    state = maiolica.new(game, chosen.seats[0], seed=3).state.clone()
    memory = [np.zeros(chosen.moves.size, np.int32), np.zeros(chosen.feature_count, np.float32)]
    memory += [np.zeros(chosen.outcomes.size, np.int32), np.zeros(chosen.seats[-1], np.int32)]
    return float(function(state, *memory, seeded(1)))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", DAILY)  # what plain Numba compiles is kept nowhere
def test_plain_numba_compiles_code_for_any_game(game) -> None:
    """In a process of its own: code that is linked badly ends its process."""
    program = f"from tests.test_generic import *; print(told(inner, {game!r}), told(outer, {game!r}))"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    one, two = map(float, done.stdout.split())
    assert one == pytest.approx(told(whole_game, game), rel=1e-5)
    if game == "azul":  # nothing is hidden there
        assert two == one


def test_from_python_the_rules_check_what_they_are_given(monkeypatch) -> None:
    """A buffer too small is not overrun, an illegal action or draw not made; compiled code is not checked."""
    monkeypatch.setattr(generic, "INTERPRETED", False)  # as if there were compiled code
    table = maiolica.new("azul", seed=1)
    s, start = table.state, get("azul").start(2)
    before = s.tobytes()
    with pytest.raises(maiolica.BadOption, match="room for 305"):
        legal(s, 0, np.zeros(4, np.int32))
    with pytest.raises(maiolica.BadOption, match="room for 9"):
        odds(start, np.zeros(2, np.int32))
    with pytest.raises(maiolica.BadOption, match="room for 2"):
        ranks(s, np.zeros(1, np.int32))
    with pytest.raises(maiolica.BadOption, match="room for 878"):
        features(s, 0, np.zeros(877, np.float32))
    for action in (304, -1, 2**40, 1.5):
        with pytest.raises(maiolica.IllegalMove):
            play(s, table.actor, action)
    for seat in (-1, 2, 7):
        with pytest.raises(maiolica.IllegalMove, match="no seat"):
            legal(s, seat, np.zeros(305, np.int32))
    for outcome in (4, 99, -1):
        with pytest.raises(maiolica.IllegalMove, match="drawn"):
            deal(start, outcome)
    with pytest.raises(maiolica.IllegalMove, match="no draw is due"):
        deal(s, 0)
    assert s.tobytes() == before
    out = np.zeros(305, np.int32)
    assert legal(s, table.actor, out) == len(table.legal_actions())
    assert odds(start, np.zeros(9, np.int32)) > 0
    assert (score(s, 0), value(s, 0) >= 0) == (0, True)
    guess(s, 0, seeded(1))
    hide(s, 1)
    play(s, table.actor, int(out[0]))
    deal(start, 5)
    assert s.tobytes() != before
