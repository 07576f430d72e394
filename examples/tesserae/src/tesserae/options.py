"""What may be chosen before a game."""

from __future__ import annotations

from maiolica.core.game.options import Option

OPTIONS = (Option("lines", ("straight", "diagonal")),)
