"""Why a move is refused."""

from __future__ import annotations

from ...core.game.scene import Label
from .moves import Choose
from .names import card_name, word
from .state import VALUES, State


def why_not(s: State, seat: int, move: Choose) -> Label:
    """A seat that is to choose may choose any card, if it is in its hand."""
    return word("why-no-card", card=card_name(move.color * VALUES + move.value))
