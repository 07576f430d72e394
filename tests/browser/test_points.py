"""Points in a real browser: counted line by line where they were made, and at the end by where they came from."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import maiolica
from maiolica.core.game.account import AccountLine
from maiolica.core.game.words import LANGUAGES
from maiolica.core.table.table import Table
from maiolica.games import get, ids

from .conftest import Open
from .driver import Player
from .test_pages import POST, check, create, show

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

LISTEN = """() => {
  window.steps = []
  const look = () => {
    const strip = document.querySelector('.strip:has(.hurry) p')?.textContent
    if (!strip || strip === window.steps.at(-1)?.told) return
    const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent)
    const lit = document.querySelectorAll('.canvas .lit').length
    const logged = texts('.log > ol > li:last-child ul li')
    const points = texts('.canvas .points text')
    window.steps.push({ told: strip, points, lit, logged, over: texts('.outcome').length })
  }
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
}"""
NUMBERS = """() => [...document.querySelectorAll('.outcome table tr')].map((row) =>
  [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim().replace('−', '-').replace('·', '0'))
    .filter((text) => text !== '').map(Number))"""


@cache
def finished(game: str, seats: int = 2) -> Table:
    """A game, played at random."""
    rng = random.Random(7)
    table = maiolica.new(game, seats=seats, seed=7)
    while not table.over:
        seat = rng.choice(table.waiting())
        table.play(rng.choice(table.legal(seat)), seat)
    return table


def richest(table: Table) -> tuple[int, list[AccountLine]]:
    """The event that brought most changes of scores, and those of its lines that tell more than nothing."""
    account = table.account()
    ((done, _),) = Counter(line.done for line in account if line.done).most_common(1)
    return done, [line for line in account if line.done == done and (line.points or line.due or line.seat < 0)]


def opened(page: Page, table: Table, path: str = "") -> None:
    """A finished game as a table of this visitor."""
    page.evaluate(POST, ["visitors", {"name": "Ada"}])
    found = page.evaluate(POST, ["tables/import", {"log": table.text()}])
    show(page, f"#/t/{found['id']}{path}", ".canvas .shape use")


def signed(points: int) -> str:
    """Points as they stand on the board."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


@pytest.mark.parametrize("game", ids())
def test_a_scored_round_is_counted_line_by_line_in_the_order_of_the_rules(visit: Open, game: str) -> None:
    page = visit(settings={"speed": "fast"})
    table = finished(game)
    done, lines = richest(table)
    opened(page, table, f"/at/{done - 1}")
    page.wait_for_selector(".past")
    page.evaluate(LISTEN)
    page.keyboard.press("]")
    page.wait_for_selector(".hurry")
    page.wait_for_selector(".hurry", state="detached")
    steps = page.evaluate("window.steps")
    assert [step["points"] for step in steps] == [[signed(line.points)] if line.seat >= 0 else [] for line in lines]
    assert all(step["lit"] for step, line in zip(steps, lines, strict=True) if line.places)
    assert not any(step["over"] for step in steps)
    for seat, score in enumerate(table.at(done).scores()):
        expect(page.locator(f".panel[data-seat='{seat}'] header")).to_contain_text(str(score))


@pytest.mark.parametrize("how", ["Escape", " ", "click", "button"])
def test_a_count_ends_at_once_by_key_and_click_which_choose_nothing(visit: Open, how: str) -> None:
    page = visit(settings={"speed": "slow"})
    opened(page, finished("azul"), f"/at/{richest(finished('azul'))[0] - 1}")
    page.wait_for_selector(".past")
    page.keyboard.press("]")
    page.wait_for_selector(".hurry")
    if how == "click":
        page.locator(".canvas").click(position={"x": 5, "y": 5})
    elif how == "button":
        page.get_by_role("button", name="Skip", exact=True).click()
    else:
        page.keyboard.press(how)
    expect(page.locator(".hurry")).to_have_count(0, timeout=1000)
    expect(page.locator(".canvas .note")).to_have_count(0)


# Games that are scored soon: after one round that is the last, and where seats choose at the same time.
SHORT: dict[str, dict[str, str]] = {"azul": {"max_rounds": "1"}, "five211": {}}


@pytest.mark.parametrize("game", list(SHORT))
def test_a_round_is_counted_while_it_is_played(visit: Open, game: str) -> None:
    """In a live game, not from its log as above: step by step on the board, and as far as that in the log."""
    page = visit(settings={"speed": "fast"})
    page.evaluate(LISTEN)
    show(page, f"#/t/{create(page, game, options=SHORT[game])}", ".canvas")
    player = Player(page)
    while not page.evaluate("window.steps.length > 1 && !document.querySelector('.hurry')"):
        if page.query_selector(".canvas.playing"):
            player.pick()
        page.wait_for_timeout(20)
    steps = page.evaluate("window.steps")
    assert all(len(step["points"]) <= 1 for step in steps)
    assert any(step["lit"] for step in steps)
    assert not any(step["over"] for step in steps)
    for i, step in enumerate(steps):
        assert step["told"] in step["logged"], "the log tells what is counted"
        to_come = {later["told"] for later in steps[i + 1 :]} - {one["told"] for one in steps[: i + 1]}
        assert not to_come & set(step["logged"]), "and nothing that is yet to come"
    seen = {step["told"].split(" – ")[0] for step in steps if step["points"]}
    assert seen <= {"You", "Bot · Beginner"}


def test_the_result_waits_for_the_board_which_is_fitted_again(visit: Open) -> None:
    page = visit(settings={"speed": "fast"})
    page.evaluate(LISTEN)
    show(page, f"#/t/{create(page, 'azul', options={'max_rounds': 1})}", ".canvas")
    Player(page).finish()
    steps = page.evaluate("window.steps")
    assert len(steps) > 2
    assert not any(step["over"] for step in steps)
    page.wait_for_function("scrollY === 0")
    below = page.evaluate("document.querySelector('.canvas').getBoundingClientRect().bottom - innerHeight")
    assert below <= 8  # the board was fitted again


def test_without_movement_all_points_stay_for_a_while_and_are_told(visit: Open) -> None:
    page = visit(settings={"speed": "normal"}, reduced_motion="reduce")
    table = finished("azul")
    done, lines = richest(table)
    opened(page, table, f"/at/{done - 1}")
    page.wait_for_selector(".past")
    page.keyboard.press("]")
    page.wait_for_selector(".canvas .points")
    assert page.locator(".canvas .points text").all_text_contents() == [signed(line.points) for line in lines]
    assert page.locator(".canvas .flight, .hurry").count() == 0
    expect(page.locator(".all li")).to_have_count(len(lines))
    expect(page.locator("p[aria-live]")).to_contain_text("row of")
    page.keyboard.press("Escape")
    expect(page.locator(".canvas .points")).to_have_count(0)


@pytest.mark.parametrize("game", ids())
def test_the_table_at_the_end_adds_up_and_has_no_serious_barrier(visit: Open, game: str) -> None:
    page = visit(bypass_csp=True, viewport={"width": 360, "height": 780})
    table = finished(game)
    opened(page, table)
    page.wait_for_selector(".outcome table")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    *rows, total = page.evaluate(NUMBERS)[1:]
    assert [sum(column) for column in zip(*rows, strict=True)] == total == table.scores()
    for seat, score in enumerate(table.scores()):
        page.locator(".outcome .whose button").nth(seat + 1).click()
        *rows, total = page.evaluate(NUMBERS)[1:]
        assert all(sum(row[:-1]) == row[-1] for row in rows)
        steps = [sum(column) for column in zip(*rows, strict=True)][:-1]
        assert [sum(steps[: i + 1]) for i in range(len(steps))] == total[:-1]
        assert total[-1] == score
    assert not check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_all_seats_and_the_rounds_of_each_fit_a_desk(visit: Open, language: str) -> None:
    page = visit(settings={"language": language})
    for game in ids():
        opened(page, finished(game, get(game).seats[-1]))
        for button in page.locator(".outcome .whose button").all():
            button.click()
            wide = page.locator(".outcome .scroll").evaluate("box => box.scrollWidth - box.clientWidth")
            assert wide <= 0, (game, wide)
