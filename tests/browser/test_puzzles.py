"""Puzzles in a real browser: found on the board by any means, explained, counted, and there without a network."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from maiolica.core.game.words import LANGUAGES
from maiolica.games import ids

from .conftest import OFFLINE, Open
from .driver import Finger, Keys, Player, tab_to
from .test_pages import KEY, TEXTS, check, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

BOARD = ".stage .canvas .shape use"
PLAYING = ".stage .canvas.playing"
FEW = "five211"  # few moves to choose from, each by one pick


def trainer(page: Page, path: str = f"#/puzzles/{FEW}") -> None:
    """A puzzle on its board."""
    show(page, path, BOARD)
    page.wait_for_selector(PLAYING)


def solve(page: Page, player: Player) -> int:
    """Pick until it is solved; how many moves were wrong."""
    wrong, status = 0, page.locator(".question [role=status]")
    while page.query_selector(PLAYING):
        before = status.inner_text()
        player.pick()
        page.wait_for_timeout(30)
        wrong += status.inner_text() != before and "loses" in status.inner_text()
    return wrong


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('maiolica-puzzles') ?? '{}'"))
    return found


@pytest.mark.parametrize("means", [Player, Finger, Keys])
def test_a_puzzle_is_solved_by_pointer_touch_and_keys_after_wrong_moves(visit: Open, means: type[Player]) -> None:
    page = visit(has_touch=means is Finger)
    trainer(page)
    wrong = 0
    for seed in range(4):
        wrong = solve(page, means(page, seed))
        expect(page.locator(".question .good")).to_contain_text("!")
        expect(page.locator(".stage svg g.best circle")).not_to_have_count(0)
        expect(page.locator(".stage svg g.played circle")).not_to_have_count(0)
        expect(page.locator(".why li")).not_to_have_count(0)
        if means is Keys:
            tab_to(page, ".question .primary")
            page.keyboard.press("Enter")
        else:
            page.get_by_role("button", name="Next puzzle").click()
        page.wait_for_selector(PLAYING)
        if wrong:
            break
    assert wrong
    assert kept(page)["games"][FEW]["tried"] == seed + 1  # type: ignore[index]


def test_the_answer_is_shown_on_request_and_counts_as_not_solved(visit: Open) -> None:
    page = visit()
    trainer(page, "#/puzzles/azul")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".why")).to_contain_text("Best:")
    expect(page.locator(".question [role=status]")).to_be_focused()
    expect(page.locator("dl")).to_contain_text("0 of 1")
    assert kept(page)["games"]["azul"]["rating"] < 1000  # type: ignore[index]
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector(PLAYING)
    expect(page.locator(".why")).to_have_count(0)


def test_themes_and_difficulty_choose_the_next_puzzle(visit: Open) -> None:
    page = visit()
    trainer(page, "#/puzzles/azul")
    level = page.locator("dl div", has_text="Difficulty").locator("dd")
    fitting = int(level.inner_text())
    page.get_by_role("combobox", name="How hard").select_option("hard")
    expect(level).not_to_have_text(str(fitting))
    assert int(level.inner_text()) > fitting
    page.get_by_role("combobox", name="How hard").select_option("easy")
    page.get_by_role("combobox", name="Theme").select_option(label="Floor")
    page.wait_for_selector(PLAYING)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".why .small")).to_contain_text("Floor")


def test_the_first_page_leads_to_the_puzzle_of_the_day_and_counts_days(visit: Open) -> None:
    page = visit()
    today = page.evaluate("fetch('api/puzzles/day').then((answer) => answer.json())")["puzzle"]
    card = page.locator(".day a").first
    expect(card).to_contain_text("Puzzle of the day")
    expect(card).to_have_attribute("href", f"#/puzzles/{today['game']}/day")
    card.click()
    page.wait_for_selector(PLAYING)
    expect(page.locator("dl div", has_text="Difficulty").locator("dd")).to_have_text(str(today["difficulty"]))
    page.evaluate(
        """localStorage.setItem('maiolica-puzzles', JSON.stringify(
             { games: {}, last: Math.floor(Date.now() / 864e5) - 1, days: 4 }))"""
    )
    show(page, "#/puzzles", ".today")  # the puzzle of the day may be of this very game: it is opened anew
    show(page, f"#/puzzles/{FEW}/day", BOARD)
    solve(page, Player(page))
    expect(page.locator(".bar")).to_contain_text("5 days in a row")
    page.get_by_role("link", name="Go on training").wait_for()
    show(page, "#/puzzles", ".today")
    expect(page.locator(".today")).to_contain_text("5 days in a row")
    show(page, "", ".day")
    expect(page.locator(".day")).to_contain_text("5 days in a row")


def test_the_table_in_words_goes_with_the_keys(visit: Open) -> None:
    page = visit()
    trainer(page)
    page.keyboard.press("t")
    expect(page.locator(".text-view h2").first).to_be_visible()
    solve(page, Keys(page))
    expect(page.locator(".question .good")).to_be_visible()


def test_bad_data_on_the_device_is_ignored(visit: Open) -> None:
    page = visit()
    page.evaluate('localStorage.setItem(\'maiolica-puzzles\', \'{"games": {"azul": 5}, "last": "x"}\')')
    trainer(page, "#/puzzles/azul")
    expect(page.locator("dl")).to_contain_text("1000")


def test_what_was_loaded_is_there_without_a_network(visit: Open, complaints: list[str]) -> None:
    page = visit(**OFFLINE)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    trainer(page, "#/puzzles/azul")
    page.wait_for_function(
        """caches.open('maiolica-games').then((c) => c.keys()).then((k) =>
             k.filter(({ url }) => /azul.*puzzles.[0-9]+.json/.test(url)).length >= 2)"""
    )
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(PLAYING)
    for _ in range(2):
        page.get_by_role("button", name="Show the answer").click()
        page.get_by_role("button", name="Next puzzle").click()
        page.wait_for_selector(PLAYING)
    page.get_by_role("combobox", name="How hard").select_option("hard")  # of which none was loaded
    expect(page.locator(".question, .card").first).to_contain_text("Without a network")
    show(page, "#/puzzles/duel", "h1")
    expect(page.get_by_text("Without a network")).to_be_visible()
    complaints[:] = [text for text in complaints if not re.search("ERR_(INTERNET_DISCONNECTED|FAILED)", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_and_nobody_meets_a_barrier(visit: Open, language: str) -> None:
    page = visit(settings={"language": language, "textView": True}, bypass_csp=True)
    show(page, "#/puzzles", ".today")
    words = re.compile(KEY.pattern.replace("web|", "web|puzzle|review|"))
    game = ids()[LANGUAGES.index(language) % len(ids())]
    for path in ("#/puzzles", f"#/puzzles/{game}/day"):
        show(page, path, ".today" if path == "#/puzzles" else PLAYING)
        if path != "#/puzzles":
            page.locator(".question button").click()
            page.wait_for_selector(".why")
        assert not [text for text in page.evaluate(TEXTS) if words.search(text)]
        assert not check(page), path


@pytest.mark.parametrize("game", ids())
def test_every_game_has_a_puzzle_that_fits_a_phone(visit: Open, game: str) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    trainer(page, f"#/puzzles/{game}")
    page.get_by_role("button", name="Show the answer").click()
    page.wait_for_selector(".why")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".question")).to_be_in_viewport()
