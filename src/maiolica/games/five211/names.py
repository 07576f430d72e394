"""What things are called, in words and as drawings."""

from __future__ import annotations

from typing import Any

from ...core.game.scene import Label
from .state import COLOR_NAMES, ROOSTER, VALUES


def word(key: str, **args: Any) -> Label:
    """A label of this game."""
    return Label(f"five211-{key}", args)


def color_name(color: int) -> Label:
    """A color in words."""
    return word(COLOR_NAMES[color])


def card_name(kind: int) -> Label:
    """A card in words."""
    color, value = divmod(kind, VALUES)
    if value == ROOSTER:
        return word(f"rooster-{COLOR_NAMES[color]}")
    return word(f"card-{COLOR_NAMES[color]}", value=value + 1)


def look(kind: int) -> str:
    """The drawing of a card's face."""
    color, value = divmod(kind, VALUES)
    return f"card-{COLOR_NAMES[color]}-{value + 1}"
