"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 3)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = {"registry": self.registry}
        self.moves = Counter("maiolica_moves", "Decisions stored, by game and by whom", ["game", "who"], **one)
        self.tables = Counter("maiolica_tables_opened", "Tables opened, by game", ["game"], **one)
        self.finished = Counter("maiolica_tables_finished", "Games ended, by game and reason", ["game", "reason"], **one)
        self.refused = Counter("maiolica_refused", "Requests refused, by code", ["code"], **one)
        self.rooms = Gauge("maiolica_tables_in_memory", "Tables in memory", **one)
        self.feeds = Gauge("maiolica_connections", "Open sockets", **one)
        self.thinking = Gauge("maiolica_bots_thinking", "Questions to bots that are not answered yet", **one)
        self.store_seconds = Histogram(
            "maiolica_store_seconds", "From a decision to its being on the disk", buckets=FAST, **one
        )
        self.move_seconds = Histogram(
            "maiolica_move_seconds", "From a decision's arrival to its being sent to all", buckets=FAST, **one
        )
        self.bot_seconds = Histogram("maiolica_bot_seconds", "How long bots took, waiting included", **one)
