"""PettingZoo: its own tests, for every game, seat count and option."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import maiolica
from maiolica.games import get, ids
from maiolica.rl import aec_env, parallel_env
from tests.rl.settings import ALL, NAMES

tests_of_pettingzoo = pytest.importorskip("pettingzoo.test")

# The observation is a dictionary with the mask in it, as in PettingZoo's own board games; a finished game has no moves.
pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_seats_in_turn_pass_the_tests_of_pettingzoo(game, seats, options, capsys) -> None:
    tests_of_pettingzoo.api_test(aec_env(game, seats, options), num_cycles=150)
    tests_of_pettingzoo.seed_test(lambda: aec_env(game, seats, options), num_cycles=60)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_seats_at_once_pass_the_tests_of_pettingzoo(game, seats, options, capsys) -> None:
    tests_of_pettingzoo.parallel_api_test(parallel_env(game, seats, options), num_cycles=150)


def play(env, steps: int, luck: np.random.Generator) -> list:
    """What is seen in a random game, or a part of it."""
    seen = []
    for agent in env.agent_iter(steps):
        observation, reward, over, _, _ = env.last()
        seen.append((agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward, over))
        env.step(None if over else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


@pytest.mark.parametrize("game", ids())
def test_copies_go_on_alike(game) -> None:
    env = aec_env(game)
    env.reset(seed=3)
    play(env, 9, np.random.default_rng(0))
    twins = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play(env, 100_000, np.random.default_rng(1))
    assert expected[-1][-1]
    for twin in twins:
        assert play(twin, 100_000, np.random.default_rng(1)) == expected


@pytest.mark.parametrize("game", ids())
def test_choosing_at_once_is_choosing_in_turn(game) -> None:
    """With equal draws and choices, both environments go the same way to the same rewards."""
    turns, once = aec_env(game, reward="difference"), parallel_env(game, reward="difference")
    turns.reset(seed=5)
    observations, _ = once.reset(seed=5)
    rewards = {}
    while once.agents:
        actions = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
        for agent in once.agents:
            if observations[agent]["action_mask"].any():
                turns.episode.play(turns.possible_agents.index(agent), actions[agent])
        observations, rewards, _, _, _ = once.step(actions)
        assert turns.episode.state.tobytes() == once.episode.state.tobytes()
    assert list(rewards.values()) == turns.episode.rewards()
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.needs("five211")
def test_in_five211_all_seats_choose_at_once() -> None:
    env = parallel_env("five211", 4)
    observations, _ = env.reset(seed=1)
    assert all(seen["action_mask"].any() for seen in observations.values())


@pytest.mark.needs("five211")
def test_an_illegal_action_changes_nothing() -> None:
    env = aec_env("azul")
    env.reset(seed=1)
    before = env.episode.state.tobytes()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, 305, -1):
        with pytest.raises(maiolica.IllegalMove):
            env.step(action)
    assert env.episode.state.tobytes() == before
    once = parallel_env("five211", 3)
    observations, _ = once.reset(seed=1)
    actions = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
    actions["seat_3"] = int(np.flatnonzero(observations["seat_3"]["action_mask"] == 0)[0])
    before = once.episode.state.tobytes()
    with pytest.raises(maiolica.IllegalMove):
        once.step(actions)
    assert once.episode.state.tobytes() == before


@pytest.mark.parametrize("game", ids())
def test_a_seat_observes_its_view_alone(game) -> None:
    """What a seat observes of a position is what it observes of any other world it considers possible."""
    env = aec_env(game)
    env.reset(seed=8)
    rng = maiolica.core.dialect.random.seeded(1)
    luck = np.random.default_rng(2)
    for _ in range(40):
        for seat, agent in enumerate(env.possible_agents):
            other = env.clone()
            guessed = other.episode.view(seat)
            get(game).rules.guess(guessed, seat, rng)
            other.episode._states[0] = guessed
            assert np.array_equal(env.observe(agent)["observation"], other.observe(agent)["observation"])
        play(env, 1, luck)


def test_the_picture_is_a_drawing() -> None:
    env = aec_env("azul", 3, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    assert env.metadata["name"] == "maiolica_azul_v0"
