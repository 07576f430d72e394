"""The moves of Tesserae as tuples, integers and texts."""

from __future__ import annotations

from typing import NamedTuple

from maiolica.core.game.actions import ActionSpace, Draw, FirstSeat, Kind

from .state import CELL_NAMES, LETTERS, SEATS


class Lay(NamedTuple):
    """Take a stone of this color from the bench, and lay it in a free cell (TE-3)."""

    color: int
    cell: int


MOVES = ActionSpace(Kind(Lay, "{color}>{cell}", {"color": LETTERS, "cell": CELL_NAMES}))
OUTCOMES = ActionSpace(
    Kind(Draw, "{kind}", {"kind": LETTERS}),
    Kind(FirstSeat, "seat{seat}", {"seat": [str(seat + 1) for seat in range(SEATS[-1])]}),
)
FIRST_SEAT = OUTCOMES.first[FirstSeat]
