"""The laws that every game obeys, for pytest; a game's test file is three lines:

from maiolica.testing import Laws

class TestLaws(Laws):
    game = "knucklebones"
"""

import pytest

for _name in ("plays", "hiding", "inputs", "accounts", "telling", "pages", "drawing", "golden"):
    pytest.register_assert_rewrite(f"{__name__}.{_name}")

from .laws import Laws  # noqa: E402  pytest must know the laws before they are imported
from .tables import random_tables  # noqa: E402
from .walks import Setup, Walk, all_setups, choose, legal, step, walk  # noqa: E402

__all__ = ["Laws", "Setup", "Walk", "all_setups", "choose", "legal", "random_tables", "step", "walk"]
