"""The command line as a person or a program meets it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

import maiolica
from maiolica.bots.warm import STEPS, USES, is_warm, warm_all, warm_up
from maiolica.cli import main
from maiolica.core.dialect.kept import cache_folder
from maiolica.games import get, ids


class Done(NamedTuple):
    stdout: str
    stderr: str


def run(*words: str, code: int = 0) -> Done:
    """A command in this process, as if it had been typed."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["maiolica", *words])
        try:
            main.run()
            status: object = 0
        except SystemExit as ended:
            status = ended.code
    assert (status or 0) == code, err.getvalue()
    return Done(out.getvalue(), err.getvalue())


@pytest.mark.slow
def test_it_is_a_program() -> None:
    program = Path(sys.executable).with_name("maiolica")
    for command in ([str(program)], [sys.executable, "-m", "maiolica.cli.main"]):
        done = subprocess.run([*command, "games", "--json"], check=True, capture_output=True, text=True)
        assert json.loads(done.stdout) == json.loads(run("games", "--json").stdout)
    wrong = subprocess.run([str(program), "simulate", "chess"], check=False, capture_output=True, text=True)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("maiolica: there is no game 'chess'")


def test_it_says_which_version_it_is() -> None:
    assert run("--version").stdout == f"maiolica {maiolica.__version__}\n"


def test_help_teaches_every_command() -> None:
    text = run("--help").stdout
    for command in main.app.registered_commands:
        assert command.callback
        name = command.callback.__name__.replace("_", "-")
        assert name in text
        assert "--help" in run(name, "--help").stdout


def test_games_lists_every_game_with_its_options() -> None:
    rows = json.loads(run("games", "--json").stdout)
    assert [row["id"] for row in rows] == list(ids())
    assert rows[0]["options"]["wall"] == ["colored", "grey"]
    assert rows[0]["id"] in run("games").stdout


def test_simulate_reports_what_the_library_reports(tmp_path) -> None:
    file = tmp_path / "batch.npz"
    words = ("--games", "50", "--seed", "3", "--seats", "3", "-o", "wall=grey", "--save", str(file), "--json")
    report = json.loads(run("simulate", "azul", *words).stdout)
    results = maiolica.simulate("azul", 50, seed=3, seats=3, options={"wall": "grey"})
    assert report["moves"] == results.moves
    assert report["mean_scores"] == [float(score) for score in results.scores.mean(axis=0)]
    assert np.array_equal(np.load(file)["winners"], results.winners)
    assert "random games" in run("simulate", "azul", "-g", "2").stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "azul", "-n", "7"), "2 to 4 seats, not 7"),
        (("simulate", "azul", "-o", "wall"), "write an option as name=value"),
        (("simulate", "azul", "-o", "wall=pink"), "it must be colored or grey"),
        (("simulate", "azul", "-o", "color=pink"), "there is no option 'color'"),
        (("simulate", "azul", "-g", "0"), "at least one must be played"),
        (("simulate", "azul", "--device", "abacus"), "it must be cpu or cuda"),
        (("simulate", "azul", "-g", "2", "--save", "/no/such/folder/x.npz"), "No such file"),
        (("replay", "/no/such/file.log"), "No such file"),
        (("play", "azul", "--lang", "xx"), "there is no language 'xx'"),
        (("play", "azul", "-p", "person,person,person"), "3 players for 2 seats"),
        (("play", "azul", "-p", "wizard"), "wizard"),
        (("warm", "chess"), "there is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_plain_sentence_and_exit_code_2(words, reason) -> None:
    done = run(*words, code=2)
    assert reason in done.stderr
    assert done.stdout == ""


def test_a_damaged_log_is_refused_with_its_line(tmp_path) -> None:
    file = tmp_path / "game.log"
    file.write_text(maiolica.new("azul", seed=1).text().replace("seats 2", "seats 3"))
    assert "line " in run("replay", str(file), code=2).stderr


def test_replay_prints_the_log_and_the_board_when_there_is_no_terminal(tmp_path) -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], seed=1)
    table.play(table.legal()[0])
    file = tmp_path / "game.log"
    file.write_text(table.text())
    printed = run("replay", str(file)).stdout
    assert printed.startswith(table.text())
    assert len(printed.splitlines()) > len(table.text().splitlines()) + 10


@pytest.mark.slow
@pytest.mark.compiled
def test_bench_measures_everything_it_promises() -> None:
    command = [sys.executable, "-m", "maiolica.cli.main", "bench", "azul", "--json"]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert report["state_bytes"] <= 240
    assert report["one_core"] > report["interpreted"] > 0
    assert report["all_cores"] > 0
    assert report["steps_per_move"] > 0
    assert report["compile_cold"] > report["compile_cached"] > 0
    assert len(report["signature"]) == 8


@pytest.mark.compiled
def test_warming_up_leaves_a_mark() -> None:
    game = get("azul")
    warm_up(game, "play")
    assert is_warm(game, "play")


@pytest.mark.slow
@pytest.mark.compiled
def test_all_uses_of_a_game_are_compiled_in_a_process_beside_this_one() -> None:
    game = get("azul")
    for mark in cache_folder().glob("azul-*.compiled"):
        mark.unlink()
    assert list(warm_all([game], cores=2)) == [(game, step) for step in STEPS]
    assert all(is_warm(game, use) for use in USES)
    assert len(list(warm_all([game], cores=2))) == len(STEPS)  # all that is there is done, too


def test_training_without_pytorch_says_what_is_missing(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "maiolica.rl.train", raising=False)
    monkeypatch.delitem(sys.modules, "maiolica.rl.selfplay", raising=False)
    assert "this needs PyTorch: pip install 'maiolica[train]'" in run("train", "azul", code=2).stderr
