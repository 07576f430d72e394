"""Completing lines with chips, DU-22."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from maiolica.games.duel.chips import can_pay

from .drawn import chips, heap, lines, moves, play, resolve, row, scores
from .naive import KINDS

EMPTY = "| . . . . . ."
# Rows 1 to 4 with these plates: S T, Y B (plate 8) and W B, T K (plate 10).
PLATES = "plates 8^ . . 10^ . . . . ."


def board(line: int, tiles: str, store: str, plates: str = PLATES, points: int = 5) -> str:
    """A board with one line and a store of chips."""
    return "\n".join(
        [
            f"{points} points{', chips ' if store else ''}{store}",
            plates,
            *[EMPTY] * (line - 1),
            f"{tiles} | . . . . . .",
        ]
    )


def paying(line: int, tiles: str, store: str, rounds: int = 3):
    """Phase 2 up to the first choice: the line lacks a tile or more."""
    return resolve(board(line, tiles, store), rounds=rounds)


# When chips may be used


def test_a_line_that_is_not_full_may_be_completed_or_left():
    """DU-22"""
    s = paying(2, "Y", "Y TY")
    assert moves(s) == ["leave", "complete"]


def test_a_line_that_is_left_stays_with_all_chips():
    """DU-22, DU-24"""
    s = play(paying(2, "Y", "Y TY"), "leave")
    assert (lines(s)[1], chips(s), row(s, 2), s.rounds) == ("Y", {"Y": 1, "TY": 1}, ". . . . . .", 4)


@pytest.mark.parametrize("store", ["", "Y", "TY B", "B R", "Y K"])
def test_without_enough_chips_nothing_is_asked(store):
    """DU-22"""
    s = paying(2, "Y", store)
    assert (moves(s), lines(s)[1], s.rounds) == ([], "Y", 4)


def test_an_empty_line_cannot_be_completed():
    """DU-22"""
    assert paying(1, "", "Y Y B B R R").rounds == 4


def test_a_full_line_needs_no_chips():
    """DU-22, DU-21"""
    s = paying(2, "YY", "Y TY")
    assert (row(s, 2), chips(s)) == ("Y . . . . .", {"Y": 1, "TY": 1})


def test_a_line_without_an_available_cell_cannot_be_completed():
    """DU-22, DU-24"""
    s = paying(2, "R", "R RT")
    assert (lines(s)[1], chips(s), s.rounds) == ("R", {"R": 1, "RT": 1}, 4)


def test_a_line_is_completed_when_its_turn_comes_and_chips_are_gone_for_the_next():
    """DU-22, DU-19"""
    picture = "\n".join(["5 points, chips Y TY", PLATES, EMPTY, "Y | . . . . . .", "YY | . . . . . ."])
    s = resolve(picture, rounds=3)
    play(s, "complete")
    assert (row(s, 2), lines(s)[2], s.rounds) == ("Y . . . . .", "YY", 4)  # the third line is not asked
    s = play(resolve(picture, rounds=3), "leave")
    assert moves(s) == ["leave", "complete"]  # for the third line
    assert row(play(s, "complete"), 3) == "Y . . . . ."


# What a tile costs


@pytest.mark.parametrize(
    "store",
    ["Y Y", "Y TY", "TY YK", "TY TY", "B R K", "B B R", "B R Y", "R K TY", "B T YK", "BR RT KB", "Y BR BR"],
)
def test_a_missing_tile_costs_two_chips_with_the_color_or_three_of_which_one_at_most_has_it(store):
    """DU-22: the only payment is not asked for"""
    s = play(paying(2, "Y", store), "complete")
    assert (row(s, 2), chips(s), lines(s)[1]) == ("Y . . . . .", {}, "")
    assert scores(s) == [6, 5]
    assert s.seats[0].spent + s.seats[1].spent == 12


@pytest.mark.parametrize("color", "BYRKT")
def test_a_half_and_half_chip_shows_both_its_colors(color):
    """DU-22"""
    store = " ".join(kind for kind in KINDS if color in kind and len(kind) == 2)
    s = resolve(board(3, color * 2, store), rounds=3)
    assert moves(s) == ["leave", "complete"]
    assert chips(play(s, "complete")) == {}


def test_three_chips_with_two_of_the_color_would_waste_one_and_are_not_offered():
    """DU-22"""
    s = play(paying(2, "Y", "B Y TY"), "complete")
    assert (chips(s), row(s, 2)) == ({"B": 1}, "Y . . . . .")


def test_chips_are_offered_in_the_order_of_kinds_and_ascending_within_a_payment():
    """DU-22"""
    s = play(paying(2, "Y", "Y Y TY YK"), "complete")
    assert moves(s) == ["-Y", "-TY"]  # with YK first no second chip could follow
    assert moves(play(s.clone(), "-Y")) == ["-Y", "-TY", "-YK"]
    assert chips(play(s, "-TY")) == {"Y": 2}  # only YK can follow


def test_every_payment_can_be_chosen():
    """DU-22"""
    s = play(paying(2, "Y", "B Y K K BR YK"), "complete")
    assert moves(s) == ["-B", "-Y", "-K"]
    assert moves(play(s.clone(), "-B")) == ["-Y", "-K", "-BR"]
    assert moves(play(s.clone(), "-B -Y")) == ["-K", "-BR"]  # not YK: two of the color and one wasted
    assert moves(play(s.clone(), "-B -K")) == ["-K", "-BR", "-YK"]
    assert moves(play(s.clone(), "-Y")) == ["-K", "-YK"]  # BR could be followed by one with the color only
    assert moves(play(s.clone(), "-Y -K")) == ["-K", "-BR"]
    assert chips(play(s.clone(), "-Y -YK")) == {"B": 1, "K": 2, "BR": 1}
    assert chips(play(s.clone(), "-B -K -YK")) == {"Y": 1, "K": 1, "BR": 1}
    assert moves(play(s.clone(), "-K")) == ["-K", "-BR"]


def test_a_payment_ends_with_two_chips_of_the_color():
    """DU-22"""
    s = play(paying(2, "Y", "Y Y B R K"), "complete", "-Y", "-Y")
    assert (chips(s), s.rounds) == ({"B": 1, "R": 1, "K": 1}, 4)


# Several tiles


def test_all_missing_tiles_are_paid_one_after_the_other():
    """DU-22"""
    s = play(paying(3, "B", "B BR Y R K"), "complete")
    assert moves(s) == ["-B", "-Y"]
    after = play(s.clone(), "-B")
    assert chips(after) == {}  # BR must follow, then the three others
    after = play(s, "-Y")
    assert chips(after) == {}  # a chip of blue with two others would leave too little


def test_only_chips_with_which_the_whole_line_can_be_paid_are_offered():
    """DU-22"""
    s = paying(3, "B", "B BR Y R", rounds=3)
    assert (moves(s), lines(s)[2]) == ([], "B")  # one tile could be paid, but not both


def test_a_later_payment_may_begin_with_an_earlier_kind():
    """DU-22: ascending within one payment only"""
    s = play(paying(3, "B", "B B BR KB"), "complete")
    assert moves(s) == ["-B", "-BR"]
    play(s, "-BR")  # and KB
    assert chips(s) == {}


def test_a_line_is_placed_at_once_and_only_its_real_tiles_go_to_the_tower():
    """DU-22"""
    s = play(paying(3, "YY", "Y Y"), "complete")
    assert (row(s, 3), heap(s.tower), lines(s)[2]) == ("Y . . . . .", "Y", "")
    s = play(paying(3, "Y", "Y Y TY TY"), "complete")
    play(s, "-Y -Y")
    assert (row(s, 3), heap(s.tower)) == ("Y . . . . .", "")


def test_the_cell_is_chosen_after_the_payment():
    """DU-22, DU-21: blue fits the wild cell as well"""
    s = play(paying(3, "BB", "B B"), "complete")
    assert (moves(s), chips(s)) == (["3@1", "3@2"], {})
    play(s, "3@2")
    assert (row(s, 3), scores(s)) == (". B . . . .", [6, 5])


def test_a_special_tile_may_follow():
    """DU-22, DU-27"""
    s = resolve("\n".join(["5 points, chips Y Y", PLATES, "| . T . . . .", "Y | . B . . . ."]), rounds=3)
    play(s, "complete")
    assert (row(s, 1), row(s, 2), scores(s)[0]) == ("S T . . . .", "Y B . . . .", 5 + 2 + 1)


def test_chips_spent_are_turned_over_for_good():
    """DU-22"""
    s = paying(2, "Y", "Y Y B")
    spent, unseen = s.seats[0].spent, s.unseen_chips.tolist()
    play(s, "complete")
    assert (chips(s), s.seats[0].spent) == ({"B": 1}, spent + 2)
    assert s.unseen_chips.tolist() == unseen


@pytest.mark.parametrize("tiles", range(1, 6))
def test_whether_chips_suffice_is_what_trying_all_payments_says(tiles):
    """DU-22"""
    payments = list(combinations_with_replacement([(2, 0), (1, 2), (0, 3)], tiles))
    for matching in range(9):
        for others in range(17):
            enough = any(sum(a for a, _ in p) <= matching and sum(b for _, b in p) <= others for p in payments)
            assert bool(can_pay(matching, others, tiles)) == enough
