"""Why a move is refused."""

from __future__ import annotations

from maiolica.core.game.scene import Label

from .moves import Lay
from .scene import ROW, word
from .state import COLOR_NAMES, State


def why_not(s: State, seat: int, move: Lay) -> Label:
    """The stone is not there, or the cell is not free."""
    if s.bench[move.color] == 0:
        return word("why-none", color=word(COLOR_NAMES[move.color]))
    return word("why-taken", row=move.cell // ROW + 1, column=move.cell % ROW + 1)
