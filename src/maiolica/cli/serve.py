"""Starting the web server."""

from __future__ import annotations

import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from rich.console import Console

from ..core.dialect.kept import cache_folder
from ..core.game.errors import BadOption
from ..server import logs
from ..server.api.app import STATIC
from ..server.api.doors import FOLDER
from ..server.api.frames import ways_in
from ..server.settings import Settings, changed, load
from .address import address_of, look_around, with_port

notes = Console(stderr=True)


def run_server(file: Path | None, given: Mapping[str, object], opens: bool) -> None:
    """Serve until Ctrl-C; who wants to see it in a browser is led to the server that is there already, if one is."""
    wanted = changed(load(file), given)
    if wanted.workers > 1 and not wanted.database.startswith("postgres"):
        raise BadOption("several processes need PostgreSQL: SQLite is for one")
    settings, runs_already = look_around(wanted) if opens else (with_port(wanted), False)
    if runs_already:
        notes.print(f"Maiolica is running already, at [bold]{address_of(settings)}[/bold]", highlight=False)
        webbrowser.open(address_of(settings))
        return
    if wanted.port not in (0, settings.port):
        notes.print(f"Port {wanted.port} is taken, so it is port {settings.port}.", highlight=False)
    say_where(settings)
    if opens:
        threading.Thread(target=open_when_up, args=(address_of(settings),), daemon=True).start()
    for name, value in asdict(settings).items():
        os.environ[f"MAIOLICA_{name.upper()}"] = str(value)  # every process reads its settings there
    logs.set_up(settings.log_format, settings.log_level, settings.log_addresses)
    allow_many_files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # raised again by uvicorn when all is closed
    with somewhere_to_compile(), doors():
        uvicorn.run(
            "maiolica.server.api.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            timeout_graceful_shutdown=1,
            **ways_in(settings),
        )


@contextmanager
def doors() -> Iterator[None]:
    """A folder where the processes behind one port find each other."""
    with TemporaryDirectory(prefix="maiolica-") as folder:
        os.environ[FOLDER] = folder
        yield


@contextmanager
def somewhere_to_compile() -> Iterator[None]:
    """Where compiled code cannot be kept, a folder that goes with the server: its processes share what one compiles."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        logs.log.warning(f"compiled rules cannot be kept in {folder}: {error.strerror}. Every start compiles anew.")
        with TemporaryDirectory(prefix="maiolica-") as instead:
            os.environ["MAIOLICA_CACHE"] = instead
            yield
    else:
        yield


def allow_many_files() -> None:
    """A socket is a file: let this process, and those it starts, have as many as they may."""
    with suppress(ImportError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def say_where(settings: Settings) -> None:
    """One line for whoever started it."""
    notes.print(f"Maiolica is at [bold]{address_of(settings)}[/bold]  (Ctrl-C stops it)", highlight=False)
    if not (STATIC / "index.html").exists():
        notes.print("[yellow]The browser app is not built: only the interface for programs is there.[/yellow]")


def open_when_up(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urlopen(f"{address}health", timeout=1).close()
        except (URLError, OSError):
            sleep(0.1)
        else:
            webbrowser.open(address)
            return
