"""Laws that every game obeys, in random games with all seats and all options."""

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

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.random import Random, below, branch, pick, seeded
from maiolica.core.game import generic
from maiolica.core.game.game import CHANCE, OVER, UNKNOWN, Event, Game, nothing_is_secret
from maiolica.core.table.log import Log, known_events, write
from maiolica.games import load_all

from .walks import Setup, Walk, check, legal, samples, setups, some_walks, step, walk

GAMES = load_all()
WALKS = 1 if INTERPRETED else 500  # random games of each game, shared by its settings
EVERY = 20 if INTERPRETED else 9

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SETUPS = setups()
DAILY = 6  # settings of each game that the daily tests look at; the others are slow


def in_turn() -> list[Any]:
    """The settings as parameters, some of each game spread over all of them without the mark of slow tests."""
    params = []
    for game in GAMES:
        own = [setup for setup in SETUPS if setup.game is game]
        step = max(1, len(own) // DAILY) | 1  # an odd step meets every choice of every option
        params += [
            pytest.param(own[i], marks=[pytest.mark.slow] if i % step else [], id=str(own[i])) for i in range(len(own))
        ]
    return params


every_setup = pytest.mark.parametrize("setup", in_turn()[:: 7 if INTERPRETED else 1])
many_setups = pytest.mark.parametrize("setup", in_turn()[:: 7 if INTERPRETED else 3])


@every_setup
def test_a_game_ends_and_components_are_conserved_and_cells_without_meaning_are_zero(setup):
    for seed in range(max(1, WALKS // sum(other.game is setup.game for other in SETUPS))):
        played = walk(setup, seed)
        check(setup.game, played.states)
        end = played.states[-1]
        assert setup.game.rules.actor(end) == OVER
        assert [legal(setup.game, end, seat) for seat in range(setup.seats)] == [[]] * setup.seats


@many_setups
def test_moves_are_listed_in_ascending_order_and_the_actor_has_one(setup):
    for s in samples(setup, EVERY):
        for seat in range(setup.seats):
            listed = legal(setup.game, s, seat)
            assert listed == sorted(set(listed))
            assert listed or seat != setup.game.rules.actor(s)


@many_setups
def test_odds_are_whole_numbers_and_something_can_be_drawn(setup):
    game = setup.game
    for s in samples(setup, EVERY):
        if game.rules.actor(s) == CHANCE:
            out = np.zeros(game.outcomes.size, np.int32)
            weights = out[: game.rules.odds(s, out)].tolist()
            assert min(weights) >= 0
            assert sum(weights) > 0


@many_setups
def test_replaying_the_log_gives_the_same_state(setup):
    for played in some_walks(setup):
        names = [f"Seat {seat + 1}" for seat in range(setup.seats)]
        log = Log(setup.game, setup.seats, names, setup.options, played.events)
        text = write(log)
        for table in (maiolica.Table.replay(log), maiolica.load_text(text)):
            assert table.state.tobytes() == played.states[-1].tobytes()
            assert table.log.events == played.events
            assert table.text() == text


@many_setups
def test_undo_after_play_is_the_identity(setup):
    chance = random.Random(str(setup))
    table = maiolica.new(setup.game.id, setup.seats, setup.options, seed=7)
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


@every_game
def test_a_move_is_a_tuple_a_number_and_a_text(game):
    for space in (game.moves, game.outcomes):
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


@many_setups
def test_a_view_of_a_guess_is_the_view(setup):
    rules = setup.game.rules
    worlds = []
    for i, s in enumerate(samples(setup, EVERY)):
        for seat in range(setup.seats):
            view = s.clone()
            rules.hide(view, seat)
            for seed in (i, i + 1000):
                world = view.clone()
                rules.guess(world, seat, seeded(seed))
                worlds.append(world)
                again = world.clone()
                rules.hide(again, seat)
                assert again.tobytes() == view.tobytes()
    check(setup.game, np.array(worlds, setup.game.state.layout))


@many_setups
def test_what_a_seat_may_do_is_seen_in_its_view(setup):
    rules = setup.game.rules
    for s in samples(setup, EVERY):
        for seat in range(setup.seats):
            view = s.clone()
            rules.hide(view, seat)
            assert legal(setup.game, view, seat) == legal(setup.game, s, seat)
            assert rules.actor(view) == rules.actor(s)


@every_game
def test_what_is_secret_is_in_no_view_no_list_and_no_log_line(game):
    """Change one secret event of a random game: as long as the rest can happen, the seat sees no difference."""
    compared = 0
    for setup in [setup for setup in SETUPS if setup.game is game][:: 30 if INTERPRETED else 7]:
        for played in some_walks(setup)[:1]:
            for end in range(EVERY, len(played.events), max(3 * EVERY, len(played.events) // 4)):
                for seat in range(setup.seats):
                    compared += compare_other_secrets(played, end, seat)
    assert bool(compared) == (game.secret is not nothing_is_secret)


def compare_other_secrets(played: Walk, end: int, seat: int) -> int:
    """The comparisons made for a seat that looks on after so many events."""
    game, now, compared = played.setup.game, played.states[end].clone(), 0
    chance = random.Random(f"{played.setup} {end} {seat}")
    seen = seen_events(played.setup, played.events[:end], seat, now)
    for i in [i for i in range(end) if seen[i].action == UNKNOWN][-3:]:
        others = possible(game, played.states[i].clone(), played.events[i].seat)
        for action in chance.sample(others, min(2, len(others))):
            events = [*played.events[:i], Event(played.events[i].seat, action), *played.events[i + 1 : end]]
            other = played.states[i].clone()
            if action == played.events[i].action or not all(happens(game, other, event) for event in events[i:]):
                continue
            assert seen_events(played.setup, events, seat, other) == seen
            assert legal(game, other, seat) == legal(game, now, seat)
            assert view(game, other, seat) == view(game, now, seat)
            compared += 1
    return compared


def seen_events(setup: Setup, events: list[Event], seat: int, now: Any) -> list[Event]:
    """The log of a running game as a seat may know it."""
    return known_events(Log(setup.game, setup.seats, [], setup.options, events), seat, now)


def possible(game: Game, s: Any, seat: int) -> list[int]:
    """What could happen now, by this seat or by chance."""
    if seat != CHANCE:
        return legal(game, s, seat)
    out = np.zeros(game.outcomes.size, np.int32)
    return [i for i in range(game.rules.odds(s, out)) if out[i]]


def happens(game: Game, s: Any, event: Event) -> bool:
    """Make an event happen if it can."""
    if (game.rules.actor(s) == CHANCE) != (event.seat == CHANCE) or event.action not in possible(game, s, event.seat):
        return False
    step(game, s, (event.seat, event.action))
    return True


def view(game: Game, s: Any, seat: int) -> bytes:
    """All that a seat may know of a position."""
    seen = s.clone()
    game.rules.hide(seen, seat)
    return bytes(seen.tobytes())


@many_setups
def test_the_order_of_commitments_does_not_matter(setup):
    game = setup.game
    chance = random.Random(str(setup))
    for s in samples(setup, 1):
        waiting = [seat for seat in range(setup.seats) if game.rules.actor(s) >= 0 and legal(game, s, seat)]
        for pair in combinations(waiting, 2):
            committed = [(seat, chance.choice(legal(game, s, seat))) for seat in pair]
            here, there = s.clone(), s.clone()
            for event, tneve in zip(committed, reversed(committed), strict=True):
                step(game, here, event)
                step(game, there, tneve)
            assert here.tobytes() == there.tobytes()


@many_setups
def test_ranks_are_places(setup):
    for played in some_walks(setup):
        places = np.zeros(setup.seats, np.int32)
        setup.game.rules.ranks(played.states[-1], places)
        for place in places:
            assert place == 1 + (places < place).sum()


@every_game
def test_a_position_has_no_bytes_beside_its_fields(game):
    for setup in [setup for setup in SETUPS if setup.game is game][:: 7 if INTERPRETED else 1]:
        for s in samples(setup, 50):
            twin = game.state.new()
            for name in game.state.layout.names:
                twin[name] = s[name]
            assert twin.tobytes() == s.tobytes()


@every_game
def test_simulated_games_are_games_stepped_by_the_same_generator(game):
    for seats in game.seats:
        results = maiolica.simulate(game.id, 3, seed=11, seats=seats)
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


@every_game
@pytest.mark.compiled
def test_one_core_and_many_agree(game):
    for seats in game.seats:
        one, many = (maiolica.simulate(game.id, 5000, seed=-3, seats=seats, cores=cores) for cores in (1, 3))
        assert one.scores.tobytes() == many.scores.tobytes()
        assert one.lengths.tobytes() == many.lengths.tobytes()
        assert one.winners.tobytes() == many.winners.tobytes()


@every_game
def test_a_simulated_game_depends_on_the_seed_and_its_number_alone(game):
    few, more = maiolica.simulate(game.id, 2, seed=5), maiolica.simulate(game.id, 4, seed=5)
    assert few.scores.tolist() == more.scores[:2].tolist()
    assert few.scores.tolist() != maiolica.simulate(game.id, 2, seed=6).scores.tolist()


SIMULATE = """
import json, sys, maiolica
from maiolica.core.dialect.jit import INTERPRETED
batches = json.load(sys.stdin)
results = [maiolica.simulate(game, 1, seed=99, seats=seats, options=options) for game, seats, options in batches]
json.dump([INTERPRETED] + [[r.scores.tolist(), r.lengths.tolist(), r.winners.tolist()] for r in results], sys.stdout)
"""


@pytest.mark.slow
@pytest.mark.compiled
def test_interpreted_and_compiled_runs_agree():
    batches = json.dumps([[setup.game.id, setup.seats, setup.options] for setup in setups()[::3]])
    answers = []
    for interpreted in ("0", "1"):
        environment = os.environ | {"NUMBA_DISABLE_JIT": interpreted}
        run = subprocess.run(
            [sys.executable, "-c", SIMULATE], input=batches, env=environment, capture_output=True, text=True, check=True
        )
        answers.append(json.loads(run.stdout))
    assert [answer.pop(0) for answer in answers] == [False, True]
    assert answers[0] == answers[1]
