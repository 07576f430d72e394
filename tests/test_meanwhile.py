"""Rules run interpreted until their compiled code is there; the exchange in the middle of a game changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

import numba
import pytest

from maiolica import bots
from maiolica.bots.levels import LEVELS, looks_once
from maiolica.bots.warm import warm_up
from maiolica.core.dialect.jit import jit
from maiolica.core.dialect.meanwhile import at_once, patience
from maiolica.core.dialect.random import seeded
from maiolica.core.game.game import EVERYBODY, Game
from maiolica.core.table.jsonform import scene_json
from maiolica.core.table.table import Table
from maiolica.games import get, ids
from tests.daily import DAILY, each

pytestmark = pytest.mark.compiled
MOVES, EXCHANGE = 60, 30  # so long is a game looked at; so many moves of it are interpreted
GENTLE = "regular"


def moments(game: Game, first: int, last: int, table: Table) -> list[str]:
    """Some moves of a game, and a digest of everything that can be seen after each of them."""
    chance = random.Random(f"{game.id} {first}")
    found = []
    for _ in range(first, last):
        if table.over:
            break
        seat = chance.choice(table.waiting())
        legal = table.legal_actions(seat)
        advised = bots.get(GENTLE).choose(table.view(seat), seat, legal, seeded(len(found)), 1.0)
        table.play(chance.choice([advised, *legal]), seat)
        table.undo()
        table.play(advised if len(found) % 2 else chance.choice(legal), seat)
        views = [table.view(eyes).tobytes() for eyes in (*range(table.seats), EVERYBODY)]
        choices = [table.legal_actions(eyes) for eyes in range(table.seats)]
        scenes = [scene_json(table.scene(eyes)) for eyes in range(table.seats)]
        seen = (advised, table.state.tobytes(), views, choices, scenes, table.scores(), table.ranks(), table.text())
        found.append(sha256(repr(seen).encode()).hexdigest())
    return found


def compiled_functions(game: Game) -> int:
    """How many functions of a game have compiled code here."""
    functions: list[Any] = [game.function(name) for name in ("actor", "legal", "play", "odds", "deal", "hide")]
    record = numba.from_dtype(game.state.layout)
    return sum(any(kinds[0] == record for kinds in function.overloads) for function in functions)


def whole_game(name: str) -> tuple[list[str], tuple[int, int]]:
    """A game in this new process, begun interpreted; how much was compiled before and after the exchange."""
    game = get(name)
    with at_once():
        table = Table(game, game.seats[0], seed=5)
        found = moments(game, 0, EXCHANGE, table)
        before = compiled_functions(game)
    warm_up(game, "play")
    with at_once():  # what is compiled by now is used
        found += moments(game, EXCHANGE, MOVES, table)
    return found, (before, compiled_functions(game))


@pytest.fixture(scope="module")
def beside() -> Iterator[ProcessPoolExecutor]:
    """A process that has compiled and loaded nothing yet."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("name", each(ids(), DAILY[1:]))
def test_an_exchange_in_the_middle_of_a_game_changes_nothing(name: str, beside: ProcessPoolExecutor) -> None:
    game = get(name)
    warm_up(game, "play")
    table = Table(game, game.seats[0], seed=5)
    compiled = moments(game, 0, EXCHANGE, table) + moments(game, EXCHANGE, MOVES, table)
    exchanged, (before, after) = beside.submit(whole_game, name).result()
    assert (before, after) == (0, 6)
    assert exchanged == compiled
    assert len(compiled) > EXCHANGE


def test_only_a_thread_that_says_so_goes_without_a_compiler() -> None:
    @jit
    def twice(number: int) -> int:
        return 2 * number

    with at_once():
        assert twice(2) == 4
        assert not twice.overloads  # type: ignore[attr-defined]
    assert patience.waits
    assert twice(2) == 4
    assert twice.overloads  # type: ignore[attr-defined]
    with at_once():
        assert twice(3) == 6


@pytest.mark.parametrize("name", ids())
def test_the_gentle_levels_look_once_and_the_strong_ones_search(name: str) -> None:
    game = get(name)
    for seats in game.seats:
        once = [level for level in LEVELS if looks_once(game, level, seats)]
        assert once[:3] == ["beginner", "casual", "regular"]
        assert not {"expert", "master", "grandmaster"} & set(once)
