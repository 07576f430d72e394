"""What may be chosen before a game."""

from __future__ import annotations

from ...core.game.options import Option
from ..azul import options as azul

OPTIONS = (
    *azul.OPTIONS,
    Option("saucers", ("golden", "plain")),
    Option("setup_order", ("plus_first", "position")),
    Option("shield_absorbs_marker", ("yes", "no")),
)
