"""Levels a step apart: the walks and the misjudgment that let each win three games of four against the one below.

With more seats a level that sits among others of the level below should win three times as often as each of them.

What thinks for a time cannot be given walks, and wins nearly every game against the expert: it is at least as strong as
the end of a ladder of searches, each with several times the walks of the one below.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, log10, sqrt
from typing import Any, NamedTuple

from ..core.game.game import Game
from .levels import LEVELS, PATIENCE, PATIENT, SIGHT, level_of, rating_of
from .light import Light, share_of

ODDS = 3.0  # of a level against each of those below it
WALKS = (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256, 512, 1024)
FINEST, COARSEST = 0.01, 60.0  # points of misjudgment
HALVINGS = 8
EXPERT, MASTER = "expert", "master"
STRIDE = 8  # times the walks of the rung below, at most


class Rung(NamedTuple):
    """A search on the ladder against the one below it, and what all steps up to here add to the expert's rating."""

    walks: int
    below: int
    games: int
    share: float
    rating: float
    error: float  # the standard error of those steps


def climb(game: Game, seats: int, walks: int, games: int, seed: int, cores: int) -> Iterator[Rung]:
    """From the expert to so many walks and, last, to five times as many: there so many games, below ever twice more."""
    ladder = rungs(level_of(game, EXPERT, seats)["nodes"], walks)
    rating, variance = float(rating_of(game, EXPERT, seats) or 0), 0.0
    for i in range(1, len(ladder)):
        deals = -(-games * 2 ** (len(ladder) - 1 - i) // seats)
        above, below = Light(ladder[i]), Light(ladder[i - 1])
        share = share_of(game, above, below, seats, deals * seats, seed + i, cores)
        rating += elo(share, seats)
        variance += elo_error(share, deals * seats) ** 2
        yield Rung(above.walks, below.walks, deals * seats, share, rating, sqrt(variance))


def rungs(bottom: int, walks: int) -> list[int]:
    """Numbers of walks from the expert's to the master's, in equal steps, and the grandmaster's."""
    steps = 1
    while bottom * STRIDE**steps < walks:
        steps += 1
    return [round(bottom * (walks / bottom) ** (i / steps)) for i in range(steps + 1)] + [round(walks * PATIENCE)]


def bounds(ladder: list[Rung]) -> dict[str, dict[str, Any]]:
    """What is written down of the levels that stand at the end of the ladder."""
    return {level: {"rating": round(rung.rating)} for level, rung in zip((MASTER, PATIENT), ladder[-2:], strict=True)}


def calibrated(game: Game, seats: int, games: int, seed: int, cores: int) -> dict[str, dict[str, Any]]:
    """What the levels from beginner to expert are given, with their ratings: Elo above the beginner."""
    sight = LEVELS.index(SIGHT)
    expert, is_a_step = walks_above(game, seats, games, seed, cores)
    bots = {SIGHT: Light(1), LEVELS[sight + 1]: expert}
    for i in reversed(range(sight if is_a_step else sight + 1)):
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
    share = within(share)
    return 400 * log10(share * (seats - 1) / (1 - share))


def elo_error(share: float, games: int) -> float:
    """The standard error of that, as if no two games were alike; the same deals from every seat make it smaller."""
    share = within(share)
    return 400 / log(10) / sqrt(share * (1 - share) * games)


def within(share: float) -> float:
    """A share that is neither nothing nor all."""
    return min(max(share, 0.01), 0.99)


def walks_above(game: Game, seats: int, games: int, seed: int, cores: int) -> tuple[Light, bool]:
    """The fewest walks that are a step above one look, or the most when none are: then one look misjudges, too."""
    for walks in WALKS:
        if share_of(game, Light(walks), Light(1), seats, games, seed, cores) >= wanted(seats) - 0.02:
            return Light(walks), True
    return Light(walks), False


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
