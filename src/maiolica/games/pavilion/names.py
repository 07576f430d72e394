"""The game's things in words, and the names of their drawings."""

from __future__ import annotations

from typing import Any

from ...core.game.scene import Label
from .board import MIDDLE, STAR_COLOR
from .state import CENTER, COLOR_NAMES, DRAFT, KEEP, PAY, PICK, PLACE

STEPS = {DRAFT: "take", PLACE: "place", PAY: "pay", PICK: "pick", KEEP: "keep"}


def word(key: str, **args: Any) -> Label:
    """A label of this game."""
    return Label(f"pavilion-{key}", args)


def color_word(color: int) -> Label:
    """A color in words."""
    return word(COLOR_NAMES[color])


def star_word(star: int) -> Label:
    """A star in words."""
    return word(f"star-{'center' if star == MIDDLE else COLOR_NAMES[STAR_COLOR[star]]}")


def source_word(source: int) -> Label:
    """A factory or the center in words."""
    return word("center") if source == CENTER else word("factory", number=source + 1)


def look(color: int) -> str:
    """The drawing of a tile."""
    return f"tile-{COLOR_NAMES[color]}"
