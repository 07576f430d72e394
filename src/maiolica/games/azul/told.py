"""Moves and draws in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.game.actions import Draw, Move
from ...core.game.scene import Label
from ...core.table.told import counted, starting_seat, together
from .moves import Place, Take
from .state import CENTER, COLOR_NAMES, FLOOR


class Teller:
    """Tells the games with Azul's boards, each in its own words and with its own colors."""

    def __init__(self, game: str, colors: list[str]) -> None:
        self.game = game
        self.colors = colors

    def word(self, key: str, **args: Any) -> Label:
        """A label of this game."""
        return Label(f"{self.game}-told-{key}", args)

    def tell(self, move: Any) -> Label:
        """A move in words."""
        if isinstance(move, Place):
            return self.word("place", column=move.column + 1)
        return self.tell_take(move)

    def tell_take(self, move: Take) -> Label:
        """Which tiles are taken, from where and to where."""
        from_center, to_floor = move.source == CENTER, move.line == FLOOR
        source = self.word("from-center") if from_center else self.word("from-factory", number=move.source + 1)
        line = self.word("to-floor") if to_floor else self.word("to-line", line=move.line + 1)
        return self.word("take", color=self.color(move.color), source=source, line=line)

    def color(self, color: int) -> Label:
        """All tiles of a color that lie somewhere, as what somebody takes."""
        return self.word(f"color-{self.colors[color]}")

    def tell_draws(self, draws: Sequence[Move]) -> Label:
        """Draws in words."""
        return together([*starting_seat(draws), *self.set_up(draws), *self.deal(draws)])

    def set_up(self, draws: Sequence[Move]) -> Iterator[Label]:
        """What is drawn before the tiles: here nothing."""
        return iter(())

    def deal(self, draws: Sequence[Move]) -> Iterator[Label]:
        """The tiles by color."""
        tiles = [draw.kind for draw in draws if isinstance(draw, Draw)]
        if tiles:
            count = counted(tiles, lambda color, count: self.word(f"count-{self.colors[color]}", count=count))
            yield self.word("deal", tiles=count)


TELLER = Teller("azul", COLOR_NAMES)
tell, tell_draws = TELLER.tell, TELLER.tell_draws
