"""Settings of all tests."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from types import FrameType

import pytest
from hypothesis import HealthCheck, settings

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.games import ids

from .luck import settle_seeds

settings.register_profile(
    "maiolica",
    deadline=None,
    database=None,
    derandomize=True,
    max_examples=20 if INTERPRETED else 200,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("maiolica")

LONGEST = 900  # seconds; what takes longer, on the busiest machine, waits for something that does not come


class Hangs(BaseException):
    """No ``except Exception`` goes on after it."""


@pytest.fixture(autouse=True)
def an_end() -> Iterator[None]:
    """No test hangs: it fails where it waits."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise Hangs(f"this test has not ended after {LONGEST} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: looking through it again and again took a tenth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test has no luck; one that shows something at a certain game is skipped where that game was taken out."""
    settle_seeds(item.nodeid)
    for mark in item.iter_markers("needs"):
        if gone := set(mark.args) - set(ids()):
            pytest.skip(f"without {', '.join(sorted(gone))}")
