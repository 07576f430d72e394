"""Gymnasium: its own checks, and games against bots."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

import maiolica
from maiolica.games import ids
from maiolica.rl import gym_env
from tests.rl.settings import ALL, NAMES

gymnasium = pytest.importorskip("gymnasium")
check_env = pytest.importorskip("gymnasium.utils.env_checker").check_env

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_the_environments_pass_the_checks_of_gymnasium(game, seats, options) -> None:
    check_env(gym_env(game, seats=seats, options=options, render_mode="svg").unwrapped)


def play(env, observation, luck: np.random.Generator, steps: int = 100_000) -> list:
    """What is seen in a random game, or a part of it."""
    seen, over = [], False
    while not over and len(seen) < steps:
        action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        seen.append((observation["observation"].tobytes(), reward, over, info["seat"]))
    return seen


@pytest.mark.parametrize("game", ids())
def test_copies_go_on_alike(game) -> None:
    env = gym_env(game, opponents="greedy", disable_env_checker=True).unwrapped
    observation, info = env.reset(seed=3)
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    play(env, observation, np.random.default_rng(0), 3)
    observation = env.episode.observation(env.seat)
    twins = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play(env, observation, np.random.default_rng(1))
    assert expected[-1][2]
    for twin in twins:
        assert play(twin, observation, np.random.default_rng(1)) == expected


def test_the_seat_is_given_or_drawn() -> None:
    assert {gym_env("azul", seats=3, seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    env = gym_env("azul", seats=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_loses_the_episode() -> None:
    env = gym_env("azul")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, truncated, info = env.step(illegal)
    assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_greedy_beats_a_random_player() -> None:
    env = gym_env("azul", opponents="greedy", disable_env_checker=True)
    luck = np.random.default_rng(4)
    rewards = [play(env, env.reset(seed=seed)[0], luck)[-1][1] for seed in range(12)]
    assert sum(rewards) < -6


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [({"opponents": ["greedy"] * 3}, "opponents"), ({"seat": 2}, "seat"), ({"opponents": "nobody"}, "nobody")],
)
def test_wrong_settings_are_refused(wrong, reason) -> None:
    with pytest.raises(maiolica.MaiolicaError, match=reason):
        gym_env("azul", **wrong)


@pytest.mark.slow
def test_gymnasium_alone_is_enough() -> None:
    """Whoever has Gymnasium, but not PettingZoo, can use the environment, and is told what the other one needs."""
    program = (
        "import sys; sys.modules['pettingzoo'] = None; from maiolica.rl import aec_env, gym_env;"
        "gym_env('azul').reset(seed=1); aec_env('azul')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("this needs pettingzoo: pip install 'maiolica[rl]'")


def test_sb3_contrib_finds_the_mask() -> None:
    """MaskablePPO calls ``action_masks`` of whatever ``gymnasium.make`` has made, by ``get_wrapper_attr``."""
    env = gym_env("azul")
    observation, _ = env.reset(seed=1)
    assert env.has_wrapper_attr("action_masks")
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert np.array_equal(masks, observation["action_mask"] == 1)


def test_after_an_illegal_action_nothing_may_be_played() -> None:
    env = gym_env("azul")
    observation, _ = env.reset(seed=1)
    observation, *_, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert not observation["action_mask"].any()
    assert not info["action_mask"].any()
    assert not env.get_wrapper_attr("action_masks")().any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_a_game_that_is_over_is_not_played_on() -> None:
    env = gym_env("azul", options={"max_rounds": 1}, disable_env_checker=True).unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    play(env, env.reset(seed=2)[0], np.random.default_rng(0))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("action", [1.5, np.float32(2), "3", None])
def test_actions_are_whole_numbers(action) -> None:
    env = gym_env("azul", disable_env_checker=True).unwrapped
    env.reset(seed=1)
    with pytest.raises(maiolica.IllegalMove, match="whole"):
        env.step(action)


def test_points_are_paid_as_they_come() -> None:
    """What is paid step by step adds up to the difference in the end."""
    paid = []
    for reward in ("points", "difference"):
        env = gym_env("azul", seats=3, reward=reward, options={"max_rounds": 3}, disable_env_checker=True)
        seen = play(env, env.reset(seed=5)[0], np.random.default_rng(3))
        paid.append([step[1] for step in seen])
    assert sum(paid[0]) == pytest.approx(sum(paid[1]))
    assert sum(map(bool, paid[0])) > sum(map(bool, paid[1]))


@pytest.mark.parametrize(("mode", "kind"), [("svg", str), ("ansi", str), ("rgb_array", np.ndarray)])
def test_it_is_rendered_as_asked(mode, kind) -> None:
    env = gym_env("azul", render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, kind)
    assert mode != "svg" or picture.startswith("<svg")
    assert mode != "ansi" or "Seat 1" in picture
    assert mode != "rgb_array" or (picture.dtype, picture.ndim, picture.shape[2]) == (np.uint8, 3, 3)


def test_a_way_of_rendering_that_there_is_not_is_refused() -> None:
    with pytest.raises(maiolica.BadOption, match="ansi"):
        maiolica.rl.gym.OneSeat("azul", render_mode="human")
