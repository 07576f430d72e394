"""Positions set up by hand: what could lie at a place of the picture, found by trying it.

No game describes its places for this. A field of the record belongs to a place if another number in it changes what
is drawn there; so every game that can say which positions there can be has an editor.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

import numpy as np

from ..game.errors import BadPosition
from ..game.game import Game
from ..game.possible import check_possible
from ..game.scene import Label, Scene, Shape
from .position import Position

MOST = 64  # the numbers from 0 on that are tried in a field that a place depends on
SAMPLE = range(10)  # those that show whether it does
PAIRED = 7  # and in each of two such fields together
SHOWN = 40  # what is offered at most
FIXED = ("seat_count", "factories", "phase", "due", "dealt")  # what is no place: how far the game has come


class Filling(NamedTuple):
    """Something that could lie at a place, and the position in which it does."""

    put: list[Label]  # what lies there then
    gone: list[Label]  # what lies there no longer
    position: Position[Any, Any]


class Leaf(NamedTuple):
    """A number of a record, or of one of its boards."""

    seat: int  # -1: of no board
    name: str
    at: tuple[int, ...]


def settled(game: Game, s: Any) -> Position[Any, Any]:
    """A record as a position: as it is if that can be, otherwise with what follows from the rest put right."""
    try:
        check_possible(game, s)
    except BadPosition as error:
        try:
            game.settle(s)
        except (IndexError, OverflowError):  # numbers that mean nothing
            raise error from None
        check_possible(game, s)
    return Position(s)


def fillings(position: Position[Any, Any], seat: int, place: str) -> tuple[list[Filling], list[str]]:
    """What could lie at a place that a seat sees, and why some things could not."""
    panel = next((p for p in drawn(position, seat).panels if any(shape.id == place for shape in p.shapes)), None)
    if panel is None:
        raise BadPosition(f"there is no place {place!r}")
    tries = Tries(position, seat, place)
    leaves = list(leaves_of(position, panel.seat))
    relevant = [leaf for leaf in leaves if any(tries.change({leaf: n}) for n in near(tries.value(leaf)))]
    if not relevant:
        tries.widen()
    for leaf in relevant:
        for number in range(MOST):
            tries.change({leaf: number})
    for changes in chain(swaps(tries, leaves), pairs(relevant, leaves)):
        tries.change(changes)
    return tries.best(), tries.reasons(relevant)


class Tries:
    """The positions that a few other numbers lead to, and what is at a place there."""

    def __init__(self, position: Position[Any, Any], seat: int, place: str) -> None:
        self.position, self.seat = position, seat
        self.before = shapes_of(drawn(position, seat))
        self.clicked = self.before[place]
        upper = place.rpartition("-")[0]
        self.place = upper if upper in self.before else place  # a tile on a factory: the factory
        self.found: dict[str, tuple[int, int, Filling]] = {}
        self.refused: dict[tuple[tuple[Leaf, int], ...], str] = {}
        self.tried: dict[tuple[tuple[Leaf, int], ...], bool] = {}

    def value(self, leaf: Leaf) -> int:
        """The number that is there now."""
        s: Any = self.position.record
        field = (s.seats[leaf.seat] if leaf.seat >= 0 else s)[leaf.name]
        return int(field[leaf.at] if leaf.at else field)

    def change(self, changes: dict[Leaf, int]) -> bool:
        """Whether these numbers are possible and change what is at the place."""
        key = tuple(changes.items())
        if key not in self.tried:
            self.tried[key] = self._change(changes, key)
        return self.tried[key]

    def _change(self, changes: dict[Leaf, int], key: tuple[tuple[Leaf, int], ...]) -> bool:
        s: Any = self.position.record
        for leaf, number in changes.items():
            board = s.seats[leaf.seat] if leaf.seat >= 0 else s
            if leaf.at:
                board[leaf.name][leaf.at] = number
            else:
                board[leaf.name] = number
        try:
            after = settled(self.position.game, s)
        except BadPosition as error:
            self.refused[key] = str(error)
            return False
        shapes = shapes_of(drawn(after, self.seat))
        changed = [name for name in {**self.before, **shapes} if not alike(self.before.get(name), shapes.get(name))]
        if not any(self._is_here(name) for name in changed):
            return False
        put, gone = self._told(shapes, self.before), self._told(self.before, shapes)
        if not put:
            put = [shape.label for name, shape in shapes.items() if name not in self.before and shape.label]
        size = sum(abs(number - self.value(leaf)) for leaf, number in changes.items())
        rank = (len(changed), size)
        sign = repr((put, gone))
        if sign not in self.found or self.found[sign][:2] > rank:
            self.found[sign] = (*rank, Filling(put, gone, after))
        return True

    def widen(self) -> None:
        """Where one thing can only be exchanged for another, its neighbors belong to its place: cards in a hand."""
        self.place = self.place.rpartition("-")[0] or self.place
        self.tried.clear()

    def _is_of_this(self, filling: Filling) -> bool:
        """Whether what was picked goes away, and at most one thing comes."""
        now = Counter(shape.look for name, shape in self._shapes(filling) if self._is_here(name))
        then = Counter(shape.look for name, shape in self.before.items() if self._is_here(name))
        return (then - now) == Counter([self.clicked.look]) and (now - then).total() <= 1

    def _shapes(self, filling: Filling) -> Iterator[tuple[str, Shape]]:
        yield from shapes_of(drawn(filling.position, self.seat)).items()

    def _is_here(self, name: str) -> bool:
        return name == self.place or name.startswith(f"{self.place}-")

    def _told(self, now: dict[str, Shape], then: dict[str, Shape]) -> list[Label]:
        """What is said of the place now and was said less often then."""
        said = Counter(repr(shape.label) for name, shape in then.items() if self._is_here(name))
        found: dict[str, Label] = {}
        for name, shape in now.items():
            if self._is_here(name) and shape.label:
                said[repr(shape.label)] -= 1
                if said[repr(shape.label)] < 0:
                    found[repr(shape.label)] = shape.label
        return list(found.values())

    def best(self) -> list[Filling]:
        """What was found, the smallest changes first."""
        found = [filling for *_, filling in sorted(self.found.values(), key=lambda one: one[:2])]
        of_this = [filling for filling in found if self._is_of_this(filling)]
        found = of_this if len(of_this) > 1 else found
        alike = Counter(repr(filling.put) for filling in found)
        clear = [
            filling._replace(gone=[]) if filling.put and alike[repr(filling.put)] == 1 else filling for filling in found
        ]
        return [filling for filling in clear if filling.put or filling.gone][:SHOWN]

    def reasons(self, relevant: list[Leaf]) -> list[str]:
        """Why the next number, up or down, cannot be in a field that the place depends on."""
        wanted = [((leaf, self.value(leaf) + step),) for leaf in relevant for step in (1, -1)]
        return list(dict.fromkeys(self.refused[key] for key in wanted if key in self.refused))


def near(value: int) -> list[int]:
    """Numbers that show whether a place depends on a field."""
    return sorted({value + 1, value - 1, *SAMPLE} - {value, -1})


def swaps(tries: Tries, leaves: list[Leaf]) -> Iterator[dict[Leaf, int]]:
    """One more of this for one less of that."""
    for leaf in leaves:
        for other in leaves:
            is_row = other[:2] == leaf[:2] and other.at[:-1] == leaf.at[:-1]
            if is_row and other != leaf and tries.value(other) > 0:
                yield {leaf: tries.value(leaf) + 1, other: tries.value(other) - 1}


def pairs(relevant: list[Leaf], leaves: list[Leaf]) -> Iterator[dict[Leaf, int]]:
    """Two fields of a board that tell how many and which, as those of a line."""
    for leaf in relevant:
        for other in leaves:
            if other.seat == leaf.seat >= 0 and other.name != leaf.name and other.at == leaf.at and leaf.at:
                yield from ({leaf: a, other: b} for a in range(1, PAIRED) for b in range(PAIRED))


def leaves_of(position: Position[Any, Any], seat: int) -> Iterator[Leaf]:
    """The numbers of a board, or those of no board."""
    s: Any = position.record
    board = s.seats[seat] if seat >= 0 else s
    for name in board.dtype.names:
        field = board[name]
        if name in FIXED or field.dtype.names:
            continue
        for index in np.ndindex(field.shape) if isinstance(field, np.ndarray) else [()]:
            yield Leaf(seat, name, tuple(index))


def drawn(position: Position[Any, Any], seat: int) -> Scene:
    """The picture of what a seat may know."""
    scene: Scene = position.game.scene(position.view(seat), seat)
    return scene


def shapes_of(scene: Scene) -> dict[str, Shape]:
    """Whatever has a place, by its place."""
    return {shape.id: shape for panel in scene.panels for shape in panel.shapes if shape.id}


def alike(one: Shape | None, other: Shape | None) -> bool:
    """Whether two shapes look and read the same."""
    if one is None or other is None:
        return one is other
    return (one.look, one.text, one.label) == (other.look, other.text, other.label)
