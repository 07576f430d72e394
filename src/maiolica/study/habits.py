"""Habits: what the reviews of many games say of each player; typical mistakes only where numbers show them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec import Struct

from ..core.game.scene import Label
from .figures import accuracy_of_all
from .form import Judged, Line, Review

PHASES = 3  # the beginning, the middle and the end of a game: a third of its decisions each
ENOUGH = 5  # mistakes of a kind before anything is said of them
SURE = 2.0  # how many times its own uncertainty a mean must be from nothing
CLEAR = 1.0  # points that such a mistake costs on average, at least


class Past(NamedTuple):
    """A reviewed game with who sat where."""

    review: Review
    names: list[str]


class Typical(Struct, frozen=True):
    """A kind of points that a player's mistakes lose, again and again, in one round."""

    game: str
    source: str
    round: int
    points: float  # lost in each such decision, on average
    count: int  # decisions with a mark in this round

    @property
    def told(self) -> Label:
        """In words."""
        source = Label(f"{self.game}-source-{self.source}")
        args = {"source": source, "round": self.round, "points": round(self.points, 1), "count": self.count}
        return Label("review-typical", args)


class Habits(Struct, frozen=True):
    """One player in one game."""

    name: str
    game: str
    games: int
    accuracy: float | None  # in percent, over all real decisions
    phases: list[float | None]  # the same for the beginning, the middle and the end
    decisions: int  # real ones
    inaccuracies: int
    mistakes: int
    blunders: int
    lost: float  # chance of winning lost by own moves, for each game
    luck: float  # brought by luck, for each game
    won: float  # the share of victories
    typical: list[Typical]


def habits_of(games: Iterable[Past]) -> list[Habits]:
    """Every player in every game, those with most games first."""
    seats: dict[tuple[str, str], list[tuple[Review, int]]] = defaultdict(list)
    for one in games:
        for seat, name in enumerate(one.names):
            seats[name, one.review.game].append((one.review, seat))
    found = [habits(name, game, played) for (name, game), played in seats.items()]
    return sorted(found, key=lambda one: (-one.games, one.name, one.game))


def habits(name: str, game: str, played: Sequence[tuple[Review, int]]) -> Habits:
    """A player's games of one kind."""
    own = [found for review, seat in played for found in own_decisions(review, seat)]
    real = [(one, phase) for one, phase in own if one.kind == "real"]
    marks = [one.mark for one, _ in own]
    ways = [review.by_seat[seat].chance for review, seat in played]
    return Habits(
        name=name,
        game=game,
        games=len(played),
        accuracy=accuracy_of_all([one.accuracy for one, _ in real]),
        phases=[accuracy_of_all([one.accuracy for one, at in real if at == phase]) for phase in range(PHASES)],
        decisions=len(real),
        inaccuracies=marks.count("inaccuracy"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
        lost=-fmean(way.moves for way in ways),
        luck=fmean(way.luck for way in ways),
        won=fmean(way.result for way in ways),
        typical=typical_of(game, [one for one, _ in own if one.mark]),
    )


def own_decisions(review: Review, seat: int) -> list[tuple[Judged, int]]:
    """A seat's decisions with their phases."""
    count = len(review.decisions)
    return [(one, phase_of(i, count)) for i, one in enumerate(review.decisions) if one.seat == seat]


def phase_of(index: int, count: int) -> int:
    """Whether a decision belongs to the beginning, the middle or the end."""
    return min(PHASES - 1, index * PHASES // max(1, count))


def typical_of(game: str, marked: Sequence[Judged]) -> list[Typical]:
    """What mistakes in a round lose, source by source, as far as that is no accident."""
    lost: dict[tuple[str, int], list[float]] = defaultdict(list)
    for one in marked:
        if one.played_line and one.best_line:
            sources = {*one.played_line.points[one.seat], *one.best_line.points[one.seat]}
            for source in sources:
                lost[source, one.round].append(loss_at(one.seat, source, one.played_line, one.best_line))
    counts = {number: sum(one.round == number for one in marked) for number in {one.round for one in marked}}
    found = [
        Typical(game, source, number, fmean(padded), len(padded))
        for (source, number), losses in lost.items()
        if is_no_accident(padded := losses + [0.0] * (counts[number] - len(losses)))
    ]
    return sorted(found, key=lambda one: -one.points * one.count)


def loss_at(seat: int, source: str, played: Line, best: Line) -> float:
    """Points of a kind that a mistake lost in its round."""
    return best.points[seat].get(source, 0.0) - played.points[seat].get(source, 0.0)


def is_no_accident(losses: Sequence[float]) -> bool:
    """Whether some losses are many, large and alike enough to be called typical."""
    if len(losses) < ENOUGH or fmean(losses) < CLEAR:
        return False
    return fmean(losses) > SURE * stdev(losses) / sqrt(len(losses))
