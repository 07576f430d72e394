"""What to play in a saved game: the best moves with their expected points and chance of winning."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

from rich.table import Table as RichTable

from ..bots import Estimate, LevelBot
from ..core.dialect.random import seeded
from ..core.game.errors import MaiolicaError
from ..core.table.table import Table


def hints(table: Table, seat: int | None, seconds: float, network: Path | None = None) -> tuple[int, list[Estimate]]:
    """A seat that is to move, the first of them if none is given, and what each of its moves promises."""
    waiting = table.waiting()
    if not waiting:
        raise MaiolicaError("the game is over: there is nothing to play")
    seat = waiting[0] if seat is None else seat
    if seat not in waiting:
        raise MaiolicaError(f"seat {seat + 1} is not to move; to move: {', '.join(str(i + 1) for i in waiting)}")
    bot = LevelBot("master", cores=os.cpu_count() or 1, network=str(network) if network else None)
    return seat, bot.estimates(table.view(seat), seat, seeded(secrets.randbits(64)), seconds)


def as_rows(table: Table, seat: int, estimates: list[Estimate]) -> dict[str, Any]:
    """The hint for a program."""
    moves = [
        {
            "move": table.game.moves.text(estimate.action),
            "action": estimate.action,
            "lead": round(estimate.lead, 2),
            "chance": round(estimate.chance, 4),
            "visits": estimate.visits,
        }
        for estimate in estimates
    ]
    return {"game": table.game.id, "seat": seat + 1, "name": table.log.names[seat], "moves": moves}


def as_table(hint: dict[str, Any], count: int) -> RichTable:
    """The hint for people."""
    title = f"{hint['name']} (seat {hint['seat']})"
    shown = RichTable("move", "expected lead", "chance of winning", "visits", title=title)
    for move in hint["moves"][:count]:
        lead = f"{move['lead']:+.1f}".replace("-", "−")
        shown.add_row(move["move"], lead, f"{100 * move['chance']:.0f} %", str(move["visits"]))
    return shown
