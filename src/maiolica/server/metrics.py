"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 3)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = self.registry
        self.moves = Counter("maiolica_moves", "Decisions stored, by game and by whom", ["game", "who"], registry=one)
        self.tables = Counter("maiolica_tables_opened", "Tables opened, by game", ["game"], registry=one)
        self.finished = Counter(
            "maiolica_tables_finished", "Games ended, by game and reason", ["game", "reason"], registry=one
        )
        self.refused = Counter("maiolica_refused", "Requests refused, by code", ["code"], registry=one)
        self.rooms = Gauge("maiolica_tables_in_memory", "Tables in memory", registry=one)
        self.feeds = Gauge("maiolica_connections", "Open sockets", registry=one)
        self.thinking = Gauge("maiolica_bots_thinking", "Questions to bots that are not answered yet", registry=one)
        self.store_seconds = Histogram(
            "maiolica_store_seconds", "From a decision to its being on the disk", buckets=FAST, registry=one
        )
        self.move_seconds = Histogram(
            "maiolica_move_seconds", "From a decision's arrival to its being sent to all", buckets=FAST, registry=one
        )
        self.bot_seconds = Histogram("maiolica_bot_seconds", "How long bots took, waiting included", registry=one)
