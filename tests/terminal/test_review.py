"""The review in the terminal: walking along a game that is judged in the background."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest

import maiolica
from maiolica.cli.terminal import ReplayApp, TableApp
from maiolica.cli.terminal import review_screen as module
from maiolica.cli.terminal.dialogs import ResultDialog
from maiolica.cli.terminal.review_screen import LeftReview, ReviewScreen
from maiolica.cli.terminal.review_text import ReviewText, places
from maiolica.cli.terminal.table_screen import TableScreen
from maiolica.core.game.words import LANGUAGES, say
from maiolica.core.table.log import Log, write
from maiolica.study.form import Review
from maiolica.study.judge import Effort
from maiolica.study.review import review
from maiolica.ui.looks import Mark
from tests.daily import every_game, every_language

from .test_replay import finished

TINY = Effort(walks=12, samples=2, glance=2)
MADE: dict[str, Review] = {}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few walks for each decision are enough to be shown, and the same game is judged once."""

    def quick(log: Log, effort: Effort, cores: int | None, progress: Any) -> Review:
        text = write(log)
        if text not in MADE:
            MADE[text] = review(log, TINY, 1, progress)
        return MADE[text]

    monkeypatch.setattr(module, "review", quick)


async def opened(app: Any, pilot: Any) -> ReviewScreen:
    """The review of a replay, when everything is judged."""
    await pilot.press("r")
    screen = app.screen
    assert isinstance(screen, ReviewScreen)
    await judged(pilot)
    return screen


async def judged(pilot: Any) -> None:
    """Until the game is judged."""
    await pilot.app.workers.wait_for_complete([one for one in pilot.app.workers if one.group == "review"])
    await pilot.pause()


def words_of(screen: ReviewScreen) -> str:
    widget: Any = screen.query_one("#words")
    return str(widget.render())


async def test_one_walks_along_decisions_marks_and_moments(settle: Any) -> None:
    log = finished()
    app = ReplayApp(log)
    async with app.run_test(size=(130, 44)) as pilot:
        await settle(pilot)
        screen = await opened(app, pilot)
        found = screen.found
        assert found
        assert f"1 of {len(found.decisions)}, Seat" in words_of(screen)
        await pilot.press("right", "right", "left")
        assert screen.at == 1
        await pilot.press("n")
        assert found.decisions[screen.at].mark
        at = screen.at
        await pilot.press("n", "v")
        assert screen.at == at
        await pilot.press("end", "right")
        assert screen.at == len(found.decisions) - 1
        await pilot.press("home", "left")
        assert screen.at == 0
        for number, moment in enumerate(found.moments, 1):
            await pilot.press(str(number))
            assert found.decisions[screen.at].done == moment.done
        await pilot.press("g")
        assert not screen.query_one("#side").display
        await pilot.press("q")
        assert app.screen is not screen


async def test_played_and_better_move_are_marked_and_their_lines_can_be_stepped_through(settle: Any) -> None:
    app = ReplayApp(finished())
    async with app.run_test(size=(130, 44)) as pilot:
        await settle(pilot)
        screen = await opened(app, pilot)
        assert screen.found
        await pilot.press("n")
        one = screen.one
        assert one
        assert one.best_line
        assert {Mark.CHOSEN, Mark.HINT} <= set(screen.marks(screen.scene()).values())
        assert one.move.text in words_of(screen)
        assert one.best.text in words_of(screen)
        at_decision = screen.scene()
        await pilot.press("b", "right", "left", "right")
        assert screen.walk == ("best", 2)
        assert f"2 of {len(one.best_line.steps)}" in screen.message()
        assert screen.scene() != at_decision
        await pilot.press(*["right"] * len(one.best_line.steps))
        assert screen.walk == ("best", len(one.best_line.steps))
        await pilot.press("escape", "p")
        assert screen.walk == ("played", 1)
        await pilot.press("left")
        assert screen.walk is None
        assert screen.scene() == at_decision


async def test_a_decision_without_a_mark_has_no_lines_and_says_so(settle: Any) -> None:
    app = ReplayApp(finished())
    async with app.run_test(size=(130, 44)) as pilot:
        await settle(pilot)
        screen = await opened(app, pilot)
        assert screen.found
        screen.go_to(next(i for i, one in enumerate(screen.found.decisions) if not one.mark))
        await pilot.press("b")
        assert screen.walk is None
        line: Any = screen.query_one("#message")
        assert "has a mark" in str(line.render())


async def test_whoever_leaves_waits_for_nothing_and_sees_the_board_meanwhile(
    settle: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Event()  # in the thread that judges, which may outlive the screen for a moment

    def endless(log: Log, effort: Effort, cores: int | None, progress: Any) -> None:
        try:
            while True:
                progress(3, 40)
        except LeftReview:
            ended.set()
            raise

    monkeypatch.setattr(module, "review", endless)
    app = ReplayApp(finished())
    async with app.run_test(size=(90, 30)) as pilot:
        await settle(pilot)
        await pilot.press("r")
        screen = app.screen
        assert isinstance(screen, ReviewScreen)
        await pilot.press("right", "n", "b", "1")
        assert screen.at == 1
        while "3 of 40" not in words_of(screen):
            await pilot.pause()
        await pilot.press("q")
        await asyncio.to_thread(ended.wait)


async def test_after_a_game_the_result_leads_to_its_review_and_back(settle: Any, text_of: Any) -> None:
    log = finished()
    table = maiolica.new("azul", log.seats, log.options, seed=4)
    app = TableApp(table, [None, None])
    async with app.run_test(size=(130, 44)) as pilot:
        await settle(pilot)
        await pilot.press("r")
        assert "when the game is over" in text_of(app, "#message")
        while not table.over:
            table.play(table.legal()[0])
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.go_on()
        await settle(pilot)
        assert isinstance(app.screen, ResultDialog)
        await opened(app, pilot)
        await pilot.press("q")
        assert app.screen is screen


@every_language
@pytest.mark.parametrize(("seats", "size"), [(2, (130, 40)), pytest.param(4, (80, 24), marks=pytest.mark.slow)])
async def test_it_speaks_every_language(language: str, seats: int, size: tuple[int, int], settle: Any) -> None:
    app = ReplayApp(finished(seats), language)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        screen = await opened(app, pilot)
        await pilot.press("n")
        assert screen.one
        text = words_of(screen)
        assert say(maiolica.core.game.scene.Label(f"review-{screen.one.mark}"), language) in text
        assert all(str(seat + 1) in text for seat in range(seats))
        await pilot.press("question_mark", "escape", "q")


@every_game
def test_every_game_can_be_told(game: str) -> None:
    table = maiolica.new(game, seed=3)
    for _ in range(8):
        table.play(table.legal()[0])
    found = review(table, Effort(walks=4, samples=1, glance=1), 1)
    for language in LANGUAGES:
        told = ReviewText(found, None, language)
        for index, one in enumerate(found.decisions):
            assert one.move.text in told.whole(index, 48).plain


def test_a_graph_shows_what_there_is_room_for_and_always_what_is_looked_at() -> None:
    assert places(5, 40, 2) == [0, 1, 2, 3, 4]
    for index in (0, 1, 77, 198, 199):
        shown = places(200, 40, index)
        assert len(shown) == 40
        assert index in shown
        assert shown == sorted(shown)


async def test_a_log_without_decisions_has_no_review(settle: Any, text_of: Any) -> None:
    log = finished()
    app = ReplayApp(Log(log.game, log.seats, log.names, log.options, log.events[:3]))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("r", "right", "n", "b", "end", "q")
        assert not isinstance(app.screen, ReviewScreen)
