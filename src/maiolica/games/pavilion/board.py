"""What is printed on the boards, from the drawings in ``data.toml``; a space's number is star * SLOTS + slot."""

from __future__ import annotations

import numpy as np

from ...core.dialect.record import IntArray
from .state import COLOR_NAMES, COLORS, DATA, LETTERS, SLOTS, STARS

FEATURE_KINDS = ("pillar", "statue", "window")
NUMBER = np.int64  # interpreted rules add up and shift what they read here: in fewer bits it would overflow


def table(text: str) -> dict[str, list[str]]:
    """The rows of a drawn table by their first word, without the headings."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {first: cells for first, *cells in rows[1:]}


DIRECTIONS = table(DATA["board"]["spaces"])
STAR_LETTERS = "".join(DIRECTIONS)
MIDDLE = STAR_LETTERS.index("C")  # the star in the center of the board
STAR_COLOR = np.array([LETTERS.find(letter) for letter in STAR_LETTERS], NUMBER)  # -1 for the center star


def printed(side: str) -> list[list[int]]:
    """The number in each space of each star."""
    rows = table(DATA["board"]["numbers"][side])
    return [[int(cell) for cell in rows["center" if star == MIDDLE else "outer"]] for star in range(STARS)]


COST = np.array([printed("colored"), printed("grey")], NUMBER).reshape(2, STARS * SLOTS)


def space_number(name: str) -> int:
    """The space that is called O3 in the drawings."""
    return STAR_LETTERS.index(name[0]) * SLOTS + int(name[1:]) - 1


FEATURES = [
    (kind, tuple(space_number(name) for name in line.split()))
    for kind in FEATURE_KINDS
    for line in DATA["board"]["features"][kind].strip().splitlines()
]
FEATURE_TILES = np.array([DATA["pays"][kind] for kind, _ in FEATURES], NUMBER)
MOST_AROUND = max(len(spaces) for _, spaces in FEATURES)
# a feature with fewer spaces names its last one again
AROUND = np.array([(*s, *([s[-1]] * (MOST_AROUND - len(s)))) for _, s in FEATURES], NUMBER)


def touching(space: int) -> list[int]:
    """The features that a space touches."""
    return [i for i, (_, spaces) in enumerate(FEATURES) if space in spaces]


MOST_TOUCHED = max(len(touching(space)) for space in range(STARS * SLOTS))


def touch_table() -> IntArray:
    """For each space the features it touches; len(FEATURES) where there are no more."""
    rows = [touching(space) for space in range(STARS * SLOTS)]
    return np.array([row + [len(FEATURES)] * (MOST_TOUCHED - len(row)) for row in rows], NUMBER)


TOUCHES = touch_table()

DIFFERENT_BONUS: int = DATA["bonus"]["star"]["different"]
COLOR_BONUS = np.array([DATA["bonus"]["star"][COLOR_NAMES[color]] for color in range(COLORS)], NUMBER)
NUMBERS = len(DATA["bonus"]["number"])  # the sets are those of the numbers 1 to NUMBERS
NUMBER_BONUS = np.array([DATA["bonus"]["number"][str(i + 1)] for i in range(NUMBERS)], NUMBER)
