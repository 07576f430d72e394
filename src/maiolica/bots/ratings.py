"""How much better, and how sure that is: shares, Elo differences and ratings with 95 % intervals.

The games of one deal are not independent of each other, so a whole deal is the unit of every interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

import numpy as np

Z = 1.96  # 95 % of a normal distribution lie within so many deviations
ELO = 400 / np.log(10)  # Elo points in a natural logarithm of odds
STEPS = 200  # of Newton's method at most; it needs about ten


@dataclass(frozen=True)
class Interval:
    """A value with its 95 % interval; None is without bound."""

    value: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Meeting:
    """How one player did against another in a game: 1 better, 0 worse, 0.5 equal."""

    deal: int
    first: int
    second: int
    result: float


def share(results: Sequence[tuple[int, float]]) -> Interval:
    """The mean of results between 0 and 1, each with its deal.

    Two successes and two failures (1.92 each, as Agresti and Coull add) keep the interval honest when all went one way.
    """
    deals = np.unique([deal for deal, _ in results], return_inverse=True)[1]
    values = np.array([value for _, value in results])
    games = np.bincount(deals)
    means = np.bincount(deals, values) / games
    weights = games / games.mean()  # a deal that was not played to its end weighs less
    more, units = Z * Z / 2, len(games) + Z * Z
    middle = ((weights * means).sum() + more) / units
    squares = (weights * (means - middle) ** 2).sum() + more * ((1 - middle) ** 2 + middle**2)
    reach = Z * sqrt(squares) / units
    return Interval(float(values.mean()), max(0.0, float(middle - reach)), min(1.0, float(middle + reach)))


def elo(chance: Interval, others: int = 1) -> Interval:
    """How much stronger one is than each of so many equal others, given its share of victories."""

    def points(part: float | None) -> float | None:
        return 400 * log10(part * others / (1 - part)) if part and part < 1 else None

    return Interval(points(chance.value), points(chance.low), points(chance.high))


def ratings(players: int, meetings: Sequence[Meeting]) -> list[Interval]:
    """Elo ratings by Bradley and Terry's model, zero on average.

    Half a victory and half a defeat against nobody in particular keep them finite for one who always won.
    """
    strength, curve = fitted(players, meetings)
    first, second, result = _sides(meetings)
    surprise = result - _logistic(strength[first] - strength[second])
    errors = ELO * np.sqrt(np.diag(_covariance(curve, meetings, surprise, _logistic(strength))))
    middle = ELO * (strength - strength.mean())
    return [Interval(float(m), float(m - Z * e), float(m + Z * e)) for m, e in zip(middle, errors, strict=True)]


def fitted(players: int, meetings: Sequence[Meeting]) -> tuple[np.ndarray, np.ndarray]:
    """The strengths that explain the meetings best, in natural logarithms of odds, and how sharply they do."""
    first, second, result = _sides(meetings)
    strength = np.zeros(players)
    for _ in range(STEPS):
        chance = _logistic(strength[first] - strength[second])
        alone = _logistic(strength)
        slope = 0.5 - alone
        np.add.at(slope, first, result - chance)
        np.add.at(slope, second, chance - result)
        curve = np.diag(alone * (1 - alone))
        spread = chance * (1 - chance)
        for one, other, sign in ((first, first, 1), (second, second, 1), (first, second, -1), (second, first, -1)):
            np.add.at(curve, (one, other), sign * spread)
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strength, curve


def _sides(meetings: Sequence[Meeting]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    first = np.array([meeting.first for meeting in meetings], int)
    second = np.array([meeting.second for meeting in meetings], int)
    return first, second, np.array([meeting.result for meeting in meetings], float)


def _covariance(curve: np.ndarray, meetings: Sequence[Meeting], surprise: np.ndarray, alone: np.ndarray) -> np.ndarray:
    """Of the ratings around their mean, from how much the deals disagree about them (a sandwich estimate)."""
    players = len(curve)
    deals, first, second = np.array([(meeting.deal, meeting.first, meeting.second) for meeting in meetings]).T
    deals = np.unique(deals, return_inverse=True)[1]
    pulls = np.zeros((deals.max() + 1, players))
    np.add.at(pulls, (deals, first), surprise)
    np.add.at(pulls, (deals, second), -surprise)
    meat = pulls.T @ pulls + np.diag(0.5 * (1 - alone) ** 2 + 0.5 * alone**2)
    center = np.eye(players) - 1 / players
    bread = center @ np.linalg.inv(curve)
    return np.asarray(bread @ meat @ bread.T)


def _logistic(x: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-x)))
