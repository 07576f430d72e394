"""Tiles and chips of the factories, DU-10 to DU-18."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games.duel import rules

from .drawn import (
    broken,
    chips,
    deal,
    draw,
    factory_chips,
    heap,
    lines,
    moves,
    odds,
    piles,
    play,
    scores,
    script,
    sun,
)

NO_PLATES = {"plates": (2, 2)}


def takes(s, seat: int | None = None) -> list[str]:
    """The moves that take tiles."""
    return [move for move in moves(s, seat) if ">" in move[1:]]


def offered(s) -> set[str]:
    """The sources and colors of which tiles can be taken."""
    return {move[:2] for move in takes(s)}


# The sun sides


def test_all_tiles_of_one_color_are_taken_from_one_sun_side():
    """DU-10"""
    s = draw("1: YYKB  2: YRRT  L: BBKKT")
    assert offered(s) == {"1B", "1Y", "1K", "2Y", "2R", "2T", "LB", "LK", "LT"}
    play(s, "1Y>2")
    assert lines(s)[1] == "YY"
    assert sun(s, 2) == "YRRT"
    assert (sun(s, "L"), heap(s.large_moon)) == ("BBKKT", "")


def test_what_is_left_of_a_small_factory_is_piled_up_from_the_bottom_in_an_order_of_choice():
    """DU-10"""
    s = play(draw("1: YRKB  2: =B"), "1Y>1")
    assert moves(s) == ["^B", "^R", "^K"]
    assert rules.actor(s) == 0
    play(s, "^K")
    assert moves(s) == ["^B", "^R"]
    play(s, "^B")
    assert piles(s)[0] == "KBR"  # the last tile is not asked for
    assert (sun(s, 1), rules.actor(s)) == ("", 1)
    assert offered(s) == {"MR"}


def test_equal_colors_need_not_lie_together_in_a_pile():
    """DU-10"""
    s = play(draw("1: YBBK  2: =B"), "1Y>1 ^B")
    assert moves(s) == ["^B", "^K"]
    play(s, "^K")
    assert piles(s)[0] == "BKB"


def test_a_rest_of_one_color_is_piled_up_unasked():
    """DU-10"""
    s = play(draw("3: YBBB  2: =B"), "3Y>1")
    assert piles(s) == ["", "", "BBB", ""]
    assert rules.actor(s) == 1
    assert factory_chips(s)[2] == "?"


def test_what_is_left_of_the_large_factory_lies_singly_on_its_moon_side():
    """DU-10, DU-12"""
    s = play(draw("L: BBKKT  1: YYYY"), "LB>2")
    assert (sun(s, "L"), heap(s.large_moon)) == ("", "KKT")
    assert piles(s) == ["", "", "", ""]
    assert s.token == 0
    assert rules.actor(s) == 1


# The moon sides


def test_one_color_is_taken_from_all_moon_sides():
    """DU-11"""
    s = draw("1: | YK  2: | KK  3: | BT  4: KKKK  L: | KKR")
    assert offered(s) == {"4K", "MR", "MK", "MT"}
    play(s, "MK>5")
    assert lines(s)[4] == "KKKK"  # two single ones and one of each of two piles
    assert piles(s) == ["Y", "K", "BT", ""]
    assert heap(s.large_moon) == "R"
    assert sun(s, 4) == "KKKK"
    assert offered(s) == {"4K", "MY", "MR", "MK", "MT"}


def test_a_color_under_the_top_of_a_pile_cannot_be_taken():
    """DU-11"""
    assert offered(draw("1: | KYB")) == {"MB"}


def test_a_large_factory_with_tiles_on_its_sun_side_does_not_stop_piles_from_being_taken():
    """DU-11"""
    s = play(draw("1: | KB  L: BBBKT"), "MB>1")
    assert (lines(s)[0], sun(s, "L"), s.token) == ("B", "BBBKT", 0)


# The token


def test_who_first_takes_a_tile_of_the_large_moon_side_takes_the_token():
    """DU-12"""
    s = play(draw("1: | YK  2: | TT  L: | RRB"), "MK>1")
    assert s.token == 0  # only from a pile
    play(s, "MR>2")
    assert s.token == 2
    play(s, "MB>2")
    assert s.token == 2


def test_single_tiles_together_with_a_pile_bring_the_token():
    """DU-12"""
    assert play(draw("1: | YK  L: | KB"), "MK>2").token == 1


def test_a_large_factory_of_one_color_brings_the_token_itself():
    """DU-12"""
    for tiles in ("BBBBB", "BBB", "B"):
        s = play(draw(f"L: {tiles}  1: YYYY", turn=1), "LB>5")
        assert s.token == 2
        assert heap(s.large_moon) == ""


def test_a_large_factory_of_two_colors_does_not():
    """DU-12"""
    s = play(draw("L: BBBBY  1: YYYY"), "LB>5")
    assert s.token == 0
    assert play(s, "MY>1").token == 2


# Lines


def test_all_tiles_go_to_one_line_or_are_broken():
    """DU-13"""
    assert takes(draw("1: YYYY")) == ["1Y>1", "1Y>2", "1Y>3", "1Y>4", "1Y>5", "1Y>6", "1Y>X"]


def test_a_line_takes_only_its_color_and_a_full_one_none():
    """DU-13"""
    board = "5 points \n Y | {0} \n K | {0} \n YY | {0} \n KKKK | {0} \n | {0} \n KK | {0}".format(". . . . . .")
    assert takes(draw(f"1: YYKK \n {board}")) == ["1Y>3", "1Y>5", "1Y>X", "1K>2", "1K>5", "1K>6", "1K>X"]


def test_several_lines_may_hold_the_same_color():
    """DU-13"""
    s = play(draw("1: YYYY  L: YYKBR \n 5 points \n Y | . . . . . . \n Y | . . . . . ."), "1Y>4")
    assert lines(s)[:4] == ["Y", "Y", "", "YYYY"]


def test_tiles_that_do_not_fit_are_broken():
    """DU-13"""
    s = play(draw("1: YYYY  2: =B \n 5 points \n | . . . . . . \n | . . . . . . \n YY | . . . . . ."), "1Y>3")
    assert (lines(s)[2], broken(s)) == ("YYY", "YYY")
    assert heap(s.tower) == ""


def test_tiles_may_be_broken_at_once():
    """DU-13"""
    s = play(draw("1: YYBB  2: =B"), "1Y>X")
    assert (lines(s), broken(s), scores(s)) == ([""] * 6, "YY", [5, 5])  # paid in phase 2


def test_a_line_may_be_filled_though_its_row_can_never_use_the_color():
    """DU-13"""
    s = draw("1: RRRR \n 5 points \n plates 1^ 4^ 6^ . . . . . .")  # the first row has Y K Y B Y and S
    assert "1R>1" in takes(s)


def test_more_than_four_broken_tiles_go_to_the_tower():
    """DU-14"""
    s = play(draw("1: YYYY  2: BBBB  3: =B \n 5 points, broken KK"), "1Y>X")
    assert (broken(s), heap(s.tower)) == ("YYKK", "YY")
    deal(s, "cB")
    s.turn = 0
    play(s, "2B>1")
    assert (broken(s), lines(s)[0], heap(s.tower)) == ("YYKK", "B", "BBBYY")


# Chips


def test_the_chip_of_an_empty_small_factory_is_turned_up_at_once():
    """DU-15"""
    s = play(draw("1: | K  2: YYYY"), "MK>1")
    assert rules.actor(s) == CHANCE
    assert odds(s) == {f"c{kind}": 2 for kind in ("B", "Y", "R", "K", "T", "BR", "RT", "TY", "YK")}  # KB are spent
    deal(s, "cRT")
    assert factory_chips(s) == ["RT", "?", "", ""]
    assert s.unseen_chips.tolist() == [2, 2, 2, 2, 2, 2, 1, 2, 2, 0]
    assert "chip1" in moves(s, 1)


def test_four_equal_sun_tiles_free_the_chip_too():
    """DU-15"""
    s = play(draw("1: YYYY  2: YYYY"), "1Y>4")
    assert "cB" in odds(s)
    assert factory_chips(deal(s, "cB")) == ["B", "?", "", ""]


def test_a_chip_under_tiles_stays_face_down():
    """DU-15"""
    s = play(draw("1: | BK  2: | KK  3: YYYK"), "MK>2")
    assert odds(s) == {}
    assert factory_chips(s) == ["?", "?", "?", ""]
    play(s, "3Y>3")
    assert factory_chips(s) == ["?", "?", "?", ""]  # a tile was piled up on it


def test_several_chips_are_turned_up_by_the_order_of_factories():
    """DU-15"""
    s = play(draw("1: | K  2: | BK  4: | K"), "MK>3")
    deal(s, "cTY")
    assert factory_chips(s) == ["TY", "?", "", "?"]
    assert odds(s)["cTY"] == 1
    deal(s, "cTY")
    assert factory_chips(s) == ["TY", "?", "", "TY"]
    assert odds(s) == {}


def test_the_large_factory_has_no_chip():
    """DU-15"""
    assert odds(play(draw("L: BBBBY  1: YYYY"), "LB>1")) == {}


def test_a_face_up_chip_is_taken_into_the_store():
    """DU-16"""
    s = draw("1: =BR  2: YYYY  3: =T \n 5 points, chips BR", rounds=2)
    assert [move for move in moves(s) if move.startswith("chip")] == ["chip1", "chip3"]
    play(s, "chip1")
    assert (chips(s), factory_chips(s)) == ({"BR": 2}, ["", "?", "T", ""])
    assert rules.actor(s) == 1
    play(s, "chip3")
    assert chips(s, 1) == {"T": 1}


def test_each_seat_takes_two_chips_in_a_round_and_no_more():
    """DU-16"""
    s = play(draw("1: =BR  2: YYYY  3: =T", chips=(1, 0)), "chip1")
    s.turn = 0
    assert not any(move.startswith("chip") for move in moves(s))
    s.turn = 1
    assert "chip3" in moves(s)


# Passing, and the end of the phase


def test_a_seat_may_be_forced_to_break_tiles():
    """DU-17"""
    full = "\n".join(f"{'K' * n} | . . . . . ." for n in range(1, 7))
    s = draw(f"1: YYYY \n 5 points \n {full}", chips=(2, 2), **NO_PLATES, bag="", tower="")
    assert moves(s) == ["1Y>X"]


def test_a_seat_may_be_forced_to_take_a_plate():
    """DU-17"""
    s = draw("display 5 \n 0 points", plates=(1, 1), chips=(2, 2))
    assert moves(s) == ["+5"]


def test_a_seat_may_be_forced_to_take_a_chip():
    """DU-17"""
    s = draw("1: =KB", chips=(1, 2), **NO_PLATES)
    assert moves(s) == ["chip1"]


def test_a_seat_that_can_do_nothing_is_out_and_the_other_goes_on_alone():
    """DU-17"""
    s = draw("1: =KB  2: =B  3: =R \n display 5 6 7", chips=(1, 0), plates=(2, 1))
    play(s, "chip1")  # now the first seat has two chips and two plates
    assert rules.actor(s) == 1
    play(s, "chip2")
    assert (rules.actor(s), moves(s, 0)) == (1, [])
    play(s, "+5 #1^")
    assert (rules.actor(s), moves(s)) == (1, ["chip3"])


def test_nobody_may_pass_while_there_is_an_action():
    """DU-17"""
    s = draw("1: | K \n display 5 6 7")
    assert set(moves(s)) == {"+5", "+6", "+7", "+?", *(f"MK>{line}" for line in "123456X")}


@pytest.mark.parametrize("turn", [0, 1])
def test_the_phase_ends_with_the_last_action_of_all(turn):
    """DU-18"""
    s = draw("L: | K \n display 5", chips=(2, 2), plates=(2 - turn, 1 + turn), turn=turn)
    play(s, "MK>1")
    assert s.rounds == 1
    play(s, "+5 #1^")
    assert (rules.actor(s), s.rounds) == (CHANCE, 2)


def test_the_phase_goes_on_while_a_token_is_left():
    """DU-18"""
    s = script(draw("L: | K \n display 5", chips=(2, 2), plates=(1, 2)), "MK>1")
    assert moves(s, 0) == ["+5", "+?"]
    script(s, "+5 #9^")
    assert s.rounds == 2


def test_the_phase_goes_on_while_a_chip_is_left():
    """DU-18"""
    s = play(draw("1: =B  2: =R", chips=(1, 1), **NO_PLATES), "chip1")
    assert (s.rounds, moves(s, 1)) == (1, ["chip2"])
    assert play(s, "chip2").rounds == 2


def test_in_the_last_round_tokens_do_not_matter():
    """DU-18"""
    s = play(draw("L: | K \n display 5", chips=(2, 2), rounds=5), "MK>1")
    assert rules.actor(s) == -2
