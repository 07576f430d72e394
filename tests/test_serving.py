"""Starting the server: another port when its own is taken, the one that runs already, and a word for everything."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from maiolica.cli import serve
from maiolica.cli.address import PORTS, address_of, look_around, with_port
from maiolica.core.game.errors import BadOption
from maiolica.server.settings import Settings, data_of

ROOT = Path(__file__).resolve().parent.parent
MINE = Settings(database="sqlite:mine.db")


@contextmanager
def answering(health: object) -> Iterator[int]:
    """Somebody at a port of their own who answers this when asked how they are."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(health).encode())

        def log_message(self, *args: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            yield server.server_port
        finally:
            server.shutdown()


def at(port: int) -> Settings:
    return Settings(database=MINE.database, port=port)


def free_port() -> int:
    return with_port(at(0)).port


def test_a_free_port_is_taken_as_it_is() -> None:
    port = free_port()
    assert look_around(at(port)) == (at(port), False)
    assert look_around(at(0))[0].port > 0


def test_a_server_with_the_same_tables_is_found() -> None:
    with answering({"status": "ok", "data": data_of(MINE)}) as port:
        assert look_around(at(port)) == (at(port), True)


@pytest.mark.parametrize("health", [{"status": "ok", "data": "others"}, {"status": "ok"}, ["no object"], "?"])
def test_whoever_else_listens_there_is_left_alone(health: object) -> None:
    with answering(health) as port:
        settings, runs_already = look_around(at(port))
    assert not runs_already
    assert port < settings.port < port + PORTS


def test_a_server_that_had_to_choose_another_port_is_found_there() -> None:
    with answering({"data": data_of(MINE)}) as port, socket.socket() as stranger:
        with suppress(OSError):  # somebody else is the stranger
            stranger.bind(("127.0.0.1", port - 1))
        assert look_around(at(port - 1)) == (at(port), True)


def test_nobody_looks_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maiolica.cli.address.is_free", lambda settings: False)
    monkeypatch.setattr("maiolica.cli.address.is_ours", lambda settings: False)
    with pytest.raises(BadOption, match="choose one with --port"):
        look_around(at(65530))


def test_the_same_tables_are_the_same_file_wherever_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_of(MINE) == data_of(Settings(database=f"sqlite:{tmp_path}/mine.db"))
    assert data_of(MINE) == data_of(Settings(database=f"sqlite:///{tmp_path}/mine.db"))
    assert data_of(MINE) != data_of(Settings(database="sqlite:others.db"))
    assert "secret" not in data_of(Settings(database="postgresql://me:secret@host/name"))


def test_a_second_start_opens_the_browser_at_the_first(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("uvicorn.run", lambda *args, **settings: pytest.fail("a second server"))
    with answering({"data": data_of(MINE)}) as port:
        serve.run_server(None, {"port": port, "database": MINE.database}, opens=True)
        assert opened == [address_of(at(port))]
    assert "running already" in capsys.readouterr().err


def test_another_port_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(serve, "open_when_up", lambda address: None)
    monkeypatch.setattr("os.environ", dict(os.environ))
    served: list[int] = []
    monkeypatch.setattr("uvicorn.run", lambda *args, port, **settings: served.append(port))
    monkeypatch.setattr("signal.signal", lambda *args: None)
    with answering("a stranger") as port:
        serve.run_server(None, {"port": port, "database": MINE.database}, opens=True)
    assert f"Port {port} is taken, so it is port {served[0]}." in capsys.readouterr().err


def test_where_nothing_can_be_kept_the_server_has_a_folder_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MAIOLICA_CACHE", str(tmp_path))
    with serve.somewhere_to_compile():
        assert os.environ["MAIOLICA_CACHE"] == str(tmp_path)
    assert not caplog.messages
    monkeypatch.setenv("MAIOLICA_CACHE", str(tmp_path / "file"))
    with serve.somewhere_to_compile():
        instead = Path(os.environ["MAIOLICA_CACHE"])
        assert instead.is_dir()
        assert instead != tmp_path / "file"
    assert not instead.exists()
    assert len(caplog.messages) == 1
    assert "cannot be kept" in caplog.messages[0]


def test_make_play_says_what_it_does(tmp_path: Path) -> None:
    """With programs that only say that they were called, and no environment yet."""
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text(encoding="utf-8"), encoding="utf-8")
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).touch()
    for folder in ("web", "src/maiolica/locales"):
        (tmp_path / folder).mkdir(parents=True)
    python = tmp_path / "python"
    venv = 'mkdir -p .venv/bin && cp "$0" .venv/bin/python && cp "$0" .venv/bin/maiolica'
    python.write_text(f'#!/bin/sh\necho "called: $@"\n[ "$2" = venv ] && {venv}\nexit 0\n', encoding="utf-8")
    python.chmod(0o755)
    make = ["make", "--no-print-directory", "play", f"PYTHON={python}"]  # it may be a make that runs the tests
    said = subprocess.run(make, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    steps = [
        "Setting up",
        "called: -m venv",
        "Installing",
        "called: -m pip install",
        "Starting",
        "called: serve --open",
    ]
    assert [step for step in steps if step in said] == steps
    places = [said.index(step) for step in steps]
    assert places == sorted(places)
    again = subprocess.run(make, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert again.splitlines() == ["Starting the server …", "called: serve --open"]
