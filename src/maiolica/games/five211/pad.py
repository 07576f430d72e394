"""What a score pad counts: the open cards of a round (FI-7), in one deal or in several (FI-8, FI-9)."""

from __future__ import annotations

from ...core.game.pad import PadCard, PadCards, PadSetting, ScorePad
from .account import SOURCES, TIE_RULE
from .moves import CARDS
from .names import card_name, color_name, look
from .scoring import LIMIT_BESIDE_SEATS, ROOSTERS_BESIDE_SEATS
from .state import CARDS_OF_EACH_VALUE, COLORS, IN_A_ROUND, KINDS, ROUNDS, VALUES

TOLD = {
    "lowest": "roosters",
    "tied": "tied",
    "over": "over",
    "wins": "wins",
    "nobody": "nobody",
    "kept": "kept",
    "kept-lowest": "kept-roosters",
}


def card(kind: int) -> PadCard:
    """A kind of card."""
    color, value = divmod(kind, VALUES)
    return PadCard(CARDS[kind], color, value + 1, look(kind), card_name(kind), int(CARDS_OF_EACH_VALUE[value]))


PAD = ScorePad(
    sources=SOURCES,
    tie_rule=TIE_RULE,
    tie="cards",
    settings=(PadSetting("roosters"), PadSetting("target")),
    cards=PadCards(
        cards=tuple(card(kind) for kind in range(KINDS)),
        colors=tuple(color_name(color) for color in range(COLORS)),
        seat=IN_A_ROUND,
        enough=ROOSTERS_BESIDE_SEATS,
        limit=LIMIT_BESIDE_SEATS,
        exact={"roosters": ("exact",)},
        rules=("FI-7a", "FI-7b"),
        sources=("roosters", "colors"),
        told={key: f"five211-account-{name}" for key, name in TOLD.items()},
    ),
    rounds={str(seats): rounds for seats, rounds in ROUNDS.items()},
    target="target",
    deal="five211-account-deal",
)
