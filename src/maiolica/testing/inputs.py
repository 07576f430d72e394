"""Laws of what programs are given: the features of a network, and the value of a position."""

from __future__ import annotations

from itertools import product
from math import isfinite
from typing import Any

import numpy as np
import pytest

from ..core.dialect.jit import INTERPRETED
from ..core.dialect.random import below, pick, seeded
from ..core.dialect.record import IntArray
from ..core.game.game import CHANCE, OVER, Game
from .case import Case, some_setups
from .tables import random_tables
from .walks import Setup, walk

VIEWS = 50 if INTERPRETED else 4000  # that are compared
MOST_GAMES = 400


class InputLaws(Case):
    """Equal features mean equal views, and every position has a value."""

    def settings(self, most: int) -> list[Setup]:
        """The settings whose features are compared, spread over seats and options."""
        return some_setups(self.subject, most)

    def test_equal_features_mean_equal_views(self) -> None:
        """In thousands of positions of random games, with all seats and draws in between: no two views share them."""
        views: dict[tuple[int, int, bytes], bytes] = {}
        setups = self.settings(2 if INTERPRETED else 12)
        for i in range(MOST_GAMES):
            setup = setups[i % len(setups)]
            for state in walk(setup, 5 + i // len(setups)).states[:: 20 if INTERPRETED else 1]:
                for seat in range(setup.seats):
                    view = state.clone()
                    setup.game.rules.hide(view, seat)
                    key = setup.seats, seat, features(setup.game, view, seat).tobytes()
                    assert views.setdefault(key, view.tobytes()) == view.tobytes()
            if i + 1 >= len(setups) and len(views) > VIEWS:
                break

    @pytest.mark.compiled
    def test_every_field_of_a_view_shows(self) -> None:
        """Whatever number of a view varies in random games: giving it another of its values changes the features."""
        game = self.subject
        setups = [setup for setup in self.settings(10_000) if setup.seats == game.seats[-1]]
        chosen = [walk(setup, 6).states[::7] for setup in setups[:: max(1, len(setups) // 8)]]
        states = np.frombuffer(bytearray(b"".join(some.tobytes() for some in chosen)), game.state.layout)
        for view in states:
            game.rules.hide(view, 0)
        assert [place for place in places(game.state.layout) if not shows(game, states, place)] == []

    def test_features_do_not_depend_on_the_names_of_the_seats(self) -> None:
        """The same game with every player one seat further gives every player the same features at each decision."""
        game = self.subject
        for seats in game.seats[:1] if INTERPRETED else game.seats:
            here, there = (game.start(seats, {"first_seat": 1 + shift}) for shift in (0, 1))
            rng = seeded(seats)
            out = np.zeros(max(game.moves.size, game.outcomes.size), np.int32)
            while (actor := game.rules.actor(here)) != OVER:
                if actor == CHANCE:
                    outcome = pick(rng, out, game.rules.odds(here, out))
                    game.rules.deal(here, outcome)
                    game.rules.deal(there, outcome)
                    continue
                for seat in range(seats):
                    same = features(game, there, (seat + 1) % seats)
                    assert features(game, here, seat).tobytes() == same.tobytes()
                action = int(out[below(rng, game.rules.legal(here, actor, out))])
                game.rules.play(here, actor, action)
                game.rules.play(there, (actor + 1) % seats, action)

    @pytest.mark.compiled
    def test_features_lie_between_zero_and_a_little_more_than_one(self) -> None:
        for table in random_tables(self.subject, 1):
            for seat in range(table.seats):
                found = features(self.subject, table.state, seat)
                assert found.min() >= 0
                assert found.max() <= 6

    def test_different_positions_have_different_features(self) -> None:
        """Whatever differs between two positions of a random game, draws in between included, shows in the features."""
        game = self.subject
        rng = seeded(4)
        names = [option.name for option in game.options]
        actions, weights = np.zeros(game.moves.size, np.int32), np.zeros(game.outcomes.size, np.int32)
        for choices in product(*(option.choices for option in game.options)):
            state = game.start(min(3, game.seats[-1]), dict(zip(names, choices, strict=True)))
            seen: dict[bytes, bytes] = {}
            for _ in range(60 if INTERPRETED else 9999):
                assert seen.setdefault(features(game, state, 1).tobytes(), state.tobytes()) == state.tobytes()
                seat = game.rules.actor(state)
                if seat == OVER:
                    break
                if seat == CHANCE:
                    game.rules.deal(state, pick(rng, weights, game.rules.odds(state, weights)))
                else:
                    game.rules.play(state, seat, int(actions[below(rng, game.rules.legal(state, seat, actions))]))

    def test_every_position_has_a_value_and_in_the_end_it_is_the_score(self) -> None:
        game = self.subject
        for table in random_tables(game, 3):
            for seat in range(table.seats):
                value = game.value(table.state, seat)
                assert isfinite(value)
                if not INTERPRETED or seat == 0:
                    assert value == pytest.approx(game.weigh(table.state, seat, game.weights))
            if table.over:
                assert [game.value(table.state, seat) for seat in range(table.seats)] == table.scores()


def features(game: Game, view: Any, seat: int) -> IntArray:
    """The features of a view; each of them is written, whatever was there before."""
    out = np.full(game.feature_count, 9.0, np.float64)
    game.features(view, seat, out)
    return out


def places(layout: Any, at: int = 0) -> list[int]:
    """The bytes of all numbers of a record; between nested records there may be others, which mean nothing."""
    if layout.subdtype:
        element, shape = layout.subdtype
        return [p for i in range(int(np.prod(shape))) for p in places(element, at + i * element.itemsize)]
    if layout.fields:
        return [p for name in layout.names for p in places(layout.fields[name][0], at + layout.fields[name][1])]
    return list(range(at, at + layout.itemsize))


def shows(game: Game, states: Any, place: int) -> bool:
    """Whether a byte that varies changes the features in some position, when it takes another of its values."""
    values = np.unique(states.view(np.uint8).reshape(len(states), -1)[:, place])
    if len(values) == 1:
        return True
    rng = seeded(place)
    for _ in range(3000):
        view = states[below(rng, len(states))]
        changed = bytearray(view.tobytes())
        changed[place] = int(values[below(rng, len(values))])
        other = np.frombuffer(changed, game.state.layout)[0]
        if features(game, other, 0).tobytes() != features(game, view, 0).tobytes():
            return True
    return False
