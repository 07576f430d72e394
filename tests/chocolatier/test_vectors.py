"""The test vectors of docs/rules/chocolatier.md."""

from __future__ import annotations

from .drawn import NOTHING_BUILT, dealt, draw, floor, line, play, saucers, scores, shield, source


def test_vector_1_a_magnet_attracts_from_the_neighbor_that_has_its_color():
    """CH-7b"""
    s = dealt("3 mR 1 keep", "TTTT BBRR WWWW DDDD RRRR")
    assert saucers(s) == "TTTT BBR WWWWR DDDD RRRR"
    assert s.sources[2].sum() == 5


def test_vector_2_the_place_of_the_taken_shield_is_skipped():
    """CH-10, C6"""
    picture = "1 spread: TTBW  2 gone:" + NOTHING_BUILT + "shield free" + NOTHING_BUILT
    s = play(draw(picture), "1T>2", "B>>", "W<<")
    assert source(s, 3) == "B"
    assert source(s, 5) == "W"


def test_vector_3_one_tile_is_placed_one_caught_and_one_falls():
    """CH-11, CH-12"""
    s = play(draw("2 shield: BBB  4: R \n 9 points" + NOTHING_BUILT), "2B>1")
    assert (line(s, 0, 1), shield(s, 0), floor(s, 0)) == ("B", "B", "B")
    play(s, "4R>5")
    assert scores(s)[0] == 9 + 1 - 1


def test_vector_4_the_marker_lies_on_the_shield_and_costs_nothing():
    """CH-12, C12"""
    s = draw("2 gone:  C: TTB  4: R \n 9 points, shield free" + NOTHING_BUILT, first=1)
    play(s, "CT>2")
    assert (line(s, 0, 2), shield(s, 0), floor(s, 0)) == ("TT", "M", "")
    play(s, "4R>5", "CB>5")
    assert scores(s)[0] == 9 + 1
    assert s.first == 0
