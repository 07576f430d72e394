"""How long each seat may think. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec.structs import replace

from ..messages import BankClock, Clock, Clocks, DaysClock, MoveClock
from ..store.rows import ClockMark, ClockState

SECOND = 1000
DAY = 24 * 3600 * SECOND


def allowance(clock: Clock) -> int | None:
    """The milliseconds that a seat starts with."""
    if isinstance(clock, MoveClock | BankClock):
        return clock.seconds * SECOND
    return clock.days * DAY if isinstance(clock, DaysClock) else None


def wound_up(clock: Clock, seats: int) -> ClockState | None:
    """The clocks before the first move."""
    start = allowance(clock)
    return None if start is None else ClockState((start,) * seats, (None,) * seats)


def pressed(
    clock: Clock, state: ClockState | None, mover: int | None, running: set[int], now: int
) -> ClockState | None:
    """After a decision of one seat: its time is taken off or renewed; the clocks of those who are waited for run."""
    if state is None:
        return None
    left, since = list(state.left), list(state.since)
    for seat, started in enumerate(state.since):
        if isinstance(clock, BankClock) and started is not None:
            left[seat] = max(0, left[seat] - max(0, now - started))
            since[seat] = now
        if isinstance(clock, BankClock) and seat == mover and seat not in running:
            left[seat] += clock.increment * SECOND
        if not isinstance(clock, BankClock) and seat == mover:
            since[seat] = None
        if seat not in running:
            since[seat] = None
        elif since[seat] is None:
            since[seat] = now
    return ClockState(tuple(left), tuple(since))


def taken_back(marks: list[ClockMark], done: int) -> ClockState | None:
    """The clocks as they stood before the decision that was made after so many events; later marks are dropped."""
    while marks and marks[-1].done > done:
        marks.pop()
    return marks.pop().clocks if marks and marks[-1].done == done else None


def resumed(clock: Clock, state: ClockState | None, up: int) -> ClockState | None:
    """Nobody loses the minutes before there was a server again; days go on."""
    if state is None or isinstance(clock, DaysClock):
        return state
    return replace(state, since=tuple(None if started is None else max(started, up) for started in state.since))


def deadlines(state: ClockState | None) -> dict[int, int]:
    """When each running clock comes to its end."""
    if state is None:
        return {}
    running = enumerate(zip(state.since, state.left, strict=True))
    return {seat: since + left for seat, (since, left) in running if since is not None}


def shown(state: ClockState | None, now: int) -> Clocks | None:
    """The clocks as a client draws them."""
    if state is None:
        return None
    left = [
        amount if since is None else max(0, since + amount - now)
        for amount, since in zip(state.left, state.since, strict=True)
    ]
    return Clocks(list(left), list(deadlines(state)), now)
