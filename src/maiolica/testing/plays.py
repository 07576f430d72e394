"""Laws of playing, in random games with all seats and all options."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from ..cli.bench import signature
from ..core.batch.simulate import simulate
from ..core.dialect.jit import INTERPRETED
from ..core.dialect.random import Random, below, branch, pick
from ..core.game import generic
from ..core.game.game import CHANCE, OVER
from ..core.table.log import Log, read, write
from ..core.table.table import Table
from ..games import get
from .case import Case
from .walks import Setup, all_setups, legal, samples, some_walks, step, walk

WALKS = 1 if INTERPRETED else 200  # random games of each game, shared by its settings
EVERY = 20 if INTERPRETED else 9


class PlayLaws(Case):
    """Moves, draws, the end of the game, and the same game run in other ways."""

    def test_a_game_ends_and_components_are_conserved_and_cells_without_meaning_are_zero(self, setup: Setup) -> None:
        for seed in range(max(1, WALKS // len(all_setups(setup.game)))):
            played = some_walks(setup)[seed] if seed < len(some_walks(setup)) else walk(setup, seed)
            self.check(played.states)
            end = played.states[-1]
            assert setup.game.rules.actor(end) == OVER
            assert [legal(setup.game, end, seat) for seat in range(setup.seats)] == [[]] * setup.seats

    def test_the_state_says_how_many_seats_there_are(self, setup: Setup) -> None:
        assert setup.game.start(setup.seats, setup.options).seat_count == setup.seats

    def test_moves_are_listed_in_ascending_order_and_the_actor_has_one(self, some_setup: Setup) -> None:
        for s in samples(some_setup, EVERY):
            for seat in range(some_setup.seats):
                listed = legal(some_setup.game, s, seat)
                assert listed == sorted(set(listed))
                assert listed or seat != some_setup.game.rules.actor(s)

    def test_odds_are_whole_numbers_and_something_can_be_drawn(self, some_setup: Setup) -> None:
        game = some_setup.game
        for s in samples(some_setup, EVERY):
            if game.rules.actor(s) == CHANCE:
                out = np.zeros(game.outcomes.size, np.int32)
                weights = out[: game.rules.odds(s, out)].tolist()
                assert min(weights) >= 0
                assert sum(weights) > 0
                assert max(weights) < 1 << 15  # a GPU keeps them in 16 bits

    def test_replaying_the_log_gives_the_same_state(self, some_setup: Setup) -> None:
        for played in some_walks(some_setup):
            names = [f"Seat {seat + 1}" for seat in range(some_setup.seats)]
            log = Log(some_setup.game, some_setup.seats, names, some_setup.options, played.events)
            text = write(log)
            for table in (Table.replay(log), Table.replay(*read(text, [some_setup.game]))):
                assert table.state.tobytes() == played.states[-1].tobytes()
                assert table.log.events == played.events
                assert table.text() == text

    def test_undo_after_play_is_the_identity(self, some_setup: Setup) -> None:
        chance = random.Random(str(some_setup))
        table = Table(some_setup.game, some_setup.seats, some_setup.options, seed=7)
        start, turns = table.text(), 0
        while not table.over and turns < (10 if INTERPRETED else 1000):
            seat = chance.choice(table.waiting())
            action = chance.choice(table.legal_actions(seat))
            before = table.state.tobytes(), list(table.log.events)
            table.play(action, seat)
            after = table.state.tobytes(), list(table.log.events)
            table.undo()
            assert (table.state.tobytes(), table.log.events) == before
            table.play(action, seat)
            assert (table.state.tobytes(), table.log.events) == after
            turns += 1
        for _ in range(turns):
            table.undo()
        assert table.text() == start

    def test_a_move_is_a_tuple_a_number_and_a_text(self) -> None:
        for space in (self.subject.moves, self.subject.outcomes):
            texts = set()
            for action in range(space.size):
                move = space.decode(action)
                text = space.text(move)
                texts.add(text)
                assert space.encode(move) == action
                assert space.read(text) == move
                assert type(space.read(text)) is type(move)
                assert space.read(text.lower()) == move
                assert space.text(action) == text
                assert [space.number(form) for form in (move, action, text)] == [action] * 3
            assert len(texts) == space.size
            assert list(space) == [space.decode(action) for action in range(space.size)]

    def test_the_order_of_commitments_does_not_matter(self, some_setup: Setup) -> None:
        game = some_setup.game
        chance = random.Random(str(some_setup))
        for s in samples(some_setup, 1):
            waiting = [seat for seat in range(some_setup.seats) if game.rules.actor(s) >= 0 and legal(game, s, seat)]
            for pair in combinations(waiting, 2):
                committed = [(seat, chance.choice(legal(game, s, seat))) for seat in pair]
                here, there = s.clone(), s.clone()
                for event, tneve in zip(committed, reversed(committed), strict=True):
                    step(game, here, event)
                    step(game, there, tneve)
                assert here.tobytes() == there.tobytes()

    def test_ranks_are_places(self, some_setup: Setup) -> None:
        for played in some_walks(some_setup):
            places = np.zeros(some_setup.seats, np.int32)
            some_setup.game.rules.ranks(played.states[-1], places)
            for place in places:
                assert place == 1 + (places < place).sum()

    def test_a_position_has_no_bytes_beside_its_fields(self) -> None:
        for setup in all_setups(self.subject)[:: 7 if INTERPRETED else 1]:
            for s in samples(setup, 50):
                twin = self.subject.state.new()
                for name in self.subject.state.layout.names or ():
                    twin[name] = s[name]  # type: ignore[index]
                assert twin.tobytes() == s.tobytes()

    def test_simulated_games_are_games_stepped_by_the_same_generator(self) -> None:
        game = self.subject
        for seats in game.seats:
            results = simulate(game, 3, seed=11, seats=seats)
            for i in range(3):
                s, rng, decisions = game.start(seats), Random.new(), 0
                branch(rng, 11, i)
                out = np.zeros(max(game.moves.size, game.outcomes.size), np.int32)
                while (seat := generic.actor(s)) != OVER:
                    if seat == CHANCE:
                        generic.deal(s, pick(rng, out, generic.odds(s, out)))
                    else:
                        generic.play(s, seat, int(out[below(rng, generic.legal(s, seat, out))]))
                        decisions += 1
                places = np.zeros(seats, np.int32)
                generic.ranks(s, places)
                assert results.scores[i].tolist() == [generic.score(s, seat) for seat in range(seats)]
                assert results.winners[i].tolist() == (places == 1).tolist()
                assert results.lengths[i] == decisions
            assert results.moves == results.lengths.sum()

    @pytest.mark.compiled
    def test_one_core_and_many_agree(self) -> None:
        for seats in self.subject.seats:
            games = 6 if INTERPRETED else 1000
            one, many = (simulate(self.subject, games, seed=-3, seats=seats, cores=cores) for cores in (1, 3))
            assert one.scores.tobytes() == many.scores.tobytes()
            assert one.lengths.tobytes() == many.lengths.tobytes()
            assert one.winners.tobytes() == many.winners.tobytes()

    def test_a_simulated_game_depends_on_the_seed_and_its_number_alone(self) -> None:
        n = 2 if INTERPRETED else 20
        few, more = simulate(self.subject, n, seed=5), simulate(self.subject, 2 * n, seed=5)
        assert few.scores.tolist() == more.scores[:n].tolist()
        assert few.scores.tolist() != simulate(self.subject, n, seed=6).scores.tolist()

    @pytest.mark.compiled
    def test_the_signature_of_the_rules_is_known(self) -> None:
        """It changes only when the rules behave differently; then raise the game's RULES_VERSION, too."""
        if self.signature:
            assert signature(self.subject) == self.signature

    @pytest.mark.slow
    @pytest.mark.compiled
    def test_interpreted_and_compiled_runs_agree(self) -> None:
        batches = [[s.game.id, s.seats, s.options] for s in all_setups(self.subject)[::3]]
        other = os.environ | {"NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
        command, orders = [sys.executable, "-c", SIMULATE], json.dumps(batches)
        run = subprocess.run(command, input=orders, env=other, capture_output=True, text=True, check=True)
        assert json.loads(run.stdout) == [not INTERPRETED, simulated(batches)]


SIMULATE = """
import json, sys
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.testing.plays import simulated
json.dump([INTERPRETED, simulated(json.load(sys.stdin))], sys.stdout)
"""


def simulated(batches: list[Any]) -> list[Any]:
    """One game of each kind: its points, its length and its winners."""
    results = [simulate(get(game), 1, seed=99, seats=seats, options=options) for game, seats, options in batches]
    return [[r.scores.tolist(), r.lengths.tolist(), r.winners.tolist()] for r in results]
