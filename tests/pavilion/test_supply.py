"""The numbered rules of pavilion for bonus tiles and the supply, PA-17 and PA-18; see docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games.pavilion import rules

from .drawn import (
    COLORS,
    covered,
    deal,
    draw,
    full_board,
    hand,
    heap,
    moves,
    odds,
    play,
    scores,
)

# Features by the formula of the rules: outer stars are numbered from purple, clockwise
CLOCKWISE = "PORBYG"
PILLARS = [
    (f"{star}2", f"{star}3", f"C{(s + 3) % 6 + 1}", f"C{(s + 4) % 6 + 1}") for s, star in enumerate(CLOCKWISE, 1)
]
STATUES = [
    (f"{star}1", f"{star}2", f"{CLOCKWISE[s % 6]}3", f"{CLOCKWISE[s % 6]}4") for s, star in enumerate(CLOCKWISE, 1)
]
WINDOWS = [(f"{star}5", f"{star}6") for star in CLOCKWISE]
FEATURES = [(1, spaces) for spaces in PILLARS] + [(2, spaces) for spaces in STATUES] + [(3, s) for s in WINDOWS]
NUMBER = {False: [1, 2, 3, 4, 5, 6], True: [3, 2, 1, 4, 5, 6]}


def cost(space: str, grey: bool) -> int:
    return 3 if grey and space[0] == "C" else NUMBER[grey][int(space[1]) - 1]


def place(space: str, board: str, grey: bool = False):
    """The first seat covers a space, in its star's color, with the exact tiles for it; the other has a tile, too."""
    color = COLORS[int(space[1]) - 1] if space[0] == "C" else space[0]
    tiles = color * cost(space, grey)
    s = draw(f"5 points, hand {tiles} \n {board} \n 5 points, hand R", grey=grey)
    return play(s, f"{color}>{space}")


def bonus(s) -> int:
    """How many tiles the seat may pick now."""
    tiles = 0
    while rules.actor(s) == 0 and moves(s)[0].startswith("+"):
        play(s, moves(s)[0])
        tiles += 1
    return tiles


# Bonus tiles


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize(("pays", "spaces"), FEATURES, ids=[" ".join(spaces) for _, spaces in FEATURES])
def test_a_feature_pays_when_the_last_space_around_it_is_covered(pays, spaces, grey):
    """PA-17: whichever is the last; before that it pays nothing"""
    for last in spaces:
        rest = [space for space in spaces if space != last]
        assert bonus(place(last, covered(*rest), grey)) == pays
        for missing in rest:
            assert bonus(place(last, covered(*(set(rest) - {missing})), grey)) == 0


@pytest.mark.parametrize("grey", [False, True])
def test_a_complete_board_has_been_paid_thirty_six_tiles_once(grey):
    """PA-17: each feature pays once, whatever else is covered later"""
    order = [f"{letter}{slot}" for slot in (3, 6, 1, 5, 2, 4) for letter in "CYOPRGB"]
    paid = [bonus(place(space, covered(*order[:i]), grey)) for i, space in enumerate(order)]
    assert sum(paid) == 6 * (1 + 2 + 3)
    assert max(paid) == 3


def test_tiles_are_picked_one_by_one_and_wild_ones_may_be_among_them():
    """PA-17"""
    s = place("O5", covered("O6"))
    assert moves(s) == ["+P", "+G", "+O", "+Y", "+B", "+R"]
    play(s, "+P", "+B")
    assert moves(s) == ["+P", "+G", "+O", "+Y", "+R"]
    play(s, "+P")
    assert hand(s) == "PPB"
    assert rules.actor(s) == CHANCE


def test_there_is_no_refill_between_the_picks():
    """PA-17"""
    s = place("O5", covered("O6"))
    for left in ("PGGOOYYBR", "GGOOYYBR"):
        play(s, "+P")
        assert heap(s.supply) == left
        assert rules.actor(s) == 0
    assert moves(s) == ["+G", "+O", "+Y", "+B", "+R"]


def test_points_are_scored_before_bonus_tiles_are_picked():
    """PA-16, PA-17"""
    assert scores(place("O5", covered("O6"))) == [5 + 2, 5]


def test_bonus_tiles_go_into_the_hand_and_can_be_used_in_the_same_round():
    """PA-17"""
    s = play(place("O5", covered("O6")), "+G", "+Y", "+G")
    deal(s, "PPP")
    play(s, "pass", "keepR")
    assert "G>G2" in moves(s)
    assert "Y>Y1" in moves(s)


def test_a_supply_of_one_color_leaves_nothing_to_choose():
    """PA-17"""
    s = draw("S: GGGGGGGGGG \n 5 points, hand OOOOO \n" + covered("O6"))
    play(s, "O>O5")
    assert (hand(s), heap(s.supply)) == ("GGG", "GGGGGGG")
    assert rules.actor(s) == CHANCE


def test_when_one_color_is_left_the_other_picks_are_of_that_color():
    """PA-17"""
    s = play(draw("S: GGGGGGGGGR \n 5 points, hand OOOOO \n" + covered("O6")), "O>O5", "+R")
    assert (hand(s), heap(s.supply)) == ("GGR", "GGGGGGG")
    assert rules.actor(s) == CHANCE


@pytest.mark.parametrize(
    ("supply", "picks", "taken"),
    [("GR", ["+G"], "GR"), ("G", [], "G"), ("", [], ""), ("GGR", ["+R"], "GGR"), ("YYBR", ["+B", "+Y", "+Y"], "YYB")],
)
def test_of_a_small_supply_only_what_is_there_is_taken(supply, picks, taken):
    """PA-17"""
    s = draw(f"S: {supply} \n 5 points, hand OOOOO \n {covered('O6')} \n 5 points, hand R", bag="", box="")
    play(s, "O>O5", *picks)
    assert hand(s) == taken
    assert heap(s.supply) == "".join(c * (supply.count(c) - taken.count(c)) for c in COLORS)
    assert rules.actor(s) == CHANCE  # the four other tiles of the payment fill the supply


# Refilling the supply


def test_the_supply_is_refilled_to_ten_at_the_end_of_a_turn():
    """PA-18"""
    s = play(place("O5", covered("O6")), "+P", "+B", "+R")
    for left, tile in ((7, "G"), (8, "G"), (9, "Y")):
        assert rules.actor(s) == CHANCE
        assert s.supply.sum() == left
        deal(s, tile)
    assert heap(s.supply) == "PGGGGOOYYY"
    assert rules.actor(s) == 1


def test_the_next_seat_picks_from_the_refilled_supply():
    """PA-18"""
    board = covered("O6", "R6")
    s = draw(f"5 points, hand OOOOO \n {board} \n 5 points, hand RRRRR \n {board}")
    play(s, "O>O5", "+P", "+P", "+R")
    deal(s, "BBB")
    play(s, "R>R5")
    assert moves(s) == ["+G", "+O", "+Y", "+B"]
    play(s, "+B", "+B", "+B")
    assert hand(s, 1) == "BBB"


def test_a_turn_that_takes_nothing_from_a_full_supply_needs_no_draw():
    """PA-18"""
    s = draw("5 points, hand OOO \n 5 points, hand RR")
    play(s, "O>O2")
    assert rules.actor(s) == 1
    play(s, "pass", "keepR", "keepR")
    assert rules.actor(s) == 0


def test_tiles_paid_in_a_turn_can_fill_the_supply_at_its_end():
    """PA-18: bag and box were empty"""
    s = draw("S: PPPP \n 5 points, hand OOO \n 5 points, hand R", bag="", box="")
    play(s, "O>O3")
    assert rules.actor(s) == CHANCE
    assert odds(s) == {"O": 2}
    deal(s, "OO")
    assert (heap(s.supply), heap(s.bag), heap(s.box)) == ("PPPPOO", "", "")
    assert rules.actor(s) == 1


def test_tiles_given_up_by_a_pass_can_fill_the_supply_too():
    """PA-18, PA-19"""
    s = draw("S: PPGGOOYYB \n 5 points, hand RYY \n 5 points, hand O", bag="", box="")
    play(s, "pass", "keepR", "done")
    assert odds(s) == {"Y": 2}
    deal(s, "Y")
    assert (heap(s.supply), heap(s.bag)) == ("PPGGOOYYYB", "Y")
    assert rules.actor(s) == 1


def test_a_gap_stays_when_there_is_nothing_to_draw():
    """PA-18"""
    s = draw("S: PPGGOOYYB \n 5 points, hand RY \n 5 points, hand O", bag="", box="")
    play(s, "R>R1")
    assert rules.actor(s) == 1
    assert heap(s.supply) == "PPGGOOYYB"


def test_the_supply_stays_as_it_is_while_tiles_are_taken():
    """PA-18"""
    s = play(draw("1: OORR"), "1O")
    assert rules.actor(s) == 1
    assert heap(s.supply) == "PPGGOOYYBR"


def test_all_features_around_a_complete_board_are_paid_by_the_last_tile():
    """PA-17: slot by slot, with everything else covered"""
    paid = {slot: bonus(place(f"B{slot}", full_board(f"B{slot}"))) for slot in range(1, 7)}
    assert paid == {1: 2, 2: 3, 3: 3, 4: 2, 5: 3, 6: 3}
    assert [bonus(place(f"C{slot}", full_board(f"C{slot}"))) for slot in range(1, 7)] == [2] * 6
