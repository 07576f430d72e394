"""The first action: plates from the display and from the stack, DU-7 to DU-9."""

from __future__ import annotations

import pytest

from maiolica.games.duel import rules

from .drawn import deal, display, draw, hand, moves, odds, plates_on, play, scores, script, stack_size, under, view
from .test_setup import PUTS

TABLE = "1: BYRK  2: BYRK  3: BYRK  4: BYRK  L: BBYRT \n display 10 11 12, top S"
BUSY = "plates 1^ 2^ 3^ . . . . . ."


def plate_moves(s, seat: int | None = None) -> list[str]:
    return [move for move in moves(s, seat) if move.startswith("+")]


# From the display


def test_a_face_up_plate_is_taken_and_its_place_stays_empty():
    """DU-7"""
    s = play(draw(TABLE), "+11")
    assert moves(s) == PUTS
    play(s, "#5>")
    assert plates_on(s) == {5: (11, ">")}
    assert display(s) == [10, 12]
    assert odds(s) == {}
    assert scores(s) == [5, 5]
    assert rules.actor(s) == 1
    assert plate_moves(s) == ["+10", "+12", "+?"]


def test_a_plate_goes_to_any_free_slot_turned_as_wanted():
    """DU-7"""
    s = play(draw(f"{TABLE} \n 5 points \n {BUSY}"), "+10")
    assert moves(s) == PUTS[12:]


def test_the_last_slot_still_leaves_four_turns():
    """DU-7"""
    s = play(draw(f"{TABLE} \n 5 points \n plates 1^ 2^ 3^ 4^ . 5^ 6^ 7^ 8^"), "+10")
    assert moves(s) == ["#5^", "#5>", "#5v", "#5<"]


def test_each_seat_takes_a_plate_twice_in_a_round():
    """DU-7"""
    s = play(draw(TABLE, plates=(1, 2)), "+10 #1^")
    assert plate_moves(s) == []
    play(s, "1B>1 ^Y ^R")
    assert plate_moves(s) == []
    assert plate_moves(draw(TABLE, plates=(1, 0))) == ["+10", "+11", "+12", "+?"]


def test_a_draw_uses_a_token_too_however_many_plates_are_drawn():
    """DU-7"""
    s = script(draw(TABLE, plates=(1, 1)), "+? :topS +? :topW stop :#1 :#2 keep1 #1^")
    assert s.seats[0].plates_taken == 2
    assert plate_moves(play(s, "1B>X ^Y ^R"), 0) == []


def test_in_the_last_round_there_are_no_plates_to_take():
    """DU-7"""
    assert plate_moves(draw(TABLE, rounds=4)) == ["+10", "+11", "+12", "+?"]
    assert plate_moves(draw(TABLE, rounds=5)) == []


# From the stack


def test_plates_are_drawn_for_a_point_each_and_not_looked_at_until_done():
    """DU-7, DU-2"""
    s = play(draw(f"{TABLE} \n 3 points"), "+?")
    assert (scores(s), hand(s), stack_size(s)) == ([2, 5], ["S"], 14)
    assert odds(s) == {"topS": 8, "topW": 6}
    deal(s, "topW")
    assert moves(s) == ["stop", "+?"]
    script(s, "+? :topS")
    assert (scores(s), hand(s)) == ([1, 5], ["S", "W"])
    play(s, "stop")
    assert odds(s) == {f"#{plate}": 1 for plate in range(1, 10)}
    deal(s, "#5")
    assert odds(s) == {f"#{plate}": 1 for plate in range(13, 19)}
    deal(s, "#13")
    assert moves(s) == ["keep5", "keep13"]


def test_after_the_first_drawn_plate_a_face_up_one_cannot_be_taken():
    """DU-7"""
    s = script(draw(TABLE), "+? :topS")
    assert plate_moves(s) == ["+?"]
    assert display(s) == [10, 11, 12]


def test_of_two_plates_one_is_kept_and_the_other_goes_under_unasked():
    """DU-7"""
    s = script(draw(TABLE), "+? :topS +? :topW stop :#8 :#3 keep8 #2v")
    assert plates_on(s) == {2: (8, "v")}
    assert under(s) == [3]
    assert (rules.actor(s), scores(s), stack_size(s)) == (1, [3, 5], 14)
    assert s.top == 2


def test_of_three_plates_two_go_under_in_an_order_of_choice():
    """DU-7"""
    s = script(draw(TABLE), "+? :topS +? :topW +? :topS stop :#8 :#3 :#17")
    assert moves(s) == ["keep3", "keep8", "keep17"]
    play(s, "keep8")
    assert moves(s) == PUTS
    play(s, "#1^")
    assert moves(s) == ["under3", "under17"]
    play(s, "under17")
    assert under(s) == [17, 3]
    assert rules.actor(s) == 1


def test_of_four_plates_three_go_under_one_by_one():
    """DU-7"""
    s = script(draw(TABLE), "+? :topS +? :topW +? :topS +? :topS stop :#8 :#3 :#17 :#1 keep1 #1^ under17")
    assert moves(s) == ["under3", "under8"]
    assert under(play(s, "under8")) == [17, 8, 3]


def test_a_single_plate_is_kept_unasked():
    """DU-7"""
    s = script(draw(TABLE), "+? :topW stop :#6")
    assert moves(s) == PUTS
    play(s, "#1^")
    assert plates_on(s) == {1: (6, "^")}
    assert under(s) == []
    assert rules.actor(s) == 1


def test_the_last_point_buys_the_last_plate():
    """DU-7, DU-8"""
    s = script(draw(f"{TABLE} \n 2 points"), "+? :topS +? :topS")
    assert scores(s) == [0, 5]
    assert "#1" in odds(s)  # not asked for another


def test_the_last_plate_of_the_stack_is_the_last_drawn():
    """DU-7"""
    table = TABLE.replace("display 10", "display 1 10").replace(" 12, top S", ", under 2 3 by 1")
    plates = "plates 4^ 5^ 6^ 7^ 8^ 9^ . . ."
    s = draw(f"{table} \n 9 points \n {plates} \n 9 points \n plates 12^ 13^ 14^ 15^ 16^ 17^ 18^ . .")
    assert stack_size(s) == 2
    script(s, "+? :topS +?")
    assert odds(s) == {"#2": 1}
    script(s, ":#2 :#3 keep2 #7^")
    assert (under(s), scores(s)) == ([3], [7, 9])
    assert odds(s) == {"topS": 1}  # the stack was empty, and its top is public again
    deal(s, "topS")
    assert rules.actor(s) == 1


def test_plates_put_back_come_after_all_others_in_their_order():
    """DU-7, DU-9"""
    table = TABLE.replace("top S", "top W, under 17 1 by 1, under 2 by 2")
    s = draw(f"{table} \n 20 points \n plates 3^ 4^ 13^ 14^ . . . . .")
    fresh = [5, 6, 7, 8, 9, 15, 16, 18]
    for drawn in range(1, 9):
        play(s, "+?")
        left = {"topS": 5 - hand(s).count("S"), "topW": 3 - hand(s).count("W")}
        assert odds(s) == ({what: n for what, n in left.items() if n} if drawn < 8 else {"topW": 1})
        deal(s, max(odds(s)))
    assert stack_size(s) == 3
    script(s, "+? :topS +? :topS stop")
    for _ in fresh:
        deal(s, max(odds(s)))
    assert odds(s) == {"#17": 1}
    deal(s, "#17")
    assert odds(s) == {"#1": 1}
    deal(s, "#1")
    assert moves(s) == [f"keep{plate}" for plate in sorted([*fresh, 1, 17])]


def test_a_stack_of_plates_put_back_refills_the_display_in_order():
    """DU-7, DU-29"""
    boards = "5 points \n plates 10^ 11^ 13^ 14^ 15^ 16^ . . ."
    s = draw(f"1: =B \n display, under 3 12 9 1 2 4 5 6 7 8 17 18 by 1 \n {boards}", plates=(2, 2), chips=(1, 2))
    play(s, "chip1")  # the last action of the round
    deal(s, "BYRKT BBBB BBBB YYYY YYYY")
    for plate, kind in ((3, "W"), (12, "S"), (9, "S")):
        assert odds(s) == {f"#{plate}": 1}
        deal(s, f"#{plate}")
        assert odds(s) == {f"top{kind}": 1}
        deal(s, f"top{kind}")
    assert display(s) == [3, 12, 9]
    assert under(s) == [1, 2, 4, 5, 6, 7, 8, 17, 18]


# Without points


def test_without_points_only_a_face_up_plate_can_be_taken():
    """DU-8"""
    s = draw(f"{TABLE} \n 0 points")
    assert plate_moves(s) == ["+10", "+11", "+12"]
    assert plate_moves(draw(f"{TABLE} \n 1 point")) == ["+10", "+11", "+12", "+?"]


def test_without_points_and_plates_one_is_drawn_for_free_and_only_one():
    """DU-8"""
    s = draw(f"{TABLE.replace('display 10 11 12', 'display')} \n 0 points")
    assert plate_moves(s) == ["+?"]
    script(s, "+? :topS")
    assert scores(s) == [0, 5]
    assert odds(s) == {f"#{plate}": 1 for plate in range(1, 10)}
    deal(s, "#4")
    assert moves(s) == PUTS


def test_who_paid_the_last_point_for_a_plate_gets_no_free_one():
    """DU-8"""
    s = draw(f"{TABLE.replace('display 10 11 12', 'display')} \n 1 point")
    script(s, "+? :topS")
    assert scores(s) == [0, 5]
    assert "#1" in odds(s)


def test_with_an_empty_display_who_has_points_pays():
    """DU-8"""
    s = draw(f"{TABLE.replace('display 10 11 12', 'display')} \n 4 points")
    assert scores(play(s, "+?")) == [3, 5]


@pytest.mark.parametrize("points", [0, 1])
def test_an_option_makes_draws_free_without_points(points):
    """DU-8"""
    s = draw(f"{TABLE} \n {points} points", free_draws=True)
    assert plate_moves(s) == ["+10", "+11", "+12", "+?"]
    script(s, "+? :topS")
    assert moves(s) == ["stop", "+?"]
    assert scores(script(s, "+? :topS")) == [0, 5]
    assert moves(s) == ["stop", "+?"]


def test_with_the_option_points_are_still_paid_while_there_are_any():
    """DU-8"""
    assert scores(play(draw(TABLE, free_draws=True), "+?")) == [4, 5]


def test_a_free_draw_is_forced_when_nothing_else_is_left():
    """DU-8, DU-17"""
    s = draw("display \n 0 points", plates=(1, 2), chips=(2, 2))
    assert moves(s) == ["+?"]
    assert moves(s, 1) == []


# Who knows what


def test_fronts_put_back_and_their_order_are_known_to_who_looked_and_types_to_the_other():
    """DU-9"""
    s = script(draw(TABLE), "+? :topS +? :topW +? :topS stop :#8 :#3 :#17 keep8 #1^ under17")
    assert under(view(s, 0)) == [17, 3]
    assert under(view(s, 1)) == ["S", "W"]  # how many of each type, in no order


def test_a_plate_of_the_stack_is_unknown_to_all():
    """DU-9"""
    s = draw(TABLE)
    for seat in (0, 1):
        assert odds(deal(play(view(s, seat), "+?"), "topW")) == {}
        assert odds(script(view(s, seat), "+? :topS stop")) == {f"#{plate}": 1 for plate in range(1, 10)}
