"""The first moves on a machine that has never seen the games, where the server compiles while it is played.

``python -m tests.browser.first_moves`` prints the figures.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, WebSocket, sync_playwright

from maiolica.games import ids

from .driver import Player, remember

PAINTED = """() => new Promise((found) => new PerformanceObserver((list) => {
  found(performance.timeOrigin + list.getEntries()[0].startTime)
}).observe({ type: 'paint', buffered: true }))"""
READY = "() => fetch('api/catalog').then(r => r.json()).then(c => c.games.filter(g => g.ready).map(g => g.id))"
ME, BOT = 0, 1
PATIENCE = 300  # seconds, on the busiest machine


class FirstGame:
    """A visitor's first game against a bot, and when something happened in it, in seconds since the first paint."""

    def __init__(self, context: BrowserContext, address: str, game: str, level: str) -> None:
        self.game = game
        self.moves: dict[int, list[float]] = {ME: [], BOT: []}
        remember(context, {"speed": "off", "sound": False, "level": level})
        context.set_default_timeout(60_000)
        self.page: Page = context.new_page()
        self.page.on("websocket", self.listen)
        self.page.goto(address)
        self.painted: float = self.page.evaluate(PAINTED) / 1000
        self.player = Player(self.page)

    def listen(self, socket: WebSocket) -> None:
        """Note who moves when."""
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """Something that the server says."""
        news = json.loads(frame)
        for line in news["lines"] if news["type"] in ("moment", "change") else ():
            self.moves.get(line["seat"], []).append(time.time() - self.painted)

    def open(self) -> None:
        """Two clicks, as on the first page."""
        self.page.locator(".game").nth(ids().index(self.game)).click()
        self.page.get_by_role("button", name="Play against a bot").click()
        self.page.wait_for_selector(".canvas")

    def play(self, until: Callable[[], bool]) -> None:
        """Pick by clicking until something has happened."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"{self.game}: moves so far {self.moves}, and no more in {PATIENCE} s"
            if self.player.page.query_selector(".canvas.playing"):
                self.player.pick()
            self.page.wait_for_timeout(20)

    def both_have_moved(self) -> bool:
        """Whether each of us has made a move."""
        return all(self.moves.values())

    def figures(self) -> str:
        """In words."""
        mine, its = self.moves[ME][0], self.moves[BOT][0]
        return f"{self.game}: first move {mine:.1f} s, first answer of the bot {its:.1f} s after the first paint"


def main() -> None:
    """Each game in a server of its own, which begins to compile when it starts."""
    from .conftest import find_chromium, serving

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in ids():
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(Path(folder), Path(folder)) as address,
                browser.new_context(viewport={"width": 1440, "height": 900}) as context,
            ):
                first = FirstGame(context, address, game, "regular")
                first.open()
                first.play(first.both_have_moved)
                print(f"{first.figures()}; compiled by then: {first.page.evaluate(READY) or 'nothing'}")
        browser.close()


if __name__ == "__main__":
    main()
