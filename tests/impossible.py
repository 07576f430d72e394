"""Positions that cannot be: those of random games with one or two numbers changed, and the reason each is refused with.

``python -m tests.impossible`` writes ``impossible.jsonl`` anew: one case for each reason that it meets.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import maiolica
from maiolica import CHANCE, BadPosition, Position
from maiolica.games import get, ids

FILE = Path(__file__).with_name("impossible.jsonl")
GAMES, CHANGES = 26, 700  # random games of each kind, and changes of a position of each


def step(position: Position, luck: random.Random) -> Position:
    """A random move, or a draw with its own odds."""
    if position.actor != CHANCE:
        return position.after(luck.choice(position.legal_actions()))
    outcomes, odds = zip(*position.outcomes(), strict=True)
    return position.after(luck.choices(outcomes, [float(one) for one in odds])[0])


def changed(values: Any, path: list[Any], number: int) -> None:
    """Write a number at a place in nested values."""
    for key in path[:-1]:
        values = values[key]
    values[path[-1]] = number


def number_at(values: Any, path: Any) -> int:
    """The number at a place."""
    for key in path:
        values = values[key]
    return int(values)


def places(values: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers are."""
    if isinstance(values, int):
        yield path
    else:
        for key in values if isinstance(values, dict) else range(len(values)):
            yield from places(values[key], (*path, key))


def cases_of(game: str) -> Iterator[dict[str, Any]]:
    """Positions, each with changes and what is said of them: one for each reason."""
    luck, met = random.Random(5), set()
    for _ in range(GAMES):
        options = {option.name: luck.choice(option.choices) for option in get(game).options}
        position = maiolica.position(game, luck.choice(get(game).seats), options)
        for _ in range(luck.randrange(400)):
            position = position if position.over else step(position, luck)
        fields: dict[Any, list[Any]] = {}
        for path in places(position.values()):
            fields.setdefault(tuple(key for key in path if isinstance(key, str)), []).append(path)
        found = []
        for _ in range(CHANGES):
            values, changes = position.values(), []
            for _ in range(luck.choice([1, 1, 2])):
                path, number = luck.choice(luck.choice(list(fields.values()))), luck.choice([0, 0, *range(1, 11)])
                changes.append([list(path), number])
            if luck.random() < 0.3:  # what is taken away here lies there: no tile is missing
                here, there = (
                    luck.choice([one for one in fields[field] if one]) for field in [luck.choice(list(fields))] * 2
                )
                changes = [[list(here), number_at(values, there)], [list(there), number_at(values, here)]]
            for path, number in changes:
                changed(values, path, number)
            try:
                position.replaced(**values)
            except BadPosition as error:
                reason = str(error).partition(": ")[2]
                kind = re.sub(
                    r"\d+", "", "a range" if "it must be" in reason else reason.partition(" tiles in all")[1] or reason
                )
                if kind not in met:
                    met.add(kind)
                    found.append([changes, reason])
        if found:
            yield {"position": position.to_json(), "found": found}


if __name__ == "__main__":
    with FILE.open("w", encoding="utf-8") as file:
        for each in ids():
            for case in cases_of(each):
                file.write(json.dumps(case, separators=(",", ":")) + "\n")
