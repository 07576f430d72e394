"""The figures of a review: accuracy, marks, what a seat owes to its moves and to luck, what the game hinged on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from .form import Blame, DecisionKind, Judged, Prospect, SeatReview, Share, Turning
from .judge import difference

MARKS: tuple[tuple[float, Blame], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
EQUAL = 0.01  # when no move loses so much of the chance, there was nothing to decide
MOMENTS = 3
LEAST = 1.0  # percent of accuracy: a harmonic mean has no place for zero


def mark_of(loss: float) -> Blame:
    """What a loss of winning chance is called."""
    return next((mark for least, mark in MARKS if loss >= least), "")


def accuracy_of(loss: float) -> float:
    """The accuracy of one decision in percent, by the formula of Lichess."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 100 * loss) - 3.1669))


def kind_of(chances: Sequence[float]) -> DecisionKind:
    """Whether there was something to decide, by the chances of all moves."""
    if len(chances) == 1:
        return "forced"
    return "real" if max(chances) - min(chances) >= EQUAL else "equal"


def accuracy_of_all(accuracies: Sequence[float]) -> float | None:
    """The accuracy of a game: halfway between the mean and the harmonic mean, in which a blunder weighs more."""
    if not accuracies:
        return None
    harmonic = len(accuracies) / sum(1 / max(LEAST, one) for one in accuracies)
    return (sum(accuracies) / len(accuracies) + harmonic) / 2


def seat_review(
    seat: int, start: Prospect, opening: Prospect, decisions: Sequence[Judged], result: Prospect
) -> SeatReview:
    """One seat's game in figures."""
    own = [one for one in decisions if one.seat == seat]
    marks = [one.mark for one in own]
    return SeatReview(
        accuracy=accuracy_of_all([one.accuracy for one in own if one.kind == "real"]),
        decisions=sum(one.kind == "real" for one in own),
        inaccuracies=marks.count("inaccuracy"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
        chance=share(seat, start, opening, decisions, result, lambda prospect: prospect.chances[seat]),
        lead=share(seat, start, opening, decisions, result, lambda prospect: prospect.leads[seat]),
    )


def share(
    seat: int,
    start: Prospect,
    opening: Prospect,
    decisions: Sequence[Judged],
    result: Prospect,
    of: Callable[[Prospect], float],
) -> Share:
    """How a seat came from its start to its result; what is left over is what the judge saw only later."""
    steps = [(one.seat, of(one.after) - of(one.before)) for one in decisions]
    moves = sum(step for who, step in steps if who == seat)
    others = sum(step for who, step in steps if who != seat)
    luck = of(opening) + sum(of(one.luck) for one in decisions)
    return Share(of(start), moves, others, luck, of(result) - of(start) - moves - others - luck, of(result))


def start_of(opening: Prospect, decisions: Sequence[Judged], result: Prospect) -> Prospect:
    """What each seat could expect before the first draw."""
    return difference(decisions[0].before if decisions else result, opening)


def moments_of(opening: Prospect, decisions: Sequence[Judged]) -> list[Turning]:
    """The moves and draws that changed the chances most, no less than an inaccuracy does; in the order of the game."""
    found = [Turning(one.done, "move", one.seat, one.loss) for one in decisions]
    found += [unlucky(one.done, one.luck) for one in decisions] + [unlucky(0, opening)]
    large = sorted((one for one in found if mark_of(one.loss)), key=lambda one: -one.loss)[:MOMENTS]
    return sorted(large, key=lambda one: (one.done, one.by == "luck"))


def unlucky(done: int, luck: Prospect) -> Turning:
    """Who had the worst luck, and how much."""
    worst = min(range(len(luck.chances)), key=lambda seat: luck.chances[seat])
    return Turning(done, "luck", worst, -luck.chances[worst])
