"""Judging one decision: a search from what the seat saw, with as many walks through the played move as the best one.

Everything is a function of the view, so that what a seat could not know is not held against it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ..bots.levels import SIGHT, LevelBot, judge_of
from ..bots.search import TRIED, Estimate, merged, think_until
from ..bots.tree import Tree
from ..bots.walks import CHANCES, LEADS, worth
from ..core.dialect.random import Random, seeded
from ..core.game.game import OVER, Game
from .form import Prospect

LOOKS = 24  # walks through a move that tell how the others share what the mover does not get
ENOUGH = 8  # walks through a position, so that what the search expects there is worth more than a look
BANNED = -1e6  # a chance that no walk chooses


class Effort(NamedTuple):
    """How thoroughly to judge."""

    walks: int = 0  # for each decision; 0: as many as the time allows
    seconds: float = 0.1
    samples: int = 24  # of what draws and hidden things might have been
    glance: int = 16  # walks with which each of them is judged


class Verdict(NamedTuple):
    """What a search says of a decision."""

    edges: list[Estimate]  # all moves, the best first
    played: Estimate
    before: Prospect
    after: Prospect
    walks: int
    tree: Tree  # until the same reviewer weighs another decision


class Reviewer:
    """The searches of one thread: a thorough one, and one for glances."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._searches = [judge_of(game), judge_of(game)]
        self._sight = LevelBot(SIGHT)

    def weigh(self, s: Any, seat: int, action: int, effort: Effort, seed: int) -> Verdict:
        """What a seat could expect of its best move and of the one that it played, by what it saw."""
        tree = self._tree(0, s, seat, seed)
        walks = self._think(tree, seat, effort)
        walks += catch_up(tree, seat, action, walks, effort)
        edges = sorted_edges(tree)
        played = next(edge for edge in edges if edge.action == action)
        before, walks = self._prospect(tree, seat, edges[0], s.seat_count, walks)
        after = before
        if played.action != edges[0].action:
            after, walks = self._prospect(tree, seat, played, s.seat_count, walks)
            if after.chances[seat] >= before.chances[seat]:  # the best move is ahead by its lead alone
                before = Prospect(after.chances, before.leads)
        return Verdict(edges, played, before, after, walks, tree)

    def glance(self, s: Any, seat: int, walks: int, seed: int) -> Prospect:
        """What each seat may expect in a position: its result, or what a short search for the seat to move says."""
        if self.game.rules.actor(s) == OVER:
            return result_of(self.game, s)
        tree = self._tree(1, s, seat, seed)
        tree.think(seat, 0, walks)
        found, _ = self._prospect(tree, seat, sorted_edges(tree)[0], s.seat_count, walks, LOOKS // 6)
        return found

    def at_sight(self, s: Any, seat: int, rng: Random) -> int:
        """What a seat plays that looks one move ahead, by what it sees."""
        view, out = s.clone(), np.zeros(self.game.moves.size, np.int32)
        self.game.rules.hide(view, seat)
        legal = [int(action) for action in out[: self.game.rules.legal(view, seat, out)]]
        return self._sight.choose(view, seat, legal, rng, 0.0)

    def _tree(self, which: int, s: Any, seat: int, seed: int) -> Tree:
        view = s.clone()
        self.game.rules.hide(view, seat)
        return self._searches[which].prepared(view, seat, seeded(seed))[0]

    def _think(self, tree: Tree, seat: int, effort: Effort) -> int:
        if effort.walks:
            tree.think(seat, 0, effort.walks)
        else:
            think_until(tree, seat, perf_counter() + effort.seconds * 0.6)
        return int(tree.memory.edges["visits"][tree.root].sum())

    def _prospect(
        self, tree: Tree, seat: int, edge: Estimate, seats: int, walks: int, looks: int = LOOKS
    ) -> tuple[Prospect, int]:
        """What every seat may expect of a move; others than the mover of two are asked for by walks of their own."""
        if seats == 2:
            chances, leads = [1 - edge.chance] * 2, [-edge.lead] * 2
            chances[seat], leads[seat] = edge.chance, edge.lead
            return Prospect(chances, leads), walks
        sums = np.zeros((2, seats))
        with only(tree, edge.action):
            for i in range(walks, walks + looks):
                tree.think(seat, i, i + 1)
                sums += tree.memory.floats[CHANCES : LEADS + 1, :seats]
        return shared_out(sums / looks, seat, edge), walks + looks


class only:
    """Meanwhile every walk takes one move of the root; what is known of the others is put back afterwards."""

    def __init__(self, tree: Tree, action: int) -> None:
        self.tree, self.action = tree, action

    def __enter__(self) -> None:
        edges, root = self.tree.memory.edges, self.tree.root
        self.others = np.flatnonzero(edges["action"][root] != self.action) + root.start
        self.kept = edges["chances"][self.others].copy()
        edges["chances"][self.others] = BANNED * edges["visits"][self.others]

    def __exit__(self, *error: object) -> None:
        self.tree.memory.edges["chances"][self.others] = self.kept


def catch_up(tree: Tree, seat: int, action: int, walks: int, effort: Effort) -> int:
    """Give the move that was played as many visits as the most visited one has; how many walks that took."""
    edges = tree.memory.edges[tree.root]
    mine = edges[edges["action"] == action][0]
    missing = int(edges["visits"].max() - mine["visits"])
    if missing <= 0 or tree.is_solved():
        return 0
    with only(tree, action):
        if effort.walks:
            tree.think(seat, walks, walks + missing)
        else:
            missing = think_for(tree, seat, walks, missing, perf_counter() + effort.seconds * 0.4)
    return missing


def think_for(tree: Tree, seat: int, first: int, most: int, end: float) -> int:
    """So many walks, or fewer when the time is over; how many."""
    done = 0
    while done < most and perf_counter() < end:
        size = min(128, most - done)
        tree.think(seat, first + done, first + done + size)
        done += size
    return done


def sorted_edges(tree: Tree) -> list[Estimate]:
    """The moves of the root: those that were tried enough by what they are worth, then the others."""
    how = tree.manner
    edges = merged([tree])
    enough = 0 if tree.is_solved() else TRIED * max(edge.visits for edge in edges)
    return sorted(edges, key=lambda e: (e.visits < enough, -worth(how, e.chance, e.lead)))


def foreseen(tree: Tree, s: Any, who: int) -> int | None:
    """The move of a seat that a search expects in a position, if enough of its walks came there."""
    edges = tree.moves_at(s, who, ENOUGH)
    if not len(edges):
        return None
    enough = 0 if edges["proved"].all() else TRIED * edges["visits"].max()
    tried = edges[edges["visits"] >= enough]
    return int(
        max(tried, key=lambda e: worth(tree.manner, e["chances"] / e["visits"], e["leads"] / e["visits"]))["action"]
    )


def shared_out(means: Any, seat: int, edge: Estimate) -> Prospect:
    """The others share what the mover does not get as some walks say."""
    chances, leads = [float(one) for one in means[0]], [float(one) for one in means[1]]
    rest = sum(chances) - chances[seat]
    for other in range(len(chances)):
        share = chances[other] / rest if rest > 0 else 1 / (len(chances) - 1)
        chances[other] = edge.chance if other == seat else (1 - edge.chance) * share
    leads[seat] = edge.lead
    return Prospect(chances, leads)


def result_of(game: Game, s: Any) -> Prospect:
    """What a game that is over came to: the winners share the win."""
    places = np.zeros(s.seat_count, np.int32)
    game.rules.ranks(s, places)
    scores = [int(game.rules.score(s, seat)) for seat in range(s.seat_count)]
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
    winners = int((places == 1).sum())
    chances = [1 / winners if place == 1 else 0.0 for place in places]
    return Prospect(chances, [float(mine - other) for mine, other in zip(scores, best, strict=True)])


def nothing(seats: int) -> Prospect:
    """No change for anybody."""
    return Prospect([0.0] * seats, [0.0] * seats)


def difference(one: Prospect, other: Prospect) -> Prospect:
    """How much more one promises than the other."""
    chances = [a - b for a, b in zip(one.chances, other.chances, strict=True)]
    return Prospect(chances, [a - b for a, b in zip(one.leads, other.leads, strict=True)])


def average(prospects: list[Prospect], weights: list[int]) -> Prospect:
    """What is to be expected when one of these comes true."""
    total, seats = sum(weights), range(len(prospects[0].chances))

    def mean(rows: list[list[float]]) -> list[float]:
        return [sum(row[i] * weight for row, weight in zip(rows, weights, strict=True)) / total for i in seats]

    return Prospect(mean([one.chances for one in prospects]), mean([one.leads for one in prospects]))


def added(changes: list[Prospect]) -> Prospect:
    """Changes put together."""
    leads = [sum(column) for column in zip(*(one.leads for one in changes), strict=True)]
    return Prospect([sum(column) for column in zip(*(one.chances for one in changes), strict=True)], leads)
