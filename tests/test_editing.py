"""What could lie at a place of a picture: whatever is offered can be, and is another position."""

from __future__ import annotations

import random

import pytest

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.errors import BadPosition
from maiolica.core.game.possible import check_possible
from maiolica.core.table.editing import Filling, drawn, fillings, settled
from maiolica.games import get, ids
from tests.daily import every_game
from tests.impossible import step

PLACES = 2 if INTERPRETED else 4  # of each picture


@every_game
def test_everything_that_is_offered_can_be(game: str) -> None:
    table = maiolica.new(game, seed=5)
    for _ in range(6):
        table.play(table.legal()[0])
    position = table.position
    places = [shape.id for panel in drawn(position, 0).panels for shape in panel.shapes if shape.id]
    offered: list[Filling] = []
    for place in places[:: max(1, len(places) // PLACES)][:PLACES]:
        offered += fillings(position, 0, place)[0]
    assert offered
    for one in offered:
        check_possible(get(game), one.position.record)
        assert one.position != position


@pytest.mark.parametrize("game", ids())
def test_a_place_that_is_not_there_is_named(game: str) -> None:
    with pytest.raises(BadPosition, match="no place 'nowhere'"):
        fillings(maiolica.new(game, seed=5).position, 0, "nowhere")


@pytest.mark.parametrize("game", ids())
def test_what_can_be_stays_as_it_is(game: str) -> None:
    luck, position = random.Random(3), maiolica.position(game)
    for _ in range(40 if INTERPRETED else 200):
        if position.over:
            break
        position = step(position, luck)
        assert settled(position.game, position.record) == position


@pytest.mark.parametrize("game", ids())
def test_other_numbers_are_put_in_or_refused(game: str) -> None:
    position = maiolica.new(game, seed=5).position
    record = position.record
    assert settled(position.game, record) == position
    record.rounds = 100
    with pytest.raises(BadPosition, match="rounds"):
        settled(position.game, record)


def test_an_empty_line_may_get_any_color_and_number() -> None:
    position = maiolica.new("azul", seed=5).position
    offered = fillings(position, 0, "board-1-line-3-1")[0]
    lines = {
        (one.position.record.seats[0].line_count[2], one.position.record.seats[0].line_color[2]) for one in offered
    }
    assert {(count, color) for count in (1, 2, 3) for color in range(5)} <= lines
    assert all(one.shapes for one in offered)


@pytest.mark.compiled
def test_a_chip_in_a_store_was_on_a_factory() -> None:
    position = maiolica.new("duel", seed=5).position
    while position.record.rounds == 0 or position.actor < 0:
        position = step(position, random.Random(1))
    before = sum(chip > 0 for chip in position.record.factory_chips)
    offered = fillings(position, 0, "board-1-chip-1")[0]
    assert offered
    for one in offered:
        assert one.position.record.seats[0].chips.sum() == 1
        assert sum(chip > 0 for chip in one.position.record.factory_chips) == before - 1
