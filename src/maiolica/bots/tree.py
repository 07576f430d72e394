"""Tree search for any game: information sets as nodes, worlds by ``guess``, chance by draws, judgments at the leaves.

A node is what the seat to move knows, found by the bytes of its view: so positions that different moves lead to are one
node, and a seat never acts on what it cannot see. Each iteration guesses a world, walks down the tree, adds one node,
looks one move ahead from there, and notes on the way back what every seat may expect.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.dialect.jit import jit
from ..core.dialect.random import Random, seeded
from ..core.game.game import MOST_SEATS
from ..core.game.generic import reopen
from ..core.game.network import Layers, new_pad
from .walks import DEPTH, FREE, Counts, Edge, Manner, Memory, Node, find, search, view_key
from .worlds import meet

SMALL = 1 << 8  # nodes of a new tree; it grows as its walks need
WALKS = 1 << 10  # between two looks at how full it is
NO_NETWORK = Layers(*(np.zeros(shape, np.float32) for shape in ((1, 1), 1, (1, 1), 1, (1, 2), 2)))
OF_NODES, OF_EDGES = ("nodes", "proofs"), ("edges",)


class Tree:
    """The memory of one search; each walk adds a node, as long as it may grow."""

    def __init__(self, game: Any, layers: Layers = NO_NETWORK, most: int = 1 << 28) -> None:
        self.game = game
        self.most = most  # bytes
        self.manner = Manner()
        self.owner = -1  # the seat that thinks
        size = game.state.layout.itemsize
        words = np.zeros(-(-size // 8), np.uint64)
        self.memory = Memory(
            nodes=np.zeros(2 * SMALL, Node.layout),
            proofs=np.zeros((2 * SMALL, 2, game.seats[-1]), np.float32),
            edges=np.zeros(SMALL * 16, Edge.layout),
            counts=np.zeros(1, Counts.layout),
            states=np.zeros(5, game.state.layout),
            scratch=words.view(np.uint8)[:size].view(game.state.layout),
            words=words,
            rngs=np.zeros(2, Random.layout),
            out=np.zeros(game.moves.size, np.int32),
            weights=np.zeros(game.outcomes.size, np.int32),
            path=np.zeros((DEPTH, 4), np.int32),
            floats=np.zeros((4, MOST_SEATS), np.float64),
            places=np.zeros(MOST_SEATS, np.int32),
            layers=layers,
            pad=new_pad(layers),
        )

    def start(self, view: Any, seat: int, rng: Random, manner: Manner, keep: bool = False) -> None:
        """Begin at the view of a seat; what the same seat thought before can be kept, as it knows no less now."""
        manner = manner._replace(
            explore=manner.explore * 2 / view.seat_count,  # the more seats, the less each one's chance varies
            prove=manner.prove and not manner.alone and self.knows_all(view, seat),
        )
        if not keep or manner.worlds or manner != self.manner or seat != self.owner or self.is_half_full():
            self.memory.nodes.view(np.uint8).fill(0)  # ten times faster than by fields
            self.memory.counts.view(np.uint8).fill(0)
        self.manner, self.owner = manner, seat
        self.memory.states[0] = view
        self.memory.rngs[0] = rng

    def knows_all(self, view: Any, seat: int) -> bool:
        """Whether nothing is left to guess for a seat."""
        world = view.clone()
        self.game.rules.guess(world, seat, seeded(0))
        return bool(world.tobytes() == view.tobytes())

    @property
    def root(self) -> slice:
        """The edges of the root."""
        node = self.memory.nodes[self.memory.counts[0].root]
        return slice(node.first, node.first + node.count)

    def is_solved(self) -> bool:
        """Whether the outcome of every move at the root is proved."""
        proved = self.memory.edges["proved"][self.root]
        return len(proved) > 0 and bool(proved.all())

    def is_decided(self, walks: float) -> bool:
        """Whether so many more walks cannot make another move the most visited."""
        visits = np.sort(self.memory.edges["visits"][self.root])
        return len(visits) < 2 or visits[-1] - visits[-2] > walks or self.is_solved()

    def think(self, seat: int, first: int, last: int) -> None:
        """Make the iterations first .. last-1 for a seat."""
        walk = meet if self.manner.worlds else search
        with np.errstate(over="ignore"):  # interpreted, words wrap with a warning
            for begin in range(first, last, WALKS):
                self.grow(min(WALKS, last - begin))
                walk(self.memory, self.manner, seat, begin, min(last, begin + WALKS))

    def moves_at(self, s: Any, who: int, least: int) -> Any:
        """What is known of a seat's moves in a position, as edges; none if fewer walks than these came through."""
        if self.manner.worlds:
            reopen(s := s.clone(), who)
        with np.errstate(over="ignore"):
            key = view_key(s, self.memory.scratch, self.memory.words, who)
        node = self.memory.nodes[find(self.memory.nodes, key)]
        known = node.key == key and (node.visits >= least or node.open == 0)
        return self.memory.edges[node.first : node.first + node.count if known else node.first]

    # Memory ---------------------------------------------------------------------------------------

    def is_half_full(self) -> bool:
        """Whether what is kept of old thoughts leaves little room for new ones."""
        counts = self.memory.counts[0]
        nodes, edges = 4 * counts.nodes > len(self.memory.nodes), 2 * counts.edges > len(self.memory.edges)
        return bool(self.size() * 2 > self.most and (nodes or edges))

    def size(self) -> int:
        """The bytes of nodes and edges."""
        return sum(getattr(self.memory, name).nbytes for name in (*OF_NODES, *OF_EDGES))

    def grow(self, walks: int) -> None:
        """Make room for so many walks, or as much as is allowed."""
        counts, edges_each = self.memory.counts[0], min(64, self.game.moves.size)
        while 2 * (counts.nodes + walks) > len(self.memory.nodes) and self._may_grow(OF_NODES):
            self._grow_nodes()
        while counts.edges + walks * edges_each > len(self.memory.edges) and self._may_grow(OF_EDGES):
            self.memory = self.memory._replace(edges=np.resize(self.memory.edges, 2 * len(self.memory.edges)))

    def _may_grow(self, names: tuple[str, ...]) -> bool:
        more = sum(int(getattr(self.memory, name).nbytes) for name in names)
        return self.size() + more <= self.most

    def _grow_nodes(self) -> None:
        old = self.memory
        nodes = np.zeros(2 * len(old.nodes), Node.layout)
        proofs = np.zeros((2 * len(old.nodes), *old.proofs.shape[1:]), np.float32)
        if old.counts[0].nodes:
            move_in(old.nodes, old.proofs, nodes, proofs, old.counts)
        self.memory = old._replace(nodes=nodes, proofs=proofs)


@jit
def move_in(old: Any, old_proofs: Any, nodes: Any, proofs: Any, counts: Any) -> None:
    """Put the nodes of a small table into a larger one."""
    root = old[counts[0].root].key
    for i in range(len(old)):
        if old[i].key != FREE:
            at = find(nodes, old[i].key)
            nodes[at] = old[i]
            for j in range(proofs.shape[2]):
                proofs[at, 0, j] = old_proofs[i, 0, j]
                proofs[at, 1, j] = old_proofs[i, 1, j]
    counts[0].root = find(nodes, root)
