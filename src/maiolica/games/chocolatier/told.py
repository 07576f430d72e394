"""Moves and draws of Master Chocolatier in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.game.actions import Move
from ...core.game.scene import Label
from ...core.table.told import listed
from ..azul.told import Teller
from .moves import LEFT, GoldPlace, GoldType, Spread
from .state import COLOR_NAMES, SAUCERS


class RingTeller(Teller):
    """Tells Azul's moves, the spreading and the gold."""

    def tell(self, move: Any) -> Label:
        """A move in words."""
        if isinstance(move, Spread):
            return self.word("send-left" if move.side == LEFT else "send-right", color=self.color(move.group))
        return super().tell(move)

    def set_up(self, draws: Sequence[Move]) -> Iterator[Label]:
        """The golden saucers: each draw of a place is followed by one of what the saucer does."""
        saucers: list[Label] = []
        for draw in draws:
            if isinstance(draw, GoldPlace):
                saucers.append(Label(f"{self.game}-factory", {"number": draw.place + 1}))
            elif isinstance(draw, GoldType):
                effect = Label(f"{self.game}-effect-{SAUCERS[draw.saucer]}")
                saucers.append(self.word("saucer", saucer=saucers.pop(), effect=effect) if saucers else effect)
        if saucers:
            yield self.word("gold", saucers=listed(saucers))


TELLER = RingTeller("chocolatier", COLOR_NAMES)
tell, tell_draws = TELLER.tell, TELLER.tell_draws
