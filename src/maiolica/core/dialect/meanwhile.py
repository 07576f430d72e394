"""Interpreted rules in the meantime: a thread that must not wait runs what is not compiled yet as plain Python.

Whoever calls a compiled function compiles it first, or loads it. A thread that serves people cannot wait for that: it
gets the interpreted function until another thread has brought the compiled one. Both do the same to the bit, so nobody
notices the exchange, which happens between two calls.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


class Patience(threading.local):
    """How a thread calls functions that are not compiled yet."""

    waits = True


patience = Patience()


@contextmanager
def at_once() -> Iterator[None]:
    """This thread does not wait for a compiler."""
    before, patience.waits = patience.waits, False
    try:
        yield
    finally:
        patience.waits = before


def impatient(compile_it: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """What Numba calls when it has no code for some arguments; it runs whatever function it is given back."""

    def code_for(*args: Any) -> Any:
        return compile_it(*args) if patience.waits else function

    return code_for
