"""Maiolica in the terminal: play at a table, or step through a log."""

from __future__ import annotations

from ...bots.base import BotFailed
from ...bots.players import player
from ...core.table.log import Log
from ...core.table.table import Table
from .app import ReplayApp, TableApp

__all__ = ["PERSON", "ReplayApp", "TableApp", "play", "replay"]

PERSON = "person"


def play(table: Table, players: list[str], language: str = "en", delay: float = 0.6) -> None:
    """Play at a table; each seat's player is "person" or named as for a match."""
    seated = [None if spec == PERSON else player(spec) for spec in players]
    if failure := TableApp(table, seated, language, delay).run():
        raise BotFailed(failure)


def replay(log: Log, language: str = "en") -> None:
    """Step through a log."""
    ReplayApp(log, language).run()
