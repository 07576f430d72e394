"""Runs of neighbors on a grid, across and down."""

from __future__ import annotations

from .jit import part
from .record import Grid


@part
def runs_through(cells: Grid, rows: int, columns: int, row: int, column: int) -> int:
    """The lengths of the two runs of filled cells through a cell; a run of this cell alone counts only once, as 1."""
    left, right, top, bottom = column, column, row, row
    while left > 0 and cells[row, left - 1] != 0:
        left -= 1
    while right < columns - 1 and cells[row, right + 1] != 0:
        right += 1
    while top > 0 and cells[top - 1, column] != 0:
        top -= 1
    while bottom < rows - 1 and cells[bottom + 1, column] != 0:
        bottom += 1
    across = right - left + 1
    down = bottom - top + 1
    return across + down if across > 1 and down > 1 else max(across, down)
