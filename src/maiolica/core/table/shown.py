"""What a table shows: the lines of its log with the points that they brought, and what a seat may do."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

from msgspec import Struct

from ..game.account import AccountLine
from ..game.actions import Move
from ..game.game import CHANCE, EVERYBODY, Event, Game
from ..game.scene import Label, Scene
from .table import Table
from .told import tell_events


class LogLine(Struct, omit_defaults=True):
    """A line of the log: a move, or the draws between two moves."""

    done: int  # the length of the log with it
    seat: int  # -1 for draws
    text: str  # "?" where this pair of eyes may not know it
    told: Label
    account: list[AccountLine] = []  # the points that it brought, in the order of the rules


class Scoring(Struct):
    """The table when the points of an event were about to be counted."""

    done: int  # which event: the lines of its account have this number
    scene: Scene


class Decision(Struct):
    """A legal move: its text, its fields and its words."""

    text: str
    fields: dict[str, int]
    told: Label


def new_lines(table: Table, events: list[Event], known: list[Event]) -> tuple[int, list[LogLine]]:
    """After how many events something is new, and the lines from there on, with the points that they brought."""
    start = first_new(events, known)
    return start, told_lines(table, events, start)


def first_new(events: list[Event], known: list[Event]) -> int:
    """After how many events the lines begin that are new."""
    start = same_start(events, known)
    while 0 < start < len(events) and events[start - 1].seat == events[start].seat == CHANCE:
        start -= 1  # draws between two moves are one line
    return start


def told_lines(table: Table, events: list[Event], start: int) -> list[LogLine]:
    """The lines after so many events, with the points that they brought."""
    account = deque(table.account(since=start))
    lines = []
    for told in tell_events(table.game, events[start:]):
        own = []
        while account and account[0].done <= start + told.done:
            own.append(account.popleft())
        lines.append(LogLine(start + told.done, told.seat, told.text, told.told, own))
    return lines


def same_start(events: list[Event], known: list[Event]) -> int:
    """How many events two lists have in common, from the first on."""
    if known == events[: len(known)]:
        return len(known)
    return next(i for i, event in enumerate(known) if i >= len(events) or events[i] != event)


def scoring(table: Table, lines: list[LogLine], eyes: int) -> Scoring | None:
    """The picture before the points of the last event among these lines that has several."""
    counts = Counter(one.done for line in lines for one in line.account)
    done = max((done for done, count in counts.items() if count > 1 and done), default=0)
    scene = table.scoring(done, eyes) if done else None
    return Scoring(done, scene) if scene else None


def decisions(table: Table, seat: int) -> list[Decision]:
    """What a seat may do now."""
    return [decision(table.game, move) for move in table.legal(seat)]


def decision(game: Game, move: Move) -> Decision:
    """A move in its three forms."""
    return Decision(game.moves.text(move), fields_of(move), game.tell(move))


def fields_of(move: Move) -> dict[str, int]:
    """A move's fields by name."""
    named: Any = move
    return {name: int(value) for name, value in named._asdict().items()}


def scores(table: Table, eyes: int) -> list[int]:
    """Each seat's points, as far as these eyes can count them."""
    view = table.view(eyes)
    return [int(table.game.rules.score(view, seat)) for seat in range(table.seats)]


def has_secrets(table: Table) -> bool:
    """Whether any seat knows now what another does not."""
    return bool(table.view(EVERYBODY).tobytes() != table.state.tobytes())
