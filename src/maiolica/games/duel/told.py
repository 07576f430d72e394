"""Moves and draws in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.game.actions import Draw, Move
from ...core.game.scene import Label
from ...core.table.told import counted, listed, starting_seat, together
from .moves import (
    ChipUp,
    Complete,
    Front,
    Goal,
    Keep,
    Pile,
    Place,
    Plate,
    Put,
    Spend,
    Stack,
    Take,
    TakeChip,
    Top,
    Under,
)
from .names import BACKS, CHIP_COLORS, word
from .state import BROKEN, COLOR_NAMES, GOAL_NAMES, LARGE, MOON


def tell(move: Any) -> Label:
    """A move in words."""
    match move:
        case Take():
            return tell_take(move)
        case Plate(plate) | Keep(plate) | Under(plate):
            return word(f"told-{type(move).__name__.lower()}", plate=plate + 1)
        case Stack(more):
            return word("told-draw" if more else "told-stop")
        case Put(slot, turn):
            return word("told-put", slot=slot + 1, turn=turn)
        case Pile(tile):
            return word("told-pile", color=word(f"told-one-{COLOR_NAMES[tile]}"))
        case TakeChip(factory):
            return word("told-chip", number=factory + 1)
        case Complete(chips):
            return word("told-complete" if chips else "told-leave")
        case Spend(chip):
            return word("told-spend", chip=chip_colors(chip))
        case Place(row, column):
            return word("told-place", line=row + 1, column=column + 1)
    raise TypeError(f"{move!r} is no move")


def tell_take(move: Take) -> Label:
    """Which tiles are taken, from where and to where."""
    names = {LARGE: word("told-from-large"), MOON: word("told-from-moon")}
    source = names.get(move.source) or word("told-from-factory", number=move.source + 1)
    line = word("told-broken") if move.line == BROKEN else word("told-to-line", line=move.line + 1)
    return word("told-take", color=word(f"told-color-{COLOR_NAMES[move.color]}"), source=source, line=line)


def chip_colors(kind: int) -> Label:
    """The color or the two colors of a chip."""
    first, *more = (word(name) for name in CHIP_COLORS[kind])
    return word("told-two", first=first, second=more[0]) if more else first


def tell_draws(draws: Sequence[Move]) -> Label:
    """Draws in words."""
    return together([*starting_seat(draws), *set_up(draws), *turned_up(draws)])


def set_up(draws: Sequence[Move]) -> Iterator[Label]:
    """The goals, and the tiles by color."""
    goals = [word(f"told-goal-{GOAL_NAMES[draw.goal]}") for draw in draws if isinstance(draw, Goal)]
    if goals:
        yield word("told-goals", goals=listed(goals))
    tiles = [draw.kind for draw in draws if isinstance(draw, Draw)]
    if tiles:
        count = counted(tiles, lambda color, count: word(f"told-count-{COLOR_NAMES[color]}", count=count))
        yield word("told-deal", tiles=count)


def turned_up(draws: Sequence[Move]) -> Iterator[Label]:
    """Plates and chips, and what lies on top of the stack after all of them."""
    plates = [word("told-number", number=draw.plate + 1) for draw in draws if isinstance(draw, Front)]
    if plates:
        yield word("told-plates", plates=listed(plates))
    tops = [draw.type for draw in draws if isinstance(draw, Top)]
    if tops:
        yield word("told-top", type=word(BACKS[tops[-1]]))
    chips = [chip_colors(draw.chip) for draw in draws if isinstance(draw, ChipUp)]
    if chips:
        yield word("told-chips", chips=listed(chips))
