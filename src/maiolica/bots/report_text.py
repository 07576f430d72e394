"""A report in words and numbers, the same in tables and in pictures."""

from __future__ import annotations

from .report import Report

LONGEST_NAME = 30


def verdict(report: Report) -> str:
    """Of two players, which is how much stronger."""
    (pair,) = report.pairs
    first, second = (player.name for player in report.players)
    fair, low, high = 1 / report.seats, pair.share.low or 0.0, pair.share.high or 0.0
    is_it = "is stronger than" if low > fair else "is weaker than" if high < fair else "is not told apart from"
    middle = "" if pair.elo.value is None else f"{signed(pair.elo.value)} Elo, "
    return f"{first} {is_it} {second}: {middle}95 % interval {between(pair.elo.low, pair.elo.high)} Elo"


def between(low: float | None, high: float | None) -> str:
    """An interval of Elo points, which may have no end."""
    return f"{'−∞' if low is None else signed(low)} … {'∞' if high is None else signed(high)}"


def signed(points: float) -> str:
    """Elo points with their sign."""
    return f"{points:+.0f}".replace("-", "−")


def percent(part: float | None) -> str:
    """A share."""
    return "–" if part is None else f"{100 * part:.1f} %"


def short(name: str) -> str:
    """A name that fits its column; a command's end says more than its middle."""
    return name if len(name) <= LONGEST_NAME else f"{name[:4]}…{name[5 - LONGEST_NAME :]}"
