"""Plain HTTP: everything a client can do, one request at a time, by subject."""

from __future__ import annotations

from . import catalog, content, moments, playing, positions, puzzles, reviews, tables, visitors

ROUTERS = (
    visitors.router,
    catalog.router,
    puzzles.router,
    content.router,
    tables.router,
    moments.router,
    playing.router,
    reviews.router,
    positions.router,
)
