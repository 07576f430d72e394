"""The numbered rules of azul up to the end of the factory offer; see docs/rules/azul.md."""

from __future__ import annotations

import numpy as np
import pytest

import maiolica
from maiolica.core.game.game import CHANCE
from maiolica.games import get
from maiolica.games.azul import rules
from maiolica.games.azul.moves import FIRST_SEAT, MOVES
from maiolica.games.azul.state import COLUMNS, LETTERS, ROWS

from .drawn import NOTHING_BUILT, after_round, deal, draw, floor, heap, line, moves, play, scores, source

GAME = get("azul")


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
    """AZ-11: line 1 is full, line 2 holds the color, line 3 another, the wall row of line 4 has it, line 5 is free"""
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


def test_every_move_has_a_text_that_counts_from_one():
    """AZ-11"""
    assert MOVES.text(MOVES.number("3r>2")) == "3R>2"
    assert MOVES.read("CW>F") == (9, 4, 5)
