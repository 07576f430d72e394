"""Starting the web server."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from rich.console import Console

from .. import games
from ..core.game.errors import BadOption
from ..core.game.game import Game
from ..server import logs
from ..server.api.app import STATIC
from ..server.settings import Settings, changed, load

notes = Console(stderr=True)


def run_server(file: Path | None, given: Mapping[str, object], opens: bool, ready: Callable[[Game, str], None]) -> None:
    """Serve until Ctrl-C."""
    settings = changed(load(file), given)
    if settings.processes > 1 and not settings.database.startswith("postgres"):
        raise BadOption("several processes need PostgreSQL: SQLite is for one")
    if settings.processes > 1:  # or every process would compile; a single one does so while it serves
        for game in games.load_all():
            ready(game, "play")
    settings = with_port(settings)
    say_where(settings)
    if opens:
        threading.Thread(target=open_when_up, args=(address_of(settings),), daemon=True).start()
    for name, value in asdict(settings).items():
        os.environ[f"MAIOLICA_{name.upper()}"] = str(value)  # every process reads its settings there
    logs.set_up(settings.log_format, settings.log_level)
    allow_many_files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # raised again by uvicorn when all is closed
    uvicorn.run(
        "maiolica.server.api.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def allow_many_files() -> None:
    """A socket is a file: let this process, and those it starts, have as many as they may."""
    with suppress(ImportError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def with_port(settings: Settings) -> Settings:
    """Port 0 is any free one: find it before all processes start."""
    if settings.port:
        return settings
    with socket.socket() as free:
        free.bind((settings.host, 0))
        return replace(settings, port=int(free.getsockname()[1]))


def address_of(settings: Settings) -> str:
    """What to type into a browser on this machine."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


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
