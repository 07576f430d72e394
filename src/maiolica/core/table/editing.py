"""Positions set up by hand: what could lie at a place of the picture, found by trying it.

No game describes its places for this. A field of the record belongs to a place if another number in it changes what
is drawn there; so every game that can say which positions there can be has an editor.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, product
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from ..game.errors import BadPosition
from ..game.game import Game
from ..game.possible import AT_SEAT, RANGES, check_possible
from ..game.scene import Label, Scene, Shape
from .position import Position

MOST = 64  # the numbers from 0 on that are tried in a field that a place depends on
SAMPLE = range(10)  # those that show whether it does
PAIRED = 7  # and in each of two such fields together
SHOWN = 40  # what is offered at most
USELESS = 3  # possible numbers that change nothing at a place: then its field has nothing to do with it


KEPT = 4  # positions whose changes are remembered


class Filling(NamedTuple):
    """Something that could lie at a place, and the position in which it does."""

    put: list[Label]  # what lies there then
    gone: list[Label]  # what lies there no longer
    position: Position[Any, Any]
    shapes: list[Shape]  # what the place looks like then


class Leaf(NamedTuple):
    """A number of a record, or of one of its boards."""

    seat: int  # -1: of no board
    name: str
    at: tuple[int, ...]


def settled(game: Game, s: Any) -> Position[Any, Any]:
    """A record as a position, with what follows from the rest put right; what can be stays as it is."""
    given = s.clone()
    try:
        game.settle(s)
    except (IndexError, OverflowError):  # numbers that mean nothing: the check says which
        s = given
    check_possible(game, s)
    return Position(s)


def fillings(position: Position[Any, Any], seat: int, place: str) -> tuple[list[Filling], list[Label]]:
    """What could lie at a place that a seat sees, and why some things could not."""
    panel = next((p for p in drawn(position, seat).panels if any(shape.id == place for shape in p.shapes)), None)
    if panel is None:
        raise BadPosition(Label("possible-place", {"place": repr(place)}))
    tries = Tries(position, seat, place)
    leaves = list(leaves_of(position, panel.seat))
    relevant = [leaf for leaf in leaves if tries.matters(leaf)]
    if not relevant:
        tries.widen()
    for leaf, number in product(relevant, range(MOST)):
        if tries.world.allows(leaf, number):
            tries.change({leaf: number})
    for changes in chain(swaps(tries, relevant or leaves, leaves), pairs(tries, relevant, leaves)):
        tries.change(changes)
    return tries.best(), tries.reasons(relevant)


OtherNumbers = tuple[tuple[Leaf, int], ...]  # other numbers in some fields


class Changed:
    """What a few other numbers make of a position; whoever picks one place after the other asks the same again."""

    def __init__(self, position: Position[Any, Any], seat: int) -> None:
        self.position, self.seat = position, seat
        self._pictures: dict[Position[Any, Any], dict[str, Shape]] = {}
        self._outcomes: dict[OtherNumbers, Position[Any, Any] | Label] = {}
        self._ranges: dict[tuple[bool, str], tuple[int, int]] = {}  # by field, as far as one was met
        self.before = self.shapes(position)

    def value(self, leaf: Leaf) -> int:
        """The number that is there now."""
        s: Any = self.position.record
        field = (s.seats[leaf.seat] if leaf.seat >= 0 else s)[leaf.name]
        return int(field[leaf.at] if leaf.at else field)

    def shapes(self, position: Position[Any, Any]) -> dict[str, Shape]:
        """What a position looks like."""
        if position not in self._pictures:
            self._pictures[position] = shapes_of(drawn(position, self.seat))
        return self._pictures[position]

    def after(self, key: OtherNumbers) -> Position[Any, Any] | Label:
        """The position with these numbers, or why there is none."""
        if key not in self._outcomes:
            try:
                self._outcomes[key] = settled(self.position.game, self._written(key))
            except BadPosition as error:
                self._outcomes[key] = error.reason
                self._learn_range(key, error.reason)
        return self._outcomes[key]

    def allows(self, leaf: Leaf, number: int) -> bool:
        """Whether a number is in the range of a field, as far as that is known."""
        least, most = self._ranges.get((leaf.seat >= 0, leaf.name), (0, MOST))
        return least <= number <= most

    def _written(self, key: OtherNumbers) -> Any:
        s: Any = self.position.record
        for leaf, number in key:
            board = s.seats[leaf.seat] if leaf.seat >= 0 else s
            if leaf.at:
                board[leaf.name][leaf.at] = number
            else:
                board[leaf.name] = number
        return s

    def _learn_range(self, key: OtherNumbers, reason: Label) -> None:
        is_board = reason.key == AT_SEAT
        said = reason.args["what"] if is_board else reason
        for leaf, _ in key:
            if said.key in RANGES and said.args["what"] == leaf.name and is_board == (leaf.seat >= 0):
                self._ranges[is_board, leaf.name] = int(said.args["least"]), int(said.args["most"])


@lru_cache(KEPT)
def changed(position: Position[Any, Any], seat: int) -> Changed:
    """What is known of changes of a position."""
    return Changed(position, seat)


class Tries:
    """The positions that a few other numbers lead to, and what is at a place there."""

    def __init__(self, position: Position[Any, Any], seat: int, place: str) -> None:
        self.world = changed(position, seat)
        self.before = self.world.before
        self.clicked = self.before[place]
        upper = place.rpartition("-")[0]
        self.place = upper if upper in self.before else place  # a tile on a factory: the factory
        self.found: dict[str, tuple[int, int, Filling]] = {}
        self.useless: set[Leaf] = set()  # fields that could have other numbers, which change nothing here
        self.tried: dict[OtherNumbers, bool] = {}

    def matters(self, leaf: Leaf) -> bool:
        """Whether another number in a field changes what is at the place."""
        possible = 0
        for number in near(self.world.value(leaf)):
            if not self.world.allows(leaf, number):
                continue
            if self.change({leaf: number}):
                return True
            after = self.world.after(((leaf, number),))
            possible += not isinstance(after, Label) and after != self.world.position  # and not put right again
            if possible == USELESS:
                break
        if possible:
            self.useless.add(leaf)
        return False

    def change(self, changes: dict[Leaf, int]) -> bool:
        """Whether these numbers are possible and change what is at the place."""
        key = tuple(changes.items())
        if key not in self.tried:
            self.tried[key] = self._change(key)
        return self.tried[key]

    def _change(self, key: OtherNumbers) -> bool:
        after = self.world.after(key)
        if (
            isinstance(after, Label) or after.actor != self.world.position.actor
        ):  # how far the game has come is no place
            return False
        shapes = self.world.shapes(after)
        changed = [name for name in {**self.before, **shapes} if not alike(self.before.get(name), shapes.get(name))]
        if not any(self._is_here(name) for name in changed):
            return False
        put, gone = self._told(shapes, self.before), self._told(self.before, shapes)
        if not put:
            put = [shape.label for name, shape in shapes.items() if name not in self.before and shape.label]
        size = sum(abs(number - self.world.value(leaf)) for leaf, number in key)
        rank = (len(changed), size)
        sign = repr((put, gone))
        if sign not in self.found or self.found[sign][:2] > rank:
            self.found[sign] = (*rank, Filling(put, gone, after, self._pictured(shapes, changed)))
        return True

    def widen(self) -> None:
        """Where one thing can only be exchanged for another, its neighbors belong to its place: cards in a hand."""
        self.place = self.place.rpartition("-")[0] or self.place
        self.tried.clear()

    def _is_of_this(self, filling: Filling) -> bool:
        """Whether what was picked goes away, and at most one thing comes."""
        now = Counter(shape.look for name, shape in self.world.shapes(filling.position).items() if self._is_here(name))
        then = Counter(shape.look for name, shape in self.before.items() if self._is_here(name))
        return (then - now) == Counter([self.clicked.look]) and (now - then).total() <= 1

    def _is_here(self, name: str) -> bool:
        return name == self.place or name.startswith(f"{self.place}-")

    def _pictured(self, shapes: dict[str, Shape], changed: list[str]) -> list[Shape]:
        """The place alone, with what changes beside it or comes in its stead, as a picture without words."""
        beside = f"{self.place.rpartition('-')[0]}-"
        near = [name for name in changed if name in shapes and name.startswith(beside)]
        names = [name for name in shapes if self._is_here(name) or name in near]
        here = [shapes[name] for name in names or shapes if names or name not in self.before]
        return [replace(shape, label=None, id="", part={}, cell=None) for shape in here]

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

    def reasons(self, relevant: list[Leaf]) -> list[Label]:
        """Why the next number, up or down, cannot be in a field that the place depends on."""
        near = [((leaf, self.world.value(leaf) + step),) for leaf in relevant for step in (1, -1)]
        said = [reason for key in near if key in self.tried and isinstance(reason := self.world.after(key), Label)]
        return list({repr(reason): reason for reason in said}.values())


def near(value: int) -> list[int]:
    """OtherNumbers that show whether a place depends on a field, the nearest first."""
    return sorted({value + 1, value - 1, *SAMPLE} - {value, -1}, key=lambda number: (abs(number - value), number))


def swaps(tries: Tries, some: list[Leaf], leaves: list[Leaf]) -> Iterator[dict[Leaf, int]]:
    """One more of this for one less of that, of which one is among some."""
    for leaf in leaves:
        for other in leaves:
            is_row = other[:2] == leaf[:2] and other.at[:-1] == leaf.at[:-1]
            if is_row and other != leaf and tries.world.value(other) > 0 and (leaf in some or other in some):
                yield {leaf: tries.world.value(leaf) + 1, other: tries.world.value(other) - 1}


def pairs(tries: Tries, relevant: list[Leaf], leaves: list[Leaf]) -> Iterator[dict[Leaf, int]]:
    """Two fields of a board that tell how many and which, as those of a line."""
    for leaf in relevant:
        for other in leaves:
            is_beside = other.seat == leaf.seat >= 0 and other.name != leaf.name and other.at == leaf.at and leaf.at
            if is_beside and (other in relevant or other not in tries.useless):
                yield from ({leaf: a, other: b} for a in range(1, PAIRED) for b in range(PAIRED))


def leaves_of(position: Position[Any, Any], seat: int) -> Iterator[Leaf]:
    """The numbers of a board, or those of no board."""
    s: Any = position.record
    board = s.seats[seat] if seat >= 0 else s
    for name in board.dtype.names:
        field = board[name]
        if field.dtype.names:
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
