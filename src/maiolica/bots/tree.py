"""Tree search for any game: information sets as nodes, worlds by ``guess``, chance by draws, values at the leaves.

A node is what the seat to move knows, found by the bytes of its view: so positions that different moves lead to are one
node, and a seat never acts on what it cannot see. Each iteration guesses a world, walks down the tree, adds one node,
looks one move ahead from there, and notes on the way back what every seat may expect.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import numpy as np

from ..core.game import CHANCE, OVER
from ..core.generic import actor, deal, guess, hide, legal, odds, play, ranks, value
from ..core.jit import jit, part
from ..core.random import STEP, Random, mix, pick
from ..core.record import Int32, Record, UInt64, record

MOST_SEATS = 5
DEPTH = 400  # decisions in one walk
EXPLORE, SPREAD, DRAWS = 0.1, 12.0, 8  # see Settings; what serves most games
FREE = 0  # the key of an empty place in the table of nodes


@record
class Node(Record):
    """What is known of an information set: its moves are edges first .. first + count - 1."""

    key: UInt64
    first: Int32
    count: Int32
    visits: Int32


@record
class Settings(Record):
    """How a search weighs things; numbers with a fraction are in thousandths."""

    nodes: Int32  # nodes in use
    edges: Int32  # edges in use
    root: Int32  # edges of the root
    explore: Int32  # how much a move that was seldom tried is preferred
    spread: Int32  # points of lead that make winning three times as likely as losing, roughly
    draws: Int32  # how many different outcomes of one draw are looked at; 0: a position before a draw is a leaf
    merge: Int32  # 1: positions that different moves lead to are one node; 0 only measures what that gains


class Tree:
    """The memory of one search, used again for the next."""

    def __init__(self, game: Any, nodes: int = 1 << 16, edges: int = 1 << 21) -> None:
        self.game = game
        self.nodes = np.zeros(2 * nodes, Node.layout)
        self.actions = np.zeros(edges, np.int16)
        self.visits = np.zeros(edges, np.int32)
        self.chances = np.zeros(edges, np.float32)  # sum of the chances of winning
        self.leads = np.zeros(edges, np.float32)  # sum of the leads in points
        self.settings = np.zeros(1, Settings.layout)
        size = game.state.layout.itemsize
        self.words = np.zeros(-(-size // 8), np.uint64)
        self.scratch = self.words.view(np.uint8)[:size].view(game.state.layout)
        self.states = np.zeros(3, game.state.layout)
        self.rngs = np.zeros(2, Random.layout)
        self.out = np.zeros(game.moves.size, np.int32)
        self.weights = np.zeros(game.outcomes.size, np.int32)
        self.path = np.zeros((DEPTH, 3), np.int32)
        self.floats = np.zeros((4, MOST_SEATS), np.float64)
        self.places = np.zeros(MOST_SEATS, np.int32)

    def start(
        self,
        view: Any,
        rng: Random,
        explore: float = EXPLORE,
        spread: float = SPREAD,
        draws: int = DRAWS,
        merge: bool = True,
    ) -> None:
        """Forget everything and begin at a view."""
        self.nodes[:] = 0
        self.states[0] = view
        self.rngs[0] = rng
        s = self.settings[0]
        s.nodes = s.edges = s.root = 0
        s.explore, s.spread, s.draws, s.merge = round(1000 * explore), round(1000 * spread), draws, merge

    def root_moves(self) -> int:
        """How many moves there are at the root; their edges come first."""
        return int(self.settings[0].root)

    def is_decided(self, walks: float) -> bool:
        """Whether so many more walks cannot make another move the most visited."""
        visits = np.sort(self.visits[: self.root_moves()])
        return len(visits) < 2 or visits[-1] - visits[-2] > walks

    def think(self, seat: int, first: int, last: int) -> None:
        """Make the iterations first .. last-1 for a seat."""
        with np.errstate(over="ignore"):  # interpreted, words wrap with a warning
            search(
                self.states,
                self.scratch,
                self.words,
                self.rngs,
                self.nodes,
                self.actions,
                self.visits,
                self.chances,
                self.leads,
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


@jit
def search(
    states: Any,
    scratch: Any,
    words: Any,
    rngs: Any,
    nodes: Any,
    actions: Any,
    visits: Any,
    chances: Any,
    leads: Any,
    settings: Any,
    out: Any,
    weights: Any,
    path: Any,
    floats: Any,
    places: Any,
    seat: int,
    first: int,
    last: int,
) -> None:
    """Walks from the root view: guess, descend, expand, back up."""
    for i in range(first, last):
        states[1] = states[0]
        guess(states[1], seat, rngs[0])
        depth, drawn, ended = 0, 0, False
        way: Any = np.uint64(0)  # which way the walk came
        who = seat  # when several seats choose at once, the search begins with this one
        while depth < DEPTH:
            if who == OVER:
                ended = True
                break
            if who == CHANCE and settings[0].draws == 0:
                for j in range(states[1].seat_count):
                    floats[1, j] = value(states[1], j)
                relate(floats, settings, states[1].seat_count, 1, 0)
                break
            if who == CHANCE:
                # few outcomes in each position, so that walks meet again; but none twice, or a redraw would never end
                turn = np.uint64(i % settings[0].draws + settings[0].draws * drawn)
                rngs[1].word = mix(view_key(states, scratch, words, -1) + turn * np.uint64(STEP))
                deal(states[1], pick(rngs[1], weights, odds(states[1], weights)))
                drawn += 1
                who = actor(states[1])
                continue
            n = legal(states[1], who, out)
            if n == 1 and depth > 0:
                play(states[1], who, int(out[0]))
                who = actor(states[1])
                continue
            key = view_key(states, scratch, words, who)
            if settings[0].merge == 0:
                key = (key + way * np.uint64(STEP)) | np.uint64(1)
            at = find(nodes, key)
            if nodes[at].key != key:
                expand(states, nodes, actions, visits, chances, leads, settings, out, floats, at, key, who, n)
                if depth == 0:
                    settings[0].root = n
                break
            edge = best_edge(nodes, visits, chances, settings, at)
            path[depth, 0] = at
            path[depth, 1] = edge
            path[depth, 2] = who
            way = mix(way + np.uint64(edge + 1))
            depth += 1
            play(states[1], who, int(actions[edge]))
            who = actor(states[1])
        if ended:
            final_chances(states, floats, places, settings)
        for j in range(depth):
            edge = path[j, 1]
            nodes[path[j, 0]].visits += 1
            visits[edge] += 1
            chances[edge] += floats[0, path[j, 2]]
            leads[edge] += floats[1, path[j, 2]]


@part
def view_key(states: Any, scratch: Any, words: Any, who: int) -> Any:
    """A number for what a seat knows of the position; two views share one about never."""
    scratch[0] = states[1]
    if who >= 0:
        hide(scratch[0], who)
    key = np.uint64(who + 2) * np.uint64(STEP)
    for i in range(len(words)):
        key = (key ^ words[i]) * np.uint64(0xFF51AFD7ED558CCD)
        key ^= key >> np.uint64(32)
    return key | np.uint64(1)


@part
def find(nodes: Any, key: Any) -> int:
    """The place of a node, or the free place where it belongs."""
    mask = len(nodes) - 1
    at = int(key >> np.uint64(20)) & mask
    while nodes[at].key != key and nodes[at].key != FREE:
        at = (at + 1) & mask
    return at


@part
def best_edge(nodes: Any, visits: Any, chances: Any, settings: Any, at: int) -> int:
    """The move with the best upper bound."""
    first = nodes[at].first
    scale = settings[0].explore / 1000.0 * sqrt(log(nodes[at].visits + 2.0))
    best, most = first, -1.0
    for edge in range(first, first + nodes[at].count):
        bound = chances[edge] / visits[edge] + scale / sqrt(visits[edge])
        if bound > most:
            best, most = edge, bound
    return int(best)


@part
def expand(
    states: Any,
    nodes: Any,
    actions: Any,
    visits: Any,
    chances: Any,
    leads: Any,
    settings: Any,
    out: Any,
    floats: Any,
    at: int,
    key: Any,
    who: int,
    n: int,
) -> None:
    """Look one move ahead: every move gets a first estimate, and the best one's is the leaf's."""
    room = settings[0].edges + n <= len(actions) and 2 * settings[0].nodes < len(nodes)
    first = settings[0].edges
    if room:
        nodes[at].key = key
        nodes[at].first = first
        nodes[at].count = n
        nodes[at].visits = 1
        settings[0].nodes += 1
        settings[0].edges += n
    best = -1.0
    seats = states[1].seat_count
    for i in range(n):
        states[2] = states[1]
        play(states[2], who, int(out[i]))
        estimate(states, floats, settings)
        if room:
            actions[first + i] = out[i]
            visits[first + i] = 1
            chances[first + i] = floats[2, who]
            leads[first + i] = floats[3, who]
        if floats[2, who] > best:
            best = floats[2, who]
            for j in range(seats):
                floats[0, j] = floats[2, j]
                floats[1, j] = floats[3, j]


@part
def estimate(states: Any, floats: Any, settings: Any) -> None:
    """What each seat may expect of the position in the last place: its lead, and its chance of winning."""
    seats = states[2].seat_count
    for j in range(seats):
        floats[3, j] = value(states[2], j)
    relate(floats, settings, seats, 3, 2)


@part
def relate(floats: Any, settings: Any, seats: int, points: int, chance: int) -> None:
    """Turn points into leads and chances of winning."""
    best, second = -1e9, -1e9
    for j in range(seats):
        if floats[points, j] > best:
            best, second = floats[points, j], best
        elif floats[points, j] > second:
            second = floats[points, j]
    for j in range(seats):
        other = second if floats[points, j] == best else best
        floats[points, j] -= other
        floats[chance, j] = 1.0 / (1.0 + exp(-floats[points, j] * 1000.0 / settings[0].spread))


@part
def final_chances(states: Any, floats: Any, places: Any, settings: Any) -> None:
    """The game is over: winners share the win; a little for the lead keeps the rest in order."""
    seats = states[1].seat_count
    for j in range(seats):
        floats[1, j] = value(states[1], j)
    relate(floats, settings, seats, 1, 0)
    ranks(states[1], places)
    winners = 0
    for j in range(seats):
        winners += places[j] == 1
    for j in range(seats):
        won = 1.0 / winners if places[j] == 1 else 0.0
        floats[0, j] = 0.9 * won + 0.1 * floats[0, j]
