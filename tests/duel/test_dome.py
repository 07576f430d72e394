"""Phase 2: lines, tiles, special tiles and penalties, DU-19 to DU-28 without the chips of DU-22."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games.duel import rules

from .drawn import broken, deal, full_dome, heap, lines, moves, play, resolve, row, scores

# Rows 1 and 2 with plates 1^ 4^ 6^ are Y K Y B Y S and T S K S K R.
THREE = "plates 1^ 4^ 6^ . . . . . ."
EMPTY = "| . . . . . ."


def board(*rows: str, points: int = 5, plates: str = THREE, more: str = "") -> str:
    """A board whose first lines and rows are given."""
    return "\n".join([f"{points} points{more}", plates, *rows])


# Resolving lines


def test_the_line_and_the_row_of_the_dome_have_one_number():
    """DU-19: each line is of one color, which only its own row or a neighbor has"""
    s = resolve(board("| . . . . . .", "RR | . . . . . ."))
    assert (row(s, 1), row(s, 2)) == (". . . . . .", ". . . . . R")
    s = resolve(board("B | . . . . . ."))
    assert row(s, 1) == ". . . B . ."


def test_lines_are_resolved_from_top_to_bottom_and_a_choice_holds_up_those_below():
    """DU-19"""
    s = resolve(board("Y | . . . . . .", "TT | . . . . . ."))
    assert row(s, 2) == ". . . . . ."
    play(s, "1@1")
    assert row(s, 2) == "T . . . . ."
    assert scores(s) == [5 + 1 + 2, 5]


def test_lines_are_resolved_once():
    """DU-19: the special tile that the second line brings does not call the first one back"""
    s = resolve(board("R | Y K . . . .", "TT | . . . . . .", plates="plates 1^ 4^ . . . . . . ."))
    assert (row(s, 2), lines(s)) == ("T S . . . .", ["R", "", "", "", "", ""])


def test_a_row_runs_through_the_three_plates_of_its_slots():
    """DU-19"""
    s = resolve(board(*[EMPTY] * 4, "KKKKK | . . . . . .", plates="plates . . . . . . 1^ 4v 6>"))
    # plate 1^ has Y K, 4v has S K, 6> has K Y in its upper row
    assert moves(s) == ["5@2", "5@4", "5@5"]
    s = resolve(board(*[EMPTY] * 2, "BBB | . . . . . .", plates="plates 1^ 2^ 5^ . 4^ . 7^ 8^ 9^"))
    assert row(s, 3) == ". . . B . ."


@pytest.mark.parametrize(("color", "columns"), [("Y", "135"), ("K", "2"), ("B", "4")])
def test_a_cell_of_the_color_is_available(color, columns):
    """DU-20"""
    s = resolve(board(f"{color} | . . . . . ."))
    assert moves(s) == ([f"1@{column}" for column in columns] if len(columns) > 1 else [])


@pytest.mark.parametrize("color", "BYRKT")
def test_a_wild_cell_is_available_for_every_color(color):
    """DU-20: plate 10 has W B over T K"""
    s = resolve(board(f"{color} | . . . . . .", plates="plates 10^ . . . . . . . ."))
    if color == "B":
        assert moves(s) == ["1@1", "1@2"]
        play(s, "1@1")
    assert row(s, 1)[0] == color


def test_a_covered_cell_and_a_special_cell_are_not_available():
    """DU-20"""
    s = resolve(board("Y | Y . . . . ."))
    assert moves(s) == ["1@3", "1@5"]
    s = resolve(board("Y | Y . Y . . ."))
    assert (moves(s), row(s, 1)) == ([], "Y . Y . Y .")


def test_a_full_line_must_be_placed():
    """DU-21"""
    s = resolve(board("Y | . . . . . ."))
    assert moves(s) == ["1@1", "1@3", "1@5"]  # nothing else


def test_the_rest_of_the_line_goes_to_the_tower():
    """DU-21"""
    s = resolve(board("| . . . . . .", "KK | . . . . . ."))
    play(s, "2@3")
    assert (row(s, 2), lines(s)[1], heap(s.tower)) == (". . K . . .", "", "K")
    s = resolve(board(*[EMPTY] * 5, "BBBBBB | . . . . . .", plates="plates . . . . . . 3^ . ."))
    assert (row(s, 6), heap(s.tower)) == (". B . . . .", "BBBBB")


def test_both_seats_choose_for_themselves_in_any_order():
    """DU-19, DU-28"""
    rows = "Y | . . . . . .", "KK | . . . . . ."
    s = resolve(board(*rows) + "\n" + board(*rows, plates="plates 12^ 13^ 14^ . . . . . ."))
    assert (moves(s, 0), moves(s, 1)) == (["1@1", "1@3", "1@5"], ["1@2", "1@4", "1@5"])
    here = play(play(s.clone(), "1@1", seat=0), "1@2", seat=1)
    there = play(play(s.clone(), "1@2", seat=1), "1@1", seat=0)
    assert here.tobytes() == there.tobytes()
    play(s, "1@2 2@4", seat=1)
    assert (moves(s, 1), s.rounds) == ([], 1)  # it waits for the other
    play(s, "1@1 2@3", seat=0)
    assert (rules.actor(s), s.rounds) == (CHANCE, 2)


# Lines that break or stay


def test_a_full_line_without_a_cell_in_a_row_of_three_plates_breaks():
    """DU-23"""
    s = resolve(board("R | . . . . . ."))
    assert (lines(s)[0], row(s, 1), scores(s)) == ("", ". . . . . .", [4, 5])
    assert heap(s.tower) == "R"


def test_a_line_that_is_not_full_breaks_as_well():
    """DU-23"""
    s = resolve(board("| . . . . . .", "B | . . . . . ."))
    assert (lines(s)[1], scores(s), heap(s.tower)) == ("", [4, 5], "B")


def test_a_line_whose_cells_are_all_covered_breaks():
    """DU-23"""
    s = resolve(board("B | . . . B . ."))
    assert (lines(s)[0], scores(s)) == ("", [4, 5])


def test_a_line_breaks_only_when_the_row_has_all_three_plates():
    """DU-23, DU-24"""
    for plates in ("plates 1^ 4^ . . . . . . .", "plates . 4^ 6^ . . . . . .", "plates 1^ . 6^ . . . . . ."):
        s = resolve(board("R | . . . . . .", plates=plates))
        assert (lines(s)[0], scores(s)) == ("R", [5, 5])


def test_a_wild_cell_keeps_a_line_from_breaking():
    """DU-23"""
    s = resolve(board("| . . . . . .", "Y | . . . . . .", plates="plates 1^ 4^ 11^ . . . . . ."))
    assert lines(s)[1] == "Y"


def test_lines_that_break_come_to_the_tiles_already_broken_and_more_than_four_cost_nothing():
    """DU-23, DU-14, DU-28"""
    s = resolve(board("R | . . . . . .", "BB | . . . . . .", points=20, more=", broken KKK"))
    assert scores(s) == [10, 5]
    assert heap(s.tower) == "BBRKKK"
    s = resolve(board("R | . . . . . .", points=20, more=", broken KK"))
    assert scores(s) == [14, 5]


def test_tiles_beyond_the_broken_area_are_in_the_tower_before_the_penalty():
    """DU-23, DU-14: while the other seat still chooses"""
    mine = board("| . . . . . .", "BB | . . . . . .", more=", broken KKK")
    s = resolve(mine + "\n" + board("Y | . . . . . .", plates="plates 8v 9> 13^ . . . . . ."))
    assert moves(s, 1) == ["1@2", "1@6"]
    assert (broken(s), heap(s.tower), lines(s)[1]) == ("BKKK", "B", "")


def test_other_lines_stay_for_the_next_round():
    """DU-24"""
    s = resolve(board("R | . . . . . .", "K | . . . . . .", "TT | . . . . . .", plates="plates 1^ 4^ . . . . . . ."))
    assert lines(s) == ["R", "K", "TT", "", "", ""]
    assert scores(s) == [5, 5]


def test_a_full_line_without_a_cell_stays_full_and_is_placed_later():
    """DU-24, DU-13"""
    s = resolve(board("R | . . . . . .", plates="plates 1^ 4^ . . . . . . ."))
    assert lines(s)[0] == "R"
    s = resolve(board("R | . . . . . .", plates="plates 1^ 4^ 11^ . . . . . ."))
    assert (lines(s)[0], row(s, 1)) == ("", ". . . . . R")


def test_a_row_and_a_column_may_hold_a_color_several_times():
    """DU-25"""
    s = resolve(board("Y | Y . Y . . ."))
    assert row(s, 1) == "Y . Y . Y ."
    s = resolve(board("| Y . . . . .", EMPTY, "YYY | . . . . . .", plates="plates 1^ . . 4^ . . . . ."))
    assert (row(s, 1), row(s, 3)) == ("Y . . . . .", "Y . . . . .")


# Points


@pytest.mark.parametrize(
    ("first", "second", "third", "points"),
    [
        (". . . . . .", ". . . . . .", ". . . . . .", 1),
        ("K . Y . . .", ". . . . . .", "R . . . . .", 1),  # diagonal neighbors are none
        (". T . . . .", ". . . . . .", ". . . . . .", 2),
        (". T . . . .", ". . . . . .", ". Y . . . .", 3),
        (". . . . . .", "K . . . . .", ". . . . . .", 2),
        (". . . . . .", "K . B . . .", ". . . . . .", 3),
        (". . . . . .", "K . B T . .", ". . . . . .", 4),
        (". . . . . .", "K . . T . .", ". . . . . .", 2),  # a gap ends a run
        (". T . . . .", ". . B . . .", ". . . . . .", 4),
        (". T . . . .", "K . B T . .", ". Y . . . .", 7),
    ],
)
def test_a_tile_scores_its_runs_across_and_down(first, second, third, points):
    """DU-26: yellow comes to the second cell of the second row"""
    plates = "plates 13> 17v . 16v . . . . ."  # W T Y W, K Y B T and W Y in the first three rows
    s = resolve(board(f"| {first}", f"YY | {second}", f"| {third}", plates=plates))
    assert scores(s)[0] == 5 + points
    assert row(s, 2)[2] == "Y"


def test_a_tile_that_ends_two_runs_counts_in_both():
    """DU-26"""
    full = full_dome("13> 17v 10^ 16v 12^ 11^ . . .", (2, 2))
    s = resolve("5 points \n" + full.replace("| ", "YY | ", 2).replace("YY | ", "| ", 1))
    assert scores(s)[0] == 5 + 6 + 4


# Special tiles


def test_the_third_tile_of_a_special_plate_brings_a_special_tile_worth_its_row():
    """DU-27: plate 1 has Y K over T S"""
    s = resolve(board("| Y K . . . .", "TT | . . . . . .", plates="plates 1^ . . . . . . . ."))
    assert (row(s, 1), row(s, 2)) == ("Y K . . . .", "T S . . . .")
    assert scores(s) == [5 + 2 + 2, 5]  # the run of two, then the special tile's row and nothing for its neighbors


@pytest.mark.parametrize("slot_row", [0, 1, 2])
@pytest.mark.parametrize("turn", "^v")
def test_a_special_tile_gives_the_number_of_its_row(slot_row, turn):
    """DU-27: plate 1 has Y K over T S, upside down S T over K Y"""
    plates = [".", ".", "."] * slot_row + [".", f"1{turn}", "."] + [".", ".", "."] * (2 - slot_row)
    line = ("T" if turn == "^" else "Y") * (2 * slot_row + 2)
    upper, lower = (
        ("| . . Y K . .", f"{line} | . . . . . .") if turn == "^" else ("| . . . T . .", f"{line} | . . K . . .")
    )
    s = resolve(board(*[EMPTY] * 2 * slot_row, upper, lower, plates=f"plates {' '.join(plates)}"))
    runs, special_row = (2, 2 * slot_row + 2) if turn == "^" else (4, 2 * slot_row + 1)
    assert scores(s)[0] == 5 + runs + special_row
    assert row(s, special_row) == (". . T S . ." if turn == "^" else ". . S T . .")


def test_two_tiles_of_a_special_plate_bring_nothing():
    """DU-27"""
    s = resolve(board("K | Y . . . . .", plates="plates 1^ . . . . . . . ."))
    assert (row(s, 1), row(s, 2), scores(s)[0]) == ("Y K . . . .", ". . . . . .", 7)


def test_a_wild_plate_brings_no_special_tile():
    """DU-27"""
    s = resolve(board("| . B . . . .", "TT | . K . . . .", plates="plates 10^ . . . . . . . ."))
    assert (row(s, 1), row(s, 2)) == (". B . . . .", "T K . . . .")
    assert scores(s)[0] == 5 + 2


def test_a_special_tile_lies_there_at_once_and_counts_in_runs():
    """DU-26, DU-27: the first line brings it beside the tile of the second"""
    s = resolve(board("T | . Y . . . .", "RR | . K . . . .", plates="plates 1> 3^ . . . . . . ."))
    assert (row(s, 1), row(s, 2)) == ("T Y . . . .", "S K R . . .")
    assert scores(s)[0] == 5 + 2 + 2 + 3


# Penalties


@pytest.mark.parametrize(("tiles", "cost"), [("", 0), ("K", 1), ("KB", 3), ("KBB", 6), ("KYRT", 10)])
@pytest.mark.parametrize("holder", [None, 0, 1])
def test_broken_tiles_and_the_token_cost_points(tiles, cost, holder):
    """DU-28"""
    s = resolve(f"20 points{', broken ' if tiles else ''}{tiles} \n 20 points", holder=holder)
    assert scores(s) == [20 - cost - 2 * (holder == 0), 20 - 2 * (holder == 1)]
    assert broken(s) == ""
    assert sorted(heap(s.tower)) == sorted(tiles)


def test_both_penalties_are_paid_together_and_stop_at_zero():
    """DU-28, DU-1"""
    assert scores(resolve("4 points, broken KKK \n 7 points, broken BBB", holder=0)) == [0, 1]
    assert scores(resolve("1 point \n 5 points", holder=0)) == [0, 5]
    assert scores(resolve("11 points, broken KKKK \n 12 points, broken BBBB", holder=0)) == [0, 2]


def test_points_of_the_phase_come_before_the_penalty():
    """DU-28"""
    s = resolve(board("B | . . . . . .", points=0, more=", broken K"))
    assert scores(s)[0] == 0
    s = resolve(board("B | . . . . . .", points=1, more=", broken K"))
    assert scores(s)[0] == 1


def test_penalties_wait_until_both_seats_are_done():
    """DU-28"""
    s = resolve("5 points, broken KKK \n" + board("Y | . . . . . ."))
    assert (scores(s), broken(s)) == ([5, 5], "KKK")
    play(s, "1@1")
    assert (scores(s), broken(s)) == ([0, 6], "")
    assert deal(s, "BYRKT").rounds == 2
