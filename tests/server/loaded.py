"""What a server needs, imported, and the compiled rules, loaded: to be forked from here."""

from __future__ import annotations

import aiosqlite  # noqa: F401
import asyncpg  # noqa: F401
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

import maiolica.cli.main
import maiolica.cli.serve
import maiolica.server.api.app  # noqa: F401
from maiolica.bots.warm import warm_up
from maiolica.games import load_all

for game in load_all():
    warm_up(game, "play")
