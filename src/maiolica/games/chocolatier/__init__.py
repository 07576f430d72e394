"""Azul Master Chocolatier (2 to 4 seats): Azul with golden saucers, on either side of the box."""

from __future__ import annotations

from ...core.game.game import Game
from ...core.game.options import Option
from ..azul import GAME as AZUL
from ..azul.state import SEATS
from ..azul.value import TERMS, weigh
from . import rules
from .features import FEATURES, features
from .moves import MOVES, OUTCOMES
from .scene import RingPainter
from .state import COLOR_NAMES, State
from .told import RingTeller
from .value import WEIGHTS, value

PAINTER = RingPainter("chocolatier", COLOR_NAMES)
TELLER = RingTeller("chocolatier", COLOR_NAMES)

GAME = Game(
    id="chocolatier",
    rules_version=1,
    seats=SEATS,
    options=(
        *AZUL.options,
        Option("saucers", ("golden", "plain")),
        Option("setup_order", ("plus_first", "position")),
        Option("shield_absorbs_marker", ("yes", "no")),
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
    scene=PAINTER.scene,
    why_not=PAINTER.why_not,
    tell=TELLER.tell,
    tell_draws=TELLER.tell_draws,
)
