"""Compiled code is kept under the name of all that it is made from, and of nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maiolica.bots.walks import search
from maiolica.core.batch.simulate import play_many
from maiolica.core.dialect import kept
from maiolica.core.dialect.kept import cache_folder, made_from
from maiolica.core.game import generic
from maiolica.games import get, load_all

ENTRIES = (*generic.RULES, search, play_many)
GAMES = {game.id: game for game in load_all()}


def names() -> dict[str, str]:
    """The name of each game's compiled code."""
    kept.ingredients.cache_clear()
    return {name: made_from(ENTRIES, [game.state]) for name, game in GAMES.items()}


def changed(before: dict[str, str]) -> set[str]:
    """The games whose code has another name now."""
    return {name for name, made in names().items() if made != before[name]}


def test_every_game_has_a_name_of_its_own_that_stays() -> None:
    assert names() == names()
    assert len(set(names().values())) == len(GAMES)


def test_the_folder_is_where_it_is_wanted(monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.setenv("MAIOLICA_CACHE", str(tmp_path))
    assert cache_folder().parent == tmp_path / "maiolica"


def replaced(function: Any, **constants: Any) -> Any:
    """The same code with one of its constants exchanged."""
    code = function.__code__
    swap = {constants["old"]: constants["new"]}
    return code.replace(co_consts=tuple(swap.get(value, value) for value in code.co_consts))


@pytest.mark.needs("chocolatier", "pavilion", "duel")
def test_a_change_in_one_game_leaves_the_others_alone(monkeypatch: Any) -> None:
    before = names()
    with monkeypatch.context() as patch:
        patch.setattr("maiolica.games.duel.dome.TOKEN_PENALTY", 77)
        assert changed(before) == {"duel"}
    with monkeypatch.context() as patch:
        patch.setattr("maiolica.games.azul.tiling.COLUMNS", 77)
        assert changed(before) == {"azul", "chocolatier"}  # the second is built on the first
    with monkeypatch.context() as patch:
        patch.setattr("maiolica.games.chocolatier.rules.TYPES", 77)
        assert changed(before) == {"chocolatier"}
    with monkeypatch.context() as patch:
        patch.setattr("maiolica.games.pavilion.value.WEIGHTS", get("pavilion").weights + 1)
        assert changed(before) == {"pavilion"}
    assert changed(before) == set()


def test_a_change_in_what_all_games_share_changes_all(monkeypatch: Any) -> None:
    from maiolica.core.dialect import bag, random

    before = names()
    monkeypatch.setattr(random.next_word, "__code__", replaced(random.next_word, old=random.next_word.__doc__, new="?"))
    assert changed(before) == set()  # a docstring is not compiled
    monkeypatch.setattr("maiolica.core.dialect.random.STEP", 1)
    assert changed(before) == set(GAMES)
    monkeypatch.undo()
    monkeypatch.setattr(bag.is_empty, "__code__", replaced(bag.is_empty, old=0, new=1))
    assert "azul" in changed(before)


@pytest.mark.needs("chocolatier")
def test_what_a_variant_does_for_another_record_does_not_matter(monkeypatch: Any) -> None:
    from maiolica.games.chocolatier import rules

    before = names()
    monkeypatch.setattr(rules.clear_up, "__code__", replaced(rules.clear_up, old=2, new=3))
    assert changed(before) == {"chocolatier"}


def test_tables_are_read_to_the_last_number() -> None:
    table = np.arange(6).reshape(2, 3)

    def read(i: int) -> int:
        return int(table[0, i])

    before = made_from([read], [])
    table[1, 2] = 0
    kept.ingredients.cache_clear()
    assert made_from([read], []) != before


# Files, in processes of their own -----------------------------------------------------------------

PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
import one, another
print(one.entry(3), another.entry(3))
print(len(one.entry.stats.cache_hits), len(another.entry.stats.cache_hits))
"""
MODULE = """
from maiolica.core.dialect.jit import jit, part
NUMBER = {number}

@part
def helper(n):
    return n * NUMBER

@jit
def entry(n):
    return helper(n) + 1
"""


def run(folder: Path, cache: Path, numbers: tuple[int, int]) -> tuple[list[str], str]:
    """What two functions answer and how many were found compiled; and what was complained of."""
    for name, number in zip(("one", "another"), numbers, strict=True):
        (folder / f"{name}.py").write_text(MODULE.format(number=number))
    command = [sys.executable, "-c", PROGRAM.format(folder=str(folder))]
    environment = os.environ | {"MAIOLICA_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.split("\n")[:2], done.stderr


@pytest.mark.slow
@pytest.mark.compiled
def test_only_what_has_changed_is_compiled_anew(tmp_path: Path) -> None:
    """The modules lie outside this package, as those of another's game do."""
    cache = tmp_path / "cache"
    assert run(tmp_path, cache, (10, 20)) == (["31 61", "0 0"], "")
    files = set(cache.rglob("*.code"))
    assert len(files) == 2
    assert run(tmp_path, cache, (10, 20)) == (["31 61", "1 1"], "")
    assert run(tmp_path, cache, (11, 20)) == (["34 61", "0 1"], "")
    assert len(set(cache.rglob("*.code")) - files) == 1
    for file in files:
        file.write_bytes(file.read_bytes()[:100])  # cut off
    assert run(tmp_path, cache, (10, 20)) == (["31 61", "0 0"], "")


@pytest.mark.compiled
def test_where_nothing_can_be_kept_it_works_and_says_so_once(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    answers, complaint = run(tmp_path, no_folder, (10, 20))
    assert answers == ["31 61", "0 0"]
    assert complaint.count("cannot be kept") == 1
