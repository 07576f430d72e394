"""How random players fare: the first thing to compare a learner with.

python examples/random_baseline.py [--small]
"""

import argparse

import numpy as np

import maiolica
from maiolica.games import get, ids


def baseline(game: str, games: int, seats: int) -> tuple[float, np.ndarray]:
    """Mean length and mean rewards of the first game that ends in each place of a batch."""
    batch = maiolica.batch(game, games, seats, seed=1, reward="rank", masks=False, features=False)
    rewards, lengths = np.zeros((games, seats)), np.zeros(games)
    steps = 0
    while (lengths == 0).any():
        batch.step_random()
        steps += 1
        first = batch.done & (lengths == 0)
        rewards[first], lengths[first] = batch.rewards[first], steps
    return float(lengths.mean()), rewards.mean(axis=0)


def main(small: bool = False) -> None:
    """Print a line for each game."""
    for game in ids():
        seats = get(game).seats[-1]
        length, rewards = baseline(game, 20 if small else 20_000, seats)
        print(f"{game:12} {seats} seats: {length:6.1f} decisions, mean rank rewards {np.round(rewards, 3).tolist()}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="only a few games")
    main(parser.parse_args().small)
