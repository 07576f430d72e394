"""Azul Master Chocolatier (2 to 4 seats): Azul with golden saucers, on either side of the box."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import Option
from ..azul import GAME as AZUL
from ..azul.features import FEATURES as F
from . import rules
from .moves import MOVES, OUTCOMES
from .state import SEATS, State

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
    value=AZUL.value,
    features=AZUL.features,
    feature_count=F,
    scene=AZUL.scene,
    why_not=AZUL.why_not,
)
