"""What a seat sees of five211: in its view, in its picture, in numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.scene import Panel, Scene
from maiolica.core.game.words import say
from maiolica.core.table.table import Table
from maiolica.games import get
from maiolica.games.five211.state import CHOOSING
from maiolica.games.five211.value import round_worth

GAME = get("five211")


def tables(seats: int, every: int = 1, **options: object) -> Iterator[Table]:
    """A random game, looked at now and then and at its end; the seats choose in any order."""
    chance = random.Random(seats)
    table = maiolica.new("five211", seats, options, seed=seats)
    for i in range(30 if INTERPRETED else 100):
        if i % every == 0:
            yield table
        if not table.over:
            seat = chance.choice(table.waiting())
            table.play(chance.choice(table.legal(seat)), seat)
    yield table


def board(scene: Scene, seat: int) -> Panel:
    return next(panel for panel in scene.panels if panel.seat == seat)


def looks(panel: Panel, place: str) -> list[str]:
    return [shape.look for shape in panel.shapes if f"-{place}" in shape.id and not shape.id.endswith("-chosen")]


@pytest.mark.parametrize("seats", [2, 5])
def test_other_hands_are_backs_and_as_many_as_they_are(seats) -> None:
    for table in tables(seats, 3):
        for seat in range(seats):
            scene = table.scene(seat)
            for other in range(seats):
                held = table.state.seats[other].hand_count + table.state.seats[other].chosen_count
                panel = board(scene, other)
                assert len(looks(panel, "back")) == (0 if other == seat else held)
                assert len(looks(panel, "hand")) == (held if other == seat else 0)
                marks = sum(shape.look == "chosen" for shape in panel.shapes)
                assert marks == table.state.seats[other].chosen_count


def test_a_replay_shows_all_hands() -> None:
    for table in tables(3, 5):
        scene = GAME.scene(table.state, 0)
        assert not [shape for panel in scene.panels for shape in panel.shapes if shape.look == "back"]


def test_exactly_the_cards_that_may_be_chosen_can_be_picked() -> None:
    for table in tables(4, 3):
        for seat in range(4):
            moves = {tuple(move) for move in table.legal(seat)}
            shapes = [shape for panel in table.scene(seat).panels for shape in panel.shapes if shape.part]
            assert all(shape.part["seat"] == seat for shape in shapes)
            if moves:
                assert {(shape.part["color"], shape.part["value"]) for shape in shapes} == moves


def test_places_have_names_of_their_own() -> None:
    for table in tables(5, 4):
        ids = [shape.id for panel in table.scene(0).panels for shape in panel.shapes if shape.id]
        assert len(ids) == len(set(ids))


def test_those_who_are_waited_for_are_active() -> None:
    for table in tables(3):
        assert [panel.seat for panel in table.scene(1).panels if panel.active] == sorted(
            table.waiting(), key=lambda seat: (seat - 1) % 3
        )


@pytest.mark.parametrize("seats", [2, 4])
def test_features_and_value_are_those_of_the_view(seats) -> None:
    for table in tables(seats, 4, target=50):
        for seat in range(seats):
            view = table.view(seat)
            assert numbers(view, seat).tobytes() == numbers(table.state, seat).tobytes()
            assert GAME.value(view, seat) == GAME.value(table.state, seat)


def numbers(s: Any, seat: int) -> Any:
    out = np.zeros(GAME.feature_count)
    GAME.features(s, seat, out)
    return out


def test_the_value_of_a_finished_game_is_its_score() -> None:
    table = maiolica.new("five211", seats=5, seed=1)
    while not table.over:
        table.play(table.legal_actions()[0])
    assert [GAME.value(table.state, seat) for seat in range(5)] == table.scores()


def test_a_card_of_the_color_that_leads_is_the_better_choice() -> None:
    """With three blue cards open, a blue 3 is worth more than a green 3, which is alone."""
    table = maiolica.new("five211", seats=2, options={"first_seat": 1}, seed=1)
    s = table.state
    assert s.phase == CHOOSING
    s.parts = 1
    s.counts[3] = 3
    for seat, cards in ((0, "B2 B2"), (1, "B3 Y2")):
        for card in cards.split():
            s.seats[seat].shown[GAME.moves.number(card)] += 1
    s.counts[0] = 1
    values = {}
    for card in ("B3", "G3"):
        twin = s.clone()
        twin.seats[0].chosen[GAME.moves.number(card)] += 1
        twin.seats[0].chosen_count += 1
        values[card] = GAME.value(twin, 0)
    assert values["B3"] > values["G3"]


def test_when_all_cards_are_open_the_value_knows_what_they_bring() -> None:
    table = maiolica.new("five211", seats=3, options={"first_seat": 1}, seed=4)
    for _ in range(9):  # the first two parts
        table.play(table.legal_actions()[0])
    s = table.state.clone()
    while GAME.rules.actor(s) >= 0:
        GAME.rules.play(s, GAME.rules.actor(s), table.legal_actions(GAME.rules.actor(s))[-1])
    expected = [round_worth(s, s.seats[seat], GAME.weights[1, 0]) for seat in range(3)]
    weights = np.zeros(GAME.outcomes.size, np.int32)
    while GAME.rules.actor(s) == maiolica.CHANCE:
        GAME.rules.odds(s, weights)
        GAME.rules.deal(s, int(weights.argmax()))
    assert s.rounds == 2
    assert [s.seats[seat].gain for seat in range(3)] == expected
    assert sum(expected) > 0


def test_a_card_that_is_not_in_the_hand_is_refused_with_its_name() -> None:
    table = maiolica.new("five211", seed=1)
    held = table.state.seats[0].hand
    missing = next(kind for kind in range(1, 30) if not held[kind])
    with pytest.raises(maiolica.IllegalMove, match="this card is not in your hand") as raised:
        table.play(missing, 0)
    assert say(raised.value.reason, "uk").startswith("цієї картки немає")


def test_the_picture_says_what_scored_and_what_it_brought() -> None:
    for table in tables(2, target=100):
        if table.state.rounds > 1 and table.state.parts == 0:
            shapes = {shape.id: shape for panel in table.scene(0).panels for shape in panel.shapes}
            assert shapes["verdict"].label.key.startswith("five211-last-")
            assert sum(table.state.counts) == 8
            assert shapes["deal"].label.args["count"] == table.state.deals
            return
    raise AssertionError("no round was scored")


def drawn(table: Table) -> dict[str, str]:
    """What lies at each place, as the first seat sees it."""
    return {shape.id: shape.look for panel in table.scene(0).panels for shape in panel.shapes if shape.id}


def test_the_middle_shows_what_would_score_and_what_is_near_its_limit() -> None:
    """Five cards of a color may score with two seats: the fourth is near that, the sixth beyond."""
    table = maiolica.new("five211", seats=2, options={"first_seat": 1}, seed=1)
    assert {look for place, look in drawn(table).items() if place.endswith("-line")} == {"limit", "enough"}
    s = table.state
    s.parts = 1
    for color, count in enumerate((3, 4, 6, 5, 0)):
        s.counts[color] = count
    places = drawn(table)
    lines = [places[f"{name}-line"] for name in ("yellow", "green", "orange", "blue", "turquoise")]
    assert lines == ["limit", "limit-near", "limit-over", "limit-near", "limit"]
    assert (places["verdict"], places["blue-standing"], places["orange-standing"]) == ("tile-blue", "leads", "over")
    s.roosters = 4
    assert (drawn(table)["verdict"], drawn(table)["rooster-standing"]) == ("tile-rooster", "leads")


def test_when_all_is_over_the_last_round_and_the_kept_cards_stay_on_the_table() -> None:
    *_, table = tables(2)
    while not table.over:
        table.play(table.legal_actions()[0])
    places = drawn(table)
    counted = sum(look.startswith("tile-") and place[-1].isdigit() for place, look in places.items())
    assert counted >= sum(table.state.counts)
    assert any(place.endswith("-standing") for place in places) or places["verdict"] == "nobody"
    for seat in range(2):
        kept = [look for place, look in places.items() if place.startswith(f"board-{seat + 1}-kept-")]
        assert sum(int(look[-1]) for look in kept) == table.scores()[seat]
