"""Whatever can be pressed is found on a terminal of 80 columns and 24 lines, in every language."""

from __future__ import annotations

from typing import Any

from textual.containers import VerticalScroll

import maiolica
from maiolica.cli.terminal import ReplayApp, TableApp
from maiolica.cli.terminal.app import MaiolicaApp
from maiolica.cli.terminal.base_screen import BaseScreen, Key
from maiolica.cli.terminal.dialogs import Help
from tests.daily import every_language


def apps(language: str) -> list[MaiolicaApp]:
    table = maiolica.new("azul", seed=1)
    return [TableApp(table, [None, None], language), ReplayApp(table.log, language)]


def screen_text(app: MaiolicaApp) -> str:
    """What is on the screen now."""
    return "\n".join("".join(part.text for part in line) for line in app.screen._compositor.render_strips())


def shown_keys(app: MaiolicaApp) -> tuple[list[Key], str]:
    screen = app.screen_stack[0]
    assert isinstance(screen, BaseScreen)
    return list(screen.KEYS), str(screen.query_one("#keys").render())


@every_language
async def test_help_shows_every_key_at_once_and_the_bottom_line_tells_of_it(language: str, settle: Any) -> None:
    for app in apps(language):
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            keys, line = shown_keys(app)
            words = line.split("  ")
            assert len(line) <= 78
            assert words[-1].startswith("? ")
            assert any(word.startswith("q ") for word in words)
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, Help)
            assert app.screen.query_one("#box", VerticalScroll).max_scroll_y == 0
            text = screen_text(app)
            for (shown, meaning), key in zip(app.screen.keys, keys, strict=False):
                assert (shown, bool(meaning)) == (key.shown, True)
                assert f"{shown} " in text
                assert meaning[:30] in text


@every_language
async def test_the_bottom_line_always_fits_and_always_ends_with_help(language: str, settle: Any) -> None:
    for app in apps(language):
        async with app.run_test(size=(20, 24)) as pilot:
            for width in (20, 40, 60, 100, 200):
                await pilot.resize_terminal(width, 24)
                await settle(pilot)
                keys, line = shown_keys(app)
                assert len(line) <= width - 2
                assert line.split("  ")[-1].startswith("? ")
            assert len(line.split("  ")) == sum(key.in_line for key in keys)
