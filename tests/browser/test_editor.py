"""The position editor in a real browser: filled by clicking, refused where it cannot be, then played on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from maiolica.core.game.words import LANGUAGES

from .conftest import Open
from .test_pages import POST, check, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


def editor(page: Page, game: str = "azul") -> None:
    """The editor of a game, with a new position in it."""
    page.evaluate(POST, ["visitors", {"name": "Ada"}])
    page.evaluate("localStorage.setItem('maiolica-visitor', '1')")
    show(page, f"#/edit/{game}", ".editor .card")
    page.wait_for_selector(".stage .canvas .shape use")


def put(page: Page, place: str, what: str) -> None:
    """Choose what lies at a place."""
    page.locator(f".stage [data-key='{place}']").first.click()
    page.get_by_role("dialog").get_by_role("button", name=what, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".stage[aria-busy=false]")).to_be_visible()  # the server has looked at it


def position(page: Page) -> dict[str, object]:
    """The position that is set up."""
    found: dict[str, object] = json.loads(page.locator("textarea").input_value())["position"]
    return found


def test_a_position_is_set_up_by_clicking_and_played_on(visit: Open) -> None:
    page = visit()
    editor(page)
    before = position(page)
    put(page, "board-1-wall-2-2", "Wall row 2, column 2: blue")
    put(page, "board-1-line-3-2", "Line 3, 2 of 3, red")
    now = position(page)
    assert now["seats"][0]["wall"][1][1] == 1  # type: ignore[index]
    assert now["seats"][0]["line_count"][2] == 2  # type: ignore[index]
    assert before["bag"] != now["bag"]

    score = page.get_by_label("Points · Seat 1")
    score.fill("-4")
    score.blur()
    expect(page.locator(".bad")).to_contain_text("score is -4")
    expect(score).to_have_value("0")
    score.fill("12")
    score.blur()
    expect(page.locator(".bad")).not_to_contain_text("score")
    page.get_by_role("button", name="Take back").click()
    expect(score).to_have_value("0")

    page.get_by_role("button", name="Hint").click()
    expect(page.locator("ol li")).to_have_count(3)
    page.get_by_role("button", name="Try moves").click()
    then = position(page)
    page.get_by_role("button", name="Let a bot move").click()
    expect(page.locator(".stage[aria-busy=false]")).to_be_visible()
    assert position(page)["turn"] != then["turn"]
    page.get_by_role("button", name="Take back").click()
    assert position(page) == then
    page.locator(".stage [data-key='factory-1-1']").click()
    page.locator(f".stage [data-key='board-{then['turn'] + 1}-floor-1']").click()  # type: ignore[operator]
    expect(page.locator(".stage[aria-busy=false]")).to_be_visible()
    page.wait_for_function("() => !document.querySelector(\".stage [data-key='factory-1-1']\")")
    assert position(page)["sources"][0] == [0, 0, 0, 0, 0]  # type: ignore[index]
    page.get_by_role("button", name="Change the position").click()
    expect(page.get_by_role("button", name="Try moves")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_is_accessible_by_day_and_by_night(visit: Open, language: str) -> None:
    wide = language in ("en", "uk")
    size = {"width": 1440, "height": 900} if wide else {"width": 390, "height": 844}
    page = visit(viewport=size, bypass_csp=True, settings={"language": language})
    editor(page)
    assert not check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
