"""What people get: the wheel, alone in an empty environment far from its source, serves and plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import maiolica
from maiolica.games import ids

from .server.serving import PATIENCE, Server

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The Python of an environment with the wheel in it; other packages come from here, for it may have no network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    python = folder / "venv" / "bin" / "python"
    (wheel,) = folder.glob("maiolica-*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    (site_packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
    others = [path for path in sys.path if path.endswith("site-packages")]  # their own .pth files are not read there
    (site_packages / "others.pth").write_text("\n".join(others), encoding="utf-8")
    return python


def run(python: Path, *words: str) -> str:
    """What a program says in that environment, started in its folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [python, *words], cwd=python.parent, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def ask(address: str, path: str, token: str = "", form: object = None) -> dict:
    """An answer of the server; with a form it is a POST."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if form is None else json.dumps(form).encode()
    with urlopen(Request(f"{address}/api/{path}", data, headers), timeout=PATIENCE) as answer:
        return json.load(answer)


@pytest.mark.slow
@pytest.mark.compiled
def test_the_wheel_brings_everything_but_its_source(installed):
    assert Path(run(installed, "-c", "import maiolica; print(maiolica.__file__)")).is_relative_to(installed.parents[1])
    assert run(installed.with_name("maiolica"), "--version") == f"maiolica {maiolica.__version__}"
    listed = json.loads(run(installed.with_name("maiolica"), "games", "--json"))
    assert [game["id"] for game in listed] == list(ids())
    typed = "from importlib.resources import files; print((files('maiolica') / 'py.typed').is_file())"
    assert run(installed, "-c", typed) == "True"


@pytest.mark.slow
@pytest.mark.compiled
def test_the_wheel_serves_the_app_and_a_move_is_played_there(installed, tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # one move: nothing has to be compiled
    monkeypatch.setattr(sys, "executable", str(installed))
    server = Server(tmp_path, f"sqlite:{tmp_path}/wheel.db").start()
    try:
        with urlopen(server.address, timeout=PATIENCE) as page:
            assert b"<title>Maiolica" in page.read()
        token = ask(server.address, "visitors", form={"name": "Ada"})["token"]
        for game in ids():
            wish = {"game": game, "kind": "device", "seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}]}
            table = ask(server.address, "tables", token, wish)
            seat, at = table["waiting"][0], f"tables/{table['id']}"
            move = ask(server.address, f"{at}/moment?seat={seat}", token)["legal"][0]["text"]
            played = ask(server.address, f"{at}/play", token, {"id": "1", "move": move, "seat": seat})
            assert played["done"] > table["done"]
    finally:
        server.stop()
