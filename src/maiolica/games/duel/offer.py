"""Phase 1, the factory offer: tiles of the sun sides and of the moon sides, and chips (DU-10 to DU-17)."""

from __future__ import annotations

from ...core.dialect.bag import is_empty, pour
from ...core.dialect.jit import part
from ...core.dialect.record import IntArray
from .dome import spill
from .moves import PILE_UP, STACK, TAKE, TAKE_CHIP
from .plates import can_draw, has_token, legal_offers_of_plates
from .state import (
    BROKEN,
    CHIPS_EACH_ROUND,
    COLORS,
    FACE_DOWN,
    FACTORIES,
    LARGE,
    LINES,
    MOON,
    PILE,
    PILING,
    TURNING,
    Seat,
    State,
)


@part
def legal_offers(s: State, me: Seat, out: IntArray) -> int:
    """DU-7 to DU-16: plates, then tiles, then chips."""
    n = 0
    if has_token(s, me):
        n = legal_offers_of_plates(s, out)
        if can_draw(s):
            out[n] = STACK + 1
            n += 1
    n = legal_takes(s, me, out, n)
    for factory in range(LARGE):
        if s.factory_chips[factory] > FACE_DOWN and me.chips_taken < CHIPS_EACH_ROUND:
            out[n] = TAKE_CHIP + factory
            n += 1
    return n


@part
def legal_takes(s: State, me: Seat, out: IntArray, n: int) -> int:
    """DU-10, DU-11, DU-13: any color of a sun side or of the moon sides, to a line that accepts it or to be broken."""
    lines = 0  # a bit for each line and color
    for row in range(LINES):
        lines |= accepted(me, row) << (row * COLORS)
    moon = moon_colors(s)
    for source in range(MOON + 1):
        for color in range(COLORS):
            offered = (moon >> color) & 1 if source == MOON else s.sun[source, color]
            if offered == 0:
                continue
            first = TAKE + (source * COLORS + color) * (LINES + 1)
            for row in range(LINES):
                out[n] = first + row
                n += (lines >> (row * COLORS + color)) & 1  # the next move overwrites one that is not legal
            out[n] = first + BROKEN
            n += 1
    return n


@part
def accepted(me: Seat, row: int) -> int:
    """DU-13: the colors, a bit each, that a line accepts: it has room, and holds no other."""
    if me.line_count[row] > row:
        return 0
    return 1 << me.line_color[row] if me.line_count[row] > 0 else (1 << COLORS) - 1


@part
def moon_colors(s: State) -> int:
    """DU-11: the colors, a bit each, that lie singly on the large moon side or on top of a pile."""
    colors = 0
    for color in range(COLORS):
        colors |= (s.large_moon[color] > 0) << color
    for factory in range(LARGE):
        colors |= (1 << top_of_pile(s, factory)) >> 1  # no pile is 0 and leaves no bit
    return colors


@part
def top_of_pile(s: State, factory: int) -> int:
    """The color + 1 on top of a pile, 0 without one."""
    height = pile_height(s, factory)
    return s.piles[factory, height - 1] if height > 0 else 0


@part
def pile_height(s: State, factory: int) -> int:
    """How many tiles a pile has."""
    height = 0
    while height < PILE and s.piles[factory, height] > 0:
        height += 1
    return height


@part
def take_tiles(s: State, seat: int, choice: int) -> None:
    """DU-10, DU-11: the tiles leave the factories and are put down; the rest of a small factory is piled up."""
    rest, line = divmod(choice, LINES + 1)
    source, color = divmod(rest, COLORS)
    if source == MOON:
        tiles = take_from_moon(s, seat, color)
    else:
        tiles = s.sun[source, color]
        s.sun[source, color] = 0
    if source == LARGE:
        leave_large(s, seat)
    put_down(s, s.seats[seat], tiles, color, line)
    if source < LARGE:
        s.piling = source + 1
        s.phase = PILING
    else:
        end_turn(s)


@part
def take_from_moon(s: State, seat: int, color: int) -> int:
    """DU-11, DU-12: the single tiles of a color and one tile of each pile; whoever takes a single one first starts."""
    tiles = s.large_moon[color]
    s.large_moon[color] = 0
    if tiles > 0 and s.token == 0:
        s.token = seat + 1
    for factory in range(LARGE):
        if top_of_pile(s, factory) == color + 1:
            s.piles[factory, pile_height(s, factory) - 1] = 0
            tiles += 1
    return tiles


@part
def leave_large(s: State, seat: int) -> None:
    """DU-10, DU-12: what is left of the large factory lies singly; if nothing is, the token goes with the tiles."""
    if is_empty(s.sun[LARGE]) and s.token == 0:
        s.token = seat + 1
    pour(s.sun[LARGE], s.large_moon)


@part
def put_down(s: State, me: Seat, tiles: int, color: int, line: int) -> None:
    """DU-13: tiles go to one line as far as it has room; the others break."""
    placed = 0
    if line != BROKEN:
        placed = min(tiles, line + 1 - me.line_count[line])
        me.line_color[line] = color
        me.line_count[line] += placed
    spill(s, me, color, tiles - placed)


@part
def legal_tiles_to_pile(s: State, out: IntArray) -> int:
    """DU-10: any color that is left may lie next, from the bottom up."""
    n = 0
    for color in range(COLORS):
        out[n] = PILE_UP + color
        n += s.sun[s.piling - 1, color] > 0
    return n


@part
def pile_up(s: State, factory: int, color: int) -> None:
    """DU-10: one tile goes on top of a pile."""
    s.sun[factory, color] -= 1
    s.piles[factory, pile_height(s, factory)] = color + 1


@part
def go_on_piling(s: State) -> bool:
    """DU-10: tiles of one color need no choice."""
    factory = s.piling - 1
    colors, last = 0, 0
    for color in range(COLORS):
        if s.sun[factory, color] > 0:
            colors += 1
            last = color
    if colors > 1:
        return False
    while s.sun[factory, last] > 0:
        pile_up(s, factory, last)
    s.piling = 0
    end_turn(s)
    return True


@part
def take_chip(s: State, me: Seat, factory: int) -> None:
    """DU-16: a chip that is face up goes to the store."""
    me.chips[s.factory_chips[factory] - 2] += 1
    me.chips_taken += 1
    s.factory_chips[factory] = 0
    end_turn(s)


@part
def chip_to_turn(s: State) -> int:
    """DU-15: the first small factory with a chip face down and no tile, LARGE if there is none."""
    factory = 0
    while factory < LARGE:
        if s.factory_chips[factory] == FACE_DOWN and s.piles[factory, 0] == 0 and is_empty(s.sun[factory]):
            return factory
        factory += 1
    return LARGE


@part
def end_turn(s: State) -> None:
    """The other seat is next, once chips are turned up that lie free now."""
    s.turn = 1 - s.turn
    s.phase = TURNING


@part
def can_act(s: State, seat: int) -> bool:
    """DU-17: whether a seat has any action: tiles can always be taken, and tokens always be used."""
    me = s.seats[seat]
    if has_token(s, me):
        return True
    for factory in range(LARGE):
        if s.factory_chips[factory] > FACE_DOWN and me.chips_taken < CHIPS_EACH_ROUND:
            return True
    for factory in range(FACTORIES):
        if not is_empty(s.sun[factory]):
            return True
    return moon_colors(s) != 0
