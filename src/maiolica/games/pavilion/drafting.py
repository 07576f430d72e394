"""Stage 1: tiles are taken from factories and center; one color of each round is wild (PA-4, PA-8 to PA-11)."""

from __future__ import annotations

from ...core.dialect.bag import is_empty, pour
from ...core.dialect.jit import part
from ...core.dialect.notes import note
from ...core.dialect.record import IntArray, Row
from .state import CENTER, COLORS, MARKED, Seat, State


@part
def wild(s: State) -> int:
    """PA-4: the wild color of this round; before the first one, that of the first."""
    return s.wild_order[max(0, s.rounds - 1)]


@part
def list_colors(counts: Row, first: int, out: IntArray, n: int) -> int:
    """Add an action for each color that lies there."""
    for color in range(COLORS):
        out[n] = first + color
        n += counts[color] > 0  # the next one overwrites a color that is not there
    return n


@part
def legal_takes(s: State, out: IntArray) -> int:
    """PA-9, S5 to S7: any color that is not wild; the wild one only where nothing else lies."""
    joker = wild(s)
    n = 0
    for source in range(CENTER + 1):
        before = n
        for color in range(COLORS):
            out[n] = source * COLORS + color
            n += s.sources[source, color] > 0 and color != joker
        out[n] = source * COLORS + joker
        n += n == before and s.sources[source, joker] > 0
    return n


@part
def take(s: State, seat: int, source: int, color: int) -> None:
    """PA-9 to PA-11: tiles of one color and a wild one; the rest of a factory goes to the center."""
    joker = wild(s)
    tiles = s.sources[source, color] if color != joker else 1
    wilds = 1 if color != joker and s.sources[source, joker] > 0 else 0
    move_tiles(s, seat, source, color, tiles)
    move_tiles(s, seat, source, joker, wilds)
    if source != CENTER:
        pour(s.sources[source], s.sources[CENTER])
    elif s.marker == 0:
        s.marker = seat + 1
        note(s.seats[seat], MARKED, tiles + wilds, 0)
        lose(s, s.seats[seat], tiles + wilds)


@part
def move_tiles(s: State, seat: int, source: int, color: int, tiles: int) -> None:
    """Tiles leave a source for a hand."""
    s.sources[source, color] -= tiles
    s.seats[seat].hand[color] += tiles


@part
def lose(s: State, me: Seat, points: int) -> None:
    """PA-2, S1, S2: points are lost only down to the floor."""
    me.score = max(s.score_floor, me.score - points)


@part
def is_offer_open(s: State) -> bool:
    """PA-8: a tile lies on a factory or in the center; the marker does not count."""
    for source in range(CENTER + 1):
        if not is_empty(s.sources[source]):
            return True
    return False
