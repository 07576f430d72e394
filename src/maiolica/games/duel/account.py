"""Why points change: tiles on the dome (DU-26, DU-27), what is paid (DU-7, DU-28), and goals (DU-32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.dialect.runs import cells_of_runs, runs_that_count
from ...core.game.account import Item
from .goals import (
    BORDER,
    COLUMNS,
    LOWER_CORNERS,
    MAIN_DIAGONALS,
    ROWS,
    UPPER_CORNERS,
    cells_for,
    filled_cells,
    is_colorful,
)
from .names import word
from .scene import points_of
from .state import (
    BROKE,
    DRAWN,
    GOAL_NAMES,
    GOALS,
    GOALS_COUNTED,
    LINES,
    PENALTIES,
    SPECIAL_CELL,
    SPECIAL_TILE_SET,
    START_SCORE,
    STARTED,
    TILE,
    TOKEN_PENALTY,
    WILD_CELL,
    Seat,
    State,
)

SOURCES = ("start", "tiles", "special", "plates", "broken", "token", *GOAL_NAMES)
TIE_RULE = "DU-33"


def explain(s: State, seat: int, reason: int, first: int, second: int) -> Iterator[Item]:
    """What a note means."""
    me = s.seats[seat]
    if reason == STARTED:
        yield Item("DU-1", "start", word("account-start"), due=START_SCORE)
    elif reason == DRAWN:
        yield Item("DU-7", "plates", word("account-plate"), "stack", due=-1)
    elif reason == TILE:
        yield tile(me, seat, first, second)
    elif reason == SPECIAL_TILE_SET:
        at = dome_place(seat, first, second)
        yield Item("DU-27", "special", word("account-special", row=first + 1), at, ((at,),), due=first + 1)
    elif reason == BROKE:
        yield from paid(seat, first, bool(second))
    elif reason == GOALS_COUNTED:
        yield from (goal(s, me, seat, one) for one in range(GOALS) if s.goals[one])


def tile(me: Seat, seat: int, row: int, column: int) -> Item:
    """DU-26: the runs through a new tile, or the tile alone."""
    runs = cells_of_runs(me.tiles, LINES, LINES, row, column)
    across, down = (len(run) for run in runs)
    key, counting = runs_that_count(runs)
    return Item(
        "DU-26",
        "tiles",
        word(f"account-{key}", line=row + 1, across=across, down=down),
        at=dome_place(seat, row, column),
        places=tuple(tuple(dome_place(seat, *cell) for cell in run) for run in counting),
        start=f"board-{seat + 1}-line-{row + 1}-1",
        due=sum(len(run) for run in counting),
    )


def paid(seat: int, tiles: int, has_token: bool) -> Iterator[Item]:
    """DU-28: broken tiles, then the token."""
    if tiles > 0:
        places = tuple(f"board-{seat + 1}-broken-{i + 1}" for i in range(tiles))
        told = word("account-broken", count=tiles)
        yield Item("DU-28", "broken", told, places[-1], (places,), due=-int(PENALTIES[tiles]))
    if has_token:
        yield Item("DU-28", "token", word("account-token"), f"board-{seat + 1}-token", due=-TOKEN_PENALTY)


# Goals --------------------------------------------------------------------------------------------


def goal(s: State, me: Seat, seat: int, which: int) -> Item:
    """DU-32: what one goal brings, and for what; a goal that brings nothing has a line, too."""
    name = GOAL_NAMES[which]
    groups = found_for(s, me, name)
    single = name in ("perimeter", "wilds", "specials")
    told = word(f"account-goal-{name}", count=sum(map(len, groups)) if single else len(groups))
    points = points_of(s, which, seat)
    if name == "wilds" and points == 0:
        groups, told = [], word("account-goal-wilds-open")
    places = tuple(tuple(dome_place(seat, *cell) for cell in group) for group in groups)
    return Item("DU-32", name, told, f"goal-{name}-seat-{seat + 1}", places, due=points, final=True)


def found_for(s: State, me: Seat, name: str) -> list[list[tuple[int, int]]]:
    """The groups of cells that count for a goal."""
    filled = filled_cells(me)
    if name == "perimeter":
        return [cells_in(filled & BORDER)]
    if name in ("wilds", "specials"):
        wanted = cells_for(me, WILD_CELL if name == "wilds" else SPECIAL_CELL)
        return [cells_in(wanted if name == "wilds" else wanted & ~filled)]
    if name == "colors":
        return [cells_in(filled & int(ROWS[row])) for row in range(LINES) if is_colorful(me, row, s.special_is_a_color)]
    sets: dict[str, Any] = {"rows": ROWS, "columns": COLUMNS, "diagonals": MAIN_DIAGONALS}
    sets["corners"] = [*UPPER_CORNERS, *LOWER_CORNERS]
    return [cells_in(int(one)) for one in sets[name] if filled & int(one) == one]


def cells_in(found: int) -> list[tuple[int, int]]:
    """The cells of a set."""
    return [divmod(cell, LINES) for cell in range(LINES * LINES) if found >> cell & 1]


def dome_place(seat: int, row: int, column: int) -> str:
    """A cell of the dome in the picture."""
    return f"board-{seat + 1}-dome-{row + 1}-{column + 1}"


def tie_value(s: State, seat: int) -> int:
    """DU-33: whether the seat holds the token of the last round."""
    return int(s.token == seat + 1)
