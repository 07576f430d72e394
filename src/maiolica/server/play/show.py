"""A table as a visitor may see it: who sits where, but no tokens, ids of others or secrets."""

from __future__ import annotations

from ..fleet.presence import NOBODY, Present
from ..messages import ShownSeat, ShownTable
from ..store.rows import Chair, TableRow
from .live import Live


def shown_table(live: Live, visitor: str | None, present: Present = NOBODY) -> ShownTable:
    """A table in memory."""
    return shown_row(live.row, visitor, present, live.stopped)


def shown_row(row: TableRow, visitor: str | None, present: Present = NOBODY, stopped: str | None = None) -> ShownTable:
    """A stored table."""
    return ShownTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        kind=row.kind,
        state=row.state,
        seats=[shown_seat(chair, visitor, present) for chair in row.seats],
        clock=row.clock,
        undo=row.undo,
        absent=row.absent,
        hints=row.hints,
        listed=row.listed,
        yours=visitor is not None and visitor == row.creator,
        created=row.created,
        moved=row.moved,
        waiting=row.waiting,
        done=row.done,
        watchers=present.watchers,
        commitment=row.commitment,
        secret=row.secret if row.state == "over" else None,
        result=row.result,
        next=row.next,
        stopped=stopped,
    )


def shown_seat(chair: Chair, visitor: str | None, present: Present) -> ShownSeat:
    """A seat of it."""
    return ShownSeat(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        yours=visitor is not None and chair.visitor == visitor,
        ready=chair.ready or chair.kind == "bot",
        online=chair.kind == "bot" or chair.visitor in present.people,
        stand_in=chair.stand_in,
    )
