"""Tables whose stored data does not fit: operators read about each once, visitors are told which one it is."""

from __future__ import annotations

import logging

from ..problems import Refused

log = logging.getLogger("maiolica")


class Damage:
    """The damaged tables that this process has met."""

    def __init__(self) -> None:
        self._met: set[str] = set()

    def stopped(self, table_id: str) -> str | None:
        """What lists say of a table that is known to be damaged."""
        return "it is damaged" if table_id in self._met else None

    def report(self, table_id: str, reason: str) -> Refused:
        """Write down why, the first time; and what to tell who asks."""
        if table_id not in self._met:
            self._met.add(table_id)
            log.error("a table is damaged; it is left as it is", extra={"table": table_id, "reason": reason})
        return Refused("broken", f"table {table_id} is damaged; whoever runs this server can read why")

    def mended(self, table_id: str) -> None:
        """A table could be read."""
        self._met.discard(table_id)
