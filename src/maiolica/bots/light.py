"""Whole games of light searches, compiled: hundreds a second, to find out how strong levels are.

Every seat searches with so many walks and misjudges by so many points; what it thinks of its best move can be noted,
to see how often it is right.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from ..core.dialect.jit import jit, part
from ..core.dialect.random import Random, below, branch, pick
from ..core.dialect.record import IntArray, in_array
from ..core.game.game import CHANCE, OVER, Game
from ..core.game.generic import actor, deal, hide, legal, odds, play, ranks
from ..core.game.network_file import network_of
from .levels import settings_of
from .search import TRIED, bell
from .tree import NO_NETWORK, Tree
from .walks import Manner, Memory, search, worth
from .worlds import meet

CHUNK = 8  # games per task of a core


class Light(NamedTuple):
    """A light search: its walks for each decision, and by how many points it misjudges a move."""

    walks: int
    noise: float = 0.0


def share_of(game: Game, ours: Light, theirs: Light, seats: int, games: int, seed: int, cores: int) -> float:
    """Our share of the victories: ours at one seat, theirs at all others, the same deals from every seat."""
    deals = -(-games // seats)
    tables = [[ours if seat == mine else theirs for seat in range(seats)] for mine in range(seats)]
    shares = [play_light(game, table, deals, seed, cores)[:, mine].mean() for mine, table in enumerate(tables)]
    return float(np.mean(shares))


def play_light(game: Game, table: list[Light], games: int, seed: int, cores: int) -> IntArray:
    """Each seat's share of the victory in games with these bots; game i depends on the seed, i and the bots alone."""
    shares = np.zeros((games, len(table)))
    walks, noises = np.array([bot.walks for bot in table], np.int32), np.array([bot.noise for bot in table])

    def chunk(first: int) -> None:
        tree, how, start = light_tree(game, len(table), int(walks.max()))
        thoughts = np.zeros((0, 3))
        for i in range(first, min(first + CHUNK, games)):
            play_game(tree.memory, how, start.copy(), np.zeros(2, Random.layout), (seed, i), walks, noises, thoughts)
            shares[i] = tree.memory.floats[0, : len(table)]

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(chunk, range(0, games, CHUNK)))
    return shares


def thoughts_of(game: Game, bot: Light, seats: int, games: int, seed: int) -> IntArray:
    """Of every decision in games of one bot with itself: how far the game was, the chance it gave itself, its share."""
    tree, how, start = light_tree(game, seats, bot.walks)
    walks, noises = np.full(seats, bot.walks, np.int32), np.full(seats, bot.noise)
    found = []
    for i in range(games):
        thoughts = np.zeros((1000, 3))
        count = play_game(
            tree.memory, how, start.copy(), np.zeros(2, Random.layout), (seed, i), walks, noises, thoughts
        )
        shares = tree.memory.floats[0]
        noted = thoughts[: min(count, len(thoughts))]
        far = np.arange(len(noted)) / max(1, count)
        found.append(np.stack([far, noted[:, 1], shares[noted[:, 0].astype(int)]], 1))
    return np.concatenate(found)


def light_tree(game: Game, seats: int, walks: int) -> tuple[Tree, Manner, IntArray]:
    """A tree as large as these walks need, how it is searched, and where games begin."""
    network = network_of(game)
    given = {name: value for name, value in settings_of(game, "search").items() if name in Manner._fields}
    how = Manner(**given)._replace(learned=network is not None, prove=False)
    tree = Tree(game, network.layers if network else NO_NETWORK)
    tree.grow(walks + 1)
    return tree, how._replace(explore=how.explore * 2 / seats), in_array([game.start(seats)])


@jit
def play_game(
    m: Memory, how: Manner, table: Any, rngs: Any, number: Any, walks: Any, noises: Any, thoughts: Any
) -> int:
    """Play a game; the shares of the victory are left in the first row of numbers, what was thought in its list."""
    branch(rngs[0], np.uint64(number[0]), np.uint64(number[1]))
    branch(rngs[1], np.uint64(number[0]) + np.uint64(1), np.uint64(number[1]))
    count = 0
    seat = actor(table[0])
    while seat != OVER:
        if seat == CHANCE:
            deal(table[0], pick(rngs[0], m.weights, odds(table[0], m.weights)))
        else:
            action, chance = choose(m, how, table, rngs[1], seat, int(walks[seat]), float(noises[seat]))
            if chance >= 0:
                if count < len(thoughts):
                    thoughts[count, 0] = seat
                    thoughts[count, 1] = chance
                count += 1
            play(table[0], seat, action)
        seat = actor(table[0])
    share_out(m, table)
    return count


@part
def choose(m: Memory, how: Manner, table: Any, rng: Random, seat: int, walks: int, noise: float) -> Any:
    """What a light search plays, and the chance of winning that it sees in it; none where there is no choice."""
    if legal(table[0], seat, m.out) == 1:
        return int(m.out[0]), -1.0
    for i in range(len(m.nodes)):
        m.nodes[i].key = np.uint64(0)
    m.counts[0].nodes = 0
    m.counts[0].edges = 0
    m.states[0] = table[0]
    hide(m.states[0], seat)
    m.rngs[0].word = rng.word
    if how.worlds:
        meet(m, how, seat, 0, walks)
    else:
        search(m, how, seat, 0, walks)
    root = m.nodes[m.counts[0].root]
    best, most, often = root.first, -1e9, 0
    for edge in range(root.first, root.first + root.count):
        often = max(often, m.edges[edge].visits)
    for edge in range(root.first, root.first + root.count):
        visits = float(m.edges[edge].visits)
        tried = 10.0 * (visits >= TRIED * often) if how.worlds else visits  # as in search.py
        promise = tried + worth(how, m.edges[edge].chances / visits, m.edges[edge].leads / visits)
        if noise > 0:
            promise = m.edges[edge].leads / visits + noise * bell(rng)
        if promise > most:
            best, most = edge, promise
    below(rng, 2)  # the next search has other luck
    return int(m.edges[best].action), float(m.edges[best].chances / m.edges[best].visits)


@part
def share_out(m: Memory, table: Any) -> None:
    """The winners share the victory."""
    ranks(table[0], m.places)
    winners = 0
    for seat in range(table[0].seat_count):
        winners += m.places[seat] == 1
    for seat in range(table[0].seat_count):
        m.floats[0, seat] = 1.0 / winners if m.places[seat] == 1 else 0.0
