"""The rulings on the SHIELD of chocolatier, C11 to C17; see docs/rules/chocolatier.md."""

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
    play,
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
