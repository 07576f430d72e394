"""How many sequences of decisions there are from drawn positions: the numbers change only when the rules do."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.jit import INTERPRETED

from ..perft import perft
from .drawn import COLORS, covered, draw, full_board, moves, play

FACTORIES = "1: PPOR  2: YYBB  3: PPPP  4: GOYB  5: RRRP  "
FOUR_MORE = "6: GGYY  7: RROB  8: YYYO  9: BGPP"
BUILT = """
    O: O O . . . O   R: . R R . . .   Y: . . . Y Y .   P: P . . . . P
    C: P G . . B .
"""
GREY = """
    O: O O . . . .   R: . R B . . .   Y: . . . Y . .   P: P G O Y . .
    C: P G . . B .
"""
HANDS = "5 points, hand PPPGGGOOR \n {} \n 5 points, hand PPYYYYBB \n {}"


POSITIONS = {
    "taking, two seats": draw(FACTORIES),
    "taking, three seats": draw(FACTORIES + "6: GGYY  7: RROB", 3, turn=2),
    "taking, four seats, another wild color": draw(FACTORIES + FOUR_MORE, 4, turn=3, rounds=4),
    "from taking to placing": draw("C: PPRY  1: B"),
    "placing on the colored side": draw(HANDS.format(BUILT, BUILT)),
    "placing on the grey side": draw(HANDS.format(GREY, GREY), grey=True),
    "placing in the last round": draw(HANDS.format(BUILT, GREY), rounds=6, grey=True),
    "bonus tiles": play(draw(f"5 points, hand OO \n {full_board('O2')}"), "O>O2"),
    "passing": play(draw("5 points, hand PPGGGOOYB \n 5 points, hand R"), "pass"),
    "paying": play(draw("5 points, hand PPPPPGGGGGG \n 5 points, hand R"), "G>G6"),
}
COUNTS = {
    "taking, two seats": [10, 91, 714, 4739, 26065, 116080],
    "taking, three seats": [15, 211, 2679, 30190, 297529],
    "taking, four seats, another wild color": [18, 309, 4872, 69806, 899118],
    "from taking to placing": [3, 6, 6, 70, 390, 1588, 4436],
    "placing on the colored side": [18, 126, 784, 4117, 20041, 82448, 293765],
    "placing on the grey side": [69, 1712, 28579, 478467],
    "placing in the last round": [32, 631, 11395, 169757],
    "bonus tiles": [6, 34, 180, 180],
    "passing": [6, 31, 139, 560, 1517, 1984, 1984],
    "paying": [6, 18, 184, 1028, 3362, 8050],
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


def test_a_rich_hand_may_place_every_color_on_every_grey_space():
    s = draw(f"5 points, hand {COLORS * 6}", grey=True)
    assert len(moves(s)) == 7 * 6 * 6 + 1


def test_a_full_offer_has_as_many_moves_as_can_be():
    factories = [f"{i + 1}: {'GOYBR'.replace('GOYBR'[i % 5], '')}" for i in range(9)]
    assert len(moves(draw("\n".join([*factories, "C: PGOYBR"]), 4))) == 9 * 4 + 5


def test_three_picks_of_ten_tiles_can_be_made_in_as_many_orders():
    """Words of three letters from four pairs and two single ones: all different, or a pair and another one"""
    assert COUNTS["bonus tiles"][2] == 6 * 5 * 4 + 4 * 5 * 3


def test_equal_positions_reached_by_other_ways_are_equal_bytes():
    picture = "5 points, hand OORR \n 5 points, hand YYBB"
    here = play(draw(picture), "O>O1", "Y>Y1", "R>R1", "B>B1", "O>C1", "Y>C1")
    there = play(draw(picture), "R>R1", "B>B1", "O>C1", "Y>C1", "O>O1", "Y>Y1")
    assert here.tobytes() == there.tobytes()


def test_a_payment_that_was_asked_for_leaves_no_trace():
    asked = play(draw("5 points, hand PGGR \n 5 points, hand Y"), "G>G2", "w0")
    drawn = draw(f"6 points, hand PR \n {covered('G2')} \n 5 points, hand Y", turn=1, box="G")
    assert asked.tobytes() == drawn.tobytes()


def test_picks_in_another_order_are_equal_bytes():
    picture = f"5 points, hand OO \n {full_board('O2')}"
    here = play(draw(picture), "O>O2", "+P", "+B", "+G")
    there = play(draw(picture), "O>O2", "+G", "+P", "+B")
    assert here.tobytes() == there.tobytes()
