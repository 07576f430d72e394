from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import maiolica
from maiolica.bots.players import player
from maiolica.cli.terminal import TableApp
from maiolica.cli.terminal.dialogs import Ask, FileName
from maiolica.cli.terminal.pick_screen import PickScreen
from maiolica.core.table.table import Table


async def name_file(pilot: Pilot[None], key: str, name: str) -> None:
    if not isinstance(pilot.app.screen, FileName):
        await pilot.press(key)
        await pilot.pause()
    pilot.app.screen.query_one(Input).value = name
    await pilot.press("enter")
    await pilot.pause()


def play_one(app: TableApp) -> None:
    screen = app.screen_stack[0]
    assert isinstance(screen, PickScreen)
    screen.chosen(app.session.table.legal()[0])


def events(table: Table) -> int:
    return len(table.log.events)


async def test_save_and_load_bring_back_the_game(tmp_path: Path, settle: Any, text_of: Any) -> None:
    app = TableApp(maiolica.new("azul", seed=1), [None, None])
    path = tmp_path / "my game.log"
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        play_one(app)
        await settle(pilot)
        await name_file(pilot, "s", str(path))
        text = path.read_text(encoding="utf-8")
        assert text == app.session.table.text()
        assert text_of(app, "#message").startswith("Saved as")
        assert not app.session.at_stake
        play_one(app)
        await settle(pilot)
        await name_file(pilot, "l", str(path))
        while not isinstance(app.screen, Ask):  # one move would be lost; the file is read beside the interface
            await pilot.pause(0.005)
        await pilot.press("y")
        await settle(pilot)
        assert app.session.table.text() == text
    assert [file.name for file in tmp_path.iterdir()] == ["my game.log"]


async def test_saving_over_a_file_asks_first(tmp_path: Path, settle: Any) -> None:
    app = TableApp(maiolica.new("azul", seed=1), [None, None])
    path = tmp_path / "game.log"
    path.write_text("precious")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await name_file(pilot, "s", str(path))
        assert isinstance(app.screen, Ask)
        await pilot.press("n")
        await pilot.pause()
        assert path.read_text() == "precious"
        assert isinstance(app.screen, FileName)
        await name_file(pilot, "s", str(path))
        await pilot.press("y")
        await pilot.pause()
        assert path.read_text(encoding="utf-8") == app.session.table.text()


async def test_a_file_that_cannot_be_written_is_said_and_nothing_is_lost(tmp_path: Path, settle: Any) -> None:
    app = TableApp(maiolica.new("azul", seed=1), [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for name in (tmp_path / "no folder" / "game.log", tmp_path):
            await name_file(pilot, "s", str(name))
            assert isinstance(app.screen, FileName)
            assert app.screen.problem
        await pilot.press("escape")
        await pilot.pause()
        play_one(app)
        await settle(pilot)
        assert app.session.at_stake


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "No such file"),
        (b"hello\n", "line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"maiolica 1\ngame chess\n", "unknown game 'chess'"),
    ],
)
async def test_a_bad_file_is_refused_and_the_game_goes_on(
    content: bytes | None, problem: str, tmp_path: Path, settle: Any
) -> None:
    app = TableApp(maiolica.new("azul", seed=1), [None, None])
    path = tmp_path / "bad.log"
    if content is not None:
        path.write_bytes(content)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        play_one(app)
        await settle(pilot)
        table, count = app.session.table, events(app.session.table)
        await name_file(pilot, "l", str(path))
        while not (isinstance(app.screen, FileName) and app.screen.problem):
            await pilot.pause()
        assert problem in app.screen.problem
        await pilot.press("escape")
        await pilot.pause()
        assert app.session.table is table
        assert events(table) == count
        play_one(app)
        await settle(pilot)
        assert events(table) > count


async def test_a_loaded_game_may_have_other_seats(tmp_path: Path, settle: Any) -> None:
    path = tmp_path / "three.log"
    path.write_text(maiolica.new("azul", 3, {"first_seat": 1}, seed=2).text(), encoding="utf-8")
    app = TableApp(maiolica.new("azul", 2, {"first_seat": 1}, seed=1), [None, player("greedy")])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await name_file(pilot, "l", str(path))
        while app.session.table.seats == 2:
            await pilot.pause()
        await settle(pilot)
        assert [bot is None for bot in app.session.players] == [True, False, True]
        play_one(app)
        await settle(pilot)
        assert app.session.actor == 2
