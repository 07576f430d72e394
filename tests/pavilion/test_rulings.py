"""The rulings on edge cases of pavilion, S1 to S25; see docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

import maiolica
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.pavilion import rules

from .drawn import (
    COLORS,
    corner,
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
    source,
    star,
    start,
)

GAME = get("pavilion")

# Points and wild colors


@pytest.mark.parametrize("floor", [0, 1])
def test_no_score_falls_below_the_floor(floor):
    """S1: by the marker, by a pass, and by tiles kept to the last"""
    assert start(score_floor=floor).score_floor == floor
    s = play(draw("C: OOOO  1: R \n 3 points", floor=floor), "CO")
    assert scores(s)[0] == floor
    s = play(draw("3 points, hand OOOO \n 5 points, hand Y", floor=floor), "pass", "done")
    assert scores(s)[0] == floor
    s = play(draw("3 points, hand OOOO", floor=floor, literal=True, rounds=6), "pass", *["keepO"] * 4)
    assert scores(s) == [floor, 5]


def test_the_lowest_score_is_zero_unless_chosen():
    """S1"""
    assert start().score_floor == 0


@pytest.mark.parametrize(
    ("points", "floor", "left"), [(2, 0, 0), (2, 1, 1), (5, 0, 0), (6, 0, 1), (6, 1, 1), (1, 1, 1)]
)
def test_a_loss_beyond_the_floor_stops_there(points, floor, left):
    """S2: a loss of five"""
    s = play(draw(f"C: OOOOP  1: R \n {points} points", floor=floor), "CO")
    assert scores(s)[0] == left
    s = play(draw(f"{points} points, hand OOOOO \n 5 points, hand Y", floor=floor), "pass", "done")
    assert scores(s)[0] == left


def test_the_wild_order_of_the_front():
    """S3"""
    assert GAME.complete(2, {})["wild_order"] == "PGOYBR"


@pytest.mark.parametrize("order", ["ORBYGP", "RBYOGP", "PGOYRB", "rbyogp"])
def test_any_wild_order_may_be_chosen(order):
    """S4"""
    s = GAME.start(3, {"wild_order": order})
    assert [COLORS[color] for color in s.wild_order] == list(order.upper())
    assert GAME.complete(3, {"wild_order": order})["wild_order"] == order.upper()


@pytest.mark.parametrize("order", ["", "PGOYB", "PGOYBB", "PGOYBRR", "XGOYBR", "PGOYBR ", "123456", "ПGOYBR"])
def test_a_wild_order_names_each_color_once(order):
    """S4"""
    with pytest.raises(maiolica.BadOption, match="any order of the letters PGOYBR"):
        GAME.start(2, {"wild_order": order})


def test_variant_two_has_another_order():
    """S4: a placeholder until someone reads it off the box"""
    option = next(option for option in GAME.options if option.name == "wild_order")
    assert option.choices == ("PGOYBR", "ORBYGP")


# Drafting


@pytest.mark.parametrize(("tiles", "left"), [("P", ""), ("PP", "P"), ("PPP", "PP"), ("PPPP", "PPP")])
def test_of_a_factory_with_wild_tiles_only_one_is_taken_and_the_others_go_to_the_center(tiles, left):
    """S5"""
    s = play(draw(f"1: {tiles}  2: O"), "1P")
    assert (hand(s), source(s, "C"), source(s, 1)) == ("P", left, "")


def test_a_center_with_wild_tiles_only_gives_one_a_turn():
    """S6"""
    s = draw("C: PPP", 3)
    for seat in range(3):
        assert (rules.actor(s), moves(s)) == (seat, ["CP"])
        play(s, "CP")
    assert [hand(s, seat) for seat in range(3)] == ["P", "P", "P"]
    assert scores(s) == [4, 5, 5]
    assert s.marker == 1


def test_the_wild_tile_comes_along_whether_wanted_or_not():
    """S7"""
    s = draw("1: ORPP  C: YPP", holder=1)
    assert moves(s) == ["1O", "1R", "CY"]
    play(s, "CY", "1O")
    assert (hand(s, 0), hand(s, 1)) == ("PY", "PO")


def test_the_marker_costs_the_wild_tile_too():
    """S8"""
    s = play(draw("C: YYPP  1: R \n 9 points"), "CY")
    assert scores(s)[0] == 9 - 3


def test_when_nobody_took_the_marker_the_start_does_not_move():
    """S9"""
    s = play(draw("1: OOOO", 4, turn=0, first=3), "1O")
    assert s.marker == 0
    assert s.first == 3
    play(s, "O>O4")
    deal(s, "PGOY" * 9)
    assert rules.actor(s) == 3


def test_in_the_last_round_the_marker_costs_points_and_gives_the_first_turn():
    """S10"""
    s = play(draw("C: OOO \n 5 points \n 5 points, hand Y", rounds=6, turn=0, first=1), "CO")
    assert scores(s) == [5 - 3, 5]
    assert rules.actor(s) == 0
    assert "pass" in moves(s)


# Placing


def test_only_a_pass_limits_what_lies_beside_a_board():
    """S11"""
    s = draw("5 points, hand OOOOOGGGGG \n 5 points, hand YYYYYY")
    play(s, "O>O1", "Y>Y1", "G>G1", "Y>Y2")
    assert (hand(s, 0), hand(s, 1)) == ("GGGGOOOO", "YYY")
    assert scores(s) == [7, 8]


@pytest.mark.parametrize(("space", "grey"), [("P4", False), ("C4", False), ("P4", True), ("O4", True)])
def test_a_space_of_the_wild_color_is_paid_with_nothing_else(space, grey):
    """S12: it costs four tiles"""
    assert f"P>{space}" not in moves(draw("5 points, hand PPPGGGGGG", grey=grey))
    s = play(draw("5 points, hand PPPPG", grey=grey), f"P>{space}")
    assert star(s, space[0]) == ". . . P . ."
    assert (hand(s), heap(s.box)) == ("G", "PPP")


def test_in_other_rounds_a_wild_color_is_a_color_like_any_other():
    """S12"""
    s = draw("5 points, hand PPPGG", rounds=2)
    assert "P>P5" in moves(s)
    assert "G>G3" not in moves(s)


def test_wild_tiles_may_be_spent_although_own_ones_would_do():
    """S13"""
    s = play(draw("5 points, hand PPPOOOO \n 5 points, hand Y"), "O>O4")
    assert moves(s) == ["w0", "w1", "w2", "w3"]
    play(s, "w3")
    assert (hand(s), heap(s.box)) == ("OOO", "PPP")


def test_two_groups_that_a_tile_joins_count_together():
    """S14"""
    s = play(draw("10 points, hand YYYY \n Y: . Y Y . Y ."), "Y>Y4")
    assert scores(s)[0] == 10 + 4


@pytest.mark.parametrize(("drawn", "new"), [("Y . . . . .", 6), (". . . . . Y", 1)])
def test_the_last_slot_is_next_to_the_first(drawn, new):
    """S15"""
    s = play(draw(f"10 points, hand YYYYYY \n Y: {drawn}"), f"Y>Y{new}")
    assert scores(s)[0] == 10 + 2


def picks(s) -> int:
    """How many bonus tiles are picked when the first is taken each time."""
    tiles = 0
    while rules.actor(s) == 0 and moves(s)[0].startswith("+"):
        play(s, moves(s)[0])
        tiles += 1
    return tiles


@pytest.mark.parametrize("letter", "ORBYGP")
def test_a_tile_completes_features_worth_three_tiles_at_most(letter):
    """S16"""
    paid = {}
    for slot in range(1, 7):
        picture = f"5 points, hand {letter * slot} \n {full_board(f'{letter}{slot}')} \n 5 points, hand Y"
        paid[slot] = picks(play(draw(picture, rounds=2 if letter == "P" else 1), f"{letter}>{letter}{slot}"))
    assert paid == {1: 2, 2: 2 + 1, 3: 1 + 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.parametrize("slot", range(1, 7))
def test_a_center_tile_completes_two_pillars_at_most(slot):
    """S16"""
    color = COLORS[slot - 1]
    s = draw(f"5 points, hand {color * slot} \n {full_board(f'C{slot}')} \n 5 points, hand Y", rounds=6)
    assert picks(play(s, f"{color}>C{slot}")) == 1 + 1


def test_bonus_tiles_must_be_taken():
    """S17"""
    s = play(draw("5 points, hand OOOOO \n" + covered("O6")), "O>O5")
    for _ in range(3):
        assert {text[0] for text in moves(s)} == {"+"}
        play(s, "+" + heap(s.supply)[0])
    assert len(hand(s)) == 3


def test_a_supply_smaller_than_the_bonus_is_taken_whole():
    """S18"""
    s = draw("S: GR \n 5 points, hand OOOOO \n" + covered("O6"), bag="", box="")
    play(s, "O>O5", "+R")
    assert (hand(s), heap(s.supply)) == ("GR", "")


# Refilling


def test_the_supply_is_refilled_before_the_factories():
    """S19: the last turn of a round leaves gaps"""
    s = draw("5 points, hand OOOOO \n" + covered("O6"))
    play(s, "O>O5", "+P", "+G", "+G")
    deal(s, "BBB")
    play(s, "pass", "keepP", "keepG", "keepG")
    assert (s.rounds, heap(s.supply)) == (2, "POOYYBBBBR")
    s = draw("S: PPGGOOYYB \n 5 points, hand RRYY \n 5 points, corner G", bag="", box="")
    play(s, "pass", "done")
    assert (s.rounds, rules.actor(s)) == (1, CHANCE)
    deal(s, "R")
    assert (s.rounds, heap(s.supply), source(s, 1)) == (2, "PPGGOOYYBR", "")
    deal(s, "RYY")
    assert (source(s, 1), rules.actor(s)) == ("YYR", 0)


def test_gaps_stay_until_the_next_refill_that_finds_a_tile():
    """S20"""
    s = draw("S: PPGG \n 5 points, hand OOYY \n 5 points, hand RR", bag="", box="")
    play(s, "O>O1")
    assert (rules.actor(s), heap(s.supply)) == (1, "PPGG")
    play(s, "R>R2")
    assert odds(s) == {"R": 1}
    deal(s, "R")
    assert (rules.actor(s), heap(s.supply)) == (0, "PPGGR")


def test_gaps_of_the_supply_last_over_a_round_without_a_deal():
    """S20"""
    s = play(draw("S: PPGG \n 5 points, hand OO", bag="", box=""), "pass", "keepO", "keepO")
    assert (s.rounds, rules.actor(s), heap(s.supply)) == (2, 0, "PPGG")
    play(s, "O>O2")
    deal(s, "O")
    assert (heap(s.supply), s.rounds) == ("PPGGO", 6)


def test_two_seats_never_lack_tiles():
    """S20: two whole boards, full corners and the supply leave thirty tiles to deal"""
    full = f"5 points, corner PGOY \n {full_board()} \n"
    s = draw(full + full.replace("corner PGOY", "hand RRBY"), turn=1)
    assert len(heap(s.bag)) == 30


def test_a_short_deal_leaves_the_last_factories_short():
    """S21"""
    s = play(draw("5 points, hand O", 4, bag="PPPPPG", box="YB"), "pass", "keepO")
    deal(s, "PPPPPGYB")
    assert [source(s, number) for number in range(1, 10)] == ["PPPP", "PGYB", "", "", "", "", "", "", ""]
    s = deal(play(draw("5 points, hand O", 4, bag="PPPPPG", box=""), "pass", "keepO"), "PPPPPG")
    assert [source(s, number) for number in (1, 2, 3)] == ["PPPP", "PG", ""]


# Passing


@pytest.mark.parametrize("kept", ["", "O", "OO", "GO", "GGOO"])
def test_fewer_tiles_may_be_kept_than_could_be(kept):
    """S22"""
    s = draw("0 points, hand GGOORR \n 5 points, hand Y")
    play(s, "pass", *(f"keep{tile}" for tile in kept), *(["done"] if len(kept) < 4 else []))
    assert corner(s) == kept
    assert scores(s)[0] == 0


def test_corners_are_emptied_by_themselves():
    """S23: nobody is asked, and who keeps the same tiles again loses nothing"""
    s = play(draw("5 points, hand O \n 5 points, corner GG"), "pass", "keepO")
    assert (hand(s, 1), corner(s, 1)) == ("GG", "")
    deal(s, "BBBB" + "YYYY" * 4)
    assert rules.actor(s) == 0


def test_leftovers_of_the_last_round_go_to_the_box_at_the_pass():
    """S24"""
    s = play(draw("S: PPGGOOYYB \n 9 points, hand RR \n 5 points, hand O", rounds=6, bag="", box=""), "pass")
    assert scores(s)[0] == 9 - 2
    assert odds(s) == {"R": 2}  # and may fill the supply at once


@pytest.mark.parametrize(("literal", "points"), [(False, 14), (True, 13)])
def test_discarding_at_the_pass_is_never_worse(literal, points):
    """S24: a score of three, four tiles, a bonus of fourteen"""
    s = draw("3 points, hand YYYY \n R: R R R R R R", rounds=6, literal=literal)
    play(s, "pass", *(["keepY"] * 4 if literal else []))
    assert scores(s)[0] == points
    assert rules.actor(s) == OVER


def test_literally_kept_tiles_do_not_go_to_the_box_while_others_play():
    """S24"""
    s = draw("9 points, hand RR \n 5 points, hand OO", rounds=6, literal=True)
    play(s, "pass", "keepR", "keepR")
    assert (heap(s.box), corner(s), rules.actor(s)) == ("", "RR", 1)


def test_literally_is_an_option():
    """S24"""
    assert [start(**{"last_round_keep": keep}).keeps_last for keep in ("no", "literal")] == [0, 1]
    assert start().keeps_last == 0


def test_who_has_passed_does_not_come_back():
    """S25"""
    s = draw("5 points, hand OO \n 5 points, hand YYYYYY", holder=0)
    play(s, "pass", "keepO", "keepO")
    for move in ("Y>Y1", "Y>Y2", "Y>C1"):
        assert (moves(s, 0), rules.actor(s)) == ([], 1)
        play(s, move)
    play(s, "pass", "keepY", "keepY")
    assert s.rounds == 2
