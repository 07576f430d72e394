"""Real screenshots for the README and the docs: `make pictures`, or `python -m tests.browser.pictures`.

A person who follows the advice of a strong bot plays a while against another bot; then the table is photographed.
"""

from __future__ import annotations

import io
import itertools
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from maiolica.games import ids

from .conftest import find_chromium, serving
from .driver import remember

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# how many decisions to make, and how many must be possible then: a full table is a better picture
WHEN = {"azul": (9, 30), "chocolatier": (8, 25), "pavilion": (27, 12), "duel": (14, 40), "five211": (10, 3)}


def main() -> None:
    """All pictures anew."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        desk = visitor(browser, server, viewport=DESK)
        take(desk, server, "", "app-home")
        tables = {game: played(desk, server, game, *when) for game, when in WHEN.items()}
        for game in ids():
            take(desk, server, f"#/t/{tables[game]}", f"app-{game}")
        state = desk.storage_state()
        look = {
            "viewport": PHONE,
            "device_scale_factor": 2,
            "is_mobile": True,
            "has_touch": True,
            "storage_state": state,
        }
        phone = visitor(browser, server, color_scheme="dark", **look)
        take(phone, server, f"#/t/{tables['azul']}", "app-phone-dark")
        light = visitor(browser, server, **look)
        take(light, server, f"#/t/{tables['pavilion']}", "app-phone-light")
        browser.close()


def visitor(browser: Browser, server: str, **options: Any) -> BrowserContext:
    """Somebody called Ada."""
    context = browser.new_context(**{"locale": "en-US", "color_scheme": "light", **options})
    remember(context, {"speed": "off", "sound": False, "name": "Ada"})
    context.add_init_script("localStorage.setItem('maiolica-visitor', '1')")
    if not context.cookies():
        context.request.post(f"{server}api/visitors", data={"name": "Ada"}, headers={"Origin": server.rstrip("/")})
    return context


def played(context: BrowserContext, server: str, game: str, decisions: int, choices: int) -> str:
    """A table where at least so many good decisions were made and many things are possible now; its id."""
    ask = Asking(context, server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "advanced"}]
    table = str(ask("tables", {"game": game, "seats": seats})["id"])
    assert play(ask, table, decisions, choices), "the game was over too soon"
    return table


def play(ask: Asking, table: str, decisions: int, choices: int) -> bool:
    """Follow advice until so many decisions were made and so many are possible; false if the game is over first."""
    for number in itertools.count():
        while not (moment := ask(f"tables/{table}/moment?seat=0&wait=1"))["legal"]:
            if moment["result"]:
                return False
        if number >= decisions and len(moment["legal"]) >= choices:
            return True
        best = ask(f"tables/{table}/hint", {"seat": 0})["moves"][0]
        move = {"id": f"{moment['done']}", "seat": 0, "move": best["text"], "turn": moment["turn"]}
        ask(f"tables/{table}/play", move)
    raise AssertionError("nobody decides for ever")


class Asking:
    """The protocol by plain HTTP."""

    def __init__(self, context: BrowserContext, server: str) -> None:
        self.context = context
        self.server = server

    def __call__(self, path: str, body: dict[str, object] | None = None) -> Any:
        address, headers = f"{self.server}api/{path}", {"Origin": self.server.rstrip("/")}
        request = self.context.request
        answer = request.get(address) if body is None else request.post(address, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()


def take(context: BrowserContext, server: str, path: str, name: str) -> None:
    """A picture of a page, in as few colors as it needs."""
    page: Page = context.new_page()
    page.goto(server + path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        FOLDER / f"{name}.png", optimize=True
    )
    page.close()


if __name__ == "__main__":
    main()
