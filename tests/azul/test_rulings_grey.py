"""The rulings on the grey wall of azul, G1 to G8; see docs/rules/azul.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game.game import CHANCE
from maiolica.games import get
from maiolica.games.azul import rules
from maiolica.games.azul.moves import MOVES
from maiolica.games.azul.state import State

from .drawn import after_round, draw, floor, heap, line, moves, play, scores, wall

GAME = get("azul")

STUCK = """
        . | K B . . .
       KK | . . B Y R
      ... | . K . . .
     .... | . . . . .
    ..... | . . . . .
"""


def chosen(s: State) -> list[tuple[int, str]]:
    """Who places which tile in which column, when everyone takes the first column that is free."""
    events = []
    while rules.actor(s) >= 0:
        events.append((rules.actor(s), moves(s)[0]))
        play(s, events[-1][1])
    return events


def test_columns_are_chosen_clockwise_from_the_start_player_each_from_the_top():
    """G1"""
    complete = """
            B | . . . . .
           BB | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """
    s = after_round(complete * 3, 3, grey=True, first=1)
    assert chosen(s) == [(1, "@1"), (1, "@2"), (2, "@1"), (2, "@2"), (0, "@1"), (0, "@2")]
    assert wall(s, 0).splitlines()[:2] == ["B . . . .", ". B . . ."]


def test_seats_do_not_disturb_each_other_while_tiling():
    """G1"""
    complete = """
            B | . . . . .
           RR | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """
    here = after_round(complete * 2, grey=True)
    there = here.clone()
    for seat, column in ((0, "@2"), (1, "@3"), (0, "@4"), (1, "@1")):
        assert column in moves(here, seat)
        rules.play(here, seat, MOVES.number(column))
    for seat, column in ((1, "@3"), (1, "@1"), (0, "@2"), (0, "@4")):
        rules.play(there, seat, MOVES.number(column))
    assert here.tobytes() == there.tobytes()


def test_the_wall_row_forbids_its_colors_on_the_grey_wall_too():
    """G2"""
    s = draw(
        """
        1: BBBB
            . | . . . . B
           .. | . . . . .
          ... | . . B . .
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    assert moves(s) == ["1B>2", "1B>4", "1B>5", "1B>F"]


def test_a_line_may_take_a_color_that_no_column_would_accept():
    """G3"""
    s = draw("1: KKRR\n" + STUCK.replace("KK |", ".. |"), grey=True)
    assert "1K>2" in moves(s)


def test_a_stuck_line_falls_and_scores_nothing():
    """G4"""
    s = after_round("10 points" + STUCK, grey=True)
    assert rules.actor(s) == CHANCE
    assert scores(s)[0] == 10 - 2
    assert line(s, 0, 2) == ".."
    assert heap(s.lid) == "KK"


def test_a_stuck_line_does_not_keep_the_lines_below_from_the_wall():
    """G4"""
    s = after_round("10 points" + STUCK.replace("... |", "YYY |"), grey=True)
    assert moves(s, 0) == ["@1", "@3", "@5"]
    assert floor(s, 0) == "K K"


def test_a_complete_line_must_be_placed_while_a_column_accepts_it():
    """G5"""
    s = after_round("10 points" + STUCK.replace("R\n", ".\n"), grey=True)
    assert moves(s, 0) == ["@5"]


def test_an_upper_tile_may_make_a_lower_line_stuck():
    """G6"""
    s = after_round(
        """
        10 points
            K | B . . . .
           KK | R . B Y W
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    assert moves(s, 0) == ["@2", "@3", "@4", "@5"]
    play(s, "@2")
    assert rules.actor(s) == CHANCE
    assert scores(s)[0] == 10 + 2 - 2


def test_a_row_may_become_impossible_to_finish():
    """G7"""
    s = draw(
        """
        1: WWBB
            . | B Y R K .
           .. | . . . . .
          ... | . . . . W
         .... | . . . . .
        ..... | . . . . .
        """,
        grey=True,
    )
    assert "1W>1" in moves(s)
    play(s, "1W>1", "CB>5")
    assert wall(s, 0).splitlines()[0] == "B Y R K ."
    assert heap(s.lid) == "WW"


def test_all_seats_have_the_same_side():
    """G8"""
    with pytest.raises(maiolica.BadOption):
        GAME.start(2, {"wall": "colored grey"})
    complete = """
            B | . . . . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """
    assert [len(moves(after_round(complete * 3, 3, grey=True), seat)) for seat in range(3)] == [5, 5, 5]
    assert rules.actor(after_round(complete * 3, 3)) == CHANCE
