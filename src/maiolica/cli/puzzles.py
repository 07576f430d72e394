"""Puzzles on the command line: mining them, and confirming those of a file by a fresh search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as RichTable

from ..core.game.errors import MaiolicaError
from ..core.game.game import Game
from ..core.game.words import say
from ..school.puzzle import RATED, Puzzle, path_of, read_puzzles, theme_label, write_puzzles
from ..school.puzzle_judge import CHECK, confirmed
from ..school.puzzle_mine import Quest, mine
from ..school.puzzle_state import MiningFile
from .common import bar


def run_mining(
    quest: Quest, games: int, count: int, state: Path | None, cores: int, output: Path, ray: str | None = None
) -> list[Puzzle]:
    """Look through games until there are puzzles enough, and write them."""
    if not output.absolute().parent.is_dir():
        raise MaiolicaError(f"{str(output)!r}: there is no such folder")
    file = MiningFile(state, quest)
    left = [number for number in range(games) if number not in file.games]
    with bar("puzzles", count) as (progress, task):
        progress.update(task, completed=len(file.puzzles()))
        if len(file.puzzles()) < count:
            for number, found in mine(quest, left, cores, ray):
                file.add(number, found)
                progress.update(task, completed=len(file.puzzles()))
                if len(file.puzzles()) >= count:
                    break
    found = file.puzzles()[:count]
    write_puzzles(output, file.header, found)
    return found


def run_check(game: Game, path: Path | None, seed: int, cores: int, output: Path | None) -> tuple[int, int, int]:
    """Confirm the puzzles of a file, and write those that were: how many of how many, by how many walks."""
    header, puzzles = read_puzzles(game, path or path_of(game))
    walks, good = header.walks * CHECK, []
    with bar("puzzles", len(puzzles)) as (progress, task):
        for puzzle, is_confirmed in zip(puzzles, confirmed(game, puzzles, walks, seed, cores), strict=True):
            good += [puzzle] if is_confirmed else []
            progress.advance(task)
    if output:
        write_puzzles(output, header, good)
    return len(good), len(puzzles), walks


def puzzle_table(game: Game, puzzles: Sequence[Puzzle], title: str) -> RichTable:
    """What there is, by the level that solves it first."""
    table = RichTable("level", "puzzles", "2 seats", "3", "4", "difficulty", "themes", title=title, box=SIMPLE_HEAD)
    for level in RATED:
        chosen = [one for one in puzzles if one.level == level]
        if not chosen:
            continue
        seats = Counter(min(one.seats, 4) for one in chosen)
        ratings = [one.difficulty for one in chosen]
        themes = Counter(theme for one in chosen for theme in one.themes)
        told = ", ".join(f"{say(theme_label(game.id, theme))} {count}" for theme, count in themes.most_common(4))
        counts = (str(seats[count] or "") for count in (2, 3, 4))
        table.add_row(level, str(len(chosen)), *counts, f"{min(ratings)} to {max(ratings)}", told)
    return table
