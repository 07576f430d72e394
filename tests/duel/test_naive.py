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
from maiolica.games.duel import rules
from maiolica.games.duel.course import proceed
from maiolica.games.duel.moves import MOVES, OUTCOMES
from maiolica.games.duel.state import State

from .drawn import chips, dome_tiles, factory_chips, heap, lines, piles, plates_on, ranks, scores
from .naive import CHANCE as NAIVE_CHANCE
from .naive import COLORS, SMALL, Naive

GAME = get("duel")

GOALS = ("first", "three", "four", "colors,perimeter,corners,specials", "rows,columns,diagonals,wilds", "wilds")
OPTIONS = list(product(GOALS, ("no", "yes"), ("yes", "no"), ("random", "1", "2")))
RARE = (
    "bag refilled",
    "plate drawn again",
    "broken line",
    "special tile",
    "mixed payment",
    "matching payment",
    "payment without the color",
    "drawn for nothing",
    "drawn for nothing with an empty display",
    "a seat goes on alone",
    "tiles beyond the broken area",
    "points saved at zero",
    "goals below zero",
)
SCARCE = (
    "short deal",
    "drawn anew",
    "tower poured for a redraw",
    "large factory of one color",
    "token with the large factory",
    "nobody took the token",
)
BAGS = (
    "BBBBBBBBBBBBBY",
    "BBBBBBBBBBBBBYYYYY",
    "RRRRRRRRRRRRR",
    "KKKTT",
    "",
    "BBBYYYRRRKKKTTT",
    "BBBBBBB|KKTTTTYY",
)  # and what is in the tower
OUT = np.zeros(max(MOVES.size, OUTCOMES.size), np.int32)
MOVE_TEXTS, OUTCOME_TEXTS = ([space.text(i) for i in range(space.size)] for space in (MOVES, OUTCOMES))


def sort(tiles: str) -> str:
    return "".join(color * tiles.count(color) for color in COLORS)


def assert_same_future(s: State, naive: Naive) -> None:
    """Who is next, and what may happen."""
    assert rules.actor(s) == min(naive.asked, default=OVER)
    if CHANCE in naive.asked:
        weights = {OUTCOME_TEXTS[i]: int(OUT[i]) for i in range(rules.odds(s, OUT)) if OUT[i]}
        assert weights == naive.asked[NAIVE_CHANCE]
    for seat in (0, 1):
        offered = [MOVE_TEXTS[action] for action in OUT[: rules.legal(s, seat, OUT)].tolist()]
        assert offered == list(naive.asked.get(seat, ()))


def assert_same_table(s: State, naive: Naive) -> None:
    """Everything people can see on the table."""
    assert scores(s) == [board.score for board in naive.boards]
    assert (heap(s.bag), heap(s.tower)) == (sort(naive.bag), sort(naive.tower))
    assert heap(s.large_moon) == sort(naive.singles)
    assert s.token == (0 if naive.token is None else naive.token + 1)
    assert s.rounds == naive.rounds
    assert factory_chips(s) == list(naive.factory_chips.values())
    assert sorted(code for code in s.display.tolist() if code) == sorted(naive.display)
    assert [s.fresh[0], s.fresh[1]] == [naive.fresh["S"], naive.fresh["W"]]
    assert s.under[: s.under_count].tolist() == naive.under
    for seat, board in enumerate(naive.boards):
        assert lines(s, seat) == board.lines
        assert heap(s.seats[seat].broken) == sort(board.broken)
        assert chips(s, seat) == Counter(board.chips)
        assert s.seats[seat].spent == board.spent
        assert plates_on(s, seat) == board.slots
        assert dome_tiles(s, seat) == board.tiles


def assert_same_factories(s: State, naive: Naive) -> None:
    """What lies on the factories when nobody is about to pile tiles up."""
    assert [heap(s.sun[i]) for i in range(5)] == [sort(tiles) for tiles in naive.sun.values()]
    assert piles(s) == [naive.piles[name] for name in SMALL]


def choose(naive: Naive, mood: str, chance: random.Random) -> tuple[int, str]:
    """An answer by chance; a builder rather completes lines, a drawer draws plates, a spoiler breaks tiles."""
    who = chance.choice(list(naive.asked))
    answers = naive.asked[who]
    if who == CHANCE:
        return who, chance.choices(list(answers), list(answers.values()))[0]
    liked = {
        "builder": lambda answer: answer == "complete" or fits(naive, who, answer),
        "drawer": lambda answer: answer == "+?",
        "spoiler": lambda answer: answer.endswith(">X"),
        "random": lambda answer: False,
    }[mood]
    best = [answer for answer in answers if liked(answer)]
    return who, chance.choice(best if best and chance.random() < 0.7 else list(answers))


def fits(naive: Naive, seat: int, answer: str) -> bool:
    """Whether tiles go to a line that its row can use, and without breaking."""
    if ">" not in answer[1:] or answer[0] in "+#^" or answer.endswith("X"):
        return False
    board, color, row = naive.boards[seat], answer[1], int(answer[-1])
    cells = [(row, column) for column in range(1, 7) if board.cell(row, column) in ("W", color)]
    return row < 5 and any(cell not in board.tiles for cell in cells)


def play_both(options: dict[str, str], mood: str, seed: int, bag: str | None = None) -> Naive:
    """A game in which each event is told to both; perhaps without some of the tiles."""
    chance = random.Random(f"{options} {mood} {seed}")
    options = GAME.complete(2, options)
    s, naive = GAME.start(2, options), Naive(options)
    if bag is not None:
        bag, _, tower = bag.partition("|")
        s.bag[:], s.tower[:] = ([tiles.count(color) for color in COLORS] for tiles in (bag, tower))
        naive = Naive(options, bag, tower)
        if not bag:  # whether a tile is due was asked before the bag was emptied
            proceed(s)
    was_chance = False
    while not naive.over:
        assert_same_future(s, naive)
        is_chance = CHANCE in naive.asked
        if not (is_chance and was_chance):
            assert_same_table(s, naive)
            if not any(answer.startswith("^") for answers in naive.asked.values() for answer in answers):
                assert_same_factories(s, naive)
        was_chance = is_chance
        who, answer = choose(naive, mood, chance)
        if who == CHANCE:
            rules.deal(s, OUTCOMES.number(answer))
        else:
            rules.play(s, who, MOVES.number(answer))
        naive.tell(who, answer)
    assert_same_future(s, naive)
    assert_same_table(s, naive)
    assert ranks(s) == naive.ranks()
    return naive


def named(goals: str, free: str, special: str, first: str) -> dict[str, str]:
    return {"goals": goals, "free_draws": free, "special_is_a_color": special, "first_seat": first}


MOODS = ("random", "builder", "drawer", "spoiler")


@pytest.mark.parametrize("mood", MOODS)
def test_both_play_the_same_game(mood):
    """DU-1 to DU-33: a few games with different options"""
    for seed, chosen in enumerate(OPTIONS[MOODS.index(mood) :: 36]):
        play_both(named(*chosen), mood, seed)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("mood", MOODS)
def test_both_play_the_same_games_with_all_options(mood):
    """DU-1 to DU-33: every combination in one of the moods"""
    for seed, chosen in enumerate(OPTIONS[MOODS.index(mood) :: len(MOODS)]):
        play_both(named(*chosen), mood, seed + 100)


@pytest.mark.slow
@pytest.mark.compiled
def test_both_see_what_is_rare():
    """DU-8, DU-14, DU-17, DU-22, DU-23, DU-27 to DU-30, DU-32"""
    seen: Counter[str] = Counter()
    for seed in range(150):
        seen += play_both(named(*OPTIONS[seed % len(OPTIONS)]), MOODS[seed % 4], seed + 1000).seen
        if all(seen[what] for what in RARE):
            return
    raise AssertionError([what for what in RARE if not seen[what]])


def test_both_play_the_same_game_when_tiles_are_scarce():
    """DU-4, DU-12, DU-29, DU-30: what the whole box of tiles brings once in a lifetime"""
    seen: Counter[str] = Counter()
    for seed, bag in enumerate(BAGS if INTERPRETED else BAGS * 2):
        seen += play_both(named("first", "no", "yes", "1"), MOODS[seed % 4], seed, bag).seen
    assert [what for what in SCARCE if not seen[what]] == []
