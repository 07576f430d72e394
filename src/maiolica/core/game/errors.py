"""Errors that a person can read; they are raised at the border, never inside the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .scene import Label


class MaiolicaError(Exception):
    """Anything that is the input's fault."""


class BadOption(MaiolicaError):
    """An unknown game, seat count, option or value."""


class BadGame(MaiolicaError):
    """A game that is installed but cannot be played: what is wrong, and with which of its files."""


class BadPosition(MaiolicaError):
    """A position that no game can come to, or that is none at all: what is wrong with it, in any language."""

    def __init__(self, reason: Label, game: str = "") -> None:
        super().__init__(reason, game)
        self.reason = reason
        self.game = game  # whose position it is not, where that much is known

    def __str__(self) -> str:
        from .words import say  # put into words only when somebody reads it: an editor tries many positions

        return f"there is no such position of {self.game}: {say(self.reason)}" if self.game else say(self.reason)


class IllegalMove(MaiolicaError):
    """A move that cannot be read or may not be played; a reason given by a rule can be said in any language."""

    def __init__(self, text: str, reason: Label | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class BadLog(MaiolicaError):
    """A log that cannot be trusted; nothing of it was kept."""

    def __init__(self, line: int, reason: str, why: Label | None = None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.why = why  # the same, if a rule gave it, to be said in any language
