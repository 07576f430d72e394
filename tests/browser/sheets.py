"""Every board at every size, by day and by night, to be looked at: `make sheets` puts them into build/sheets.

`python -m tests.browser.sheets duel five211` makes only these; with `--seats 4` more sit at the tables.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from maiolica.games import get, ids

from .conftest import find_chromium, serving
from .pictures import WHEN, Asking, play, visitor

FOLDER = Path(__file__).parents[2] / "build" / "sheets"
SIZES = ((360, 780), (820, 1180), (1440, 900), (2560, 1440))
SCHEMES = ("light", "dark")
HIGH = 760  # pixels of each picture on its sheet
GAP = 16
END = (10_000, 0)  # decisions that no game has


def main() -> None:
    """The sheets that were asked for: of each game one in the middle, and one at the end."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", help="all, if none is named")
    words.add_argument("--seats", type=int, default=2)
    asked = words.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for game in asked.games or ids():
            seats = min(asked.seats, get(game).seats[-1])
            for name, rows in photographs(browser, server, game, seats):
                file = FOLDER / f"{game}-{seats}-{name}.png"
                sheet(rows).save(file)
                print(file, flush=True)
        browser.close()


def photographs(browser: Browser, server: str, game: str, seats: int) -> Iterator[tuple[str, list[list[Image.Image]]]]:
    """A game against bots in the middle and at the end: a row for each scheme, a column for each size."""
    ada = visitor(browser, server)
    ask = Asking(ada, server)
    others = [{"kind": "bot", "level": "beginner"}] * (seats - 1)
    table = ask("tables", {"game": game, "seats": [{"kind": "me"}, *others]})["id"]
    for name, (decisions, choices) in (("middle", WHEN[game]), ("end", END)):
        play(ask, table, decisions, choices)
        looks = [[{"color_scheme": scheme, "viewport": window(*size)} for size in SIZES] for scheme in SCHEMES]
        state = ada.storage_state()
        address = f"{server}#/t/{table}"
        yield (
            name,
            [[photograph(browser, server, address, storage_state=state, **look) for look in row] for row in looks],
        )
    ada.close()


def window(width: int, height: int) -> dict[str, int]:
    """A size of a window."""
    return {"width": width, "height": height}


def photograph(browser: Browser, server: str, address: str, **look: Any) -> Image.Image:
    """What somebody sees there."""
    context = visitor(browser, server, **look)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".canvas .shape use")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return picture


def sheet(rows: list[list[Image.Image]]) -> Image.Image:
    """Pictures side by side, all of one height."""
    small = [
        [one.resize((one.width * HIGH // one.height, HIGH), Image.Resampling.LANCZOS) for one in row] for row in rows
    ]
    width = max(sum(one.width + GAP for one in row) for row in small) + GAP
    whole = Image.new("RGB", (width, len(small) * (HIGH + GAP) + GAP), "#808080")
    for i, row in enumerate(small):
        x = GAP
        for one in row:
            whole.paste(one, (x, GAP + i * (HIGH + GAP)))
            x += one.width + GAP
    return whole


if __name__ == "__main__":
    main()
