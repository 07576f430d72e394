"""The bonuses at the end (PA-21): complete stars, and sets of equal numbers."""

from __future__ import annotations

from ...core.dialect.jit import part
from .board import COLOR_BONUS, COST, DIFFERENT_BONUS, NUMBER_BONUS, NUMBERS
from .state import SLOTS, STARS, Seat, State


@part
def bonus(s: State, me: Seat) -> int:
    """PA-21: the bonuses that a board has earned."""
    points = 0
    for star in range(STARS):
        points += star_bonus(me, star)
    for i in range(NUMBERS):
        points += number_bonus(s, me, i + 1)
    return points


@part
def star_bonus(me: Seat, star: int) -> int:
    """PA-21, S30: a complete star scores by its one color, or for six different ones."""
    for slot in range(SLOTS):
        if me.stars[star, slot] == 0:
            return 0
    one_color = me.stars[star, 0] == me.stars[star, 1]
    return int(COLOR_BONUS[me.stars[star, 0] - 1]) if one_color else DIFFERENT_BONUS


@part
def number_bonus(s: State, me: Seat, number: int) -> int:
    """PA-21, S27, S28: all spaces with this number on the side in use are covered."""
    for star in range(STARS):
        for slot in range(SLOTS):
            if me.stars[star, slot] == 0 and COST[s.grey, star * SLOTS + slot] == number:
                return 0
    return int(NUMBER_BONUS[number - 1])
