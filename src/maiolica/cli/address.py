"""Where to serve: on which port, and whether a server with the same tables is there already."""

from __future__ import annotations

import json
import os
import socket
from dataclasses import replace
from urllib.error import URLError
from urllib.request import urlopen

from ..core.game.errors import BadOption
from ..server.settings import Settings, data_of

PORTS = 20  # that are tried, one after the other


def address_of(settings: Settings) -> str:
    """What to type into a browser on this machine."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def with_port(settings: Settings) -> Settings:
    """Port 0 is any free one: find it before all processes start."""
    if settings.port:
        return settings
    with socket.socket(family_of(settings)) as free:
        free.bind((settings.host, 0))
        return replace(settings, port=int(free.getsockname()[1]))


def look_around(settings: Settings) -> tuple[Settings, bool]:
    """These settings on the first port that is free, or where a server with the same tables is; whether it is there."""
    if not settings.port:
        return with_port(settings), False
    for port in range(settings.port, min(settings.port + PORTS, 65536)):
        here = replace(settings, port=port)
        if is_free(here):
            return here, False
        if is_ours(here):
            return here, True
    raise BadOption(f"the ports from {settings.port} on are all taken: choose one with --port")


def is_free(settings: Settings) -> bool:
    """Whether one could listen there."""
    with socket.socket(family_of(settings)) as probe:
        if (
            os.name == "posix"
        ):  # what a server that has just ended leaves behind is no hindrance, as for the next server
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            return False
    return True


def is_ours(settings: Settings) -> bool:
    """Whether who listens there is a server of ours with the same tables."""
    try:
        with urlopen(f"{address_of(settings)}health", timeout=5) as answer:
            told = json.load(answer)
    except (URLError, OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("data") == data_of(settings)


def family_of(settings: Settings) -> socket.AddressFamily:
    """Which kind of address it is."""
    return socket.AF_INET6 if ":" in settings.host else socket.AF_INET
