"""The moves of Azul Duel as tuples, integers and texts; text counts from one, tuples count from zero.

| text | tuple | meaning |
|---|---|---|
| `+7` | `Plate(plate=6)` | take plate 7 from the display (DU-6, DU-7) |
| `+?`, `stop` | `Stack(more=1)`, `Stack(more=0)` | draw a plate from the stack; draw no more, and look (DU-7) |
| `keep7` | `Keep(kept=6)` | of the plates looked at, keep plate 7 (DU-7) |
| `#5>` | `Put(slot=4, turn=1)` | put the plate on slot 5: `^` upright, or `>`, `v`, `<` clockwise once, twice, thrice |
| `under7` | `Under(under=6)` | plate 7 goes back under the stack next (DU-7) |
| `2R>4` | `Take(source=1, color=2, line=3)` | red tiles of factory 2 to line 4 (DU-10) |
| `LK>X` | `Take(source=4, color=3, line=6)` | black tiles of the large factory, to be broken (DU-10) |
| `MR>3` | `Take(source=5, color=2, line=2)` | red tiles of the moon sides to line 3 (DU-11) |
| `^R` | `Pile(tile=2)` | the next tile of the pile, from the bottom up, is red (DU-10) |
| `chip2` | `TakeChip(factory=1)` | take the chip of factory 2 (DU-16) |
| `leave`, `complete` | `Complete(chips=0)`, `Complete(chips=1)` | leave the line, or complete it with chips (DU-22) |
| `-BR` | `Spend(chip=5)` | spend a chip of blue and red (DU-22) |
| `4@2` | `Place(row=3, column=1)` | the tile of line 4 goes to column 2 of the dome (DU-21) |

Drawn are `R` a tile, `seat2` who starts, `rows` a goal, `topW` the type of the stack's top plate, `#7` a plate's
front, `cBR` a chip that is turned up. Both lists number their kinds in this order, the last field running fastest.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.game.actions import ActionSpace, Draw, FirstSeat, Kind
from .state import CHIPS, COLORS, GOAL_NAMES, LARGE, LETTERS, LINES, PLATES, SEATS, SLOTS


class Plate(NamedTuple):
    """Take a plate from the display (DU-6, DU-7)."""

    plate: int


class Stack(NamedTuple):
    """Draw one more plate from the stack, or stop and look at the plates drawn (DU-7)."""

    more: int


class Keep(NamedTuple):
    """Keep this one of the plates looked at (DU-7)."""

    kept: int


class Put(NamedTuple):
    """Put the plate on a slot of the dome, after so many quarter turns clockwise (DU-7)."""

    slot: int
    turn: int


class Under(NamedTuple):
    """This plate goes back under the stack next (DU-7)."""

    under: int


class Take(NamedTuple):
    """Take all tiles of a color from a sun side, or what lies open on the moon sides (DU-10, DU-11, DU-13)."""

    source: int
    color: int
    line: int


class Pile(NamedTuple):
    """The next tile of the pile, from the bottom up, has this color (DU-10)."""

    tile: int


class TakeChip(NamedTuple):
    """Take the chip that lies face up on this factory (DU-16)."""

    factory: int


class Complete(NamedTuple):
    """Complete the line with chips, or leave it as it is (DU-22)."""

    chips: int


class Spend(NamedTuple):
    """Spend a chip of this kind on the line (DU-22)."""

    chip: int


class Place(NamedTuple):
    """The tile of a full line goes to this column of its row (DU-21)."""

    row: int
    column: int


class Goal(NamedTuple):
    """This goal is in play (DU-3)."""

    goal: int


class Top(NamedTuple):
    """The plate on top of the stack is of this type (DU-2)."""

    type: int


class Front(NamedTuple):
    """The plate that is turned up or looked at is this one (DU-2, DU-7)."""

    plate: int


class ChipUp(NamedTuple):
    """The chip that is turned up is of this kind (DU-15)."""

    chip: int


def numbers(count: int) -> list[str]:
    """1, 2, 3 …: how people number things."""
    return [str(i + 1) for i in range(count)]


MOVES = ActionSpace(
    Kind(Plate, "+{plate}", {"plate": numbers(PLATES)}),
    Kind(Stack, "{more}", {"more": ["stop", "+?"]}),
    Kind(Keep, "keep{kept}", {"kept": numbers(PLATES)}),
    Kind(Put, "#{slot}{turn}", {"slot": numbers(SLOTS), "turn": "^>v<"}),
    Kind(Under, "under{under}", {"under": numbers(PLATES)}),
    Kind(
        Take,
        "{source}{color}>{line}",
        {"source": [*numbers(LARGE), "L", "M"], "color": LETTERS, "line": [*numbers(LINES), "X"]},
    ),
    Kind(Pile, "^{tile}", {"tile": LETTERS}),
    Kind(TakeChip, "chip{factory}", {"factory": numbers(LARGE)}),
    Kind(Complete, "{chips}", {"chips": ["leave", "complete"]}),
    Kind(Spend, "-{chip}", {"chip": CHIPS}),
    Kind(Place, "{row}@{column}", {"row": numbers(LINES), "column": numbers(LINES)}),
)
OUTCOMES = ActionSpace(
    Kind(Draw, "{kind}", {"kind": LETTERS}),
    Kind(FirstSeat, "seat{seat}", {"seat": numbers(SEATS[-1])}),
    Kind(Goal, "{goal}", {"goal": GOAL_NAMES}),
    Kind(Top, "top{type}", {"type": "SW"}),
    Kind(Front, "#{plate}", {"plate": numbers(PLATES)}),
    Kind(ChipUp, "c{chip}", {"chip": CHIPS}),
)

STACK, KEEP, PUT, UNDER = (MOVES.first[kind] for kind in (Stack, Keep, Put, Under))
TAKE, PILE_UP, TAKE_CHIP = (MOVES.first[kind] for kind in (Take, Pile, TakeChip))
COMPLETE, SPEND, PLACE = (MOVES.first[kind] for kind in (Complete, Spend, Place))
FIRST_SEAT, GOAL, TOP, FRONT, CHIP_UP = (OUTCOMES.first[kind] for kind in (FirstSeat, Goal, Top, Front, ChipUp))
assert OUTCOMES.first[Draw] == 0
assert MOVES.first[Plate] == 0
assert COLORS == FIRST_SEAT
