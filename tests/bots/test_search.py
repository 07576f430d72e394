"""The tree search plays legal moves of every game, sees no more than its view, keeps its budget, and is strong."""

from __future__ import annotations

import copy
import random
import time
from itertools import product

import numpy as np
import pytest

import maiolica
from maiolica import bots
from maiolica.bots import levels
from maiolica.bots.search import SearchBot, bell
from maiolica.bots.tree import Tree
from maiolica.bots.walks import Manner
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.random import below, seeded
from maiolica.core.game.game import Game, nothing_is_secret
from maiolica.games import get, ids
from tests.daily import each, every_game

TREES = [game for game in ids() if not levels.settings_of(get(game), "search").get("worlds")]
SECRETIVE = [game for game in ids() if get(game).secret is not nothing_is_secret]


def settings_of(game: Game) -> list[tuple[int, dict[str, str]]]:
    """All seat counts with all named options."""
    names = [option.name for option in game.options]
    choices = product(*(option.choices for option in game.options))
    return [(seats, dict(zip(names, chosen, strict=True))) for seats, chosen in product(game.seats, choices)]


def middle(game: str, seats: int, seed: int, moves: int) -> maiolica.Table:
    """A table after some random moves, with a choice to make."""
    table, rng = maiolica.new(game, seats, seed=seed), seeded(seed)
    while not table.over and (moves > 0 or len(table.legal_actions()) < 2):
        legal = table.legal_actions()
        table.play(legal[below(rng, len(legal))])
        moves -= 1
    return table if not table.over else middle(game, seats, seed, moves // 2)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_every_bot_plays_legal_moves_with_every_option(game) -> None:
    """Every seat count with every named option in turn, the bots drawn by lot; a table refuses what is illegal."""
    settings, luck = settings_of(get(game)), random.Random(game)
    pool = {name: bots.get(name) for name in bots.BOTS}
    for walks, name in enumerate(("classic", "regular", "advanced", "expert", "master", "grandmaster"), 2):
        pool[name].nodes = walks  # type: ignore[attr-defined]  # the same search as with more of them
    for number in range(max(30, len(settings))):
        seats, options = settings[number % len(settings)]
        table, rng = maiolica.new(game, seats, options, seed=number), seeded(number)
        players = [pool[luck.choice(list(pool))] for _ in range(seats)]
        while not table.over:
            seat = luck.choice(table.waiting())
            table.play(players[seat].choose(table.view(seat), seat, table.legal_actions(seat), rng, 1.0), seat)


@every_game
@pytest.mark.compiled
def test_equal_views_and_seeds_give_equal_choices(game) -> None:
    """A bot that was asked before answers like a new one: nothing is left of the last search."""
    used = SearchBot(nodes=40)
    for seed in range(4):
        table = middle(game, get(game).seats[0], seed, 15)
        seat = table.actor
        legal = table.legal_actions(seat)
        ours = used.choose(table.view(seat), seat, legal, seeded(seed), 1.0)
        assert ours == SearchBot(nodes=40).choose(table.view(seat), seat, legal, seeded(seed), 1.0)


@pytest.mark.compiled
@pytest.mark.parametrize("game", each(SECRETIVE))
@pytest.mark.parametrize("name", bots.BOTS)
def test_what_a_bot_cannot_see_does_not_change_its_choice(game, name) -> None:
    """Every bot is given the views of two worlds that its seat cannot tell apart."""
    rules = get(game).rules
    for seed in range(6):
        table = middle(game, get(game).seats[0], seed, 12)
        seat, other = table.actor, table.state.clone()
        rules.hide(other, seat)
        rules.guess(other, seat, seeded(99 + seed))
        choices = []
        for world in (table.state, other):
            view, bot = world.clone(), bots.get(name)
            rules.hide(view, seat)
            if hasattr(bot, "nodes"):
                bot.nodes = 30
            out = np.zeros(get(game).moves.size, np.int32)
            legal = [int(action) for action in out[: rules.legal(world, seat, out)]]
            choices.append(bot.choose(view, seat, legal, seeded(seed), 1.0))
        assert choices[0] == choices[1]


@pytest.mark.parametrize("game", each(TREES))
@pytest.mark.compiled
def test_what_looks_best_at_first_sight_is_tried_most_where_little_is_looked_at_twice(game) -> None:
    """With much heat all moves are alike; with little, the first look decides."""
    table = middle(game, get(game).seats[0], 4, 10)
    seat = table.actor

    def tried(heat: float) -> list[float]:
        bot = SearchBot(nodes=400, explore=1000.0, heat=heat)
        return [found.visits / 400 for found in bot.estimates(table.view(seat), seat, seeded(1), 1.0)]

    alike, warm, cold = tried(1e6), tried(0.1), tried(0.001)
    assert max(alike) - min(alike) < 0.05
    assert max(alike) < max(warm) < max(cold)


@every_game
@pytest.mark.compiled
def test_the_estimates_name_every_move_once_and_leave_the_view_alone(game) -> None:
    table = middle(game, get(game).seats[-1], 2, 10)
    seat = table.actor
    view = table.view(seat)
    before = view.tobytes()
    estimates = SearchBot(nodes=200).estimates(view, seat, seeded(1), 1.0)
    assert view.tobytes() == before
    assert sorted(estimate.action for estimate in estimates) == table.legal_actions(seat)
    assert [e.visits for e in estimates] == sorted((e.visits for e in estimates), reverse=True)
    assert all(0 <= estimate.chance <= 1 for estimate in estimates)


@pytest.mark.needs("five211")
@pytest.mark.compiled
def test_a_forced_move_is_estimated_too() -> None:
    table = maiolica.new("five211", seed=1)
    while len(table.legal_actions()) > 1:
        table.play(table.legal_actions()[0])
    estimates = SearchBot(nodes=5).estimates(table.view(table.actor), table.actor, seeded(1), 1.0)
    assert [estimate.action for estimate in estimates] == table.legal_actions()


@pytest.mark.compiled
@pytest.mark.parametrize("budget", [0.05, 0.3])
def test_a_time_is_kept(budget) -> None:
    """The processor time counts, not the clock: other programs may run beside the test."""
    bot, table = SearchBot(), maiolica.new("azul", seed=1)
    view, seat = table.view(table.actor), table.actor
    bot.choose(view, seat, table.legal_actions(), seeded(1), 0.01)
    for _ in range(3):
        start = time.thread_time()
        bot.choose(view, seat, table.legal_actions(), seeded(1), budget)
        assert time.thread_time() - start < 1.2 * budget


@pytest.mark.compiled
def test_several_cores_share_a_search() -> None:
    table = maiolica.new("azul", seed=1)
    estimates = SearchBot(nodes=300, cores=3).estimates(table.view(table.actor), table.actor, seeded(1), 1.0)
    assert sum(estimate.visits for estimate in estimates) >= 300
    assert sorted(estimate.action for estimate in estimates) == table.legal_actions()


def test_a_full_tree_still_answers() -> None:
    table = maiolica.new("azul", seed=1)
    tree = Tree(get("azul"), most=1)  # it may never grow
    size = tree.size()
    tree.start(table.view(table.actor), table.actor, seeded(1), Manner(learned=False, draws=8))
    tree.think(table.actor, 0, 10 if INTERPRETED else 2000)
    counts, moves = tree.memory.counts[0], table.legal_actions()
    assert tree.size() == size
    assert counts.edges <= len(tree.memory.edges)
    assert 2 * counts.nodes <= len(tree.memory.nodes)
    assert INTERPRETED or counts.edges + len(moves) > len(tree.memory.edges)  # it is full
    assert tree.memory.edges["visits"][tree.root].sum() > len(moves)


def best_by_trying_everything(table: maiolica.Table) -> tuple[int, ...]:
    """The final ranks and scores when everybody plays the rest of a game without chance as well as possible."""
    if table.over:
        return tuple(table.ranks()), tuple(table.scores())
    seat = table.actor
    results = []
    for action in table.legal_actions():
        after = copy.deepcopy(table)
        after.play(action)
        results.append(best_by_trying_everything(after))
    return max(results, key=lambda result: worth(*result, seat))


def worth(ranks: tuple[int, ...], scores: tuple[int, ...], seat: int) -> tuple[float, int]:
    won = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return won, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3])
def test_the_end_of_a_game_is_solved_exactly(seats) -> None:
    """With few moves left in the last round, the search proves what trying everything finds."""
    solved = 0
    for seed in range(8):
        table = last_moves(seats, seed)
        seat = table.actor
        bot = SearchBot(nodes=100_000, explore=0.3)  # so that the worst moves are proved, too
        estimates = bot.estimates(table.view(seat), seat, seeded(seed), 1.0)
        ((_, (tree,)),) = bot._trees.values()
        if not tree.is_solved():
            continue
        solved += 1
        after = copy.deepcopy(table)
        after.play(estimates[0].action)
        ranks, scores = best_by_trying_everything(after)
        assert worth(ranks, scores, seat) == worth(*best_by_trying_everything(table), seat)
        assert estimates[0].lead == pytest.approx(worth(ranks, scores, seat)[1], abs=1e-3)
    assert solved >= 4


def last_moves(seats: int, seed: int) -> maiolica.Table:
    """A table of azul in its only round, with few tiles left to take."""
    table, rng = maiolica.new("azul", seats, {"max_rounds": 1}, seed=seed), seeded(seed)
    while not table.over:
        legal = table.legal_actions()
        if len(legal) <= 9:
            return table
        table.play(legal[below(rng, len(legal))])
    return last_moves(seats, seed + 100)


@pytest.mark.slow
@pytest.mark.compiled
@every_game
def test_a_longer_search_is_stronger(game) -> None:
    """A hundred walks beat the greedy bot in most of a few games."""
    wins = 0
    for seed in range(6):
        table, rng = maiolica.new(game, get(game).seats[0], seed=seed // 2), seeded(seed)
        master = bots.get("master")
        master.nodes = 100
        players = [master, bots.get("greedy")][:: -1 if seed % 2 else 1]
        while not table.over:
            seat = table.waiting()[0]
            table.play(players[seat].choose(table.view(seat), seat, table.legal_actions(seat), rng, 1.0), seat)
        wins += table.ranks()[seed % 2] == 1
    assert wins >= 4


def test_noise_is_around_zero() -> None:
    rng = seeded(1)
    numbers = [bell(rng) for _ in range(400)]
    assert abs(sum(numbers)) < 100
    assert 0.7 < sum(number * number for number in numbers) / 400 < 1.3
