"""Why points change, said by the rules themselves at the very place where they change them.

A rule that is about to change a seat's points says so: ``note(me, TILE, row, column)``. Whoever interprets the rules
can listen; how many points it was, the listener measures. Compiled code has nothing there at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from .jit import learn

Ear = Callable[[Any, int, int, int], None]
_listener: ContextVar[Ear | None] = ContextVar("listener", default=None)


def note(record: Any, reason: int, first: int, second: int) -> None:
    """The points of this seat's record change next, for this reason; of the whole position's record, nobody's do."""
    listener = _listener.get()
    if listener is not None:
        listener(record, reason, first, second)


@contextmanager
def listening(listener: Ear | None) -> Iterator[None]:
    """Hear what interpreted rules note; nobody may want to."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


def silence(record: Any, reason: int, first: int, second: int) -> None:
    """What compiled rules make of a note: nothing."""


learn(note, lambda matches: silence)
