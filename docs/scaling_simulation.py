"""The queueing part of docs/scaling.md, by simulation: how long moves wait when many tables share processes.

    python docs/scaling_simulation.py

Moves come at random times (each table makes one about every ten seconds), wait for the process that their table belongs
to, take its time, then wait for the next commit of the database. Pauses stop a process altogether.
"""

from __future__ import annotations

import random
from itertools import pairwise

SECONDS = 200  # that are simulated, for each process
COMMIT = 0.004  # seconds of one round trip to the database, which all moves of the meantime share
SPREAD = 0.5  # how much the time of a move varies, as a share of its mean


def delays(rate: float, service: float, luck: random.Random, pause: float = 0.0, every: float = 60.0) -> list[float]:
    """From the arrival of each move at one process to its being sent."""
    found, free, now, next_pause = [], 0.0, 0.0, every
    ends, is_next = 0.0, False  # of the commit that is under way, and whether moves wait for the one after it
    while now < SECONDS:
        now += luck.expovariate(rate)
        if pause and now > next_pause:
            free, next_pause = max(free, next_pause) + pause, next_pause + every
        begin = max(now, free)
        free = begin + service * luck.uniform(1 - SPREAD, 1 + SPREAD)
        while free > ends and is_next:
            ends, is_next = ends + COMMIT, False
        if free > ends:
            ends = stored = free + COMMIT
        else:
            stored, is_next = ends + COMMIT, True
        found.append(stored - now)
    return found


def percentile(found: list[float], part: float) -> float:
    """Milliseconds that this part of the moves did not exceed."""
    return 1000 * sorted(found)[int(part * (len(found) - 1))]


def expected(rate: float, service: float) -> float:
    """The mean wait in a queue with one server, by Pollaczek and Khinchine, in milliseconds."""
    load, square = rate * service, service**2 * (1 + (SPREAD**2) / 3)
    return 1000 * rate * square / (2 * (1 - load))


def main() -> None:
    """A table: how busy a process may be."""
    luck, service = random.Random(1), 0.0035
    print("busy   moves/s  mean wait by formula, simulated   p95   p95 with a pause of 0.2 s a minute")
    for load in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9):
        rate = load / service
        found, paused = delays(rate, service, luck), delays(rate, service, luck, 0.2)
        mean = 1000 * (sum(found) / len(found) - service - COMMIT)
        print(
            f"{load:4.0%} {rate:9.0f} {expected(rate, service):12.1f} ms {mean:12.1f} ms "
            f"{percentile(found, 0.95):10.1f} ms {percentile(paused, 0.95):10.1f} ms"
        )
    assert all(first <= second for first, second in pairwise(expected(r / service, service) for r in (0.3, 0.6, 0.9)))


if __name__ == "__main__":
    main()
