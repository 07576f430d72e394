"""The SHIELD of chocolatier, CH-11 to CH-15 and the rulings C11 to C17; see docs/rules/chocolatier.md."""

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


# Rulings


def test_the_shield_catches_an_overflow_of_the_very_move_that_took_it():
    """C11"""
    s = play(draw("1: RRRR  3 shield: TT"), "3T>1")
    assert (line(s, 0, 1), shield(s, 0), floor(s, 0)) == ("T", "T", "")
    s = play(draw("1: RRRR  3 shield: TTTT"), "3T>F")
    assert (shield(s, 0), floor(s, 0)) == ("T", "T T T")


def test_the_marker_counts_as_the_next_item():
    """C12"""
    s = play(draw("3 gone:  C: TT  1: R \n shield free" + NOTHING_BUILT), "CT>1")
    assert (shield(s, 0), floor(s, 0), s.marker) == ("M", "T", 1)


def test_by_option_the_marker_falls_and_the_shield_waits_for_a_tile():
    """C12"""
    s = draw("3 gone:  C: TTB  1: R \n 9 points, shield free" + NOTHING_BUILT, marker_falls=True)
    play(s, "CT>2")
    assert (shield(s, 0), floor(s, 0), s.marker) == ("free", "M", 1)
    play(s, "1R>5", "CB>F")
    assert heap(s.lid) == "TB"
    assert scores(s)[0] == 9 + 1 - 1


def test_by_option_the_marker_falls_first_and_a_tile_of_the_same_move_is_caught():
    """C12"""
    s = draw("3 gone:  C: TT  1: R \n shield free" + NOTHING_BUILT, marker_falls=True)
    play(s, "CT>1")
    assert (shield(s, 0), floor(s, 0)) == ("T", "M")


def test_by_option_the_marker_finds_no_slot_on_a_full_floor_and_the_shield_stays_free():
    """C12"""
    s = draw("3 gone:  C: TT  1: R \n floor B B B B W W W, shield free" + NOTHING_BUILT, marker_falls=True)
    play(s, "CT>2")
    assert (shield(s, 0), floor(s, 0), s.marker) == ("free", "B B B B W W W", 1)


@pytest.mark.parametrize(("absorbs", "caught", "fallen"), [("yes", "M", ""), ("no", "free", "M")])
def test_the_option_is_chosen_before_the_game(absorbs, caught, fallen):
    """C12"""
    s = dealt("1 shield 2 keep", "TTTT BBBB WWWB DDDD RRRR", shield_absorbs_marker=absorbs)
    play(s, "1T>4", "3W>3", "CB>1")
    assert (shield(s, 0), floor(s, 0)) == (caught, fallen)


@pytest.mark.parametrize(("later", "points"), [("CB>5", (10, 9)), ("CB>F", (9, 9))])
def test_the_readings_differ_only_when_no_other_item_follows_the_marker(later, points):
    """C12"""
    for marker_falls in (False, True):
        s = draw("3 gone:  C: TTB  1: R \n 9 points, shield free" + NOTHING_BUILT, marker_falls=marker_falls)
        play(s, "CT>2", "1R>5", later)
        assert scores(s)[0] == points[marker_falls]
        assert s.first == 0


def test_of_several_tiles_that_fall_at_once_the_first_only_is_caught():
    """C13"""
    s = play(draw("3 gone:  1: TTTT  2: R \n shield free" + NOTHING_BUILT), "1T>F")
    assert (shield(s, 0), floor(s, 0)) == ("T", "T T T")


def test_the_shield_cannot_be_saved():
    """C14: the first item is caught, and there is no other move"""
    s = draw("3 gone:  1: T  2: RR  4: DD  5: W \n shield free" + NOTHING_BUILT)
    assert [move for move in moves(s) if move.startswith("1")] == ["1T>1", "1T>2", "1T>3", "1T>4", "1T>5", "1T>F"]
    play(s, "1T>F", "2R>5", "4D>F")
    assert (shield(s, 0), floor(s, 0)) == ("T", "D D")


def test_with_a_full_floor_a_tile_goes_on_the_shield_and_costs_nothing_more():
    """C15"""
    s = draw("3 gone:  1: TT  2: R \n 30 points, floor B B B B W W W, shield free" + NOTHING_BUILT)
    play(s, "1T>F")
    assert (shield(s, 0), floor(s, 0), heap(s.lid)) == ("T", "B B B B W W W", "T")
    play(s, "2R>5")
    assert scores(s)[0] == 30 - 14
    assert heap(s.lid) == "TTBBBBWWW"


def test_with_a_full_floor_the_marker_goes_on_the_shield_and_its_holder_starts():
    """C15"""
    s = draw("3 gone:  C: T  2: R \n 30 points, floor B B B B W W W, shield free" + NOTHING_BUILT, first=1)
    play(s, "CT>5")
    assert shield(s, 0) == "M"
    play(s, "2R>5")
    assert scores(s)[0] == 30 - 14
    assert s.first == 0


def test_the_first_tile_of_a_stuck_line_is_protected():
    """C16"""
    s = after_round("3 gone: \n 10 points, shield free" + STUCK, grey=True)
    assert scores(s)[0] == 10 - 1
    assert heap(s.lid) == "DD"
    assert line(s, 0, 2) == ".."
    assert tiles(s) == 100


@pytest.mark.parametrize("item", ["B", "M"])
def test_a_shield_that_is_taken_protects_no_stuck_tile(item):
    """C16"""
    s = after_round(f"3 gone: \n 10 points, shield {item}" + STUCK, grey=True)
    assert scores(s)[0] == 10 - 2
    assert heap(s.lid) == item.strip("M") + "DD"


def test_only_one_tile_of_several_stuck_lines_is_protected():
    """C16: lines 2 and 3 are stuck, five tiles fall and one is caught"""
    both = """
        3 gone:
        20 points, shield free
            . | D T . . .
           DD | . . T B R
          WWW | T D B R .
         .... | . . . . .
        ..... | . . . . W
    """
    s = after_round(both, grey=True)
    assert rules.actor(s) == CHANCE
    assert scores(s)[0] == 20 - 6
    assert heap(s.lid) == "WWWDD"


def test_a_stuck_tile_is_protected_with_a_full_floor_too():
    """C15, C16"""
    s = after_round("3 gone: \n 30 points, floor B B B B W W W, shield free" + STUCK, grey=True)
    assert scores(s)[0] == 30 - 14
    assert heap(s.lid) == "BBBBWWWDD"


def test_a_tile_is_protected_before_the_owner_chooses_the_next_column():
    """C16"""
    picture = "3 gone: \n 10 points, shield free" + STUCK.replace("... |", "BBB |")
    s = after_round(picture, grey=True)
    assert rules.actor(s) == 0
    assert (shield(s, 0), floor(s, 0), heap(s.lid)) == ("D", "D", "")
    play(s, moves(s)[0])
    assert rules.actor(s) == CHANCE
    assert heap(s.lid) == "BBDD"


@pytest.mark.parametrize("tile", "TBWDR")
def test_the_protected_tile_goes_to_the_lid(tile):
    """C17"""
    s = after_round(f"3 gone: \n shield {tile}" + NOTHING_BUILT)
    assert heap(s.lid) == tile
    assert tiles(s) == 100


def test_the_protected_tile_alone_lets_the_game_go_on():
    """C17, AZ-27"""
    s = after_round("3 gone: \n shield T" + NOTHING_BUILT, 4, bag="", lid="")
    assert rules.actor(s) == CHANCE
    deal(s, "gold1 keep gold2 spread gold3 shield gold4 mT T")
    assert rules.actor(s) == 0
    assert source(s, 1) == "T"
