"""Which positions there can be: those of Azul, with golden saucers, a shield and tiles in hand."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.game.possible import at_seat, outside, wrong
from ...core.game.scene import Label
from ..azul.possible import (
    settle_bag,
    settle_boards,
    wrong_boards,
    wrong_marker,
    wrong_numbers,
    wrong_tiles,
    wrong_zeros,
)
from ..azul.state import CENTER, CHOOSE_FIRST, COLORS, DEAL, ENDED, MARKER, OFFER, ON_A_FACTORY, ROWS, TILING
from .state import (
    BLUE,
    COLOR_NAMES,
    FREE_SHIELD,
    GOLD_PLACE,
    GOLD_TYPE,
    GONE,
    NO_SHIELD,
    PLUS,
    PLUS_DRAW,
    SHIELD,
    SPREAD,
    SPREADING,
    UNTURNED,
    State,
)

COLOR_LABELS = [Label(f"chocolatier-told-color-{name}") for name in COLOR_NAMES]


def impossible(s: State) -> Iterator[Label]:
    """What cannot be, if anything."""
    yield from wrong_numbers(s, SPREADING)
    for name in ("golden", "by_position", "marker_falls"):
        yield from outside(getattr(s, name), 0, 1, name)
    yield from wrong_boards(s)
    yield from wrong_hand(s)
    yield from wrong_shield(s)
    caught = next((seat for seat in range(s.seat_count) if s.seats[seat].shield == MARKER + 2), None)
    yield from wrong_marker(s, caught)
    yield from wrong_tiles(s, COLOR_LABELS, tiles_elsewhere(s))
    yield from wrong_ring(s)
    yield from wrong_saucers(s)
    yield from wrong_zeros(s, (DEAL,), (OFFER, SPREADING, TILING), (DEAL, PLUS_DRAW, OFFER, SPREADING))


def wrong_saucers(s: State) -> Iterator[Label]:
    """Tiles lie only on saucers in play; golden ones may have more than four."""
    tiles = np.array(s.sources).astype(int).sum(1)
    if not s.golden and np.any(tiles[:CENTER] > ON_A_FACTORY):
        yield wrong("chocolatier-wrong-saucer-full", most=ON_A_FACTORY)
    if np.any(tiles[s.factories : CENTER]) or tiles.sum() > s.factories * ON_A_FACTORY + 1:
        yield wrong("chocolatier-wrong-saucer-out")
    yield from outside(s.dealt, 0, s.factories * ON_A_FACTORY - 1, "dealt")


def tiles_elsewhere(s: State) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The tiles in hand and on shields, by color."""
    tiles = np.zeros(COLORS, np.int64)
    if s.held_count:
        tiles[s.held_color] += s.held_count
    for seat in range(s.seat_count):
        if FREE_SHIELD < s.seats[seat].shield < MARKER + 2:
            tiles[s.seats[seat].shield - 2] += 1
    return tiles


def wrong_hand(s: State) -> Iterator[Label]:
    """Tiles are in hand while their saucer's others are spread, and only then."""
    yield from outside(s.held_count, 0, 20, "held_count")
    yield from outside(s.held_color, 0, COLORS - 1, "held_color")
    yield from outside(s.held_line, 0, ROWS, "held_line")
    if (s.held_count > 0) != (s.phase == SPREADING):
        yield wrong("chocolatier-wrong-hand")
    if s.phase != SPREADING and (s.held_color or s.held_line):
        yield wrong("chocolatier-wrong-held")


def wrong_shield(s: State) -> Iterator[Label]:
    """One shield at most, which is away from the ring then; it catches the marker only for its holder."""
    shields = [s.seats[seat].shield for seat in range(s.seat_count)]
    yield from outside(shields, NO_SHIELD, MARKER + 2, "shield")
    if sum(shield != NO_SHIELD for shield in shields) != s.ring.tolist().count(GONE):
        yield wrong("chocolatier-wrong-shield")
    for seat, shield in enumerate(shields):
        if shield == MARKER + 2 and (s.marker != seat + 1 or s.marker_falls):
            yield from at_seat(seat, [wrong("chocolatier-wrong-shield-marker")])


def wrong_ring(s: State) -> Iterator[Label]:
    """As many different golden saucers as seats once they are laid out, and none where they are not in use."""
    ring = s.ring.tolist()
    yield from outside(ring, BLUE, UNTURNED, "ring")
    gold = [saucer for saucer in ring if saucer != BLUE]
    if len(set(gold)) < len(gold) or (GONE in gold and SHIELD + 1 in gold):
        yield wrong("chocolatier-wrong-ring-twice")
    if any(ring[s.factories :]):
        yield wrong("chocolatier-wrong-ring-out")
    if not s.golden and (gold or s.phase in (GOLD_PLACE, GOLD_TYPE, PLUS_DRAW, SPREADING)):
        yield wrong("chocolatier-wrong-golden-off")
    is_laid_out = s.phase in (DEAL, PLUS_DRAW, OFFER, SPREADING, TILING)
    if s.golden and is_laid_out and len(gold) != s.seat_count:
        yield wrong("chocolatier-wrong-golden-count", count=len(gold), seats=s.seat_count)
    if s.phase in (CHOOSE_FIRST, ENDED) and gold:
        yield wrong("chocolatier-wrong-golden-when")
    if s.phase == GOLD_PLACE and len(gold) >= s.seat_count:
        yield wrong("chocolatier-wrong-golden-placed")
    if (UNTURNED in gold) != (s.phase == GOLD_TYPE):
        yield wrong("chocolatier-wrong-turning")
    if s.phase == PLUS_DRAW and PLUS + 1 not in gold:
        yield wrong("chocolatier-wrong-plus")
    if GONE in gold and s.phase not in (OFFER, SPREADING, TILING):
        yield wrong("chocolatier-wrong-shield-gone")
    if s.phase == SPREADING and (SPREAD + 1 not in gold or not s.sources[ring.index(SPREAD + 1)].sum()):
        yield wrong("chocolatier-wrong-spread")
    if any(saucer == GONE and s.sources[place].sum() for place, saucer in enumerate(ring[:CENTER])):
        yield wrong("chocolatier-wrong-shield-tiles")


def settle(s: State) -> None:
    """After something was edited: as in Azul, with tiles in hand and under the shield."""
    marker = s.marker
    settle_boards(s)
    if marker and s.seats[marker - 1].shield == MARKER + 2:
        s.marker = marker
    settle_bag(s, tiles_elsewhere(s))
