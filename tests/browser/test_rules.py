"""The rules at hand: beside a table, at what tells of a thing; searched, drawn and printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from maiolica.core.game.words import LANGUAGES
from maiolica.games import ids

from .conftest import Open
from .test_pages import check, create, show

FIRST = {"options": {"first_seat": "1"}}
HERE = "[aria-current=true]"


def at_table(page: Page, game: str = "azul") -> None:
    """A table at which it is my turn."""
    show(page, f"#/t/{create(page, game, **({} if game == 'five211' else FIRST))}", ".canvas.playing")


def test_a_note_leads_to_what_tells_of_the_thing_and_escape_leads_back(visit: Open) -> None:
    page = visit()
    at_table(page)
    page.locator('[data-key="board-2-floor-1"]').click(force=True)  # it cannot be picked
    page.locator(".note").get_by_role("button", name="Rules").click()
    panel = page.get_by_role("complementary", name="Rules")
    expect(panel.locator(HERE)).to_contain_text("points lost")
    expect(panel.locator(HERE)).to_be_focused()
    expect(panel.locator(HERE)).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0  # only the rules are scrolled
    expect(page.locator(".note")).to_have_count(0)
    page.locator('[data-key="factory-1-1"]').click()  # the table goes on
    expect(page.locator('[data-key="factory-1-1"]')).to_have_class(re.compile("chosen"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_by_keys_the_rules_open_at_what_has_the_focus_and_give_it_back(visit: Open) -> None:
    page = visit()
    at_table(page)
    shape = page.locator('.canvas [tabindex="0"]')
    shape.focus()
    page.keyboard.press("r")
    panel = page.get_by_role("complementary", name="Rules")
    expect(panel.locator(HERE)).to_contain_text("Choose a factory")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(shape).to_be_focused()
    page.keyboard.press("?")
    page.locator(".note").get_by_role("button", name="Rules").press("Enter")
    expect(panel.locator(HERE)).to_be_focused()


def test_the_rules_come_back_where_one_was(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    at_table(page)
    for _ in range(2):
        page.get_by_role("button", name="More").click()
        page.get_by_role("dialog").get_by_role("button", name="Rules").click()
        panel = page.get_by_role("complementary", name="Rules")
        panel.get_by_role("heading", name="Options").scroll_into_view_if_needed()
        expect(panel.get_by_role("heading", name="Options")).to_be_in_viewport()
        before = panel.locator(".inside").evaluate("inside => inside.scrollTop")
        panel.get_by_role("button", name="Close").click()
    assert before > 1000
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    page.wait_for_function("before => document.querySelector('.rules .inside')?.scrollTop === before", arg=before)


def test_a_search_marks_what_it_finds_and_folds_the_rest_away(visit: Open) -> None:
    page = visit(path="#/rules/azul", settings={"language": "ru"})
    page.get_by_role("searchbox").fill("жетон ЕЩЕ")
    expect(page.locator(".sheet section")).to_have_count(1)  # with the title alone
    expect(page.locator(".sheet section > *")).to_have_count(1)
    expect(page.locator("[role=status]", has_text="Ничего")).to_be_attached()
    page.get_by_role("searchbox").fill("жетон пол")
    expect(page.locator(".sheet mark").first).to_be_visible()
    marks = page.locator(".sheet mark").count()
    expect(page.locator("[role=status]", has_text=re.compile(rf"^{marks} мест"))).to_be_attached()
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".sheet mark")).to_have_count(0)


@pytest.mark.parametrize("game", ids())
def test_the_rules_beside_a_board_have_no_serious_barrier(visit: Open, game: str) -> None:
    page = visit(bypass_csp=True)
    at_table(page, game)
    page.keyboard.press("r")
    page.wait_for_selector(".rules figure use")
    assert not check(page)
    page.get_by_role("searchbox").fill("points")
    page.wait_for_selector(".rules mark")
    assert not check(page), "a search"


@pytest.mark.parametrize("language", [LANGUAGES[0], LANGUAGES[1]])
def test_the_rules_of_every_game_are_printed_on_one_sheet(visit: Open, language: str) -> None:
    page = visit(settings={"language": language}, color_scheme="dark")
    for game in ids():
        show(page, f"#/rules/{game}", "figure use")
        expect(page.get_by_role("article")).to_contain_text(re.compile(r"\S"))
        assert 1 <= sides(page) <= 2, game


def test_from_a_table_only_the_rules_are_printed(visit: Open) -> None:
    page = visit()
    at_table(page)
    page.keyboard.press("r")
    page.wait_for_selector(".rules figure use")
    assert 1 <= sides(page) <= 2
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Set-up")).to_be_visible()
    expect(page.locator(".canvas")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()


def sides(page: Page) -> int:
    """How many sides of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


EDGES = """['.worn > .bar', '.rules'].map((at) => document.querySelector(at).getBoundingClientRect())
  .flatMap((box, i) => (i ? box.left : box.right))"""


@pytest.mark.parametrize("width", [360, 1280])
def test_the_rules_open_beside_lessons_puzzles_the_editor_and_pads(visit: Open, width: int) -> None:
    page = visit(viewport={"width": width, "height": 740})
    for path in ("#/learn/azul", "#/puzzles/azul", "#/edit/azul", "#/pad/azul"):
        show(page, path, ".rules-button")
        page.get_by_role("button", name="Rules").click()
        expect(page.locator(".rules h3").first).to_have_text("Azul Mini")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        if width > 1100:  # beside the page, of which it covers nothing
            right, left = page.evaluate(EDGES)
            assert right <= left
        page.keyboard.press("Escape")
        expect(page.locator(".rules")).to_have_count(0)
        expect(page.get_by_role("button", name="Rules")).to_be_focused()


def test_on_a_small_phone_the_rules_have_a_button_at_a_table(visit: Open) -> None:
    page = visit(viewport={"width": 320, "height": 640})
    show(page, f"#/t/{create(page, 'azul')}", ".canvas.playing")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rules h3").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
