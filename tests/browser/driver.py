"""A player at the screen: finds what can be picked and picks it, by mouse, finger or keyboard."""

from __future__ import annotations

import json
import random

from playwright.sync_api import BrowserContext, Page

OVER = ".outcome"
MINE = ".canvas.playing"  # it is this player's turn
PAST = ".past"  # an earlier moment is shown
PICKABLE = '.canvas .shape[role="button"]:not([aria-disabled]), .choices button'
SETTINGS = """settings => {
  const kept = JSON.parse(localStorage.getItem('maiolica') ?? '{}')
  localStorage.setItem('maiolica', JSON.stringify({ ...settings, ...kept }))
}"""
PLACES = """selector => [...document.querySelectorAll(selector)].map((element) => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2, box.width]
}).filter(([,, width]) => width > 0)"""


def remember(context: BrowserContext, settings: dict[str, object]) -> None:
    """Settings that every page of this visitor starts with, unless it has chosen others."""
    context.add_init_script(f"({SETTINGS})({json.dumps(settings)})")


class Player:
    """Plays random legal decisions through the page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.picks = 0

    def finish(self) -> None:
        """Play until the game is over."""
        while self.wait_for_turn():
            self.pick()

    def wait_for_turn(self) -> bool:
        """Until it is my turn; false when the game is over."""
        self.page.wait_for_selector(f"{MINE}, {OVER}, {PAST}")
        self.look_at_now()
        self.page.wait_for_selector(f"{MINE}, {OVER}")
        return self.page.query_selector(OVER) is None

    def look_at_now(self) -> None:
        """Come back when a pick hit the log instead, because the page was just growing."""
        if self.page.query_selector(PAST):
            self.page.keyboard.press("End")

    def pick(self) -> None:
        """One pick."""
        places = self.page.evaluate(PLACES, PICKABLE)
        if not places:  # the picture is just being exchanged
            self.page.wait_for_timeout(20)
            return
        x, y, _ = self.random.choice(places)
        self.touch(x, y)
        self.picks += 1

    def touch(self, x: float, y: float) -> None:
        """Point at a place of the window, which may have to be scrolled to."""
        height = self.page.viewport_size["height"] if self.page.viewport_size else 0
        if not 60 < y < height - 10:
            scrolled = self.page.evaluate(
                "by => { const before = scrollY; scrollBy({ top: by, behavior: 'instant' }); return scrollY - before }",
                y - height / 2,
            )
            y -= scrolled
        self.point(x, y)

    def point(self, x: float, y: float) -> None:
        """With the mouse."""
        self.page.mouse.click(x, y)


class Finger(Player):
    """The same on a touch screen."""

    def point(self, x: float, y: float) -> None:
        """With a finger."""
        self.page.touchscreen.tap(x, y)


class Keys(Player):
    """The same without pointing: Tab to the board, arrows, Enter."""

    ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

    def pick(self) -> None:
        """One pick."""
        self.reach()
        for _ in range(self.random.randrange(4)):
            self.page.keyboard.press(self.random.choice(self.ARROWS))
        self.page.keyboard.press("Enter")
        self.picks += 1

    def reach(self) -> None:
        """Tab until something that can be chosen has the focus."""
        tab_to(self.page, PICKABLE)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until one of these has the focus, once there is one."""
    page.wait_for_selector(selector)
    for _ in range(60):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")
