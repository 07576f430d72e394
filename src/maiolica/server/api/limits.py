"""How often anybody may ask: buckets that fill steadily, one for each address, visitor or connection."""

from __future__ import annotations

from time import monotonic

from ..problems import Refused

MOST = 20_000  # buckets; full ones are forgotten first


class Limit:
    """So many requests a minute for each key; a burst may use a minute's worth at once."""

    def __init__(self, per_minute: float, what: str) -> None:
        self.most = per_minute
        self.rate = per_minute / 60
        self.what = what
        self._left: dict[str, tuple[float, float]] = {}  # how many, and when that was

    def take(self, key: str) -> None:
        """Use one, or refuse."""
        now = monotonic()
        left, then = self._left.pop(key, (self.most, now))
        left = min(self.most, left + (now - then) * self.rate)
        if left < 1:
            self._left[key] = (left, now)
            wait = int((1 - left) / self.rate) + 1 if self.rate else 60
            raise Refused("too-many", f"too many {self.what}: wait {wait} s", after=wait)
        self._left[key] = (left - 1, now)
        if len(self._left) > MOST:  # the first key is the one not used for longest
            self._left.pop(next(iter(self._left)))
