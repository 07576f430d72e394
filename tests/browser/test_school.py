"""The school in a browser: every lesson by keyboard and by touch, in words, and the coach at a first game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from maiolica.core.game.words import say
from maiolica.games import ids

from .conftest import OFFLINE, Open
from .driver import Player
from .learner import Learner, LearnerWithFinger, LearnerWithKeys
from .test_pages import KEY, TEXTS, check, create, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("game", ids())
def test_a_lesson_is_done_by_keyboard_to_its_end(visit: Open, game: str) -> None:
    page = visit(path=f"#/learn/{game}", bypass_csp=True)
    page.wait_for_selector(".coach")
    assert not check(page)
    LearnerWithKeys(page, game).finish()
    expect(page.get_by_role("button", name="Play a first game with hints")).to_be_focused()


@pytest.mark.parametrize("game", ids())
def test_a_lesson_is_done_by_finger_on_a_phone_and_nothing_is_cut_off(visit: Open, game: str) -> None:
    page = visit(path=f"#/learn/{game}", settings={"textView": True}, viewport=PHONE, has_touch=True)
    learner = LearnerWithFinger(page, game)
    for step in learner.lesson.steps:
        expect(page.locator(".coach .bubble")).to_contain_text(say(step.say))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), step.key
        assert not [text for text in page.evaluate(TEXTS) if KEY.search(text)], step.key
        learner.do(step)


def test_a_lesson_speaks_another_language_at_once_and_goes_on(visit: Open) -> None:
    page = visit(path="#/learn/azul")
    first, second, *_ = Learner(page, "azul").lesson.steps
    Learner(page, "azul").do(first)
    expect(page.locator(".coach .bubble")).to_contain_text(say(second.say))
    show(page, "#/settings")
    page.get_by_role("radio", name="Italiano").check(force=True)
    show(page, "#/learn/azul", ".coach")
    Learner(page, "azul", "it").do(second)  # where one left off


def test_a_move_that_does_not_fit_gets_its_reason_and_changes_nothing(visit: Open) -> None:
    page = visit(path="#/learn/azul")
    learner = Learner(page, "azul")
    step = learner.lesson.steps[0]
    page.wait_for_selector(".canvas.playing")
    learner.play(step, next(move for move in step.legal if move.text == "1B>1"))
    expect(page.locator(".answer")).to_contain_text("Line 1 has room for one tile only")
    expect(page.locator('[data-key="factory-1-1"].hint')).to_be_visible()
    expect(page.locator(".coach .bubble")).to_contain_text(say(step.say))
    learner.do(step)
    expect(page.locator(".answer")).to_have_count(0)


def test_one_goes_back_skips_and_leaves_at_any_time_and_comes_back_to_the_same_step(visit: Open) -> None:
    page = visit(path="#/learn/azul")
    steps = Learner(page, "azul").lesson.steps
    bubble = page.locator(".coach .bubble")
    for step in steps[:3]:
        expect(bubble).to_contain_text(say(step.say))
        page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("button", name="Back").click()
    expect(bubble).to_contain_text(say(steps[2].say))
    expect(page.get_by_role("img", name=f"Step 3 of {len(steps)}")).to_be_visible()
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_selector(".game")
    show(page, "#/learn/azul", ".coach")
    expect(bubble).to_contain_text(say(steps[2].say))
    for _ in steps[2:]:
        page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("button", name="Once more").click()
    expect(bubble).to_contain_text(say(steps[0].say))


def test_a_lesson_is_offered_until_one_has_looked_or_declined_and_stays_in_the_menu(visit: Open) -> None:
    page = visit(path="#/new/azul")
    offer = page.get_by_role("complementary", name="Learn in three minutes")
    expect(offer).to_be_visible()
    show(page, "", ".game")
    page.locator(".game").first.click()
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    page.get_by_role("link", name="Learn in three minutes").click()
    page.wait_for_selector(".coach")
    show(page, "#/new/azul")
    expect(offer).to_have_count(0)


def test_a_lesson_that_was_loaded_once_needs_no_network(visit: Open, complaints: list[str]) -> None:
    page = visit(path="#/learn/azul", **OFFLINE)
    page.wait_for_selector(".canvas.playing")
    page.context.set_offline(True)
    Learner(page, "azul").finish()
    complaints.clear()  # what else the page asked for meanwhile


def test_the_coach_looks_on_at_a_first_game_until_he_is_sent_away(visit: Open) -> None:
    page = visit(path="#/learn/azul")
    for _ in Learner(page, "azul").lesson.steps:
        page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("button", name="Play a first game with hints").click()
    coach = page.locator(".companion").locator("visible=true")
    expect(coach).to_contain_text("I look on")
    player = Player(page)
    expect(page.get_by_text("Beginner").first).to_be_visible()
    while "for the first time" not in (coach.text_content() or "") and player.wait_for_turn():
        player.pick()
        if page.get_by_role("button", name="Play it anyway").is_visible():
            page.get_by_role("button", name="Play it anyway").click()
    coach.get_by_role("button", name="Without the coach").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.wait_for_selector(".canvas")
    expect(coach).to_have_count(0)


COACHED = """id => {
  localStorage.maiolica = JSON.stringify({ ...JSON.parse(localStorage.maiolica), coached: id })
}"""


def test_the_coach_doubts_a_move_that_loses_much_and_lets_it_be_played(visit: Open) -> None:
    page = visit()
    table = create(page, "azul", options={"first_seat": "1"}, undo="free")
    hints: list[list[dict[str, float]]] = []
    page.on("websocket", lambda socket: listen(socket, hints))
    page.evaluate(COACHED, table)
    page.reload()
    show(page, f"#/t/{table}", ".canvas.playing")
    coach = page.locator(".companion").locator("visible=true")
    expect(coach).to_contain_text("I look on")
    player = Player(page)
    for turn in range(1, 40):  # the strong bot answers the coach at every turn; some turn has a very bad move
        assert player.wait_for_turn()
        while len(hints) < turn:
            page.wait_for_timeout(20)
        best, worst = hints[-1][0], min(hints[-1], key=lambda move: move["lead"])
        bad = best["lead"] - worst["lead"] > 9
        choose(page, str((worst if bad else best)["text"]))
        if bad:
            break
    expect(coach).to_contain_text("Are you sure?")
    expect(page.locator(".canvas.playing")).to_be_visible()  # nothing was played
    coach.get_by_role("button", name="Play it anyway").click()
    expect(coach).not_to_contain_text("Are you sure?")


def listen(socket: WebSocket, hints: list[list[dict[str, float]]]) -> None:
    """Write down what the coach is told of each turn."""

    def heard(frame: str | bytes) -> None:
        found = json.loads(frame)
        if moves := found.get("moves"):
            hints.append(moves)

    socket.on("framereceived", heard)


def choose(page: Page, move: str) -> None:
    """Play a move of azul by two clicks: on a tile, and on a line or the floor."""
    source, letter, line = re.fullmatch(r"(\w)(\w)>(\w)", move).groups()  # type: ignore[union-attr]
    color = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}[letter]
    place = "center-" if source == "C" else f"factory-{source}-"
    page.locator(f'[data-key^="{place}"]:has(use[href$="tile-{color}"])').first.click(force=True)
    target = "board-1-floor-1" if line == "F" else f"board-1-line-{line}-1"
    page.locator(f'[data-key="{target}"]').click(force=True)
