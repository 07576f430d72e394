"""A game with secrets on one device: nobody sees another person's cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import maiolica
from maiolica.bots.players import player
from maiolica.cli.terminal import TableApp
from maiolica.cli.terminal.dialogs import Curtain
from maiolica.cli.terminal.log_view import LogView
from maiolica.cli.terminal.table_screen import TableScreen
from maiolica.cli.terminal.table_view import TableView
from maiolica.core.table.table import Table
from maiolica.ui.text import draw

pytestmark = pytest.mark.needs("five211")


def new(seats: int = 2) -> Table:
    return maiolica.new("five211", seats, {"first_seat": 1}, seed=5)


def screen_of(app: TableApp) -> TableScreen:
    screen = app.screen_stack[0]
    assert isinstance(screen, TableScreen)
    return screen


async def until_curtain(app: TableApp, pilot: Any) -> None:
    while not isinstance(app.screen, Curtain):
        await pilot.pause()


async def until_asked(app: TableApp, pilot: Any) -> None:
    while screen_of(app).choice is None or not screen_of(app).query_one(TableView).picture.shapes:
        await pilot.pause()


async def test_every_hand_is_covered_until_its_person_is_ready(text_of: Any) -> None:
    table = new()
    app = TableApp(table, [None, None])
    async with app.run_test(size=(120, 30)) as pilot:
        for seat in (0, 1):
            await until_curtain(app, pilot)
            assert not screen_of(app).query_one("#main").visible
            assert not text_of(app, "#message")
            await pilot.press("enter")
            await until_asked(app, pilot)
            assert screen_of(app).query_one("#main").visible
            assert app.session.viewer == seat
            picture = screen_of(app).query_one(TableView).picture.plain()
            own, other = (table.view(seat).seats[i].hand for i in (seat, 1 - seat))
            assert sum(own) == 5
            assert sum(other) == 0
            assert picture.count("▒") >= 5
            for _ in range(2):
                screen_of(app).chosen(table.legal(seat)[0])
                await pilot.pause()


async def test_the_lines_beside_the_table_keep_the_secret_too(text_of: Any) -> None:
    table = new()
    app = TableApp(table, [None, None])
    async with app.run_test(size=(120, 30)) as pilot:
        await until_curtain(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        screen_of(app).chosen(table.legal(0)[0])
        await pilot.pause()
        assert "Seat 1 played" in text_of(app, "#message")
        await until_asked(app, pilot)
        screen_of(app).chosen(table.legal(0)[0])
        await until_curtain(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert "Seat 1" not in text_of(app, "#message")
        log = screen_of(app).query_one(LogView)
        assert [log.words(line) for line in log.lines[-2:]] == ["Seat 1  ?", "Seat 1  ?"]


async def test_a_bots_choice_is_not_told_before_all_have_chosen(settle: Any, text_of: Any) -> None:
    table = maiolica.new("five211", 2, {"first_seat": 2}, seed=5)
    app = TableApp(table, [None, player("greedy")])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert not isinstance(app.screen, Curtain)
        assert text_of(app, "#message") == "Seat 2 has chosen"
        assert table.actor == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_fits_into_80_by_21(seats: int) -> None:
    table = maiolica.new("five211", seats, {"target": 50}, seed=seats)
    chance = random.Random(seats)
    while not table.over:
        picture = draw(table.scene(0), 80, 21, titles={f"board-{seat + 1}": "Name" for seat in range(seats)})
        assert (picture.width, picture.height <= 21) == (80, True)
        assert all(0 <= rect.x <= 80 - rect.width for shape, rect in picture.shapes if shape.part)
        for _ in range(7):
            if not table.over:
                table.play(chance.choice(table.legal()))
