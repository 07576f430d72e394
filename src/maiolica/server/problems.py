"""Refusals with a code for programs, a sentence for people, and sometimes a reason in every language."""

from __future__ import annotations

from ..core.game.errors import MaiolicaError
from ..core.game.scene import Label
from .answers import Problem

STATUS = {
    "bad-request": 400,
    "nobody": 401,
    "not-yours": 403,
    "not-found": 404,
    "illegal": 409,
    "stale": 409,
    "not-now": 409,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
    "busy": 503,
    "unsaved": 503,
}


class Refused(MaiolicaError):
    """Something a client asked for is not done."""

    def __init__(self, code: str, text: str, reason: Label | None = None, after: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.reason = reason
        self.after = after  # seconds until it is worth asking again

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        """What the client is told."""
        return Problem(self.code, str(self), self.reason)
