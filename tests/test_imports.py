"""What is loaded with what: whoever wants help, or one table, does not wait for a compiler or a server."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import maiolica

SERVING = {"fastapi", "starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client"}
SCREENS = {"textual", "typer", "rich"}
COMPILING = {"numpy", "numba", "llvmlite"}
TELL = "import json, sys; print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"


def loaded_by(program: str) -> set[str]:
    """The packages that are loaded after a program, in a process of its own."""
    command = [sys.executable, "-c", f"{program}\n{TELL}"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    ("program", "absent"),
    [
        ("import maiolica", SERVING | SCREENS | COMPILING),
        ("import maiolica; maiolica.Table", SERVING | SCREENS),
        ("import maiolica.cli.main", SERVING | COMPILING | {"textual", "fluent"}),
        (
            "import sys; sys.argv[1:] = ['--help']\nfrom maiolica.cli.main import app\napp(standalone_mode=False)",
            SERVING | COMPILING | {"textual", "fluent"},
        ),
    ],
)
def test_nothing_is_loaded_that_is_not_needed(program: str, absent: set[str]) -> None:
    loaded = loaded_by(program)
    assert "maiolica" in loaded
    assert not absent & loaded


def test_everything_that_the_library_offers_is_there() -> None:
    for name in maiolica.__all__:
        assert getattr(maiolica, name) is not None, name
    assert set(maiolica.__all__) <= set(dir(maiolica))
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = maiolica.nothing  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = maiolica.games.nothing  # type: ignore[attr-defined]


def test_a_table_shows_itself_in_a_notebook_without_more_ado() -> None:
    program = "import maiolica; table = maiolica.new(maiolica.games.ids()[0]); assert '<svg' in table._repr_svg_()"
    loaded_by(f"import os; os.environ['NUMBA_DISABLE_JIT'] = '1'\n{program}")
