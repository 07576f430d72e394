"""Parts of a picture that are drawn anew only when what they show has changed.

A game may say of a part of its scene what it is drawn from: ``kept((seat, me.tobytes(), s.grey), wall, s, me, seat)``.
Who draws one table again and again, as the server does, keeps what comes of it; to everybody else it is a call of
``wall``. A law compares pictures with and without: facts that were left out are found by it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from .scene import Shape

T = TypeVar("T")
Keeper = Callable[[Hashable, Callable[[], Any]], Any]
_keeper: ContextVar[Keeper | None] = ContextVar("keeper", default=None)


def kept(facts: Hashable, draw: Callable[..., Iterable[Shape]], *args: Any) -> tuple[Shape, ...]:
    """Some shapes, which depend on these facts alone."""
    return known(facts, shapes_of, draw, *args)


def known(facts: Hashable, work_out: Callable[..., T], *args: Any) -> T:
    """Something else that depends on these facts alone: a number of a title."""
    keeper = _keeper.get()
    if keeper is None:
        return work_out(*args)
    what = args[0] if work_out is shapes_of else work_out
    found: T = keeper((what, facts), lambda: work_out(*args))
    return found


def shapes_of(draw: Callable[..., Iterable[Shape]], *args: Any) -> tuple[Shape, ...]:
    """What a function draws."""
    return tuple(draw(*args))


@contextmanager
def keeping(keeper: Keeper) -> Iterator[None]:
    """Let somebody keep what is drawn in here; it gives it back where the facts are the same."""
    token = _keeper.set(keeper)
    try:
        yield
    finally:
        _keeper.reset(token)
