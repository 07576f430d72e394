"""Which positions there can be: all tiles and the marker are somewhere, and boards are as the rules leave them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...core.game.possible import at_seat, outside, wrong
from ...core.game.scene import Label
from .state import (
    CENTER,
    CHOOSE_FIRST,
    COLOR_NAMES,
    COLORS,
    DEAL,
    ENDED,
    FACTORIES,
    MARKER,
    OFFER,
    ON_A_FACTORY,
    ROWS,
    SLOTS,
    TILES_OF_EACH_COLOR,
    TILING,
    WALL_COLORS,
    State,
)

COLOR_LABELS = [Label(f"azul-told-color-{name}") for name in COLOR_NAMES]


def impossible(s: State) -> Iterator[Label]:
    """What cannot be, if anything."""
    yield from wrong_numbers(s, ENDED)
    yield from wrong_boards(s)
    yield from wrong_tiles(s, COLOR_LABELS, np.zeros(COLORS, int))
    yield from wrong_marker(s, caught_by=None)
    yield from wrong_factories(s)
    yield from wrong_zeros(s, (DEAL,), (OFFER, TILING), (DEAL, OFFER))


def wrong_numbers(s: Any, last_phase: int) -> Iterator[Label]:
    """Numbers that mean something else are among those that do."""
    yield from outside(s.phase, 0, last_phase, "phase")
    yield from outside(s.grey, 0, 1, "grey")
    yield from outside(s.max_rounds, 1, 32767, "max_rounds")
    yield from outside(s.rounds, 0 if s.phase == CHOOSE_FIRST else 1, s.max_rounds, "rounds")
    yield from outside(s.factories, FACTORIES[s.seat_count], FACTORIES[s.seat_count], "factories")
    yield from outside(s.turn, 0, s.seat_count - 1, "turn")
    yield from outside(s.first, 0, s.seat_count - 1, "first")
    yield from outside(s.marker, 0, s.seat_count, "marker")
    for name in ("bag", "lid", "sources"):
        yield from outside(getattr(s, name), 0, TILES_OF_EACH_COLOR, name)


def wrong_boards(s: Any) -> Iterator[Label]:
    """AZ-11 to AZ-18: lines, floors, walls and scores."""
    for seat in range(s.seat_count):
        yield from at_seat(seat, wrong_board(s.seats[seat]))
        yield from at_seat(seat, wrong_wall(np.array(s.seats[seat].wall), s.grey))


def wrong_board(me: Any) -> Iterator[Label]:
    """What lies on one seat's board."""
    slots = floor_slots(me)
    yield from outside(me.score, 0, 32767, "score")
    yield from outside(me.floor_count, 0, SLOTS, "floor_count")
    yield from outside(me.line_color, 0, COLORS - 1, "line_color")
    yield from outside(me.wall, 0, COLORS, "wall")
    yield from outside(slots, 0, MARKER + 1, Label("possible-floor-slot"))
    for row in range(ROWS):
        yield from outside(me.line_count[row], 0, row + 1, wrong("possible-line-tiles", line=row + 1))
        if me.line_count[row] == 0 and me.line_color[row]:
            yield wrong("possible-line-empty", line=row + 1)
        if me.line_count[row] and me.line_color[row] + 1 in me.wall[row].tolist():
            yield wrong("possible-line-on-wall", line=row + 1)
    if np.any((slots > 0) != (np.arange(SLOTS + 1) < me.floor_count)):
        yield wrong("possible-floor-gaps")


def wrong_wall(wall: Any, grey: int) -> Iterator[Label]:
    """AZ-25: no row and no column has a color twice, and a colored wall has its own colors."""
    if not grey and np.any((wall > 0) & (wall != WALL_COLORS + 1)):
        yield wrong("possible-wall-color")
    for lines, name in ((wall, "row"), (wall.T, "column")):
        for i, line in enumerate(lines):
            tiles = line[line > 0].tolist()
            if len(set(tiles)) < len(tiles):
                yield wrong(f"possible-{name}-twice", number=i + 1)


def wrong_tiles(s: Any, names: Sequence[Label], elsewhere: Any) -> Iterator[Label]:
    """AZ-7: all tiles of each color are somewhere; some may lie where only another game has a place."""
    for color, count in enumerate(tiles_in_all(s, elsewhere)):
        if count != TILES_OF_EACH_COLOR:
            yield wrong("possible-tiles-in-all", color=names[color], count=count, of=TILES_OF_EACH_COLOR)


def tiles_in_all(s: Any, elsewhere: Any) -> Any:
    """How many tiles of each color lie anywhere."""
    counts = np.array(s.bag).astype(int) + s.lid + elsewhere + np.array(s.sources).astype(int).sum(0)
    for color in range(COLORS):
        for seat in range(s.seat_count):
            me = s.seats[seat]
            counts[color] += sum(n for n, of in zip(me.line_count, me.line_color, strict=True) if of == color)
            counts[color] += int((np.array(me.wall) == color + 1).sum() + (floor_slots(me) == color + 1).sum())
    return counts


def wrong_marker(s: Any, caught_by: int | None) -> Iterator[Label]:
    """AZ-12: one marker: in the center, on its holder's floor, or beside a floor that is full."""
    for seat in range(s.seat_count):
        lies = int((floor_slots(s.seats[seat]) == MARKER + 1).sum())
        holds = s.marker == seat + 1 and seat != caught_by
        if lies > holds:
            yield from at_seat(seat, [wrong("possible-marker-lies")])
        if holds and not lies and s.seats[seat].floor_count < SLOTS:
            yield from at_seat(seat, [wrong("possible-marker-nowhere")])


def wrong_factories(s: Any) -> Iterator[Label]:
    """AZ-9: so many tiles on a factory, and none where there is none."""
    tiles = np.array(s.sources).astype(int).sum(1)
    if np.any(tiles[:CENTER] > ON_A_FACTORY):
        yield wrong("possible-factory-full", most=ON_A_FACTORY)
    if np.any(tiles[s.factories : CENTER]):
        yield wrong("possible-factory-out")
    if s.phase == DEAL and s.dealt != tiles[:CENTER].sum():
        yield wrong("possible-dealt-wrong")
    if s.phase == DEAL and s.dealt >= s.factories * ON_A_FACTORY:
        yield wrong("possible-dealt-all")


def wrong_zeros(s: Any, deals: tuple[int, ...], turns: tuple[int, ...], offers: tuple[int, ...]) -> Iterator[Label]:
    """What has no meaning in a phase is zero; in those of an offer, tiles lie on the factories."""
    if s.phase not in deals and s.dealt:
        yield wrong("possible-dealt-when")
    if s.phase not in turns and s.turn:
        yield wrong("possible-turn-when")
    if s.phase not in offers and np.any(np.array(s.sources)):
        yield wrong("possible-offer-when")
    if s.phase == CHOOSE_FIRST and (s.first or s.rounds or s.marker):
        yield wrong("possible-not-started", fields="first, rounds, marker")
    if s.phase == OFFER and not np.any(np.array(s.sources)):
        yield wrong("possible-no-take")


# What follows from the rest -----------------------------------------------------------------------


def settle(s: State) -> None:
    """After something was edited: what is nowhere else is in the bag, and floors have no gaps."""
    settle_boards(s)
    settle_bag(s, np.zeros(COLORS, int))


def settle_boards(s: Any) -> None:
    """An empty line has no color; floors are counted; the marker is where a floor has it."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        for row in range(ROWS):
            if me.line_count[row] == 0:
                me.line_color[row] = 0
        slots = [int(item) for item in floor_slots(me) if item > 0][:SLOTS]
        padded = slots + [0] * (2 * len(me.floor) - len(slots))
        for pair in range(len(me.floor)):
            me.floor[pair] = padded[2 * pair] | padded[2 * pair + 1] << 3
        me.floor_count = len(slots)
        if MARKER + 1 in slots:
            s.marker = seat + 1
        elif s.marker == seat + 1 and len(slots) < SLOTS:
            s.marker = 0


def settle_bag(s: Any, elsewhere: Any) -> None:
    """The bag has the tiles that lie nowhere else; where that is not enough, the lid gives some."""
    missing = TILES_OF_EACH_COLOR - tiles_in_all(s, elsewhere) + np.array(s.bag).astype(int)
    for color in range(COLORS):
        rest = int(missing[color])
        s.lid[color] = max(0, s.lid[color] + min(0, rest))
        s.bag[color] = max(0, rest)


def floor_slots(me: Any) -> Any:
    """What lies on each slot: 0 nothing, otherwise color or MARKER + 1."""
    pairs = np.array(me.floor).astype(int)
    return np.stack([pairs & 7, pairs >> 3], axis=-1).reshape(-1)[: SLOTS + 1]
