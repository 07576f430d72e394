"""Levels on the command line: what makes each a step stronger than the one below, and how right their chances are."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as RichTable

from ..bots.calibrate import EXPERT, bounds, calibrated, climb
from ..bots.levels import level_of, rating_of, table_of
from ..bots.light import Light, thoughts_of
from ..core.game.errors import MaiolicaError
from ..core.game.game import Game

HEADER = "# How the search weighs things in this game, and what each level is given; see docs/bots.md.\n"
FIRST = {"search": "", "timed-2": " ", "classic": "  "}  # before the numbers of seats
QUARTERS = ("first quarter", "second", "third", "last")
CHANCES = np.linspace(0, 1, 11)


def find_levels(
    game: Game, counts: Iterable[int], games: int, seed: int, cores: int | None, file: Path | None, notes: Console
) -> None:
    """Calibrate the levels for some numbers of seats, and write them into the game's file."""
    path = file or game.folder / "levels.toml"
    table = dict(table_of(game.folder))
    for seats in counts:
        found = calibrated(game, seats, games, seed, cores or os.cpu_count() or 1)
        table[f"seats-{seats}"] = found
        told = ", ".join(f"{level} {given['rating']}" for level, given in found.items())
        notes.print(f"{game.id}, {seats} seats: {told}")
    write(path, levels_text(table))


def rate_strongest(
    game: Game,
    counts: Iterable[int],
    walks: int,
    games: int,
    seed: int,
    cores: int | None,
    file: Path | None,
    notes: Console,
) -> None:
    """Find out how strong master and grandmaster are at least, and add that to the game's file."""
    path = game.folder / "levels.toml"
    target = file or path
    rated = [seats for seats in counts if rating_of(game, EXPERT, seats) is not None]
    if not rated:
        raise MaiolicaError(f"{path}: the expert has no rating to begin with; leave out --strongest to find it")
    for seats in rated:
        if walks <= (fewest := level_of(game, EXPERT, seats)["nodes"]):
            raise MaiolicaError(f"the expert makes {fewest} walks with {seats} seats: --strongest takes more")
    for seats in rated:
        ladder = []
        for rung in climb(game, seats, walks, games, seed, cores or os.cpu_count() or 1):
            ladder.append(rung)
            met = f"{rung.walks} walks against {rung.below}: {rung.share:.1%} of {rung.games}"
            told = f"{game.id}, {seats} seats: {met}, rating {rung.rating:.0f}, standard error {rung.error:.0f}"
            notes.print(told, soft_wrap=True)
        text = (target if target.exists() else path).read_text(encoding="utf-8")
        write(target, with_levels(text, f"seats-{seats}", bounds(ladder)))


def write(path: Path, text: str) -> None:
    """Write a file of levels."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None


def with_levels(text: str, section: str, given: dict[str, dict[str, Any]]) -> str:
    """A file with these levels after the expert of a section; all else stays as it was, comments too."""
    lines, inside = [], False
    for line in text.splitlines():
        inside = line == f"[{section}]" if line.startswith("[") else inside
        level = line.partition(" ")[0] if inside else ""
        if level not in given:
            lines.append(line)
        if level == EXPERT:
            lines += [f"{name} = {written(value)}" for name, value in given.items()]
    return "\n".join(lines) + "\n"


def levels_text(table: dict[str, dict[str, Any]]) -> str:
    """The file for these levels."""
    lines = [HEADER]
    for name, section in sorted(table.items(), key=lambda item: FIRST.get(item[0], item[0])):
        lines += [f"[{name}]", *(f"{key} = {written(value)}" for key, value in section.items()), ""]
    return "\n".join(lines)


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + " }"
    return str(value).lower()


def chances_table(game: Game, seats: int, walks: int, games: int, seed: int) -> RichTable:
    """How often a seat won, by the chance that it gave itself, in the four quarters of a game."""
    thoughts = thoughts_of(game, Light(walks), seats, games, seed)
    shown = RichTable("it says", *QUARTERS, title=f"{game.id}, {seats} seats, {walks} walks, {games} games")
    for low, high in pairwise(CHANCES):
        cells = []
        for quarter in range(4):
            inside = (thoughts[:, 0] * 4).astype(int) == quarter
            rows = thoughts[inside & (thoughts[:, 1] >= low) & (thoughts[:, 1] < high)]
            cells.append(f"{rows[:, 2].mean():.0%} of {len(rows)}" if len(rows) else "–")
        shown.add_row(f"{low:.0%} to {high:.0%}", *cells)
    return shown
