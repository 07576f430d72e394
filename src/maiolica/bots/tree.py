"""Tree search for any game: information sets as nodes, worlds by ``guess``, chance by draws, values at the leaves.

A node is what the seat to move knows, found by the bytes of its view: so positions that different moves lead to are one
node, and a seat never acts on what it cannot see. Each iteration guesses a world, walks down the tree, adds one node,
looks one move ahead from there, and notes on the way back what every seat may expect.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.dialect.random import Random, seeded
from ..core.game.game import MOST_SEATS
from .walks import DEPTH, Node, Settings, search

EXPLORE, SPREAD, DRAWS = 0.1, 12.0, 8  # see Settings; what serves most games, the first one with two seats
MOST_NODES, MOST_EDGES = 1 << 16, 1 << 21


class Tree:
    """The memory of one search, used again for the next; each walk adds a node, as long as there is room."""

    def __init__(self, game: Any, nodes: int = MOST_NODES, edges: int = MOST_EDGES) -> None:
        self.game = game
        edges = min(edges, nodes * game.moves.size)
        self.nodes = np.zeros(2 * nodes, Node.layout)
        self.proofs = np.zeros((2 * nodes, 2, MOST_SEATS), np.float32)  # chances and leads, where moves are proved
        self.actions = np.zeros(edges, np.int16)
        self.visits = np.zeros(edges, np.int32)
        self.chances = np.zeros(edges, np.float32)  # sum of the chances of winning
        self.leads = np.zeros(edges, np.float32)  # sum of the leads in points
        self.proved = np.zeros(edges, np.bool_)
        self.settings = np.zeros(1, Settings.layout)
        size = game.state.layout.itemsize
        self.words = np.zeros(-(-size // 8), np.uint64)
        self.scratch = self.words.view(np.uint8)[:size].view(game.state.layout)
        self.states = np.zeros(3, game.state.layout)
        self.rngs = np.zeros(2, Random.layout)
        self.out = np.zeros(game.moves.size, np.int32)
        self.weights = np.zeros(game.outcomes.size, np.int32)
        self.path = np.zeros((DEPTH, 4), np.int32)  # node, edge, seat, draws before
        self.floats = np.zeros((4, MOST_SEATS), np.float64)
        self.places = np.zeros(MOST_SEATS, np.int32)

    def start(
        self,
        view: Any,
        seat: int,
        rng: Random,
        explore: float = EXPLORE,
        spread: float = SPREAD,
        draws: int = DRAWS,
        merge: bool = True,
        prove: bool = True,
        alone: bool = False,
    ) -> None:
        """Forget everything and begin at the view of a seat."""
        self.nodes.view(np.uint8).fill(0)  # ten times faster than by fields
        self.states[0] = view
        self.rngs[0] = rng
        s = self.settings[0]
        s.nodes = s.edges = s.root = 0
        s.explore = round(1000 * explore * 2 / view.seat_count)  # the more seats, the less each one's chance varies
        s.spread, s.draws, s.merge = round(1000 * spread), draws, merge
        s.prove, s.alone = prove and not alone and self.knows_all(view, seat), alone

    def knows_all(self, view: Any, seat: int) -> bool:
        """Whether nothing is left to guess for a seat."""
        world = view.clone()
        self.game.rules.guess(world, seat, seeded(0))
        return bool(world.tobytes() == view.tobytes())

    def root_moves(self) -> int:
        """How many moves there are at the root; their edges come first."""
        return int(self.settings[0].root)

    def is_solved(self) -> bool:
        """Whether the outcome of every move at the root is proved."""
        return self.root_moves() > 0 and bool(self.proved[: self.root_moves()].all())

    def is_decided(self, walks: float) -> bool:
        """Whether so many more walks cannot make another move the most visited."""
        visits = np.sort(self.visits[: self.root_moves()])
        return len(visits) < 2 or visits[-1] - visits[-2] > walks or self.is_solved()

    def think(self, seat: int, first: int, last: int) -> None:
        """Make the iterations first .. last-1 for a seat."""
        with np.errstate(over="ignore"):  # interpreted, words wrap with a warning
            search(
                self.states,
                self.scratch,
                self.words,
                self.rngs,
                self.nodes,
                self.proofs,
                self.actions,
                self.visits,
                self.chances,
                self.leads,
                self.proved,
                self.settings,
                self.out,
                self.weights,
                self.path,
                self.floats,
                self.places,
                seat,
                first,
                last,
            )
