"""Maiolica in the terminal: play at a table, or step through a log."""

from __future__ import annotations

from ... import bots
from ...core.log import Log
from ...core.table import Table
from .app import ReplayApp, TableApp

__all__ = ["PERSON", "ReplayApp", "TableApp", "play", "replay"]

PERSON = "person"


def play(table: Table, players: list[str], language: str = "en", delay: float = 0.6) -> None:
    """Play at a table; each seat's player is "person" or the name of a bot."""
    seated = [None if player == PERSON else bots.get(player) for player in players]
    TableApp(table, seated, language, delay).run()


def replay(log: Log, language: str = "en") -> None:
    """Step through a log."""
    ReplayApp(log, language).run()
