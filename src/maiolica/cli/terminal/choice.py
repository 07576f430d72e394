"""A move being chosen: each picked shape keeps the legal moves that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ...core.game.actions import Move
from ...core.game.scene import Shape, agrees, narrow

Part = Mapping[str, int]


@dataclass
class Choice:
    """What a seat may play, and what it has picked so far."""

    seat: int
    legal: list[Move]
    picks: list[Part] = field(default_factory=list)

    @property
    def left(self) -> list[Move]:
        """The moves that agree with all picks."""
        moves = self.legal
        for part in self.picks:
            moves = narrow(moves, part)
        return moves

    def part_of(self, shape: Shape) -> Part:
        """The move fields that this seat fixes by picking a shape; none on another seat's board."""
        if shape.part.get("seat", self.seat) != self.seat:
            return {}
        return {name: value for name, value in shape.part.items() if name != "seat"}

    def is_chosen(self, shape: Shape) -> bool:
        """Whether a pick has fixed what this shape stands for."""
        part = self.part_of(shape)
        fixed = {name: value for pick in self.picks for name, value in pick.items()}
        return bool(part) and part.items() <= fixed.items()

    def is_pickable(self, shape: Shape) -> bool:
        """Whether picking this shape leaves a move, and is not already done."""
        part = self.part_of(shape)
        return bool(part) and not self.is_chosen(shape) and any(agrees(move, part) for move in self.left)

    def could_pick(self, shape: Shape) -> bool:
        """Whether picking this shape leaves a move once the picks that contradict it are given up."""
        part = self.part_of(shape)
        return bool(part) and any(agrees(move, part) for move in self.legal)

    def pick(self, shape: Shape) -> Move | None:
        """Pick a shape, giving up earlier picks that contradict it; the move, when one is left."""
        part = self.part_of(shape)
        kept, moves = [part], narrow(self.legal, part)
        for earlier in reversed(self.picks):
            if earlier != part and (fewer := narrow(moves, earlier)):
                kept, moves = [earlier, *kept], fewer
        self.picks = kept
        return moves[0] if len(moves) == 1 else None

    def marked_by(self, move: Move, shapes: Iterable[Shape]) -> set[str]:
        """The shapes that one would pick to play a move."""
        return {shape.id for shape in shapes if (part := self.part_of(shape)) and agrees(move, part)}
