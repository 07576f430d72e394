"""Drives the terminal apps as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from maiolica.cli.terminal.app import MaiolicaApp
from maiolica.cli.terminal.table_view import TableView

Settle = Callable[[Pilot[None]], Awaitable[None]]


@pytest.fixture
def settle() -> Settle:
    """Wait until bots, hints and redrawing are done."""

    async def wait(pilot: Pilot[None]) -> None:
        await pilot.pause()
        while any(worker.group in ("turn", "hint") and not worker.is_finished for worker in pilot.app.workers):
            await asyncio.sleep(0)
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
