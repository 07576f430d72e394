"""Where the points came from, as a table of characters."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.game.account import Summary
from ...core.game.scene import Label
from ...core.game.words import say
from ...core.table.account import signed

WIDEST_NAME = 12


def points_table(summary: Summary, names: Sequence[str], language: str) -> list[str]:
    """A row for each kind of points with a column for each seat, the score after each round, and ties in words."""
    kinds = [(say(row.name, language), [signed(points) for points in row.sums]) for row in summary.rows]
    total = (say(Label("account-total"), language), [str(points) for points in summary.scores[-1]])
    rounds = [
        (say(column, language), [str(points) for points in scores])
        for column, scores in zip(summary.columns, summary.scores, strict=True)
    ]
    heads = [name if len(name) <= WIDEST_NAME else f"{name[: WIDEST_NAME - 1]}…" for name in names]
    left = max(len(name) for name, _ in (*kinds, total, *rounds))
    widths = [max(len(head), 5) for head in heads]

    def line(name: str, cells: Sequence[str]) -> str:
        return "  ".join([name.ljust(left), *(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))])

    told = [say(tie.told, language, names) for tie in summary.ties]
    return [line("", heads), *(line(*row) for row in (*kinds, total)), "", *(line(*row) for row in rounds), *told]
