"""Tiny games, exactly: the whole tree of a position, what policies are worth in it, and how far they can be exploited.

Every event is an edge, every sequence of events a node. A seat's information set is all that it has seen so far, view
by view. Passes over the tree go level by level, in arrays; two seats, whose rewards add up to zero.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.players import player
from ..core.batch.rewards import reward_number, rewards_of
from ..core.batch.single import NOTHING, advance
from ..core.dialect.random import seeded
from ..core.game.errors import BadOption, MaiolicaError
from ..core.game.game import CHANCE, OVER
from ..core.table.position import Position

Numbers = NDArray[np.float64]
Policy = NDArray[np.float64]  # for each choice of each information set, how likely it is
MOST = 1_000_000  # nodes
BEFORE = -1  # what a seat had seen before it saw anything


class Edges(NamedTuple):
    """The edges that leave the nodes of one depth."""

    parent: NDArray[np.int64]
    child: NDArray[np.int64]
    chance: Numbers  # of a draw; 1 for a choice
    choice: NDArray[np.int64]  # the number of a choice; -1 for a draw
    seat: NDArray[np.int64]  # who chooses; CHANCE for a draw


class GameTree:
    """All that can happen from a position on."""

    def __init__(self, position: Position[Any, Any], reward: str = "difference", most: int = MOST) -> None:
        if position.seats != 2:
            raise BadOption(f"{position.seats} seats: exact play is for two")
        self.position, self.game, self.reward = position, position.game, reward
        self.first: list[int] = []  # of each information set, the number of its first choice
        self.seats: list[int] = []  # and who chooses
        self.examples: list[tuple[bytes, list[int]]] = []  # and one of its positions, with the actions
        self.levels: list[Edges] = []
        payoffs = self._grow(most)
        self.nodes, self.payoff = len(payoffs), np.array(payoffs)  # for the first seat
        self.choices = self.first.pop()
        sizes = np.diff([*self.first, self.choices])
        self.set_of = np.repeat(np.arange(len(self.first)), sizes)  # of each choice

    def _grow(self, most: int) -> list[float]:
        """Make the tree, one level after the other."""
        kind, layout = reward_number(self.reward), self.game.state.layout
        seen: dict[tuple[int, bytes], int] = {}  # what a seat had seen, and what it sees now
        sets: dict[tuple[int, int], int] = {}
        actions, weights = np.zeros(self.game.moves.size, np.int16), np.zeros(self.game.outcomes.size, np.int16)
        payoffs, self.first = [0.0], [0]
        here = [(0, self.position.record.tobytes(), (BEFORE, BEFORE))]
        while here:
            edges: list[tuple[int, int, float, int, int]] = []
            after = []
            for node, data, before in here:
                states = np.frombuffer(bytearray(data), layout)
                actor, count = advance(states, NOTHING, actions, weights)
                if actor == OVER:
                    payoffs[node] = rewards_of(states[0], 2, kind)[0]
                    continue
                known = tuple(self._look(states[0], seat, before[seat], seen) for seat in (0, 1))
                if actor == CHANCE:
                    drawn = weights[:count].tolist()
                    whole = sum(drawn)
                    events = [(one, weight / whole, -1) for one, weight in enumerate(drawn) if weight]
                else:
                    own = actions[:count].tolist()
                    first = self._set_of(sets, (actor, known[actor]), data, own)
                    events = [(action, 1.0, first + k) for k, action in enumerate(own)]
                for event, chance, choice in events:
                    child = np.frombuffer(bytearray(data), layout)
                    advance(child, event, actions, weights)
                    edges.append((node, len(payoffs), chance, choice, actor))
                    after.append((len(payoffs), child.tobytes(), known))
                    payoffs.append(0.0)
            if len(payoffs) > most:
                raise MaiolicaError(f"more than {most} lines of play: this game is not tiny")
            if edges:
                self.levels.append(Edges(*(np.array(column) for column in zip(*edges, strict=True))))
            here = after  # type: ignore[assignment]
        return payoffs

    def _look(self, s: Any, seat: int, before: int, seen: dict[tuple[int, bytes], int]) -> int:
        """A number for all that a seat has seen: what it had, and what it sees now."""
        view = s.clone()
        self.game.rules.hide(view, seat)
        return seen.setdefault((before, view.tobytes()), len(seen))

    def _set_of(self, sets: dict[tuple[int, int], int], key: tuple[int, int], data: bytes, actions: list[int]) -> int:
        """The first choice of an information set, which is noted if it is new."""
        if key not in sets:
            sets[key] = self.first[-1]
            self.seats.append(key[0])
            self.examples.append((data, actions))
            self.first.append(self.first[-1] + len(actions))
        return sets[key]

    # Policies -------------------------------------------------------------------------------------

    def uniform(self) -> Policy:
        """Every choice is equally likely."""
        return self._normal(np.zeros(self.choices))

    def of_player(self, name: str, seed: int = 0) -> Policy:
        """What a player does, named as for ``maiolica match``; each information set is asked once."""
        one, policy = player(name), np.zeros(self.choices)
        for number, (data, actions) in enumerate(self.examples):
            view: Any = np.frombuffer(bytearray(data), self.game.state.layout)[0]
            self.game.rules.hide(view, self.seats[number])
            chosen = one.bot.choose(view, self.seats[number], actions, seeded(seed + number), one.budget)
            policy[self.first[number] + actions.index(int(chosen))] = 1.0
        return policy

    def solve(self, iterations: int) -> Policy:
        """An equilibrium, nearer with every iteration: regret matching, in turns, later policies counting more."""
        regrets, total = np.zeros(self.choices), np.zeros(self.choices)
        for iteration in range(1, iterations + 1):
            for seat in (0, 1):
                policy = self._normal(regrets)
                values, reach = self._values(policy), self._reach(policy, seat)
                own = self._reach(policy, 1 - seat, with_draws=False)
                for level in self.levels:
                    mine = level.seat == seat
                    parent, child, choice = level.parent[mine], level.child[mine], level.choice[mine]
                    sign = 1.0 if seat == 0 else -1.0
                    gain = sign * reach[parent] * (values[child] - values[parent])
                    regrets += np.bincount(choice, gain, self.choices)
                    weight = iteration * own[parent] * policy[choice]
                    total += np.bincount(choice, weight, self.choices)
                regrets = np.maximum(regrets, 0.0)
        return self._normal(total)

    # What they are worth --------------------------------------------------------------------------

    def value(self, policy: Policy) -> float:
        """What the first seat may expect when both play by a policy."""
        return float(self._values(policy)[0])

    def best_response(self, policy: Policy, seat: int) -> float:
        """The most that a seat may expect against a policy, if it knows it."""
        sign = 1.0 if seat == 0 else -1.0
        values, reach = sign * self.payoff, self._reach(policy, seat)
        for level in reversed(self.levels):
            mine = level.seat == seat
            weighed = np.bincount(
                level.choice[mine], reach[level.child[mine]] * values[level.child[mine]], self.choices
            )
            best = self._best(weighed)
            likely = np.where(
                mine, best[level.choice], level.chance * np.where(level.choice < 0, 1.0, policy[level.choice])
            )
            values += np.bincount(level.parent, likely * values[level.child], self.nodes)
        return float(values[0])

    def exploitability(self, policy: Policy) -> float:
        """How much a policy loses on average against opponents who know it; nothing in an equilibrium."""
        return (self.best_response(policy, 0) + self.best_response(policy, 1)) / 2

    # Passes over the tree -------------------------------------------------------------------------

    def _values(self, policy: Policy) -> Numbers:
        values = self.payoff.copy()
        for level in reversed(self.levels):
            likely = level.chance * np.where(level.choice < 0, 1.0, policy[level.choice])
            values += np.bincount(level.parent, likely * values[level.child], self.nodes)
        return values

    def _reach(self, policy: Policy, without: int, with_draws: bool = True) -> Numbers:
        """How likely each node is if one seat does all it can to get there."""
        reach = np.ones(self.nodes)
        for level in self.levels:
            counts = (level.seat != without) & (level.choice >= 0)
            likely = np.where(counts, policy[level.choice], 1.0) * (level.chance if with_draws else 1.0)
            reach[level.child] = reach[level.parent] * likely
        return reach

    def _normal(self, weights: Numbers) -> Policy:
        """Weights as likelihoods; where there are none, all choices are equally likely."""
        sums = np.bincount(self.set_of, weights, len(self.first))[self.set_of]
        sizes = np.bincount(self.set_of)[self.set_of]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1.0), 1.0 / sizes)

    def _best(self, weights: NDArray[Any]) -> Policy:
        """1 for the best choice of each information set, 0 for the others."""
        order = np.lexsort((weights, self.set_of))
        last = np.append(np.flatnonzero(np.diff(self.set_of[order])), self.choices - 1)
        best = np.zeros(self.choices)
        best[order[last]] = 1.0
        return best
