from __future__ import annotations

import random
from typing import Any

import pytest
from textual.pilot import Pilot

import maiolica
from maiolica.bots.players import player
from maiolica.cli.terminal import TableApp
from maiolica.cli.terminal.dialogs import Curtain, Help, ResultDialog
from maiolica.cli.terminal.log_view import LogView
from maiolica.cli.terminal.pick_screen import PickScreen
from maiolica.cli.terminal.table_view import TableView
from maiolica.core.game.account import AccountLine
from maiolica.core.game.scene import Shape, agrees
from maiolica.core.table.table import Table
from maiolica.ui.looks import Mark
from maiolica.ui.text import Rect
from tests.daily import every_language

SIZES = [(80, 24), (120, 36), (160, 48)]


def new(seats: int = 2, seed: int = 1, **options: object) -> Table:
    return maiolica.new("azul", seats, options, seed=seed)


def people(table: Table) -> TableApp:
    return TableApp(table, [None] * table.seats)


def screen_of(app: TableApp) -> PickScreen:
    screen = app.screen_stack[0]
    assert isinstance(screen, PickScreen)
    return screen


def pickable(app: TableApp) -> list[tuple[Shape, Rect]]:
    screen = screen_of(app)
    choice = screen.choice
    assert choice
    return [place for place in screen.query_one(TableView).picture.shapes if choice.is_pickable(place[0])]


async def click(pilot: Pilot[None], rect: Rect) -> None:
    view = pilot.app.screen.query_one(TableView)
    assert await pilot.click(view, offset=(rect.x - view.scroll_offset.x, rect.y - view.scroll_offset.y))


def decisions(table: Table) -> int:
    return sum(event.seat >= 0 for event in table.log.events)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "wall", "rounds"), [(2, "colored", 2), (4, "grey", 1)])
async def test_a_whole_game_by_clicks(seats: int, wall: str, rounds: int, settle: Any) -> None:
    table = new(seats, wall=wall, max_rounds=rounds)
    app = people(table)
    chance = random.Random(1)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        while not table.over:
            before = decisions(table)
            _, rect = chance.choice(pickable(app))
            await click(pilot, rect)
            await settle(pilot)
            choice = screen_of(app).choice
            assert decisions(table) == before + (choice is None or not choice.picks)
        assert isinstance(app.screen, ResultDialog)


@pytest.mark.slow
async def test_a_whole_game_by_keyboard(settle: Any) -> None:
    table = new(2, wall="grey", max_rounds=1)
    app = people(table)
    chance = random.Random(2)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(2000):
            if table.over:
                break
            await pilot.press(chance.choice(["tab", "right", "left", "down", "up", "enter", "enter", "space"]))
            await settle(pilot)
        assert table.over
        assert isinstance(app.screen, ResultDialog)


@pytest.mark.slow
@pytest.mark.parametrize("names", [["greedy"], ["random", "greedy", "random"]])
async def test_a_whole_game_against_bots(names: list[str], settle: Any) -> None:
    table = new(len(names) + 1, max_rounds=3)
    app = TableApp(table, [None, *map(player, names)])
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        while not table.over:
            assert table.actor == 0
            screen_of(app).chosen(table.legal()[-1])
            await settle(pilot)
        assert isinstance(app.screen, ResultDialog)


async def test_points_are_told_in_the_log_and_the_result_adds_them_up(settle: Any) -> None:
    table = new(2, max_rounds=2)
    app = TableApp(table, [player("greedy"), player("random")])
    async with app.run_test(size=(200, 50)) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, ResultDialog)
        rows = [line.split() for line in app.screen.points]
        assert ["Total", *map(str, table.scores())] in rows
        assert ["Round", "2", *map(str, table.summary().scores[1])] in rows
        wall = next(row.sums for row in table.summary().rows if row.source == "wall")
        assert [f"+{points}" if points else "0" for points in wall] == rows[1][1:]
        await pilot.press("enter")
        await settle(pilot)
        log = app.screen.query_one(LogView)
        told = [line for line in log.lines if isinstance(line, AccountLine)]
        assert told == table.account()
        assert "Seat 1 – line" in " ".join(log.words(line) for line in told)


async def test_bots_alone_play_to_the_end_and_the_result_names_the_winner(settle: Any, text_of: Any) -> None:
    table = new(2, max_rounds=3)
    app = TableApp(table, [player("greedy"), player("random")])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert table.over
        assert isinstance(app.screen, ResultDialog)
        first, second = table.ranks()
        assert f"Seat {1 if first < second else 2} wins" in text_of(app, "#message")
        assert [row[0] for row in app.screen.rows] == [1, 2]
        await pilot.press("enter")
        assert screen_of(app) is app.screen
        await pilot.press("u")
        await settle(pilot)
        assert table.over  # among bots alone, undo takes one move back and they play on
        assert isinstance(app.screen, ResultDialog)
        await pilot.press("n")
        while app.session.table is table:
            await pilot.pause()
        await settle(pilot)
        assert app.session.table.over


@pytest.mark.parametrize("wall", ["colored", "grey"])
@pytest.mark.parametrize("seats", [*(pytest.param(fewer, marks=pytest.mark.slow) for fewer in (2, 3)), 4])
@pytest.mark.parametrize("size", SIZES)
async def test_every_move_can_be_picked_without_scrolling(
    seats: int, wall: str, size: tuple[int, int], settle: Any
) -> None:
    table = new(seats, wall=wall)
    chance = random.Random(seats)
    for _ in range(26):
        table.play(chance.choice(table.legal()))
    app = people(table)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        view = app.screen.query_one(TableView)
        room = Rect(0, 0, view.size.width, view.size.height)
        places = pickable(app)
        for _, rect in places:
            assert room.contains(rect.x, rect.y)
            assert room.contains(rect.x + rect.width - 1, rect.y + rect.height - 1)
        for move in table.legal():
            fields = set()
            for shape, _ in places:
                part = {name: value for name, value in shape.part.items() if name != "seat"}
                fields |= part.keys() if agrees(move, part) else set()
            assert fields == set(move._fields)  # type: ignore[attr-defined]
        assert len(view.picture.panels) == seats + 1
        assert view.picture.height <= view.size.height


async def test_picking_marks_narrows_and_changes_its_mind(settle: Any, text_of: Any) -> None:
    table = new()
    app = people(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        tiles = [place for place in pickable(app) if "source" in place[0].part]
        first, other = tiles[0], next(tile for tile in tiles if tile[0].part != tiles[0][0].part)
        await click(pilot, first[1])
        await settle(pilot)
        screen = screen_of(app)
        shapes = [shape for shape, _ in screen.query_one(TableView).picture.shapes]
        assert screen.marks(shapes)[first[0].id] == Mark.CHOSEN
        assert screen.marks(shapes)[other[0].id] == Mark.NONE
        assert "moves left" in text_of(app, "#message")
        await click(pilot, other[1])
        await settle(pilot)
        assert screen.marks(shapes)[other[0].id] == Mark.CHOSEN
        assert screen.marks(shapes)[first[0].id] == Mark.NONE
        await pilot.press("escape")
        assert screen.choice
        assert screen.choice.left == table.legal()
        assert decisions(table) == 0


async def test_a_shape_of_another_seat_cannot_be_picked(settle: Any, text_of: Any) -> None:
    table = new()
    app = people(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        theirs = 1 - table.actor
        shapes = app.screen.query_one(TableView).picture.shapes
        rect = next(rect for shape, rect in shapes if shape.id == f"board-{theirs + 1}-line-3-1")
        await click(pilot, rect)
        await settle(pilot)
        assert "cannot be picked" in text_of(app, "#message")


async def test_the_mouse_over_a_thing_says_what_it_is(settle: Any, text_of: Any) -> None:
    app = people(new())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        view = app.screen.query_one(TableView)
        rect = next(rect for shape, rect in view.picture.shapes if shape.id == "bag")
        await pilot.hover(view, offset=(rect.x + 1, rect.y))
        await settle(pilot)
        assert "Tiles in the bag: 80" in text_of(app, "#status")
        _, board = view.picture.panels[1]
        await pilot.hover(view, offset=(board.x + 3, board.y))
        await settle(pilot)
        assert "0 points" in text_of(app, "#status")


async def test_resizing_in_the_middle_of_a_choice_keeps_it(settle: Any) -> None:
    table = new(4)
    app = people(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await click(pilot, pickable(app)[0][1])
        await settle(pilot)
        screen = screen_of(app)
        assert screen.choice
        picks = list(screen.choice.picks)
        assert picks
        for size in ((160, 48), (40, 12), (20, 5), (120, 36)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            assert screen.choice.picks == picks
        await click(pilot, pickable(app)[0][1])
        await settle(pilot)
        assert decisions(table) == 1


async def test_in_a_tiny_terminal_the_cursor_scrolls_into_sight(settle: Any) -> None:
    app = people(new(4))
    async with app.run_test(size=(40, 12)) as pilot:
        await settle(pilot)
        view = app.screen.query_one(TableView)
        for key in ["tab"] * 5 + ["shift+tab"] * 8 + ["up", "down"]:
            await pilot.press(key)
            await settle(pilot)
            screen = screen_of(app)
            stop = next(stop for stop in screen.stops() if stop.part == screen.cursor)
            assert 0 <= stop.rect.y - view.scroll_offset.y < view.size.height
            assert 0 <= stop.rect.x - view.scroll_offset.x < view.size.width


async def test_the_log_is_shown_when_there_is_room_or_on_demand(settle: Any) -> None:
    table = new()
    app = people(table)
    async with app.run_test(size=(109, 30)) as pilot:
        await settle(pilot)
        log = app.screen.query_one(LogView)
        assert not log.display
        await pilot.resize_terminal(110, 30)
        await settle(pilot)
        assert log.display
        screen_of(app).chosen(table.legal()[0])
        await settle(pilot)
        text = table.game.moves.text(table.log.events[-1].action)
        assert any(line.text == text for line in log.lines)
        await pilot.press("g")
        await settle(pilot)
        assert not log.display


async def test_the_board_of_the_seat_to_move_comes_first_and_is_marked(settle: Any) -> None:
    table = new(3)
    app = people(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(4):
            panels = app.screen.query_one(TableView).picture.panels
            assert panels[1][0].seat == table.actor
            row = app.screen.query_one(TableView).picture.plain().splitlines()[panels[1][1].y]
            assert f"▶ Seat {table.actor + 1}: 0 points" in row
            screen_of(app).chosen(table.legal()[0])
            await settle(pilot)


async def test_help_lists_the_keys_and_closes(settle: Any) -> None:
    app = people(new())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        assert not isinstance(app.screen, Help)


@every_language
async def test_every_language_can_be_chosen(language: str, settle: Any) -> None:
    app = TableApp(new(), [None, player("greedy")], language)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key in ("h", "question_mark", "escape"):
            await pilot.press(key)
            await settle(pilot)


async def test_where_there_are_secrets_the_table_is_covered_between_people(monkeypatch: Any, settle: Any) -> None:
    def hide(s: Any, seat: int) -> None:
        s.bag[0] = 0

    table = new()
    monkeypatch.setattr(table.game.rules, "hide", hide)
    app = people(table)
    async with app.run_test(size=(80, 24)) as pilot:
        while screen_of(app).choice is None:
            await pilot.press(*(["enter"] if isinstance(app.screen, Curtain) else []))
            await pilot.pause()
        screen_of(app).chosen(table.legal()[0])
        while not isinstance(app.screen, Curtain):
            await pilot.pause()
        assert screen_of(app).choice is None
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.viewer == table.actor
        assert screen_of(app).choice
