"""The score pad in a real browser: entered by touch and by keys, taken back, kept, and there without a network."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from maiolica.core.game.words import LANGUAGES
from maiolica.games import get, ids

from .conftest import OFFLINE, Open
from .test_pages import KEY, TEXTS, check, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
WORDS = re.compile(KEY.pattern.replace("web|", "web|pad|account|"))


def begin(page: Page, game: str, seats: int = 2) -> None:
    """An empty pad of a game."""
    show(page, f"#/pad/{game}", ".pad form")
    if page.locator("form fieldset button").count():
        page.locator("form fieldset button", has_text=str(seats)).first.click()
    page.locator("form button.primary").click()
    page.wait_for_selector(".sheet")


def scores(page: Page) -> list[int]:
    """What stands beside the names."""
    return [int(text) for text in page.locator(".seats strong").all_inner_texts()]


def lay(page: Page, cell: str) -> None:
    """Touch a cell, and the first piece that may lie there if there are several."""
    page.locator(f"[data-cell='{cell}']").tap()
    if page.locator("dialog[open] .pieces button").count():
        page.locator("dialog[open] .pieces button").first.tap()
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_whole_game_is_entered_by_touch_explained_and_kept_in_the_history(visit: Open) -> None:
    page = visit(**PHONE)
    show(page, "#/pad/azul", ".pad form")
    page.get_by_role("textbox", name="Name for seat 1").fill("Ada")
    page.get_by_role("textbox", name="Name for seat 2").fill("Bo")
    page.get_by_role("button", name="Begin").tap()
    for column in range(5):  # Ada fills the first row and the first column, Bo has something on the floor
        lay(page, f"wall-1-{column + 1}")
        if column:
            lay(page, f"wall-{column + 1}-1")
        page.locator(".seats button", has_text="Bo").tap()
        lay(page, f"wall-5-{column + 1}")
        page.get_by_role("button", name="Floor: 2").tap()
        if column < 4:
            page.get_by_role("button", name="Next round").tap()
            expect(page.locator("h2")).to_contain_text(f"Round {column + 2}")
    page.get_by_role("button", name="End of the game").tap()
    row, column_of_ada = [1, 2, 3, 4, 5], [2, 3, 4, 5]  # what each tile brought when it was laid
    bo = 0
    for points in row:
        bo = max(0, bo + points - 2)
    assert scores(page) == [sum(row) + sum(column_of_ada) + 2 + 7, bo + 2]
    expect(page.locator(".won")).to_contain_text("Ada")
    expect(page.locator(".told")).to_contain_text("Column 1 complete: +7")
    page.get_by_role("button", name="Keep in my history").tap()
    show(page, "", ".game")
    card = page.locator(".table-card", has_text="played at a table")
    expect(card).to_contain_text(f"Ada {sum(row) + sum(column_of_ada) + 9} · Bo {bo + 2}")
    card.tap()
    expect(page.locator(".seats")).to_contain_text("Ada")
    page.get_by_role("button", name="Remove from my history").tap()
    page.wait_for_selector(".game")
    expect(card).to_have_count(0)


ENTRIES = {  # what is laid by the first seat, and the points after each
    "azul": (["wall-1-1", "wall-2-1", "wall-3-3"], [1, 3, 4]),
    "chocolatier": (["wall-1-1", "wall-2-1", "wall-3-3"], [1, 3, 4]),
    "pavilion": (["O1", "O2", "C1"], [6, 8, 9]),
    "duel": (["dome-1-1", "dome-2-1", "dome-3-3"], [6, 8, 9]),
}


@pytest.mark.parametrize("game", sorted(ENTRIES))
def test_every_entry_is_added_up_and_can_be_taken_back(visit: Open, game: str) -> None:
    page = visit(**PHONE)
    begin(page, game)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = scores(page)
    cells, points = ENTRIES[game]
    for cell, expected in zip(cells, points, strict=True):
        lay(page, cell)
        assert scores(page)[0] == expected
    expect(page.locator(".told li")).to_have_count(len(cells))
    page.locator(f"[data-cell='{cells[0]}']").tap()  # a second touch takes a piece away, and what it brought to others
    assert scores(page)[0] < points[-1]
    page.reload()
    page.wait_for_selector(".sheet")
    for _ in range(len(cells) + 1):
        page.get_by_role("button", name="Take back").tap()
    assert scores(page) == before
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()


def test_cards_of_five_seats_are_counted_when_all_are_open(visit: Open) -> None:
    page = visit(**PHONE)
    begin(page, "five211", 5)
    for seat in range(5):
        expect(page.locator(".seats [aria-pressed=true]")).to_contain_text(f"Player {seat + 1}")
        expect(page.get_by_role("button", name="Next round")).to_have_count(0)
        for card in ("yellow 2", "green 3", "orange 3", f"{'blue' if seat < 3 else 'turquoise'} 2"):
            page.locator(".kinds").get_by_role("button", name=card, exact=True).tap()
    assert scores(page) == [2, 2, 2, 0, 0]  # three colors have five cards each
    expect(page.locator(".told")).to_contain_text("Blue scores: 3 cards")
    page.get_by_role("button", name="Take back").tap()
    assert scores(page) == [0] * 5
    expect(page.locator(".open .none")).to_have_count(1)


def test_by_keys_one_goes_from_cell_to_cell_and_hears_each_point(visit: Open) -> None:
    page = visit()
    begin(page, "azul")
    page.locator("[data-cell='wall-1-1']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(page.locator("[data-cell='wall-2-2']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".told [role=status]")).to_contain_text("Line 2, a tile without neighbors: +1 · Player 1: 2")
    page.keyboard.press("r")
    expect(page.locator(".rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell='wall-2-2']")).to_be_focused()


def test_the_pad_is_there_without_a_network(visit: Open, complaints: list[str]) -> None:
    page = visit(**OFFLINE)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    begin(page, "pavilion", 3)
    page.locator("[data-cell='O1']").click()
    page.wait_for_function(
        "caches.open('maiolica-games').then((c) => c.keys()).then((k) => k.some(({ url }) => url.endsWith('pad.json')))"
    )
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".sheet")
    assert scores(page) == [6, 5, 5]
    page.locator("[data-cell='O2']").click()
    assert scores(page) == [8, 5, 5]
    complaints[:] = [text for text in complaints if not re.search("ERR_(INTERNET_DISCONNECTED|FAILED)", text)]


def test_bad_data_on_the_device_is_ignored(visit: Open) -> None:
    page = visit()
    bad = {"going": {"azul": {"names": ["a"], "options": {}, "entries": [[7, "wall", "x", 1]]}}, "kept": [3]}
    page.evaluate("text => localStorage.setItem('maiolica-pads', text)", json.dumps(bad))
    show(page, "#/pad/azul", ".pad form")
    show(page, "", ".game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_and_nobody_meets_a_barrier(visit: Open, language: str) -> None:
    page = visit(settings={"language": language}, bypass_csp=True, **PHONE)
    show(page, "#/pad", ".table-card")
    expect(page.locator(".table-card")).to_have_count(sum(get(game).pad is not None for game in ids()))
    for game in ids():
        show(page, f"#/pad/{game}", ".pad form")
        assert not [text for text in page.evaluate(TEXTS) if WORDS.search(text)]
        page.locator("form button.primary").click()
        page.wait_for_selector(".sheet")
        if game in ENTRIES:
            lay(page, ENTRIES[game][0][0])
        assert not [text for text in page.evaluate(TEXTS) if WORDS.search(text)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if language == LANGUAGES[0]:
            assert not check(page), game
