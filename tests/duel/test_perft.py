"""How many sequences of decisions there are from drawn positions: the numbers change only when the rules do."""

from __future__ import annotations

from math import comb, factorial

import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.games.duel.state import State

from ..perft import perft
from .drawn import draw, moves, play, resolve, script

FACTORIES = "1: YYKB  2: BBRT  3: RKTY  4: KKKT  L: BBYRT"
MOONS = "1: | YK  2: | KKB  3: BBRT  4: =BR  L: | KKR"
DISPLAY = "display 3 7 11, top W"
BUILT = """
    9 points, chips B BR TY Y Y K
    plates 1^ 10> .   4^ . 12<   . 5v .
    Y   | . . . . . .
    T   | . . . . . .
    YY  | . . . . . .
    K   | K . . . . .
"""
OTHER = """
    4 points, chips R RT RT T KB
    plates 2^ 13^ .   6^ . 14>   . 8v .
    K   | . . . . . .
    T   | . . . . . .
    YYY | . . . . . .
    K   | . . . . . .
"""


POSITIONS = {
    "taking tiles": draw(FACTORIES, plates=(2, 2)),
    "plates, tiles and chips": draw(f"{MOONS} \n {DISPLAY} \n {BUILT}", rounds=4),
    "without points": draw(f"{MOONS} \n display 3 \n 0 points \n 0 points", plates=(1, 1)),
    "the last round": draw(f"{MOONS} \n {BUILT}", rounds=5, turn=1),
    "looking at four plates": script(
        draw(f"{FACTORIES} \n {DISPLAY} \n {BUILT}", rounds=3),
        "+? :topW +? :topS +? :topS +? :topW stop :#18 :#17 :#2 :#6",
    ),
    "the domes": resolve(f"{BUILT} \n {OTHER}", rounds=4),
}
COUNTS = {
    "taking tiles": [112, 4578, 135646],
    "plates, tiles and chips": [25, 543, 7720, 104779],
    "without points": [44, 947, 15373, 215630],
    "the last round": [43, 461, 6470, 45250, 330290],
    "looking at four plates": [4, 64, 192, 384, 44544, 1047168],
    "the domes": [2, 4, 10, 26, 70, 150, 356, 764],
}
LIGHT = 1_000 if INTERPRETED else 12_000


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is_as_recorded(name):
    for depth, count in enumerate(COUNTS[name], 1):
        if count <= LIGHT:
            assert perft(POSITIONS[name], depth) == count


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", [name for name in POSITIONS if COUNTS[name][-1] > LIGHT])
def test_the_number_of_long_sequences_is_as_recorded(name):
    depth = len(COUNTS[name])
    assert perft(POSITIONS[name], depth) == COUNTS[name][-1]


def test_a_full_offer_has_as_many_moves_as_can_be():
    """Four colors of every small factory, five of the large one: each to six lines or broken; plates and the stack"""
    s = draw("1: BYRK  2: YRKT  3: BRKT  4: BYRT  L: BYRKT \n display 1 2 3")
    assert len(moves(s)) == (4 * 4 + 5) * 7 + 3 + 1


def test_a_pile_of_three_colors_has_six_orders():
    """DU-10"""
    s = play(draw("1: YRKB  2: =B"), "1Y>1")
    assert orders(s) == factorial(3)
    assert orders(play(draw("1: YBBK  2: =B"), "1Y>1")) == comb(3, 1)
    assert orders(play(draw("1: YBBB  2: =B"), "1Y>1")) == 1


def orders(s: State) -> int:
    """In how many ways the rest of a factory can be piled up."""
    if not moves(s)[0].startswith("^"):
        return 1
    return sum(orders(play(s.clone(), move)) for move in moves(s))


def test_plates_put_back_have_as_many_orders_as_there_are():
    """DU-7: which is kept, where and how it is put, and the order of the three others"""
    assert COUNTS["looking at four plates"][:4] == [4, 4 * 4 * 4, 4 * 4 * 4 * 3, 4 * 4 * 4 * 3 * 2]


def test_equal_positions_reached_by_other_ways_are_equal_bytes():
    picture = f"{FACTORIES} \n {DISPLAY}"
    here = script(draw(picture), "4K>3 LB>2 +3 #1^ +7 #2>")
    there = script(draw(picture), "+3 #1^ LB>2 4K>3 +7 #2>")
    assert here.tobytes() == there.tobytes()


def test_looks_in_another_order_are_equal_bytes():
    """DU-7: what was drawn first does not matter once all plates are seen"""
    picture = f"{FACTORIES} \n {DISPLAY}"
    here = script(draw(picture), "+? :topW +? :topS stop :#12 :#13")
    there = script(draw(picture), "+? :topW +? :topS stop :#13 :#12")
    assert here.tobytes() == there.tobytes()


def test_a_payment_that_was_asked_for_leaves_no_trace():
    """DU-22"""
    plates = "plates 8^ . . . . . . . ."
    s = resolve(f"5 points, chips Y Y TY \n {plates} \n | . . . . . . \n Y | . . . . . .", rounds=2)
    play(s, "complete -Y")
    forced = resolve(f"5 points, chips Y Y \n {plates} \n | . . . . . . \n Y | . . . . . .", rounds=2)
    play(forced, "complete")
    me, other = s.seats[0].clone(), forced.seats[0].clone()
    me.chips[:], me.spent, other.chips[:], other.spent = 0, 0, 0, 0
    assert me.tobytes() == other.tobytes()
