"""What may be chosen before a game."""

from __future__ import annotations

from ...core.game.options import Option
from .state import DATA, LETTERS


def wild_order(text: str) -> str | None:
    """Any order of the six colors, as their letters."""
    return text.upper() if sorted(text.upper()) == sorted(LETTERS) else None


OPTIONS = (
    Option("side", ("colored", "grey")),
    Option("wild_order", tuple(DATA["wild_orders"]), form=f"any order of the letters {LETTERS}", free=wild_order),
    Option("score_floor", ("0", "1")),
    Option("last_round_keep", ("no", "literal")),
)
