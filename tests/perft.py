"""How many sequences of decisions there are from a position of any game."""

from __future__ import annotations

from typing import Any

import numpy as np

from maiolica.core.game.game import game_of


def perft(s: Any, depth: int) -> int:
    """The number of sequences of so many decisions; one that comes to a draw or to the end is counted and stops."""
    game = game_of(s)
    seat = game.rules.actor(s)
    if depth == 0 or seat < 0:
        return 1
    out = np.zeros(game.moves.size, np.int32)
    count = game.rules.legal(s, seat, out)
    if depth == 1:
        return int(count)
    total = 0
    for action in out[:count].tolist():
        after = s.clone()
        game.rules.play(after, seat, action)
        total += perft(after, depth - 1)
    return total
