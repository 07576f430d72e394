"""Tiny games, exactly: the tree, best responses, and equilibria that regret matching finds."""

from __future__ import annotations

import numpy as np
import pytest

import maiolica
from maiolica import CHANCE, Position
from maiolica.games import get
from maiolica.rl.exact import GameTree

pytestmark = pytest.mark.compiled


def by_looking_at_everything(position: Position) -> float:
    """What the first seat may expect when both know everything and play their best."""
    if position.over:
        return float(np.subtract(*position.scores()))
    if position.actor == CHANCE:
        return sum(
            float(chance) * by_looking_at_everything(position.after(drawn)) for drawn, chance in position.outcomes()
        )
    values = [by_looking_at_everything(position.after(action)) for action in position.legal_actions()]
    return max(values) if position.actor == 0 else min(values)


@pytest.fixture(scope="module")
def azul() -> GameTree:
    return GameTree(maiolica.position("azul", options={"first_seat": 1}, tiny=True))


def test_a_random_player_is_exploited_as_far_as_openspiel_says(azul) -> None:
    """The number is that of open_spiel.python.algorithms.exploitability for maiolica_azul(tiny=true), in 18 seconds."""
    assert azul.nodes == 52_267
    assert azul.exploitability(azul.uniform()) == pytest.approx(0.7819191919191918)


def test_regret_matching_finds_what_both_can_reach(azul) -> None:
    """In a game of open information an equilibrium is worth what looking at everything says."""
    policy = azul.solve(60)
    assert azul.exploitability(policy) < 0.001
    small = maiolica.position("azul", options={"first_seat": 1}, tiny=True).record
    for color in range(3):
        small.bag[color] = 2 if color < 2 else 0
    tree = GameTree(Position(small))
    solved = tree.solve(200)
    assert tree.value(solved) == pytest.approx(by_looking_at_everything(Position(small)), abs=1e-3)


def test_players_are_asked_once_for_each_information_set(azul) -> None:
    policy = azul.of_player("greedy")
    assert set(policy) == {0.0, 1.0}
    assert policy.sum() == len(azul.first)
    assert 0 < azul.exploitability(policy) < azul.exploitability(azul.uniform())


@pytest.mark.needs("five211")
def test_what_others_hide_makes_no_difference_to_a_seat() -> None:
    """Choices made at once: positions that a seat cannot tell apart are one information set."""
    record = maiolica.position("five211", options={"first_seat": 1}, tiny=True).record
    record.unseen[1], record.unseen[8] = 9, 2
    tree = GameTree(Position(record))
    assert len(tree.first) < tree.nodes / 5
    uniform, solved = tree.uniform(), tree.solve(100)
    assert tree.value(uniform) == pytest.approx(0)  # both choose alike, at once
    assert tree.exploitability(solved) < 0.02 < tree.exploitability(uniform)
    assert tree.best_response(solved, 0) >= tree.value(solved) - 1e-9


def test_what_is_not_tiny_is_refused() -> None:
    with pytest.raises(maiolica.MaiolicaError, match="not tiny"):
        GameTree(maiolica.new("azul", seed=1).position, most=1000)
    with pytest.raises(maiolica.BadOption, match="two"):
        GameTree(maiolica.position("azul", 3))
    with pytest.raises(maiolica.BadOption, match="no tiny"):
        maiolica.position("azul", 3, tiny=True)


@pytest.mark.needs("pavilion")
def test_not_every_game_is_tiny() -> None:
    with pytest.raises(maiolica.BadOption, match="no tiny pavilion"):
        maiolica.position("pavilion", tiny=True)
    assert [game.id for game in map(get, ("azul", "pavilion")) if game.tiny] == ["azul"]


def test_openspiel_loads_the_tiny_game() -> None:
    pytest.importorskip("pyspiel")
    from maiolica.rl import openspiel

    state = openspiel().load_game("maiolica_azul(tiny=true,options=first_seat:1)").new_initial_state()
    for _ in range(4):
        assert len(state.chance_outcomes()) == 3
        state.apply_action(state.legal_actions()[0])
    assert not state.is_chance_node()
