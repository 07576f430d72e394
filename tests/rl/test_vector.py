"""Vector environments on batches: Gymnasium makes them, and each game is as it would be alone."""

from __future__ import annotations

import numpy as np
import pytest

import maiolica
from maiolica.core.game.game import OVER

gymnasium = pytest.importorskip("gymnasium")

pytestmark = pytest.mark.compiled


def make(count: int, **settings):
    name = "maiolica.rl.gym:maiolica/azul-v0"
    return gymnasium.make_vec(name, num_envs=count, vectorization_mode="vector_entry_point", **settings)


def random_actions(mask: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    return (luck.random(mask.shape) * mask).argmax(axis=1)


def test_gymnasium_makes_many_games_at_once() -> None:
    env = make(6, seats=3, reward="rank")
    observation, info = env.reset(seed=1)
    luck, ended = np.random.default_rng(1), 0
    assert info["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    for _ in range(60):
        assert env.observation_space.contains(observation)
        assert observation["action_mask"].any(axis=1).all()
        assert np.array_equal(env.unwrapped.batch.seat, info["seat"])
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"] == 1)
        observation, rewards, over, cut, info = env.step(random_actions(observation["action_mask"], luck))
        assert not cut.any()
        assert not rewards[~over].any()
        ended += over.sum()
    assert ended > 6


def test_equal_seeds_play_alike() -> None:
    seen = []
    for _ in range(2):
        env, luck = make(4), np.random.default_rng(2)
        observation, _ = env.reset(seed=7)
        for _ in range(20):
            observation, rewards, *_ = env.step(random_actions(observation["action_mask"], luck))
        seen.append((observation["observation"].tobytes(), rewards.tolist()))
    assert seen[0] == seen[1]


def test_an_illegal_action_loses_its_game_alone() -> None:
    env = make(3, options={"max_rounds": 2})
    observation, _ = env.reset(seed=1)
    actions = observation["action_mask"].argmax(axis=1)
    for wrong in (304, -5):
        actions[1] = wrong
        observation, rewards, over, _, info = env.step(actions)
        assert info["illegal"].tolist() == [False, True, False]
        assert (rewards[1], over[1]) == (-1.0, True)
        assert not over[[0, 2]].any()
        assert observation["action_mask"][1].any()
        actions = observation["action_mask"].argmax(axis=1)


def test_the_rewards_are_those_of_the_games_that_ended() -> None:
    """Random play of both: the games sum to about nothing, and each end is paid."""
    env, luck = make(64, options={"max_rounds": 1}, reward="win"), np.random.default_rng(3)
    observation, _ = env.reset(seed=3)
    paid = []
    for _ in range(40):
        observation, rewards, over, *_ = env.step(random_actions(observation["action_mask"], luck))
        paid += rewards[over].tolist()
    assert len(paid) > 100
    assert set(paid) <= {-1.0, 0.0, 1.0}
    assert abs(np.mean(paid)) < 0.3
    assert all(maiolica.core.game.generic.actor(env.unwrapped.batch.state(i)) != OVER for i in range(64))


def test_points_are_paid_as_they_come_and_add_up_to_the_difference() -> None:
    ways = {reward: make(16, seats=3, options={"max_rounds": 2}, reward=reward) for reward in ("points", "difference")}
    seen = {reward: env.reset(seed=4)[0] for reward, env in ways.items()}
    luck, owed, early = np.random.default_rng(4), np.zeros(16), 0
    for _ in range(40):
        actions = random_actions(seen["points"]["action_mask"], luck)
        paid = {}
        for reward, env in ways.items():
            seen[reward], paid[reward], over, *_ = env.step(actions)
        owed += paid["points"]
        early += np.count_nonzero(paid["points"][~over])
        assert owed[over] == pytest.approx(paid["difference"][over])
        owed[over] = 0
    assert early > 0


def test_it_is_rendered_and_wrong_settings_are_refused() -> None:
    env = make(2, render_mode="ansi")
    env.reset(seed=1)
    assert ["Seat 1" in picture for picture in env.render()] == [True, True]
    for wrong, reason in (({"opponents": "greedy"}, "sync"), ({"seat": 2}, "seat 2")):
        with pytest.raises(maiolica.BadOption, match=reason):
            make(2, **wrong)


def test_there_are_frames_for_a_film() -> None:
    """What RecordVideo asks of an environment: frames of one size, in red, green and blue."""
    env = maiolica.rl.gym_env("azul", render_mode="rgb_array", options={"max_rounds": 1})
    observation, _ = env.reset(seed=1)
    frames = [env.render()]
    observation, *_ = env.step(int(observation["action_mask"].argmax()))
    frames.append(env.render())
    assert frames[0].shape == frames[1].shape
    assert not np.array_equal(frames[0], frames[1])
    assert env.metadata["render_fps"] == 1
