"""The moves of Master Chocolatier: Azul's, and the spreading of what is left on a saucer."""

from __future__ import annotations

from typing import NamedTuple

from ...core.game.actions import ActionSpace, Kind
from ..azul.moves import kinds_of_draws, kinds_of_moves, numbers
from ..azul.state import CENTER
from .state import LETTERS, SYMBOLS

LEFT, RIGHT = 0, 1


class Spread(NamedTuple):
    """Send all tiles of a color that were left on the SPREAD saucer to a neighbor (CH-10)."""

    group: int
    side: int


class GoldPlace(NamedTuple):
    """The saucer at this place of the ring will be golden."""

    place: int


class GoldType(NamedTuple):
    """The saucer turned up is this one."""

    saucer: int


MOVES = ActionSpace(*kinds_of_moves(LETTERS), Kind(Spread, "{group}{side}", {"group": LETTERS, "side": ["<<", ">>"]}))
OUTCOMES = ActionSpace(
    *kinds_of_draws(LETTERS),
    Kind(GoldPlace, "gold{place}", {"place": numbers(CENTER)}),
    Kind(GoldType, "{saucer}", {"saucer": SYMBOLS}),
)
SPREADS = MOVES.first[Spread]
GOLD_PLACES = OUTCOMES.first[GoldPlace]
GOLD_TYPES = OUTCOMES.first[GoldType]
