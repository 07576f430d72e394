"""Why points change (AZ-16, AZ-17, AZ-22), and what decides between equal ones (AZ-23)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.dialect.runs import cells_of_runs, runs_that_count
from ...core.game.account import Item
from ...core.game.scene import Label
from .ending import COLOR_BONUS, COLUMN_BONUS, ROW_BONUS, complete_rows
from .state import BONUS, COLOR_NAMES, COLORS, COLUMNS, FALLEN, PENALTIES, ROWS, TILE, Seat, State

SOURCES = ("wall", "floor", "rows", "columns", "colors")
TIE_RULE = "AZ-23"


class Accountant:
    """Accounts for the games with Azul's boards, each in its own words and with its own colors."""

    def __init__(self, game: str, colors: list[str]) -> None:
        self.game = game
        self.colors = colors

    def word(self, key: str, **args: Any) -> Label:
        """A label of this game."""
        return Label(f"{self.game}-account-{key}", args)

    def explain(self, s: State, seat: int, reason: int, first: int, second: int) -> Iterator[Item]:
        """What a note means."""
        me = s.seats[seat]
        if reason == TILE:
            yield self.tile(me, seat, first, second)
        elif reason == FALLEN and first > 0:
            yield self.floor(seat, first)
        elif reason == BONUS:
            yield from self.bonuses(me, seat)

    def tile(self, me: Seat, seat: int, row: int, column: int) -> Item:
        """AZ-16: the runs through a new tile, or the tile alone."""
        runs = cells_of_runs(me.wall, ROWS, COLUMNS, row, column)
        across, down = (len(run) for run in runs)
        key, counting = runs_that_count(runs)
        return Item(
            "AZ-16",
            "wall",
            self.word(key, line=row + 1, across=across, down=down),
            at=wall_place(seat, row, column),
            places=tuple(tuple(wall_place(seat, *cell) for cell in run) for run in counting),
            start=f"board-{seat + 1}-line-{row + 1}-1",
            due=sum(len(run) for run in counting),
        )

    def floor(self, seat: int, taken: int) -> Item:
        """AZ-17: each taken slot costs points."""
        slots = tuple(f"board-{seat + 1}-floor-{slot + 1}" for slot in range(taken))
        told = self.word("floor", count=taken)
        return Item("AZ-17", "floor", told, slots[-1], (slots,), due=-sum(PENALTIES[:taken]))

    def bonuses(self, me: Seat, seat: int) -> Iterator[Item]:
        """AZ-22: complete rows, columns and colors, one after the other."""
        for row in range(ROWS):
            cells = [(row, column) for column in range(COLUMNS)]
            yield from self.bonus(me, seat, cells, "rows", self.word("full-row", row=row + 1), ROW_BONUS)
        for column in range(COLUMNS):
            cells = [(row, column) for row in range(ROWS)]
            yield from self.bonus(me, seat, cells, "columns", self.word("full-column", column=column + 1), COLUMN_BONUS)
        for color in range(COLORS):
            cells = [
                (row, column) for row in range(ROWS) for column in range(COLUMNS) if me.wall[row, column] == color + 1
            ]
            told = self.word("full-color", color=Label(f"{self.game}-{self.colors[color]}"))
            yield from self.bonus(me, seat, cells, "colors", told, COLOR_BONUS)

    def bonus(
        self, me: Seat, seat: int, cells: list[tuple[int, int]], source: str, told: Label, points: int
    ) -> Iterator[Item]:
        """A bonus, if all its cells have tiles."""
        if len(cells) == ROWS and all(me.wall[cell] for cell in cells):
            places = tuple(wall_place(seat, *cell) for cell in cells)
            yield Item("AZ-22", source, told, places[-1], (places,), due=points, final=True)


def wall_place(seat: int, row: int, column: int) -> str:
    """A cell of the wall in the picture."""
    return f"board-{seat + 1}-wall-{row + 1}-{column + 1}"


def tie_value(s: State, seat: int) -> int:
    """AZ-23: complete rows."""
    return int(complete_rows(s.seats[seat]))


explain = Accountant("azul", COLOR_NAMES).explain
