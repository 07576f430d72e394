"""Marks for tests of faults that are known and not yet mended."""

from __future__ import annotations

import pytest


def known_bug(reason: str) -> pytest.MarkDecorator:
    """The test fails until the fault is mended, and then this mark has to go."""
    return pytest.mark.xfail(strict=True, reason=reason)
