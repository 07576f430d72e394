"""Prints moments of one random game of each kind, a line of JSON for each: what the tests of the browser app draw."""

from __future__ import annotations

import random
import sys
from typing import Any

import msgspec

import maiolica
from maiolica.core.table.table import Table
from maiolica.games import GAMES


def main() -> None:
    """Every third decision of seat 1 in a game of two, and the end."""
    for game in GAMES:
        rng = random.Random(1)
        table = maiolica.new(game, seats=2, seed=1)
        count = 0
        while not table.over:
            seat = rng.choice(table.waiting())
            if seat == 0 and (count := count + 1) % 3 == 0:
                show(table)
            table.play(rng.choice(table.legal(seat)), seat)
        show(table)


def show(table: Table) -> None:
    """One moment as seat 1 sees it."""
    legal = [] if table.over else [told(table, move) for move in table.legal(0)]
    moment = {"game": table.game.id, "seat": 0, "scene": table.scene(0), "legal": legal}
    sys.stdout.write(msgspec.json.encode(moment).decode() + "\n")


def told(table: Table, move: Any) -> dict[str, Any]:
    """A legal move as the server sends it."""
    return {"text": table.game.moves.text(move), "fields": move._asdict(), "told": table.game.tell(move)}


if __name__ == "__main__":
    main()
