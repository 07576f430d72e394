"""docs/architecture.md names every file, and a word in the code has one meaning."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import maiolica

PACKAGE = Path(maiolica.__file__).parent
ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
# Each game has its own State, Seat and moves, and says so by its folder; outside of games/ a name is defined once.
SOURCES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] != "games"]
GAMES = sorted(PACKAGE.joinpath("games").rglob("*.py"))


def named() -> set[str]:
    """The files in the tables of the page, each below the heading of its folder."""
    found: set[str] = set()
    folder = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"#+ (?:`([\w/]+)/`)?", line):
            folder = heading[1] or ""
        elif folder and line.startswith("| `"):
            found |= {f"{folder}/{name}" for name in re.findall(r"`([\w/]+\.py)`", line.split("|")[1])}
    return found


def test_every_file_is_named_and_every_named_file_exists():
    files = {path.relative_to(PACKAGE).as_posix() for path in SOURCES if path.name != "__init__.py"}
    assert named() == files


def classes(path: Path) -> set[str]:
    """The public classes and type aliases at the top of a file."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.add(node.targets[0].id)
    return {name for name in found if re.fullmatch(r"[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*", name)}


def test_a_name_has_one_meaning():
    where: dict[str, list[str]] = defaultdict(list)
    for path in SOURCES:
        for name in classes(path):
            where[name].append(path.relative_to(PACKAGE).as_posix())
    for name in set().union(*map(classes, GAMES)) & set(where):
        where[name].append("games")
    assert {name: files for name, files in where.items() if len(files) > 1} == {}


def test_the_files_in_the_glossary_exist():
    page = PAGE.with_name("glossary.md").read_text(encoding="utf-8")
    paths = re.findall(r"`(\w+(?:/\w+)+(?:\.py|/))`", page)
    assert len(paths) > 30
    assert [path for path in paths if not (PACKAGE / path).exists() and not (ROOT / path).exists()] == []
