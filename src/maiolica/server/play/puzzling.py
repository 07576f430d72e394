"""A game's puzzles as the browser gets them: what the deciding seat sees, and what every move loses."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ... import __version__
from ...core.dialect.meanwhile import at_once
from ...core.game.game import Game
from ...core.table.shown import decision
from ...school.puzzle import Puzzle, puzzles_of, theme_label
from ..answers import ListedPuzzle, PuzzleList, PuzzlePack, ShownPuzzle
from ..problems import Refused

LIST = "puzzles/list.json"
PACK = 10  # puzzles that come together
KEPT = 200  # packs in memory


def listed(game: Game) -> PuzzleList:
    """The list of a game's puzzles; it changes with the program, as the pictures may."""
    puzzles = [ListedPuzzle(one.id, one.seats, one.difficulty, one.level, list(one.themes)) for one in puzzles_of(game)]
    return PuzzleList(__version__, PACK, puzzles)


@lru_cache(KEPT)
def pack_of(game: Game, number: int) -> bytes:
    """One of the packs as JSON; it is made once."""
    puzzles = puzzles_of(game)[number * PACK : (number + 1) * PACK]
    if not puzzles:
        raise Refused("not-found", f"{game.id} has no such puzzles")
    return msgspec.json.encode(PuzzlePack([shown_puzzle(one) for one in puzzles]))


def shown_puzzle(puzzle: Puzzle) -> ShownPuzzle:
    """A puzzle through the eyes of the seat that decides: what it may not know is not in it."""
    with at_once():  # nobody waits for a compiler to see a position
        table, actions = puzzle.table, puzzle.actions
        scene, legal = table.scene(puzzle.seat), table.legal(puzzle.seat)
    return ShownPuzzle(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.seats,
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        level=puzzle.level,
        themes=[theme_label(puzzle.game, theme) for theme in puzzle.themes],
        chance=puzzle.chance,
        scene=scene,
        legal=[decision(table.game, move) for move in legal],
        losses=list(puzzle.losses),
        obvious=actions.index(puzzle.obvious),
        why=list(puzzle.why),
    )
