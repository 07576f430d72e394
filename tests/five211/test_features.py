"""The network's input: the tables in docs/features.md count it, and what would score is what scores."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.generic import actor
from maiolica.games import get
from maiolica.games.five211.features import LEAD, MOST_LEAD, MOST_ROUNDS, MOST_SEATS, OWN, RACE, SEAT, TABLE
from maiolica.games.five211.scoring import winner
from maiolica.games.five211.state import COLORS, NOBODY
from tests.features import told_numbers


def test_the_tables_count_every_number() -> None:
    own, seat, *others = told_numbers("five211")
    assert own + 5 * seat + sum(others) == get("five211").feature_count


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"roosters": "exact"}), (5, {})])
def test_what_would_score_is_what_scores_if_no_more_is_played(seats: int, options: dict[str, str]) -> None:
    """FI-7, told to a seat that has not chosen: the open cards are all that it knows of."""
    at = OWN + MOST_SEATS * SEAT + TABLE + RACE + COLORS
    found = set()
    for seed in range(2 if INTERPRETED else 30):
        table = maiolica.new("five211", seats=seats, options=options, seed=seed)
        while not table.over:
            s, seat = table.state, actor(table.state)
            if s.parts > 0 and s.seats[seat].chosen_count == 0:
                would = numbers(s, seat)[at : at + NOBODY].tolist()
                assert would.index(1) + 1 == winner(s)
                assert sum(would) == 1
                found.add(winner(s))
            table.play(table.legal_actions()[0])
    assert len(found) >= (2 if INTERPRETED else COLORS)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_lead_is_told_ahead_or_behind(seats: int) -> None:
    at = OWN + MOST_SEATS * SEAT + TABLE + MOST_ROUNDS
    table = maiolica.new("five211", seats=seats, seed=3)
    while not table.over:
        scores = table.scores()
        for seat in range(seats):
            leads = numbers(table.state, seat)[at : at + (MOST_SEATS - 1) * LEAD].reshape(-1, LEAD)
            for i, lead in enumerate(leads, 1):
                points = scores[seat] - scores[(seat + i) % seats] if i < seats else 0
                told = [min(MOST_LEAD, max(0, points)) / 10, min(MOST_LEAD, max(0, -points)) / 10]
                assert lead[:2] == pytest.approx(told)
                assert (lead[2:] > 0).tolist() == (lead[:2] > 0).tolist()
        table.play(table.legal_actions()[0])


def numbers(s: Any, seat: int) -> Any:
    out = np.zeros(get("five211").feature_count)
    get("five211").features(s, seat, out)
    return out
