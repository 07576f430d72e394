"""Every move that is refused has a reason in every language, and every position has a value."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import numpy as np
import pytest

from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.weights import load_weights, weights_text
from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get, ids
from tests.tables import random_tables

every_game = pytest.mark.parametrize("game", ids())


@every_game
def test_every_refused_move_has_a_reason_in_every_language(game) -> None:
    moves, reasons = get(game).moves, set()
    for i, table in enumerate(random_tables(get(game), 2)):
        for seat in table.waiting():
            legal = set(table.legal_actions(seat))
            for action in range(i % 5, moves.size, 5):
                if action not in legal:
                    reason = get(game).why_not(table.state, seat, moves.decode(action))
                    reasons.add(reason.key)
                    assert say(reason, LANGUAGES[action % len(LANGUAGES)])
    assert reasons


@every_game
def test_every_position_has_a_value_and_in_the_end_it_is_the_score(game) -> None:
    for table in random_tables(get(game), 3):
        for seat in range(table.seats):
            value = get(game).value(table.state, seat)
            assert isfinite(value)
            if not INTERPRETED or seat == 0:
                assert value == pytest.approx(get(game).weigh(table.state, seat, get(game).weights))
        if table.over:
            assert [get(game).value(table.state, seat) for seat in range(table.seats)] == table.scores()


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    seats, terms = range(2, 4), ("constant", "line-1")
    weights = np.arange(8, dtype=np.float64).reshape(2, 2, 2) / 4
    (tmp_path / "weights.toml").write_text(weights_text(weights, seats, terms, "maiolica tune it"), encoding="utf-8")
    assert np.array_equal(load_weights(str(tmp_path / "value.py"), seats, 2, terms), weights)
    assert not load_weights(str(tmp_path / "elsewhere" / "value.py"), seats, 2, terms).any()
