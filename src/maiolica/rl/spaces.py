"""What the environments of PettingZoo and Gymnasium have in common."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from ..core.game.game import Game
from .episode import HIGHEST

VERSION = 0
ILLEGAL_REWARD = {"win": -1.0, "rank": -1.0, "difference": -100.0, "points": -100.0}


class Observation(TypedDict):
    """What a seat's network is given."""

    observation: NDArray[np.float32]  # the features of its view
    action_mask: NDArray[np.int8]  # 1 for each action that it may play now


def observation_space(game: Game) -> Dict:
    """The features of a seat's view, and which actions it may play."""
    return Dict(
        observation=Box(0.0, HIGHEST, (game.feature_count,), np.float32),
        action_mask=Box(0, 1, (game.moves.size,), np.int8),
    )
