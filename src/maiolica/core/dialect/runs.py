"""Runs of neighbors on a grid, across and down."""

from __future__ import annotations

from .jit import part
from .record import Grid

Runs = tuple[list[tuple[int, int]], list[tuple[int, int]]]  # the cells across, and down


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


def cells_of_runs(cells: Grid, rows: int, columns: int, row: int, column: int) -> Runs:
    """The cells of the same two runs, across and down, this cell among them: for those who show what counts."""

    def run(step: tuple[int, int]) -> list[tuple[int, int]]:
        y, x = row + step[0], column + step[1]
        found = []
        while 0 <= y < rows and 0 <= x < columns and cells[y, x] != 0:
            found.append((y, x))
            y, x = y + step[0], x + step[1]
        return found

    here = [(row, column)]
    return [*run((0, -1))[::-1], *here, *run((0, 1))], [*run((-1, 0))[::-1], *here, *run((1, 0))]


def runs_that_count(runs: Runs) -> tuple[str, list[list[tuple[int, int]]]]:
    """Which of the two runs count, as the name of a sentence, and the runs; a tile without neighbors counts alone."""
    across, down = (len(run) > 1 for run in runs)
    name = ("both" if down else "row") if across else "column" if down else "alone"
    return name, [run for run in runs if len(run) > 1] or [runs[0]]
