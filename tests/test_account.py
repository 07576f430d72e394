"""Accounts of tables: they follow, go back, and cite rules that exist."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import maiolica
from maiolica.core.dialect.notes import listening
from maiolica.core.game.account import OTHER, Item
from maiolica.core.game.scene import Label
from maiolica.core.table.account import Account, Recorder, counted
from maiolica.core.table.jsonform import account_json
from maiolica.games import get, ids

RULES = Path(__file__).parent.parent / "docs" / "rules"


def finished(game: str, seed: int = 3) -> maiolica.Table:
    """A random game."""
    table, chance = maiolica.new(game, seed=seed), random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
    return table


@pytest.mark.parametrize("game", ids())
def test_an_account_that_follows_a_game_is_the_account_of_its_log(game):
    table, chance = maiolica.new(game, seed=5), random.Random(5)
    for _ in range(40):
        table.play(chance.choice(table.legal_actions()))
        before = table.account()
        if chance.random() < 0.3:
            action = chance.choice(table.legal_actions())
            table.play(action)
            table.account()
            table.undo()
            assert table.account() == before
    whole = Account(table.log)
    whole.follow()
    assert table.account() == whole.lines
    assert table.account(since=30) == [line for line in whole.lines if line.done > 30]


@pytest.mark.parametrize("game", ids())
def test_every_line_cites_a_rule_that_exists(game):
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    text += (RULES / "azul.md").read_text(encoding="utf-8") if game == "chocolatier" else ""
    cited = {line.rule for line in finished(game).account()} | {get(game).account.tie_rule}
    for rule in cited:
        assert re.search(rf"\b{rule.rstrip('ab')}\b", text), rule


@pytest.mark.compiled
@pytest.mark.parametrize("game", ids())
def test_compiled_rules_note_nothing(game):
    heard = []
    with listening(lambda *note: heard.append(note)):
        table = maiolica.new(game, seed=3)
        begun = len(heard)  # points to begin with: a set-up is never compiled
        while not table.over:
            table.play(table.legal_actions()[0])
    assert len(heard) == begun


def test_losses_stop_at_what_there_is_to_lose():
    items = [Item("1", "a", Label("x"), due=due) for due in (4, -3, -3)]
    assert [points for _, _, points in counted(items, -2)] == [4, -3, -3]
    assert [points for _, _, points in counted(items, 0)] == [4, -3, -1]
    assert [points for _, _, points in counted(items, 2)] == [4, -2, 0]
    assert [points for _, _, points in counted([Item("1", "a", Label("x"))], 7)] == [7]


def test_points_without_a_note_are_told_as_such():
    table = maiolica.new("azul", seed=1)
    recorder = Recorder(table.game, table.state, 2)
    with recorder.event(1):
        table.state.seats[1].score += 3
    (line,) = recorder.lines
    assert (line.seat, line.points, line.source, line.rule) == (1, 3, OTHER, "")


def test_a_summary_has_a_row_for_each_kind_and_the_score_after_each_round():
    table = finished("duel")
    summary = table.summary()
    assert summary.columns[0] == Label("account-start")
    assert summary.columns[-1] == Label("account-end")
    assert summary.scores[0] == [5, 5]
    assert summary.scores[-1] == table.scores()
    assert summary.rows[0].source == "start"


def test_an_account_as_json():
    table = finished("azul")
    data = account_json(table)
    assert data["game"] == "azul"
    assert sum(line["points"] for line in data["lines"] if line["seat"] == 0) == table.scores()[0]
    assert data["summary"]["scores"][-1] == table.scores()
