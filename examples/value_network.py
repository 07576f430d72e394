"""A value network that learns Azul by playing against itself, everything on one device.

The network judges positions right after a move. Every step plays, in thousands of games at once, the move whose
position it likes best, and pulls what it said of the seat's position before towards that value, or towards the reward
when the game has ended (temporal differences, as TD-Gammon did). Then it plays against a bot.

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
from maiolica.core.random import seeded

POINTS = 30.0  # a lead of so many points is 1 to the network


def new_network(inputs: int, width: int) -> nn.Sequential:
    """Features in, expected lead out."""
    layers = [nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)]
    return nn.Sequential(*layers, nn.Flatten(0))


class SelfPlay:
    """Games that the network plays with itself, and what it learns from them."""

    def __init__(self, game: str, games: int, width: int, device: str, seed: int, rate: float = 1e-3) -> None:
        torch.manual_seed(seed)
        self.batch = maiolica.batch(game, games, device=device, seed=seed, reward="difference", features=False)
        self.mask = torch.from_dlpack(self.batch.mask)
        self.seat = torch.from_dlpack(self.batch.seat)
        self.done = torch.from_dlpack(self.batch.done)
        self.rewards = torch.from_dlpack(self.batch.rewards)
        inputs = self.batch.game.feature_count
        self.network = new_network(inputs, width).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), rate)
        self.before = torch.zeros(games, self.batch.seats, inputs, device=device)  # after each seat's last move
        self.moved = torch.zeros(games, self.batch.seats, dtype=torch.bool, device=device)
        self.rows = torch.arange(games, device=device)
        self.decisions = 0

    def step(self, explore: float) -> None:
        """One decision in every game, and one step of learning."""
        seat = self.seat.long()
        which, actions = self.mask.nonzero(as_tuple=True)
        after = torch.from_dlpack(self.batch.after(which, actions))
        with torch.no_grad():
            values = self.network(after)
        best, pick = choose(values, which, len(seat), explore)
        known = self.moved[self.rows, seat]
        inputs, targets = [self.before[self.rows, seat][known]], [best[known]]
        self.before[self.rows, seat] = after[pick]
        self.moved[self.rows, seat] = True
        self.batch.step(actions[pick])
        ended = self.done.nonzero()[:, 0]
        if len(ended):
            took_part = self.moved[ended]
            inputs.append(self.before[ended][took_part])
            targets.append(self.rewards[ended][took_part] / POINTS)
            self.moved[ended] = False
        self.learn(torch.cat(inputs), torch.cat(targets))
        self.decisions += len(seat)

    def learn(self, inputs: torch.Tensor, targets: torch.Tensor) -> None:
        """Pull the network's values towards the targets."""
        if len(inputs):
            loss = nn.functional.smooth_l1_loss(self.network(inputs), targets)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()


def choose(values: torch.Tensor, which: torch.Tensor, games: int, explore: float) -> tuple[torch.Tensor, torch.Tensor]:
    """For each game its best value, and the pair to play: the best one, or now and then any."""
    best = torch.full((games,), -torch.inf, device=values.device).scatter_reduce(0, which, values, "amax")
    anything = torch.rand(games, device=values.device) < explore
    wishes = torch.where(anything[which], torch.rand_like(values), values)
    top = torch.full_like(best, -torch.inf).scatter_reduce(0, which, wishes, "amax")
    winners = (wishes == top[which]).nonzero()[:, 0]
    pick = torch.zeros(games, dtype=torch.long, device=values.device).scatter_(0, which[winners], winners)
    return best, pick


class NetworkBot:
    """Plays the move whose position the network likes best."""

    def __init__(self, network: nn.Module) -> None:
        self.network = network

    def choose(self, view, seat, legal, rng, budget) -> int:
        """One of the legal actions."""
        game = maiolica.core.game.game_of(view)
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


def train(play: SelfPlay, minutes: float, steps: int | None = None) -> None:
    """Learn for a while; it explores less and learns more slowly towards the end."""
    begin, made = time.perf_counter(), 0
    done = 0.0
    while done < 1:
        play.step(explore=0.05 * (1 - done))
        made += 1
        done = made / steps if steps else (time.perf_counter() - begin) / 60 / minutes
        for group in play.optimizer.param_groups:
            group["lr"] = 1e-3 * max(0.03, 1 - done)


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
    train(play, given.minutes, steps=60 if given.small else None)
    print(f"{play.decisions:,} decisions, {given.games:,} games at once on {given.device}")
    network = play.network.cpu()
    for opponent in given.opponents.split(","):
        share = share_of_wins(network, given.game, opponent, given.matches)
        print(f"against {opponent}: {share:.1%} of {given.matches} games")


if __name__ == "__main__":
    main()
