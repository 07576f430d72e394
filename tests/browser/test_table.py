"""What a table shows while it is played, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Open
from .driver import Player
from .test_pages import create, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

PHONE = {"viewport": {"width": 360, "height": 740}}
BOT = {"kind": "bot", "level": "beginner"}
CUT_OFF = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)"""
COVERED = """([one, other]) => {
  const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


MARKED = """() => [...document.querySelectorAll('.latest')].map((dot) => {
  const { x, y } = dot.getBoundingClientRect()
  const inside = ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom
  return [...document.querySelectorAll('.panel.board')].find((one) => inside(one.getBoundingClientRect()))?.dataset.seat
})"""  # the seats on whose boards the dots are


def play_one(page: Page) -> None:
    """Pick until a decision is played."""
    player = Player(page)
    player.wait_for_turn()
    while page.query_selector(".canvas.playing"):
        player.pick()


def test_dots_mark_what_the_other_did_last_and_go_with_the_own_decision(visit: Open) -> None:
    page = visit(settings={"speed": "fast"})
    show(page, f"#/t/{create(page, 'azul', options={'first_seat': '1'})}", ".canvas.playing")
    for _ in range(3):
        play_one(page)
        page.wait_for_function("() => document.querySelectorAll('.latest').length === 0")  # looked for at every frame
        page.wait_for_function("() => document.querySelectorAll('.latest').length > 0")
        page.wait_for_selector(".canvas.playing")


@pytest.mark.needs("five211")
@pytest.mark.parametrize("game", ["azul", "five211"])
def test_dots_mark_what_was_done_last_when_the_device_was_handed_on(visit: Open, game: str) -> None:
    page = visit(f"#/new/{game}/device", settings={"speed": "fast"})
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    dots = 0
    for _ in range(400):
        if page.query_selector(".curtain"):
            page.locator(".curtain button").click()
        elif page.query_selector(".canvas.playing"):
            dots = page.locator(".latest").count()
            if dots:
                break
            player.pick()
        page.wait_for_timeout(20)
    assert dots
    own = page.locator(".canvas .panel.board").first.get_attribute("data-seat")
    assert set(page.evaluate(MARKED)) - {own}


@pytest.mark.needs("five211")
def test_on_a_phone_nothing_is_cut_off_or_covered(visit: Open) -> None:
    page = visit(**PHONE)
    show(page, f"#/t/{create(page, 'five211', seats=[{'kind': 'me'}, BOT, BOT, BOT, BOT])}", ".canvas.playing")
    assert page.locator(".panel h2 .rest").count() == 5
    assert not page.evaluate(CUT_OFF, ".panel h2 .rest, .panel h2 .tail")
    show(page, f"#/t/{create(page, 'azul', options={'first_seat': '1'})}", ".canvas.playing .open")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".advice:visible li")).to_have_count(3)
    assert not page.evaluate(COVERED, [".advice", ".canvas"])
    heights = page.locator(".advice:visible li").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert max(heights) < 60  # two lines at most
    page.locator(".canvas .open").first.click()
    expect(page.locator(".canvas .target")).not_to_have_count(0)
    expect(page.locator(".status")).to_contain_text("Now choose what is marked")
    expect(page.locator(".choices button")).to_have_count(0)  # the board has a place for each
    assert not page.evaluate(CUT_OFF, ".strip, .strip *")


def test_two_guests_are_asked_for_a_name_once_told_apart_spoken_to_and_invited_again(visit: Open) -> None:
    one = visit("#/new/azul")
    expect(one.get_by_label("Your name")).to_be_visible()
    one.get_by_role("button", name="Create the table and invite").click()
    link = one.get_by_label("Invite").input_value()
    expect(one.get_by_label("Your name")).to_have_count(0)
    other = visit()
    other.goto(link)
    expect(other.get_by_label("Your name")).to_be_visible()
    other.get_by_role("button", name="Sit here").click()
    pages = [one, other]
    for page in pages:
        expect(page.locator("aside .name")).to_have_text(["Guest 1", "Guest 2"])
    starts = one.locator(".panel.active h2").first.inner_text()
    mover, watcher = pages if "Guest 1" in starts else pages[::-1]
    expect(mover.locator(".status")).to_have_text("Round 1: take tiles")
    expect(watcher.locator(".status")).to_have_text(re.compile(r"Round 1: Guest \d takes tiles"))
    expect(mover.locator(".log")).to_contain_text("You start")
    expect(watcher.locator(".log")).to_contain_text(re.compile(r"Guest \d starts"))
    play_one(mover)
    expect(mover.locator(".log")).to_contain_text("You take")
    expect(watcher.locator(".log")).to_contain_text(re.compile(r"Guest \d takes"))
    one.get_by_role("button", name="More").click()
    one.get_by_role("button", name="Resign").click()
    one.get_by_role("dialog").get_by_role("button", name="Resign").click()
    one.get_by_role("button", name="Rematch").click()
    other.locator(".invited").get_by_role("button", name="To the rematch").click()
    for page in pages:
        page.wait_for_selector(".canvas")
        expect(page.locator("aside .name")).to_have_text(["Guest 1", "Guest 2"])
    expect(one.locator(".outcome")).to_have_count(0)
    named = visit("#/new/azul", settings={"name": "Ada"})
    named.wait_for_selector(".seat select")
    expect(named.get_by_label("Your name")).to_have_count(0)


def test_unknown_addresses_lead_to_the_app(visit: Open) -> None:
    page = visit()
    for path in ("somewhere", "some/where/", "assets/gone"):
        page.goto(page.url.split("#")[0] + path)
        expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")


GOALS = {
    "duel": r"(points? (for each|each)|3 for each empty)",
    "pavilion": r"spaces with 1: 0 of 7",
    "five211": "may score",
}


@pytest.mark.needs(*GOALS)
def test_everything_explains_itself_where_mouse_keyboard_or_finger_stay(visit: Open) -> None:
    page = visit(has_touch=True)
    note = page.locator(".note")
    for game, words in GOALS.items():
        show(page, f"#/t/{create(page, game)}", ".canvas.playing")
        shape = page.get_by_role("img", name=re.compile(words))
        page.mouse.move(*middle(shape.first))
        expect(note).to_have_text(re.compile(words))
        page.mouse.move(2, 2)
        expect(note).to_have_count(0)
    page.locator(".canvas [tabindex='0']").focus()
    page.keyboard.press("Shift+ArrowUp")
    expect(note).to_have_text(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    press(page, *middle(shape.first))
    expect(note).to_have_text(re.compile(GOALS["five211"]))


def middle(shape: Locator) -> tuple[float, float]:
    """Where something is in the window."""
    box = shape.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page: Page, x: float, y: float) -> None:
    """A finger that stays."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".note")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
