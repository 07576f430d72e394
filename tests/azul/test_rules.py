"""The numbered rules of azul, one by one; see docs/rules/azul.md."""

from __future__ import annotations

import numpy as np
import pytest

import maiolica
from maiolica.core.game import CHANCE, OVER
from maiolica.games.azul import GAME, rules
from maiolica.games.azul.moves import FIRST_SEAT, MOVES
from maiolica.games.azul.state import COLUMNS, LETTERS, ROWS

from .drawn import after_round, board, deal, draw, floor, heap, line, moves, play, ranks, scores, source, wall

NOTHING_BUILT = """
        . | . . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""


def odds(s) -> list[int]:
    out = np.zeros(GAME.outcomes.size, np.int32)
    return out[: rules.odds(s, out)].tolist()


# Components and constants


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_by_rising_seat(seats):
    """AZ-1"""
    s = draw("1: BYRK  2: BYRK  C: BBYY", seats, turn=seats - 1)
    play(s, "1B>F")
    assert rules.actor(s) == 0
    play(s, "2B>F")
    assert rules.actor(s) == 1


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_two_to_four_play(seats):
    """AZ-1"""
    with pytest.raises(maiolica.BadOption):
        GAME.start(seats)


def test_there_are_twenty_tiles_of_each_of_five_colors():
    """AZ-2"""
    assert LETTERS == "BYRKW"
    assert GAME.start(2).bag.tolist() == [20, 20, 20, 20, 20]


@pytest.mark.parametrize(("seats", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_each_seat_brings_two_factories_beside_the_first(seats, factories):
    """AZ-3"""
    s = deal(GAME.start(seats, {"first_seat": 1}), "BYRK" * factories)
    assert rules.actor(s) == 0
    assert source(s, factories) == "BYRK"
    assert not any(source(s, number) for number in range(factories + 1, 10))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_line_has_as_many_spaces_as_its_number(number):
    """AZ-4"""
    s = play(draw("C: RRRRRRR  1: B", holder=1), f"CR>{number}")
    assert line(s, 0, number) == "R" * number
    assert floor(s, 0) == " ".join("R" * (7 - number))


def test_the_floor_has_seven_slots():
    """AZ-4"""
    s = play(draw("C: RRRRRRRRR  1: B", holder=1), "CR>F")
    assert floor(s, 0) == "R R R R R R R"
    assert heap(s.lid) == "RR"


@pytest.mark.parametrize(("taken", "penalty"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)])
def test_each_floor_slot_has_its_penalty(taken, penalty):
    """AZ-5"""
    s = after_round(f"20 points{', floor' if taken else ''}{' R' * taken}" + NOTHING_BUILT)
    assert scores(s) == [20 - penalty, 0]


@pytest.mark.parametrize("color", range(5))
@pytest.mark.parametrize("row", range(5))
def test_a_color_moves_one_column_to_the_right_in_each_row(row, color):
    """AZ-6"""
    complete = [LETTERS[color] * (r + 1) if r == row else "." * (r + 1) for r in range(ROWS)]
    s = after_round("\n".join(f"{drawn} | . . . . ." for drawn in complete))
    assert np.argwhere(s.seats[0].wall).tolist() == [[row, (color + row) % COLUMNS]]
    assert s.seats[0].wall.max() == color + 1


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_starts_with_all_tiles_in_the_bag_and_no_points(seats):
    """AZ-7"""
    s = GAME.start(seats)
    assert heap(s.bag) == "".join(letter * 20 for letter in LETTERS)
    assert heap(s.lid) == ""
    assert scores(s) == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_seat_is_given_or_drawn_with_equal_odds(seats):
    """AZ-7"""
    s = GAME.start(seats)
    assert rules.actor(s) == CHANCE
    assert odds(s) == [0] * FIRST_SEAT + [1] * seats
    rules.deal(s, FIRST_SEAT + 1)
    assert s.tobytes() == GAME.start(seats, {"first_seat": 2}).tobytes()
    assert rules.actor(deal(s, "BYRK" * (2 * seats + 1))) == 1


def test_one_wall_side_is_used_by_all():
    """AZ-7"""
    assert [GAME.start(2, {"wall": side}).grey for side in ("colored", "grey")] == [0, 1]


# Drawing a tile


def test_a_draw_is_as_likely_as_the_tiles_in_the_bag():
    """AZ-8"""
    s = after_round(NOTHING_BUILT, bag="BBBRW")
    assert odds(s) == [3, 0, 1, 0, 1]
    assert odds(deal(s, "B")) == [2, 0, 1, 0, 1]


def test_the_lid_is_poured_into_an_empty_bag_when_a_tile_is_drawn():
    """AZ-8"""
    s = after_round(NOTHING_BUILT, bag="B", lid="YYRKKK")
    assert heap(s.lid) == "YYRKKK"
    deal(s, "B")
    assert (heap(s.bag), heap(s.lid)) == ("", "YYRKKK")
    assert odds(s) == [0, 2, 1, 3, 0]
    deal(s, "R")
    assert (heap(s.bag), heap(s.lid)) == ("YYKKK", "")


def test_without_bag_and_lid_a_draw_yields_nothing():
    """AZ-8"""
    s = deal(after_round(NOTHING_BUILT, bag="BB", lid=""), "BB")
    assert rules.actor(s) == 0
    assert source(s, 1) == "BB"


# The round


def test_factories_are_filled_in_turn_with_four_tiles_each():
    """AZ-9"""
    s = deal(GAME.start(2, {"first_seat": 1}), "BBBBYYYYRRRRKKKKWWW")
    assert rules.actor(s) == CHANCE
    deal(s, "B")
    assert [source(s, number) for number in range(1, 6)] == ["BBBB", "YYYY", "RRRR", "KKKK", "BWWW"]
    assert rules.actor(s) == 0


def test_the_marker_lies_in_the_center_of_every_round():
    """AZ-9"""
    s = after_round("floor M" + NOTHING_BUILT)
    assert s.marker == 0
    deal(s, "BYRK" * 5)
    play(s, "1B>F", "CY>F")
    assert floor(s, 1) == "M Y"


def test_a_round_lasts_until_no_tile_is_left():
    """AZ-10"""
    s = draw("1: B  C: Y")
    play(s, "1B>1")
    assert rules.actor(s) == 1
    play(s, "CY>1")
    assert rules.actor(s) == CHANCE


def test_the_marker_alone_does_not_keep_the_round_going():
    """AZ-10"""
    s = play(draw("1: BBBB  C: M", max_rounds=2), "1B>4")
    assert s.rounds == 2
    assert rules.actor(s) == CHANCE


def test_the_start_player_moves_first_and_nobody_is_skipped():
    """AZ-10"""
    s = deal(GAME.start(3, {"first_seat": 3}), "BYRK" * 7)
    order = []
    for number in range(1, 8):
        order.append(rules.actor(s))
        play(s, f"{number}B>F")
    assert order == [2, 0, 1, 2, 0, 1, 2]


def test_a_move_takes_a_color_from_a_source_to_a_line_that_accepts_it_or_to_the_floor():
    """AZ-11: line 1 is full, line 2 holds the color, line 3 another one, the wall row of line 4 has it, line 5 is free"""
    s = draw("""
        2: BBRR  C: B
            K | . . . . .
           .B | . . . . .
          ..Y | . . . . .
         .... | . . . B .
        ..... | . . . . .
    """)
    assert moves(s) == ["2B>2", "2B>5", "2B>F", "2R>4", "2R>5", "2R>F", "CB>2", "CB>5", "CB>F"]


def test_a_complete_line_is_closed_to_its_own_color_too():
    """AZ-11"""
    s = draw("""
        1: B
            . | B . . . .
           BB | . . . . .
          BBB | . . . . .
         BBBB | . . . . .
        BBBBB | . . . . .
    """)
    assert moves(s) == ["1B>F"]


def test_a_partial_line_takes_more_of_its_color_only():
    """AZ-11"""
    s = draw("""
        1: BYRW
            . | B . R . W
           .Y | . . . . .
          ..Y | . . . . .
         ...Y | . . . . .
        ....Y | . . . . .
    """)
    assert moves(s) == ["1B>F", "1Y>1", "1Y>2", "1Y>3", "1Y>4", "1Y>5", "1Y>F", "1R>F", "1W>F"]


def test_there_is_no_pass_and_nobody_moves_out_of_turn():
    """AZ-11"""
    s = draw("C: B", turn=1)
    assert moves(s, 0) == []
    assert moves(s, 1) == ["CB>1", "CB>2", "CB>3", "CB>4", "CB>5", "CB>F"]


def test_all_tiles_of_the_color_are_taken():
    """AZ-12a"""
    s = play(draw("1: RRRB  2: RRRR"), "1R>4")
    assert line(s, 0, 4) == ".RRR"
    assert source(s, 2) == "RRRR"


def test_the_other_tiles_of_a_factory_go_to_the_center():
    """AZ-12b"""
    s = play(draw("1: RRBK  C: K"), "1R>2")
    assert (source(s, 1), source(s, "C")) == ("", "BKK")


def test_the_other_tiles_of_the_center_stay_there():
    """AZ-12b"""
    s = play(draw("1: YYYY  C: RRBK"), "CR>2")
    assert (source(s, 1), source(s, "C")) == ("YYYY", "BK")


def test_the_first_to_take_from_the_center_gets_the_marker_on_the_leftmost_free_slot():
    """AZ-12c"""
    s = play(draw("1: BBBB  C: RRK  \n floor B B" + NOTHING_BUILT), "CR>1")
    assert floor(s, 0) == "B B M R"
    assert s.marker == 1


def test_only_the_first_to_take_from_the_center_gets_the_marker():
    """AZ-12c"""
    s = play(draw("C: RYK"), "CR>1", "CY>1")
    assert [floor(s, 0), floor(s, 1)] == ["M", ""]


def test_taking_from_a_factory_leaves_the_marker():
    """AZ-12c"""
    s = play(draw("1: RYKB"), "1R>1")
    assert floor(s, 0) == ""
    assert s.marker == 0


def test_the_holder_of_the_marker_starts_the_next_round():
    """AZ-12c"""
    s = draw("1: RRRR C: K", 3)
    play(s, "1R>4", "CK>1")
    assert s.first == 1
    assert rules.actor(deal(s, "BYRK" * 7)) == 1


def test_tiles_fill_a_line_and_the_rest_falls():
    """AZ-12d"""
    s = draw("""
        C: RRRR  1: B
            . | . . . . .
           .. | . . . . .
          .RR | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    play(s, "CR>3")
    assert line(s, 0, 3) == "RRR"
    assert floor(s, 0) == "M R R R"


def test_a_line_takes_the_color_of_its_first_tiles():
    """AZ-12d"""
    s = play(draw("1: KKRR"), "1K>4")
    assert line(s, 0, 4) == "..KK"


def test_all_tiles_may_go_to_the_floor():
    """AZ-12d"""
    s = play(draw("1: KKKR"), "1K>F")
    assert floor(s, 0) == "K K K"
    assert [line(s, 0, number).strip(".") for number in range(1, 6)] == [""] * 5


def test_a_tile_that_finds_no_floor_slot_goes_to_the_lid():
    """AZ-12e"""
    s = play(draw("1: KKKR \n floor Y Y Y Y Y" + NOTHING_BUILT), "1K>F")
    assert floor(s, 0) == "Y Y Y Y Y K K"
    assert heap(s.lid) == "K"


def test_what_one_line_cannot_take_is_not_put_on_another():
    """AZ-13"""
    s = play(draw("1: KKKR"), "1K>1")
    assert [line(s, 0, number).strip(".") for number in range(1, 6)] == ["K", "", "", "", ""]
    assert floor(s, 0) == "K K"


# Wall tiling


def test_complete_lines_are_tiled_and_incomplete_ones_keep_their_tiles():
    """AZ-14"""
    s = after_round("""
            B | . . . . .
           .Y | . . . . .
          RRR | . . . . .
         .KKK | . . . . .
        WWWWW | . . . . .
    """)
    assert wall(s, 0) == board("""
        B . . . .
        . . . . .
        . . . . R
        . . . . .
        . . . W .
    """)
    assert [line(s, 0, number) for number in range(1, 6)] == [".", ".Y", "...", ".KKK", "....."]
    assert heap(s.lid) == "RRWWWW"
    assert scores(s)[0] == 3


def test_lines_are_tiled_from_the_top():
    """AZ-14: from below the second row's tile would score 3 and the third row's 1"""
    s = after_round("""
            . | B . . . .
           WW | . . . . .
          KKK | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert scores(s)[0] == 2 + 3


def test_the_result_does_not_depend_on_the_order_of_the_seats():
    """AZ-15"""
    one = """
        7 points, floor B Y
            B | . Y . . .
           WW | . . . . .
          ... | . . . . .
         .RRR | . . . . .
        ..... | . . . . .
    """
    other = """
        4 points, floor R R R
            . | . . R . .
           YY | . . . . .
          BBB | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """
    here, there = after_round(one + other, 3), after_round(other + one, 3)
    assert scores(here) == [7 + 2 + 2 - 2, 4 + 2 + 3 - 4, 0]
    assert here.seats[0].tobytes() == there.seats[1].tobytes()
    assert here.seats[1].tobytes() == there.seats[0].tobytes()
    assert heap(here.lid) == heap(there.lid)


RUNS = [
    ("alone", 1, ". . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."),
    ("touching at corners only", 1, ". . . . .", ". B . R .", ". . . . .", ". K . B .", ". . . . ."),
    ("a run across", 3, ". . . . .", ". . . . .", "K W . . .", ". . . . .", ". . . . ."),
    ("a run down", 3, ". . . . .", ". . . . .", ". . . . .", ". . W . .", ". . K . ."),
    ("both", 2 + 2, ". . . . .", ". . Y . .", ". W . . .", ". . . . .", ". . . . ."),
    ("joining two sides", 5, ". . . . .", ". . . . .", "K W . Y R", ". . . . .", ". . . . ."),
    ("joining above and below", 5, ". . R . .", ". . Y . .", ". . . . .", ". . W . .", ". . K . ."),
    ("everything", 10, ". . R . .", ". . Y . .", "K W . Y R", ". . W . .", ". . K . ."),
    ("behind a gap", 1, ". . R . .", ". . . . .", "K . . . R", ". . . . .", ". . K . ."),
    ("a gap on one side", 2, ". . . . .", ". . . . .", "K . . Y .", ". . . . .", ". . . . ."),
]


@pytest.mark.parametrize(("expected", "rows"), [(run[1], run[2:]) for run in RUNS], ids=[run[0] for run in RUNS])
def test_a_tile_scores_its_row_and_its_column(expected, rows):
    """AZ-16: a blue tile comes into the middle of the wall"""
    lines = [".", "..", "BBB", "....", "....."]
    s = after_round("\n".join(f"{drawn} | {cells}" for drawn, cells in zip(lines, rows, strict=True)), max_rounds=99)
    won = rules.bonus(s.seats[0]) if rules.actor(s) == OVER else 0
    assert scores(s)[0] - won == expected


@pytest.mark.parametrize(("row", "column"), [(0, 0), (0, 4), (4, 0), (4, 4)])
def test_runs_stop_at_the_edge_of_the_wall(row, column):
    """AZ-16"""
    s = draw("")
    for i in range(5):
        s.seats[0].wall[row, i] = s.seats[0].wall[i, column] = 1
    assert rules.points(s.seats[0], row, column) == 10


@pytest.mark.parametrize(("before", "after"), [(20, 12), (8, 0), (7, 0), (0, 0)])
def test_the_floor_is_paid_but_never_below_zero(before, after):
    """AZ-17"""
    s = after_round(f"{before} points, floor B Y R K W" + NOTHING_BUILT)
    assert scores(s)[0] == after


def test_the_marker_on_the_floor_costs_like_a_tile():
    """AZ-17"""
    s = after_round("9 points, floor B M R" + NOTHING_BUILT)
    assert scores(s)[0] == 9 - 4


def test_points_are_lost_after_the_wall_has_scored():
    """AZ-17"""
    s = after_round("""
        floor B Y R
            W | B . R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        BBBBB | . . . . .
    """)
    assert scores(s)[0] == 3 + 1 - 4
    s = after_round("""
        floor B Y
            W | B . R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        BBBBB | . . . . .
    """)
    assert scores(s)[0] == 3 + 1 - 2


def test_the_floor_shows_its_tiles_until_they_go_to_the_lid():
    """AZ-18"""
    s = draw("1: W  \n 20 points, floor B M R R K Y W" + NOTHING_BUILT, turn=1)
    assert floor(s, 0) == "B M R R K Y W"
    play(s, "1W>5")
    assert floor(s, 0) == ""
    assert heap(s.lid) == "BYRRKW"
    assert s.first == 0


# End of the round and of the game


def test_a_full_row_ends_the_game():
    """AZ-19"""
    s = after_round("""
            B | . Y R K W
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert rules.actor(s) == OVER
    assert [moves(s, seat) for seat in range(2)] == [[], []]


def test_a_full_column_does_not_end_the_game():
    """AZ-19"""
    s = after_round("""
            . | B . . . .
           .. | W . . . .
          ... | K . . . .
         .... | R . . . .
        YYYYY | . . . . .
    """)
    assert rules.actor(s) == CHANCE
    assert s.rounds == 2


def test_if_nobody_took_the_marker_the_same_seat_starts_again():
    """AZ-19"""
    s = play(draw("1: BBBB", 3, turn=0, first=2), "1B>4")
    assert s.first == 2
    assert rules.actor(deal(s, "BYRK" * 7)) == 2


def test_the_round_limit_ends_the_game_with_final_scoring():
    """AZ-20"""
    column = """
        5 points
            . | B . . . .
           .. | W . . . .
          ... | K . . . .
         .... | R . . . .
        ..... | Y . . . .
    """
    s = after_round(column, rounds=7, max_rounds=7)
    assert rules.actor(s) == OVER
    assert scores(s) == [5 + 7, 0]
    assert rules.is_truncated(s)
    s = after_round(column, rounds=6, max_rounds=7)
    assert rules.actor(s) == CHANCE
    assert not rules.is_truncated(s)


def test_a_full_row_in_the_last_round_is_no_truncation():
    """AZ-20"""
    s = after_round(
        """
            . | B Y R K W
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        """,
        rounds=7,
        max_rounds=7,
    )
    assert rules.actor(s) == OVER
    assert not rules.is_truncated(s)


def test_the_round_limit_is_twenty_five_unless_chosen():
    """AZ-20"""
    assert GAME.start(2).max_rounds == 25
    assert GAME.start(2, {"max_rounds": 3}).max_rounds == 3


def test_a_round_adds_one_tile_to_a_row_so_five_rounds_are_needed():
    """AZ-21"""
    s = after_round("""
            B | . Y R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert rules.actor(s) == CHANCE
    for seed in range(20):
        table = maiolica.new("azul", seats=2 + seed % 3, seed=seed)
        while not table.over:
            table.play(next((m for m in table.legal() if m.line < 2), table.legal()[0]))
        assert table.state.rounds >= 5


# Final scoring

BONUSES = [
    ("a row", 2, "B Y R K W", ". . . . .", ". . . . .", ". . . . .", ". . . . ."),
    ("two rows", 4, "B Y R K W", ". . . . .", "K W B Y R", ". . . . .", ". . . . ."),
    ("a column", 7, ". Y . . .", ". B . . .", ". W . . .", ". K . . .", ". R . . ."),
    ("a color", 10, ". Y . . .", ". . Y . .", ". . . Y .", ". . . . Y", "Y . . . ."),
    ("row and column", 9, "B Y R K W", "W . . . .", "K . . . .", "R . . . .", "Y . . . ."),
    ("four of each", 0, "B Y R K .", "W B Y . .", "K W . . .", "R . . . Y", ". . . . ."),
    ("all", 5 * (2 + 7 + 10), "B Y R K W", "W B Y R K", "K W B Y R", "R K W B Y", "Y R K W B"),
]


@pytest.mark.parametrize(("expected", "rows"), [(b[1], b[2:]) for b in BONUSES], ids=[b[0] for b in BONUSES])
def test_rows_columns_and_colors_give_a_bonus_at_the_end(expected, rows):
    """AZ-22"""
    lines = [".", "..", "...", "....", "....."]
    picture = "3 points\n" + "\n".join(f"{drawn} | {cells}" for drawn, cells in zip(lines, rows, strict=True))
    assert scores(after_round(picture, max_rounds=1))[0] == 3 + expected


@pytest.mark.parametrize(
    ("points", "rows", "expected"),
    [
        ([30, 20, 25], [0, 0, 0], [1, 3, 2]),
        ([30, 30, 25], [0, 1, 2], [2, 1, 3]),
        ([30, 30, 30], [1, 2, 1], [2, 1, 2]),
        ([30, 30, 25], [1, 1, 0], [1, 1, 3]),
        ([30, 31, 30], [2, 0, 2], [2, 1, 2]),
    ],
)
def test_most_points_win_then_most_rows_then_victory_is_shared(points, rows, expected):
    """AZ-23"""
    s = draw("", 3)
    for seat in range(3):
        s.seats[seat].score = points[seat]
        for row in range(rows[seat]):
            for column in range(COLUMNS):
                s.seats[seat].wall[row, column] = 1 + (column - row) % 5
    assert ranks(s) == expected


def test_scores_have_no_upper_limit():
    """AZ-24"""
    s = after_round("""
        300 points
            B | . Y R K W
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert scores(s)[0] == 300 + 5 + 2


# The grey wall


def test_the_owner_chooses_an_empty_cell_whose_column_lacks_the_color():
    """AZ-25"""
    s = after_round(
        """
            . | B . . . .
           .. | . . . . .
          BBB | . R . . .
         .... | . . . . .
        ..... | . . . B .
        """,
        grey=True,
    )
    assert moves(s, 0) == ["@3", "@5"]
    play(s, "@3")
    assert wall(s, 0).splitlines()[2] == ". R B . ."
    assert heap(s.lid) == "BB"
    assert scores(s)[0] == 2


def test_a_tile_put_in_an_upper_row_counts_for_the_rows_below():
    """AZ-25"""
    s = after_round(
        """
            B | . . . . .
           BB | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    play(s, "@4")
    assert moves(s, 0) == ["@1", "@2", "@3", "@5"]


def test_a_line_that_no_column_accepts_falls_before_the_floor_is_paid():
    """AZ-25"""
    s = after_round(
        """
        20 points, floor Y
            . | K B . . .
           KK | . . B Y R
          ... | . K . . .
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    assert scores(s)[0] == 20 - 4
    assert line(s, 0, 2) == ".."
    assert heap(s.lid) == "YKK"
    assert wall(s, 0).splitlines()[1] == ". . B Y R"


def test_a_fallen_line_uses_only_the_free_floor_slots():
    """AZ-25"""
    s = after_round(
        """
        20 points, floor Y Y Y Y Y Y
            . | K B . . .
           KK | . . B Y R
          ... | . K . . .
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    assert scores(s)[0] == 20 - 14
    assert heap(s.lid) == "YYYYYYKK"


def test_a_complete_line_cannot_be_sent_to_the_floor():
    """AZ-26"""
    s = after_round(
        """
            . | . . . . .
           BB | . R K W .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    assert moves(s, 0) == ["@1", "@5"]


@pytest.mark.parametrize("grey", [False, True])
def test_when_no_tile_can_be_dealt_the_game_ends_with_final_scoring(grey):
    """AZ-27"""
    column = """
        5 points
            . | B . . . .
           .. | W . . . .
          ... | K . . . .
         .... | R . . . .
        ..... | Y . . . .
    """
    s = after_round(column, 4, grey=grey, bag="", lid="")
    assert rules.actor(s) == OVER
    assert scores(s) == [5 + 7, 0, 0, 0]


def test_every_move_has_a_text_that_counts_from_one():
    """AZ-11"""
    assert MOVES.text(MOVES.number("3r>2")) == "3R>2"
    assert MOVES.read("CW>F") == (9, 4, 5)
