"""The keyboard's way over the table: each thing that can be picked is one stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.game.scene import Shape
from ...ui.text import Picture, Rect
from .choice import Choice, Part


class CursorStop(NamedTuple):
    """The first of the shapes that mean the same, and where it is."""

    part: Part
    shape: Shape
    rect: Rect


def stops(picture: Picture, choice: Choice) -> list[CursorStop]:
    """What can be picked, in reading order; shapes that fix the same fields are one stop."""
    found: list[CursorStop] = []
    for shape, rect in sorted(picture.shapes, key=lambda place: (place[1].y, place[1].x)):
        part = choice.part_of(shape)
        if choice.is_pickable(shape) and all(stop.part != part for stop in found):
            found.append(CursorStop(part, shape, rect))
    return found


def step(stops: Sequence[CursorStop], here: Part | None, by: int) -> CursorStop | None:
    """The next or the previous stop, around the ends."""
    if not stops:
        return None
    parts = [stop.part for stop in stops]
    if here not in parts:
        return stops[0 if by > 0 else -1]
    return stops[(parts.index(here) + by) % len(stops)]


def nearest(stops: Sequence[CursorStop], here: Part | None, by: int) -> CursorStop | None:
    """The nearest stop in the rows above or below; without one, the next in reading order."""
    now = next((stop for stop in stops if stop.part == here), None)
    if now is None:
        return step(stops, here, by)
    beyond = [stop for stop in stops if (stop.rect.y - now.rect.y) * by > 0]

    def distance(stop: CursorStop) -> tuple[int, int]:
        return abs(stop.rect.y - now.rect.y), abs(stop.rect.x - now.rect.x)

    return min(beyond, key=distance, default=now)
