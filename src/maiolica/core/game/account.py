"""An account: every change of a score with the rule's own reason, and what it all adds up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec import Struct

from .scene import Label

NOBODY = -1  # instead of a seat, in a line that tells what counts for all
OTHER = "other"  # the source of points that a game does not explain


class Item(NamedTuple):
    """What a game says of a note: one thing that counts, before it is known how much was really counted."""

    rule: str  # its number in the game's rules, as AZ-16
    source: str  # the row of the end's table that it belongs to
    told: Label  # a sentence; it gets the points with their sign as ``points``
    at: str = ""  # the id of the place where the points appear
    places: tuple[tuple[str, ...], ...] = ()  # the ids of the places that count, one group for each run or set
    start: str = ""  # the id of the place that what scores comes from
    due: int | None = None  # the points by the rule; if there is one item only, they can be measured
    final: bool = False  # it is counted once, at the end of the game


class AccountLine(Struct, frozen=True, omit_defaults=True):
    """One change of a score, or what is counted for all."""

    done: int  # how many events there are up to the one that brought it; 0 for what a seat starts with
    seat: int  # whose score, or -1 when it tells what counts for all
    points: int  # by how much the score changed
    rule: str  # the rule's number, as AZ-16
    source: str  # what kind of points: a row of the summary
    round: int  # in which round; 0 before the first
    told: Label  # in words, with the points but without the seat
    at: str = ""  # the place where the points appear: the id of a shape
    places: tuple[tuple[str, ...], ...] = ()  # the places that count: a group of ids for each run or set
    start: str = ""  # the place that what scores comes from
    due: int | None = None  # what the rule takes, where less was left to lose
    final: bool = False  # counted once, at the end of the game


class SourceRow(Struct, frozen=True):
    """The points of one kind."""

    source: str
    name: Label
    points: list[list[int]]  # in each column, of each seat
    sums: list[int]  # of each seat


class Tie(Struct, frozen=True):
    """Seats with equal points."""

    seats: list[int]
    rule: str  # that says what decides
    broken: bool  # whether it gave them different places
    told: Label


class Summary(Struct, frozen=True):
    """An account by kinds of points, columns (rounds, and the end of the game) and seats."""

    columns: list[Label]
    rows: list[SourceRow]
    scores: list[list[int]]  # after each column, of each seat
    ties: list[Tie]  # when the game is over


class Accounting(NamedTuple):
    """What a game's ``account.py`` defines."""

    explain: Callable[[Any, int, int, int, int], Iterable[Item]]  # a note in a position that everybody may know
    sources: tuple[str, ...]  # the rows of the summary, in their order
    round_of: Callable[[Any], int]
    heading: Callable[[Any, int], Label]  # of a round
    tie_rule: str  # what decides between equal points
    tie_value: Callable[[Any, int], int]  # what it compares: more is better


def own_round(s: Any) -> int:
    """The field that counts the rounds; a game without one is one round."""
    return int(getattr(s, "rounds", 1))


def round_heading(s: Any, number: int) -> Label:
    """What a round is called."""
    return Label("account-round", {"round": number}) if hasattr(s, "rounds") else Label("account-game")


def no_tie_value(s: Any, seat: int) -> int:
    """Nothing decides between equal points."""
    return 0


def accounting_of(module: Any) -> Accounting:
    """What a game defines, and what holds where it does not."""
    return Accounting(
        module.explain,
        tuple(module.SOURCES),
        getattr(module, "round_of", own_round),
        getattr(module, "heading", round_heading),
        module.TIE_RULE,
        getattr(module, "tie_value", no_tie_value),
    )
