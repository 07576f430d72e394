"""A value network that learns Azul by playing against itself, everything on one device.

The network judges positions right after a move. Thousands of games at once play the move whose position it likes
best. After every stretch of moves it is pulled towards what came of each position: the mean of what it thought of the
seat's later positions and of the reward, the later the less (temporal differences with lambda). Then it plays bots.

python examples/value_network.py --device cuda --minutes 4
python examples/value_network.py --small
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import maiolica
from maiolica.bots.players import player
from maiolica.core.dialect.random import seeded

POINTS = 30.0  # a lead of so many points is 1 to the network
LAMBDA = 0.9  # how much the later counts
RATE = 1e-3  # of learning, in the beginning


def new_network(inputs: int, width: int) -> nn.Sequential:
    """Features in, expected lead out."""
    layers = [nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)]
    return nn.Sequential(*layers, nn.Flatten(0))


class SelfPlay:
    """Games that the network plays with itself, and what it learns from them."""

    def __init__(self, game: str, games: int, width: int, device: str, seed: int, stretch: int = 128) -> None:
        torch.manual_seed(seed)
        self.batch = maiolica.batch(game, games, device=device, seed=seed, reward="difference", features=False)
        self.mask, self.seat, self.done, self.rewards = (
            torch.from_dlpack(array)  # shared: every step writes them anew
            for array in (self.batch.mask, self.batch.seat, self.batch.done, self.batch.rewards)
        )
        inputs = self.batch.game.feature_count
        self.network = new_network(inputs, width).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE)
        self.stretch, self.decisions = stretch, 0
        self.seen = torch.zeros(stretch, games, inputs, dtype=torch.float16, device=device)

    def learn_a_stretch(self, explore: float) -> float:
        """Play a stretch in all games, then learn from it; the mean error of the network before."""
        values, seats, dones, rewards = zip(*(self.play(step, explore) for step in range(self.stretch)), strict=True)
        targets = targets_of(torch.stack(values), torch.stack(seats), torch.stack(dones), torch.stack(rewards))
        known = ~targets.isnan()
        inputs, targets = self.seen[known], targets[known]
        order = torch.randperm(len(targets), device=targets.device)
        errors = [self.learn(inputs[some].float(), targets[some]) for some in order.split(max(256, len(order) // 64))]
        return float(torch.stack(errors).mean())

    def play(self, step: int, explore: float) -> tuple[torch.Tensor, ...]:
        """One decision in every game: what the network thought of it, whose it was, what ended and was paid."""
        seat = self.seat.long()
        which, actions = self.mask.nonzero(as_tuple=True)
        after = torch.from_dlpack(self.batch.after(which, actions))
        with torch.no_grad():
            values = self.network(after)
        pick = choose(values, which, len(seat), explore)
        self.seen[step] = after[pick]
        self.batch.step(actions[pick])
        self.decisions += len(seat)
        return values[pick], seat, self.done.clone(), self.rewards / POINTS

    def learn(self, inputs: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """Pull the network's values towards the targets."""
        loss = nn.functional.mse_loss(self.network(inputs), targets)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return loss.detach()


def targets_of(values: torch.Tensor, seats: torch.Tensor, dones: torch.Tensor, rewards: torch.Tensor) -> torch.Tensor:
    """What each position led to, from the last step back; unknown where nothing of its seat came after it."""
    targets = torch.full_like(values, torch.nan)
    later = torch.full_like(rewards[0], torch.nan)  # what each seat of each game came to from here on
    rows = torch.arange(values.shape[1], device=values.device)
    for step in reversed(range(len(values))):
        later = torch.where(dones[step][:, None], rewards[step], later)
        targets[step] = later[rows, seats[step]]
        blended = (1 - LAMBDA) * values[step] + LAMBDA * targets[step]
        later[rows, seats[step]] = torch.where(targets[step].isnan(), values[step], blended)
    return targets


def choose(values: torch.Tensor, which: torch.Tensor, games: int, explore: float) -> torch.Tensor:
    """For each game the pair to play: the one with the best value, or now and then any."""
    anything = torch.rand(games, device=values.device) < explore
    wishes = torch.where(anything[which], torch.rand_like(values), values)
    best = torch.full((games,), -torch.inf, device=values.device).scatter_reduce(0, which, wishes, "amax")
    winners = (wishes == best[which]).nonzero()[:, 0]
    return torch.zeros(games, dtype=torch.long, device=values.device).scatter_(0, which[winners], winners)


class NetworkBot:
    """Plays the move whose position the network likes best."""

    def __init__(self, network: nn.Module) -> None:
        self.network = network

    def choose(self, view, seat, legal, rng, budget) -> int:
        """One of the legal actions."""
        game = maiolica.core.game.game.game_of(view)
        rows = np.zeros((len(legal), game.feature_count), np.float32)
        world = view.clone()
        game.rules.guess(world, seat, rng)
        for row, action in zip(rows, legal, strict=True):
            after = world.clone()
            game.rules.play(after, seat, action)
            game.rules.hide(after, seat)
            game.features(after, seat, row)
        with torch.no_grad():
            return legal[int(self.network(torch.from_numpy(rows)).argmax())]


def share_of_wins(network: nn.Module, game: str, opponent: str, games: int) -> float:
    """How many games of two seats the network wins, each deal from both seats; a shared victory is half a win."""
    me, them, rng, won = NetworkBot(network), player(opponent), seeded(1), 0.0
    for number in range(games):
        table = maiolica.new(game, seed=1000 + number // 2)
        while not table.over:
            seat = table.actor
            bot, budget = (me, 0.0) if seat == number % 2 else (them.bot, them.budget)
            table.play(bot.choose(table.view(seat), seat, table.legal_actions(), rng, budget))
        mine, theirs = table.ranks()[number % 2], table.ranks()[1 - number % 2]
        won += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return won / games


def train(play: SelfPlay, minutes: float, stretches: int | None = None) -> None:
    """Learn for a while, first from random games: players without a plan score nothing, which teaches nothing."""
    begin, made, done = time.perf_counter(), 0, 0.0
    while done < 1:
        for group in play.optimizer.param_groups:
            group["lr"] = RATE * max(0.03, 1 - done)
        error = play.learn_a_stretch(explore=max(0.02, 1 - 3 * done))
        made += 1
        done = made / stretches if stretches else (time.perf_counter() - begin) / 60 / minutes
        if made & (made - 1) == 0:
            print(f"{play.decisions:>13,} decisions, error {error:.3f}", flush=True)


def main() -> None:
    """Learn, play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=4096, help="games at once")
    parser.add_argument("--width", type=int, default=512, help="of the hidden layers")
    parser.add_argument("--minutes", type=float, default=4.0, help="of learning")
    parser.add_argument("--opponents", default="random,greedy", help="bots to play against, by commas")
    parser.add_argument("--matches", type=int, default=200, help="games against each of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="learn next to nothing, to see that it runs")
    given = parser.parse_args()
    if given.small:
        given.games, given.width, given.matches = 8, 32, 2
    torch.set_float32_matmul_precision("high")
    play = SelfPlay(given.game, given.games, given.width, given.device, given.seed)
    train(play, given.minutes, stretches=1 if given.small else None)
    print(f"{play.decisions:,} decisions, {given.games:,} games at once on {given.device}")
    network = play.network.cpu()
    for opponent in given.opponents.split(","):
        share = share_of_wins(network, given.game, opponent, given.matches)
        print(f"against {opponent}: {share:.1%} of {given.matches} games")


if __name__ == "__main__":
    main()
