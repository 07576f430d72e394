"""Rounds, goals and the end, DU-29 to DU-33."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE, OVER
from maiolica.games.duel import rules

from .drawn import (
    chips,
    deal,
    display,
    dome_tiles,
    draw,
    factory_chips,
    full_dome,
    heap,
    lines,
    moves,
    odds,
    plates_on,
    play,
    ranks,
    resolve,
    scores,
    stack_size,
    sun,
)
from .naive import GOALS

TILES = "BBYRK BYRK YRKT RKTB KTBY"
FULL = "1^ 10^ 2^ 11^ 3^ 12^ 4^ 13^ 5^"  # special plates in the corners and in the middle


def ended(*boards: str, goals: str = "", points: int = 50, **more: object):
    """A game that ends with these domes."""
    s = resolve("\n".join(f"{points} points \n {board}" for board in boards), rounds=5, goals=goals, **more)
    assert rules.actor(s) == OVER
    assert [moves(s, seat) for seat in (0, 1)] == [[], []]
    return s


def gained(goal: str, board: str, **more: object) -> int:
    """What a goal gives for a dome."""
    return scores(ended(board, goals=goal, **more))[0] - 50


# The next round


def test_tokens_come_back_and_the_display_is_refilled():
    """DU-29"""
    s = resolve("display 7, top W", plates=(2, 2), chips=(2, 2))
    assert [s.seats[seat].plates_taken for seat in (0, 1)] == [0, 0]
    assert [s.seats[seat].chips_taken for seat in (0, 1)] == [0, 0]
    deal(s, TILES)
    assert odds(s) == {f"#{plate}": 1 for plate in range(10, 19)}
    deal(s, "#18")
    assert odds(s) == {"topS": 8, "topW": 8}
    deal(s, "topS #1 topS")
    assert sorted(display(s)) == [1, 7, 18]
    assert rules.actor(s) == 0
    assert moves(s)[:4] == ["+1", "+7", "+18", "+?"]


def test_the_display_is_refilled_as_far_as_the_stack_goes():
    """DU-29"""
    mine, others = "1^ 2^ 3^ 4^ 5^ 6^ 7^ 8^ .", "10^ 11^ 12^ 13^ 14^ 15^ 16^ 17^ ."
    s = resolve(f"display \n 5 points \n plates {mine} \n 5 points \n plates {others}", rounds=4)
    deal(s, TILES)
    assert odds(s) == {"#9": 1}
    deal(s, "#9")
    assert odds(s) == {"topW": 1}
    deal(s, "topW #18")
    assert (sorted(display(s)), stack_size(s), s.top) == ([9, 18], 0, 0)
    assert rules.actor(s) == 0
    assert "+?" not in moves(s)


def test_every_small_factory_gets_a_new_chip():
    """DU-29"""
    s = resolve("5 points, chips B BR \n 5 points, chips Y")
    assert factory_chips(s) == ["?"] * 4
    assert (chips(s), chips(s, 1)) == ({"B": 1, "BR": 1}, {"Y": 1})


def test_tiles_come_from_the_bag_and_only_then_from_the_tower():
    """DU-29, DU-4"""
    s = resolve("5 points, broken K", bag="BBYYRR", tower="TTTTTTTTTTTT")
    assert odds(s) == {"B": 2, "Y": 2, "R": 2}
    deal(s, "BYRBYR")
    assert (sun(s, "L"), sun(s, 1)) == ("BBYYR", "R")
    assert odds(s) == {"K": 1, "T": 12}  # in the middle of a draw, with what was broken
    deal(s, "K")
    assert (heap(s.bag), heap(s.tower)) == ("T" * 12, "")


def test_a_round_starts_with_what_there_is():
    """DU-29"""
    s = resolve("display 1 2 3", bag="BBYYRR", tower="K", plates=(2, 2))
    deal(s, "BBYYR", "R", "K")
    assert [sun(s, name) for name in ("L", 1, 2, 3, 4)] == ["BBYYR", "RK", "", "", ""]
    assert factory_chips(s) == ["?"] * 4
    assert "cB" in odds(s)
    deal(s, "cB cY cB")
    assert factory_chips(s) == ["?", "B", "Y", "B"]
    assert rules.actor(s) == 0
    assert [move for move in moves(s) if move.startswith("chip")] == ["chip2", "chip3", "chip4"]


def test_chips_face_up_at_once_come_after_the_display():
    """DU-29, the order of chance"""
    s = resolve("display 1 2", bag="", tower="")
    assert odds(s) == {f"#{plate}": 1 for plate in range(3, 10)}
    deal(s, "#5 topW")
    for _ in range(4):
        assert odds(s)["cB"] > 0
        deal(s, max(odds(s)))
    assert "?" not in factory_chips(s)


def test_lines_chips_and_domes_stay():
    """DU-29, DU-24"""
    s = resolve("5 points, chips B \n plates 1^ . . . . . . . . \n R | Y . . . . . \n T | . . . . . .")
    assert (lines(s)[:2], chips(s)) == (["R", "T"], {"B": 1})
    assert (dome_tiles(s), plates_on(s)) == ({(1, 1): "Y"}, {1: (1, "^")})


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("holder", [None, 0, 1])
def test_the_holder_of_the_token_starts_or_the_previous_starter(holder, first):
    """DU-30"""
    s = deal(resolve("display 1 2 3", first=first, holder=holder), TILES)
    assert rules.actor(s) == (first if holder is None else holder)
    assert s.token == 0


# The goals


def test_goals_are_scored_after_the_last_round_only():
    """DU-32"""
    full = full_dome(FULL)
    s = resolve(f"5 points \n {full}", rounds=4)
    assert (rules.actor(s), scores(s)) == (CHANCE, [5, 5])
    s = resolve(f"5 points \n {full}", rounds=5)
    assert (rules.actor(s), scores(s)) == (OVER, [5 + 18 + 42 + 20, 5])


def test_each_goal_in_play_counts_for_each_seat():
    """DU-32"""
    other = full_dome("6^ 14^ 7^ 15^ 8^ 16^ 9^ 17^ 18^", (1, 1), (2, 1), (5, 5), wild="KTRYB")
    s = ended(full_dome(FULL, wild="RYK"), other, goals="rows,perimeter,corners,wilds", bag="", tower="")
    assert scores(s) == [50 + 18 + 20 + 22 + 8, 50 + 9 + 17 + 11 + 10]


def test_a_full_row_gives_three_points():
    """DU-32"""
    assert gained("rows", full_dome(FULL)) == 18
    assert gained("rows", full_dome(FULL, (1, 1))) == 12  # without its special tile in the second row
    assert gained("rows", full_dome(FULL, (1, 3))) == 15
    assert gained("rows", full_dome(". . . 10^ 11^ 12^ . . .")) == 6
    assert gained("rows", full_dome("10^ 11^ . 12^ 13^ . 14^ 15^ .")) == 0


def test_a_full_column_gives_seven_points():
    """DU-32"""
    assert gained("columns", full_dome(FULL)) == 42
    assert gained("columns", full_dome(FULL, (1, 3))) == 35
    assert gained("columns", full_dome("10^ . . 11^ . . 12^ . .")) == 14
    assert gained("columns", full_dome(". . . 10^ 11^ 12^ . . .")) == 0


def test_a_full_main_diagonal_gives_ten_points():
    """DU-32"""
    assert gained("diagonals", full_dome("10^ . . . 11^ . . . 12^")) == 10
    assert gained("diagonals", full_dome(". . 10^ . 11^ . 12^ . .")) == 10
    assert gained("diagonals", full_dome("10^ . 11^ . 12^ . 13^ . 14^")) == 20
    assert gained("diagonals", full_dome("10^ . 11^ . 12^ . 13^ . 14^", (1, 1))) == 10
    assert gained("diagonals", full_dome("10^ . 11^ . 12^ . 13^ . 14^", (6, 1))) == 10
    assert gained("diagonals", full_dome(". 10^ . 11^ 12^ 13^ . 14^ .")) == 0


def test_special_tiles_count_in_rows_columns_and_diagonals():
    """DU-32, DU-27: plate 1 upright has its special cell on a diagonal"""
    assert gained("rows", full_dome("1^ 2^ 3^ . . . . . .")) == 6
    assert gained("diagonals", full_dome("1^ . . . 4^ . . . 5^")) == 10


def test_wild_cells_give_two_points_each_if_all_are_filled():
    """DU-32"""
    wilds = "10^ 11^ 12^ 1^ . . . . ."
    assert gained("wilds", full_dome(wilds)) == 6
    assert gained("wilds", full_dome(wilds, (1, 1))) == 0  # plate 10 has its wild cell there
    assert gained("wilds", full_dome(wilds, (1, 2), (2, 1), (2, 2))) == 6  # other cells do not matter
    assert gained("wilds", full_dome("1^ 2^ . . . . . . .")) == 0
    assert gained("wilds", full_dome("10^ 11^ 12^ 13^ 14^ 15^ 16^ 17^ 18^", wild="BYRKT")) == 18


def test_five_colors_in_a_row_give_four_points():
    """DU-32: the first row of plates 14^ 1^ 5^ is Y R Y K T R, of 12^ 17^ 18^ is K Y T B R W"""
    assert gained("colors", full_dome("12^ 17^ 18^ . . . . . .", wild="K")) == 4  # the second row has R K K Y B K
    assert gained("colors", full_dome("14^ 1^ 5^ . . . . . .", (2, 1), (2, 2), (2, 3), (2, 5))) == 0
    assert gained("colors", full_dome("12^ 17^ 18^ . . . . . .", (1, 6), (2, 1))) == 4  # a gap is allowed
    assert gained("colors", full_dome("12^ 17^ 18^ . . . . . .", (1, 5), (2, 1))) == 0


@pytest.mark.parametrize(("option", "points"), [(True, 4), (False, 0)])
def test_a_special_tile_is_a_color_of_its_own_unless_the_option_says_no(option, points):
    """DU-32: the first row of plates 6^ 7^ 10^ is Y S B K W B"""
    dome = full_dome("6^ 7^ 10^ . . . . . .", (2, 5), (2, 6), wild="T")
    assert gained("colors", dome, special_is_a_color=option) == points
    six = full_dome("6^ 7^ 11^ . . . . . .", (2, 5), (2, 6))  # Y S B K T R has five without it
    assert gained("colors", six, special_is_a_color=option) == 4


def test_special_tiles_are_one_color_among_themselves():
    """DU-32: the first row of plates 6^ 8^ 3^ is Y S S T S K"""
    assert gained("colors", full_dome("6^ 8^ 3^ . . . . . .")) == 0


def test_each_tile_on_the_border_gives_a_point():
    """DU-32"""
    assert gained("perimeter", full_dome(FULL)) == 20
    assert gained("perimeter", full_dome(". . . . 10^ . . . .")) == 0
    assert gained("perimeter", full_dome("10^ . . . . . . . .")) == 3
    assert gained("perimeter", full_dome(". . . . . 10^ . . .")) == 2
    assert gained("perimeter", full_dome("2^ . . . . . . . .")) == 3  # with its special tile
    assert gained("perimeter", full_dome(". . . . . . . 11^ 12^")) == 5


def test_full_plates_in_corners_give_three_points_above_and_eight_below():
    """DU-32"""
    assert gained("corners", full_dome(FULL)) == 22
    assert gained("corners", full_dome("1^ . . . . . . . .")) == 3
    assert gained("corners", full_dome(". . 10^ . . . . . .")) == 3
    assert gained("corners", full_dome(". . . . . . 1^ . .")) == 8
    assert gained("corners", full_dome(". . . . . . . . 10^")) == 8
    assert gained("corners", full_dome(". 1^ . 2^ 3^ 4^ . 5^ .")) == 0
    assert gained("corners", full_dome("1^ . . . . . 10^ . .", (6, 2))) == 3


def test_an_empty_special_cell_costs_three_points():
    """DU-32"""
    assert gained("specials", full_dome(FULL)) == 0
    assert gained("specials", full_dome(FULL, (1, 1))) == -3
    assert gained("specials", "plates 1^ 2^ 10^ 3^ . . . . .") == -9


def test_goals_do_not_bring_a_score_below_zero():
    """DU-32, DU-1"""
    s = ended("plates 1^ 2^ 10^ 3^ . . . . .", goals="specials", points=8)
    assert scores(s) == [0, 5]
    s = ended("plates 1^ 2^ 10^ 3^ . . . . .", goals="rows,specials", points=10)
    assert scores(s)[0] == 1


def test_the_sum_of_all_goals_counts_not_each_for_itself():
    """DU-32: minus three and plus three"""
    dome = full_dome("1^ . . . . . . . 2^", (6, 6))
    assert scores(ended(dome, goals="corners,specials", points=0))[0] == 0
    assert scores(ended(dome, goals="corners,specials", points=1))[0] == 1


def test_goals_come_after_the_penalties_of_the_last_round():
    """DU-28, DU-32"""
    s = resolve(f"2 points, broken KKK \n {full_dome('1^ . . . . . . . .')}", rounds=5, goals="corners")
    assert scores(s) == [3, 5]


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_counts_only_when_it_is_in_play(goal):
    """DU-32"""
    dome = "plates 1^ . . . . . . . ." if goal == "specials" else full_dome(FULL, wild="RYKT")
    other = "diagonals" if goal != "diagonals" else "columns"
    assert gained("", dome) == 0
    assert gained(goal, dome) != 0
    assert gained(f"{goal},{other}", dome) == gained(goal, dome) + gained(other, dome)


# Who wins


@pytest.mark.parametrize(("points", "places"), [((9, 7), [1, 2]), ((3, 4), [2, 1])])
def test_most_points_win(points, places):
    """DU-33"""
    for holder in (None, 0, 1):
        mine, others = (score + 2 * (holder == seat) for seat, score in enumerate(points))
        s = resolve(f"{mine} points \n {others} points", rounds=5, holder=holder)
        assert (scores(s), ranks(s)) == (list(points), places)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("holder", "places"), [(None, [1, 1]), (0, [1, 2]), (1, [2, 1])])
def test_a_tie_goes_to_the_holder_of_the_last_token_or_is_shared(holder, places, first):
    """DU-33"""
    mine, others = (7 + 2 * (holder == seat) for seat in (0, 1))
    s = resolve(f"{mine} points \n {others} points", rounds=5, holder=holder, first=first)
    assert (scores(s), ranks(s)) == ([7, 7], places)


def test_the_last_token_is_the_one_of_the_last_round():
    """DU-33: in the last action of the game"""
    s = play(
        draw("L: | K \n 7 points \n plates 1^ . . . . . . . . \n 6 points", rounds=5, chips=(2, 2), turn=0), "MK>1"
    )
    assert scores(s) == [7 + 1 - 2, 6]
    assert ranks(s) == [1, 2]
