"""A learning curve: MaskablePPO of sb3-contrib learns one round of azul against a random player.

pip install sb3-contrib
python examples/maskable_ppo.py [--small] [--steps 32768] [--seeds 2]
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from maiolica.rl import gym_env

EVALUATED = 200  # games after each stretch, with seeds that training never sees
STRETCH = 8192  # steps of training between two evaluations


def environment(opponent: str):
    """One round, paid by points as they come."""
    return gym_env("azul", opponents=opponent, reward="points", options={"max_rounds": 1}, disable_env_checker=True)


def mean_lead(model: MaskablePPO, opponent: str, games: int) -> float:
    """The mean difference of points over some games."""
    env, leads = environment(opponent), []
    for seed in range(games):
        observation, _ = env.reset(seed=1_000_000 + seed)
        over, lead = False, 0.0
        while not over:
            masks = observation["action_mask"].astype(bool)
            action, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, over, _, _ = env.step(action)
            lead += reward
        leads.append(lead)
    return float(np.mean(leads))


def main(steps: int, seeds: int, games: int) -> None:
    """Print a line for each stretch: steps, and the lead over a random and a greedy player."""
    for seed in range(seeds):
        model = MaskablePPO("MultiInputPolicy", environment("random"), n_steps=1024, batch_size=128, seed=seed)
        for done in range(0, steps + 1, STRETCH):
            if done:
                model.learn(STRETCH, reset_num_timesteps=False)
            leads = [mean_lead(model, opponent, games) for opponent in ("random", "greedy")]
            print(
                f"seed {seed}, {done:6} steps: {leads[0]:+.2f} against random, {leads[1]:+.2f} against greedy",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="hardly any steps")
    parser.add_argument("--steps", type=int, default=32768)
    parser.add_argument("--seeds", type=int, default=2)
    given = parser.parse_args()
    main(0 if given.small else given.steps, 1 if given.small else given.seeds, 2 if given.small else EVALUATED)
