"""Levels a step apart: the walks and the misjudgment that let each win three games of four against the one below.

With more seats a level that sits among others of the level below should win three times as often as each of them.
"""

from __future__ import annotations

from math import log10, sqrt
from typing import Any

from ..core.game.game import Game
from .levels import LEVELS, SIGHT
from .light import Light, share_of

ODDS = 3.0  # of a level against each of those below it
WALKS = (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256, 512, 1024)
FINEST, COARSEST = 0.01, 60.0  # points of misjudgment
HALVINGS = 8


def calibrated(game: Game, seats: int, games: int, seed: int, cores: int) -> dict[str, dict[str, Any]]:
    """What the levels from beginner to expert are given, with their ratings: Elo above the beginner."""
    sight = LEVELS.index(SIGHT)
    bots = {SIGHT: Light(1)}
    bots[LEVELS[sight + 1]] = walks_above(game, seats, games, seed, cores)
    for i in reversed(range(sight)):
        bots[LEVELS[i]] = noise_below(game, bots[LEVELS[i + 1]], seats, games, seed + i, cores)
    found: dict[str, dict[str, Any]] = {}
    rating = 0.0
    for i, level in enumerate(LEVELS[: sight + 2]):
        if i:
            share = share_of(game, bots[level], bots[LEVELS[i - 1]], seats, 2 * games, seed + 100 + i, cores)
            rating += elo(share, seats)
        found[level] = settings(bots[level]) | {"rating": round(rating)}
    return found


def settings(bot: Light) -> dict[str, Any]:
    """A light search as a level is written down."""
    return {"nodes": bot.walks} | ({"noise": round(bot.noise, 3)} if bot.noise else {})


def wanted(seats: int) -> float:
    """The share of one among others who are a level below."""
    return ODDS / (ODDS + seats - 1)


def elo(share: float, seats: int) -> float:
    """How much stronger one is than each of its equal opponents, by its share of the victories."""
    share = min(max(share, 0.01), 0.99)
    return 400 * log10(share * (seats - 1) / (1 - share))


def walks_above(game: Game, seats: int, games: int, seed: int, cores: int) -> Light:
    """The fewest walks that are a step above one look."""
    for walks in WALKS:
        if share_of(game, Light(walks), Light(1), seats, games, seed, cores) >= wanted(seats) - 0.02:
            break
    return Light(walks)


def noise_below(game: Game, above: Light, seats: int, games: int, seed: int, cores: int) -> Light:
    """The misjudgment that is a step below another bot."""
    low, high = max(above.noise, FINEST), COARSEST
    for _ in range(HALVINGS):
        middle = sqrt(low * high)
        if share_of(game, above, Light(1, middle), seats, games, seed, cores) < wanted(seats):
            low = middle
        else:
            high = middle
    return Light(1, sqrt(low * high))
