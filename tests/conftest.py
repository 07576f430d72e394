"""Settings of all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from maiolica.core.dialect.jit import INTERPRETED

settings.register_profile(
    "maiolica",
    deadline=None,
    database=None,
    derandomize=True,
    max_examples=20 if INTERPRETED else 200,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("maiolica")
