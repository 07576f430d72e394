"""The rulings on the two sides of the boards and on variants of pavilion, S26 to S34; see docs/rules/pavilion.md."""

from __future__ import annotations

from itertools import product

import pytest

from maiolica.games.pavilion import board, rules

from .drawn import COLORS, SUPPLY, deal, draw, hand, moves, places, play, scores, start


def test_the_center_star_of_the_colored_side_repeats_no_color():
    """S26"""
    s = draw("5 points, hand RRRRRR \n C: R . . . . .", rounds=1)
    assert not any("C" in space for space in places(s).split())
    s = draw("5 points, hand RRRRRR \n C: B . . . . .", rounds=1)
    assert "C6:R" in places(s).split()


@pytest.mark.parametrize(("grey", "sizes"), [(False, [7, 7, 7, 7]), (True, [6, 6, 12, 6])])
def test_the_sets_of_numbers(grey, sizes):
    """S27, S28: as many spaces cost one tile, two, three and four"""
    spaces = [f"{letter}{slot}" for letter in "ORBYGPC" for slot in range(1, 7)]
    cheapest = {}
    for tiles, color in product(range(6, 0, -1), COLORS):
        s = draw(f"5 points, hand {color * tiles}", grey=grey, rounds=1 + (COLORS.index(color) + 1) % 6)
        cheapest |= {space.split(":")[0]: tiles for space in places(s).split()}
    assert sorted(cheapest) == sorted(spaces)
    assert [list(cheapest.values()).count(number) for number in (1, 2, 3, 4)] == sizes


def test_the_second_tile_fixes_what_a_grey_star_will_be():
    """S29"""
    s = draw("5 points, hand RRRBBBYYY \n 5 points, hand PPPPPP", grey=True)
    assert "O3:YBR" in places(s).split()
    play(s, "R>O3", "P>O3")
    assert "O2:YBR" in places(s).split()
    same = play(s.clone(), "R>O2", "P>R3")
    assert not any(space.startswith("O") for space in places(same).split())  # the red tiles are spent
    other = play(s.clone(), "B>O2", "P>R3")
    assert "O1:Y" in places(other).split()


@pytest.mark.parametrize(
    ("stars", "bonus"),
    [
        ({"O": "RRRRRR", "C": "RRRRRR"}, 14 + 14),
        ({"O": "PGOYBR", "B": "RBYOGP", "C": "GOYBRP"}, 3 * 12),
        ({"O": "PPPPPP", "R": "PPPPPP", "B": "PPPPPP"}, 3 * 20),
        ({"P": "GGGGGG", "Y": "PGOYBR"}, 18 + 12),
    ],
)
def test_each_grey_star_scores_by_itself(stars, bonus):
    """S30"""
    drawn = "\n".join(f"{letter}: {' '.join(tiles)}" for letter, tiles in stars.items())
    s = play(draw(f"11 points, hand Y \n {drawn}", grey=True, rounds=6), "pass")
    assert scores(s)[0] == 10 + bonus


def test_the_grey_center_star_is_like_the_others():
    """S31: it may be of one color"""
    s = draw("5 points, hand BBBRRR \n C: B B . B . .", grey=True)
    assert {"C3:B", "C5:B", "C6:B"} <= set(places(s).split())
    s = play(draw("11 points, hand Y \n C: B B B B B B", grey=True, rounds=6), "pass")
    assert scores(s)[0] == 10 + 15


@pytest.mark.parametrize("order", ["PGOYBR", "ORBYGP"])
@pytest.mark.parametrize("side", ["colored", "grey"])
def test_the_two_variants_do_not_depend_on_each_other(side, order):
    """S32"""
    s = deal(start(side=side, wild_order=order), SUPPLY + "PPOO" * 5)
    assert s.grey == (side == "grey")
    assert moves(s)[0] == ("1O" if order[0] == "P" else "1P")
    assert hand(play(s, moves(s)[0])) == ("POO" if order[0] == "P" else "PPO")


def test_the_last_seat_may_have_many_turns_in_a_row():
    """S33"""
    s = draw("5 points, corner O \n 5 points, hand YYYYYYYYYYYY \n 5 points, passed", 3, turn=1)
    for move in ("Y>Y1", "Y>Y2", "Y>Y3", "Y>Y4", "Y>C1"):
        assert rules.actor(s) == 1
        play(s, move)
    assert (rules.actor(s), scores(s)[1]) == (1, 5 + 1 + 2 + 3 + 4 + 1)


def test_the_board_is_that_of_the_big_box():
    """S34: assumed; test_vectors and test_supply hold its numbers and features to the rules' tables, space by space"""
    assert board.COST.shape == (2, 7 * 6)
    assert [kind for kind, _ in board.FEATURES] == ["pillar"] * 6 + ["statue"] * 6 + ["window"] * 6
