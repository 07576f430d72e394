"""Where all choose at once: every move meets the same worlds, and who has chosen already makes no difference."""

from __future__ import annotations

from typing import Any

import pytest

import maiolica
from maiolica.bots.levels import LevelBot
from maiolica.bots.search import Estimate, SearchBot
from maiolica.core.dialect.random import seeded
from maiolica.core.game.generic import reopen

pytestmark = pytest.mark.needs("five211")
EVERYTHING = 100.0  # so much exploring that no move is given up


def estimates(table: maiolica.Table, seat: int, nodes: int, **manner: Any) -> list[Estimate]:
    bot = SearchBot(nodes=nodes, worlds=True, **manner)
    return sorted(bot.estimates(table.view(seat), seat, seeded(1), 1.0), key=lambda found: found.action)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_has_chosen_already_makes_no_difference(seats) -> None:
    """FI-3: all choose at once; a seat thinks the same whether it is asked first or last."""
    table = maiolica.new("five211", seats, seed=4)
    seat = table.waiting()[-1]
    first = estimates(table, seat, 60, ahead=1)
    while (other := table.waiting()[0]) != seat:
        table.play(table.legal(other)[0])
    assert table.view(seat).seats[table.waiting()[0] - 1].chosen_count > 0
    assert estimates(table, seat, 60, ahead=1) == first


def test_what_others_have_chosen_is_taken_back_and_nothing_else() -> None:
    table = maiolica.new("five211", 3, seed=2)
    seat = table.waiting()[-1]
    before = table.view(seat)
    for other in table.waiting()[:-1]:
        for _ in range(2):
            table.play(table.legal(other)[0])
    after = table.view(seat)
    assert after.tobytes() != before.tobytes()
    reopen(after, seat)
    assert after.tobytes() == before.tobytes()


def test_every_move_meets_every_world() -> None:
    table = maiolica.new("five211", 3, seed=1)
    found = estimates(table, table.actor, 1 + 5 * 7, explore=EVERYTHING)
    assert [each.visits for each in found] == [8] * len(found)  # one for the first look


def test_the_first_look_counts_as_many_worlds() -> None:
    table = maiolica.new("five211", 3, seed=1)
    looks = estimates(table, table.actor, 1)
    trusting = estimates(table, table.actor, 1 + 5 * 7, explore=EVERYTHING, trust=10_000)
    doubting = estimates(table, table.actor, 1 + 5 * 7, explore=EVERYTHING)
    assert [each.visits for each in trusting] == [10_007] * len(looks)
    for look, firm, free in zip(looks, trusting, doubting, strict=True):
        assert abs(firm.chance - look.chance) < 0.001 < abs(free.chance - look.chance)


def test_what_cannot_be_the_best_is_given_up() -> None:
    table = maiolica.new("five211", 3, seed=1)
    found = estimates(table, table.actor, 400, explore=0.02)
    best = max(found, key=lambda each: each.chance)
    worst = min(found, key=lambda each: each.chance)
    assert best.visits > 2 * worst.visits


def test_among_moves_that_were_tried_alike_the_best_is_played() -> None:
    """In the middle of a world some moves have met it and others have not: that says nothing about them."""
    for seed in range(4):
        table = maiolica.new("five211", 4, seed=seed)
        seat = table.actor
        found = SearchBot(nodes=103, worlds=True, explore=EVERYTHING).estimates(table.view(seat), seat, seeded(1), 1.0)
        assert len({each.visits for each in found}) == 2
        assert found == sorted(found, key=lambda each: -each.chance - 0.1 * each.lead / (12 + abs(each.lead)))


def test_the_last_choices_of_a_game_are_judged_by_its_results() -> None:
    """After the last part the game is over, so that every world counts as won, shared or lost."""
    table = maiolica.new("five211", 2, seed=3)
    while table.state.pile or table.state.parts < 2:
        table.play(table.legal(table.actor)[0])
    looks, found = (estimates(table, table.actor, nodes, explore=EVERYTHING) for nodes in (1, 61))
    for look, each in zip(looks, found, strict=True):
        halves = 2 * (each.chance * each.visits - look.chance)
        assert each.visits == 31
        assert abs(halves - round(halves)) < 1e-3


def test_the_masters_search_is_such_a_one() -> None:
    table = maiolica.new("five211", 3, seed=1)
    assert LevelBot("master").search(table.view(0)).manner.worlds
    assert not LevelBot("classic").search(table.view(0)).manner.worlds
