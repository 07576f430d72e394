"""Games in packages of their own: each is installed, held to the laws, and played through a server."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import pytest

from .packages import EXAMPLES, install, python
from .server.clients import play_on, world
from .server.serving import serving

pytestmark = [pytest.mark.slow, pytest.mark.compiled]
every_example = pytest.mark.parametrize("package", EXAMPLES, ids=lambda path: path.name)


def games_of(package: Path) -> list[str]:
    """The ids of the games that a package brings."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["entry-points"]["maiolica.games"])


def test_there_is_an_example() -> None:
    assert EXAMPLES


@every_example
def test_it_is_found_and_obeys_the_laws(package, tmp_path) -> None:
    env = install(package, tmp_path)
    rows = json.loads(python("-m", "maiolica.cli.main", "games", "--json", env=env, cwd=tmp_path))
    assert {row["id"] for row in rows} > set(games_of(package))
    tests = ("-m", "pytest", "-p", "no:cacheprovider", str(package / "tests"), "-c", str(package / "pyproject.toml"))
    assert " passed" in python(*tests, env=env, cwd=tmp_path)


@every_example
async def test_it_is_played_through_the_server(package, tmp_path, monkeypatch) -> None:
    env = install(package, tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", env["PYTHONPATH"])
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # or all games would be compiled anew for this one
    with serving(tmp_path, f"sqlite:{tmp_path / 'test.db'}") as server:
        async with world(server.address) as here:
            ada = await here.person()
            for game in games_of(package):
                table = await ada.open(game, "me", "beginner")
                feed = await here.feed(table["id"], ada, 0)
                acknowledged = await play_on(feed, 0, random.Random(1))
                assert acknowledged
                assert feed.moment["result"]
                assert f"game {game}\n" in await ada.get(f"tables/{table['id']}/log")
    assert server.mishaps() == []


def test_nothing_else_knows_its_name() -> None:
    """What is in an example is known by its package alone; the page on adding a game may lead to it."""
    root = EXAMPLES[0].parents[1]
    for package in EXAMPLES:
        for path in [*root.glob("src/**/*.py"), *root.glob("tests/**/*.py"), *root.glob("web/src/**/*.*")]:
            text = path.read_text(encoding="utf-8")
            assert not [game for game in games_of(package) if game in text.lower()], path
