"""The laws that every game obeys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from maiolica.core.table.table import Table
from maiolica.testing import Laws

from . import components


class TestLaws(Laws):
    game = "pavilion"
    golden = Path(__file__).parent / "golden"
    signature = "da2a1715"

    def check(self, states: Any) -> None:
        components.check(states)

    def end_of(self, table: Table) -> dict[str, Any]:
        return super().end_of(table) | {"rounds": table.state.rounds}
