"""The table of Master Chocolatier as a picture: saucers in a ring, gold among them, and shields beside the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...core.game.scene import Block, Label, Panel, Shape, seat_name
from ..azul.scene import FACTORY, FLOOR_Y, Painter
from .moves import LEFT, RIGHT, Spread
from .rules import first_group, neighbor, place_of
from .state import BLUE, COLOR_NAMES, FREE_SHIELD, GONE, NO_SHIELD, SAUCERS, SPREAD, SPREADING, Seat, State

LOWER = 4.25  # where the lower half of the ring begins
SHIELD_X = 8.4


class RingPainter(Painter):
    """Azul's boards below a ring of saucers."""

    def status(self, s: Any) -> Label:
        """What is going on, in one sentence."""
        if s.phase != SPREADING:
            return super().status(s)
        group = self.color(first_group(s, place_of(s, SPREAD + 1)))
        return self.word("status-spread", round=s.rounds, seat=seat_name(s.turn), color=group)

    def display(self, s: Any) -> Panel:
        """The upper half of the ring from left to right, the center, and the lower half back again."""
        upper = (s.factories + 1) // 2
        width = max(upper * FACTORY, 11.2) + 4.4
        shapes: list[Shape] = []
        blocks: list[Block] = []
        for place in range(s.factories):
            column = place if place < upper else 2 * upper - place - 1.5
            x, y = column * FACTORY, 0.0 if place < upper else LOWER
            shapes += self.saucer(s, place, x, y)
            blocks.append(Block(x, y, FACTORY, 3.02))
        shapes += self.center(s, 0.0, 3.02)
        shapes += self.heaps(s, width - 4.0, 3.17)
        blocks += [Block(0.0, 3.02, 11.2, 1.3), Block(width - 4.05, 3.07, 3.85, 1.2)]
        return Panel("display", self.word("display"), width, LOWER + FACTORY + 0.1, tuple(shapes), blocks=tuple(blocks))

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

    def board(self, s: Any, seat: int) -> Panel:
        """A board as in Azul, the shield beside its floor line, and the tiles in hand while others are spread."""
        panel = super().board(s, seat)
        shapes = [*panel.shapes, *self.shield(s.seats[seat], seat)]
        if s.phase == SPREADING and seat == s.turn:
            label = self.word("held", count=s.held_count, color=self.color(s.held_color))
            shapes.append(Shape(self.look(s.held_color), 0.0, 1.0, label=label, id=f"board-{seat + 1}-hand"))
            shapes.append(Shape("count", 1.0, 1.1, 0.8, 0.8, text=f"×{s.held_count}"))
        return replace(panel, shapes=tuple(shapes))

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
