"""The two apps of the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from textual.app import App
from textual.theme import Theme

from ...bots.players import Player
from ...core.table.log import Log
from ...core.table.table import Table
from .dialogs import Dialog
from .replay_screen import ReplayScreen
from .session import Session
from .table_screen import TableScreen

NIGHT = Theme(
    name="maiolica",
    primary="#5b8def",
    secondary="#f0b429",
    accent="#f0b429",
    foreground="#e3e7ee",
    background="#12151b",
    surface="#1f2530",
    panel="#1f2530",
    error="#ff7b72",
    dark=True,
)


class MaiolicaApp(App[str]):
    """What both apps share: the colors, and no menus that are not ours."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False  # the mouse picks shapes, not text

    def on_mount(self) -> None:
        """Put on the colors."""
        self.register_theme(NIGHT)
        self.theme = NIGHT.name

    async def action_quit(self) -> None:
        """Ctrl+Q leaves as the quit key does, with its question."""
        if not isinstance(self.screen, Dialog):
            await self.screen.run_action("leave")

    def action_help_quit(self) -> None:
        """Ctrl+C too."""
        self.call_later(self.action_quit)


class TableApp(MaiolicaApp):
    """Play at a table; a seat without a player is a person's. It ends with a bot's failure, if one failed."""

    def __init__(self, table: Table, seats: Sequence[Player | None], language: str = "en", delay: float = 0.0) -> None:
        super().__init__()
        self.session = Session(table, seats, delay)
        self.language = language

    def get_default_screen(self) -> TableScreen:
        """The table."""
        return TableScreen(self.session, self.language)

    async def on_unmount(self) -> None:
        """Programs that play go with the app."""
        await asyncio.to_thread(self.session.end)


class ReplayApp(MaiolicaApp):
    """Step through a log."""

    def __init__(self, log: Log, language: str = "en") -> None:
        super().__init__()
        self.log_, self.language = log, language

    def get_default_screen(self) -> ReplayScreen:
        """The replay."""
        return ReplayScreen(self.log_, self.language)
