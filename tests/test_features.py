"""The network's input is complete: equal features mean equal views, and every field of a view shows."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.dialect.random import below, pick, seeded
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get, ids
from tests.walks import Setup, all_setups, walk

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"
TABLES = {"azul": (4, 1), "chocolatier": (1,), "pavilion": (4, 1), "duel": (2, 1), "five211": (1, 5, 1)}
BEFORE = {"chocolatier": "azul"}  # whose features come first


def features(game, view, seat: int) -> bytes:
    out = np.zeros(game.feature_count, np.float64)
    game.features(view, seat, out)
    return out.tobytes()


def some_setups(game: str, most: int) -> list[Setup]:
    """Settings spread over seats and options."""
    own = [setup for setup in all_setups() if setup.game.id == game and setup.options.get("target") != "5"]
    return own[:: max(1, len(own) // most)]


@pytest.mark.parametrize("game", ids())
def test_equal_features_mean_equal_views(game) -> None:
    """In thousands of positions of random games, with all seats and draws in between: no two views share features."""
    views: dict[tuple[int, int, bytes], bytes] = {}
    for setup in some_setups(game, 2 if INTERPRETED else 12):
        for state in walk(setup, 5).states[:: 20 if INTERPRETED else 1]:
            for seat in range(setup.seats):
                view = state.clone()
                setup.game.rules.hide(view, seat)
                key = setup.seats, seat, features(setup.game, view, seat)
                assert views.setdefault(key, view.tobytes()) == view.tobytes()
    assert len(views) > (50 if INTERPRETED else 4000)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_every_field_of_a_view_shows(game) -> None:
    """Whatever number of a view varies in random games: giving it another of its values changes the features."""
    game = get(game)
    seats = game.seats[-1]
    setups = [setup for setup in some_setups(game.id, 10_000) if setup.seats == seats]
    chosen = [walk(setup, 6).states[::7] for setup in setups[:: max(1, len(setups) // 8)]]
    states = np.frombuffer(bytearray(b"".join(some.tobytes() for some in chosen)), game.state.layout)
    for view in states:
        game.rules.hide(view, 0)
    assert [place for place in places(game.state.layout) if not shows(game, states, place)] == []


def places(layout, at: int = 0) -> list[int]:
    """The bytes of all numbers of a record; between nested records there may be others, which mean nothing."""
    if layout.subdtype:
        element, shape = layout.subdtype
        return [p for i in range(int(np.prod(shape))) for p in places(element, at + i * element.itemsize)]
    if layout.fields:
        return [p for name in layout.names for p in places(layout.fields[name][0], at + layout.fields[name][1])]
    return list(range(at, at + layout.itemsize))


def shows(game, states, place: int) -> bool:
    """Whether a byte that varies changes the features in some position, when it takes another of its values."""
    values = np.unique(states.view(np.uint8).reshape(len(states), -1)[:, place])
    if len(values) == 1:
        return True
    rng = seeded(place)
    for _ in range(3000):
        view = states[below(rng, len(states))]
        changed = bytearray(view.tobytes())
        changed[place] = int(values[below(rng, len(values))])
        if features(game, np.frombuffer(changed, game.state.layout)[0], 0) != features(game, view, 0):
            return True
    return False


@pytest.mark.parametrize("game", [game for game in ids() if game != "five211"])
def test_features_do_not_depend_on_the_names_of_the_seats(game) -> None:
    """The same game with every player one seat further gives every player the same features at each decision."""
    game = get(game)
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
                assert features(game, here, seat) == features(game, there, (seat + 1) % seats)
            action = int(out[below(rng, game.rules.legal(here, actor, out))])
            game.rules.play(here, actor, action)
            game.rules.play(there, (actor + 1) % seats, action)


def test_in_five211_features_do_not_depend_on_the_names_of_the_seats() -> None:
    """Its cards are dealt seat by seat, so that the seats are moved on in the position itself."""
    game = get("five211")
    for seats in game.seats:
        for state in walk(Setup(game, seats, game.complete(seats, {})), 3).states[::9]:
            moved = state.clone()
            for seat in range(seats):
                moved.seats[(seat + 1) % seats] = state.seats[seat].copy()
            moved.first = (state.first + 1) % seats
            for seat in range(seats):
                assert features(game, state, seat) == features(game, moved, (seat + 1) % seats)


@pytest.mark.parametrize("game", ids())
def test_the_tables_count_every_number(game) -> None:
    """The second column of each table, as often as its board or seat is there, gives the number of features."""
    section = PAGE.read_text(encoding="utf-8").split(f"## {game}:")[1].split("\n## ")[0]
    tables = [counts(table) for table in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE)]
    assert len(tables) == len(TABLES[game])
    extended = get(BEFORE[game]).feature_count if game in BEFORE else 0
    total = sum(times * sum(table) for times, table in zip(TABLES[game], tables, strict=True))
    assert extended + total == get(game).feature_count


def counts(table: str) -> list[int]:
    """The numbers of each row: 5 × 5 + 1 and the like."""
    rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.strip().split("\n")]
    column = rows[0].index("numbers")
    return [sum(int(np.prod([int(n) for n in part.split("×")])) for part in row[column].split("+")) for row in rows[2:]]
