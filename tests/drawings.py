"""The drawn positions in the docs: `make pictures`, or `python -m tests.drawings`. They are moments of golden games."""

from __future__ import annotations

from pathlib import Path

import maiolica
from maiolica.games import ids
from maiolica.ui.svg import draw

TESTS = Path(__file__).parent
FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
POSITIONS = {  # of each game: which golden log, and after how many moves
    "azul": ("azul-2-colored", 33),
    "chocolatier": ("chocolatier-3-colored-marker-caught", 44),
    "pavilion": ("pavilion-2-colored-pillar", 100),
    "duel": ("duel-2-first-three-plates", 120),
    "five211": ("five211-3-long", 50),
}
POSITIONS = {game: position for game, position in POSITIONS.items() if game in ids()}


def main() -> None:
    """All drawings anew."""
    for game in POSITIONS:
        file_of(game).write_text(drawing(game), encoding="utf-8")


def file_of(game: str) -> Path:
    """Where the drawing of a game lies."""
    return FOLDER / f"{game}.svg"


def drawing(game: str) -> str:
    """A moment of a golden game, as the first seat sees it."""
    name, moves = POSITIONS[game]
    table = maiolica.load(TESTS / game / "golden" / f"{name}.log")
    made = [i for i, event in enumerate(table.log.events) if event.seat >= 0]
    return draw(table.at(made[moves]).scene(0)) + "\n"


if __name__ == "__main__":
    main()
