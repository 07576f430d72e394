"""Azul Summer Pavilion Mini (2 to 4 seats), on the colored or the grey side."""

from __future__ import annotations

from ...core.game.game import Game
from ...core.game.options import Option
from . import rules
from .features import FEATURES, features
from .moves import MOVES, OUTCOMES
from .scene import scene
from .state import DATA, LETTERS, SEATS, State
from .told import tell, tell_draws
from .value import TERMS, WEIGHTS, value, weigh
from .why_not import why_not


def wild_order(text: str) -> str | None:
    """Any order of the six colors, as their letters."""
    return text.upper() if sorted(text.upper()) == sorted(LETTERS) else None


GAME = Game(
    id="pavilion",
    rules_version=1,
    seats=SEATS,
    options=(
        Option("side", ("colored", "grey")),
        Option("wild_order", tuple(DATA["wild_orders"]), form=f"any order of the letters {LETTERS}", free=wild_order),
        Option("score_floor", ("0", "1")),
        Option("last_round_keep", ("no", "literal")),
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
)
