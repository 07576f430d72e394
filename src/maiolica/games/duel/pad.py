"""What a score pad counts: plates drawn (DU-7), tiles (DU-26, DU-27), what is lost (DU-28), and goals (DU-32)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.game.pad import (
    PadCell,
    PadCount,
    PadExtra,
    PadField,
    PadGrid,
    PadGroup,
    PadPiece,
    PadSet,
    PadSetting,
    PadStart,
    ScorePad,
)
from .account import SOURCES, TIE_RULE, cells_in
from .goals import (
    BORDER,
    BORDER_TILE,
    COLORFUL_ROW,
    COLUMN,
    COLUMNS,
    DIAGONAL,
    EMPTY_SPECIAL,
    ENOUGH_COLORS,
    FILLED_WILD,
    LOWER_CORNER,
    LOWER_CORNERS,
    MAIN_DIAGONALS,
    ROW,
    ROWS,
    UPPER_CORNER,
    UPPER_CORNERS,
)
from .names import TILES, color_word, word
from .state import (
    COLOR_NAMES,
    DATA,
    GOAL_NAMES,
    LAST_ROUND,
    LINES,
    MOST_DRAWN,
    PENALTIES,
    PLATES_OF_A_TYPE,
    SLOTS_IN_A_ROW,
    START_SCORE,
    TOKEN_PENALTY,
)

SPECIAL = "special"
PLATE = LINES // SLOTS_IN_A_ROW  # cells on a side of it
GAP = 0.1  # between plates


def dome_id(row: int, column: int) -> str:
    """A cell of the dome, as it is called in pictures."""
    return f"dome-{row + 1}-{column + 1}"


def cell(row: int, column: int) -> PadCell:
    """A cell of the dome; which plate lies there is not asked."""
    place = {"row": row + 1, "column": column + 1}
    return PadCell(
        id=dome_id(row, column),
        row=row,
        column=column,
        x=column + column // PLATE * GAP,
        y=row + row // PLATE * GAP,
        look="slot",
        label=word("pad-cell", **place),
        place=place,
        args={"line": row + 1},
    )


def dome() -> PadGrid:
    """DU-19, DU-26, DU-27: the tiles of a round, from the top; a special one after the last tile of its plate."""
    side = LINES + (SLOTS_IN_A_ROW - 1) * GAP
    cells = tuple(cell(row, column) for row in range(LINES) for column in range(LINES))
    colors = [PadPiece(name, TILES[i], color_word(i)) for i, name in enumerate(COLOR_NAMES)]
    points = tuple(row + 1 for row in range(LINES))
    return PadGrid(
        name="dome",
        source="tiles",
        rule="DU-26",
        fields=(PadField(side, side, cells),),
        pieces=(*colors, PadPiece(SPECIAL, TILES[-1], word("special-tile"))),
        told={key: f"duel-account-{key}" for key in ("alone", "row", "column", "both")},
        laid=("duel-cell", "tile"),
        lines=True,
        extras=(PadExtra(SPECIAL, "DU-27", "special", "duel-account-special", ("row",), points, PLATE),),
    )


# Goals --------------------------------------------------------------------------------------------


def goal(name: str, groups: Iterable[PadGroup], **when: tuple[str, ...]) -> PadSet:
    """DU-32: a goal that the pieces on the dome decide."""
    return PadSet(name, "DU-32", f"duel-account-goal-{name}", tuple(groups), True, {"goals": (name,), **when})


def groups(sets: Iterable[Any], points: int, **more: Any) -> list[PadGroup]:
    """Sets of cells, each worth so much."""
    return [PadGroup(tuple(dome_id(*at) for at in cells_in(int(one))), points, **more) for one in sets]


def colorful(choice: str) -> PadSet:
    """DU-32: rows of many colors; whether a special tile is one more is an option."""
    ignored = () if choice == "yes" else (SPECIAL,)
    rows = groups(ROWS, COLORFUL_ROW, different=ENOUGH_COLORS, ignored=ignored)
    return goal("colors", rows, special_is_a_color=(choice,))


def asked(name: str, points: int, **more: Any) -> PadCount:
    """DU-32: a goal of cells that only the players see."""
    most = tuple(points * count for count in range(PLATES_OF_A_TYPE + 1))
    told, when = f"duel-account-goal-{name}", {"goals": (name,)}
    return PadCount(name, name, "DU-32", told, most, word(f"pad-{name}"), final=True, always=True, when=when, **more)


PAD = ScorePad(
    sources=SOURCES,
    tie_rule=TIE_RULE,
    tie="token",
    settings=(
        PadSetting(
            "goals",
            groups=tuple(zip(GOAL_NAMES[::2], GOAL_NAMES[1::2], strict=True)),
            names={name: word(f"source-{name}") for name in GOAL_NAMES},
            chosen=",".join(DATA["goals"]["first"]),
        ),
        PadSetting("special_is_a_color"),
    ),
    start=PadStart("DU-1", "start", word("account-start"), START_SCORE),
    counts=(
        PadCount(
            "plates",
            "plates",
            "DU-7",
            "duel-account-plate",
            tuple(-count for count in range(MOST_DRAWN + 1)),
            word("pad-plates"),
            arg="",
            singly=True,
            first=True,
        ),
        PadCount("broken", "broken", "DU-28", "duel-account-broken", tuple(-int(points) for points in PENALTIES)),
        PadCount("token", "token", "DU-28", "duel-account-token", (0, -TOKEN_PENALTY), arg="", alone=True),
        asked("wilds", FILLED_WILD, none="duel-account-goal-wilds-open"),
        asked("specials", EMPTY_SPECIAL),
    ),
    grids=(dome(),),
    sets=(
        goal("rows", groups(ROWS, ROW)),
        colorful("yes"),
        colorful("no"),
        goal("columns", groups(COLUMNS, COLUMN)),
        goal("perimeter", groups((1 << cell for cell in range(LINES * LINES) if BORDER >> cell & 1), BORDER_TILE)),
        goal("diagonals", groups(MAIN_DIAGONALS, DIAGONAL)),
        goal("corners", [*groups(UPPER_CORNERS, UPPER_CORNER), *groups(LOWER_CORNERS, LOWER_CORNER)]),
    ),
    rounds={"2": LAST_ROUND},
)
