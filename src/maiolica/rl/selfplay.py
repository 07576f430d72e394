"""Thousands of games that a network plays with itself, on one device, and what it learns from them.

The network judges what a seat sees right after its move. Every game plays the move whose position it likes best, now
and then any other. After each stretch of moves every judgment is pulled towards what came of it: the mean of the
judgments of the positions that followed and of the result, the later the less (temporal differences with lambda).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.utils.dlpack import from_dlpack

from .. import games
from ..bots.cluster import Cluster, Hands
from ..core.batch.batch import Batch
from ..core.batch.rewards import PLAIN
from ..core.game.game import Game
from ..core.game.network import POINTS, Layers

STRETCH = 128  # decisions of each game between two times of learning
SAMPLE = 8192  # positions of one step of learning
MOSTLY = 0.3  # where more moves than this share are played without a look, all of them have to teach
SPREAD = 12.0  # points of lead that are worth half of what any lead is worth


@dataclass
class Lesson:
    """How a moment of the training plays and learns; all of it changes as the training goes on."""

    explore: float  # share of moves that are played without a look
    by_lead: float  # how much the lead counts beside the chance of winning
    rate: float  # of learning
    keep: float = 0.95  # lambda with two seats: how much what came later counts; with more, see targets_of
    points: float = 0.5  # how much an error in points counts beside one in chances
    memory: float = 0.999  # of the averaged weights, for each step of learning


class Judge(nn.Module):
    """Features in; the chance of each seat before they are weighed against each other, and its points."""

    def __init__(self, inputs: int, width: int, hidden: int, seats: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(inputs, width), nn.Linear(width, hidden)
        self.last = nn.Linear(hidden, 2 * seats)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """What the network says of positions."""
        hidden: torch.Tensor = self.last(torch.relu(self.second(torch.relu(self.first(features)))))
        return hidden

    def layers(self) -> Layers:
        """The numbers, as a search wants them: a row for each input."""
        found = []
        for layer in (self.first, self.second, self.last):
            found += [layer.weight.detach().T.cpu().numpy(), layer.bias.detach().cpu().numpy()]
        return Layers(*(np.ascontiguousarray(array, np.float32) for array in found))

    def take(self, layers: Layers) -> None:
        """Go on from these numbers."""
        with torch.no_grad():
            for layer, (matrix, bias) in zip(
                (self.first, self.second, self.last), zip(layers[::2], layers[1::2], strict=True), strict=True
            ):
                layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(matrix.T)))
                layer.bias.copy_(torch.from_numpy(bias))


def settings_of(game: Game) -> list[tuple[int, Mapping[str, object]]]:
    """All seat counts and options mixed: half of the games have the options that most people play."""
    found: list[tuple[int, Mapping[str, object]]] = []
    for seats in game.seats:
        others: list[Mapping[str, object]] = [
            {option.name: choice} for option in game.options for choice in option.choices[1:]
        ]
        share = 2 if seats == 2 else 1
        found += [(seats, {})] * (share * max(1, len(others))) + [(seats, other) for other in others] * share
    return found


def new_batch(game: Game, n: int, device: str, seed: int, mix: list[tuple[int, Mapping[str, object]]]) -> Batch:
    """Games that are paid out by shares of the victory and points."""
    kind = Batch
    if device == "cuda":
        from ..core.batch.batch_cuda import GpuBatch as kind
    return kind(game, n, seed=seed, reward=PLAIN, features=False, check=False, mix=mix)


class Stretch(NamedTuple):
    """What some games bring to learn from: by step and game."""

    seen: torch.Tensor  # the features after each move
    movers: torch.Tensor
    chances: torch.Tensor  # what they are pulled towards
    points: torch.Tensor
    known: torch.Tensor
    counts: torch.Tensor  # seats of each game


class Group:
    """Games that a network plays with itself, a stretch at a time, on one device or one node of a cluster."""

    def __init__(self, game_id: str, n: int, shape: tuple[int, int], device: str, seed: int) -> None:
        game = games.get(game_id)
        self.n, self.device = n, device
        self.field = Field(game, n, device, seed, settings_of(game))
        self.seen = torch.zeros(STRETCH, n, game.feature_count, dtype=torch.float16, device=device)
        self.network = Judge(game.feature_count, *shape, game.seats[-1]).to(device)

    def play(self, weights: Mapping[str, Any], lesson: Lesson) -> Stretch:
        """Play a stretch with these weights."""
        self.network.load_state_dict(weights)
        played = [self._step(step, lesson) for step in range(STRETCH)]
        movers = torch.stack([step.mover for step in played])
        counts = self.field.counts
        return Stretch(self.seen, movers, *targets_of(played, lesson, counts), counts)

    def _step(self, step: int, lesson: Lesson) -> Decisions:
        which, actions, after = self.field.moves()
        with torch.no_grad():
            said = self.network(after)
        best = self.field.best(said, which, lesson.by_lead)
        pick, explored = self.field.mixed(best, which, lesson.explore)
        self.seen[step] = after[pick]
        mover = self.field.seat.long()
        played = self.field.by_seat(said[pick], mover)
        greedy = self.field.by_seat(said[best], mover)
        done, outcome = self.field.step(actions[pick])
        return Decisions(mover, *played, *greedy, explored, done, outcome)


class SelfPlay:
    """A network, the groups of games that it plays, here or on a cluster, and what it learns from them."""

    def __init__(
        self, game: Game, n: int, shape: tuple[int, int], device: str, seed: int, groups: int, cluster: Cluster | None
    ) -> None:
        torch.manual_seed(seed)
        self.game, self.n, self.device, self.seats = game, n, device, game.seats[-1]
        self.network = Judge(game.feature_count, *shape, self.seats).to(device)
        self.mean = Judge(game.feature_count, *shape, self.seats).to(device)  # averaged weights: what is kept
        self.mean.load_state_dict(self.network.state_dict())
        self.optimizer = torch.optim.Adam(self.network.parameters(), 1e-3)
        given = [(game.id, n, shape, device, seed + group) for group in range(groups)]
        self.groups = cluster.hire(Group, given) if cluster else Hands(Group, given)
        self.decisions, self.steps = 0, 0

    def learn_a_stretch(self, lesson: Lesson) -> tuple[float, float]:
        """Play a stretch in all games, then learn from it; the errors of chances and of points before."""
        for group in self.optimizer.param_groups:
            group["lr"] = lesson.rate
        played: list[Stretch] = self.groups.ask("play", self.network.state_dict(), lesson)
        self.decisions += STRETCH * self.n * len(played)
        stretch = beside(played)
        keys = stretch.known.nonzero()
        keys = keys[torch.randperm(len(keys), device=self.device)]
        errors = [self._learn(some, stretch, lesson) for some in torch.split(keys, SAMPLE)]
        return tuple(float(error) for error in torch.stack(errors).mean(dim=0))  # type: ignore[return-value]

    def _learn(self, some: torch.Tensor, stretch: Stretch, lesson: Lesson) -> torch.Tensor:
        """Pull what the network says of some positions towards what came of them."""
        step, game = some[:, 0], some[:, 1]
        said = self.network(stretch.seen[step, game].float())
        places, present = places_after(stretch.movers[step, game], stretch.counts[game], self.seats)
        wanted, score = stretch.chances[step, game].gather(1, places), stretch.points[step, game].gather(1, places)
        logits = said[:, : self.seats].masked_fill(~present, -1e4)
        of_chances = -(wanted * present * torch.log_softmax(logits, 1)).sum(1).mean()
        of_points = (((said[:, self.seats :] - score) ** 2) * present).sum() / present.sum()
        loss = of_chances + lesson.points * of_points
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self.steps += 1
        kept = min(lesson.memory, 1 - 1 / (1 + self.steps))
        with torch.no_grad():
            for mean, new in zip(self.mean.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(new, 1 - kept)
        return torch.stack([of_chances.detach(), of_points.detach()])


def beside(stretches: Sequence[Stretch]) -> Stretch:
    """The games of all groups side by side."""
    if len(stretches) == 1:
        return stretches[0]  # on a GPU they are gigabytes
    return Stretch(*(torch.cat(parts, 0 if parts[0].dim() == 1 else 1) for parts in zip(*stretches, strict=True)))


def places_after(mover: torch.Tensor, counts: torch.Tensor, most: int) -> tuple[torch.Tensor, torch.Tensor]:
    """For each place in turn order after a mover, the seat; and whether it is taken."""
    rows = torch.arange(most, device=mover.device)
    present = rows < counts[:, None]
    return torch.where(present, (rows + mover[:, None]) % counts[:, None], 0), present


@dataclass
class Decisions:
    """One decision of every game; chances and points are by seat, not by turn."""

    mover: torch.Tensor
    chances: torch.Tensor
    points: torch.Tensor
    best_chances: torch.Tensor  # of the move that looked best, which is not always played
    best_points: torch.Tensor
    explored: torch.Tensor
    done: torch.Tensor
    outcome: torch.Tensor  # shares of the victory, then points, where a game was done


def targets_of(
    played: list[Decisions], lesson: Lesson, counts: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What each position led to, from the last one back, and whether that is known.

    Lambda counts a seat's own decisions: with more seats the end of a game is not further away.
    """
    seats = played[0].chances.shape[1]
    keep = (lesson.keep ** (2 / counts))[:, None]
    later = torch.cat([played[-1].chances, played[-1].points], 1)
    is_known = torch.zeros_like(played[-1].done)
    chances, points, known = [], [], []
    for step in reversed(played):
        result = torch.cat([step.outcome[:, :seats], step.outcome[:, seats:] / POINTS], 1)
        later = torch.where(step.done[:, None], result, later)
        is_known = is_known | step.done
        chances.append(later[:, :seats])
        points.append(later[:, seats:])
        known.append(is_known)
        thought = torch.cat([step.chances, step.points], 1)
        blended = (1 - keep) * thought + keep * later
        later = torch.where(is_known[:, None], blended, thought)
        greedy = torch.cat([step.best_chances, step.best_points], 1)
        if lesson.explore < MOSTLY:  # a move without a look tells nothing of the positions before it
            later = torch.where(step.explored[:, None], greedy, later)
        is_known = torch.ones_like(is_known)
    return torch.stack(chances[::-1]), torch.stack(points[::-1]), torch.stack(known[::-1])


class Field:
    """A batch of games as tensors: what may be played, what is best, and whose is what."""

    def __init__(self, game: Game, n: int, device: str, seed: int, mix: list[tuple[int, Mapping[str, object]]]) -> None:
        self.n, self.device, self.most = n, device, game.seats[-1]
        self.batch = new_batch(game, n, device, seed, mix)
        self.mask, self.seat, self.done, self.rewards = (
            from_dlpack(array)  # shared: every step writes them anew
            for array in (self.batch.mask, self.batch.seat, self.batch.done, self.batch.rewards)
        )
        seats = list(islice(cycle([count for count, _ in mix]), n))
        self.counts = torch.tensor(seats, device=device)  # seats of each game
        self.rows = torch.arange(self.most, device=device)
        self.room = torch.empty(0, 0, device=device)
        self.luck = torch.Generator(device).manual_seed(seed)

    def moves(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Every legal move of every game: the game, the move, and the features after it."""
        which, actions = self.mask.nonzero(as_tuple=True)
        return which, actions, from_dlpack(self.batch.after(which, actions, self._room(len(which))))

    def _room(self, count: int) -> Any:
        """Memory on the GPU that is used again and again; making it anew would wait for the GPU each time."""
        if self.device != "cuda":
            return None
        if self.room.shape[1] <= count:
            self.room = torch.empty(self.batch.game.feature_count, count * 5 // 4 + 1, device=self.device)
        return self.room[:, :count].T

    def step(self, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Play a move in every game; which games are over, and how they ended."""
        self.batch.step(actions)
        width = self.rewards.shape[1] // 2
        outcome = torch.zeros(self.n, 2 * self.most, device=self.device)
        outcome[:, :width] = self.rewards[:, :width]
        outcome[:, self.most : self.most + width] = self.rewards[:, width:]
        return self.done.clone(), outcome

    def by_seat(self, said: torch.Tensor, mover: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Chances and points by seat, of what a network said in turn order."""
        present = self.rows < self.counts[:, None]
        turns = torch.where(present, (self.rows - mover[:, None]) % self.counts[:, None], 0)
        chances = self.chances(said, present).gather(1, turns) * present
        points = said[:, self.most :].gather(1, turns) * present
        return chances, points

    def chances(self, said: torch.Tensor, present: torch.Tensor) -> torch.Tensor:
        """The chances in turn order; they add up to one."""
        return torch.softmax(said[:, : self.most].masked_fill(~present, -1e4), 1)

    def best(self, said: torch.Tensor, which: torch.Tensor, by_lead: float) -> torch.Tensor:
        """For each game the pair that its mover likes best."""
        present = self.rows < self.counts[which][:, None]
        points = said[:, self.most :].masked_fill(~present, -1e4) * POINTS
        lead = points[:, 0] - points[:, 1:].max(1).values
        worth = self.chances(said, present)[:, 0] + by_lead * lead / (SPREAD + lead.abs())
        return self._top(worth, which)

    def mixed(self, best: torch.Tensor, which: torch.Tensor, explore: float) -> tuple[torch.Tensor, torch.Tensor]:
        """The best pairs, but in some games any; and which games these are."""
        anything = self._random(self.n) < explore
        pick = torch.where(anything, self._top(self._random(len(which)), which), best)
        return pick, anything & (pick != best)

    def _random(self, count: int) -> torch.Tensor:
        return torch.rand(count, device=self.device, generator=self.luck)

    def _top(self, wishes: torch.Tensor, which: torch.Tensor) -> torch.Tensor:
        most = torch.full((self.n,), -torch.inf, device=self.device).scatter_reduce(0, which, wishes, "amax")
        winners = (wishes == most[which]).nonzero()[:, 0]
        return torch.zeros(self.n, dtype=torch.long, device=self.device).scatter_(0, which[winners], winners)


def share_against(game: Game, ours: Judge, theirs: Judge, n: int, device: str, seed: int, seats: int = 2) -> float:
    """Our share of the victories, all looking one move ahead; each seat is ours in turn."""
    field = Field(game, n, device, seed, [(seats, {})])
    side = torch.arange(n, device=device) % seats  # the seat that is ours
    won, over = torch.zeros(n, device=device), torch.zeros(n, dtype=torch.bool, device=device)
    for _ in range(2000):
        which, actions, after = field.moves()
        with torch.no_grad():
            said = torch.where((field.seat.long() == side)[which][:, None], ours(after), theirs(after))
        done, outcome = field.step(actions[field.best(said, which, 0.1)])
        won = torch.where(done & ~over, outcome.gather(1, side[:, None])[:, 0], won)
        over |= done
        if bool(over.all()):
            break
    return float(won[over].mean())
