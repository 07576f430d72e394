"""The test vectors of docs/rules/azul.md."""

from __future__ import annotations

import pytest

from maiolica.games.azul import ending

from .drawn import NOTHING_BUILT, after_round, draw, floor, heap, line, play, scores


def test_vector_1_the_marker_and_four_tiles_cost_eight():
    s = after_round("20 points, floor M B Y R K" + NOTHING_BUILT)
    assert scores(s)[0] == 20 - 8


@pytest.mark.parametrize(
    ("expected", "picture"),
    [
        (
            7,
            """
                . | . . R . .
               .. | . . Y . .
              BBB | K W . Y .
             .... | . . . . .
            ..... | . . . . .
            """,
        ),
        (
            1,
            """
                . | . . . . .
               .. | . . . . .
              BBB | . . . . .
             .... | . . . . .
            ..... | . . . . .
            """,
        ),
        (
            3,
            """
                . | . . R . .
               .. | . . Y . .
              BBB | . . . . .
             .... | . . . . .
            ..... | . . . . .
            """,
        ),
    ],
    ids=["four across and three down", "isolated", "three down"],
)
def test_vector_2_runs_through_the_new_tile(expected, picture):
    assert scores(after_round(picture))[0] == expected


def test_vector_3_the_penalty_stops_at_zero():
    s = after_round("""
        3 points, floor M B Y R K
            B | . . . . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert scores(s)[0] == 0


def test_vector_4_the_marker_takes_the_last_slot_and_the_tiles_go_to_the_lid():
    s = draw("1: W  C: RRR\n 20 points, floor B B B Y Y Y" + NOTHING_BUILT)
    play(s, "CR>F")
    assert floor(s, 0) == "B B B Y Y Y M"
    assert heap(s.lid) == "RRR"
    play(s, "1W>5")
    assert scores(s)[0] == 20 - 14


def test_vector_5_with_a_full_floor_the_marker_costs_nothing():
    s = draw("1: W  C: RRR\n 20 points, floor B B B Y Y Y K" + NOTHING_BUILT)
    play(s, "CR>4", "1W>5")
    assert s.first == 0
    assert scores(s)[0] == 20 - 14


def test_vector_6_a_line_that_no_column_accepts_falls():
    s = draw(
        """
        1: WB
        20 points
            . | . K . . .
           .. | . . . K .
          KKK | W . Y . R
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    play(s, "1W>5", "CB>5")
    assert line(s, 0, 3) == "..."
    assert heap(s.lid) == "KKK"
    assert scores(s) == [20 - 4, 0]
    assert ending.complete_rows(s.seats[0]) == 0
