"""docs/adding-a-game.md, followed word by word: a new game is written, installed, listed, served and tested."""

from __future__ import annotations

import json
import re
import shlex

import httpx
import pytest

from maiolica.cli.new_game import TEMPLATE, write_package
from maiolica.core.game.errors import BadOption
from maiolica.games import ids

from .packages import ROOT, environment, install, python
from .server.serving import serving

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
COMMANDS = [shlex.split(line) for line in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()]
MAIOLICA = ("-m", "maiolica.cli.main")


@pytest.mark.slow
@pytest.mark.compiled
def test_the_page_can_be_followed(tmp_path, monkeypatch) -> None:
    target = tmp_path / "site"
    env = environment(target)
    for program, *words in COMMANDS:
        if program == "pip":
            assert words[:2] == ["install", "-e"]
            install(tmp_path / words[2], target)
        elif program == "pytest":
            plain = env | {"NUMBA_DISABLE_JIT": "1"}  # what is compiled of it was simulated before
            assert " passed" in python("-m", "pytest", "-p", "no:cacheprovider", *words, env=plain, cwd=tmp_path)
        elif words[0] == "serve":
            monkeypatch.setenv("PYTHONPATH", env["PYTHONPATH"])
            monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # nothing is compiled for one look at the list
            with serving(tmp_path, f"sqlite:{tmp_path / 'test.db'}") as server:
                catalog = httpx.get(f"{server.address}/api/catalog").json()
            assert "pebbles" in [game["id"] for game in catalog["games"]]
            monkeypatch.undo()
        else:
            python(*MAIOLICA, *words, env=env, cwd=tmp_path)
    assert [words[1] for words in COMMANDS] == ["new-game", "install", "games", "simulate", "serve", "pebbles"]
    rows = json.loads(python(*MAIOLICA, "games", "--json", env=env, cwd=tmp_path))
    assert [row["id"] for row in rows] == [*ids(), "pebbles"]
    (missing := target / "pebbles" / "words" / "it.ftl").unlink()
    listed = python(*MAIOLICA, "games", "--json", env=env, cwd=tmp_path)
    assert f"the game pebbles cannot be played: there is no {missing}" in listed
    assert "the game pebbles cannot be played: there is no pebbles/src/pebbles/words/it.ftl" in PAGE
    assert f'"id": "{ids()[0]}"' in listed


def test_every_file_of_the_page_is_written(tmp_path) -> None:
    written = {str(path.relative_to(tmp_path)) for path in write_package("pebbles", tmp_path)}
    assert len(written) == len(list(TEMPLATE.rglob("*.txt")))
    files = re.findall(
        r"`([\w/<>]+\.(?:py|toml|svg|css|json|ftl|md))`", PAGE.split("## The files")[1].split("At most")[0]
    )
    names = {name.replace("<language>", language) for name in files for language in ("en", "uk", "ru", "it")}
    assert {f"src/pebbles/{name}" for name in names - {"weights.toml", "rules/board.toml"}} <= written
    assert {"pyproject.toml", "README.md", "tests/test_laws.py"} <= written
    for path in written:
        assert not re.search("tiny", (tmp_path / path).read_text(encoding="utf-8"), re.IGNORECASE), path


def test_three_lines_are_the_test_file(tmp_path) -> None:
    write_package("pebbles", tmp_path)
    lines = (tmp_path / "tests" / "test_laws.py").read_text(encoding="utf-8").split("\n")
    told = PAGE.split("three lines:\n\n```\n")[1].split("```")[0].split("\n")
    assert [line for line in lines if line] == [line for line in told if line]
    assert len([line for line in lines if line]) == 3


@pytest.mark.parametrize("name", ["", "Pebbles", "a b", "../x", "1st", "maiolica", "json", ids()[0]])
def test_a_name_that_is_taken_or_no_name_is_refused(name, tmp_path) -> None:
    with pytest.raises(BadOption):
        write_package(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadOption, match="is not empty"):
        write_package("pebbles", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
