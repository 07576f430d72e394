"""Azul Mini (2 to 4 seats), on the colored or the grey wall."""

from __future__ import annotations

from ...core.game.game import Game
from ...core.game.options import Option
from . import rules
from .features import FEATURES, features
from .moves import MOVES, OUTCOMES
from .scene import Painter
from .state import COLOR_NAMES, SEATS, State
from .told import Teller
from .value import TERMS, WEIGHTS, value, weigh

PAINTER = Painter("azul", COLOR_NAMES)
TELLER = Teller("azul", COLOR_NAMES)

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
    weigh=weigh,
    weights=WEIGHTS,
    terms=TERMS,
    features=features,
    feature_count=FEATURES,
    scene=PAINTER.scene,
    why_not=PAINTER.why_not,
    tell=TELLER.tell,
    tell_draws=TELLER.tell_draws,
)
