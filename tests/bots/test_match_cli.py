"""``maiolica match`` as a person or a program meets it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import maiolica
from maiolica.cli import main

pytestmark = pytest.mark.compiled  # a process of its own says nothing new when the rules are interpreted

MATCH = [sys.executable, "-m", "maiolica.cli.main", "match"]
QUICK = ["-o", "max_rounds=1"]
PROGRAM = Path(__file__).parent / "program.py"

CHATTY = """
class Bot:
    def choose(self, view, seat, legal, rng, budget):
        print("hm")
        return legal[0]
"""


Run = Callable[..., tuple[str, str]]


@pytest.fixture
def run(monkeypatch, capsys) -> Run:
    """Calls the command and answers what it printed and what it noted."""

    def call(*words: str, code: int = 0) -> tuple[str, str]:
        monkeypatch.setattr(sys, "argv", ["maiolica", "match", *words])
        monkeypatch.setenv("COLUMNS", "80")
        with pytest.raises(SystemExit) as end:
            main.run()
        printed, notes = capsys.readouterr()
        assert (end.value.code or 0) == code, notes
        return printed, notes

    return call


def test_the_table_says_who_is_stronger_and_fits_a_terminal(run, tmp_path):
    svg, logs = tmp_path / "table.svg", tmp_path / "logs"
    text = run("greedy", "random", "-g", "12", "--cores", "1", "--svg", str(svg), "--logs", str(logs))[0]
    assert "Azul Mini, 2 seats: 12 games on 6 deals" in text
    assert "greedy is stronger than random" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert svg.read_text().startswith("<svg")
    assert len(list(logs.iterdir())) == 12
    assert maiolica.load(logs / "deal-1-players-1-2.log").over


def test_json_has_its_shape(run):
    words = ("greedy", "random", "random:2s", "--game", "azul", "-g", "2", "--seed", "5", *QUICK)
    report = json.loads(run(*words, "--cores", "1", "--json")[0])
    assert {
        name: report[name] for name in ("format", "game", "rules", "seats", "seed", "deals", "games", "played")
    } == {
        "format": 1,
        "game": "azul",
        "rules": 1,
        "seats": 2,
        "seed": 5,
        "deals": 1,
        "games": 6,
        "played": 6,
    }
    assert report["options"]["max_rounds"] == "1"
    assert [player["name"] for player in report["players"]] == ["greedy", "random", "random:2s"]
    for player in report["players"]:
        assert player["games"] == player["wins"] + player["draws"] + player["losses"] == 4
        assert sorted(player["rating"]) == sorted(player["share"]) == ["high", "low", "value"]
        assert player["mean_time"] <= player["max_time"]
    assert [(pair["first"], pair["second"], pair["games"]) for pair in report["pairs"]] == [
        (0, 1, 2),
        (0, 2, 2),
        (1, 2, 2),
    ]
    assert report["failures"] == []


def test_a_tournament_is_shown_with_its_cross_table(run):
    text = run("greedy", "random", "random", "-g", "2", "--cores", "1", *QUICK)[0]
    assert "placed better" in text
    assert "random #2" in text
    assert "Elo" in text


def test_a_bot_that_fails_is_told_with_its_reason(run):
    bad = f"cmd:{sys.executable} {PROGRAM} garbage"
    printed, notes = run("random", bad, "-g", "2", "--cores", "1", *QUICK)
    assert "which is not JSON" in notes
    assert "failed in 2 of 2 games:" in printed
    assert "2 × it answered 'three reds, please', which is not JSON" in printed


@pytest.mark.slow
def test_what_bots_print_is_no_report(tmp_path):
    (tmp_path / "chatty.py").write_text(CHATTY)
    words = [*MATCH, "chatty:Bot", "random", "-g", "2", *QUICK, "--json"]
    for cores in ("1", "2"):
        done = subprocess.run(
            [*words, "--cores", cores], check=True, capture_output=True, text=True, cwd=tmp_path, env=environment()
        )
        assert json.loads(done.stdout)["played"] == 2
        assert "hm" in done.stderr


def environment() -> dict[str, str]:
    """Processes started elsewhere find this very source."""
    return os.environ | {"PYTHONPATH": str(Path(maiolica.__file__).parent.parent)}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("random",), "two players or more"),
        (("random", "wizard"), "there is no bot 'wizard'"),
        (("random", "random:5"), "write a budget as 1s, 200ms or 500n"),
        (("random", "greedy:50n"), "does not count positions"),
        (("random", "cmd:no-such-program"), "there is no such program"),
        (("random", "random", "--game", "chess"), "there is no game 'chess'"),
        (("random", "random", "--cores", "0"), "at least one must play"),
        (("random", "random", "--svg", "/no/such/folder/x.svg"), "No such file"),
        (("random", "random", "--state", "/no/such/folder/x.jsonl"), "No such file"),
    ],
)
def test_bad_input_gets_one_plain_sentence_and_exit_code_2(run, words, reason):
    printed, notes = run(*words, code=2)
    assert reason in notes
    assert printed == ""


@pytest.mark.slow
def test_ctrl_c_stops_everything_and_keeps_what_is_done(tmp_path):
    state, pid_file = tmp_path / "match.jsonl", tmp_path / "pid"
    program = f"cmd:{sys.executable} {PROGRAM} 'leaves a child' {pid_file}:5s"
    words = [*MATCH, program, "random", "-g", "4000", "--cores", "2", "--state", str(state), *QUICK]
    running = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - in the background it is ignored
    )
    wait_until(lambda: state.exists() and state.read_text().count("\n") > 5)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: everyone in the group gets it
    printed, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    assert "Traceback" not in errors
    played = state.read_text().count("\n") - 1
    assert f"Stopped after {played} of 4,000 games" in errors
    assert f"{played} of 4,000 games on" in printed
    child = Path(f"/proc/{pid_file.read_text()}")
    wait_until(lambda: not child.exists() or ") Z " in (child / "stat").read_text())
    wait_until(lambda: subprocess.run(["pgrep", "-g", str(running.pid)], check=False).returncode == 1)


def wait_until(done) -> None:
    deadline = time.monotonic() + 120
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)
