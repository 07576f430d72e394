"""Why points change in Azul: AZ-16, AZ-17, AZ-22, and ties by AZ-23."""

from __future__ import annotations

import maiolica
from maiolica.games.azul import rules
from maiolica.games.azul.tiling import place

from ..accounts import heard, played, sentences
from .drawn import draw

NOTHING = """
        . | . . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""


def test_tiles_are_told_in_their_order_then_the_floors_seat_by_seat():
    """AZ-16, AZ-17"""
    s = draw(
        """
        1: W
        3 points, floor R K
                B | . Y . . .
               .R | . B . . .
              BBB | . W . . .
             .... | . . . . .
            ..... | . . . . .
        0 points, floor M R
        """
        + NOTHING,
        turn=1,
    )
    lines = played(s, "1W>5")
    assert sentences(lines) == [
        "AZ-16 1 line 1, row of 2: +2",
        "AZ-16 1 line 3, row of 2: +2",
        "AZ-17 1 floor, 2 slots: −2",
        "AZ-17 2 floor, 2 slots: 0 (instead of −2, as there was no more to lose)",
    ]
    assert [(line.points, line.due) for line in lines] == [(2, None), (2, None), (-2, None), (0, -2)]
    assert lines[0].at == "board-1-wall-1-1"
    assert lines[0].start == "board-1-line-1-1"
    assert lines[0].places == (("board-1-wall-1-1", "board-1-wall-1-2"),)
    assert lines[2].places == (("board-1-floor-1", "board-1-floor-2"),)
    assert {line.round for line in lines} == {1}


def test_a_tile_lights_both_its_runs_or_itself():
    """AZ-16"""
    picture = """
        . | . Y . . .
       .. | W . Y . .
      ... | . W . . .
     .... | . . . . .
    ....W | . . . . .
    """
    s = draw(picture)
    s.seats[0].line_color[1] = 0
    (both,) = heard(s, place, s, s.seats[0], 1, 1)
    assert sentences([both]) == ["AZ-16 1 line 2, row of 3 and column of 3: +6"]
    assert both.places == (
        ("board-1-wall-2-1", "board-1-wall-2-2", "board-1-wall-2-3"),
        ("board-1-wall-1-2", "board-1-wall-2-2", "board-1-wall-3-2"),
    )
    (alone,) = heard(s, place, s, s.seats[0], 4, 4)
    assert sentences([alone]) == ["AZ-16 1 line 5, a tile without neighbors: +1"]
    assert alone.places == (("board-1-wall-5-5",),)


def test_bonuses_are_told_row_by_row_column_by_column_color_by_color():
    """AZ-22"""
    s = draw(
        """
        . | B Y R K W
       .. | W B . . .
      ... | K . B . .
     .... | R . . B .
    ..... | Y . . . B
    """
    )
    lines = heard(s, rules.finish, s)
    assert sentences(lines) == [
        "AZ-22 1 row 1 complete: +2",
        "AZ-22 1 column 1 complete: +7",
        "AZ-22 1 all five of a color (blue): +10",
    ]
    assert [line.source for line in lines] == ["rows", "columns", "colors"]
    assert all(line.final and len(line.places[0]) == 5 for line in lines)


def test_chocolatier_has_words_of_its_own():
    """CH-1"""
    table = maiolica.new("chocolatier", seed=2)
    while not table.account():
        table.play(table.legal_actions()[-1])
    assert {line.source for line in table.account()} <= {"wall", "floor"}
    assert table.account()[0].rule == "AZ-17"
    assert table.account()[0].told.args["line"].key == "chocolatier-account-floor"
