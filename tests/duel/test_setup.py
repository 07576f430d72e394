"""The numbered rules of duel up to the first turn, DU-1 to DU-6; see docs/rules/duel.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.games import get
from maiolica.games.duel import rules

from .drawn import (
    chips,
    deal,
    display,
    dome_tiles,
    draw,
    factory_chips,
    heap,
    lines,
    moves,
    odds,
    plates_on,
    play,
    resolve,
    scores,
    script,
    stack_size,
    start,
    sun,
)
from .naive import GOALS

GAME = get("duel")

TILES = "BBYRK BYRK YRKT RKTB KTBY"
OPEN = f"{TILES} topS #1 topS #2 topW #10 topW"
PUTS = [f"#{slot}{turn}" for slot in range(1, 10) for turn in "^>v<"]


def opened(**options: object):
    """A game in which the plates of the set-up are about to be chosen."""
    return deal(start(**options), OPEN)


# Points


def test_each_seat_starts_with_five_points_and_nothing_else():
    """DU-1"""
    s = start()
    assert scores(s) == [5, 5]
    for seat in (0, 1):
        assert lines(s, seat) == [""] * 6
        assert not plates_on(s, seat)
        assert not dome_tiles(s, seat)
        assert not chips(s, seat)


def test_a_score_never_goes_below_zero_in_a_penalty():
    """DU-1, DU-28"""
    assert scores(resolve("2 points, broken KKK \n 0 points, broken BBBB", holder=0)) == [0, 0]


# Plates and goals


def test_three_plates_lie_face_up_and_the_top_of_the_stack_shows_its_type():
    """DU-2"""
    s = deal(start(), TILES)
    assert odds(s) == {"topS": 9, "topW": 9}
    deal(s, "topS")
    assert odds(s) == {f"#{plate}": 1 for plate in range(1, 10)}
    deal(s, "#4")
    assert odds(s) == {"topS": 8, "topW": 9}
    deal(s, "topW")
    assert odds(s) == {f"#{plate}": 1 for plate in range(10, 19)}
    deal(s, "#18 topS")
    assert odds(s) == {f"#{plate}": 1 for plate in (1, 2, 3, 5, 6, 7, 8, 9)}
    deal(s, "#9")
    assert display(s) == [4, 18, 9]
    assert odds(s) == {"topS": 7, "topW": 8}
    deal(s, "topW")
    assert (s.top, stack_size(s)) == (2, 15)
    assert odds(s) == {}


def goals(s) -> list[str]:
    return [goal for i, goal in enumerate(GOALS) if s.goals[i]]


def test_the_goals_are_rows_columns_and_diagonals_unless_others_are_chosen():
    """DU-3"""
    assert goals(start()) == goals(start(goals="first")) == ["rows", "columns", "diagonals"]


def test_three_goals_by_lot_are_sides_of_different_tablets():
    """DU-3"""
    s = start(goals="three")
    assert odds(s) == dict.fromkeys(GOALS, 1)
    deal(s, "perimeter")
    assert odds(s) == dict.fromkeys(["rows", "colors", "diagonals", "corners", "wilds", "specials"], 1)
    deal(s, "specials")
    assert odds(s) == dict.fromkeys(["rows", "colors", "diagonals", "corners"], 1)
    deal(s, "rows")
    assert goals(s) == ["rows", "perimeter", "specials"]
    assert odds(s) == dict.fromkeys("BYRKT", 13)


def test_four_goals_by_lot_are_one_side_of_each_tablet_in_turn():
    """DU-3"""
    s = start(goals="four")
    for pair, chosen in zip(zip(GOALS[::2], GOALS[1::2], strict=True), (1, 0, 1, 1), strict=True):
        assert odds(s) == dict.fromkeys(pair, 1)
        deal(s, pair[chosen])
    assert goals(s) == ["colors", "columns", "corners", "specials"]
    assert odds(s) == dict.fromkeys("BYRKT", 13)


@pytest.mark.parametrize("chosen", ["rows", "specials", "colors,perimeter", "rows,columns,corners,wilds"])
def test_goals_may_be_listed(chosen):
    """DU-3"""
    assert goals(start(goals=chosen)) == chosen.split(",")


def test_listed_goals_are_written_in_the_order_of_the_tablets():
    """DU-3"""
    assert GAME.complete(2, {"goals": "wilds,rows"})["goals"] == "rows,wilds"


@pytest.mark.parametrize(
    "chosen",
    ["", ",", "rows,", "rows,rows", "rows,colors", "columns,perimeter", "diagonals,corners", "wilds,specials", "row"],
)
def test_both_sides_of_a_tablet_and_unknown_goals_are_refused(chosen):
    """DU-3"""
    with pytest.raises(maiolica.BadOption):
        start(goals=chosen)


@pytest.mark.parametrize(("option", "value"), [("free_draws", "maybe"), ("special_is_a_color", "2"), ("first_seat", 3)])
def test_options_have_no_other_values(option, value):
    with pytest.raises(maiolica.BadOption):
        start(**{option: value})


def test_who_starts_is_drawn_first_then_the_goals():
    """The order of chance"""
    s = GAME.start(2, {"goals": "three"})
    assert odds(s) == {"seat1": 1, "seat2": 1}
    deal(s, "seat2")
    assert odds(s) == dict.fromkeys(GOALS, 1)
    deal(s, "rows columns corners", OPEN)
    assert moves(s, 0) == ["+1", "+2", "+10"]


# Tiles


def test_the_large_factory_gets_five_tiles_then_each_small_one_four():
    """DU-4"""
    s = deal(start(), "BBYRK")
    assert sun(s, "L") == "BBYRK"
    assert odds(s) == {"B": 11, "Y": 12, "R": 12, "K": 12, "T": 13}
    deal(s, "BBBB YRKT TTTT KKYY")
    assert [sun(s, name) for name in "1234"] == ["BBBB", "YRKT", "TTTT", "YYKK"]
    assert sum(s.bag.tolist()) == 65 - 21
    assert "topS" in odds(s)


def test_a_small_factory_may_be_of_one_color():
    """DU-4"""
    assert sun(deal(start(), "BBYRK TTTT B"), 1) == "TTTT"


def test_five_tiles_of_one_color_go_back_and_are_drawn_anew():
    """DU-4"""
    s = deal(start(), "RRRR")
    assert odds(s)["R"] == 9
    deal(s, "R")
    assert sun(s, "L") == ""
    assert odds(s) == dict.fromkeys("BYRKT", 13)
    deal(s, "KKKKK")  # and again
    assert odds(s) == dict.fromkeys("BYRKT", 13)
    deal(s, "KKKKY RRRR")
    assert (sun(s, "L"), sun(s, 1)) == ("YKKKK", "RRRR")


LAST_CHIPS = "5 points \n 5 points"


def second_round(bag: str, tower: str):
    """A round is over; the tiles of the next are due."""
    return resolve(LAST_CHIPS, bag=bag, tower=tower)


def test_five_of_one_color_stay_when_there_is_no_second_color():
    """DU-4"""
    s = deal(second_round("BBBBBBB", "BBB"), "BBBBB")
    assert sun(s, "L") == "BBBBB"
    assert odds(s) == {"B": 2}


def test_the_tower_is_poured_into_a_bag_that_holds_but_that_color_before_the_redraw():
    """DU-4: with the five tiles back, the bag has only blue ones"""
    s = deal(second_round("BBBBBB", "BKT"), "BBBBB")
    assert sun(s, "L") == ""
    assert odds(s) == {"B": 7, "K": 1, "T": 1}
    assert heap(s.tower) == ""


def test_the_tower_stays_when_the_bag_itself_holds_a_second_color():
    """DU-4"""
    s = deal(second_round("BBBBBBY", "KT"), "BBBBB")
    assert odds(s) == {"B": 6, "Y": 1}
    assert heap(s.tower) == "KT"


def test_the_last_five_of_the_bag_are_drawn_anew_with_the_tower():
    """DU-4: the bag is empty when the fifth tile is drawn"""
    s = deal(second_round("BBBBB", "K"), "BBBBB")
    assert odds(s) == {"B": 5, "K": 1}


def test_fewer_than_five_of_one_color_are_not_drawn_anew():
    """DU-4, DU-29"""
    s = deal(second_round("BBBB", ""), "BBBB")
    assert sun(s, "L") == "BBBB"
    assert "#1" in odds(s)  # the display comes next


def test_five_of_one_color_may_come_together_with_the_tower():
    """DU-4: the bag runs out in the middle, and the tower brings the rest of that color"""
    s = deal(second_round("BBB", "BBB"), "BBB")
    assert odds(s) == {"B": 3}
    deal(s, "BB")
    assert (sun(s, "L"), odds(s)) == ("BBBBB", {"B": 1})


# Chips, the token, the first plates


def test_a_chip_lies_face_down_on_each_small_factory_and_the_token_on_the_large_one():
    """DU-5"""
    s = opened()
    assert factory_chips(s) == ["?"] * 4
    assert s.token == 0
    assert s.unseen_chips.tolist() == [2] * 10


def test_the_other_seat_takes_a_plate_first_and_the_display_is_refilled():
    """DU-6"""
    s = opened()
    assert (moves(s, 1), moves(s, 0)) == (["+1", "+2", "+10"], [])
    play(s, "+2")
    assert moves(s, 1) == PUTS
    play(s, "#9<")
    assert plates_on(s, 1) == {9: (2, "<")}
    assert odds(s) == {f"#{plate}": 1 for plate in range(11, 19)}
    deal(s, "#17")
    assert odds(s) == {"topS": 7, "topW": 7}
    deal(s, "topS")
    assert (moves(s, 0), moves(s, 1)) == (["+1", "+10", "+17"], [])


def test_then_the_starting_seat_does_the_same_and_begins():
    """DU-6, DU-7, DU-31"""
    s = script(opened(), "+2 #9< :#17 :topS +17")
    assert moves(s, 0) == PUTS
    script(s, "#1^ :#3 :topW")
    assert plates_on(s, 0) == {1: (17, "^")}
    assert sorted(display(s)) == [1, 3, 10]
    assert stack_size(s) == 13
    assert scores(s) == [5, 5]
    assert rules.actor(s) == 0
    assert moves(s)[:4] == ["+1", "+3", "+10", "+?"]
    assert s.seats[0].plates_taken == s.seats[1].plates_taken == 0


def test_the_second_seat_may_start():
    """DU-6"""
    s = opened(first_seat=2)
    assert rules.actor(s) == 0
    script(s, "+1 #1^ :#11 :topS")
    assert rules.actor(s) == 1
    script(s, "+2 #1^ :#3 :topS")
    assert rules.actor(s) == 1


def test_in_the_set_up_no_plate_is_drawn_from_the_stack():
    """DU-6"""
    assert "+?" not in moves(opened(free_draws="yes"))


def test_a_picture_is_read_as_it_is_drawn():
    s = draw(
        """
        1: YYKB        2: | TK       3: | B ?     4: =BR     L: BBK | RRT
        display 3 7 12, top W, under 1 5 by 1, under 9 by 2
        8 points, chips B BR, broken KK
        plates 4^ 10> .   . . .   . . 6v
        Y   | Y . . . . .
        KK  | . . K . . .
        """,
        rounds=2,
    )
    assert (sun(s, 1), sun(s, "L"), heap(s.large_moon), factory_chips(s)) == (
        "BYYK",
        "BBK",
        "RRT",
        ["?", "?", "?", "BR"],
    )
    assert (s.top, s.under[:3].tolist(), s.under_by[:3].tolist()) == (2, [1, 5, 9], [2, 1, 4])
    assert (scores(s), chips(s), lines(s)[:2]) == ([8, 5], {"B": 1, "BR": 1}, ["Y", "KK"])
    assert dome_tiles(s) == {(1, 1): "Y", (2, 3): "K"}
