"""Why points change: the lines that a stone completes (TE-5)."""

from __future__ import annotations

from collections.abc import Iterator

from maiolica.core.game.account import Item

from .rules import line_count, line_points
from .scene import word
from .state import EQUAL, LAID, LINES, State

SOURCES = ("equal", "different")
TIE_RULE = "TE-6"


def explain(s: State, seat: int, reason: int, first: int, second: int) -> Iterator[Item]:
    """A stone of a color is laid in a cell: every line through it that is full then brings points."""
    if reason != LAID:
        return
    after = s.clone()
    after.seats[seat].floor[first] = second + 1
    for line in range(line_count(s)):
        cells = [int(cell) for cell in LINES[line]]
        points = int(line_points(after.seats[seat], line))
        if points and first in cells:
            source = "equal" if points == EQUAL else "different"
            places = tuple(place(seat, cell) for cell in cells)
            yield Item("TE-5", source, word(f"account-{source}"), place(seat, first), (places,), due=points)


def place(seat: int, cell: int) -> str:
    """A cell in the picture."""
    return f"board-{seat + 1}-{cell + 1}"
