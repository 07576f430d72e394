"""The engine against a second implementation that shares nothing with it, event by event."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.five211 import rules
from maiolica.games.five211.moves import MOVES, OUTCOMES
from maiolica.games.five211.state import State

from .drawn import chosen, hands, heap, kept, ranks, scores, shown
from .naive import CARDS, COLORS, Naive

GAME = get("five211")

OUT = np.zeros(OUTCOMES.size, np.int32)
MOVE_TEXTS, OUTCOME_TEXTS = ([space.text(i) for i in range(space.size)] for space in (MOVES, OUTCOMES))
WON = [None, *COLORS, "roosters", "nobody"]


def sort(cards: list[str]) -> str:
    return " ".join(sorted(cards, key=CARDS.index))


def assert_same_future(s: State, naive: Naive) -> None:
    """Who is next, and what may happen."""
    actor = rules.actor(s)
    if naive.over:
        assert actor == OVER
    elif CHANCE in naive.answers:
        assert actor == CHANCE
        assert {OUTCOME_TEXTS[i]: int(OUT[i]) for i in range(rules.odds(s, OUT)) if OUT[i]} == naive.answers[CHANCE]
    else:
        clockwise = [(naive.first + i) % s.seat_count for i in range(s.seat_count)]
        assert actor == next(seat for seat in clockwise if seat in naive.answers)
    for seat in range(s.seat_count):
        offered = [MOVE_TEXTS[action] for action in OUT[: rules.legal(s, seat, OUT)].tolist()]
        assert offered == list(naive.answers.get(seat, {}))


def assert_same_table(s: State, naive: Naive) -> None:
    """Every card on the table and in the hands, and every point."""
    boards = naive.boards
    assert hands(s) == [sort(board.hand) for board in boards]
    assert chosen(s) == [sort(board.chosen) for board in boards]
    assert shown(s) == [sort(board.open) for board in boards]
    assert kept(s) == [sort(board.kept) for board in boards]
    assert [s.seats[seat].gain for seat in range(s.seat_count)] == [board.gain for board in boards]
    assert (heap(s.unseen), heap(s.discarded)) == (sort(naive.unseen), sort(naive.discarded))
    assert (s.pile, s.rounds, s.parts, s.deals) == (naive.pile, naive.rounds, naive.parts, naive.deals)
    assert WON[s.last_winner] == naive.won
    assert scores(s) == [board.score for board in boards]
    assert ranks(s) == naive.ranks()


def choose(naive: Naive, together: float, chance: random.Random) -> tuple[int, str]:
    """An answer by chance, from anybody who is asked; in some games all like roosters and one color."""
    who = chance.choice(list(naive.answers))
    answers = naive.answers[who]
    if who >= 0 and chance.random() < together:
        liked = COLORS[naive.rounds % len(COLORS)]
        answers = {card: weight for card, weight in answers.items() if card[0] == liked or card[1] == "1"} or answers
    return who, chance.choices(list(answers), list(answers.values()))[0]


def play_along(seats: int, options: dict[str, str], seed: int, together: float) -> Naive:
    """Play one game in both engines."""
    chance = random.Random(f"{seats} {options} {seed}")
    options = GAME.complete(seats, options)
    s, naive = GAME.start(seats, options), Naive(seats, options)
    turn = 0
    while not naive.over:
        assert_same_future(s, naive)
        if turn % 8 == 0 or (naive.parts, naive.drawer) == (0, None):
            assert_same_table(s, naive)
        who, what = choose(naive, together, chance)
        naive.tell(who, what)
        if who == CHANCE:
            rules.deal(s, OUTCOMES.number(what))
        else:
            rules.play(s, who, MOVES.number(what))
        turn += 1
    assert_same_future(s, naive)
    assert_same_table(s, naive)
    return naive


@pytest.mark.parametrize("roosters", ["at_least", "exact"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_are_the_same_in_both(seats, roosters):
    """FI-1 to FI-8"""
    for seed in range(1 if INTERPRETED else 3):
        played = play_along(seats, {"roosters": roosters}, seed, seed / 2)
        assert played.deals == 1


@pytest.mark.parametrize(("seats", "target"), [(2, "50"), (3, "50"), (4, "40"), (5, "30")])
def test_long_games_are_the_same_in_both(seats, target):
    """FI-9"""
    played = play_along(seats, {"target": target, "roosters": "exact" if seats % 2 else "at_least"}, 1, 0.5)
    assert played.deals > 1
    assert max(board.score for board in played.boards) >= int(target)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_games_with_a_given_first_seat_are_the_same_in_both(seat):
    played = play_along(3, {"first_seat": str(seat)}, 0, 0.2)
    assert played.first == seat - 1


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("target", ["none", "1", "50", "100"])
@pytest.mark.parametrize("roosters", ["at_least", "exact"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_games_are_the_same_in_both(seats, roosters, target):
    """FI-1 to FI-9: some games, and more until everything that may score has done so"""
    seen: Counter[str] = Counter()
    some = 4 if target in ("none", "1") else 2
    for seed in range(100, 130):
        seen += play_along(seats, {"roosters": roosters, "target": target}, seed, seed % 3 / 2).seen
        if seed - 99 >= some and set(seen) == {"color", "roosters", "nobody"}:
            return
    raise AssertionError(seen)
