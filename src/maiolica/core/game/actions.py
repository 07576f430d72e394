"""One table per game makes moves three things at once: a named tuple, an integer and a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from typing import Any, NamedTuple

import numpy as np

from .errors import IllegalMove

Move = tuple[Any, ...]  # a NamedTuple of small integers


@dataclass(frozen=True)
class Kind:
    """One kind of move: its tuple, its text with a hole for each field, and each field's symbols."""

    tuple_type: type[Any]
    text: str
    symbols: dict[str, Sequence[str]]

    @property
    def sizes(self) -> list[int]:
        """How many values each field has."""
        return [len(self.symbols[name]) for name in self.tuple_type._fields]

    @property
    def count(self) -> int:
        """How many moves of this kind can be written."""
        return prod(self.sizes)

    @property
    def pattern(self) -> re.Pattern[str]:
        """The text as a regular expression with a group for each field."""
        parts = re.split(r"\{(\w+)\}", self.text)
        for i in range(1, len(parts), 2):
            choices = sorted(self.symbols[parts[i]], key=len, reverse=True)
            parts[i] = f"(?P<{parts[i]}>{'|'.join(map(re.escape, choices))})"
        for i in range(0, len(parts), 2):
            parts[i] = re.escape(parts[i])
        return re.compile("".join(parts), re.IGNORECASE | re.ASCII)


class ActionSpace:
    """All moves of a game in a fixed order: kind by kind, the last field running fastest."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.first: dict[type[Any], int] = {}
        self.size = 0
        for kind in kinds:
            self.first[kind.tuple_type] = self.size
            self.size += kind.count
        self.decode = cache(self._decode)
        self._text = cache(self._written)

    @cached_property
    def _patterns(self) -> list[tuple[Kind, re.Pattern[str]]]:
        return [(kind, kind.pattern) for kind in self.kinds]

    def __iter__(self) -> Iterator[Move]:
        return (self.decode(action) for action in range(self.size))

    def encode(self, move: Move) -> int:
        """The integer of a named tuple."""
        kind = self._kind_of(move)
        action = 0
        for value, size, field in zip(move, kind.sizes, kind.tuple_type._fields, strict=True):
            if not isinstance(value, int | np.integer) or not 0 <= value < size:
                raise IllegalMove(f"{move}: {field} must be a number from 0 to {size - 1}")
            action = action * size + int(value)
        return self.first[kind.tuple_type] + action

    def _decode(self, action: int) -> Move:
        """The named tuple of an integer."""
        if not 0 <= action < self.size:
            raise IllegalMove(f"there is no such move: they are numbered from 0 to {self.size - 1}")
        for kind in self.kinds:
            rest = action - self.first[kind.tuple_type]
            if rest < kind.count:
                break
        values = []
        for size in reversed(kind.sizes):
            rest, value = divmod(rest, size)
            values.append(value)
        move: Move = kind.tuple_type(*reversed(values))
        return move

    def text(self, move: Move | int) -> str:
        """How people write a move."""
        move = self.decode(move) if isinstance(move, int) else move
        return self._text(type(move), move)  # moves of two kinds can be equal tuples

    def _written(self, kind_of_move: type[Any], move: Move) -> str:
        kind = self._kind_of(move)
        fields = zip(kind.tuple_type._fields, move, strict=True)
        return kind.text.format(**{name: kind.symbols[name][value] for name, value in fields})

    def read(self, text: str) -> Move:
        """The move that a text means; capitals do not matter."""
        for kind, pattern in self._patterns:
            found = pattern.fullmatch(text.strip())
            if found:
                move: Move = kind.tuple_type(*(_index(kind, name, found[name]) for name in kind.tuple_type._fields))
                return move
        examples = " or ".join(self.text(self.first[kind.tuple_type]) for kind in self.kinds)
        raise IllegalMove(f"{_short(text)} is not a move; write it like {examples}")

    def number(self, move: Move | int | str) -> int:
        """The integer of a move given in any of its three forms."""
        if isinstance(move, str):
            move = self.read(move)
        if isinstance(move, int | np.integer):
            self.decode(int(move))
            return int(move)
        return self.encode(move)

    def _kind_of(self, move: Move) -> Kind:
        for kind in self.kinds:
            if type(move) is kind.tuple_type:
                return kind
        raise IllegalMove(f"{_short(move)} is not a move of this game")


class Draw(NamedTuple):
    """A component of this kind comes out of the bag."""

    kind: int


class FirstSeat(NamedTuple):
    """This seat starts the game."""

    seat: int


def _index(kind: Kind, name: str, symbol: str) -> int:
    return [s.upper() for s in kind.symbols[name]].index(symbol.upper())


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
