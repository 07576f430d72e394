"""Azul Mini (2 to 4 seats), on the colored or the grey wall."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import Option
from . import rules
from .features import FEATURES, features
from .moves import MOVES, OUTCOMES
from .scene import scene, why_not
from .state import SEATS, State
from .value import value

GAME = Game(
    id="azul",
    rules_version=1,
    seats=SEATS,
    options=(Option("wall", ("colored", "grey")), Option("max_rounds", ("25",), range(1, 32768))),
    state=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    rules=rules,
    value=value,
    features=features,
    feature_count=FEATURES,
    scene=scene,
    why_not=why_not,
)
