"""The game's things in words, and the names of their drawings."""

from __future__ import annotations

from typing import Any

from ...core.game.game import CHANCE, OVER, game_of
from ...core.game.scene import Label, seat_name
from .state import (
    CHIPS,
    COLOR_NAMES,
    COLORS,
    DOME,
    DRAWING,
    KEEPING,
    LARGE,
    LETTERS,
    MOON,
    OFFER,
    PICKING,
    PILING,
    PRINTED,
    PUTTING,
    RETURNING,
    SPECIAL_CELL,
    State,
)

TILES = [*(f"tile-{name}" for name in COLOR_NAMES), "tile-special"]
CELLS = [*(f"cell-{name}" for name in COLOR_NAMES), "cell-special", "cell-wild"]  # what is printed on plates
BACKS = ["back-special", "back-wild"]
TURN_NAMES = ["up", "right", "down", "left"]  # where a plate's upper side points after so many quarter turns
CHIP_COLORS = [[COLOR_NAMES[LETTERS.index(letter)] for letter in kind] for kind in CHIPS]
STEPS = {
    PICKING: "pick",
    OFFER: "offer",
    DRAWING: "draw",
    KEEPING: "keep",
    PUTTING: "put",
    RETURNING: "return",
    PILING: "pile",
    DOME: "dome",
}


def word(key: str, **args: Any) -> Label:
    """A label of this game."""
    return Label(f"duel-{key}", args)


def status(s: State) -> Label:
    """What is going on, in one sentence."""
    turn = game_of(s).rules.actor(s)
    if turn == OVER:
        return word("status-over")
    if turn == CHANCE:
        return word("status-deal", round=s.rounds)
    if s.phase == DOME:
        return word("status-dome", round=s.rounds, seat=seat_name(turn), line=s.seats[turn].row + 1)
    return word(f"status-{STEPS[s.phase]}", round=s.rounds, seat=seat_name(turn))


def color_word(color: int) -> Label:
    """A color in words."""
    return word(COLOR_NAMES[color])


def source_word(source: int) -> Label:
    """A factory, or all moon sides, in words."""
    if source == MOON:
        return word("moon")
    return word("large") if source == LARGE else word("factory", number=source + 1)


def chip_word(kind: int) -> Label:
    """A chip in words."""
    colors = [word(name) for name in CHIP_COLORS[kind]]
    return (
        word("chip-one", color=colors[0]) if len(colors) == 1 else word("chip-two", first=colors[0], second=colors[1])
    )


def chip_look(kind: int) -> str:
    """The drawing of a chip."""
    return "-".join(["chip", *CHIP_COLORS[kind]])


def plate_word(plate: int, turn: int = 0, key: str = "plate", **args: Any) -> Label:
    """A plate in words, cell by cell."""
    first, second, third, fourth = (use_word(int(use)) for use in PRINTED[plate, turn].flat)
    cells = {"first": first, "second": second, "third": third, "fourth": fourth}
    return word(key, plate=plate + 1, turn=turn, **cells, **args)


def use_word(use: int) -> Label:
    """What a cell is for, in a word."""
    return color_word(use - 1) if use <= COLORS else word("special" if use == SPECIAL_CELL else "wild")


def signed(points: int) -> str:
    """Points with a true minus sign; nothing for none."""
    return str(int(points)).replace("-", "−") if points else ""
