"""What all laws share: which game they are about, and with which settings each of them is looked at."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from ..core.dialect.jit import INTERPRETED
from ..core.game.game import Game
from ..core.game.words import LANGUAGES
from ..core.table.table import Table
from ..games import get
from .walks import Setup, all_setups

DAILY = 6  # settings of each game that the daily tests look at; the others are slow


class Case:
    """A game before the laws."""

    game = ""  # the id of the game
    golden: Path | None = None  # a folder of whole games, kept: logs, and expected.json with their ends

    signature = ""  # of its random games, as ``maiolica bench`` prints it

    @cached_property
    def subject(self) -> Game:
        """The game itself."""
        return get(self.game)

    def check(self, states: Any) -> None:
        """What must hold in all these positions: components are conserved, cells without meaning are zero."""

    def end_of(self, table: Table) -> dict[str, Any]:
        """What ``expected.json`` says of a finished golden game."""
        return {"scores": table.scores(), "ranks": table.ranks(), "events": len(table.log.events)}

    def logs(self) -> list[Path]:
        """The golden games."""
        return sorted(self.golden.glob("*.log")) if self.golden else []

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """A law that asks for a setting, a language or a log is looked at with each of them."""
        if not self.game:
            return
        if "setup" in metafunc.fixturenames:
            metafunc.parametrize("setup", settings_of(self.subject, 1))
        if "some_setup" in metafunc.fixturenames:
            metafunc.parametrize("some_setup", settings_of(self.subject, 3))
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", LANGUAGES)
        if "log" in metafunc.fixturenames:
            metafunc.parametrize("log", self.logs(), ids=lambda path: path.stem)


def settings_of(game: Game, every: int) -> list[Any]:
    """Every so many settings of a game as parameters, some spread over them without the mark of slow tests."""
    own = all_setups(game)
    step = max(1, len(own) // DAILY) | 1  # an odd step meets every choice of every option
    return [
        pytest.param(own[i], marks=[pytest.mark.slow] if i % step else [], id=str(own[i]))
        for i in range(0, len(own), max(7, step) if INTERPRETED else every)
    ]


def some_setups(game: Game, most: int) -> list[Setup]:
    """Settings spread over seats and options."""
    own = all_setups(game)
    return list(own[:: max(1, len(own) // most)])
