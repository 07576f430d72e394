"""What every bot is: someone who sees a view and the legal actions, and chooses one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from ..core.dialect.random import Random
from ..core.game.errors import MaiolicaError


class Bot(Protocol):
    """A player; it may think for ``budget`` seconds and draws its luck from ``rng`` alone."""

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        """One of the legal actions of this seat, which sees no more than its view."""
        ...


class BotFailed(MaiolicaError):
    """A bot that crashed, hung or answered nonsense; its game is lost."""


@contextmanager
def blamed() -> Iterator[None]:
    """Turns whatever somebody's code raises into a failure of that bot."""
    try:
        yield
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(f"it raised {type(error).__name__}: {error}"[:300]) from error
