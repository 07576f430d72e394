"""Drives the terminal apps as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import textual.app
import textual.pilot
from textual.pilot import Pilot

from maiolica.cli.terminal.app import MaiolicaApp
from maiolica.cli.terminal.table_view import TableView

SOON = 0.02  # seconds in which a timer is about to go off
Settle = Callable[[Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot waits until the process has used little of the processor for a while, which other programs and
    threads make longer or shorter, and has each part of the screen say that it is done; ours until there is nothing to
    be done."""
    for module in (textual.app, textual.pilot):
        monkeypatch.setattr(module, "wait_for_idle", all_is_done)
    monkeypatch.setattr(Pilot, "_wait_for_screen", all_is_done)


async def all_is_done(*_: object) -> bool:
    """Until the loop has nothing to do, and no timer that was about to go off."""
    loop: Any = asyncio.get_running_loop()
    end = loop.time() + SOON
    while True:
        await asyncio.sleep(0)
        if not loop._ready:
            soon = [timer.when() for timer in loop._scheduled if not timer.cancelled() and timer.when() < end]
            if not soon:
                return True
            await asyncio.sleep(min(soon) - loop.time())


@pytest.fixture
def settle() -> Settle:
    """Wait until bots, hints and redrawing are done."""

    async def wait(pilot: Pilot[None]) -> None:
        await pilot.pause()
        while busy := [one for one in pilot.app.workers if one.group in ("turn", "hint") and not one.is_finished]:
            await asyncio.gather(*(worker.wait() for worker in busy), return_exceptions=True)
        await pilot.pause()
        while any(not view.picture.shapes for view in pilot.app.screen_stack[0].query(TableView)):
            await pilot.pause()

    return wait


@pytest.fixture
def text_of() -> Callable[[MaiolicaApp, str], str]:
    """What a line of the screen says."""

    def text(app: MaiolicaApp, line: str) -> str:
        widget: Any = app.screen_stack[0].query_one(line)
        return str(widget.render())

    return text
