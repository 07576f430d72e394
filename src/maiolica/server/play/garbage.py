"""Python's collector of cyclic garbage, kept from stopping everybody: it looks at what is young, and at the rest when
nothing happens.

A collection of everything took 0.2 to 0.7 seconds at 400 tables, in the middle of moves. What is there for long (code,
compiled rules, tables) is frozen: set aside until the next hour, and not looked at.
"""

from __future__ import annotations

import gc
from time import monotonic

YOUNG, MIDDLE, NEVER = 20_000, 20, 1_000_000
MINUTE = 60.0
LATE = 10 * MINUTE  # so long a busy server may put off looking at everything that is not frozen
ANEW = 60 * MINUTE  # after so long what was frozen is looked at, too


class Garbage:
    """Decides when to collect what."""

    def __init__(self) -> None:
        self._looked = self._thawed = monotonic()

    def start(self) -> None:
        """Whatever is loaded stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, is_quiet: bool) -> bool:
        """Collect if it is time; whether it was."""
        now = monotonic()
        if now - self._looked < (MINUTE if is_quiet else LATE):
            return False
        if is_quiet and now - self._thawed > ANEW:
            gc.unfreeze()
            self._thawed = now
        gc.collect()
        gc.freeze()
        self._looked = now
        return True
