"""The engine against a second implementation that shares nothing with it, event by event."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.pavilion import rules
from maiolica.games.pavilion.moves import MOVES, OUTCOMES
from maiolica.games.pavilion.state import State

from .drawn import STARS, corner, hand, heap, scores, source
from .naive import COLORS, KINDS, Naive

GAME = get("pavilion")

SIDES, ORDERS, FLOORS, KEEPS = ("colored", "grey"), ("PGOYBR", "ORBYGP", "random"), ("0", "1"), ("no", "literal")
OPTIONS = list(product(ORDERS, FLOORS, KEEPS))
RARE = ("pillar", "statue", "window", "complete star", "bag refilled", "kept in the last round")
OUT = np.zeros(MOVES.size, np.int32)
MOVE_TEXTS, TILE_TEXTS = ([space.text(i) for i in range(space.size)] for space in (MOVES, OUTCOMES))


def sort(tiles: str) -> str:
    return "".join(color * tiles.count(color) for color in COLORS)


def assert_same_future(s: State, naive: Naive) -> None:
    """Who is next, and what may happen."""
    assert rules.actor(s) == naive.who
    if naive.who == CHANCE:
        assert {TILE_TEXTS[i]: int(OUT[i]) for i in range(rules.odds(s, OUT)) if OUT[i]} == naive.answers
        return
    for seat in range(s.seat_count):
        offered = [MOVE_TEXTS[action] for action in OUT[: rules.legal(s, seat, OUT)].tolist()]
        assert offered == (list(naive.answers) if naive.who == seat else [])


def assert_same_table(s: State, naive: Naive) -> None:
    """Everything people can see on the table."""
    assert scores(s) == [board.score for board in naive.boards]
    assert (heap(s.bag), heap(s.box), heap(s.supply)) == (sort(naive.bag), sort(naive.box), sort(naive.supply))
    assert [source(s, name) for name in naive.sources] == [sort(tiles) for tiles in naive.sources.values()]
    assert s.marker == (0 if naive.marker is None else naive.marker + 1)
    assert s.rounds == naive.rounds
    for seat, board in enumerate(naive.boards):
        assert (hand(s, seat), corner(s, seat)) == (sort(board.hand), sort(board.corner))
        cells = s.seats[seat].stars
        tiles = {f"{STARS[a]}{b + 1}": COLORS[cells[a, b] - 1] for a, b in zip(*cells.nonzero(), strict=True)}
        assert tiles == board.tiles


def choose(naive: Naive, eager: float, chance: random.Random) -> str:
    """An answer by chance; an eager player rather places, and where there is most to gain."""
    if naive.who == CHANCE:
        return chance.choices(list(naive.answers), list(naive.answers.values()))[0]
    places = [answer for answer in naive.answers if ">" in answer]
    if not places or chance.random() >= eager:
        return chance.choice(list(naive.answers))
    board = naive.boards[naive.who]

    def gain(answer: str) -> float:
        space = answer[2:]
        return board.group(space) + 2 * sum(KINDS[kind][0] for kind in board.completed(space)) + chance.random()

    return max(places, key=gain)


def play_both(seats: int, options: dict[str, str], eager: float, seed: int) -> Naive:
    """A game in which each event is told to both."""
    chance = random.Random(f"{seats} {options} {eager} {seed}")
    if options["wild_order"] == "random":
        options = options | {"wild_order": "".join(chance.sample(COLORS, 6))}
    options = GAME.complete(seats, options)
    s, naive = GAME.start(seats, options), Naive(seats, options)
    was_dealing = False
    while not naive.over:
        assert_same_future(s, naive)
        if naive.who != CHANCE or not was_dealing:
            assert_same_table(s, naive)
        was_dealing = naive.who == CHANCE
        answer = choose(naive, eager, chance)
        if naive.who == CHANCE:
            rules.deal(s, OUTCOMES.number(answer))
        else:
            rules.play(s, naive.who, MOVES.number(answer))
        naive.tell(answer)
    assert_same_future(s, naive)
    assert_same_table(s, naive)
    assert rules.actor(s) == OVER
    return naive


def named(side: str, order: str, floor: str, keep: str) -> dict[str, str]:
    return {"side": side, "wild_order": order, "score_floor": floor, "last_round_keep": keep}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_game(seats, side):
    """PA-1 to PA-22: a few games with different options, more or less eager"""
    for seed, chosen in enumerate(OPTIONS[seats % 3 :: 9 if INTERPRETED else 5]):
        play_both(seats, named(side, *chosen), (0.0, 0.5, 0.9, 1.0)[seed % 4], seed)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_play_the_same_games_with_all_options_and_see_what_is_rare(seats, side):
    """PA-1 to PA-22, S1 to S33"""
    seen: Counter[str] = Counter()
    for seed, chosen in enumerate(OPTIONS * 2):
        if seed < len(OPTIONS) or not all(seen[what] for what in RARE):
            seen += play_both(seats, named(side, *chosen), (0.0, 0.5, 0.9, 1.0, 1.0)[seed % 5], seed).seen
    assert [what for what in RARE if not seen[what]] == []
    assert seats > 2 or not seen["short deal"]
