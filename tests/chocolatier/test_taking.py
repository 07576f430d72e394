"""The numbered rules of chocolatier for taking tiles: KEEP and SPREAD; see docs/rules/chocolatier.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games.chocolatier import rules
from maiolica.games.chocolatier.state import SPREADING

from .drawn import (
    NOTHING_BUILT,
    draw,
    floor,
    line,
    moves,
    play,
    ring,
    saucers,
    shield,
    source,
    tiles,
)

# Which saucers


def test_a_saucer_is_offered_while_it_holds_tiles_and_may_hold_more_than_four():
    """CH-8"""
    s = play(draw("1: TTTT  2 +: TTBBB"), "2B>5")
    assert line(s, 0, 5) == "..BBB"
    assert {text[:2] for text in moves(s)} == {"1T", "CT"}


def test_a_saucer_that_was_empty_is_offered_again_once_it_holds_tiles():
    """CH-8"""
    s = draw("1: BBBB  2 spread: TTWW  3: RRRR")
    play(s, "1B>4", "2T>F")
    assert not any(text.startswith("1") for text in moves(s, 0))
    play(s, "W<<")
    assert {text[:2] for text in moves(s)} == {"1W", "3R"}
    play(s, "1W>2")
    assert line(s, 0, 2) == "WW"
    assert source(s, 1) == ""


def test_a_blue_saucer_sends_its_rest_to_the_center_although_others_are_golden():
    """CH-5, CH-8"""
    s = play(draw("1: TTBB  2 keep: TTBB  3 mT: TTBW"), "1T>2", "3T>2")
    assert saucers(s) == "- TTBB - - -"
    assert source(s, "C") == "BBBW"


def test_the_plus_and_magnets_send_their_rest_to_the_center():
    """CH-7, AZ-12b"""
    s = play(draw("1 +: TTTBW  3 mT: TTTTBW  5: R"), "1T>3", "3B>1")
    assert saucers(s) == "- - - - R"
    assert source(s, "C") == "TTTTBWW"


# KEEP


def test_the_other_tiles_of_the_keep_stay_there_at_every_take():
    """CH-9"""
    s = play(draw("1: DDDD  3 keep: TTBW"), "3T>2")
    assert (source(s, 3), source(s, "C")) == ("BW", "")
    play(s, "3B>1")
    assert (source(s, 3), source(s, "C")) == ("W", "")
    play(s, "3W>1")
    assert (source(s, 3), source(s, "C")) == ("", "")
    assert [line(s, 0, 1), line(s, 0, 2), line(s, 1, 1)] == ["W", "TT", "B"]
    assert ring(s) == "3 keep"


def test_taking_from_the_keep_brings_no_marker():
    """CH-9"""
    s = play(draw("1: DDDD  3 keep: TTBW"), "3T>1", "3B>F")
    assert [floor(s, 0), floor(s, 1)] == ["T", "B"]
    assert s.marker == 0


def test_the_keep_lets_the_offer_go_on_until_it_is_empty():
    """CH-9, CH-13"""
    s = play(draw("3 keep: TBW"), "3T>1", "3B>1")
    assert rules.actor(s) == 0
    assert moves(s)[0] == "3W>2"
    play(s, "3W>F")
    assert rules.actor(s) == CHANCE


# SPREAD


def test_each_remaining_color_is_sent_left_or_right_one_after_the_other_in_color_order():
    """CH-10"""
    s = play(draw("2: D  3 spread: TBWR  4: D"), "3B>1")
    for offered in (["T<<", "T>>"], ["W<<", "W>>"], ["R<<", "R>>"]):
        assert s.phase == SPREADING
        assert rules.actor(s) == 0
        assert moves(s, 0) == offered
        assert moves(s, 1) == []
        play(s, offered[0])
    assert saucers(s) == "- TWDR - D -"
    assert rules.actor(s) == 1


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (("B<<", "W<<"), "- BWWD - D -"),
        (("B<<", "W>>"), "- BD - WWD -"),
        (("B>>", "W<<"), "- WWD - BD -"),
        (("B>>", "W>>"), "- D - BWWD -"),
    ],
)
def test_all_tiles_of_a_color_go_to_the_same_side_and_different_colors_independently(sides, expected):
    """CH-10"""
    s = play(draw("2: D  3 spread: TBWW  4: D"), "3T>2", *sides)
    assert saucers(s) == expected
    assert source(s, "C") == ""
    assert line(s, 0, 2) == ".T"
    assert (s.held_count, s.held_color, s.held_line) == (0, 0, 0)


def test_the_taken_tiles_are_in_hand_until_the_last_side_is_chosen():
    """CH-10, AZ-12"""
    s = play(draw("3 spread: BBWR  4: D \n floor T" + NOTHING_BUILT), "3B>1")
    for side in ("W<<", "R>>"):
        assert (s.held_count, s.held_color, s.held_line) == (2, 1, 0)
        assert (line(s, 0, 1), floor(s, 0)) == (".", "T")
        assert tiles(s) == 100
        play(s, side)
    assert (line(s, 0, 1), floor(s, 0)) == ("B", "T B")
    assert tiles(s) == 100


def test_no_saucer_is_offered_while_tiles_are_spread():
    """CH-10"""
    s = play(draw("1: TTTT  3 spread: BBWW  C: R"), "3B>F")
    assert moves(s, 0) == ["W<<", "W>>"]


@pytest.mark.parametrize(("place", "left", "right"), [(1, 5, 2), (5, 4, 1), (3, 2, 4)])
def test_left_is_the_place_before_and_right_the_place_after_around_the_ring(place, left, right):
    """CH-10"""
    for side, target in (("W<<", left), ("W>>", right)):
        s = play(draw(f"{place} spread: BBWW"), f"{place}B>F", side)
        assert source(s, target) == "WW"
        assert saucers(s).count("W") == 2


@pytest.mark.parametrize(("seats", "last"), [(2, 5), (3, 7), (4, 9)])
def test_the_ring_of_any_size_closes_for_the_spread(seats, last):
    """CH-10"""
    s = play(draw("1 spread: TBW", seats), "1T>1", "B<<", "W>>")
    assert (source(s, last), source(s, 2)) == ("B", "W")
    s = play(draw(f"{last} spread: TBW", seats), f"{last}T>1", "B<<", "W>>")
    assert (source(s, last - 1), source(s, 1)) == ("B", "W")


def test_without_a_rest_there_is_nothing_to_spread():
    """CH-10"""
    s = play(draw("1: R  3 spread: BBBB"), "3B>4")
    assert line(s, 0, 4) == "BBBB"
    assert rules.actor(s) == 1
    assert saucers(s) == "R - - - -"
    assert (s.held_count, s.held_color, s.held_line) == (0, 0, 0)


def test_one_remaining_color_is_one_decision():
    """CH-10"""
    s = play(draw("3 spread: BBWW"), "3B>2", "W>>")
    assert rules.actor(s) == 1
    assert moves(s) == ["4W>1", "4W>2", "4W>3", "4W>4", "4W>5", "4W>F"]


def test_spread_tiles_are_subject_to_the_rules_of_the_saucer_they_come_to():
    """CH-10: a KEEP keeps them, a SHIELD sends them to the center and leaves"""
    s = play(draw("2 keep: R  3 spread: BBW"), "3B>2", "W<<", "2R>1")
    assert (source(s, 2), source(s, "C")) == ("W", "")
    s = play(draw("2: R  3 spread: BBW  4 shield: R"), "3B>2", "W>>", "4R>1")
    assert (source(s, 4), source(s, "C")) == ("", "W")
    assert ring(s) == "3 spread 4 gone"
    assert shield(s, 1) == "free"


def test_a_magnet_does_not_attract_what_is_spread():
    """CH-7b, CH-10"""
    s = play(draw("1 mW:  3 spread: BBWW"), "3B>2", "W<<")
    assert saucers(s) == "- WW - - -"


def test_the_spread_of_a_shield_not_yet_taken_counts_it_as_neighbor():
    """CH-10"""
    s = play(draw("3 spread: BBWW  4 shield: TTTT"), "3B>2", "W>>")
    assert source(s, 4) == "TTTTWW"


@pytest.mark.parametrize(
    ("picture", "side", "target"),
    [
        ("4 spread: BW  5 gone:", "W>>", 1),
        ("4 spread: BW  5 gone:", "W<<", 3),
        ("1 gone:  5 spread: BW", "W>>", 2),
        ("2 spread: BW  1 gone:", "W<<", 5),
        ("1 spread: BW  5 gone:", "W<<", 4),
        ("3 gone:  1 spread: BW", "W>>", 2),
    ],
)
def test_a_shield_that_was_taken_away_is_skipped(picture, side, target):
    """CH-10"""
    s = draw(f"{picture} \n" + NOTHING_BUILT + "shield free" + NOTHING_BUILT)
    number = picture[picture.index(" spread") - 1]
    play(s, f"{number}B>1", side)
    assert source(s, target) == "W"
    assert saucers(s).count("W") == 1
