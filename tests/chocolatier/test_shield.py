"""The SHIELD of chocolatier, CH-11 to CH-15; see docs/rules/chocolatier.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games.chocolatier import rules

from .drawn import (
    NOTHING_BUILT,
    after_round,
    deal,
    dealt,
    draw,
    floor,
    heap,
    line,
    moves,
    odds,
    play,
    ring,
    saucers,
    scores,
    shield,
    source,
    tiles,
)

STUCK = """
        . | D T . . .
       DD | . . T B W
      ... | . D . . .
     .... | . . . . .
    ..... | . . . . .
"""


# SHIELD


def test_the_rest_of_the_shield_goes_to_the_center_and_the_saucer_to_the_mover():
    """CH-11"""
    s = play(draw("1: DDDD  3 shield: TTBW"), "3T>2")
    assert (source(s, 3), source(s, "C")) == ("", "BW")
    assert ring(s) == "3 gone"
    assert [shield(s, 0), shield(s, 1)] == ["free", ""]


def test_the_shield_leaves_also_without_a_rest():
    """CH-11"""
    s = play(draw("1: DDDD  3 shield: TTTT"), "3T>4")
    assert (ring(s), shield(s, 0)) == ("3 gone", "free")


def test_the_shield_catches_already_what_falls_in_the_move_that_took_it():
    """CH-11"""
    s = play(draw("1: DDDD  3 shield: TTTB"), "3T>2")
    assert (line(s, 0, 2), shield(s, 0), floor(s, 0)) == ("TT", "T", "")


def test_a_shield_catches_for_its_own_player_only():
    """CH-12"""
    s = play(draw("1: DDDD  2: WWWW  3 shield: TTTT"), "3T>4", "1D>F")
    assert (shield(s, 0), shield(s, 1), floor(s, 1)) == ("free", "", "D D D D")


def test_a_caught_tile_takes_no_slot_and_costs_nothing():
    """CH-12"""
    s = draw("3 gone:  1: T  2: R \n 9 points, shield free" + NOTHING_BUILT)
    play(s, "1T>F")
    assert (shield(s, 0), floor(s, 0)) == ("T", "")
    play(s, "2R>5")
    assert scores(s) == [9, 0]


def test_a_caught_marker_takes_no_slot_and_costs_nothing_and_its_holder_starts():
    """CH-12, CH-15"""
    s = draw("3 gone:  C: TT  2: R \n 9 points, shield free" + NOTHING_BUILT, first=1)
    play(s, "CT>3")
    assert (shield(s, 0), floor(s, 0), s.marker) == ("M", "", 1)
    play(s, "2R>5")
    assert scores(s) == [9, 0]
    assert s.first == 0
    assert s.marker == 0


def test_only_the_first_item_is_caught():
    """CH-12"""
    s = play(draw("3 gone:  C: TTT  2: RR \n shield free" + NOTHING_BUILT), "CT>F")
    assert (shield(s, 0), floor(s, 0)) == ("M", "T T T")
    s = play(draw("3 gone:  1: TTT  2: RR  4: D \n shield free" + NOTHING_BUILT), "1T>1", "2R>F")
    assert (shield(s, 0), floor(s, 0), floor(s, 1)) == ("T", "T", "R R")


def test_a_shield_that_has_caught_something_catches_nothing_more():
    """CH-12"""
    s = play(draw("3 gone:  C: TT  2: RR \n shield B" + NOTHING_BUILT), "CT>F")
    assert (shield(s, 0), floor(s, 0)) == ("B", "M T T")
    assert tiles(s) == 100


def test_a_shield_catches_when_tiles_in_hand_are_put_down_after_a_spread():
    """CH-10, CH-12"""
    s = draw("3 gone:  2 spread: TTTW  5: RR \n shield free" + NOTHING_BUILT)
    play(s, "2T>1")
    assert (shield(s, 0), floor(s, 0)) == ("free", "")
    play(s, "W>>")
    assert (line(s, 0, 1), shield(s, 0), floor(s, 0)) == ("T", "T", "T")
    assert source(s, 4) == "W"


def test_the_offer_ends_when_center_and_saucers_are_free_of_tiles():
    """CH-13"""
    s = play(draw("1: T  4 spread: BW  C: R"), "1T>1", "4B>1", "W>>", "CR>5")
    assert rules.actor(s) == 1
    assert moves(s) == ["5W>2", "5W>3", "5W>4", "5W>5", "5W>F"]
    play(s, "5W>5")
    assert rules.actor(s) == CHANCE
    assert s.rounds == 2


def test_a_free_shield_catches_the_first_tile_of_a_stuck_line():
    """CH-14"""
    s = after_round("3 gone: \n 10 points, shield free" + STUCK, grey=True)
    assert rules.actor(s) == CHANCE
    assert scores(s)[0] == 10 - 1
    assert heap(s.lid) == "DD"


def test_at_the_end_of_the_round_the_caught_tile_goes_to_the_lid():
    """CH-15"""
    s = after_round("3 gone: \n 9 points, floor B, shield T" + NOTHING_BUILT)
    assert heap(s.lid) == "TB"
    assert shield(s, 0) == ""
    assert scores(s)[0] == 9 - 1
    assert tiles(s) == 100


@pytest.mark.parametrize("item", ["free", "M"])
def test_at_the_end_of_the_round_a_shield_without_a_tile_gives_nothing_to_the_lid(item):
    """CH-15"""
    s = after_round(f"3 gone: \n 9 points, shield {item}" + NOTHING_BUILT)
    assert heap(s.lid) == ""
    assert shield(s, 0) == ""
    assert scores(s)[0] == 9
    assert tiles(s) == 100
    assert s.first == 0


def test_all_saucers_go_back_to_the_pool_at_the_end_of_the_round():
    """CH-15, C1"""
    s = after_round("2 gone:  4 keep: \n shield free" + NOTHING_BUILT)
    assert ring(s) == ""
    assert odds(s) == {f"gold{place}": 1 for place in range(1, 6)}
    deal(s, "gold2 shield gold4 keep")
    assert ring(s) == "2 shield 4 keep"


def test_a_new_round_deals_to_the_place_of_the_taken_shield_too():
    """CH-15"""
    s = after_round("2 gone: \n shield free" + NOTHING_BUILT)
    deal(s, "gold1 keep gold3 spread TTTT BBBB WWWW DDDD RRRT")
    assert saucers(s) == "TTTT BBBB WWWW DDDD TRRR"


def test_the_holder_of_a_caught_marker_moves_first_in_the_next_round():
    """CH-15"""
    s = after_round("2 gone:" + NOTHING_BUILT + "shield M" + NOTHING_BUILT, 3)
    assert s.first == 1
    deal(s, f"gold1 keep gold3 spread gold2 shield {'TBWD' * 7}")
    assert rules.actor(s) == 1


def test_the_marker_lies_in_the_center_again_after_it_was_on_a_shield():
    """CH-15"""
    s = after_round("2 gone: \n shield M" + NOTHING_BUILT)
    deal(s, f"gold4 keep gold5 spread {'TBWD' * 5}")
    play(s, "1T>F", "CB>F")
    assert floor(s, 1) == "M B"


def test_the_first_golden_round_is_set_up_like_every_other():
    """CH-5, CH-15"""
    s = dealt("1 keep 2 shield", "TTTT BBBB WWWW DDDD RRRR")
    play(s, "2B>4", "1T>4", "3W>5", "4D>5", "5R>3")
    assert rules.actor(s) == CHANCE
    assert ring(s) == ""
    assert [shield(s, seat) for seat in (0, 1)] == ["", ""]
    assert odds(s) == {f"gold{place}": 1 for place in range(1, 6)}
