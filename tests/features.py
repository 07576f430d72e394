"""What docs/features.md says of a game's features."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"


def told_numbers(game: str) -> list[int]:
    """How many numbers each table of a game counts, in its second column."""
    section = PAGE.read_text(encoding="utf-8").split(f"## {game}:")[1].split("\n## ")[0]
    return [sum(counts(table)) for table in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE)]


def counts(table: str) -> list[int]:
    """The numbers of each row: 5 × 5 + 1 and the like."""
    rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.strip().split("\n")]
    column = rows[0].index("numbers")
    return [sum(prod(int(n) for n in part.split("×")) for part in row[column].split("+")) for row in rows[2:]]
