"""Games in packages of their own appear in the browser without building the app again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.packages import EXAMPLES, install
from tests.test_examples import games_of

from .conftest import Open, serving
from .driver import Player
from .test_games import start_against_bot

pytestmark = [pytest.mark.slow, pytest.mark.compiled]
GAMES = [game for package in EXAMPLES for game in games_of(package)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with all examples installed; interpreted, or all games would be compiled anew for these."""
    folder: Path = tmp_path_factory.mktemp("examples")
    with pytest.MonkeyPatch.context() as patch:
        for package in EXAMPLES:
            patch.setenv("PYTHONPATH", install(package, folder / "site")["PYTHONPATH"])
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        with serving(folder) as address:
            yield address


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_by_clicking(visit: Open, game: str) -> None:
    page = visit(settings={"level": "beginner"})
    start_against_bot(page, game)
    expect(page.locator("body")).not_to_contain_text(re.compile(rf"{game}-[a-z]"))
    player = Player(page)
    player.finish()
    assert player.picks >= 10
    expect(page.locator(".outcome h2")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_its_page_teaches_it_in_every_language(visit: Open, game: str) -> None:
    for language in ("en", "uk", "ru", "it"):
        page = visit(f"#/rules/{game}", settings={"language": language})
        expect(page.locator("main h1, h1").first).not_to_be_empty()
        expect(page.locator("main, body").last).to_contain_text("36")
