"""The numbered rules of azul's grey wall; see docs/rules/azul.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import OVER
from maiolica.games.azul import ending, rules

from .drawn import after_round, heap, line, moves, play, scores, wall


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
    assert not ending.is_truncated(s)
    assert scores(s) == [5 + 7, 0, 0, 0]
