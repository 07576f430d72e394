"""A bot that searches: as many walks through its tree as time, or a given number, allows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ..core.dialect.jit import jit, part
from ..core.dialect.random import Random, below, next_word, seeded
from ..core.game.game import Game, game_of
from ..core.game.network_file import network_of
from .tree import NO_NETWORK, Tree
from .walks import Manner, worth

CHUNK = 0.01  # seconds between two looks at the clock
RESERVE = 0.02  # of the time is left for the way back
MEMORY = 256  # megabytes
TRIED = 0.5  # of the visits of the most visited move: what has fewer is not called the best
FARTHEST = 2.5  # a misjudgment is never more than so many times the typical one


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
        memory: int = MEMORY,
        keep: bool = True,
        network: str | None = None,
        **manner: Any,
    ) -> None:
        self.nodes = nodes  # walks through the tree, instead of a time
        self.noise = noise  # points by which it misjudges a move, typically
        self.cores = cores
        self.memory = memory
        self.keep = keep  # what it thought of a seat's earlier moves, where time counts and not walks
        self.network = network  # a file to use instead of the game's own
        self.manner = Manner(**manner)
        self._trees: dict[str, tuple[Manner, list[Tree]]] = {}  # by game

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """The best of the legal actions, as far as the search can tell."""
        if len(legal) == 1:
            return legal[0]
        estimates = self.estimates(view, seat, rng, budget)
        if self.noise:
            misjudge(rng, errors := np.zeros(len(estimates)))
            leads = np.array([estimate.lead for estimate in estimates])
            return estimates[int(np.argmax(leads + self.noise * errors))].action
        return estimates[0].action

    def estimates(self, view: Any, seat: int, rng: Random, budget: float) -> list[Estimate]:
        """Every action of a seat that has a choice, the best first."""
        start = perf_counter()
        trees = self.prepared(view, seat, rng)
        if self.nodes is not None:
            share = -(-self.nodes // len(trees))
            self._each(trees, lambda tree: tree.think(seat, 0, share))
        else:
            end = start + budget * (1 - RESERVE)
            self._each(trees, lambda tree: think_until(tree, seat, end))
        return merged(trees)

    def prepared(self, view: Any, seat: int, rng: Random) -> list[Tree]:
        """The trees, one for each core, ready to think about a view."""
        game = game_of(view)
        if game.id not in self._trees:
            self._trees[game.id] = self._new_trees(game)
        manner, trees = self._trees[game.id]
        for tree in trees:
            tree.start(view, seat, seeded(next_word(rng)), manner, self.keep and self.nodes is None)
        return trees

    def _new_trees(self, game: Game) -> tuple[Manner, list[Tree]]:
        network = network_of(game, self.network) if self.manner.learned else None
        layers = network.layers if network else NO_NETWORK
        trees = [Tree(game, layers, (self.memory << 20) // self.cores) for _ in range(self.cores)]
        return self.manner._replace(learned=network is not None), trees  # without one, by the fitted values

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
    """What all trees together say of the moves at the root, the best first; what one has proved is enough."""
    solved = [tree for tree in trees if tree.is_solved()]
    trees = solved[:1] or trees
    edges = [tree.memory.edges[tree.root] for tree in trees]
    visits, chances, leads = (np.sum([each[name] for each in edges], axis=0) for name in ("visits", "chances", "leads"))
    found = [
        Estimate(int(action), int(n), float(chance / n), float(lead / n))
        for action, n, chance, lead in zip(edges[0]["action"], visits, chances, leads, strict=True)
    ]
    how, most = trees[0].manner, int(visits.max())
    if how.worlds:  # moves that are equally good are tried equally often
        return sorted(found, key=lambda e: (e.visits < TRIED * most, -worth(how, e.chance, e.lead)))
    return sorted(found, key=lambda e: (0 if solved else -e.visits, -worth(how, e.chance, e.lead)))


@jit
def misjudge(rng: Random, out: Any) -> None:
    """Write by how much each of some moves is misjudged, in typical errors."""
    for i in range(len(out)):
        out[i] = bell(rng)


@part
def bell(rng: Random) -> float:
    """A number around 0, most often between -1 and 1, never far from there."""
    total = -6.0
    for _ in range(12):
        total += below(rng, 1 << 20) / (1 << 20)
    return max(-FARTHEST, min(FARTHEST, total))
