"""The walks of the tree search, compiled: guess a world, go down, add a node, look one move ahead, note the outcome.

What holds between two walks: a node's edges lie side by side; every edge has at least the one visit that its first
estimate counts as; ``chances`` and ``leads`` of an edge are sums over its visits, for the seat that moves at its node;
an edge that is proved keeps its outcome for good; a node is proved when all its edges are.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..core.dialect.jit import jit, part
from ..core.dialect.random import STEP, mix, pick
from ..core.dialect.record import Int32, Record, UInt64, record
from ..core.game.game import CHANCE, OVER
from ..core.game.generic import actor, deal, guess, hide, legal, odds, play, ranks, value
from ..core.game.network import judge, judge_after, look, tell

DEPTH = 400  # decisions in one walk
FREE = 0  # the key of an empty place in the table of nodes
HERE, NEXT, VIEW = (
    1,
    2,
    3,
)  # of the four positions: where a walk is, after a move, what a seat sees; the root is the first
CHANCES, LEADS, NEXT_CHANCES, NEXT_LEADS = range(4)  # rows of numbers by seat: where a walk ends, and after a move


class Manner(NamedTuple):
    """How a search weighs things."""

    explore: float = 0.05  # how much a move that was seldom tried is preferred
    spread: float = 12.0  # points of lead that make winning three times as likely as losing, roughly
    draws: int = 0  # how many different outcomes of one draw are looked at; 0: a position before a draw is a leaf
    by_lead: float = 0.1  # how much the lead counts beside the chance of winning, which alone would play carelessly
    merge: bool = True  # positions that different moves lead to are one node; without it only measures what that gains
    prove: bool = True  # outcomes that nothing can change are noted; only where nothing is hidden
    alone: bool = False  # only this seat's decisions are nodes; the others play what looks best one move ahead
    learned: bool = True  # positions are judged by a network, not by fitted values
    plain: bool = False  # what others play at sight is judged by the fitted value all the same, which is quicker


@record
class Node(Record):
    """What is known of an information set: its moves are edges first .. first + count - 1."""

    key: UInt64
    first: Int32
    count: Int32
    visits: Int32
    open: Int32  # moves whose outcome is not proved yet; without any, the node's own is proved


@record
class Counts(Record):
    """How much of a tree's memory is in use, and where it begins."""

    nodes: Int32
    edges: Int32
    root: Int32  # the place of the root's node


class Memory(NamedTuple):
    """All that a search works with; its trees are arrays, so that compiled code allocates nothing."""

    nodes: Any
    proofs: Any  # [places of nodes, 2, seats] chances and leads, where moves are proved
    actions: Any  # of edges
    visits: Any
    chances: Any
    leads: Any
    proved: Any
    counts: Any
    states: Any
    scratch: Any  # a position whose bytes are also words
    words: Any
    rngs: Any
    out: Any
    weights: Any
    path: Any  # [depth, 4] node, edge, seat, draws before
    floats: Any  # [4, seats]
    places: Any
    layers: Any  # of the network
    pad: Any  # where it works


@jit
def search(m: Memory, how: Manner, seat: int, first: int, last: int) -> None:
    """Walks from the root view: guess, descend, expand, back up."""
    for i in range(first, last):
        m.states[HERE] = m.states[0]
        guess(m.states[HERE], seat, m.rngs[0])
        depth, drawn, sure = 0, 0, False
        way: Any = np.uint64(0)  # which way the walk came
        who, mover = seat, seat  # when several seats choose at once, the search begins with this one
        while depth < DEPTH:
            if who == OVER or (who == CHANCE and how.draws == 0):
                judge_end(m, how, mover, who == OVER)
                sure = True
                break
            if who == CHANCE:
                draw(m, how.draws, i, drawn)
                drawn += 1
                who = actor(m.states[HERE])
                continue
            mover = who
            n = legal(m.states[HERE], who, m.out)
            if (how.alone and who != seat) or (n == 1 and depth > 0):
                play(m.states[HERE], who, best_at_sight(m, how, who, n))
                who = actor(m.states[HERE])
                continue
            key = view_key(m, who)
            if not how.merge:
                key = (key + way * np.uint64(STEP)) | np.uint64(1)
            at = find(m.nodes, key)
            if depth == 0:
                m.counts[0].root = at
            if m.nodes[at].key != key:
                expand(m, how, at, key, who, n)
                break
            if m.nodes[at].open == 0:
                take_proof(m, at)
                sure = True
                break
            edge = best_edge(m, how, at)
            m.path[depth, 0], m.path[depth, 1] = at, edge
            m.path[depth, 2], m.path[depth, 3] = who, drawn
            way = mix(way + np.uint64(edge + 1))
            depth += 1
            play(m.states[HERE], who, int(m.actions[edge]))
            who = actor(m.states[HERE])
        back_up(m, how, depth, drawn, sure and how.prove)


@part
def draw(m: Memory, draws: int, walk: int, drawn: int) -> None:
    """One of few outcomes in each position, so that walks meet again; but none twice, or a redraw would never end."""
    turn = np.uint64(walk % draws + draws * drawn)
    m.rngs[1].word = mix(view_key(m, -1) + turn * np.uint64(STEP))
    deal(m.states[HERE], pick(m.rngs[1], m.weights, odds(m.states[HERE], m.weights)))


@part
def back_up(m: Memory, how: Manner, depth: int, drawn: int, sure: bool) -> None:
    """Note on the way back what came of the moves; what is sure stays so up to the last draw or open choice."""
    for step in range(depth):
        j = depth - 1 - step
        at, edge, who = m.path[j, 0], m.path[j, 1], m.path[j, 2]
        sure = sure and m.path[j, 3] == drawn
        drawn = m.path[j, 3]
        m.nodes[at].visits += 1
        m.visits[edge] += 1
        if sure and not m.proved[edge]:
            m.proved[edge] = True
            m.chances[edge] = m.floats[CHANCES, who] * m.visits[edge]
            m.leads[edge] = m.floats[LEADS, who] * m.visits[edge]
            best = worth(how, m.proofs[at, 0, who], m.proofs[at, 1, who])
            if m.nodes[at].open == m.nodes[at].count or worth(how, m.floats[CHANCES, who], m.floats[LEADS, who]) > best:
                for i in range(m.proofs.shape[2]):
                    m.proofs[at, 0, i] = m.floats[CHANCES, i]
                    m.proofs[at, 1, i] = m.floats[LEADS, i]
            m.nodes[at].open -= 1
        else:
            m.chances[edge] += m.floats[CHANCES, who]
            m.leads[edge] += m.floats[LEADS, who]
        sure = sure and m.nodes[at].open == 0
        if sure:
            take_proof(m, at)


@part
def take_proof(m: Memory, at: int) -> None:
    """What every seat gets in a node whose best move is proved."""
    for i in range(m.proofs.shape[2]):
        m.floats[CHANCES, i] = m.proofs[at, 0, i]
        m.floats[LEADS, i] = m.proofs[at, 1, i]


@part
def worth(how: Manner, chance: float, lead: float) -> float:
    """What a seat strives for: to win, and a little for the lead, which keeps the rest in order."""
    return chance + how.by_lead * lead / (how.spread + abs(lead))


@part
def view_key(m: Memory, who: int) -> Any:
    """A number for what a seat knows of the position; two views share one about never."""
    m.scratch[0] = m.states[HERE]
    if who >= 0:
        hide(m.scratch[0], who)
    key = np.uint64(who + 2) * np.uint64(STEP)
    for i in range(len(m.words)):
        key = (key ^ m.words[i]) * np.uint64(0xFF51AFD7ED558CCD)
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
def best_edge(m: Memory, how: Manner, at: int) -> int:
    """The move with the best upper bound; there is nothing to learn of one that is proved."""
    first = m.nodes[at].first
    scale = how.explore * sqrt(log(m.nodes[at].visits + 2.0))
    best, most = first, -1e9
    for edge in range(first, first + m.nodes[at].count):
        visits = m.visits[edge]
        bound = worth(how, m.chances[edge] / visits, m.leads[edge] / visits)
        if not m.proved[edge]:
            bound += scale / sqrt(visits)
        if bound > most:
            best, most = edge, bound
    return int(best)


@part
def expand(m: Memory, how: Manner, at: int, key: Any, who: int, n: int) -> None:
    """Look one move ahead: every move gets a first estimate, and the best one's is the leaf's."""
    first = m.counts[0].edges
    room = first + n <= len(m.actions) and 2 * m.counts[0].nodes < len(m.nodes)
    if room:
        m.nodes[at].key = key
        m.nodes[at].first = first
        m.nodes[at].count = n
        m.nodes[at].open = n
        m.nodes[at].visits = 1
        m.counts[0].nodes += 1
        m.counts[0].edges += n
    if how.learned:
        see(m, who)
        look(m.layers, m.pad, m.states[VIEW], who)
    best = -1e9
    for i in range(n):
        m.states[NEXT] = m.states[HERE]
        play(m.states[NEXT], who, int(m.out[i]))
        estimate(m, how, who)
        if room:
            m.actions[first + i] = m.out[i]
            m.visits[first + i] = 1
            m.chances[first + i] = m.floats[NEXT_CHANCES, who]
            m.leads[first + i] = m.floats[NEXT_LEADS, who]
            m.proved[first + i] = False
        bound = worth(how, m.floats[NEXT_CHANCES, who], m.floats[NEXT_LEADS, who])
        if bound > best:
            best = bound
            for j in range(m.floats.shape[1]):
                m.floats[CHANCES, j] = m.floats[NEXT_CHANCES, j]
                m.floats[LEADS, j] = m.floats[NEXT_LEADS, j]


@part
def best_at_sight(m: Memory, how: Manner, who: int, n: int) -> int:
    """The move after which a seat may expect most."""
    by_network = how.learned and not how.plain
    if n > 1 and by_network:
        see(m, who)
        look(m.layers, m.pad, m.states[VIEW], who)
    best, most = 0, -1e9
    for i in range(n if n > 1 else 0):
        m.states[NEXT] = m.states[HERE]
        play(m.states[NEXT], who, int(m.out[i]))
        if by_network:
            estimate(m, how, who)
            gain = worth(how, m.floats[NEXT_CHANCES, who], m.floats[NEXT_LEADS, who])
        else:
            gain = value(m.states[NEXT], who)
        if gain > most:
            best, most = i, gain
    return int(m.out[best])


@part
def see(m: Memory, who: int) -> None:
    """What a seat sees where a walk is."""
    m.states[VIEW] = m.states[HERE]
    hide(m.states[VIEW], who)


@part
def estimate(m: Memory, how: Manner, who: int) -> None:
    """What each seat may expect after a move of one of them: its lead, and its chance of winning."""
    over = how.learned and actor(m.states[NEXT]) == OVER
    if how.learned and not over:
        hide(m.states[NEXT], who)  # a network judges what a seat sees, never the guessed world
        judge_after(m.layers, m.pad, m.states[NEXT], who)
        tell(m.pad, who, m.states[NEXT].seat_count, m.floats[NEXT_CHANCES], m.floats[NEXT_LEADS])
        relate(m, m.states[NEXT].seat_count, NEXT_LEADS)
    else:
        judge_by_value(m, how, NEXT, NEXT_CHANCES, over)


@part
def judge_end(m: Memory, how: Manner, mover: int, over: bool) -> None:
    """What each seat gets where a walk ends: before a draw what is expected, after the last move the result."""
    if how.learned and not over:
        see(m, mover)
        judge(m.layers, m.pad, m.states[VIEW], mover)
        tell(m.pad, mover, m.states[HERE].seat_count, m.floats[CHANCES], m.floats[LEADS])
        relate(m, m.states[HERE].seat_count, LEADS)
    else:
        judge_by_value(m, how, HERE, CHANCES, over)


@part
def judge_by_value(m: Memory, how: Manner, which: int, chances: int, over: bool) -> None:
    """Leads by the fitted values, and the chances that they mean; winners of a game that is over share the win."""
    seats, leads, winners = m.states[which].seat_count, chances + 1, 0
    if over:
        ranks(m.states[which], m.places)
        for j in range(seats):
            winners += m.places[j] == 1
    for j in range(seats):
        m.floats[leads, j] = value(m.states[which], j)
    relate(m, seats, leads)
    for j in range(seats):
        m.floats[chances, j] = 1.0 / (1.0 + exp(-m.floats[leads, j] / how.spread))
        if over:
            won = 1.0 / winners if m.places[j] == 1 else 0.0
            m.floats[chances, j] = won if how.learned else 0.9 * won + 0.1 * m.floats[chances, j]


@part
def relate(m: Memory, seats: int, points: int) -> None:
    """Turn points into leads over the best other seat."""
    best, second = -1e9, -1e9
    for j in range(seats):
        if m.floats[points, j] > best:
            best, second = m.floats[points, j], best
        elif m.floats[points, j] > second:
            second = m.floats[points, j]
    for j in range(seats):
        m.floats[points, j] -= second if m.floats[points, j] == best else best
