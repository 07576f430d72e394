"""The table of Master Chocolatier as a picture: saucers in a ring, gold among them, and shields beside the boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import Any

from msgspec.structs import replace

from ...core.game.drawn import kept
from ...core.game.scene import Cell, Label, Panel, Shape, seat_name
from ..azul.scene import FACTORY, FLOOR_Y, Painter
from .moves import LEFT, RIGHT, Spread
from .rules import first_group, neighbor, place_of
from .state import BLUE, COLOR_NAMES, FREE_SHIELD, GONE, NO_SHIELD, SAUCERS, SPREAD, SPREADING, Seat, State

SWEETS = 0.6  # how far the sweets of the center lie from its middle, as a share of its radius
LOWER = 4.25  # in characters, where the lower half of the ring begins
SHIELD_X = 8.4


def radius(saucers: int) -> float:
    """From the middle of the ring to the middle of a saucer: neighbors do not touch, and the center has room."""
    return max(3.75, FACTORY / (2 * sin(pi / saucers)) + 0.05)


def around(count: int, distance: float) -> list[tuple[float, float]]:
    """So many places around a middle, clockwise from above."""
    return [(distance * sin(2 * pi * i / count), -distance * cos(2 * pi * i / count)) for i in range(count)]


def ring(saucers: int) -> list[tuple[float, float]]:
    """The upper left corners of the saucers, as close to the panel's as they can be."""
    places = around(saucers, radius(saucers))
    left, top = (min(place[i] for place in places) for i in (0, 1))
    return [(x - left, y - top) for x, y in places]


def row_place(place: int, saucers: int) -> tuple[float, float]:
    """Where a saucer lies in characters: the upper half from left to right, the lower half back again."""
    upper = (saucers + 1) // 2
    column = place if place < upper else 2 * upper - place - 1.5
    return column * FACTORY, 0.0 if place < upper else LOWER


def in_characters(shapes: Iterable[Shape], at: tuple[float, float], there: tuple[float, float]) -> Iterator[Shape]:
    """Shapes around a corner, which lies elsewhere in characters."""
    for shape in shapes:
        x, y = shape.x - at[0] + there[0], shape.y - at[1] + there[1]
        yield replace(shape, cell=Cell(x, y, shape.width, shape.height))


class RingPainter(Painter):
    """Azul's boards below a ring of saucers."""

    def status(self, s: Any) -> Label:
        """What is going on, in one sentence."""
        if s.phase != SPREADING:
            return super().status(s)
        group = self.color(first_group(s, place_of(s, SPREAD + 1)))
        return self.word("status-spread", round=s.rounds, seat=seat_name(s.turn), color=group)

    def display(self, s: Any) -> Panel:
        """The saucers clockwise around the center, and the heaps in the upper corners; in characters, in two rows."""
        corners = ring(s.factories)
        width, height = (max(corner[i] for corner in corners) + FACTORY for i in (0, 1))
        middle = (corners[0][0] + FACTORY / 2, radius(s.factories) + FACTORY / 2 + 0.07)
        across = max((s.factories + 1) // 2 * FACTORY, 11.2) + 4.4
        cells = (across, LOWER + FACTORY + 0.1)
        shapes = kept(self.offered(s), self.on_display, s, (width, across), middle, corners)
        return Panel("display", self.word("display"), width, height, shapes, cells=cells)

    def offered(self, s: Any) -> tuple[Any, ...]:
        """All that the display shows: around the saucers that a color may be spread to, everything counts."""
        return (*super().offered(s), s.ring.tobytes(), s.tobytes() if s.phase == SPREADING else b"")

    def on_display(
        self, s: State, wide: tuple[float, float], middle: tuple[float, float], corners: list[tuple[float, float]]
    ) -> list[Shape]:
        """The center, the heaps and the saucers."""
        shapes = [*self.round_center(s, *middle), *self.corner_heaps(s, wide[0], wide[1] - 4.0)]
        for place, (x, y) in enumerate(corners):
            shapes += in_characters(self.saucer(s, place, x, y), (x, y), row_place(place, s.factories))
        shapes.sort(key=lambda shape: shape.look.startswith("effect"))  # what a saucer does is seen on its neighbor
        return shapes

    def round_center(self, s: State, x: float, y: float) -> Iterator[Shape]:
        """The center as a round table: the marker in its middle, each color at its own place around it."""
        wide = 2 * radius(s.factories) - FACTORY - 0.1
        spots = dict(zip(self.colors, around(len(self.colors), SWEETS * wide / 2), strict=True))
        across, down = 0.0, 0.0
        for shape in self.center(s, 0.0, 3.02):
            cell = Cell(shape.x, shape.y, shape.width, shape.height)
            if shape.id == "center":
                yield replace(shape, x=x - wide / 2, y=y - wide / 2, width=wide, height=wide, cell=cell)
            elif shape.look == "count":
                yield replace(shape, look="amount", x=across + 0.5, y=down + 0.6, width=0.72, height=0.5, cell=cell)
            else:
                dx, dy = spots.get(shape.id.removeprefix("center-"), (0.0, 0.0))
                across, down = x + dx - 0.5, y + dy - 0.5
                yield replace(shape, x=across, y=down, cell=cell)

    def corner_heaps(self, s: State, width: float, x: float) -> Iterator[Shape]:
        """The bag in the upper left corner and the lid in the upper right, each with its count beside it."""
        places = (0.1, 1.1, width - 1.1, width - 1.95)
        for shape, left in zip(self.heaps(s, x, 3.17), places, strict=True):
            cell = Cell(shape.x, shape.y, shape.width, shape.height)
            yield replace(shape, x=left, y=shape.y - 3.07, cell=cell)

    def saucer(self, s: State, place: int, x: float, y: float) -> Iterator[Shape]:
        """A saucer with its tiles; a golden one shows what it does, a shield that was taken leaves its place empty."""
        saucer = s.ring[place] - 1
        gold = BLUE < s.ring[place] <= len(SAUCERS)
        for shape in self.factory(s, place, x, y):
            if shape.look != "factory":
                yield shape
                continue
            look = "gone" if s.ring[place] == GONE else "gold" if gold else "factory"
            yield replace(shape, look=look, label=self.saucer_name(s, place), part=self.side(s, place))
        if self.side(s, place):
            look = ("send-left", "send-right")[self.side(s, place)["side"]]
            label = self.word(look, saucer=self.saucer_name(s, place))
            yield Shape(look, x + 0.05, y, 0.9, 0.9, label=label, id=f"send-{place + 1}", part=self.side(s, place))
        if gold:
            label = self.word(f"effect-{SAUCERS[saucer]}")
            yield Shape(f"effect-{SAUCERS[saucer]}", x + 1.95, y, 0.95, 0.75, label=label, id=f"effect-{place + 1}")

    def saucer_name(self, s: State, place: int) -> Label:
        """A saucer in words, with what it does."""
        if s.ring[place] == GONE:
            return self.word("gone", number=place + 1)
        if s.ring[place] == BLUE or s.ring[place] > len(SAUCERS):
            return self.source(place)
        effect = self.word(f"effect-{SAUCERS[s.ring[place] - 1]}")
        return self.word("golden", number=place + 1, effect=effect)

    def side(self, s: State, place: int) -> dict[str, int]:
        """While a color is spread, the two saucers that it can go to can be picked."""
        if s.phase != SPREADING:
            return {}
        source = place_of(s, SPREAD + 1)
        sides = {neighbor(s, source, -1): LEFT, neighbor(s, source, 1): RIGHT}
        return {"side": sides[place]} if place in sides else {}

    def owned(self, s: Any, seat: int) -> tuple[Any, ...]:
        """All that a board shows, without its title."""
        held = (s.held_count, s.held_color) if s.phase == SPREADING and seat == s.turn else None
        return (*super().owned(s, seat), held)

    def on_board(self, s: Any, me: Any, seat: int) -> Iterator[Shape]:
        """A board as in Azul, the shield beside its floor line, and the tiles in hand while others are spread."""
        yield from super().on_board(s, me, seat)
        yield from self.shield(me, seat)
        if s.phase == SPREADING and seat == s.turn:
            label = self.word("held", count=s.held_count, color=self.color(s.held_color))
            yield Shape(self.look(s.held_color), 0.0, 1.0, label=label, id=f"board-{seat + 1}-hand")
            yield Shape("count", 1.0, 1.1, 0.8, 0.8, text=f"×{s.held_count}")

    def shield(self, me: Seat, seat: int) -> Iterator[Shape]:
        """A shield, and what it has caught."""
        if me.shield == NO_SHIELD:
            return
        item = me.shield - FREE_SHIELD - 1
        place = f"board-{seat + 1}-shield"
        label = self.word("shield-free") if item < 0 else self.word("shield-used", item=self.item(item))
        yield Shape("shield", SHIELD_X - 0.2, FLOOR_Y - 0.2, 1.4, 1.4, label=label, id=place)
        look = "shield-free" if item < 0 else self.look(item)
        yield Shape(look, SHIELD_X, FLOOR_Y, label=label, id=f"{place}-item")

    def why_not(self, s: Any, seat: int, move: Any) -> Label:
        """The rule that forbids a move to a seat that is to move."""
        if isinstance(move, Spread):
            if s.phase != SPREADING:
                return self.word("why-not-spreading")
            return self.word("why-other-group", color=self.color(first_group(s, place_of(s, SPREAD + 1))))
        return self.word("why-spreading") if s.phase == SPREADING else super().why_not(s, seat, move)


PAINTER = RingPainter("chocolatier", COLOR_NAMES)
scene = PAINTER.scene
