"""Azul Mini (2 to 4 seats), on the colored or the grey wall."""

from __future__ import annotations

from ...core.game import Game
from ...core.options import Option
from . import rules
from .moves import MOVES, OUTCOMES
from .state import SEATS, State

GAME = Game(
    id="azul",
    rules_version=1,
    seats=SEATS,
    options=(Option("wall", ("colored", "grey")), Option("max_rounds", ("25",), range(1, 32768))),
    state=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    rules=rules,
    value=None,
    features=None,
    scene=None,
    feature_count=0,
    why_not=None,
    folder=__file__,
)
