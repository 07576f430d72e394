"""A learning curve: OpenSpiel's DQN learns one round of azul against a random player.

pip install torch dm-tree
python examples/openspiel_dqn.py [--small] [--steps 32768] [--seeds 2]
"""

import argparse

import numpy as np
import torch
from open_spiel.python.pytorch.dqn import DQN
from open_spiel.python.rl_environment import StepType, TimeStep

from maiolica.rl import gym_env

EVALUATED = 200  # games after each stretch, with seeds that training never sees
STRETCH = 8192  # decisions of training between two evaluations


def environment(opponent: str):
    """One round, paid by points as they come."""
    return gym_env("azul", opponents=opponent, reward="points", options={"max_rounds": 1}, disable_env_checker=True)


def step_of(observation, reward: float | None, over: bool) -> TimeStep:
    """What an agent of OpenSpiel wants to see, from what a Gymnasium environment gives."""
    legal = np.flatnonzero(observation["action_mask"]).tolist()
    seen = {"info_state": [observation["observation"]], "legal_actions": [legal], "current_player": 0}
    kind = StepType.LAST if over else StepType.FIRST if reward is None else StepType.MID
    return TimeStep(observations=seen, rewards=[reward or 0.0], discounts=[1.0], step_type=kind)


def play(env, agent: DQN, seed: int, learn: bool) -> tuple[float, int]:
    """One game: the lead in points, and how many decisions the agent made."""
    observation, _ = env.reset(seed=seed)
    step, lead, decisions = step_of(observation, None, over=False), 0.0, 0
    while not step.last():
        action = agent.step(step, is_evaluation=not learn).action
        observation, reward, over, _, _ = env.step(int(action))
        step, lead, decisions = step_of(observation, reward, over), lead + reward, decisions + 1
    if learn:
        agent.step(step)
    return lead, decisions


def mean_lead(agent: DQN, opponent: str, games: int) -> float:
    """The mean difference of points over some games."""
    env = environment(opponent)
    return float(np.mean([play(env, agent, 1_000_000 + seed, learn=False)[0] for seed in range(games)]))


def main(steps: int, seeds: int, games: int) -> None:
    """Print a line for each stretch: decisions, and the lead over a random and a greedy player."""
    env = environment("random")
    size, actions = env.observation_space["observation"].shape[0], int(env.action_space.n)
    for seed in range(seeds):
        torch.manual_seed(seed)
        np.random.seed(seed)
        rates = {"learning_rate": 3e-4, "optimizer_str": "adam", "epsilon_decay_duration": max(1, steps // 2)}
        agent = DQN(0, size, actions, hidden_layers_sizes=[256, 256], learn_every=4, seed=seed, **rates)
        done, told, number = 0, 0, 0
        while told <= steps:
            if done >= told:
                leads = [mean_lead(agent, opponent, games) for opponent in ("random", "greedy")]
                print(
                    f"seed {seed}, {told:6} decisions: {leads[0]:+.2f} against random, {leads[1]:+.2f} against greedy",
                    flush=True,
                )
                told += STRETCH
            done += play(env, agent, 10_000 * seed + number, learn=True)[1]
            number += 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="hardly any decisions")
    parser.add_argument("--steps", type=int, default=32768)
    parser.add_argument("--seeds", type=int, default=2)
    given = parser.parse_args()
    main(0 if given.small else given.steps, 1 if given.small else given.seeds, 2 if given.small else EVALUATED)
