"""The table as a picture: factories by sun and moon, plates and goals, and a board for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from ...core.game.drawn import kept, known
from ...core.game.scene import Block, Cell, Label, Panel, Scene, Shape, seat_name
from .goals import POINTS, goal_points
from .names import TILES, chip_look, chip_word, color_word, signed, source_word, status, word
from .scene_board import board, on_dome
from .scene_plates import BENCH_HIGH, BENCH_WIDE, BENCH_X, STACK_X, bench, market, stack
from .state import (
    COLOR_NAMES,
    COLORS,
    ENDED,
    FACE_DOWN,
    GOAL_NAMES,
    LARGE,
    MOON,
    PILE,
    State,
)

FACTORY = 3.5  # from one small factory to the next
WIDE, SUN, NIGHT = 3.3, 2.5, 1.45  # a small factory: its width, the heights of its sun side and of its moon side
LARGE_X, LARGE_WIDE = 14.05, 6.1
ROW_Y = 4.3  # plates and goals, below the factories
GOALS_X, GOALS_WIDE, MOST_WIDE = 12.45, 12.2, 4.05  # all tablets; the widest of them
HEAPS_X = 24.85
WIDTH, HEIGHT = 27.2, 6.75
LARGE_CELL, GOAL_CELL, GOAL_WIDE = 13.67, 19.0, 3.9  # the same in characters
# What each goal pays, as it stands on its tablet.
PRIZES = {
    "rows": f"+{POINTS['row']}",
    "colors": f"+{POINTS['colorful_row']}",
    "columns": f"+{POINTS['column']}",
    "perimeter": f"+{POINTS['border_tile']}",
    "diagonals": f"+{POINTS['diagonal']}",
    "corners": f"+{POINTS['upper_corner']} +{POINTS['lower_corner']}",
    "wilds": f"+{POINTS['wild_cell']}",
    "specials": signed(POINTS["empty_special_cell"]),
}


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own board comes first."""
    return Scene("duel", status(s), (display(s, seat), board(s, seat, seat), board(s, 1 - seat, seat)))


def display(s: State, seat: int) -> Panel:
    """Factories and the bench above, plates, goals and heaps below."""
    shapes = [shape for i in range(LARGE) for shape in kept(on_factory(s, i), small_factory, s, i)]
    large = (s.sun[LARGE].tobytes(), s.large_moon.tobytes(), s.token == 0 and s.phase != ENDED)
    shapes += [*kept(large, large_factory, s), *bench(s, seat)]
    shapes += kept(s.display.tobytes(), market, s, ROW_Y)
    shapes += [*stack(s, ROW_Y), *goals(s, seat), *heaps(s)]
    return Panel("display", word("display"), WIDTH, HEIGHT, tuple(shapes), cells=(26.6, 6), blocks=tuple(blocks(s)))


def blocks(s: State) -> Iterator[Block]:
    """The factories one by one, the bench while plates lie on it, plates, stack, goals and heaps."""
    for i in range(LARGE):
        yield Block(i * FACTORY, 0.0, WIDE, SUN + NIGHT)
    yield Block(LARGE_X, 0.0, LARGE_WIDE, SUN + NIGHT)
    if s.held or s.hand_count:
        yield Block(BENCH_X, 0.0, BENCH_WIDE, BENCH_HIGH)
    yield Block(0.0, ROW_Y, 7.15, 2.4)
    yield Block(STACK_X, ROW_Y, 2.2 if s.under_count == 0 else GOALS_X - STACK_X - 0.1, 2.4)
    yield Block(GOALS_X, ROW_Y, GOALS_WIDE, 2.4)
    yield Block(HEAPS_X, ROW_Y, WIDTH - HEAPS_X, 2.4)


# The factories ------------------------------------------------------------------------------------


def on_factory(s: State, factory: int) -> tuple[Any, ...]:
    """All that a small factory shows."""
    tiles = (s.sun[factory].tobytes(), s.piles[factory].tobytes())
    return (factory, *tiles, s.factory_chips[factory], s.piling == factory + 1)


def small_factory(s: State, factory: int) -> Iterator[Shape]:
    """Its sun side above; on its moon side below, the chip and the pile."""
    x, at = factory * FACTORY, factory * 3.34
    place = f"factory-{factory + 1}"
    name = source_word(factory)
    yield Shape("sun-small", x, 0, WIDE, SUN, label=name, id=place, cell=ground(at, 0, 3, 2))
    yield Shape("moon-small", x, SUN, WIDE, NIGHT, label=word("moon-of", source=name), cell=ground(at, 2, 3, 1))
    yield Shape("number", x + 0.08, 0.08, 0.55, 0.55, text=str(factory + 1), cell=Cell(at + 2, 0))
    for i, color in enumerate(tiles_of(s.sun[factory])):
        label = word("tiles", count=s.sun[factory, color], color=color_word(color), source=name)
        part = {"tile": color} if s.piling == factory + 1 else {"source": factory, "color": color}
        spot = (x + 0.65 + i % 2 * 1.0, 0.26 + i // 2 * 1.0)
        cell = Cell(at + i % 2, i // 2)
        yield Shape(TILES[color], *spot, label=label, id=f"{place}-sun-{i + 1}", part=part, cell=cell)
    yield from chip(s, factory, x + 0.14, Cell(at + 2, 1))
    yield from pile(s, factory, x + 0.78, at)


def chip(s: State, factory: int, x: float, cell: Cell) -> Iterator[Shape]:
    """The chip of a small factory, until someone takes it."""
    number, code = factory + 1, s.factory_chips[factory]
    at: dict[str, Any] = {"x": x, "y": SUN + 0.25, "id": f"factory-{number}-chip", "cell": cell}
    if code == FACE_DOWN:
        yield Shape("chip-back", label=word("chip-down", number=number), **at)
    elif code > 0:
        label = word("chip-up", number=number, chip=chip_word(code - 2))
        yield Shape(chip_look(code - 2), label=label, part={"factory": factory}, **at)


def pile(s: State, factory: int, x: float, at: float) -> Iterator[Shape]:
    """The pile from the bottom at the left to its top at the right, which alone can be taken."""
    colors = [s.piles[factory, height] - 1 for height in range(PILE) if s.piles[factory, height] > 0]
    for height, color in enumerate(colors):
        is_top = height == len(colors) - 1
        name = "pile-top" if is_top else "pile"
        label = word(name, color=color_word(color), height=height + 1, number=factory + 1)
        part = {"source": MOON, "color": color} if is_top else {}
        spot = (x + 0.68 * height, SUN + 0.32 - 0.1 * height)
        place = f"factory-{factory + 1}-pile-{height + 1}"
        yield Shape(TILES[color], *spot, label=label, id=place, part=part, cell=Cell(at + height, 2))


def large_factory(s: State) -> Iterator[Shape]:
    """Its sun side above; below, on its moon side, single tiles and the token."""
    x, at, name = LARGE_X, LARGE_CELL, source_word(LARGE)
    yield Shape("sun-large", x, 0, LARGE_WIDE, SUN, label=name, id="large", cell=ground(at, 0, 5, 2))
    yield Shape("moon-large", x, SUN, LARGE_WIDE, NIGHT, label=word("large-moon"), cell=ground(at, 2, 5, 1))
    for i, color in enumerate(tiles_of(s.sun[LARGE])):
        label = word("tiles", count=s.sun[LARGE, color], color=color_word(color), source=name)
        part = {"source": LARGE, "color": color}
        spot = (x + 0.37 + i * 1.09, 1.1)
        yield Shape(TILES[color], *spot, label=label, id=f"large-sun-{i + 1}", part=part, cell=Cell(at + i, 0))
    for i, color in enumerate(tiles_of(s.large_moon)):
        label = word("tiles", count=s.large_moon[color], color=color_word(color), source=word("large-moon"))
        part = {"source": MOON, "color": color}
        spot = (x + 1.46 + i * 1.09, SUN + 0.25)
        yield Shape(TILES[color], *spot, label=label, id=f"large-moon-{i + 1}", part=part, cell=Cell(at + 1 + i, 2))
    if s.token == 0 and s.phase != ENDED:
        spot = (x + 0.3, SUN + 0.25)
        yield Shape("token", *spot, label=word("token-free"), id="large-token", cell=Cell(at, 2))


def ground(x: float, y: float, width: float, height: float) -> Cell:
    """The ground of tiles in characters: grounds are rounded inwards, so it begins a little before them."""
    return Cell(x - 0.12, y, width + 0.12, height)


def tiles_of(counts: Any) -> list[int]:
    """The tiles of a heap, one by one."""
    return [color for color in range(COLORS) for _ in range(counts[color])]


# Goals and heaps ----------------------------------------------------------------------------------


def goals(s: State, seat: int) -> Iterator[Shape]:
    """The tablets in play: what counts, what it pays, and what each seat has from it right now, the viewer first."""
    played = [goal for goal in range(len(GOAL_NAMES)) if s.goals[goal]]
    apart = min(GOALS_WIDE / max(len(played), 1), MOST_WIDE)
    for i, goal in enumerate(played):
        x, at = GOALS_X + (GOALS_WIDE - apart * len(played)) / 2 + i * apart, GOAL_CELL + i % 2 * GOAL_WIDE
        name, wide = GOAL_NAMES[goal], apart - 0.15
        facts = [(goal, *on_dome(s.seats[one]), s.special_is_a_color) for one in range(2)]
        points = [known(facts[one], points_of, s, goal, one) for one in range(2)]
        now = word("goal-now", first=seat_name(0), one=points[0], second=seat_name(1), two=points[1])
        label, picture = word(f"goal-{name}", now=now), min(2.1, wide - 1.3)
        yield Shape("tablet", x, ROW_Y, wide, 2.4, label=label)
        spot = (x + 0.15, ROW_Y + (2.4 - picture) / 2)
        cell = Cell(at, i // 2)
        yield Shape(f"goal-{name}", *spot, picture, picture, label=label, id=f"goal-{name}", cell=cell)
        left, right = x + picture + 0.3, wide - picture - 0.42
        yield Shape("prize", left, ROW_Y + 0.14, right, 0.68, text=PRIZES[name], label=label)
        for row, one in enumerate((seat, 1 - seat)):
            yield goal_points_of(one, points[one], name, row, (left, right), Cell(at + 1 + row * 1.1, i // 2))


def goal_points_of(seat: int, points: int, goal: str, row: int, at: tuple[float, float], cell: Cell) -> Shape:
    """What one seat has from one goal."""
    label = word("goal-points", seat=seat_name(seat), points=points)
    look, text = ("points-other" if row else "points-own"), signed(points) or "0"
    y = ROW_Y + 0.92 + 0.7 * row
    return Shape(look, at[0], y, at[1], 0.64, text=text, label=label, id=f"goal-{goal}-seat-{seat + 1}", cell=cell)


OF_A_DOME = ("plates", "turns", "tiles")


def points_of(s: State, goal: int, seat: int) -> int:
    """What a seat would have from one goal if the game ended now."""
    me = s.seats[seat]
    return points_on(goal, s.special_is_a_color, *(np.array(getattr(me, name)).tobytes() for name in OF_A_DOME))


@lru_cache(1024)
def points_on(goal: int, special_is_a_color: int, *dome: bytes) -> int:
    """What a dome brings for one goal; most domes of a picture were there in the last one, too."""
    alone = State.new()
    me = alone.seats[0]
    alone.goals[goal], alone.special_is_a_color = 1, special_is_a_color
    for name, numbers in zip(OF_A_DOME, dome, strict=True):
        field = getattr(me, name)
        field[:] = np.frombuffer(numbers, field.dtype).reshape(field.shape)
    return int(goal_points(alone, me))


def heaps(s: State) -> Iterator[Shape]:
    """The bag and the tower, and how much is in them."""
    for i, (name, heap) in enumerate((("bag", s.bag), ("tower", s.tower))):
        counts = {COLOR_NAMES[color]: int(heap[color]) for color in range(COLORS)}
        count = sum(counts.values())
        label: Label = word(name, count=count, **counts)
        y, at = ROW_Y + 0.1 + 1.2 * i, GOAL_CELL + i * GOAL_WIDE
        yield Shape(name, HEAPS_X + 0.15, y, 1.1, 1.1, label=label, id=name, cell=Cell(at, 2))
        yield Shape("count", HEAPS_X + 1.3, y + 0.1, 0.9, 0.9, text=str(count), cell=Cell(at + 1, 2))
