"""The tables in docs/features.md count every number of the network's input."""

from __future__ import annotations

from maiolica.games import get
from tests.features import told_numbers


def test_the_tables_count_every_number() -> None:
    own, seat, table, stake = told_numbers("five211")
    assert own + 5 * seat + table + stake == get("five211").feature_count
