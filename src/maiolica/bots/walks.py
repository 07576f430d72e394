"""The walks of the tree search, compiled: guess a world, go down, add a node, look one move ahead, note the outcome."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

import numpy as np

from ..core.dialect.jit import jit, part
from ..core.dialect.random import STEP, mix, pick
from ..core.dialect.record import Int32, Record, UInt64, record
from ..core.game.game import CHANCE, MOST_SEATS, OVER
from ..core.game.generic import actor, deal, guess, hide, legal, odds, play, ranks, value

DEPTH = 400  # decisions in one walk
FREE = 0  # the key of an empty place in the table of nodes


@record
class Node(Record):
    """What is known of an information set: its moves are edges first .. first + count - 1."""

    key: UInt64
    first: Int32
    count: Int32
    visits: Int32
    open: Int32  # moves whose outcome is not proved yet; without any, the node's own is proved


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
    prove: Int32  # 1: outcomes that nothing can change are noted; only where nothing is hidden
    alone: Int32  # 1: only this seat's decisions are nodes; the others play what looks best one move ahead


@jit
def search(
    states: Any,
    scratch: Any,
    words: Any,
    rngs: Any,
    nodes: Any,
    proofs: Any,
    actions: Any,
    visits: Any,
    chances: Any,
    leads: Any,
    proved: Any,
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
        depth, drawn, sure = 0, 0, False
        way: Any = np.uint64(0)  # which way the walk came
        who = seat  # when several seats choose at once, the search begins with this one
        while depth < DEPTH:
            if who == OVER or (who == CHANCE and settings[0].draws == 0):
                judge(states, floats, places, settings, who == OVER)
                sure = True
                break
            if who == CHANCE:
                draw(states, scratch, words, rngs, weights, settings, i, drawn)
                drawn += 1
                who = actor(states[1])
                continue
            n = legal(states[1], who, out)
            at_sight = settings[0].alone == 1 and who != seat
            if at_sight or (n == 1 and depth > 0):
                play(states[1], who, best_at_sight(states, out, who, n))
                who = actor(states[1])
                continue
            key = view_key(states, scratch, words, who)
            if settings[0].merge == 0:
                key = (key + way * np.uint64(STEP)) | np.uint64(1)
            at = find(nodes, key)
            if nodes[at].key != key:
                expand(states, nodes, actions, visits, chances, leads, proved, settings, out, floats, at, key, who, n)
                if depth == 0:
                    settings[0].root = n
                break
            if nodes[at].open == 0:
                take_proof(proofs, floats, at)
                sure = True
                break
            edge = best_edge(nodes, visits, chances, proved, settings, at)
            path[depth, 0] = at
            path[depth, 1] = edge
            path[depth, 2] = who
            path[depth, 3] = drawn
            way = mix(way + np.uint64(edge + 1))
            depth += 1
            play(states[1], who, int(actions[edge]))
            who = actor(states[1])
        sure = sure and settings[0].prove == 1
        back_up(nodes, proofs, visits, chances, leads, proved, path, floats, depth, drawn, sure)


@part
def draw(states: Any, scratch: Any, words: Any, rngs: Any, weights: Any, settings: Any, walk: int, drawn: int) -> None:
    """One of few outcomes in each position, so that walks meet again; but none twice, or a redraw would never end."""
    turn = np.uint64(walk % settings[0].draws + settings[0].draws * drawn)
    rngs[1].word = mix(view_key(states, scratch, words, -1) + turn * np.uint64(STEP))
    deal(states[1], pick(rngs[1], weights, odds(states[1], weights)))


@part
def back_up(
    nodes: Any,
    proofs: Any,
    visits: Any,
    chances: Any,
    leads: Any,
    proved: Any,
    path: Any,
    floats: Any,
    depth: int,
    drawn: int,
    sure: bool,
) -> None:
    """Note on the way back what came of the moves; what is sure stays so up to the last draw or open choice."""
    for step in range(depth):
        j = depth - 1 - step
        at, edge, who = path[j, 0], path[j, 1], path[j, 2]
        sure = sure and path[j, 3] == drawn
        drawn = path[j, 3]
        nodes[at].visits += 1
        visits[edge] += 1
        if sure and not proved[edge]:
            proved[edge] = True
            chances[edge] = floats[0, who] * visits[edge]
            leads[edge] = floats[1, who] * visits[edge]
            if nodes[at].open == nodes[at].count or floats[0, who] > proofs[at, 0, who]:
                for i in range(MOST_SEATS):
                    proofs[at, 0, i] = floats[0, i]
                    proofs[at, 1, i] = floats[1, i]
            nodes[at].open -= 1
        else:
            chances[edge] += floats[0, who]
            leads[edge] += floats[1, who]
        sure = sure and nodes[at].open == 0
        if sure:
            take_proof(proofs, floats, at)


@part
def take_proof(proofs: Any, floats: Any, at: int) -> None:
    """What every seat gets in a node whose best move is proved."""
    for i in range(MOST_SEATS):
        floats[0, i] = proofs[at, 0, i]
        floats[1, i] = proofs[at, 1, i]


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
def best_edge(nodes: Any, visits: Any, chances: Any, proved: Any, settings: Any, at: int) -> int:
    """The move with the best upper bound; there is nothing to learn of one that is proved."""
    first = nodes[at].first
    scale = settings[0].explore / 1000.0 * sqrt(log(nodes[at].visits + 2.0))
    best, most = first, -1.0
    for edge in range(first, first + nodes[at].count):
        bound = chances[edge] / visits[edge]
        if not proved[edge]:
            bound += scale / sqrt(visits[edge])
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
    proved: Any,
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
        nodes[at].open = n
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
            proved[first + i] = False
        if floats[2, who] > best:
            best = floats[2, who]
            for j in range(seats):
                floats[0, j] = floats[2, j]
                floats[1, j] = floats[3, j]


@part
def best_at_sight(states: Any, out: Any, who: int, n: int) -> int:
    """The move after which a seat may expect most points."""
    best, most = 0, -1e9
    for i in range(n if n > 1 else 0):
        states[2] = states[1]
        play(states[2], who, int(out[i]))
        points = value(states[2], who)
        if points > most:
            best, most = i, points
    return int(out[best])


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
def judge(states: Any, floats: Any, places: Any, settings: Any, over: bool) -> None:
    """What each seat gets where a walk ends: winners share the win, a little for the lead keeps the rest in order."""
    seats = states[1].seat_count
    for j in range(seats):
        floats[1, j] = value(states[1], j)
    relate(floats, settings, seats, 1, 0)
    if not over:
        return
    ranks(states[1], places)
    winners = 0
    for j in range(seats):
        winners += places[j] == 1
    for j in range(seats):
        won = 1.0 / winners if places[j] == 1 else 0.0
        floats[0, j] = 0.9 * won + 0.1 * floats[0, j]
