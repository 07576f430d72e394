"""What may be chosen before a game."""

from __future__ import annotations

from ...core.game.options import Option

OPTIONS = (Option("wall", ("colored", "grey")), Option("max_rounds", ("25",), range(1, 32768)))
