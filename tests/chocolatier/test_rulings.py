"""The rulings on edge cases of chocolatier; C11 to C17 are in test_shield.py. See docs/rules/chocolatier.md."""

from __future__ import annotations

from itertools import product

import pytest

import maiolica
from maiolica.core.game.game import CHANCE
from maiolica.games.chocolatier import rules

from .drawn import (
    NOTHING_BUILT,
    after_round,
    deal,
    dealt,
    draw,
    heap,
    line,
    moves,
    odds,
    play,
    ring,
    saucers,
    shield,
    source,
    start,
)


def test_golden_saucers_are_drawn_anew_before_every_deal():
    """C1"""
    table = maiolica.new("chocolatier", 2, {"first_seat": 1, "max_rounds": 3}, seed=5)
    while not table.over:
        table.play(table.legal_actions()[-1])
    draws = [part.split() for part in table.text().split("draw ")[1:]]
    assert len(draws) == 3
    for words in draws:
        assert [word.startswith("gold") for word in words[:4]] == [True, False, True, False]
        assert not any(word.startswith("gold") for word in words[4:])


@pytest.mark.parametrize(("order", "gold"), [("plus_first", "2 +"), ("plus_first", "4 +"), ("position", "2 +")])
def test_a_magnet_attracts_the_tile_of_the_plus_when_the_plus_is_first(order, gold):
    """C2: in both orders, when the PLUS has the lower place"""
    s = dealt(f"{gold} 3 mT", "BBBB WWWW DDDD RRRR RRRR", "T", setup_order=order)
    assert saucers(s) == "BBBB WWWW TDDDD RRRR RRRR"


def test_by_position_a_magnet_before_the_plus_does_not_attract_its_tile():
    """C2"""
    s = dealt("4 + 3 mT", "BBBB WWWW DDDD RRRR RRRR", "T", setup_order="position")
    assert saucers(s) == "BBBB WWWW DDDD TRRRR RRRR"


def test_by_position_a_magnet_before_the_plus_has_worked_when_the_plus_draws():
    """C2"""
    gold, laid = "4 + 3 mT", "BBBB TTWW DDDD TRRR RRRR"
    s = dealt(gold, laid, setup_order="position")
    assert rules.actor(s) == CHANCE
    assert saucers(s) == "BBBB TWW TTDDDD RRR RRRR"
    assert saucers(deal(s, "T")) == "BBBB TWW TTDDDD TRRR RRRR"
    s = dealt(gold, laid)
    assert rules.actor(s) == CHANCE
    assert saucers(s) == "BBBB TTWW DDDD TRRR RRRR"
    assert saucers(deal(s, "T")) == "BBBB TWW TTDDDD TRRR RRRR"


@pytest.mark.parametrize("order", ["plus_first", "position"])
def test_the_first_place_comes_first_around_the_end_of_the_ring(order):
    """C2: by position the PLUS at place 5 is later than the magnet at place 1, and earlier if they change places"""
    s = dealt("5 + 1 mT", "BBBB WWWW DDDD RRRR RRRR", "T", setup_order=order)
    expected = {"plus_first": "TBBBB WWWW DDDD RRRR RRRR", "position": "BBBB WWWW DDDD RRRR TRRRR"}
    assert saucers(s) == expected[order]
    s = dealt("1 + 5 mT", "BBBB WWWW DDDD RRRR RRRR", "T", setup_order=order)
    assert saucers(s) == "BBBB WWWW DDDD RRRR TRRRR"


def test_by_position_magnets_on_both_sides_of_the_plus_work_once_each():
    """C2: three seats, the PLUS between two magnets"""
    laid = "TTTT BBBB WWWW DDDD RRRR RRRR RRRR"
    s = dealt("2 mT 3 + 4 mB", laid, "T", 3, setup_order="position")
    assert saucers(s) == "TTT TBBBB TWWWW DDDD RRRR RRRR RRRR"
    s = dealt("2 mT 3 + 4 mB", laid, "B", 3, setup_order="position")
    assert saucers(s) == "TTT TBBBB WWWW BDDDD RRRR RRRR RRRR"
    s = dealt("2 mT 3 + 4 mB", laid, "T", 3)
    assert saucers(s) == "TTT TTBBBB WWWW DDDD RRRR RRRR RRRR"


@pytest.mark.parametrize("order", ["plus_first", "position"])
def test_a_magnet_far_from_the_plus_works_alike_in_both_orders(order):
    """C2"""
    s = dealt("1 + 3 mT", "BBBB TWWW DDDD TRRR TRRR", "T", setup_order=order)
    assert saucers(s) == "TBBBB WWW TTDDDD RRR TRRR"


def test_magnets_side_by_side_attract_from_each_other():
    """C3"""
    s = dealt("2 mT 3 mB", "TTTT BBBB TTTT BBBB RRRR")
    assert saucers(s) == "TTT TTBBB TTTBB BBB RRRR"


@pytest.mark.parametrize("neighbor", ["+", "keep", "spread", "shield"])
def test_a_magnet_attracts_from_any_golden_neighbor(neighbor):
    """C3"""
    more = "B" if neighbor == "+" else ""
    s = dealt(f"2 mT 3 {neighbor}", "BBBB RRRR TTTT BBBB WWWW", more)
    assert (source(s, 2), source(s, 3)) == ("TRRRR", "TTT" + more)


def test_a_neighbor_without_the_color_gives_nothing():
    """C4"""
    s = dealt("3 mT 1 keep", "TTTT BBBB TTTT WWWW TTTT")
    assert saucers(s) == "TTTT BBBB TTTT WWWW TTTT"
    s = dealt("3 mT 1 keep", "TTTT BBBB TTTT TWWW TTTT")
    assert saucers(s) == "TTTT BBBB TTTTT WWW TTTT"


@pytest.mark.parametrize(("place", "gone"), [pair for pair in product(range(1, 6), repeat=2) if len(set(pair)) == 2])
def test_the_two_neighbors_are_never_the_same_saucer(place, gone):
    """C5: not even in the smallest ring after the shield has left it"""
    picture = f"{place} spread: TBW  {gone} gone:" + NOTHING_BUILT + "shield free" + NOTHING_BUILT
    s = play(draw(picture), f"{place}T>1", "B<<", "W>>")
    assert sorted(saucers(s).split()) == ["-", "-", "-", "B", "W"]
    assert source(s, place) == source(s, gone) == source(s, "C") == ""


@pytest.mark.parametrize(("place", "gone", "left", "right"), [(3, 4, 2, 5), (3, 2, 1, 4), (1, 5, 4, 2), (5, 1, 4, 2)])
def test_an_absent_shield_is_skipped_on_either_side(place, gone, left, right):
    """C6"""
    picture = f"{place} spread: TBW  {gone} gone:" + NOTHING_BUILT + "shield free" + NOTHING_BUILT
    s = play(draw(picture), f"{place}T>1", "B<<", "W>>")
    assert (source(s, left), source(s, right)) == ("B", "W")


def test_a_shield_taken_in_play_is_skipped_by_the_next_spread():
    """C6"""
    s = dealt("2 spread 3 shield", "TTTT TBWD RRRR BBBB WWWW")
    play(s, "3R>4", "2T>1", "B<<", "W>>", "D>>")
    assert saucers(s) == "TTTTB - - BBBBWD WWWW"
    assert ring(s) == "2 spread 3 gone"


def test_tiles_may_be_spread_onto_an_empty_saucer_which_is_then_in_play_again():
    """C7"""
    s = dealt("2 spread 5 keep", "TTTT TBBB RRRR BBBB WWWW")
    play(s, "1T>4")
    assert source(s, 1) == ""
    play(s, "2T>1", "B<<")
    assert source(s, 1) == "BBB"
    play(s, "1B>3")
    assert line(s, 0, 3) == "BBB"


@pytest.mark.parametrize("side", ["<<", ">>"])
def test_one_side_may_receive_everything(side):
    """C8"""
    s = play(draw("3 spread: TBWD"), "3T>1", f"B{side}", f"W{side}", f"D{side}")
    assert saucers(s) == {"<<": "- BWD - - -", ">>": "- - - BWD -"}[side]


def test_the_keep_is_offered_until_it_is_emptied():
    """C9"""
    s = dealt("3 keep 5 mR", "TTTT BBBB TBWD DDDD WWWW")
    for count, text in enumerate(["3T>F", "3B>F", "3W>F", "3D>F"]):
        assert len({move[:2] for move in moves(s) if move[0] == "3"}) == 4 - count
        play(s, text)
        assert source(s, "C") == ""
    assert not any(move[0] == "3" for move in moves(s))


def test_the_keep_gives_what_was_spread_onto_it_when_it_was_empty():
    """C9, C7"""
    s = play(draw("2 keep: R  3 spread: TTBW"), "2R>1", "3T>1", "B<<", "W<<", "2B>2")
    assert (source(s, 2), source(s, "C")) == ("W", "")


@pytest.mark.parametrize("gone", [None, 1, 2, 3, 4, 5])
def test_the_spread_never_receives_tiles(gone):
    """C10: neither neighbor is the saucer itself"""
    for place in range(1, 6):
        if place != gone:
            picture = f"{place} spread: TBWDR" + (f"  {gone} gone:\n shield free" if gone else "") + NOTHING_BUILT
            s = play(draw(picture), f"{place}T>1", "B<<", "W>>", "D<<", "R>>")
            assert source(s, place) == ""
            assert not any(move.startswith(str(place)) for move in moves(s))


def test_the_plus_refills_an_empty_bag_from_the_lid():
    """C18"""
    s = after_round(bag="TBWD" * 5, lid="RRT")
    deal(s, f"gold3 + gold1 keep {'TBWD' * 5}")
    assert (heap(s.bag), heap(s.lid)) == ("", "TRR")
    assert odds(s) == {"T": 1, "R": 2}
    deal(s, "R")
    assert (heap(s.bag), heap(s.lid)) == ("TR", "")
    assert source(s, 3) == "TBWDR"


@pytest.mark.parametrize("order", ["plus_first", "position"])
def test_the_plus_gets_nothing_when_bag_and_lid_are_empty(order):
    """C18"""
    s = after_round(bag="TBWD" * 5, lid="", by_position=order == "position")
    deal(s, f"gold3 + gold4 mT {'TBWD' * 5}")
    assert rules.actor(s) == 0
    assert saucers(s) == "TBWD TBWD BWD TTTBWD BWD"


def test_after_a_short_deal_magnets_work_on_what_there_is():
    """C18, AZ-9"""
    s = after_round(bag="TBWDT", lid="")
    deal(s, "gold3 mT gold5 + TBWDT")
    assert rules.actor(s) == 0
    assert saucers(s) == "TBWD - T - -"


def test_an_empty_shield_stays_in_the_ring_and_may_receive_tiles():
    """C19"""
    s = play(draw("2 shield:  3 spread: TTW  5: R"), "3T>1", "W<<")
    assert source(s, 2) == "W"
    assert ring(s) == "2 shield 3 spread"
    play(s, "2W>1")
    assert (ring(s), shield(s, 1)) == ("2 gone 3 spread", "free")


def test_a_shield_that_magnets_empty_after_a_short_deal_stays_in_the_ring():
    """C19"""
    s = after_round(bag="BBBBT", lid="")
    deal(s, "gold2 shield gold3 mT BBBBT")
    assert saucers(s) == "BBBB - T - -"
    assert ring(s) == "2 shield 3 mT"
    assert [shield(s, seat) for seat in (0, 1)] == ["", ""]


def test_blue_saucers_have_no_type_and_all_nine_types_can_be_drawn_again():
    """C20"""
    s = deal(start(), "gold5 keep gold1 spread")
    assert ring(s) == "1 spread 5 keep"
    assert s.ring.tolist() == [8, 0, 0, 0, 7, 0, 0, 0, 0]
    s = after_round("5 keep:  3 spread:" + NOTHING_BUILT)
    assert len(odds(deal(s, "gold1"))) == 9
