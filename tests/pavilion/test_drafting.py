"""The numbered rules of pavilion in stage 1, PA-8 to PA-12; see docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import OVER
from maiolica.games.pavilion import rules

from .drawn import SUPPLY, deal, draw, hand, moves, places, play, scores, source, start
from .test_rules import all_have_passed


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
