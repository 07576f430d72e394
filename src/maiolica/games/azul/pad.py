"""What a score pad counts: tiles on the wall (AZ-16), the floor (AZ-17), and bonuses (AZ-22)."""

from __future__ import annotations

from typing import Any

from ...core.game.pad import PadCell, PadCount, PadField, PadGrid, PadGroup, PadPiece, PadSet, PadSetting, ScorePad
from ...core.game.scene import Label
from .account import SOURCES, TIE_RULE
from .ending import COLOR_BONUS, COLUMN_BONUS, ROW_BONUS
from .state import COLOR_NAMES, COLORS, COLUMNS, PENALTIES, ROWS, SLOTS, WALL_COLORS


class PadMaker:
    """Pads for the games with Azul's boards, each in its own words and with its own colors."""

    def __init__(self, game: str, colors: list[str]) -> None:
        self.game = game
        self.colors = colors

    def pad(self) -> ScorePad:
        """The whole pad."""
        return ScorePad(
            sources=SOURCES,
            tie_rule=TIE_RULE,
            tie="rows",
            settings=(PadSetting("wall"),),
            grids=(self.wall(grey=False), self.wall(grey=True)),
            counts=(self.floor(),),
            sets=tuple(self.sets()),
            ends="rows",
        )

    def word(self, key: str, **args: Any) -> Label:
        """A label of this game."""
        return Label(f"{self.game}-{key}", args)

    def color(self, color: int) -> Label:
        """A color in words."""
        return self.word(self.colors[color])

    def wall(self, grey: bool) -> PadGrid:
        """AZ-14, AZ-16, AZ-25: the tiles of a round, from the top."""
        cells = tuple(self.cell(row, column, grey) for row in range(ROWS) for column in range(COLUMNS))
        names = [PadPiece(name, f"tile-{name}", self.word(name)) for name in self.colors]
        return PadGrid(
            name="wall",
            source="wall",
            rule="AZ-16",
            fields=(PadField(COLUMNS, ROWS, cells),),
            pieces=tuple(names),
            told={key: f"{self.game}-account-{key}" for key in ("alone", "row", "column", "both")},
            laid=(f"{self.game}-cell", "color"),
            lines=True,
            allows="once",
            when={"wall": ("grey" if grey else "colored",)},
        )

    def cell(self, row: int, column: int, grey: bool) -> PadCell:
        """A cell of the wall; on the colored one its color is known."""
        place = {"row": row + 1, "column": column + 1}
        color = int(WALL_COLORS[row, column])
        return PadCell(
            id=wall_id(row, column),
            row=row,
            column=column,
            x=column,
            y=row,
            look="cell" if grey else f"cell-{self.colors[color]}",
            label=self.word("cell-grey", **place)
            if grey
            else self.word("cell-empty", color=self.color(color), **place),
            pieces=() if grey else (self.colors[color],),
            place=place,
            args={"line": row + 1},
        )

    def floor(self) -> PadCount:
        """AZ-17: what lies on the floor."""
        points = tuple(-int(sum(PENALTIES[:taken])) for taken in range(SLOTS + 1))
        return PadCount("floor", "floor", "AZ-17", f"{self.game}-account-floor", points)

    def sets(self) -> list[PadSet]:
        """AZ-22: complete rows, columns and colors."""
        rows, columns = range(ROWS), range(COLUMNS)
        across = [
            PadGroup(tuple(wall_id(row, column) for column in columns), ROW_BONUS, {"row": row + 1}) for row in rows
        ]
        down = [
            PadGroup(tuple(wall_id(row, column) for row in rows), COLUMN_BONUS, {"column": column + 1})
            for column in columns
        ]
        wall = tuple(wall_id(row, column) for row in rows for column in columns)
        same = [
            PadGroup(wall, COLOR_BONUS, {"color": self.color(color)}, piece=self.colors[color], number=ROWS)
            for color in range(COLORS)
        ]
        kinds = (("rows", "full-row", across), ("columns", "full-column", down), ("colors", "full-color", same))
        return [PadSet(source, "AZ-22", f"{self.game}-account-{told}", tuple(groups)) for source, told, groups in kinds]


def wall_id(row: int, column: int) -> str:
    """A cell of the wall, as it is called in pictures."""
    return f"wall-{row + 1}-{column + 1}"


PAD = PadMaker("azul", COLOR_NAMES).pad()
