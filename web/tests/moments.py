"""Prints what the server gives of each game, then moments of one random game of each, a line of JSON for each."""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import msgspec

import maiolica
from maiolica.core.table.table import Table
from maiolica.games import get, ids
from maiolica.server.api.routes.content import content_of


def main() -> None:
    """The files of all games; then every third decision of seat 1 in a game of two, and the end with its account."""
    sys.stdout.write(msgspec.json.encode({game: files(game) for game in ids()}).decode() + "\n")
    for game in ids():
        rng = random.Random(1)
        table = maiolica.new(game, seats=2, seed=1)
        count = 0
        while not table.over:
            seat = rng.choice(table.waiting())
            if seat == 0 and (count := count + 1) % 3 == 0:
                show(table)
            table.play(rng.choice(table.legal(seat)), seat)
        show(table, summary=table.summary(), scorings=scorings(table))


def files(game: str) -> dict[str, str]:
    """The content of a game, as text."""
    return {path: file.plain.decode() for path, file in content_of(get(game)).files.items()}


def scorings(table: Table) -> list[dict[str, Any]]:
    """Every event with several changes of scores: the picture before them, their lines, and the picture after."""
    account = table.account()
    counts = Counter(line.done for line in account if line.done)
    return [
        {
            "scene": table.scoring(done, 0),
            "lines": [line for line in account if line.done == done],
            "after": table.at(done).scene(0),
        }
        for done, count in counts.items()
        if count > 1
    ]


def show(table: Table, **more: object) -> None:
    """One moment as seat 1 sees it."""
    legal = [] if table.over else [told(table, move) for move in table.legal(0)]
    moment = {"game": table.game.id, "seat": 0, "scene": table.scene(0), "legal": legal, **more}
    sys.stdout.write(msgspec.json.encode(moment).decode() + "\n")


def told(table: Table, move: Any) -> dict[str, Any]:
    """A legal move as the server sends it."""
    return {"text": table.game.moves.text(move), "fields": move._asdict(), "told": table.game.tell(move)}


if __name__ == "__main__":
    main()
