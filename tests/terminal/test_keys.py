from __future__ import annotations

import threading
from typing import Any

import pytest
from textual.app import App
from textual.widgets import Input

import maiolica
from maiolica import bots
from maiolica.bots.players import Player, player
from maiolica.cli import terminal
from maiolica.cli.terminal import ReplayApp, TableApp
from maiolica.cli.terminal.dialogs import Ask
from maiolica.cli.terminal.pick_screen import PickScreen
from maiolica.cli.terminal.table_view import TableView
from maiolica.core.dialect.random import Random
from maiolica.core.table.table import Table
from maiolica.ui.looks import Mark


def screen_of(app: TableApp) -> PickScreen:
    screen = app.screen_stack[0]
    assert isinstance(screen, PickScreen)
    return screen


def first_seat(seat: int, seats: int = 2, **options: object) -> Table:
    return maiolica.new("azul", seats, {"first_seat": seat, **options}, seed=1)


def moves(table: Table) -> list[int]:
    return [event.seat for event in table.log.events if event.seat >= 0]


async def test_a_typed_move_is_played(settle: Any, text_of: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    move = table.game.moves.text(table.legal()[0])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("m", *move.lower(), "enter")
        await settle(pilot)
        assert moves(table) == [0]
        assert text_of(app, "#message") == f"Seat 1 played {move}"
        assert not app.screen.query_one("#typed").display


async def test_a_figure_begins_a_typed_move(settle: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    move = next(text for text in map(table.game.moves.text, table.legal()) if text.startswith("2"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press(*move, "enter")
        await settle(pilot)
        assert moves(table) == [0]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("9b>1", "factory 9 is not in play"),
        ("hello", "'hello' is not a move; write it like"),
        ("@1", "when the walls are tiled"),
    ],
)
async def test_an_illegal_typed_move_says_why(typed: str, reason: str, settle: Any, text_of: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("m", *typed, "enter")
        await settle(pilot)
        assert reason in text_of(app, "#message")
        assert app.screen.query_one("#message").has_class("problem")
        assert moves(table) == []


async def test_escape_closes_the_line_and_keys_work_again(settle: Any) -> None:
    app = TableApp(first_seat(1), [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("m", "q", "h")
        line = app.screen.query_one("#typed", Input)
        assert line.value == "qh"
        await pilot.press("escape")
        assert not line.display
        await pilot.press("tab")
        assert screen_of(app).cursor is not None


async def test_undo_goes_back_to_the_last_choice_of_a_person(settle: Any, text_of: Any) -> None:
    table = first_seat(2, 3)
    app = TableApp(table, [None, player("random"), player("greedy")])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert moves(table) == [1, 2]
        await pilot.press("u")
        await settle(pilot)
        assert moves(table) == [1, 2]
        assert "no move of yours" in text_of(app, "#message")
        before = table.state.tobytes()
        screen_of(app).chosen(table.legal()[0])
        await settle(pilot)
        assert moves(table) == [1, 2, 0, 1, 2]
        await pilot.press("u")
        await settle(pilot)
        assert moves(table) == [1, 2]
        assert table.state.tobytes() == before
        assert table.actor == 0


async def test_undo_among_people_takes_one_move_back(settle: Any, text_of: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(3):
            screen_of(app).chosen(table.legal()[0])
            await settle(pilot)
        await pilot.press("u")
        await settle(pilot)
        assert moves(table) == [0, 1]
        assert text_of(app, "#message") == "Taken back."


async def test_a_hint_names_three_moves_and_marks_the_best(settle: Any, text_of: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await settle(pilot)
        screen = screen_of(app)
        best = [table.game.moves.text(move) for move, _ in screen.hints[:3]]
        assert all(move in text_of(app, "#message") for move in best)
        shapes = [shape for shape, _ in app.screen.query_one(TableView).picture.shapes]
        hinted = [shape for shape in shapes if screen.marks(shapes).get(shape.id) == Mark.HINT]
        assert {name for shape in hinted for name in shape.part} == {"source", "color", "line", "seat"}
        assert "*" in app.screen.query_one(TableView).picture.plain()


@pytest.mark.compiled
async def test_a_hint_tells_the_lead_and_the_chance_that_the_network_expects(settle: Any, text_of: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await settle(pilot)
        screen = screen_of(app)
        advisor = screen.session.advisor.search(table.view(table.actor))
        assert [manner.learned for manner, _ in advisor._trees.values()] == [True]
        best = screen.hints[0][1]
        told = f"{best.lead:+.1f} ({100 * best.chance:.0f} %)".replace("-", "−")
        assert told in text_of(app, "#message")


async def test_what_a_bot_did_stays_marked(settle: Any) -> None:
    table = first_seat(2)
    app = TableApp(table, [None, player("greedy")])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.session.changed[1]
        assert all(place.startswith("board-2-") for place in app.session.changed[1])
        assert "‹" in app.screen.query_one(TableView).picture.plain()


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.go = threading.Event()

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        self.go.wait(20)
        return legal[0]


async def test_while_a_bot_thinks_the_interface_answers(settle: Any, text_of: Any) -> None:
    table = first_seat(1)
    bot = Slow()
    app = TableApp(table, [None, Player("slow", bot, 1.0)])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen_of(app).chosen(table.legal()[0])
        await pilot.pause()
        assert text_of(app, "#message") == "Seat 2 is thinking …"
        await pilot.press("tab", "m", "h")
        await pilot.click(TableView, offset=(30, 1))
        await pilot.pause()
        assert text_of(app, "#message") == "It is not your turn."
        assert moves(table) == [0]
        await pilot.press("u")
        await pilot.pause()
        assert moves(table) == []
        bot.go.set()
        await settle(pilot)
        assert moves(table) == []  # what the bot was thinking about is gone


async def test_the_first_compilation_is_announced_and_nothing_freezes(settle: Any, text_of: Any) -> None:
    app = TableApp(first_seat(1), [None, None])
    go = threading.Event()
    app.session.warm = lambda: (go.wait(20), None)[1]  # type: ignore[method-assign]
    async with app.run_test(size=(80, 24)) as pilot:
        assert text_of(app, "#status").startswith("Preparing the rules")
        await pilot.press("tab", "enter", "u", "h", "m", "g")
        await pilot.resize_terminal(100, 30)
        go.set()
        await settle(pilot)
        assert text_of(app, "#status").startswith("Round 1")
        assert text_of(app, "#message").startswith("Pick a marked shape")


async def test_quitting_asks_while_a_game_goes_on(settle: Any) -> None:
    table = first_seat(1)
    app = TableApp(table, [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen_of(app).chosen(table.legal()[0])
        await settle(pilot)
        await pilot.press("q")
        assert isinstance(app.screen, Ask)
        await pilot.press("n")
        assert app.is_running
        assert not isinstance(app.screen, Ask)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("escape", "ctrl+q", "ctrl+q")
        assert isinstance(app.screen, Ask)
        await pilot.press("y")
        await pilot.pause()
    assert app.return_code == 0


async def test_a_new_game_keeps_players_names_and_options(settle: Any) -> None:
    table = maiolica.new("azul", 3, {"wall": "grey"}, ["Anna", "Bo", "Cy"], seed=1)
    app = TableApp(table, [None] * 3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen_of(app).chosen(table.legal()[0])
        await settle(pilot)
        await pilot.press("n")
        assert isinstance(app.screen, Ask)
        await pilot.press("enter")
        await settle(pilot)
        log = app.session.table.log
        assert app.session.table is not table
        assert (log.names, log.options["wall"], moves(app.session.table)) == (["Anna", "Bo", "Cy"], "grey", [])
        assert "Anna (seat 1)" in app.screen.query_one(TableView).picture.plain()


async def test_keys_in_the_bottom_line_can_be_clicked(settle: Any, text_of: Any) -> None:
    app = TableApp(first_seat(1), [None, None])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        column = text_of(app, "#keys").index("h hint") + 1
        await pilot.click("#keys", offset=(column, 0))
        await settle(pilot)
        assert screen_of(app).hints


def test_seats_are_people_or_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    def run(app: Any) -> None:
        started.append(app)

    monkeypatch.setattr(App, "run", run)
    table = first_seat(1)
    terminal.play(table, ["person", "greedy"], "it", 0.0)
    terminal.replay(table.log, "uk")
    assert [type(app) for app in started] == [TableApp, ReplayApp]
    assert [one and type(one.bot) for one in started[0].session.players] == [None, bots.GreedyBot]
    with pytest.raises(maiolica.BadOption, match="no bot 'nobody'"):
        terminal.play(table, ["person", "nobody"], "en", 0.0)
