"""A game as a page: every picture comes out again, and nothing hidden is in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import maiolica
from maiolica.cli.main import app
from maiolica.core.table.table import Table
from maiolica.games import get, ids
from maiolica.ui.slides import frames_of, packed, slides


def begun(game: str, decisions: int = 9) -> Table:
    table = Table(get(game), 2, seed=5)
    for _ in range(decisions):
        seat = table.waiting()[0]
        table.play(table.legal_actions(seat)[0], seat)
    return table


def unpacked(game: dict[str, Any]) -> list[str]:
    """As the page does it."""
    parts: list[int] = []
    found = []
    for _, edits in game["frames"]:
        for start, end, put in edits:
            parts[start:end] = put
        found.append("".join(game["pieces"][number] for number in parts))
    return found


@pytest.mark.parametrize("game", ids())
def test_every_picture_comes_out_again(game: str) -> None:
    frames = list(frames_of(begun(game), 0, "en"))
    assert len(frames) == 10
    assert unpacked(json.loads(json.dumps(packed(frames)))) == [picture for _, picture in frames]
    assert all(told for told, _ in frames[1:])


@pytest.mark.needs("five211")
def test_what_a_seat_cannot_see_is_not_in_its_page() -> None:
    """Whatever the other seat holds, the page is the same."""
    table = begun("five211", 3)
    assert slides(table, 0) != slides(table, 1)
    content = re.search(r'type="application/json">(.*?)</script>', slides(table, 0), re.DOTALL)
    assert content
    told = [told for told, _ in json.loads(content[1].replace("<\\/", "</"))["frames"]]
    other = [told for told, _ in frames_of(table, 1, "en")]
    assert told != other


def test_a_replay_can_be_written_as_a_page(tmp_path: Path) -> None:
    table = maiolica.new("azul", seed=1)
    table.play(table.legal()[0])
    table.save(tmp_path / "game.log")
    done = CliRunner().invoke(app, ["replay", str(tmp_path / "game.log"), "--html", str(tmp_path / "game.html")])
    assert done.exit_code == 0
    assert "<svg" in (tmp_path / "game.html").read_text("utf-8").replace("\\u003c", "<")
