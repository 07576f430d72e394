from __future__ import annotations

import random
from typing import Any

import pytest

import maiolica
from maiolica.cli.terminal import ReplayApp
from maiolica.cli.terminal.log_view import LogView
from maiolica.cli.terminal.replay_screen import ReplayScreen, positions
from maiolica.cli.terminal.table_view import TableView
from maiolica.core.game.game import CHANCE
from maiolica.core.game.words import say
from maiolica.core.table.log import Log


def finished(seats: int = 2, wall: str = "colored") -> Log:
    table = maiolica.new("azul", seats, {"wall": wall, "max_rounds": 3}, seed=4)
    chance = random.Random(4)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return table.log


def screen_of(app: ReplayApp) -> ReplayScreen:
    screen = app.screen_stack[0]
    assert isinstance(screen, ReplayScreen)
    return screen


def test_there_is_a_position_after_each_event_and_none_is_drawn_by_lot() -> None:
    log = finished()
    states = positions(log)
    assert len(states) == len(log.events) + 1
    assert log.game.rules.actor(states[1]) == CHANCE  # in the middle of the deal
    assert [state.tobytes() for state in states] == [state.tobytes() for state in positions(log)]


@pytest.mark.parametrize(("seats", "wall"), [(2, "colored"), (4, "grey")])
async def test_stepping_shows_each_position_and_its_line(seats: int, wall: str, settle: Any, text_of: Any) -> None:
    log = finished(seats, wall)
    app = ReplayApp(log)
    async with app.run_test(size=(120, 36)) as pilot:
        screen = screen_of(app)
        await settle(pilot)
        assert screen.at == 1
        await pilot.press("left", "left")
        assert screen.at == 0
        assert f"Event 0 of {len(log.events)}" in text_of(app, "#message")
        await pilot.press("right", "right", "right")
        await settle(pilot)
        assert screen.at == 3
        view = app.screen.query_one(LogView)
        assert view.current == 2
        move = next(event for event in log.events[screen.done(2) :])
        assert log.game.moves.text(move.action) in view.lines[2].text
        assert log.game.moves.text(move.action) in text_of(app, "#message")
        await pilot.press("end")
        assert screen.done(screen.at) == len(log.events)
        await pilot.press("right")
        assert screen.at == len(screen.lines)
        assert "over" in text_of(app, "#status")
        await pilot.press("home")
        assert screen.at == 0


async def test_page_keys_go_from_deal_to_deal(settle: Any) -> None:
    log = finished()
    app = ReplayApp(log)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = screen_of(app)
        await settle(pilot)
        stops = [screen.at]
        for _ in range(4):
            await pilot.press("pagedown")
            stops.append(screen.at)
        assert stops[0] == 1
        assert [screen.lines[at - 1].seat for at in stops[:3]] == [CHANCE] * 3
        assert stops[3:] == [len(screen.lines)] * 2
        for stop in (stops[2], stops[1], stops[0], 0, 0):
            await pilot.press("pageup")
            assert screen.at == stop


async def test_an_empty_log_and_an_unfinished_one_can_be_shown(settle: Any) -> None:
    log = finished()
    for events in ([], log.events[:10], log.events[:40]):
        app = ReplayApp(Log(log.game, log.seats, log.names, log.options, events))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "end", "pageup", "home", "question_mark", "escape")
            await settle(pilot)
            await pilot.press("q")


async def test_in_a_broad_terminal_the_log_is_told_in_words(settle: Any, text_of: Any) -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], options={"first_seat": 2}, seed=1)
    table.play(table.legal()[0])
    told = say(table.game.tell(table.game.moves.decode(table.log.events[-1].action)), "uk")
    app = ReplayApp(table.log, "uk")
    async with app.run_test(size=(180, 40)) as pilot:
        await settle(pilot)
        await pilot.press("end")
        await settle(pilot)
        view = app.screen.query_one(LogView)
        assert view.words(view.lines[-1]) == f"Bo {told}"
        assert f"Bo {told}" in text_of(app, "#message")
        assert "Раунд 1: Ada бере плитки" in text_of(app, "#status")
        await pilot.resize_terminal(120, 40)
        await settle(pilot)
        assert view.words(view.lines[-1]) == f"Bo  {view.lines[-1].text}"


async def test_seats_without_names_have_numbers_in_the_language(settle: Any, text_of: Any) -> None:
    app = ReplayApp(finished(), "ru")
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("right")
        await settle(pilot)
        assert "Место " in text_of(app, "#message")
        assert "Seat" not in app.screen.query_one(TableView).picture.plain()
