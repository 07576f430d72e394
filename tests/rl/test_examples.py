"""The examples run, at small size, and say what they should."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NOTEBOOK = ROOT / "examples" / "boards.ipynb"

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def run(name: str) -> str:
    paths = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), "--small"],
        env=os.environ | {"PYTHONPATH": paths},
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_baseline_has_a_line_for_each_game() -> None:
    assert len(re.findall(r"seats: +\d+\.\d decisions", run("random_baseline.py"))) == 5


def test_players_are_exploited_exactly() -> None:
    assert re.findall(r"random +(\d\.\d+)", run("exploitability.py")) == ["0.781919"]


def test_the_search_of_openspiel_plays() -> None:
    pytest.importorskip("pyspiel")
    assert re.search(r"mean reward [+-]\d\.\d\d in 2 games", run("openspiel_mcts.py"))


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("maskable_ppo.py", ("torch", "sb3_contrib")),
        ("openspiel_dqn.py", ("torch", "tree", "pyspiel")),
        ("alpha_zero.py", ("jax", "flax", "orbax.checkpoint", "pyspiel")),
    ],
)
def test_algorithms_of_other_libraries_run_where_they_are_installed(name: str, needs: tuple[str, ...]) -> None:
    for module in needs:
        pytest.importorskip(module)
    assert re.search(r"0 (steps|decisions|games): [+-]?\d", run(name))


def test_the_tournament_has_a_line_for_each_bot() -> None:
    lines = run("tournament.py").splitlines()
    assert {line.split()[0] for line in lines} == {"random", "greedy", "tournament:NeverFloor"}


def test_the_logs_are_analyzed() -> None:
    pytest.importorskip("polars")
    text = run("log_analysis.py")
    assert "greedy" in text
    assert text.count("shape:") == 3


def test_the_notebook_runs_and_its_pictures_are_small() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    scope: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), str(NOTEBOOK), "exec"), scope)
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)
    assert NOTEBOOK.stat().st_size < 300_000
