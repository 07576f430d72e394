"""The review in a real browser: a graph to walk along, both moves on the board, lines, lessons, branches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from maiolica.core.game.words import LANGUAGES
from tests.study.games import with_a_mistake

from .conftest import Open
from .test_pages import POST, check, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


REVIEWED: dict[str, tuple[str, list[Any]]] = {}  # at each server: a table whose review is kept, and whose it is


def reviewed(page: Page, anew: bool = False) -> int:
    """The review of a game with a mistake, on its page; which decision was the mistake."""
    table, planted = with_a_mistake("azul")
    server = page.url.partition("#")[0]
    if anew or server not in REVIEWED:
        page.evaluate(POST, ["visitors", {"name": "Ada"}])
        found = page.evaluate(POST, ["tables/import", {"log": table.text()}])
        REVIEWED[server] = found["id"], page.context.cookies()
    name, cookies = REVIEWED[server]
    page.context.add_cookies(cookies)
    page.evaluate("localStorage.setItem('maiolica-visitor', '1')")
    show(page, f"#/t/{name}/review/{planted}", ".detail .card")
    page.wait_for_selector(".stage .canvas .shape use")
    return sum(event.seat >= 0 for event in table.log.events[:planted]) + 1


def test_the_end_of_a_game_leads_to_its_review(visit: Open) -> None:
    page = visit()
    table, _ = with_a_mistake("azul")
    page.evaluate(POST, ["visitors", {"name": "Ada"}])
    found = page.evaluate(POST, ["tables/import", {"log": table.text()}])
    show(page, f"#/t/{found['id']}", ".outcome")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".review .card")
    expect(page.locator("figure polyline")).to_have_count(2)
    expect(page.locator(".figures tbody tr")).to_have_count(2)


def test_a_mistake_is_shown_with_the_better_move_and_its_line(visit: Open) -> None:
    page = visit()
    number = reviewed(page)
    expect(page.locator(".count")).to_contain_text(f"{number} of")
    expect(page.locator(".verdict")).to_contain_text("−")
    expect(page.locator(".stage svg g.played circle")).not_to_have_count(0)
    expect(page.locator(".stage svg g.best circle")).not_to_have_count(0)
    expect(page.locator(".why li")).not_to_have_count(0)
    page.get_by_role("button", name="How the better move goes on").click()
    expect(page.locator(".walk")).to_contain_text("1 of")
    expect(page.locator(".stage svg g.best")).to_have_count(0)
    page.locator(".walk").get_by_role("button", name="One step forth").click()
    expect(page.locator(".walk")).to_contain_text("2 of")
    page.get_by_role("button", name="Back to the decision").click()
    expect(page.locator(".stage svg g.best")).to_have_count(1)


def test_one_walks_along_with_the_keys_and_from_mark_to_mark(visit: Open) -> None:
    page = visit()
    number = reviewed(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_contain_text(f"{number + 1} of")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".count")).to_contain_text(f"{number} of")
    page.get_by_role("slider").fill("0")
    expect(page.locator(".count")).to_contain_text("1 of")


def test_it_becomes_more_exact_while_one_looks(visit: Open) -> None:
    page = visit()
    reviewed(page, anew=True)
    expect(page.locator(".how")).to_have_text("As exact as it gets", timeout=120_000)


def test_one_learns_from_mistakes(visit: Open) -> None:
    page = visit()
    reviewed(page)
    page.get_by_role("button", name="Learn from mistakes").click()
    expect(page.locator(".stage svg g.best")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".stage svg g.best")).to_have_count(1)
    page.get_by_role("button", name="Back to the review").or_(
        page.get_by_role("button", name="Next mistake")
    ).first.click()


def test_a_game_branches_off(visit: Open) -> None:
    page = visit()
    reviewed(page)
    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name="I play all seats").click()
    page.wait_for_url("**/#/t/*")
    page.wait_for_selector(".table-view .canvas.playing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_accessible_by_day_and_by_night(visit: Open, language: str) -> None:
    wide = language in ("en", "uk")
    size = {"width": 1440, "height": 900} if wide else {"width": 390, "height": 844}
    page = visit(viewport=size, bypass_csp=True, settings={"language": language})
    reviewed(page)
    assert not check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_games_that_were_reviewed_show_ones_habits(visit: Open) -> None:
    page = visit(bypass_csp=True)
    reviewed(page)
    page.get_by_role("link", name="My games in hindsight").click()
    page.wait_for_selector("dl")
    expect(page.locator("h2")).to_have_text(["Azul Mini"])
    assert not check(page)
