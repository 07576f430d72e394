"""The tables in docs/features.md count every number of the network's input."""

from __future__ import annotations

from maiolica.games import get
from tests.features import told_numbers


def test_the_tables_count_every_number() -> None:
    board, table = told_numbers("pavilion")
    assert 4 * board + table == get("pavilion").feature_count
