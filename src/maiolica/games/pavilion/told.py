"""Moves and draws in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.game.actions import Draw, Move
from ...core.game.scene import Label
from ...core.table.told import counted, starting_seat, together
from .board import MIDDLE, STAR_COLOR
from .moves import Keep, Pay, Pick, Place, Stop, Take
from .names import word
from .state import CENTER, COLOR_NAMES


def tell(move: Any) -> Label:
    """A move in words."""
    match move:
        case Take():
            return tell_take(move)
        case Place():
            star = "center" if move.star == MIDDLE else COLOR_NAMES[STAR_COLOR[move.star]]
            return word("told-place", color=one(move.color), slot=move.slot + 1, star=word(f"told-of-{star}"))
        case Pay():
            return word("told-pay", wilds=move.wilds)
        case Pick():
            return word("told-pick", color=one(move.bonus))
        case Keep():
            return word("told-keep", color=one(move.kept))
        case Stop():
            return word("told-done" if move.stop else "told-pass")
    raise TypeError(f"{move!r} is no move")


def tell_take(move: Take) -> Label:
    """Which tiles are taken, and from where."""
    number = move.source + 1
    source = word("told-from-center") if move.source == CENTER else word("told-from-factory", number=number)
    return word("told-take", color=word(f"told-color-{COLOR_NAMES[move.color]}"), source=source)


def one(color: int) -> Label:
    """One tile of a color, as what somebody puts down, picks or keeps."""
    return word(f"told-one-{COLOR_NAMES[color]}")


def tell_draws(draws: Sequence[Move]) -> Label:
    """Draws in words."""
    told = starting_seat(draws)
    tiles = [draw.kind for draw in draws if isinstance(draw, Draw)]
    if tiles:
        count = counted(tiles, lambda color, count: word(f"told-count-{COLOR_NAMES[color]}", count=count))
        told.append(word("told-draw", tiles=count))
    return together(told)
