"""A league: bots that meet again and again over time, those first whose games say most about who is stronger.

Its folder holds ``league.toml`` (what is played, and the bots by name), ``games.jsonl`` (every game that was played),
the logs in ``games/``, and ``index.html``. Which games come next depends on the files alone, so that a league goes on
equally on any number of cores and on a cluster.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from .league_file import League, LeagueFile, read_league
from .plan import Pairing, Played
from .ratings import fitted
from .report import meetings_of
from .workers import default_cores, play_all

ROUND = 8  # deals that are chosen before the ratings are looked at anew


def play_league(
    folder: Path,
    games: int,
    cores: int | None = None,
    ray: str | None = None,
    told: Callable[[Played], None] = lambda played: None,
) -> League:
    """Play about so many more games, whole deals, and return the league; whatever stops this, what is done is kept."""
    league = read_league(folder)
    cores, left = cores or default_cores(), games
    with LeagueFile(league) as file:
        while left > 0:
            wanted = next_games(league, min(ROUND, -(-left // league.match.seats)))
            with closing(play_all(league.match, wanted, cores, ray)) as found:  # type: ignore[type-var]
                for played in found:
                    file.add(played)
                    told(played)
            left -= len(wanted)
    return league


def next_games(league: League, deals: int) -> list[Pairing]:
    """The games of some deals: those that were broken off first, then between bots whose games would say most."""
    done = {played.pairing for played in league.played.values()}
    begun = {(pairing.deal, unrotated(pairing)) for pairing in done}
    found = [pairing for deal, group in sorted(begun) for pairing in rotations(deal, group) if pairing not in done]
    times = Counter(tuple(sorted(group)) for _, group in begun)
    for group in most_telling(league, max(0, deals - -(-len(found) // league.match.seats))):
        key = tuple(sorted(group))
        found += rotations(times[key], group)
        times[key] += 1
    return found


def unrotated(pairing: Pairing) -> tuple[int, ...]:
    """The players as they sat in the first game of the deal."""
    turned = pairing.rotation % len(pairing.players)
    return pairing.players[turned:] + pairing.players[:turned]


def rotations(deal: int, group: tuple[int, ...]) -> list[Pairing]:
    """A deal, once with every rotation of the players."""
    return [Pairing(deal, 0, turn, group[-turn:] + group[:-turn]) for turn in range(len(group))]


def most_telling(league: League, deals: int) -> Iterator[tuple[int, ...]]:
    """Who should meet: each time those whose meeting makes the ratings surest, after all that was chosen before."""
    count, seats = len(league.names), league.match.seats
    meetings = [meeting for played in league.played.values() for meeting in meetings_of(played)]
    strengths, curve = fitted(count, meetings)
    for _ in range(deals):
        group = best_group(strengths, np.linalg.inv(curve), seats)
        yield group
        for one, other in combinations(group, 2):
            if one != other:
                curve += seats * spread(strengths, one, other) * outer(count, one, other)


def best_group(strengths: Any, covariance: Any, seats: int) -> tuple[int, ...]:
    """The two who tell most, and then whoever adds most; where bots are few, the second one has all other seats."""
    gains: dict[tuple[int, ...], float] = {
        pair: gain(strengths, covariance, *pair) for pair in combinations(range(len(strengths)), 2)
    }
    group: tuple[int, ...] = max(gains, key=lambda pair: (gains[pair], -pair[0], -pair[1]))
    if len(strengths) < seats:
        return (group[0],) + (group[1],) * (seats - 1)
    while len(group) < seats:
        others = (other for other in range(len(strengths)) if other not in group)
        group += (max(others, key=lambda other: sum(gains[min(one, other), max(one, other)] for one in group)),)
    return group


def gain(strengths: Any, covariance: Any, one: int, other: int) -> float:
    """How much surer the ratings become by a game of two (the logarithm of the determinant of what is known)."""
    doubt = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
    return float(np.log1p(spread(strengths, one, other) * doubt))


def spread(strengths: Any, one: int, other: int) -> float:
    """How open a game is: a quarter at most."""
    chance = 1 / (1 + np.exp(strengths[other] - strengths[one]))
    return float(chance * (1 - chance))


def outer(count: int, one: int, other: int) -> Any:
    """What a meeting adds to the curvature, but for its weight."""
    side = np.zeros(count)
    side[one], side[other] = 1, -1
    return np.outer(side, side)
