"""What an account adds up to: points by kind, round and seat, the scores after each round, and ties."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from ..game.account import NOBODY, OTHER, AccountLine, SourceRow, Summary, Tie
from ..game.game import Game
from ..game.scene import Label, seat_name
from .told import listed

Column = tuple[int, bool]  # a round, and whether it is the end of the game


def summary_of(game: Game, s: Any, lines: Iterable[AccountLine], ranks: Sequence[int]) -> Summary:
    """The summary of an account that led to this position; with ranks, ties are explained."""
    lines = [line for line in lines if line.seat != NOBODY]
    columns = columns_of(game, s, lines)
    seats = range(s.seat_count)
    names = [*game.account.sources, OTHER]
    rows = [row_of(game, name, lines, columns, seats) for name in names if any(line.source == name for line in lines)]
    gains = [[sum(row.points[i][seat] for row in rows) for seat in seats] for i in range(len(columns))]
    scores = accumulate(gains, lambda before, gained: [a + b for a, b in zip(before, gained, strict=True)])
    headings = [heading_of(game, s, column) for column in columns]
    return Summary(headings, rows, list(scores), ties_of(game, s, ranks))


def columns_of(game: Game, s: Any, lines: Iterable[AccountLine]) -> list[Column]:
    """Every round so far, and before and after them what has points."""
    found = {(line.round, line.final) for line in lines}
    return sorted(found | {(number, False) for number in range(1, game.account.round_of(s) + 1)})


def heading_of(game: Game, s: Any, column: Column) -> Label:
    """What a column is called."""
    number, final = column
    if final or number == 0:
        return Label("account-end" if final else "account-start")
    return game.account.heading(s, number)


def row_of(
    game: Game, source: str, lines: Sequence[AccountLine], columns: Sequence[Column], seats: Iterable[int]
) -> SourceRow:
    """The points of one kind."""
    own = [line for line in lines if line.source == source]

    def total(seat: int, column: Column) -> int:
        return sum(line.points for line in own if line.seat == seat and (line.round, line.final) == column)

    points = [[total(seat, column) for seat in seats] for column in columns]
    name = Label("account-other") if source == OTHER else Label(f"{game.id}-source-{source}")
    return SourceRow(source, name, points, [sum(column[seat] for column in points) for seat in seats])


def ties_of(game: Game, s: Any, ranks: Sequence[int]) -> list[Tie]:
    """Seats with equal points, and what decided between them or did not."""
    scores = [int(game.rules.score(s, seat)) for seat in range(len(ranks))]
    groups = [
        [seat for seat, score in enumerate(scores) if score == each] for each in sorted(set(scores), reverse=True)
    ]
    return [tie_between(game, s, seats, ranks) for seats in groups if len(seats) > 1]


def tie_between(game: Game, s: Any, seats: list[int], ranks: Sequence[int]) -> Tie:
    """A tie in words."""
    broken = len({ranks[seat] for seat in seats}) > 1
    counts = [(seat, game.account.tie_value(s, seat)) for seat in seats]
    values = [Label("account-value", {"seat": seat_name(seat), "value": value}) for seat, value in counts]
    names = listed([seat_name(seat) for seat in seats])
    told = Label(f"{game.id}-tie", {"seats": names, "broken": int(broken), "values": listed(values)})
    return Tie(seats, game.account.tie_rule, broken, told)
