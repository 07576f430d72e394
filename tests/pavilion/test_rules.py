"""The numbered rules of pavilion up to the end of stage 1; see docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game import CHANCE, OVER
from maiolica.games.pavilion import GAME, rules
from maiolica.games.pavilion.moves import OUTCOMES
from maiolica.games.pavilion.state import COLOR_NAMES, LETTERS

from .drawn import COLORS, SUPPLY, corner, deal, draw, hand, heap, moves, odds, places, play, scores, source, start


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


# Stage 1: drafting


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_take_clockwise_from_the_one_who_starts(seats):
    """PA-8"""
    s = deal(start(seats, first_seat=seats), SUPPLY + "RRRRGGGGOOOOYYYYBBBB" + "PGOY" * (2 * seats - 4))
    for i in range(5):
        assert rules.actor(s) == (seats - 1 + i) % seats
        assert [bool(moves(s, seat)) for seat in range(seats)] == [seat == rules.actor(s) for seat in range(seats)]
        play(s, f"{i + 1}{'RGOYB'[i]}")


def test_nobody_may_pass_while_tiles_are_taken():
    """PA-8"""
    s = draw("1: OORR  C: P")
    assert moves(s) == ["1O", "1R", "CP"]


def test_tiles_are_taken_until_factories_and_center_are_empty():
    """PA-8"""
    s = play(draw("1: OORR  C: Y"), "1O", "CR")
    assert moves(s) == ["CY"]
    play(s, "CY")
    assert "pass" in moves(s)


def test_a_round_for_which_nothing_can_be_dealt_begins_with_the_second_stage():
    """PA-8"""
    picture = "5 points, hand OO \n 5 points, corner GGGG"
    s = play(draw(picture, rounds=2, bag="", box=""), "pass", "keepO", "keepO")
    assert (s.rounds, s.marker, rules.actor(s)) == (3, 0, 0)
    assert (hand(s, 0), hand(s, 1)) == ("OO", "GGGG")
    assert places(s) == "O1:O O2:O C1:O C2:O"
    play(s, "O>O2")
    assert rules.actor(s) == 1


def test_rounds_without_any_tile_go_by():
    """PA-8: nobody has a tile and none can be dealt, so the game ends in its sixth round"""
    s = play(draw("5 points, hand O", rounds=2, bag="", box=""), "O>O1")
    assert rules.actor(s) == OVER
    assert s.rounds == 6
    assert scores(s) == [6, 5]


@pytest.mark.parametrize(
    ("picture", "offered", "move", "taken", "center"),
    [
        ("1: OORB", "1O 1B 1R", "1O", "OO", "BR"),
        ("1: OORP", "1O 1R", "1O", "POO", "R"),
        ("1: OORP", "1O 1R", "1R", "PR", "OO"),
        ("1: OPPP", "1O", "1O", "PO", "PP"),
        ("1: OOPP", "1O", "1O", "POO", "P"),
        ("1: OOOO", "1O", "1O", "OOOO", ""),
        ("1: PPPP", "1P", "1P", "P", "PPP"),
        ("1: PP", "1P", "1P", "P", "P"),
    ],
)
def test_a_color_is_taken_from_a_factory_with_one_wild_tile_and_the_rest_goes_to_the_center(
    picture, offered, move, taken, center
):
    """PA-9, PA-10"""
    s = draw(picture)
    assert " ".join(moves(s)) == offered
    play(s, move)
    assert (hand(s), source(s, 1), source(s, "C")) == (taken, "", center)


@pytest.mark.parametrize(
    ("picture", "offered", "move", "taken", "center"),
    [
        ("C: OOORB", "CO CB CR", "CO", "OOO", "BR"),
        ("C: OOORBPPP", "CO CB CR", "CB", "PB", "PPOOOR"),
        ("C: PPPP", "CP", "CP", "P", "PPP"),
        ("C: PR", "CR", "CR", "PR", ""),
    ],
)
def test_a_color_is_taken_from_the_center_with_one_wild_tile_and_the_rest_stays(picture, offered, move, taken, center):
    """PA-9, PA-10"""
    s = draw(f"{picture}  1: Y", holder=1)
    assert " ".join(moves(s)) == f"1Y {offered}"
    play(s, move)
    assert (hand(s), source(s, "C"), source(s, 1)) == (taken, center, "Y")


def test_the_rest_of_a_factory_joins_what_lies_in_the_center():
    """PA-10"""
    s = play(draw("1: OORB  C: RYP"), "1O")
    assert source(s, "C") == "PYBRR"
    assert s.marker == 0


@pytest.mark.parametrize(
    ("center", "move", "points"),
    [("OO", "CO", 18), ("OOOORY", "CO", 16), ("OOPP", "CO", 17), ("PPPP", "CP", 19), ("RP", "CR", 18)],
)
def test_the_first_to_take_from_the_center_pays_for_every_tile_at_once(center, move, points):
    """PA-11: the wild tile counts, the marker does not"""
    s = play(draw(f"C: {center} M  1: Y \n 5 points \n 20 points", turn=1), move)
    assert scores(s) == [5, points]
    assert s.marker == 2


def test_only_the_first_take_from_the_center_costs_points():
    """PA-11"""
    s = play(draw("C: OOORR  1: YYGG \n 9 points \n 9 points"), "CR", "CO", "1Y", "CG")
    assert scores(s) == [9 - 2, 9]
    assert s.marker == 1


def test_a_take_from_a_factory_costs_nothing():
    """PA-11"""
    s = play(draw("1: OOOO  2: PPPP"), "1O", "2P")
    assert scores(s) == [5, 5]
    assert s.marker == 0


def test_the_marker_counts_again_in_every_round():
    """PA-11"""
    s = deal(all_have_passed(holder=0), "RROY" + "PGOY" * 4)
    play(s, "1O", "CR")
    assert scores(s) == [5, 5 - 2]


@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_owner_of_the_marker_starts_the_second_stage_and_the_next_round(last):
    """PA-12: whoever takes last"""
    s = play(draw("1: OO  \n 5 points, hand R \n 5 points, hand R \n 5 points", 3, turn=last, holder=1), "1O")
    assert rules.actor(s) == 1
    while rules.actor(s) >= 0:
        play(s, "pass", *(f"keep{tile}" for tile in hand(s, rules.actor(s))))
    deal(s, "YYYY" * 3 + "BBBB" * 4)
    assert (s.rounds, rules.actor(s)) == (2, 1)


def test_the_marker_comes_to_who_took_it_not_to_who_started():
    """PA-12"""
    s = play(draw("C: OORR", 3, turn=2, first=2), "CO", "CR")
    assert rules.actor(s) == 2
    s = play(draw("1: OORR", 3, turn=1, first=1), "1O", "CR")
    assert rules.actor(s) == 2


def test_if_nobody_took_the_marker_the_same_seat_starts_again():
    """PA-12"""
    s = play(draw("1: OOOO  2: YYYY", 3, turn=1, first=1), "1O", "2Y")
    assert rules.actor(s) == 1
    play(s, "O>O4", "Y>Y4")
    assert s.first == 1
    assert rules.actor(deal(s, "PGOY" * 7)) == 1
