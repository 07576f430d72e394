"""Positions that never change: what can be done in them, exact odds, other forms, and which ones there cannot be."""

from __future__ import annotations

import json
import pickle
import random
from fractions import Fraction

import numpy as np
import pytest

import maiolica
from maiolica import CHANCE, BadPosition, IllegalMove, Position
from maiolica.core.dialect.random import seeded
from maiolica.core.game.game import EVERYBODY
from maiolica.core.game.words import LANGUAGES, say
from maiolica.core.table.jsonform import to_json
from maiolica.games import get, ids
from tests import impossible
from tests.daily import every_game
from tests.impossible import step


def some_positions(game: str, count: int, seed: int) -> list[Position]:
    """Positions of random games."""
    luck = random.Random(seed)
    found, position = [], maiolica.position(game, get(game).seats[0])
    for _ in range(count):
        for _ in range(luck.randrange(1, 40)):
            position = maiolica.position(game, luck.choice(get(game).seats)) if position.over else step(position, luck)
        found.append(position)
    return found


@every_game
def test_positions_go_the_way_of_a_table(game) -> None:
    table = maiolica.new(game, seed=3)
    position, luck = maiolica.position(game), random.Random(1)
    for _ in range(12):
        if not table.over:
            table.play(luck.choice(table.legal()))
    for event in table.log.events:
        assert (position.actor == CHANCE) == (event.seat == CHANCE)
        if event.seat == CHANCE:
            assert sum(chance for _, chance in position.outcomes()) == 1
            assert position.legal() == []
        else:
            assert position.outcomes() == []
            assert event.action in position.legal_actions(event.seat)
        position = position.after(event.action, None if event.seat == CHANCE else event.seat)
    assert position == table.position
    assert (position.legal(), position.scores(), position.ranks()) == (table.legal(), table.scores(), table.ranks())
    assert position.view(0).tobytes() == table.view(0).tobytes()


def test_odds_are_exact_fractions() -> None:
    start = maiolica.position("azul", options={"first_seat": 1})
    assert [chance for _, chance in start.outcomes()] == [Fraction(1, 5)] * 5
    blue, _ = start.outcomes()[0]
    assert dict(start.after(blue).outcomes())[blue] == Fraction(19, 99)
    assert start.text(blue) == "B"


def test_a_tiny_game_begins_with_little() -> None:
    tiny = [game for game in map(get, ids()) if game.tiny]
    for game in tiny:
        position = maiolica.position(game.id, options={"first_seat": 1}, tiny=True)
        assert len(position.outcomes()) <= 3
        assert position.features(0).shape == (game.feature_count,)
    assert tiny
    with pytest.raises(maiolica.BadOption, match="no tiny"):
        maiolica.position(tiny[0].id, 3, tiny=True)


def test_a_position_never_changes() -> None:
    position = maiolica.new("azul", seed=1).position
    before, hashed = position.values(), hash(position)
    position.record.bag[0] = 99
    position.view(0).bag[0] = 99
    for move in position.legal():
        position.after(move)
    assert position.values() == before
    assert hash(position) == hashed
    twin = pickle.loads(pickle.dumps(position))
    assert twin == position
    assert len({twin, position, position.after(0)}) == 2


def test_what_is_not_possible_is_refused() -> None:
    start, position = maiolica.position("azul"), maiolica.new("azul", seed=1).position
    for wrong in (304, "9B>1", 1.5, "B"):
        with pytest.raises(IllegalMove):
            position.after(wrong)
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        start.after("B")
    with pytest.raises(IllegalMove, match="no seat"):
        position.legal(2)
    with pytest.raises(IllegalMove, match="no seat"):
        position.after(0, 7)


@every_game
def test_a_world_is_one_that_its_seat_cannot_tell_apart(game) -> None:
    table = maiolica.new(game, seed=2)
    for seat in range(table.seats):
        for rng in (5, seeded(1), random.Random(1), np.random.default_rng(1)):
            world = table.sample_world(seat, rng)
            assert world.view(seat).tobytes() == table.view(seat).tobytes()
    assert table.sample_world(0, 5) == table.sample_world(0, 5)


@every_game
def test_positions_are_written_as_json_and_read_back(game) -> None:
    for position in some_positions(game, 8, 1):
        assert Position.from_json(json.loads(json.dumps(position.to_json()))) == position
        assert position.to_json() == to_json(position.record)
        assert position.replaced(**position.values()) == position
        assert position.replaced() == position
        assert repr(position).startswith(f"<Position of {game}")


@pytest.mark.needs("five211")
def test_what_is_no_position_is_refused() -> None:
    good = maiolica.new("azul", seed=1).position.to_json()
    fields = good["position"]
    wrong = [
        ({}, "format"),
        ([], "format"),
        (good | {"rules": 99}, "rules"),
        (good | {"seat": 0}, "one seat"),
        (good | {"position": {}}, "the field seats is missing"),
        (good | {"position": 7}, "fields by name"),
        (good | {"position": fields | {"tiles": 1}}, "no field 'tiles'"),
        (good | {"position": fields | {"bag": [20, 20]}}, "bag wants a list of 5"),
        (good | {"position": fields | {"bag": [1.5] * 5}}, "whole number"),
        (good | {"position": fields | {"turn": 300}}, "turn is 300: it must be -128 to 127"),
        (good | {"position": fields | {"seats": [fields["seats"][0]] * 5}}, "list of up to 4"),
        (good | {"position": fields | {"seats": [{}]}}, "seats 1: the field score is missing"),
    ]
    for data, reason in wrong:
        with pytest.raises(BadPosition, match=reason):
            Position.from_json(data)
    with pytest.raises(maiolica.BadOption, match="no game"):
        Position.from_json(good | {"game": "go"})
    view = to_json(maiolica.new("five211", seed=1).state, 0)
    with pytest.raises(BadPosition, match="one seat"):
        Position.from_json(view)


WRONG = {
    "azul": [
        ({"bag": [20] * 5}, "tiles in all, not 20"),
        ({"seat_count": 5}, "5 seats"),
        ({"phase": 9}, "phase is 9: it must be 0 to 4"),
        ({"turn": 3}, "turn is 3: it must be 0 to 1"),
        ({"seats": [{"score": -1}]}, "seat 1: score is -1"),
        ({"seats": [{}, {}, {"score": 4}]}, "seat 3 is not in play"),
        ({"seats": [{"line_count": [2, 0, 0, 0, 0]}]}, "tiles in line 1 is 2"),
        ({"seats": [{"line_color": [3, 0, 0, 0, 0]}]}, "line 1 is empty, but has a color"),
        ({"marker": 1}, "has the marker, but not"),
        ({"dealt": 3}, "dealt counts only"),
    ],
    "chocolatier": [({"golden": 2}, "golden is 2"), ({"held_count": 1}, "in hand"), ({"ring": [99] * 9}, "ring is 99")],
    "pavilion": [({"wild_order": [0] * 6}, "each color once"), ({"picks": 2}, "picks"), ({"rounds": 0}, "no round")],
    "duel": [({"held": 3}, "held is 3"), ({"goal_count": 0}, "goals are in play"), ({"token": 9}, "token is 9")],
    "five211": [
        ({"pile": 3}, "in the pile"),
        ({"roosters": 3}, "roosters"),
        ({"seats": [{"hand_count": 4}]}, "hand_count"),
        ({"target": -1}, "target is -1"),
    ],
}


@pytest.mark.parametrize("game", [game for game in ids() if game in WRONG])
def test_positions_that_cannot_be_are_refused_with_the_reason(game) -> None:
    position = maiolica.new(game, seed=1).position
    for fields, reason in WRONG[game]:
        with pytest.raises(BadPosition, match=reason):
            position.replaced(**fields)


KNOWN = [json.loads(line) for line in impossible.FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", sorted({known["position"]["game"] for known in KNOWN} & set(ids())))
def test_every_reason_is_given(game) -> None:
    """Positions of random games with one or two numbers changed: see ``tests/impossible.py``."""
    for known in KNOWN:
        if known["position"]["game"] == game:
            position = Position.from_json(known["position"])
            for changes, reason in known["found"]:
                values = position.values()
                for path, number in changes:
                    impossible.changed(values, path, number)
                with pytest.raises(BadPosition) as raised:
                    position.replaced(**values)
                assert str(raised.value) == f"there is no such position of {game}: {reason}"
                said = [say(raised.value.reason, language) for language in LANGUAGES]
                assert not any("{" in text for text in said)
                assert said[0] not in said[1:]


@every_game
def test_whatever_is_changed_is_refused_or_can_be_played_on(game) -> None:
    """The ground of an editor: one number of a position is changed, and a reason is said or the game goes on."""
    luck, refused = random.Random(7), 0
    for position in some_positions(game, 4, 3):
        for _ in range(12):
            values = position.values()
            change(values, luck)
            try:
                other = position.replaced(**values)
            except BadPosition:
                refused += 1
                continue
            for _ in range(20):
                other = other if other.over else step(other, luck)
    assert refused > 24


def change(values: object, luck: random.Random) -> None:
    """Change one number somewhere in nested values."""
    while True:
        key = luck.choice(list(values) if isinstance(values, dict) else range(len(values)))  # type: ignore[arg-type]
        if isinstance(values[key], int):  # type: ignore[index]
            values[key] += luck.choice([-1, 1, 2])  # type: ignore[index]
            return
        values = values[key]  # type: ignore[index]


def test_an_edited_position_is_played() -> None:
    """A wall with two tiles, made by hand: what lies there is missing in the bag."""
    position = maiolica.new("azul", seed=1).position
    bag = position.values()["bag"]
    wall = [[0] * 5 for _ in range(5)]
    wall[0][0], wall[0][1] = 1, 2
    edited = position.replaced(seats=[{"wall": wall, "score": 3}], bag=[bag[0] - 1, bag[1] - 1, *bag[2:]])
    assert edited.scores() == [3, 0]
    assert edited.after(edited.legal()[0]).record.seats[0].wall[0].tolist() == [1, 2, 0, 0, 0]


# Tables


@every_game
def test_a_clone_goes_on_alike_and_apart(game) -> None:
    table = maiolica.new(game, seed=5)
    for _ in range(4):
        table.play(table.legal()[-1])
    twin = table.clone()
    twin.undo()
    assert len(twin.log.events) < len(table.log.events)
    twin = table.clone()
    for one in (table, twin):
        for _ in range(3):
            one.play(one.legal()[0])
    assert twin.text() == table.text()
    twin.undo()
    twin.undo()
    assert table.position != twin.position
    table.undo()
    table.undo()
    assert table.position == twin.position


def test_a_table_is_saved_and_drawn(tmp_path) -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], seed=1)
    table.save(tmp_path / "game.log")
    assert maiolica.load(tmp_path / "game.log").position == table.position
    assert "Ada" in table.svg(0)
    assert table.png(0, width=200).startswith(b"\x89PNG")
    assert table.position.svg(1).startswith("<svg")
    assert table.position.png(1).startswith(b"\x89PNG")
    with pytest.raises(maiolica.MaiolicaError, match="nowhere"):
        table.save(tmp_path / "nowhere" / "game.log")


def test_things_say_what_they_are() -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], options={"first_seat": 2}, seed=1)
    assert repr(table) == "<Table of azul with Ada, Bo: 20 events, Bo to move>"
    assert repr(table.position) == "<Position of azul: Round 1: seat 2 takes tiles; seat 2 to move>"
    assert repr(maiolica.position("azul")).endswith("2 draws possible>")
    assert repr(maiolica.batch("azul", 3)) == "<Batch of 3 games of azul with 2 seats on cpu>"
    assert repr(get("azul")) == "<Game azul, 2 to 4 seats>"
    assert repr(table.state.seats[0]).startswith("Seat(score=0, line_count=[0, 0, 0, 0, 0]")


def test_a_table_goes_back_to_any_event() -> None:
    table = maiolica.new("azul", seed=1)
    assert [table.at(done).position.over for done in (0, 5, len(table.log.events))] == [False] * 3
    for done in (-1, len(table.log.events) + 1, "x"):
        with pytest.raises(maiolica.MaiolicaError):
            table.at(done)
    assert table.view(EVERYBODY).tobytes() == table.state.tobytes()


def test_a_game_that_is_over_has_no_moves() -> None:
    position, luck = maiolica.position("azul", options={"max_rounds": 1}), random.Random(1)
    while not position.over:
        position = step(position, luck)
    assert (position.legal(), position.outcomes()) == ([], [])
    assert repr(position) == f"<Position of azul: over, {' : '.join(map(str, position.scores()))}>"
    assert position._repr_svg_().startswith("<svg")
    with pytest.raises(IllegalMove, match="over"):
        position.after(0)
