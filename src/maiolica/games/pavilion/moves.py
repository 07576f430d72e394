"""The moves of Azul Summer Pavilion Mini as tuples, integers and texts.

A placement is up to three decisions: the space and its color (``R>G4``), the number of wild tiles in the payment
(``w2``, asked only when there is a choice), and the bonus tiles one by one (``+B``). Passing (``pass``) is followed by
the tiles to keep one by one (``keepR``), and by ``done`` when fewer are kept than could be.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.game.actions import ActionSpace, Draw, FirstSeat, Kind
from .board import STAR_LETTERS
from .state import CENTER, COLORS, LETTERS, SEATS, SLOTS


class Take(NamedTuple):
    """Take the tiles of a color, and one wild tile if there is one, from a factory or the center (PA-9)."""

    source: int
    color: int


class Place(NamedTuple):
    """Put a tile of a color on a space (PA-14)."""

    star: int
    slot: int
    color: int


class Pay(NamedTuple):
    """Let so many of the tiles paid be wild ones (PA-14)."""

    wilds: int


class Pick(NamedTuple):
    """Take a bonus tile of a color from the supply (PA-17)."""

    bonus: int


class Stop(NamedTuple):
    """Pass, or when passing: keep no more tiles (PA-19)."""

    stop: int


class Keep(NamedTuple):
    """When passing, keep a tile of a color (PA-19)."""

    kept: int


def numbers(count: int) -> list[str]:
    """1, 2, 3 …: how people number things."""
    return [str(i + 1) for i in range(count)]


MOVES = ActionSpace(
    Kind(Take, "{source}{color}", {"source": [*numbers(CENTER), "C"], "color": LETTERS}),
    Kind(Place, "{color}>{star}{slot}", {"star": STAR_LETTERS, "slot": numbers(SLOTS), "color": LETTERS}),
    Kind(Pay, "w{wilds}", {"wilds": [str(i) for i in range(SLOTS)]}),
    Kind(Pick, "+{bonus}", {"bonus": LETTERS}),
    Kind(Stop, "{stop}", {"stop": ["pass", "done"]}),
    Kind(Keep, "keep{kept}", {"kept": LETTERS}),
)
OUTCOMES = ActionSpace(
    Kind(Draw, "{kind}", {"kind": LETTERS}), Kind(FirstSeat, "seat{seat}", {"seat": numbers(SEATS[-1])})
)
PLACES, PAYS, PICKS, PASS, KEEPS = (MOVES.first[kind] for kind in (Place, Pay, Pick, Stop, Keep))
DONE = PASS + 1
FIRST_SEAT = OUTCOMES.first[FirstSeat]
assert FIRST_SEAT == COLORS
