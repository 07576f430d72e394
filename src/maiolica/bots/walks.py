"""The walks of the tree search, compiled: guess a world, go down, add a node, look one move ahead, note the outcome.

What holds between two walks: a node's edges lie side by side; every edge has at least the one visit that its first
estimate counts as; an edge that is proved keeps its outcome for good; a node is proved when all its edges are.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..core.dialect.jit import jit, part
from ..core.dialect.random import STEP, mix, pick
from ..core.dialect.record import Float32, Int16, Int32, Record, UInt64, record
from ..core.game.game import CHANCE, OVER
from ..core.game.generic import actor, deal, guess, hide, legal, odds, play, ranks, value
from ..core.game.network import SAID, judge_after, look, tell

DEPTH = 400  # decisions in one walk
FREE = 0  # the key of an empty place in the table of nodes
# positions after the root's: where a walk is, after a move, what a seat sees, and a world that several walks meet
HERE, NEXT, VIEW, WORLD = range(1, 5)
CHANCES, LEADS, NEXT_CHANCES, NEXT_LEADS = range(4)  # rows of numbers by seat: where a walk ends, and after a move


class Manner(NamedTuple):
    """How a search weighs things."""

    explore: float = 0.05  # how much a move that was seldom tried is preferred
    heat: float = 0.0  # the less, the more is tried what is worth more at first sight; 0: all are tried alike
    spread: float = 12.0  # points of lead that make winning three times as likely as losing, roughly
    draws: int = 0  # how many different outcomes of one draw are looked at; 0: a position before a draw is a leaf
    by_lead: float = 0.1  # how much the lead counts beside the chance of winning, which alone would play carelessly
    merge: bool = True  # positions that different moves lead to are one node; without it only measures what that gains
    prove: bool = True  # outcomes that nothing can change are noted; only where nothing is hidden
    alone: bool = False  # only this seat's decisions are nodes; the others play what looks best one move ahead
    learned: bool = True  # positions are judged by a network, not by fitted values
    worlds: bool = False  # all choose at once: every move meets the same worlds, and nothing but the root is a node
    ahead: int = 0  # decisions of its own that a seat plays at sight before such a walk ends
    trust: int = 1  # as so many such walks counts the first look at a move


@record
class Node(Record):
    """What is known of an information set: its moves are edges first .. first + count - 1."""

    key: UInt64
    first: Int32
    count: Int32
    visits: Int32
    open: Int32  # moves whose outcome is not proved yet; without any, the node's own is proved


@record
class Edge(Record):
    """What is known of a move; sums over its visits, for the seat that moves."""

    visits: Int32
    chances: Float32
    leads: Float32
    prior: Float32  # how likely it is the best at first sight
    action: Int16
    proved: Int16  # 1: its outcome is


@record
class Counts(Record):
    """How much of a tree's memory is in use, and where it begins."""

    nodes: Int32
    edges: Int32
    root: Int32  # the place of the root's node
    turn: Int32  # which of its moves meets the present world next
    judged: Int32  # positions at the ends of walks


class Memory(NamedTuple):
    """All that a search works with; its trees are arrays, so that compiled code allocates nothing."""

    nodes: Any
    proofs: Any  # [places of nodes, 2, seats] chances and leads, where moves are proved
    edges: Any
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
            key = view_key(m.states[HERE], m.scratch, m.words, who)
            if not how.merge:
                key = (key + way * np.uint64(STEP)) | np.uint64(1)
            at = find(m.nodes, key)
            if depth == 0:
                m.counts[0].root = at
            if m.nodes[at].key != key:
                expand(m, how, at, key, who, n)
                break
            if m.nodes[at].open == 0:
                take_proof(m.floats, m.proofs, at)
                sure = True
                break
            edge = best_edge(m.nodes[at], m.edges, how)
            m.path[depth, 0], m.path[depth, 1] = at, edge
            m.path[depth, 2], m.path[depth, 3] = who, drawn
            way = mix(way + np.uint64(edge + 1))
            depth += 1
            play(m.states[HERE], who, int(m.edges[edge].action))
            who = actor(m.states[HERE])
        back_up(m, how, depth, drawn, sure and how.prove)


@part
def draw(m: Memory, draws: int, walk: int, drawn: int) -> None:
    """One of few outcomes in each position, so that walks meet again; but none twice, or a redraw would never end."""
    turn = np.uint64(walk % draws + draws * drawn)
    m.rngs[1].word = mix(view_key(m.states[HERE], m.scratch, m.words, -1) + turn * np.uint64(STEP))
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
        m.edges[edge].visits += 1
        if sure and m.edges[edge].proved == 0:
            m.edges[edge].proved = 1
            m.edges[edge].chances = m.floats[CHANCES, who] * m.edges[edge].visits
            m.edges[edge].leads = m.floats[LEADS, who] * m.edges[edge].visits
            best = worth(how, m.proofs[at, 0, who], m.proofs[at, 1, who])
            if m.nodes[at].open == m.nodes[at].count or worth(how, m.floats[CHANCES, who], m.floats[LEADS, who]) > best:
                for i in range(m.proofs.shape[2]):
                    m.proofs[at, 0, i] = m.floats[CHANCES, i]
                    m.proofs[at, 1, i] = m.floats[LEADS, i]
            m.nodes[at].open -= 1
        else:
            m.edges[edge].chances += m.floats[CHANCES, who]
            m.edges[edge].leads += m.floats[LEADS, who]
        sure = sure and m.nodes[at].open == 0
        if sure:
            take_proof(m.floats, m.proofs, at)


@part
def take_proof(floats: Any, proofs: Any, at: int) -> None:
    """What every seat gets in a node whose best move is proved."""
    for i in range(proofs.shape[2]):
        floats[CHANCES, i] = proofs[at, 0, i]
        floats[LEADS, i] = proofs[at, 1, i]


@part
def worth(how: Manner, chance: float, lead: float) -> float:
    """What a seat strives for: to win, and a little for the lead, which keeps the rest in order."""
    return chance + how.by_lead * lead / (how.spread + abs(lead))


@part
def view_key(s: Any, scratch: Any, words: Any, who: int) -> Any:
    """A number for what a seat knows of the position; two views share one about never."""
    scratch[0] = s
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
def best_edge(node: Any, edges: Any, how: Manner) -> int:
    """The move with the best upper bound; there is nothing to learn of one that is proved."""
    all_alike, as_seen = how.explore * sqrt(log(node.visits + 2.0)), how.explore * sqrt(node.visits + 0.0)
    best, most = node.first, -1e9
    for edge in range(node.first, node.first + node.count):
        visits = edges[edge].visits
        bound = worth(how, edges[edge].chances / visits, edges[edge].leads / visits)
        if edges[edge].proved == 0 and how.heat > 0:
            bound += as_seen * edges[edge].prior / (visits + 1.0)
        elif edges[edge].proved == 0:
            bound += all_alike / sqrt(visits)
        if bound > most:
            best, most = edge, bound
    return int(best)


@part
def expand(m: Memory, how: Manner, at: int, key: Any, who: int, n: int) -> None:
    """A new node: every move gets a first estimate, and the best one's is the leaf's."""
    first = m.counts[0].edges
    room = first + n <= len(m.edges) and 2 * m.counts[0].nodes < len(m.nodes)
    if room:
        m.nodes[at].key = key
        m.nodes[at].first = first
        m.nodes[at].count = n
        m.nodes[at].open = n
        m.nodes[at].visits = 1
        m.counts[0].nodes += 1
        m.counts[0].edges += n
    judge_moves(m, how, who, n, first if room else -1)
    if room and how.heat > 0:
        weigh_moves(m, how, first, n)


@part
def weigh_moves(m: Memory, how: Manner, first: int, n: int) -> None:
    """How likely each move is the best, by the first estimates; for all together it is one."""
    most, total = -1e9, 0.0
    for edge in range(first, first + n):
        m.edges[edge].prior = worth(how, m.edges[edge].chances, m.edges[edge].leads)
        most = max(most, m.edges[edge].prior)
    for edge in range(first, first + n):
        m.edges[edge].prior = exp((m.edges[edge].prior - most) / how.heat)
        total += m.edges[edge].prior
    for edge in range(first, first + n):
        m.edges[edge].prior /= total


@part
def judge_moves(m: Memory, how: Manner, who: int, n: int, first: int) -> None:
    """A first estimate of every move, noted in its edge if there are any; the best one's is where the walk ends."""
    if how.learned:
        see(m.states, who)
        look(m.layers, m.pad, m.states[VIEW], who)
    m.counts[0].judged += n
    best = -1e9
    for i in range(n):
        m.states[NEXT] = m.states[HERE]
        play(m.states[NEXT], who, int(m.out[i]))
        estimate(m, how, who)
        if first >= 0:
            m.edges[first + i].action = m.out[i]
            m.edges[first + i].visits = 1
            m.edges[first + i].chances = m.floats[NEXT_CHANCES, who]
            m.edges[first + i].leads = m.floats[NEXT_LEADS, who]
            m.edges[first + i].proved = 0
        bound = worth(how, m.floats[NEXT_CHANCES, who], m.floats[NEXT_LEADS, who])
        if bound > best:
            best = bound
            for j in range(m.floats.shape[1]):
                m.floats[CHANCES, j] = m.floats[NEXT_CHANCES, j]
                m.floats[LEADS, j] = m.floats[NEXT_LEADS, j]


@part
def best_at_sight(m: Memory, how: Manner, who: int, n: int) -> int:
    """The move after which a seat may expect most."""
    if n > 1 and how.learned:
        see(m.states, who)
        look(m.layers, m.pad, m.states[VIEW], who)
    best, most = 0, -1e9
    for i in range(n if n > 1 else 0):
        m.states[NEXT] = m.states[HERE]
        play(m.states[NEXT], who, int(m.out[i]))
        if how.learned:
            estimate(m, how, who)
            gain = worth(how, m.floats[NEXT_CHANCES, who], m.floats[NEXT_LEADS, who])
        else:
            gain = value(m.states[NEXT], who)
        if gain > most:
            best, most = i, gain
    return int(m.out[best])


@part
def see(states: Any, who: int) -> None:
    """What a seat sees where a walk is."""
    states[VIEW] = states[HERE]
    hide(states[VIEW], who)


@part
def estimate(m: Memory, how: Manner, who: int) -> None:
    """What each seat may expect after a move of one of them."""
    over = how.learned and actor(m.states[NEXT]) == OVER
    if how.learned and not over:
        hide(m.states[NEXT], who)  # a network judges what a seat sees, never the guessed world
    expect(m, how, NEXT, who, NEXT_CHANCES, over)


@part
def judge_end(m: Memory, how: Manner, mover: int, over: bool) -> None:
    """What each seat gets where a walk ends: before a draw what is expected, after the last move the result."""
    where = HERE
    if how.learned and not over:
        see(m.states, mover)
        look(m.layers, m.pad, m.states[VIEW], mover)
        where = VIEW
    expect(m, how, where, mover, CHANCES, over)


@part
def expect(m: Memory, how: Manner, where: int, who: int, chances: int, over: bool) -> None:
    """What each seat may expect in a position: its chance of winning, and its lead."""
    s, leads = m.states[where], m.floats[chances + 1]
    if how.learned and not over:
        judge_after(m.layers, m.pad, s, who)
        tell(m.pad.numbers[SAID], m.layers.last.shape[1] // 2, who, s.seat_count, m.floats[chances], leads)
        relate(leads, s.seat_count)
    else:
        judge_by_value(s, how, m.places, m.floats[chances], leads, over)


@part
def judge_by_value(s: Any, how: Manner, places: Any, chances: Any, leads: Any, over: bool) -> None:
    """Leads by the fitted values, and the chances that they mean; winners of a game that is over share the win."""
    winners = 0
    if over:
        ranks(s, places)
        for j in range(s.seat_count):
            winners += places[j] == 1
    for j in range(s.seat_count):
        leads[j] = value(s, j)
    relate(leads, s.seat_count)
    for j in range(s.seat_count):
        chances[j] = 1.0 / (1.0 + exp(-leads[j] / how.spread))
        if over:
            won = 1.0 / winners if places[j] == 1 else 0.0
            chances[j] = won if how.learned else 0.9 * won + 0.1 * chances[j]


@part
def relate(points: Any, seats: int) -> None:
    """Turn points into leads over the best other seat."""
    best, second = -1e9, -1e9
    for j in range(seats):
        if points[j] > best:
            best, second = points[j], best
        elif points[j] > second:
            second = points[j]
    for j in range(seats):
        points[j] -= second if points[j] == best else best
