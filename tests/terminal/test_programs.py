"""Every kind of player that a match knows plays in the terminal, too; one that fails costs nobody the game."""

from __future__ import annotations

import json
import os
import pty
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

import maiolica
from maiolica.bots.players import Player, player
from maiolica.bots.program import Program
from maiolica.cli.terminal import TableApp
from maiolica.cli.terminal.table_screen import TableScreen
from maiolica.core.dialect.random import Random
from maiolica.core.table.table import Table

PROGRAM = Path(__file__).parent.parent / "bots" / "program.py"


def program(*words: object, budget: str = "10s") -> str:
    return f"cmd:{shlex.join([sys.executable, str(PROGRAM), *map(str, words)])}:{budget}"


def new(**options: object) -> Table:
    return maiolica.new("azul", 2, {"first_seat": 1, "max_rounds": 1, **options}, seed=1)


async def play_on(app: TableApp, pilot: Any, settle: Any) -> None:
    """The person plays the first move there is until the game or the app ends."""
    await settle(pilot)
    table = app.session.table
    while not table.over and app.return_value is None:
        screen = app.screen_stack[0]
        assert isinstance(screen, TableScreen)
        screen.chosen(table.legal()[0])
        await settle(pilot)


class Remembering:
    """Plays the first move, and remembers what it was given."""

    def __init__(self) -> None:
        self.budgets: list[float] = []
        self.nodes = 0

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        self.budgets.append(budget)
        return legal[0]


async def test_a_class_plays_with_its_budget(settle: Any) -> None:
    one = player(f"{__name__}:Remembering:300ms")
    app = TableApp(new(), [None, one])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, settle)
    assert app.session.table.over
    assert isinstance(one.bot, Remembering)
    assert len(one.bot.budgets) > 3
    assert set(one.bot.budgets) == {0.3}


async def test_a_bot_counts_positions(settle: Any) -> None:
    app = TableApp(new(), [None, player("expert:20n")])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, settle)
    assert app.session.table.over


async def test_a_program_is_greeted_asked_told_the_end_and_let_go(settle: Any, tmp_path: Path) -> None:
    app = TableApp(new(), [None, player(program("notes", tmp_path / "lines"))])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, settle)
        await pilot.press("n")  # and plays again
        await play_on(app, pilot, settle)
    assert app.return_value is None
    told = [json.loads(line) for line in (tmp_path / "lines").read_text().splitlines()]
    kinds = [one["type"] for one in told if one["type"] != "choose"]
    assert kinds == ["hello", "over", "hello", "over", "goodbye"]
    assert told[0]["options"] == dict(app.session.table.log.options)


async def test_a_new_game_in_the_middle_of_one_is_greeted_too(settle: Any, tmp_path: Path) -> None:
    app = TableApp(new(), [None, player(program("notes", tmp_path / "lines"))])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen = app.screen_stack[0]
        assert isinstance(screen, TableScreen)
        screen.chosen(app.session.table.legal()[0])
        await settle(pilot)
        await pilot.press("n", "y")
        await play_on(app, pilot, settle)
    told = [json.loads(line)["type"] for line in (tmp_path / "lines").read_text().splitlines()]
    assert [one for one in told if one != "choose"] == ["hello", "hello", "over", "goodbye"]


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("crash", "it ended with exit code 1: RuntimeError: the dragon woke"),
        ("illegal", "which is not legal now"),
        ("garbage", "which is not JSON"),
        ("crash at start", "it ended with exit code 1: no model file"),
    ],
)
async def test_a_program_that_fails_leaves_a_saved_game_and_a_reason(
    how: str, reason: str, settle: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "azul.log").write_text("somebody else's")
    spec = program(how)
    app = TableApp(new(), [None, player(spec)])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, settle)
    assert app.return_code == 2
    assert app.return_value
    assert app.return_value.startswith(f"{spec}, seat 2: ")
    assert reason in app.return_value
    assert app.return_value.endswith("; the game is saved: maiolica play --load azul-2.log")
    assert maiolica.load(tmp_path / "azul-2.log").text() == app.session.table.text()
    assert (tmp_path / "azul.log").read_text() == "somebody else's"


async def test_where_nothing_can_be_written_the_game_is_saved_elsewhere(
    settle: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "gone").mkdir()
    (tmp_path / "temporary").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "gone").rmdir()
    app = TableApp(new(), [None, Player("no bot", Raising(), 1.0)])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_on(app, pilot, settle)
    file = tmp_path / "temporary" / "azul.log"
    assert app.return_value == (
        f"no bot, seat 2: it raised ZeroDivisionError: no points; the game is saved: maiolica play --load {file}"
    )
    assert maiolica.load(file).text() == app.session.table.text()


class Raising:
    """Fails."""

    def choose(self, view: Any, seat: int, legal: list[int], rng: Random, budget: float) -> int:
        raise ZeroDivisionError("no points")


async def test_who_leaves_does_not_wait_for_a_program_that_hangs(settle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Program] = []
    made = Program.__init__

    def start(self: Program, words: Any) -> None:
        made(self, words)
        started.append(self)

    monkeypatch.setattr(Program, "__init__", start)
    app = TableApp(new(first_seat=2), [None, player(program("hang", budget="50s"))])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen = app.screen_stack[0]
        assert isinstance(screen, TableScreen)
        screen.chosen(app.session.table.legal()[0])
        while not app.session._asking.locked():
            await pilot.pause()
    assert [one.process.poll() for one in started] == [-9]


@pytest.mark.slow
def test_on_a_real_terminal_the_reason_is_one_plain_line(tmp_path: Path) -> None:
    """Textual draws on the terminal itself, so this needs one."""
    mine, theirs = pty.openpty()
    words = ["play", "azul", "--delay", "0", "-p", f"random,{program('crash')}"]
    with subprocess.Popen(
        [sys.executable, "-m", "maiolica.cli.main", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    ) as process:
        os.close(theirs)
        shown = b""
        while chunk := read(mine):
            shown += chunk
    os.close(mine)
    assert process.returncode == 2
    text = shown.decode(errors="replace")
    assert "Traceback" not in text
    assert "the dragon woke; the game is saved: maiolica play --load azul.log" in " ".join(text.split())
    assert maiolica.load(tmp_path / "azul.log").log.events


def read(terminal: int) -> bytes:
    """What was written to a terminal; nothing after its end."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""
