"""The review on the command line."""

from __future__ import annotations

import json

import pytest

import maiolica
from tests.study.games import played, with_a_mistake
from tests.test_cli import run

pytestmark = pytest.mark.compiled


def test_a_log_is_reviewed_for_people_and_for_programs(tmp_path) -> None:
    table, planted = with_a_mistake("azul")
    (file := tmp_path / "game.txt").write_text(table.text(), encoding="utf-8")
    text = run("review", str(file), "--walks", "60").stdout
    bad = table.log.events[planted]
    assert table.game.moves.text(bad.action) in text
    assert "What it hinged on" in text
    found = json.loads(run("review", str(file), "--walks", "60", "--json").stdout)
    assert len(found["decisions"]) == sum(event.seat >= 0 for event in table.log.events)
    assert max(found["decisions"], key=lambda one: one["loss"])["done"] == planted


def test_all_decisions_are_shown_on_request(tmp_path) -> None:
    table = played("azul", 2, 1)
    (file := tmp_path / "game.txt").write_text(table.text(), encoding="utf-8")
    text = run("review", str(file), "--time", "0.001", "--all").stdout
    assert "All decisions" in text
    assert all(table.game.moves.text(event.action) in text for event in table.log.events if event.seat >= 0)


def test_the_library_takes_a_table_or_a_file(tmp_path) -> None:
    table = played("azul", 2, 1)
    (file := tmp_path / "game.txt").write_text(table.text(), encoding="utf-8")
    assert maiolica.review(table, walks=3) == maiolica.review(file, walks=3)
