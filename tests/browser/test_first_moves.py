"""Play at once: on a machine that has never seen the games, every game is played while nothing is compiled yet."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from maiolica.bots.alone import alone
from maiolica.bots.warm import is_warm, lock_of, warm_all
from maiolica.bots.workers import default_cores
from maiolica.core.dialect.kept import cache_folder
from maiolica.games import ids, load_all

from .conftest import serving
from .first_moves import READY, FirstGame

pytestmark = [pytest.mark.slow, pytest.mark.compiled]
NOTE = "Preparing: the rules of"


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ExitStack]:
    """Keeps all games from being compiled, as somebody who does so would; when it is closed, all are."""
    cold = [game for game in load_all() if not is_warm(game, "play")]
    list(warm_all(cold, default_cores()))
    compiled = cache_folder()
    monkeypatch.setenv("MAIOLICA_CACHE", str(tmp_path))
    with ExitStack() as stack:
        for game in load_all():
            stack.enter_context(alone(lock_of(game)))
        stack.callback(fill, cache_folder(), compiled)  # the last comes first: all is there when the locks open
        yield stack


def fill(folder: Path, compiled: Path) -> None:
    """Everything is compiled now."""
    for file in compiled.iterdir():
        if file.suffix != ".lock":
            os.symlink(file, folder / file.name)


def test_every_game_is_played_before_it_is_compiled_and_goes_on_afterwards(
    painter: Browser, tmp_path: Path, compiler: ExitStack
) -> None:
    with ExitStack() as visitors, serving(tmp_path, tmp_path) as address:

        def visitor(game: str, level: str) -> FirstGame:
            context = painter.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
            first = FirstGame(visitors.enter_context(context), address, game, level)
            first.open()
            return first

        begun = []
        for game in ids():
            first = visitor(game, "regular")
            first.play(first.both_have_moved)
            print(first.figures())
            begun.append(first)
        strong = visitor(ids()[-1], "master")
        strong.page.get_by_text(NOTE).wait_for()
        assert strong.page.evaluate(READY) == []
        assert not strong.moves[1]

        compiler.close()
        strong.page.wait_for_function(f"({READY})().then(ready => ready.length === {len(ids())})")
        strong.play(strong.both_have_moved)
        expect(strong.page.get_by_text(NOTE)).to_have_count(0)
        for first in begun:
            for moves in first.moves.values():
                moves.clear()
            first.play(first.both_have_moved)
