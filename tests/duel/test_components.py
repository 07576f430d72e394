"""What is in the box of duel; see docs/rules/duel.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.games import get
from maiolica.games.duel.state import CHIPS, COLOR_NAMES, LETTERS, PRINTED

from .drawn import (
    heap,
    start,
)
from .naive import KINDS, PLATES, turned

GAME = get("duel")


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 4])
def test_two_play(seats):
    with pytest.raises(maiolica.BadOption):
        GAME.start(seats)


def test_there_are_thirteen_tiles_of_each_of_five_colors():
    assert LETTERS == "BYRKT"
    assert COLOR_NAMES == ["blue", "yellow", "red", "black", "turquoise"]
    assert [int(count) for count in start().bag] == [13] * 5
    assert heap(start().tower) == ""


def test_there_are_two_chips_of_each_kind_and_halves_show_both_colors():
    assert CHIPS == KINDS
    assert [int(count) for count in start().unseen_chips] == [2] * 10


@pytest.mark.parametrize("plate", PLATES)
def test_plates_look_like_this_and_are_turned_clockwise_but_never_mirrored(plate):
    for number, turn in enumerate("^>v<"):
        printed = [["BYRKTSW"[code - 1] for code in cells] for cells in PRINTED[plate - 1, number].tolist()]
        assert ["".join(cells) for cells in printed] == turned(plate, turn)


def test_the_turns_of_a_plate_are_drawn_as_arrows_that_show_where_its_top_points():
    assert [turned(1, turn) for turn in "^>v<"] == [["YK", "TS"], ["TY", "SK"], ["ST", "KY"], ["KS", "YT"]]


def test_nine_plates_are_special_and_nine_wild():
    assert ["S" in plate for plate in PLATES.values()] == [True] * 9 + [False] * 9
    assert [("S" in plate) + ("W" in plate) for plate in PLATES.values()] == [1] * 18
    assert [int(count) for count in start().fresh] == [9, 9]
