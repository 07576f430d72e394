"""Each layer imports only itself and those to its left."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import maiolica
from maiolica.games import ids

ROOMS = (
    "core.dialect",
    "core.game",
    "core.table",
    "core.batch",
    "games",
    "ui",
    "bots",
    "study",
    "school",
    "rl",
    "server",  # what its four rooms share: messages, problems, settings, logs, metrics
    "server.store",
    "server.fleet",
    "server.play",
    "server.api",
    "cli",
    "testing",
)
PACKAGE = Path(maiolica.__file__).parent
SOURCES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def imported(source: str, path: str) -> Iterator[str]:
    """The full names of all modules of the package that a file imports, at its top or inside a function."""
    package = ["maiolica", *Path(path).parts[:-1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def place(module: str) -> float:
    """How far to the right a module of the package lies; the package itself offers all up to school to the others."""
    inside = module.removeprefix("maiolica.") + "."
    within = [room for room in ROOMS if inside.startswith(room + ".")]
    return ROOMS.index(max(within, key=len)) if within else ROOMS.index("school") + 0.5


def violations(source: str, path: str) -> list[str]:
    """The imports that reach to the right of a file's own layer."""
    here = place(".".join(["maiolica", *Path(path).with_suffix("").parts]))
    names = (name for name in imported(source, path) if name.split(".")[0] == "maiolica")
    return [name for name in names if place(name) > here]


@pytest.mark.parametrize("path", SOURCES)
def test_a_room_imports_only_those_to_its_left(path):
    assert Path(path).parts[0] in {"__init__.py", *(room.split(".")[0] for room in ROOMS)}
    assert not violations((PACKAGE / path).read_text(encoding="utf-8"), path)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/table/log.py", "from ...games import load_all"),
        ("core/table/log.py", "from ... import games"),
        ("core/table/log.py", "import maiolica.games.azul"),
        ("core/table/log.py", "from maiolica import bots"),
        ("core/table/log.py", "from maiolica.cli.main import run"),
        ("core/table/log.py", "def later():\n    from ...games.azul import rules"),
        ("core/table/log.py", "if True:\n    import maiolica.rl as rl"),
        ("core/dialect/jit.py", "from ..game import options"),
        ("core/game/game.py", "from ..table.log import Log"),
        ("core/game/errors.py", "from ..batch import batch"),
        ("games/azul/rules.py", "from ...bots import simple"),
        ("games/azul/rules.py", "from ... import new"),
        ("bots/simple.py", "from ..server.store.store import Store"),
        ("server/settings.py", "from .store.store import Store"),
        ("server/store/store.py", "from ..fleet.presence import Presence"),
        ("server/fleet/notices.py", "from ..play.hub import Hub"),
        ("server/play/hub.py", "from ..api import visitors"),
        ("__init__.py", "from .rl import gym"),
        ("core/table/log.py", "import maiolica"),
    ],
)
def test_an_import_to_the_right_is_found(path, source):
    assert violations(source, path)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/table/log.py", "from ..game.errors import BadLog"),
        ("core/table/log.py", "import numpy.games"),
        ("games/azul/rules.py", "from ...core.dialect.jit import jit"),
        ("games/azul/rules.py", "from . import moves"),
        ("games/azul/rules.py", "from .. import get"),
        ("cli/main.py", "from .. import core, games, bots, new"),
        ("__init__.py", "from . import games"),
        ("server/api/app.py", "from ..play.hub import Hub"),
        ("server/play/hub.py", "from ..store.store import Store"),
        ("cli/main.py", "import maiolica.server.api.app"),
    ],
)
def test_an_import_to_the_left_is_allowed(path, source):
    assert not violations(source, path)


def test_compiled_code_is_where_the_cache_looks_for_changes():
    for path in SOURCES:
        if "/" in path and Path(path).parts[0] not in ("core", "games", "bots"):
            names = set(imported((PACKAGE / path).read_text(encoding="utf-8"), path))
            compiled = names & {
                "maiolica.core.dialect.jit.jit",
                "maiolica.core.dialect.jit.part",
                "maiolica.core.dialect.jit.variant",
            }
            assert not compiled or path == "cli/bench.py"  # its yardstick calls one function, which never changes


def test_no_other_layer_knows_a_game_by_its_name():
    for path in SOURCES:
        if "/" in path and not path.startswith("games/"):
            tree = ast.parse((PACKAGE / path).read_text(encoding="utf-8"))
            for question in (node for node in ast.walk(tree) if isinstance(node, ast.Compare)):
                names = [part.value for part in ast.walk(question) if isinstance(part, ast.Constant)]
                assert not set(names) & set(ids()), f"{path} asks for a game by its name"
