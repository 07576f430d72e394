"""OpenSpiel: its own simulation tests, exact odds, and information states that tell neither too much nor too little."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pytest

import maiolica
from maiolica.core.game.game import CHANCE, OVER
from maiolica.core.table.log import known_events
from maiolica.games import get, ids
from maiolica.rl import openspiel
from tests.rl.settings import ALL, NAMES

pyspiel = pytest.importorskip("pyspiel")

pytestmark = pytest.mark.compiled


def load(game: str, seats: int = 2, options: dict[str, str] | None = None, reward: str = "win"):
    text = " ".join(f"{name}:{value}" for name, value in (options or {}).items()) or "default"
    return openspiel().load_game(f"maiolica_{game}", {"players": seats, "options": text, "reward": reward})


def step(state, luck: random.Random) -> None:
    """A random draw or move."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, odds)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_the_games_pass_the_simulation_tests_of_openspiel(game, seats, options, capfd) -> None:
    pyspiel.random_sim_test(load(game, seats, options), 1, False, False)


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_the_games_pass_the_python_simulation_tests_of_openspiel(game, capsys) -> None:
    """Clones, native serialization and pickles of games and states, as OpenSpiel tests its own games."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(game))


@pytest.mark.parametrize("game", ids())
def test_odds_are_exact(game) -> None:
    state = load(game).new_initial_state()
    luck = random.Random(1)
    weights = np.zeros(get(game).outcomes.size, np.int32)
    draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            count = get(game).rules.odds(state.record, weights)
            whole = weights[:count].sum()
            assert dict(state.chance_outcomes()) == {i: w / whole for i, w in enumerate(weights[:count]) if w}
            draws += 1
        step(state, luck)
    assert draws > 10


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_an_information_state_is_what_a_seat_knows(game, seats, options) -> None:
    """Worlds that a seat cannot tell apart have equal strings and tensors; what it knows of the past is in them."""
    state = load(game, seats, options).new_initial_state()
    luck, rng = random.Random(4), maiolica.core.dialect.random.seeded(2)
    for i in range(120):
        if state.is_terminal():
            break
        if i % 8 == 0 and not state.is_chance_node():
            check_knowledge(get(game), state, seats, rng)
        step(state, luck)


def check_knowledge(game, state, seats: int, rng) -> None:
    for seat in range(seats):
        other = state.clone()
        guessed = state.view(seat)
        game.rules.guess(guessed, seat, rng)
        other.go_on_in(guessed, seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        known = state.information_state_string(seat).split(" ")[1:]
        assert len(known) == len(state.history())
        for text, event in zip(known, state.full_history(), strict=True):
            assert text.endswith(":?") or text.endswith(
                f":{(game.outcomes if event.player < 0 else game.moves).text(event.action)}"
            )


@pytest.mark.needs("duel", "five211")
def test_the_log_of_a_seat_and_its_information_state_agree() -> None:
    """What is secret in a seat's log is secret in its information state, and own choices never are."""
    for game in ("five211", "duel"):
        state = load(game, options={"first_seat": "1"}).new_initial_state()
        luck = random.Random(3)
        for _ in range(150):
            if not state.is_terminal():
                step(state, luck)
        table = maiolica.core.table.log.Log(get(game), 2, ["a", "b"], get(game).complete(2, {"first_seat": "1"}))
        table.events = [past.event for past in state._standing.chain() if past.event][::-1]
        for seat in range(2):
            assert state.known_events(seat) == known_events(table, seat, state.record)


@pytest.mark.needs("five211")
def test_a_hidden_choice_shows_only_to_its_seat() -> None:
    state = load("five211", options={"first_seat": "1"}).new_initial_state()
    luck = random.Random(0)
    while state.is_chance_node():
        step(state, luck)
    assert state.current_player() == 0
    children = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(0) for child in children}) == len(children) > 1
    assert len({tuple(child.information_state_tensor(0)) for child in children}) == len(children)
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({tuple(child.information_state_tensor(1)) for child in children}) == 1


@pytest.mark.parametrize("reward", ["win", "rank", "difference"])
def test_returns_are_the_rewards_by_name(reward) -> None:
    state = load("azul", 3, {"max_rounds": "1"}, reward).new_initial_state()
    luck = random.Random(5)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        step(state, luck)
    scores = [get("azul").rules.score(state.record, seat) for seat in range(3)]
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == state.returns()[int(np.argmax(scores))]
    if reward == "difference":
        assert state.returns()[0] == pytest.approx(scores[0] - (scores[1] + scores[2]) / 2)


def test_players_and_options_are_checked() -> None:
    for text in ("maiolica_azul(players=5)", "maiolica_azul(options=wall:blue)", "maiolica_azul(reward=praise)"):
        with pytest.raises(maiolica.BadOption):
            openspiel().load_game(text)


def test_a_game_that_outgrows_its_information_state_says_so() -> None:
    state = openspiel().load_game("maiolica_azul(max_events=30)").new_initial_state()
    luck = random.Random(1)
    for _ in range(30):
        step(state, luck)
    with pytest.raises(maiolica.MaiolicaError, match="max_events"):
        step(state, luck)


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_no_game_has_more_events_than_an_information_state_has_room_for(game) -> None:
    """Random games with the default options, of all seat counts: the longest is far below."""
    from maiolica.rl.spiel import MOST_EVENTS

    rules = get(game).rules
    out = np.zeros(max(get(game).moves.size, get(game).outcomes.size), np.int32)
    for seats in get(game).seats:
        s, luck, events = get(game).start(seats), random.Random(seats), 0
        while (actor := rules.actor(s)) != OVER:
            if actor == CHANCE:
                count = rules.odds(s, out)
                rules.deal(s, luck.choices(range(count), out[:count].tolist())[0])
            else:
                rules.play(s, actor, int(out[luck.randrange(rules.legal(s, actor, out))]))
            events += 1
        assert events < MOST_EVENTS / 2


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    state = load("azul").new_initial_state()
    for outcome in (99, -9, 2**40, 0):
        with pytest.raises(maiolica.IllegalMove, match="cannot be drawn"):
            state.apply_action(outcome)
    luck = random.Random(1)
    while state.is_chance_node():
        step(state, luck)
    before = (str(state), state.history())
    for action in (304, -7, 2**40):
        with pytest.raises(maiolica.IllegalMove, match="may not play"):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    while not state.is_terminal():
        step(state, luck)
    with pytest.raises(maiolica.IllegalMove, match="over"):
        state.apply_action(0)


@pytest.mark.parametrize("game", ids())
def test_long_games_are_pickled_and_serialized(game) -> None:
    """A state is written by its events: as deep as it is long it would be too deep for a pickle."""
    loaded = load(game, get(game).seats[-1])
    state, luck = loaded.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        step(state, luck)
    written = pickle.dumps(state)
    assert len(written) < 20 * len(state.history()) + 4000
    native = openspiel().deserialize_game_and_state(openspiel().serialize_game_and_state(loaded, state))[1]
    for twin in (pickle.loads(written), native):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert twin.information_state_string(0) == state.information_state_string(0)


def test_a_state_of_a_thousand_events_is_pickled() -> None:
    state, luck = load("azul", 4, {"max_rounds": "25"}).new_initial_state(), random.Random(3)
    while not state.is_terminal():  # everything to the floor: no row is ever completed
        if state.is_chance_node():
            step(state, luck)
        else:
            state.apply_action(next(action for action in state.legal_actions() if action % 6 == 5))
    assert len(state.history()) > 1000
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.needs("duel", "five211")
@pytest.mark.parametrize("game", ["five211", "duel"])
def test_a_resampled_state_is_one_that_its_seat_cannot_tell_apart(game) -> None:
    state, luck = load(game).new_initial_state(), random.Random(1)
    differ = 0
    for i in range(400):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, luck.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            differ += str(other) != str(state)
            while i % 9 == 0 and not other.is_terminal() and luck.random() < 0.9:
                step(other, luck)
            if i % 9 == 0 and not other.is_chance_node() and not other.is_terminal():
                again = other.resample_from_infostate(other.current_player(), random.Random(i).random)
                same_when_written(again)
                same_when_written(other)
        step(state, luck)
    assert differ > 0


def same_when_written(state) -> None:
    """A pickle of a state is that state, also in worlds that were guessed."""
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert twin.legal_actions() == state.legal_actions()
    for seat in range(2):
        assert twin.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.needs("five211")
def test_the_search_of_openspiel_over_information_sets_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state, luck = load("five211").new_initial_state(), random.Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, random_state=np.random.RandomState(1))
    for _ in range(4):
        while state.is_chance_node():
            step(state, luck)
        state.apply_action(bot.step(state))
    assert len(state.history()) > 12
