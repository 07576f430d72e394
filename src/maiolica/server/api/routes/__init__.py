"""Plain HTTP: everything a client can do, one request at a time, by subject."""

from __future__ import annotations

from . import catalog, moments, playing, tables, visitors

ROUTERS = (visitors.router, catalog.router, tables.router, moments.router, playing.router)
