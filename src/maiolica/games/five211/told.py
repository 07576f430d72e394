"""Moves and draws in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ...core.game.actions import Draw, Move
from ...core.game.scene import Label
from ...core.table.told import listed, starting_seat, together
from .moves import Choose
from .names import word
from .state import COLOR_NAMES, ROOSTER, VALUES


def tell(move: Choose) -> Label:
    """A move in words."""
    color = COLOR_NAMES[move.color]
    if move.value == ROOSTER:
        return word(f"told-choose-rooster-{color}")
    return word(f"told-choose-{color}", value=move.value + 1)


def tell_draws(draws: Sequence[Move]) -> Label:
    """Draws in words: the cards by color, with their values."""
    told = starting_seat(draws, "five211-told-first")
    cards = sorted(draw.kind for draw in draws if isinstance(draw, Draw))
    colors = []
    for color, kinds in groupby(cards, lambda kind: kind // VALUES):
        values = " ".join(str(kind % VALUES + 1) for kind in kinds)
        colors.append(word(f"told-cards-{COLOR_NAMES[color]}", values=values))
    return together(told + ([word("told-draw", cards=listed(colors))] if colors else []))
