"""5211 Azul (2 to 5 seats): hidden hands, and cards that all choose at once."""

from __future__ import annotations

from ...core.game.game import Game
from ...core.game.options import Option
from . import rules
from .features import FEATURES, features
from .moves import MOVES, OUTCOMES
from .scene import scene, why_not
from .state import MOST_POINTS, SEATS, State
from .told import tell, tell_draws
from .value import TERMS, WEIGHTS, value, weigh

GAME = Game(
    id="five211",
    rules_version=1,
    seats=SEATS,
    options=(
        Option("roosters", ("at_least", "exact")),
        Option("target", ("none", "50", "100"), range(1, MOST_POINTS + 1)),
    ),
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
    scene=scene,
    why_not=why_not,
    tell=tell,
    tell_draws=tell_draws,
    secret=rules.secret,
)
