"""The laws that every game obeys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from maiolica.core.table.table import Table
from maiolica.testing import Laws, Setup, walk
from maiolica.testing.inputs import features

from . import components


class TestLaws(Laws):
    game = "five211"
    golden = Path(__file__).parent / "golden"
    signature = "7d1a119f"

    def check(self, states: Any) -> None:
        components.check(states)

    def end_of(self, table: Table) -> dict[str, Any]:
        return super().end_of(table) | {"rounds": table.state.rounds}

    def settings(self, most: int) -> list[Setup]:
        own = [setup for setup in super().settings(10_000) if setup.options["target"] != "5"]
        return own[:: max(1, len(own) // most)]

    def test_features_do_not_depend_on_the_names_of_the_seats(self) -> None:
        """Its cards are dealt seat by seat, so that the seats are moved on in the position itself."""
        game = self.subject
        for seats in game.seats:
            for state in walk(Setup(game, seats, game.complete(seats, {})), 3).states[::9]:
                moved = state.clone()
                for seat in range(seats):
                    moved.seats[(seat + 1) % seats] = state.seats[seat].copy()
                moved.first = (state.first + 1) % seats
                for seat in range(seats):
                    same = features(game, moved, (seat + 1) % seats)
                    assert features(game, state, seat).tobytes() == same.tobytes()
