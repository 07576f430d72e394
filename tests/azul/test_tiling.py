"""The numbered rules of azul from the tiling of the walls on; see docs/rules/azul.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.azul import ending, rules, tiling
from maiolica.games.azul.state import COLUMNS

from .drawn import NOTHING_BUILT, after_round, board, deal, draw, floor, heap, line, moves, play, ranks, scores, wall

GAME = get("azul")

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
    won = ending.bonus(s.seats[0]) if rules.actor(s) == OVER else 0
    assert scores(s)[0] - won == expected


@pytest.mark.parametrize(("row", "column"), [(0, 0), (0, 4), (4, 0), (4, 4)])
def test_runs_stop_at_the_edge_of_the_wall(row, column):
    """AZ-16"""
    s = draw("")
    for i in range(5):
        s.seats[0].wall[row, i] = s.seats[0].wall[i, column] = 1
    assert tiling.points(s.seats[0], row, column) == 10


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
    assert ending.is_truncated(s)
    s = after_round(column, rounds=6, max_rounds=7)
    assert rules.actor(s) == CHANCE
    assert not ending.is_truncated(s)


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
    assert not ending.is_truncated(s)


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
