"""Is one move clearly best? A search from what the seat sees, and then one as long for what is left without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import local
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ..bots.levels import judge_of
from ..bots.search import TRIED, Estimate, SearchBot, merged
from ..bots.tree import Tree
from ..bots.walks import worth
from ..core.dialect.random import seeded
from ..core.game.game import Game
from ..study.judge import BANNED, sorted_edges
from .puzzle import Puzzle

Thing = TypeVar("Thing")
Gained = TypeVar("Gained")

GAP = 0.08  # of the chance of winning: what the best of the other moves loses at least
ALIKE = 0.03  # moves that lose no more than this are solutions as well
MOST = 3  # solutions of a puzzle
CHECK = 10  # times the walks with which a puzzle is confirmed
CONFIRMED = 0.06  # the gap that a fresh search must see, as chance moves every estimate a little


class Clear(NamedTuple):
    """A decision in which few moves are clearly better than all others."""

    solutions: list[int]
    losses: dict[int, float]  # of every move; zero for the solutions
    chance: float  # of winning, with the best

    @property
    def gap(self) -> float:
        """What the best of the others loses."""
        return min(loss for action, loss in self.losses.items() if action not in self.solutions)


class Adviser:
    """The searches of one thread: long ones and short ones have trees of their own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._long, self._short = judge_of(game), judge_of(game)

    def clear(self, view: Any, seat: int, walks: int, seed: int, gap: float = GAP) -> Clear | None:
        """What is clearly best in a view; nothing where too much is, or the best of the rest loses too little."""
        tree = self._tree(self._long, view, seat, seed)
        tree.think(seat, 0, walks)
        best = sorted_edges(tree)[0]
        solutions, done, edges = [best.action], walks, len(merged([tree]))
        while len(solutions) <= min(MOST, edges - 1):
            with without(tree, solutions):
                tree.think(seat, done, done + walks // 2)
                done += walks // 2
                next_best = first_of(tree, solutions)
            best = max((one for one in merged([tree]) if one.action in solutions), key=lambda one: one.chance)
            loss = best.chance - next_best.chance
            if loss >= gap:
                return Clear(solutions, losses_of(tree, solutions, best.chance, loss), best.chance)
            if loss > ALIKE:
                return None
            solutions.append(next_best.action)
        return None

    def choice(self, view: Any, seat: int, walks: int, seed: int) -> list[Estimate]:
        """What a short search thinks of the moves, the best first."""
        tree = self._tree(self._short, view, seat, seed)
        tree.think(seat, 0, walks)
        return merged([tree])

    def _tree(self, search: SearchBot, view: Any, seat: int, seed: int) -> Tree:
        return search.prepared(view, seat, seeded(seed))[0]


@contextmanager
def without(tree: Tree, actions: Sequence[int]) -> Iterator[None]:
    """Meanwhile no walk takes one of these moves of the root."""
    edges, root = tree.memory.edges, tree.root
    left_out = np.flatnonzero(np.isin(edges["action"][root], actions)) + root.start
    kept = edges["chances"][left_out].copy()
    edges["chances"][left_out] = BANNED * edges["visits"][left_out]
    yield
    tree.memory.edges["chances"][left_out] = kept  # the tree may have grown into other arrays


def first_of(tree: Tree, left_out: Sequence[int]) -> Estimate:
    """The best of the other moves, among those that were tried enough."""
    others = [edge for edge in merged([tree]) if edge.action not in left_out]
    enough = 0 if tree.is_solved() else TRIED * max(edge.visits for edge in others)
    tried = [edge for edge in others if edge.visits >= enough]
    return max(tried, key=lambda one: (worth(tree.manner, one.chance, one.lead), -one.action))


def losses_of(tree: Tree, solutions: Sequence[int], chance: float, least: float) -> dict[int, float]:
    """What every move loses; one that was hardly tried loses no less than the best of those that were."""
    return {
        edge.action: 0.0 if edge.action in solutions else max(least, chance - edge.chance) for edge in merged([tree])
    }


def confirmed(game: Game, puzzles: Sequence[Puzzle], walks: int, seed: int, cores: int = 1) -> Iterator[bool]:
    """Whether a fresh search finds the same solutions of each puzzle, and a gap after them."""
    own = local()

    def work(puzzle: Puzzle) -> bool:
        if not hasattr(own, "judge"):
            own.judge = Adviser(game)
        view = puzzle.position.view(puzzle.seat)
        found = own.judge.clear(view, puzzle.seat, walks, seed, CONFIRMED)
        return found is not None and set(found.solutions) == set(puzzle.solutions)

    return on_cores(work, puzzles, cores)


def on_cores(work: Callable[[Thing], Gained], things: Sequence[Thing], cores: int) -> Iterator[Gained]:
    """Work on one thing after the other; on several cores no more are begun than somebody may soon want."""
    if cores == 1:
        yield from map(work, things)
        return
    with ThreadPoolExecutor(cores) as pool:
        for first in range(0, len(things), 4 * cores):
            yield from pool.map(work, things[first : first + 4 * cores])
