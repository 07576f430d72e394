"""A bot that searches: as many walks through its tree as time, or a given number, allows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ..core.dialect.random import Random, below, next_word, seeded
from ..core.game.game import game_of
from .tree import DRAWS, EXPLORE, MOST_NODES, SPREAD, Tree

CHUNK = 0.01  # seconds between two looks at the clock
RESERVE = 0.02  # of the time is left for the way back


@dataclass(frozen=True)
class Estimate:
    """What a seat may expect of one of its actions."""

    action: int
    visits: int  # how often the search went there
    chance: float  # of winning
    lead: float  # in points over the best other seat, in the end


class SearchBot:
    """Plays the move that its tree search visits most."""

    def __init__(
        self,
        nodes: int | None = None,
        noise: float = 0.0,
        cores: int = 1,
        explore: float = EXPLORE,
        spread: float = SPREAD,
        draws: int = DRAWS,
        merge: bool = True,
        prove: bool = True,
        alone: bool = False,
    ) -> None:
        self.nodes = nodes  # walks through the tree, instead of a time
        self.noise = noise  # points by which it misjudges a move, typically
        self.cores = cores
        self.explore = explore
        self.spread = spread
        self.draws = draws
        self.merge = merge
        self.prove = prove
        self.alone = alone
        self._trees: dict[tuple[str, int], list[Tree]] = {}  # by game and by room for nodes

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """The best of the legal actions, as far as the search can tell."""
        if len(legal) == 1:
            return legal[0]
        estimates = self.estimates(view, seat, rng, budget)
        if self.noise:
            return max(estimates, key=lambda estimate: estimate.lead + self.noise * bell(rng)).action
        return estimates[0].action

    def estimates(self, view: Any, seat: int, rng: Random, budget: float) -> list[Estimate]:
        """Every action of a seat that has a choice, the best first."""
        start = perf_counter()
        trees = self._prepared(view, seat, rng)
        if self.nodes is not None:
            share = -(-self.nodes // len(trees))
            self._each(trees, lambda tree: tree.think(seat, 0, share))
        else:
            end = start + budget * (1 - RESERVE)
            self._each(trees, lambda tree: think_until(tree, seat, end))
        return merged(trees)

    def _prepared(self, view: Any, seat: int, rng: Random) -> list[Tree]:
        game = game_of(view)
        room = MOST_NODES if self.nodes is None else min(MOST_NODES, 1 << self.nodes.bit_length())
        trees = self._trees.setdefault((game.id, room), [])  # a small one is cleared sooner than a large one
        while len(trees) < self.cores:
            trees.append(Tree(game, room))
        for tree in trees:
            luck = seeded(next_word(rng))
            tree.start(view, seat, luck, self.explore, self.spread, self.draws, self.merge, self.prove, self.alone)
        return trees

    def _each(self, trees: list[Tree], think: Any) -> None:
        if len(trees) == 1:
            think(trees[0])
            return
        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(think, trees))


def think_until(tree: Tree, seat: int, end: float) -> None:
    """Walk through the tree in chunks until the time has come, or the best move can no longer change."""
    done, size, left = 0, 4, 1.0
    while left > 0:
        now = perf_counter()
        tree.think(seat, done, done + size)
        done += size
        took = max(perf_counter() - now, 1e-6)
        left = end - now - took
        if tree.is_decided(left / took * size):
            break
        size = max(1, min(2 * size, int(size * min(CHUNK, left) / took)))


def merged(trees: list[Tree]) -> list[Estimate]:
    """What all trees together say of the moves at the root, the most visited first; what one has proved is enough."""
    solved = [tree for tree in trees if tree.is_solved()]
    trees = solved[:1] or trees
    count = trees[0].root_moves()
    visits = np.sum([tree.visits[:count] for tree in trees], axis=0)
    chances = np.sum([tree.chances[:count] for tree in trees], axis=0) / visits
    leads = np.sum([tree.leads[:count] for tree in trees], axis=0) / visits
    order = sorted(range(count), key=lambda i: (0 if solved else -visits[i], -chances[i]))
    return [Estimate(int(trees[0].actions[i]), int(visits[i]), float(chances[i]), float(leads[i])) for i in order]


def bell(rng: Random) -> float:
    """A number around 0, most often between -1 and 1."""
    return sum(below(rng, 1 << 20) for _ in range(12)) / (1 << 20) - 6.0
