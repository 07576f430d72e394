"""Moves and draws in words."""

from __future__ import annotations

from collections.abc import Sequence

from maiolica.core.game.actions import Draw, Move
from maiolica.core.game.scene import Label
from maiolica.core.table.told import counted, starting_seat, together

from .moves import Lay
from .scene import ROW, word
from .state import COLOR_NAMES


def tell(move: Lay) -> Label:
    """A move in words."""
    row, column = divmod(move.cell, ROW)
    return word("told-lay", color=word(f"told-{COLOR_NAMES[move.color]}"), row=row + 1, column=column + 1)


def tell_draws(draws: Sequence[Move]) -> Label:
    """Draws in words."""
    parts = starting_seat(draws)
    stones = [draw.kind for draw in draws if isinstance(draw, Draw)]
    if stones:
        counts = counted(stones, lambda color, count: word("told-count", color=word(COLOR_NAMES[color]), count=count))
        parts.append(word("told-draw", stones=counts))
    return together(parts)
