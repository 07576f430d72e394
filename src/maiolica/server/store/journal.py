"""A row and its journal, before anything is replayed: whether they fit together, and the log that they hold."""

from __future__ import annotations

from collections.abc import Sequence

from ... import games
from ...core.table.log import FORMAT
from ...core.table.table import Table
from .rows import Entry, TableRow


def mismatch(row: TableRow) -> str | None:
    """Why this server cannot go on with a table, whatever its journal says."""
    if row.game not in games.ids() or row.game in games.broken():
        return f"this server does not know the game {row.game}"
    if row.rules != games.get(row.game).rules_version:
        return f"played by version {row.rules} of the rules; this server has {games.get(row.game).rules_version}"
    return None


def difference(row: TableRow, entries: Sequence[Entry], table: Table | None) -> str:
    """What does not fit between a row and the table that its journal brought about."""
    done = len(table.log.events) if table else 0
    if row.number != len(entries):
        return f"the row counts {row.number} entries, the journal has {len(entries)}"
    if (row.state == "open") != (table is None):
        return f"the row says {row.state}, and a game was {'begun' if table else 'not begun'}"
    if row.done != done or (table and row.state == "playing" and row.waiting != table.waiting()):
        return f"the row has {row.done} events and waits for {row.waiting}; the journal has {done}"
    if row.clocks and not len(row.clocks.left) == len(row.clocks.since) == len(row.seats):
        return "the row has not one clock for each seat"
    if (row.state == "over") != (row.result is not None):
        return f"the row says {row.state}, and its result is {row.result}"
    return ""


def log_from(row: TableRow, entries: Sequence[Entry]) -> str:
    """The log of a table that cannot be shown, put together from its journal."""
    kept: list[str] = []
    for entry in entries:
        if entry.kind in ("start", "import", "move"):
            kept.append(entry.text)
        elif entry.kind == "undo":
            while kept and entry.text.isdecimal() and sum(map(events_in, kept)) > int(entry.text):
                kept.pop()
    return log_of(row, kept)


def log_of(row: TableRow, kept: Sequence[str]) -> str:
    """A log with these lines."""
    lines = [f"maiolica {FORMAT}", f"game {row.game}", f"rules {row.rules}", f"seats {len(row.seats)}"]
    lines += [f"name {seat + 1} {name}" for seat, name in enumerate(row.names)]
    lines += [f"option {name} {value}" for name, value in row.options.items()]
    return "\n".join([*lines, *(text for text in kept if text), "end unchecked", ""])


def events_in(text: str) -> int:
    """How many events some lines of a log hold."""
    return sum(len(line.split(" ")) - 1 if line.startswith("draw ") else 1 for line in text.split("\n") if line)
