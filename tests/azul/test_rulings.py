"""The rulings on edge cases of azul, A1 to A17; see docs/rules/azul.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games.azul import ending, rules
from maiolica.games.azul.moves import MOVES

from .drawn import NOTHING_BUILT, after_round, deal, draw, floor, heap, line, moves, play, ranks, scores, source


def test_a_full_floor_has_no_slot_for_the_marker_and_its_holder_starts_all_the_same():
    """A1"""
    s = draw("1: W  C: R \n 30 points, floor B B B B Y Y Y" + NOTHING_BUILT)
    play(s, "CR>1")
    assert floor(s, 0) == "B B B B Y Y Y"
    assert heap(s.lid) == ""
    play(s, "1W>5")
    assert scores(s)[0] == 30 + 1 - 14
    assert heap(s.lid) == "BBBBYYY"
    assert s.first == 0


def test_the_marker_falls_before_the_tiles_of_the_same_move():
    """A2"""
    assert floor(play(draw("1: B  C: RR"), "CR>F"), 0) == "M R R"


def test_tiles_may_go_to_the_floor_although_a_line_would_take_them():
    """A3"""
    assert floor(play(draw("1: RRBB"), "1R>F"), 0) == "R R"


def test_a_full_line_is_no_destination():
    """A4"""
    s = draw("""
        1: RRBB
            R | . . . . .
           RR | . . . . .
          RRR | . . . . .
         RRRR | . . . . .
        RRRRR | . . . . .
    """)
    assert moves(s) == ["1B>F", "1R>F"]


def test_a_tile_beyond_the_seventh_slot_goes_straight_to_the_lid():
    """A5"""
    s = play(draw("1: RRRR  2: B \n floor B B B B Y Y Y" + NOTHING_BUILT), "1R>2")
    assert line(s, 0, 2) == "RR"
    assert floor(s, 0) == "B B B B Y Y Y"
    assert heap(s.lid) == "RR"


def test_a_factory_is_completed_from_the_refilled_bag():
    """A6"""
    s = after_round(NOTHING_BUILT, bag="BB")
    lid = heap(s.lid)
    assert lid.count("B") == 18
    deal(s, "BBBY")
    assert source(s, 1) == "BBBY"
    assert heap(s.bag) == lid.replace("BY", "", 1)
    assert heap(s.lid) == ""
    assert rules.actor(s) == CHANCE


def test_a_bag_that_is_emptied_by_the_last_tile_is_refilled_only_in_the_next_round():
    """A7"""
    s = after_round(NOTHING_BUILT, bag="BYRK" * 5)
    lid = heap(s.lid)
    deal(s, "BYRK" * 5)
    assert rules.actor(s) == 0
    assert (heap(s.bag), heap(s.lid)) == ("", lid)


def test_a_short_deal_fills_the_first_factories():
    """A8"""
    s = after_round(NOTHING_BUILT, 4, bag="BBBBB", lid="YY")
    deal(s, "BBBBBYY")
    assert rules.actor(s) == 0
    assert [source(s, number) for number in range(1, 10)] == ["BBBB", "BYY", "", "", "", "", "", "", ""]


def test_two_seats_never_lack_tiles():
    """A8: two walls and all lines but their last tile hold 60 tiles at most"""
    built = """
            . | B Y R K .
           .W | . B Y R K
          .RR | K . B Y R
         .KKK | R K . B Y
        .WWWW | Y R K . B
    """
    s = draw(built * 2)
    assert len(heap(s.bag)) == 40


def test_without_any_tile_to_deal_the_game_ends():
    """A9"""
    s = play(draw("1: BBBB", 4, bag="", lid="", rounds=6), "1B>5")
    assert rules.actor(s) == OVER


def test_nobody_takes_the_marker_when_no_factory_leaves_a_rest():
    """A10"""
    s = play(draw("1: BBBB  2: YYYY  3: RRRR", 3, first=1, turn=1), "1B>5", "2Y>5", "3R>5")
    assert scores(s) == [0, 0, 0]
    assert s.first == 1
    assert s.rounds == 2


def test_the_score_stops_at_zero_once_after_all_wall_points():
    """A11: stopping before the wall points would leave 1, stopping at each slot would leave no less than the sum"""
    s = after_round("""
        3 points, floor B B B Y Y
            W | . . . . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert scores(s)[0] == 0
    s = after_round("""
        3 points, floor B B B
            W | . Y R K .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert scores(s)[0] == 3 + 4 - 4


@pytest.mark.parametrize("wall_side", ["colored", "grey"])
def test_endless_play_is_cut_off_after_twenty_five_rounds(wall_side):
    """A12"""
    table = maiolica.new("azul", options={"wall": wall_side}, seed=1)
    while not table.over:
        table.play(next(move for move in table.legal() if MOVES.text(move).endswith("F")))
    assert table.state.rounds == 25
    assert table.scores() == [0, 0]
    assert table.ranks() == [1, 1]
    assert ending.is_truncated(table.state)


def test_the_game_ends_after_all_seats_have_tiled_and_paid():
    """A13"""
    s = after_round("""
            B | . Y R K W
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        10 points, floor R R
            Y | . . R . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert rules.actor(s) == OVER
    assert scores(s) == [5 + 2, 10 + 2 - 2]


def test_seats_that_share_victory_share_the_first_place():
    """A14"""
    s = draw("", 4)
    for seat, points in enumerate([9, 12, 12, 3]):
        s.seats[seat].score = points
    assert ranks(s) == [3, 1, 1, 4]


def test_the_marker_costs_in_the_last_round_too():
    """A15"""
    s = after_round("8 points, floor M" + NOTHING_BUILT, rounds=25)
    assert rules.actor(s) == OVER
    assert scores(s)[0] == 7


def test_a_row_is_complete_when_all_its_five_cells_are_taken():
    """A16"""
    s = after_round("""
            . | B Y . K W
           .. | W B Y R .
          ... | . W B Y R
         .... | R . W B Y
        ..... | Y R K . B
    """)
    assert rules.actor(s) == CHANCE
    assert ending.complete_rows(s.seats[0]) == 0


@pytest.mark.parametrize("wall_side", ["colored", "grey"])
def test_a_line_never_holds_a_color_of_its_wall_row(wall_side):
    """A17"""
    for seed in range(3):
        table = maiolica.new("azul", 4, {"wall": wall_side}, seed=seed)
        while not table.over:
            actions = table.legal_actions()
            table.play(actions[len(actions) * (seed + 1) // 5])
            for me in table.state.seats:
                for row in range(5):
                    if me.line_count[row]:
                        assert me.line_color[row] + 1 not in me.wall[row].tolist()
