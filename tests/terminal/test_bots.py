from __future__ import annotations

import pytest

import maiolica
from maiolica import bots
from maiolica.core.dialect.random import seeded


def play_out(names: list[str], seed: int) -> tuple[list[int], str]:
    table = maiolica.new("azul", len(names), {"max_rounds": 3}, seed=seed)
    players = [bots.get(name) for name in names]
    rng = seeded(seed)
    while not table.over:
        seat = table.actor
        table.play(players[seat].choose(table.view(seat), seat, table.legal_actions(), rng, 0.1))
    return table.ranks(), table.text()


def test_the_greedy_bot_beats_the_random_one() -> None:
    assert sum(play_out(["greedy", "random"], seed)[0][0] == 1 for seed in range(5)) >= 4


def test_equal_seeds_choose_alike() -> None:
    assert play_out(["greedy", "random"], 4) == play_out(["greedy", "random"], 4)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(maiolica.BadOption, match=r"no bot 'clever'; there are random, greedy"):
        bots.get("clever")
