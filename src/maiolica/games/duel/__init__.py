"""Azul Duel (2 seats)."""

from __future__ import annotations

from ...core.game.game import Game
from ...core.game.options import Option
from . import rules
from .features import FEATURES, features
from .knowledge import secret
from .moves import MOVES, OUTCOMES
from .reasons import why_not
from .rules import goal_list
from .scene import scene
from .state import GOAL_NAMES, SEATS, State
from .told import tell, tell_draws
from .value import TERMS, WEIGHTS, value, weigh

GAME = Game(
    id="duel",
    rules_version=1,
    seats=SEATS,
    options=(
        Option(
            "goals",
            ("first", "three", "four"),
            form=f"one to four of {', '.join(GOAL_NAMES)} with commas, never both sides of a tablet",
            free=goal_list,
        ),
        Option("free_draws", ("no", "yes")),
        Option("special_is_a_color", ("yes", "no")),
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
    secret=secret,
)
