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


def read_late(tree: ast.Module) -> set[str]:
    """The types that msgspec looks at only when a function of this module first reads one."""
    late: set[str] = set()
    on_import: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "decode":
                late |= {ast.unparse(word.value) for word in node.keywords if word.arg == "type"}
            elif ast.unparse(node.func) == "msgspec.convert":
                late |= {ast.unparse(kind) for kind in [*node.args[1:], *(word.value for word in node.keywords)]}
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.Expr):
            calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
            on_import |= {ast.unparse(call.args[0]) for call in calls if ast.unparse(call.func).endswith(".Decoder")}
    return late - on_import


def test_types_are_looked_at_while_modules_are_imported():
    """By whom they are read first is luck, and two threads of a server that do so at once can end it."""
    late = {path.name: read_late(ast.parse(path.read_text(encoding="utf-8"))) for path in [*SOURCES, *GAMES]}
    assert {name: types for name, types in late.items() if types} == {}
    planted = ast.parse("def read(text):\n    return msgspec.json.decode(text, type=Row), msgspec.convert(text, Page)")
    assert read_late(planted) == {"Row", "Page"}
