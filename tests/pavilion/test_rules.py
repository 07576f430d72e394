"""The numbered rules of pavilion up to the start of a round, PA-1 to PA-7; see docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game.game import CHANCE
from maiolica.games import get
from maiolica.games.pavilion import rules
from maiolica.games.pavilion.moves import OUTCOMES
from maiolica.games.pavilion.state import COLOR_NAMES, LETTERS

from .drawn import COLORS, SUPPLY, corner, deal, draw, hand, heap, moves, odds, places, play, scores, source, start

GAME = get("pavilion")


def all_have_passed(picture: str = "5 points, hand O", seats: int = 2, **more: object):
    """The position after the first seat has passed and kept its orange tile; the others have nothing to place."""
    return play(draw(picture, seats, **more), "pass", "keepO")


# Constants


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_two_to_four_play(seats):
    """PA-1"""
    with pytest.raises(maiolica.BadOption):
        GAME.start(seats)


@pytest.mark.parametrize(("seats", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_each_seat_brings_two_factories_beside_the_first(seats, factories):
    """PA-1"""
    s = deal(start(seats), SUPPLY + "PGOY" * factories)
    assert rules.actor(s) == 0
    assert [source(s, number + 1) for number in range(factories)] == ["PGOY"] * factories
    assert not any(source(s, number) for number in range(factories + 1, 10))


def test_there_are_twenty_two_tiles_of_each_of_six_colors():
    """PA-1"""
    assert LETTERS == "PGOYBR"
    assert COLOR_NAMES == ["purple", "green", "orange", "yellow", "blue", "red"]
    assert heap(start().bag) == "".join(letter * 22 for letter in "PGOYBR")
    assert start().bag.sum() == 132


def test_there_is_one_marker_in_the_center():
    """PA-1"""
    s = play(draw("C: RROO  1: YY", 3), "CR", "CO")
    assert s.marker == 1
    assert scores(s) == [3, 5, 5]


def test_ten_tiles_lie_in_the_supply_in_no_order():
    """PA-1"""
    here, there = (deal(start(), tiles) for tiles in ("PPPPPGGGGG", "GPGPGPGPGP"))
    assert here.tobytes() == there.tobytes()
    assert heap(here.supply) == "PPPPPGGGGG"
    deal(here, "R")
    assert (heap(here.supply), source(here, 1)) == ("PPPPPGGGGG", "R")


@pytest.mark.parametrize("floor", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_five_points_and_nothing_else(seats, floor):
    """PA-2"""
    s = start(seats, score_floor=floor)
    assert scores(s) == [5] * seats
    for seat in range(seats):
        assert (hand(s, seat), corner(s, seat)) == ("", "")
        assert s.seats[seat].stars.shape == (7, 6)
        assert not s.seats[seat].stars.any()


def test_one_side_of_the_boards_is_used_by_all():
    """PA-2"""
    assert [start(side=side).grey for side in ("colored", "grey")] == [0, 1]


def spaces(stars: str, slots: str, colors: str) -> list[str]:
    return [f"{star}{slot}:{colors}" for star in stars for slot in slots]


@pytest.mark.parametrize("tiles", range(1, 8))
def test_a_space_of_the_colored_side_costs_its_slot_number(tiles):
    """PA-3: so many tiles pay for these spaces and for no other"""
    s = draw(f"5 points, hand {'Y' * tiles}")
    slots = "123456"[:tiles]
    assert places(s).split() == spaces("Y", slots, "Y") + spaces("C", slots, "Y")


GREY_SLOTS = {1: "3", 2: "23", 3: "123", 4: "1234", 5: "12345", 6: "123456"}


@pytest.mark.parametrize("tiles", GREY_SLOTS)
def test_a_space_of_the_grey_side_costs_what_is_printed(tiles):
    """PA-3: outer stars 3, 2, 1, 4, 5, 6; the center star 3 everywhere"""
    s = draw(f"5 points, hand {'Y' * tiles}", grey=True)
    center = spaces("C", "123456", "Y") if tiles >= 3 else []
    assert places(s).split() == spaces("ORBYGP", GREY_SLOTS[tiles], "Y") + center


@pytest.mark.parametrize("order", ["PGOYBR", "ORBYGP", "BYRPOG"])
@pytest.mark.parametrize("rounds", range(1, 7))
def test_each_round_has_its_wild_color(rounds, order):
    """PA-4: it is the one that cannot be taken by itself, and the one that helps to pay"""
    wild = order[rounds - 1]
    others = [color for color in COLORS if color != wild]
    s = draw(f"1: {others[0]}{others[1]}{wild}{wild}", rounds=rounds, order=order)
    assert moves(s) == [f"1{color}" for color in others[:2]]
    other = others[2]
    s = draw(f"5 points, hand {other}{wild * 3}", rounds=rounds, order=order)
    assert f"{other}>{other}4" in moves(s)
    assert f"{other}>{other}5" not in moves(s)
    assert f"{wild}>{wild}4" not in moves(s)


def test_the_wild_color_changes_with_the_round():
    """PA-4"""
    s = all_have_passed(rounds=1, bag="GGRR", box="")
    deal(s, "GGRR")
    assert s.rounds == 2
    assert moves(s) == ["1R"]
    assert hand(play(s, "1R")) == "GORR"


def test_the_wild_order_is_that_of_the_front_unless_chosen():
    """PA-4"""
    assert [COLORS[color] for color in start().wild_order] == list("PGOYBR")
    assert [COLORS[color] for color in start(wild_order="ORBYGP").wild_order] == list("ORBYGP")


# Drawing a tile


def test_a_draw_is_as_likely_as_the_tiles_in_the_bag():
    """PA-5"""
    s = all_have_passed(bag="PPPGR")
    assert odds(s) == {"P": 3, "G": 1, "R": 1}
    assert odds(deal(s, "P")) == {"P": 2, "G": 1, "R": 1}


def test_the_box_is_poured_into_an_empty_bag_when_a_tile_is_drawn():
    """PA-5"""
    s = all_have_passed(bag="P", box="GGOYYY")
    assert (heap(s.bag), heap(s.box)) == ("P", "GGOYYY")
    deal(s, "P")
    assert (heap(s.bag), heap(s.box)) == ("", "GGOYYY")
    assert odds(s) == {"G": 2, "O": 1, "Y": 3}
    deal(s, "O")
    assert (heap(s.bag), heap(s.box)) == ("GGYYY", "")


def test_a_bag_that_is_emptied_by_the_last_tile_stays_empty_until_the_next_draw():
    """PA-5"""
    s = all_have_passed(bag="PGOY" * 5)
    box = heap(s.box)
    deal(s, "PGOY" * 5)
    assert rules.actor(s) == 0
    assert (heap(s.bag), heap(s.box)) == ("", box)


def test_without_bag_and_box_a_draw_yields_nothing():
    """PA-5"""
    s = deal(all_have_passed(bag="PP", box=""), "PP")
    assert rules.actor(s) == 0
    assert source(s, 1) == "PP"


# Set-up and the start of a round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_starts_with_ten_tiles_drawn_onto_the_supply(seats):
    """PA-6"""
    s = start(seats)
    assert rules.actor(s) == CHANCE
    assert odds(s) == dict.fromkeys(COLORS, 22)
    deal(s, "RRRRRRRRR")
    assert (heap(s.supply), s.rounds) == ("RRRRRRRRR", 0)
    assert odds(s) == dict.fromkeys("PGOYB", 22) | {"R": 13}
    deal(s, "P")
    assert (heap(s.supply), s.rounds) == ("PRRRRRRRRR", 1)
    assert rules.actor(s) == CHANCE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_seat_is_given_or_drawn_with_equal_odds(seats):
    """PA-6"""
    s = GAME.start(seats)
    assert rules.actor(s) == CHANCE
    assert odds(s) == {f"seat{seat + 1}": 1 for seat in range(seats)}
    rules.deal(s, OUTCOMES.number("seat2"))
    assert s.tobytes() == GAME.start(seats, {"first_seat": 2}).tobytes()
    assert rules.actor(deal(s, SUPPLY + "PGOY" * (2 * seats + 1))) == 1


def test_factories_are_filled_in_turn_with_four_tiles_each():
    """PA-7"""
    s = deal(start(), SUPPLY + "PPPPGGGGOOOOYYYYBBB")
    assert rules.actor(s) == CHANCE
    assert [source(s, number) for number in range(1, 6)] == ["PPPP", "GGGG", "OOOO", "YYYY", "BBB"]
    deal(s, "R")
    assert source(s, 5) == "BBBR"
    assert source(s, "C") == ""
    assert rules.actor(s) == 0


def test_a_round_begins_with_the_marker_in_the_center():
    """PA-7"""
    s = deal(all_have_passed(holder=0), "PROY" + "PGOY" * 4)
    assert (s.rounds, s.marker) == (2, 0)
    play(s, "1R", "CP")
    assert s.marker == 2
    assert scores(s) == [5, 5 - 1]


def test_all_tiles_in_corners_return_to_the_hands_when_a_round_begins():
    """PA-7"""
    s = draw("5 points, hand O \n 5 points, corner GGRR \n 5 points, corner B", 3)
    play(s, "pass", "keepO")
    assert [hand(s, seat) for seat in range(3)] == ["O", "GGRR", "B"]
    assert [corner(s, seat) for seat in range(3)] == ["", "", ""]
    assert scores(s) == [5, 5, 5]


def test_a_short_deal_begins_the_round_all_the_same():
    """PA-7"""
    s = deal(all_have_passed(seats=4, bag="PPPPG", box="R"), "PPPPGR")
    assert [source(s, number) for number in range(1, 10)] == ["PPPP", "GR", "", "", "", "", "", "", ""]
    assert rules.actor(s) == 0
    assert moves(s) == ["1P", "2R"]
