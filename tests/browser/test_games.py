"""Whole games in a real browser: by mouse, by finger, by keyboard, on one device, and between two people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from maiolica.games import ids

from .conftest import Open
from .driver import Finger, Keys, Player, tab_to

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


def start_against_bot(page: Page, game: str) -> None:
    """From the first page to the table: two clicks, and the game is there."""
    name = page.evaluate(
        "game => fetch('api/catalog').then(r => r.json()).then(c => c.games.findIndex(g => g.id === game))", game
    )
    page.locator(".game").nth(name).click()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_selector(".canvas")


@pytest.mark.parametrize("game", ids())
def test_a_whole_game_by_clicking(visit: Open, game: str) -> None:
    page = visit(settings={"level": "beginner"})
    start_against_bot(page, game)
    player = Player(page)
    player.finish()
    assert player.picks >= 10
    expect(page.locator(".outcome h2")).not_to_be_empty()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Open) -> None:
    page = visit(settings={"level": "beginner"})
    tab_to(page, ".game")
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".canvas")
    Keys(page).finish()
    expect(page.locator(".outcome h2")).not_to_be_empty()


def test_a_whole_game_by_touch_on_a_phone(visit: Open) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(settings={"level": "beginner"}, **phone)
    page.locator(".game").first.tap()
    page.get_by_role("button", name="Play against a bot").tap()
    page.wait_for_selector(".canvas")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    Finger(page).finish()
    expect(page.locator(".outcome h2")).not_to_be_empty()


def test_two_people_over_the_network_with_a_reload_in_the_middle(visit: Open) -> None:
    ada = visit("#/new/azul", settings={"name": "Ada"})
    ada.get_by_text("Options of the game").click()
    ada.get_by_label("Most rounds").fill("2")
    ada.get_by_role("button", name="Create the table and invite").click()
    link = ada.get_by_label("Invite").input_value()
    bo = visit(settings={"name": "Bo"})
    bo.goto(link)
    bo.get_by_role("button", name="Sit here").click()
    players = [Player(ada, 1), Player(bo, 2)]
    for page in (ada, bo):
        page.wait_for_selector(".canvas")
    take_turns(players, 7)
    before = ada.locator(".log li").count()
    ada.reload()
    ada.wait_for_selector(".canvas")
    ada.wait_for_function("before => document.querySelectorAll('.log li').length >= before", arg=before)
    take_turns(players)
    for page in (ada, bo):
        expect(page.locator(".outcome h2")).not_to_be_empty()
        expect(page.locator(".outcome")).to_contain_text("Ada")
        expect(page.locator(".outcome")).to_contain_text("Bo")


def take_turns(players: list[Player], picks: int = 10_000) -> None:
    """Each picks while it is their turn."""
    for _ in range(picks):
        pages = [player.page for player in players]
        if all(page.query_selector(".outcome") for page in pages):
            return
        ready = [player for player in players if player.page.query_selector(".canvas.playing")]
        for player in ready[:1]:
            player.pick()
        if not ready:
            for player in players:
                player.look_at_now()
            pages[0].wait_for_timeout(10)


@pytest.mark.needs("five211")
def test_on_one_device_hands_are_covered_in_between(visit: Open) -> None:
    page = visit("#/new/five211/device")
    names = page.get_by_placeholder("Name")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Now Ada")).to_be_visible()
    assert page.query_selector(".canvas") is None
    page.get_by_role("button", name=re.compile("I am Ada")).click()
    player = Player(page)
    while page.query_selector(".curtain") is None:
        if page.query_selector(".canvas.playing"):
            player.pick()
        page.wait_for_timeout(10)
    expect(page.get_by_role("heading", name="Now Bo")).to_be_visible()
    assert page.query_selector(".canvas") is None
    assert page.locator(".log li").count() == 0


MANY = 30  # picks, after which it is another seat's turn for certain


@pytest.mark.needs("duel")
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_one_device_is_not_covered_while_nothing_is_hidden(visit: Open, game: str) -> None:
    page = visit(f"#/new/{game}/device")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".canvas.playing")
    first = page.locator(".panel.active").first.get_attribute("data-seat")
    player = Player(page)
    while (
        page.locator(f".canvas.playing .panel.active:not([data-seat='{first}'])").count() == 0 and player.picks < MANY
    ):
        if page.query_selector(".canvas.playing"):
            player.pick()
        page.wait_for_timeout(20)
        expect(page.locator(".curtain")).to_have_count(0)
    assert player.picks < MANY


def test_a_game_is_undone_advised_resigned_and_stepped_through(visit: Open) -> None:
    page = visit(settings={"level": "beginner"})
    start_against_bot(page, "azul")
    player = Player(page)
    player.wait_for_turn()  # the bot may be the first
    lines = page.locator(".log li")
    expect(lines).not_to_have_count(0)
    start = lines.count()
    while lines.count() < start + 2:
        if page.query_selector(".canvas.playing"):
            player.pick()
        page.wait_for_timeout(10)
    player.wait_for_turn()
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(lines).to_have_count(start)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".advice:visible li")).to_have_count(3)
    expect(page.locator(".canvas .shape.hint")).not_to_have_count(0)
    for _ in range(6):
        if player.wait_for_turn():
            player.pick()
    page.locator(".log button").first.click()
    expect(page.locator(".past")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".outcome")).to_contain_text("resigned")
    expect(page.get_by_role("dialog")).to_have_count(0)  # as long as one is open, keys are its own
    page.keyboard.press("Home")
    expect(page.locator(".past")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".past")).not_to_be_visible()


def test_a_downloaded_log_can_be_dropped_in_and_replayed(visit: Open, complaints: list[str]) -> None:
    page = visit(settings={"level": "beginner"})
    start_against_bot(page, "azul")
    player = Player(page)
    for _ in range(8):
        player.wait_for_turn()
        player.pick()
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Log", exact=True).click()
    log = download.value.path()
    page.get_by_role("button", name="Close").click()
    other = visit("#/replay")
    other.locator("input[type=file]").set_input_files(log)
    other.wait_for_selector(".canvas")
    expect(other.locator(".log li").nth(2)).to_be_attached()
    broken = log.with_name("broken.txt")
    broken.write_text("no log at all", encoding="utf-8")
    other.goto(other.url.split("#")[0] + "#/replay")
    other.locator("input[type=file]").set_input_files(broken)
    expect(other.get_by_role("alert")).to_contain_text("Line 1 of the log:")
    assert "400" in complaints.pop()  # Chromium itself writes down every refusal


def test_who_comes_back_sees_what_happened_meanwhile(visit: Open) -> None:
    ada = visit("#/new/azul", settings={"name": "Ada"})
    ada.get_by_text("Options of the game").click()
    ada.get_by_role("radio", name="Seat 1").check()  # who starts
    ada.get_by_role("button", name="Create the table and invite").click()
    link = ada.get_by_label("Invite").input_value()
    bo = visit(settings={"name": "Bo"})
    bo.goto(link)
    bo.get_by_role("button", name="Sit here").click()
    bo.wait_for_selector(".canvas")
    ada.wait_for_selector(".canvas.playing")
    expect(bo.locator(".since")).to_have_count(0)
    bo.get_by_role("link", name="All games").click()
    expect(bo.locator(".game")).to_have_count(len(ids()))
    player = Player(ada)
    while ada.query_selector(".canvas.playing"):
        player.pick()
    bo.reload()
    expect(bo.locator("a.turn")).to_contain_text("Your turn")
    bo.locator("a.turn").click()
    expect(bo.locator(".since li")).to_contain_text("Ada takes")
    bo.get_by_role("button", name="Show me").click()
    bo.wait_for_selector(".past")  # looked for by the page itself at every frame: it is there for a moment only
    expect(bo.locator(".past")).to_have_count(0)
