"""Walks where all choose at once: every move of the root that may still be the best meets the same worlds.

A world is what a seat cannot see, filled in, and what the others choose there at sight: that is the same whatever the
seat itself chooses, so it is worked out once for all its moves, and their difference is due to them, not to luck.
From there everybody plays on at sight until the seat decides again, where a look one move ahead judges the walk.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from ..core.dialect.jit import jit, part
from ..core.dialect.random import pick
from ..core.game.game import CHANCE, OVER
from ..core.game.generic import actor, deal, guess, legal, odds, play, reopen
from .walks import (
    CHANCES,
    HERE,
    LEADS,
    WORLD,
    Manner,
    Memory,
    best_at_sight,
    expand,
    find,
    judge_end,
    judge_moves,
    view_key,
    worth,
)


@jit
def meet(m: Memory, how: Manner, seat: int, first: int, last: int) -> None:
    """Walks from the root view, each of them one of its moves in a world; the very first looks at the moves alone."""
    for _ in range(first, last):
        m.states[HERE] = m.states[0]
        reopen(m.states[HERE], seat)
        key = view_key(m.states[HERE], m.scratch, m.words, seat)
        at = find(m.nodes, key)
        m.counts[0].root = at
        if m.nodes[at].key != key:
            look_first(m, how, seat, at, key)
            continue
        edge = next_move(m, how, seat, at)
        m.rngs[1].word = m.rngs[0].word  # the same draws for every move
        m.states[HERE] = m.states[WORLD]
        play(m.states[HERE], seat, int(m.edges[edge].action))
        go_on(m, how, seat)
        m.nodes[at].visits += 1
        m.edges[edge].visits += 1
        m.edges[edge].chances += m.floats[CHANCES, seat]
        m.edges[edge].leads += m.floats[LEADS, seat]


@part
def look_first(m: Memory, how: Manner, seat: int, at: int, key: Any) -> None:
    """A first estimate of every move: what few worlds say of it is mostly luck, so that it counts as many of them."""
    expand(m, how, at, key, seat, legal(m.states[HERE], seat, m.out))
    for edge in range(m.nodes[at].first, m.nodes[at].first + m.nodes[at].count):
        m.edges[edge].visits = how.trust
        m.edges[edge].chances *= how.trust
        m.edges[edge].leads *= how.trust
    m.counts[0].turn = m.nodes[at].count


@part
def next_move(m: Memory, how: Manner, seat: int, at: int) -> int:
    """The next move that meets this world; after the last one there is a new world."""
    begin, end = int(m.nodes[at].first), int(m.nodes[at].first + m.nodes[at].count)
    best = -1e9
    for edge in range(begin, end):
        best = max(best, mean_of(m, how, edge))
    scale = how.explore * sqrt(log(m.nodes[at].visits + 2.0))
    edge = begin + int(m.counts[0].turn)
    while edge == end or mean_of(m, how, edge) + scale / sqrt(m.edges[edge].visits) < best:
        edge += 1
        if edge >= end:
            make_world(m, how, seat)
            edge = begin
    m.counts[0].turn = edge - begin + 1
    return edge


@part
def mean_of(m: Memory, how: Manner, edge: int) -> float:
    """What a move was worth so far."""
    visits = m.edges[edge].visits
    return worth(how, m.edges[edge].chances / visits, m.edges[edge].leads / visits)


@part
def make_world(m: Memory, how: Manner, seat: int) -> None:
    """Guess what the seat cannot see, and let the others choose what looks best to each of them."""
    m.states[WORLD] = m.states[0]
    reopen(m.states[WORLD], seat)
    guess(m.states[WORLD], seat, m.rngs[0])
    for other in range(m.states[WORLD].seat_count):
        n = legal(m.states[WORLD], other, m.out) if other != seat else 0
        while n > 0:
            m.states[HERE] = m.states[WORLD]
            play(m.states[WORLD], other, best_at_sight(m, how, other, n))
            n = legal(m.states[WORLD], other, m.out)


@part
def go_on(m: Memory, how: Manner, seat: int) -> None:
    """All play at sight until the seat has decided so many times more, and then decides again: its best move counts."""
    ahead, happened = how.ahead, False  # what it chooses together with its first move is no decision of its own
    who = actor(m.states[HERE])
    while who != OVER:
        if who == CHANCE:
            deal(m.states[HERE], pick(m.rngs[1], m.weights, odds(m.states[HERE], m.weights)))
        else:
            n = legal(m.states[HERE], who, m.out)
            if who == seat and n > 1 and happened:
                if ahead == 0:
                    judge_moves(m, how, who, n, -1)
                    return
                ahead -= 1
            play(m.states[HERE], who, best_at_sight(m, how, who, n))
        happened = happened or who != seat
        who = actor(m.states[HERE])
    judge_end(m, how, seat, True)
