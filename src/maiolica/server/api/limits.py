"""How often anybody may ask: buckets that fill steadily, one for each address, visitor or connection."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from time import monotonic, perf_counter

from ..problems import Refused

MOST = 20_000  # buckets; full ones are forgotten first
asker: ContextVar[str] = ContextVar("asker", default="?")  # the address for which something is done


class WorkShare:
    """Time of this process that each address may take for its questions: a share of every second, some of it at once.

    What is asked is done, and then the asker waits until it is paid for; nobody else does.
    """

    def __init__(self, share: float, most: float) -> None:
        self.share = share
        self.most = most
        self._spent: dict[str, tuple[float, float]] = {}  # seconds, and when that was

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Do something, without waiting for anything, for who asks."""
        started = perf_counter()
        try:
            yield
        finally:
            self.spend(asker.get(), perf_counter() - started)

    def spend(self, key: str, seconds: float) -> None:
        """Somebody took so long."""
        self._spent[key] = (self._owed(key) + seconds, monotonic())
        if len(self._spent) > MOST:
            self._spent.pop(next(iter(self._spent)))

    def wait(self, key: str) -> float:
        """Seconds until somebody may ask again."""
        return max(0.0, self._owed(key) - self.most) / self.share

    def check(self, key: str) -> None:
        """Refuse who would have to wait."""
        if (wait := self.wait(key)) > 0:
            seconds = int(wait) + 1
            raise Refused("too-many", f"too much to do for you: wait {seconds} s", after=seconds)

    def _owed(self, key: str) -> float:
        spent, then = self._spent.pop(key, (0.0, 0.0))
        left = max(0.0, spent - (monotonic() - then) * self.share)
        if left:
            self._spent[key] = (left, monotonic())
        return left


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


def whose(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody has a whole network of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
