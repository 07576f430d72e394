"""How many sequences of decisions there are from fixed deals: the numbers change only when the rules do."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.jit import INTERPRETED

from ..azul.drawn import draw as draw_azul
from ..perft import perft
from .drawn import NOTHING_BUILT, after_round, dealt, draw, play

LAID = "TTWD BBRR WWWW TBWD DDDR"
LAID_FOR_3 = LAID + "TTBB WDRR"
LAID_FOR_4 = LAID_FOR_3 + "BBBR TBDR"
STUCK = """
        B | T . D . .
       DD | . D T B W
      BBB | . . B . .
     .... | . . . . .
    RRRRR | . . . . .
"""


POSITIONS = {
    "plain": dealt("", LAID, saucers="plain"),
    "plus and magnet": dealt("2 + 3 mB", LAID, "R"),
    "plus and magnet by position": dealt("4 + 3 mR", LAID, "R", setup_order="position"),
    "two magnets": dealt("1 mD 2 mT", LAID),
    "keep and spread": dealt("1 keep 4 spread", LAID),
    "spread and shield": dealt("4 spread 5 shield", LAID),
    "three seats": dealt("4 spread 1 shield 6 keep", LAID_FOR_3, seats=3),
    "four seats": dealt("4 spread 1 shield 6 keep 9 +", LAID_FOR_4, "W", seats=4),
    "the end of a round": draw("1 spread: TBW  2 gone:  3: D  C: R \n shield free" + NOTHING_BUILT),
    "tiling the grey box": after_round("2 gone: \n shield free" + STUCK * 2, 3, grey=True),
}
COUNTS = {
    "plain": [72, 4752, 239016],
    "plus and magnet": [72, 4752, 240816],
    "plus and magnet by position": [84, 6552],
    "two magnets": [78, 5616],
    "keep and spread": [72, 3216, 107550],
    "spread and shield": [72, 3216, 106806],
    "three seats": [102, 7536],
    "four seats": [144, 16608],
    "the end of a round": [30, 324, 1620, 4824, 44640],
    "tiling the grey box": [2, 2, 4, 20, 40, 40, 80, 400],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is_as_recorded(name):
    for depth, count in enumerate(COUNTS[name], 1):
        if not INTERPRETED or count < 1000:
            assert perft(POSITIONS[name], depth) == count


def test_plain_saucers_have_as_many_sequences_as_factories():
    """CH-1"""
    azul = draw_azul("1: BBRK  2: YYWW  3: RRRR  4: BYRK  5: KKKW")
    for depth in (1, 2):
        assert perft(POSITIONS["plain"], depth) == perft(azul, depth)


def test_a_spread_multiplies_the_sequences_by_two_for_each_remaining_color():
    """CH-10: one of four colors to six places, and then three decisions"""
    s = draw("3 spread: TBWD")
    assert [perft(s, depth) for depth in range(1, 5)] == [4 * 6, 4 * 6 * 2, 4 * 6 * 4, 4 * 6 * 8]


def test_positions_after_a_spread_and_without_one_are_equal_bytes():
    """CH-10: the hand is empty again"""
    here = play(draw("2: W  3 spread: TB  5: R"), "3T>1", "B<<")
    there = play(draw("2: BW  3 spread: T  5: R"), "3T>1")
    assert here.tobytes() == there.tobytes()


def test_positions_after_a_round_with_a_shield_and_without_one_are_equal_bytes():
    """CH-15"""
    here = after_round("3 gone:  2 keep: \n 9 points, shield free" + NOTHING_BUILT)
    there = after_round("2 mT:  4 spread: \n 9 points" + NOTHING_BUILT)
    assert here.tobytes() == there.tobytes()
