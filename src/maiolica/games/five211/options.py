"""What may be chosen before a game."""

from __future__ import annotations

from ...core.game.options import Option
from .state import MOST_POINTS

OPTIONS = (
    Option("roosters", ("at_least", "exact")),
    Option("target", ("none", "50", "100"), range(1, MOST_POINTS + 1)),
)
