"""Settings of all tests."""

from __future__ import annotations

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


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test has no luck; one that shows something at a certain game is skipped where that game was taken out."""
    settle_seeds(item.nodeid)
    for mark in item.iter_markers("needs"):
        if gone := set(mark.args) - set(ids()):
            pytest.skip(f"without {', '.join(sorted(gone))}")
