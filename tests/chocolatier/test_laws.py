"""The laws that every game obeys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from maiolica.core.table.table import Table
from maiolica.games.azul.ending import is_truncated
from maiolica.testing import Laws

from . import components


class TestLaws(Laws):
    game = "chocolatier"
    golden = Path(__file__).parent / "golden"
    signature = "5a1f871d"

    def check(self, states: Any) -> None:
        components.check(states)

    def end_of(self, table: Table) -> dict[str, Any]:
        return super().end_of(table) | {"rounds": table.state.rounds, "truncated": is_truncated(table.state)}
