"""How many sequences of decisions there are from drawn positions: the numbers change only when the rules do."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.jit import INTERPRETED

from ..perft import perft
from .drawn import after_round, draw, moves, play

FACTORIES = "1: BBRK  2: YYWW  3: RRRR  4: BYRK  5: KKKW  "
BUILT = """
    12 points, floor M R
        B | . Y . . W
       .R | . B . . .
      KKK | . . B . .
     ...W | R . . . .
    ..... | . . . . B
"""
COMPLETE = """
        B | . Y . . W
       BB | R . . . .
      BBB | . . K . .
     .... | . . . B .
    WWWWW | . . . . .
"""


POSITIONS = {
    "two seats, first turn": draw(FACTORIES),
    "two seats, boards built": draw(FACTORIES + BUILT + BUILT.replace(", floor M R", "")),
    "three seats": draw(FACTORIES + "6: BBYY  7: RKWW", 3, turn=2),
    "four seats": draw(FACTORIES + "6: BBYY  7: RKWW  8: YYYW  9: BYKW", 4, turn=3),
    "the end of a round": draw("C: BBYYRW  1: K"),
    "tiling the grey wall": after_round(COMPLETE * 2, 3, grey=True),
}
COUNTS = {
    "two seats, first turn": [72, 4752, 239016],
    "two seats, boards built": [27, 662, 12444],
    "three seats": [102, 9792, 854496],
    "four seats": [138, 18216],
    "the end of a round": [30, 720, 11160, 115320],
    "tiling the grey wall": [2, 5, 8, 32, 64, 160, 256, 1024, 1024],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is_as_recorded(name):
    for depth, count in enumerate(COUNTS[name], 1):
        if not INTERPRETED or count < 1000:
            assert perft(POSITIONS[name], depth) == count


def test_a_full_offer_has_as_many_moves_as_can_be():
    factories = [f"{i + 1}: {'BYRKW'.replace('BYRKW'[i % 5], '')}" for i in range(9)]
    s = draw("\n".join([*factories, "C: BYRKW"]), 4)
    assert len(moves(s)) == (9 * 4 + 5) * 6


def test_equal_positions_reached_by_other_ways_are_equal_bytes():
    picture = "1: BBBB  2: RRRR  3: KKKK  4: WWWW"
    here = play(draw(picture), "1B>4", "2R>4", "3K>5", "4W>5")
    there = play(draw(picture), "3K>5", "4W>5", "1B>4", "2R>4")
    assert here.tobytes() == there.tobytes()


def test_a_line_that_was_full_and_one_that_never_was_are_equal_bytes():
    used = after_round("""
            . | . . . . .
           WW | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    used.seats[0].wall[1, 0] = 0
    used.seats[0].score = 0
    used.lid[4] -= 1
    used.bag[4] += 2
    unused = after_round("")
    assert used.tobytes() == unused.tobytes()
