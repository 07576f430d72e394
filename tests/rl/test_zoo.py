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


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_a_seed_fixes_the_games_after_it_too(make) -> None:
    """As in Gymnasium: resets without a seed go on from the last one, in every run alike."""
    seen = []
    for env in (make("azul"), make("azul")):
        env.reset(seed=1)
        env.reset()
        seen.append(env.episode.state.tobytes())
    assert seen[0] == seen[1]
    env.reset()
    assert env.episode.state.tobytes() != seen[0]
    with pytest.raises(maiolica.BadOption, match="seed"):
        env.reset(seed="x")


@pytest.mark.parametrize("action", [1.0, "1", None])
def test_actions_are_whole_numbers(action) -> None:
    env, once = aec_env("azul"), parallel_env("azul")
    env.reset(seed=1)
    once.reset(seed=1)
    with pytest.raises(maiolica.IllegalMove, match="whole"):
        env.step(action)
    with pytest.raises(maiolica.IllegalMove, match="whole"):
        once.step(dict.fromkeys(once.agents, action))


def test_a_game_that_is_over_is_not_played_on() -> None:
    env, once = aec_env("azul", options={"max_rounds": 1}), parallel_env("azul", options={"max_rounds": 1})
    for one in (env, once):
        with pytest.raises(maiolica.MaiolicaError, match="reset"):
            one.step(0)
    env.reset(seed=1)
    play(env, 100_000, np.random.default_rng(0))
    with pytest.raises(maiolica.MaiolicaError, match="reset"):
        env.step(0)
    observations, _ = once.reset(seed=1)
    with pytest.raises(maiolica.MaiolicaError, match="no action of seat_"):
        once.step({})
    while once.agents:
        observations, *_ = once.step(
            {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
        )
    with pytest.raises(maiolica.MaiolicaError, match="reset"):
        once.step({})


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_points_are_paid_as_they_come(make) -> None:
    """What is paid step by step adds up, seat by seat, to the difference in the end."""
    sums = []
    for reward in ("points", "difference"):
        env = make("azul", 3, {"max_rounds": 3}, reward)
        seen = env.reset(seed=4)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        while env.agents:
            if make is parallel_env:
                observations, rewards, *_ = env.step(
                    {agent: int(np.argmax(s["action_mask"])) for agent, s in seen[0].items()}
                )
                seen = (observations, {})
            else:
                env.step(None if env.last()[2] else int(np.argmax(env.last()[0]["action_mask"])))
                rewards = env.rewards if env.agents == env.possible_agents else {}
            for agent, reward_now in rewards.items():
                paid[agent] += reward_now * (make is parallel_env or reward == "points" or env.episode.over)
            if make is aec_env and env.episode.over:
                break
        sums.append(paid)
    assert sums[0] == pytest.approx(sums[1])


def test_the_state_is_what_all_seats_know() -> None:
    env = aec_env("azul", 3)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    parts = np.split(state, 3)
    assert all(
        np.array_equal(part, env.observe(agent)["observation"]) for part, agent in zip(parts, env.agents, strict=True)
    )


@pytest.mark.parametrize("mode", ["svg", "ansi", "rgb_array"])
def test_it_is_rendered_as_asked(mode) -> None:
    env = parallel_env("azul", render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[2] == 3 if mode == "rgb_array" else picture.startswith("<svg") == (mode == "svg")
    with pytest.raises(maiolica.BadOption, match="svg"):
        aec_env("azul", render_mode="human")
