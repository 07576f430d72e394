"""Opening tables: from what a visitor wishes, from a finished table, or from a log."""

from __future__ import annotations

import secrets

from ... import games
from ...core.game.errors import BadLog, BadOption
from ...core.game.scene import Label
from ...core.table.fair import commitment_of, new_secret
from ...core.table.log import LONGEST, Log, read
from ...core.table.table import Table as CoreTable
from ..messages import DaysClock, Level, NewSeat, NewTable, NoClock, Visitor
from ..problems import Refused
from ..store.rows import Chair, Entry, TableRow
from .live import Live
from .names import checked_name

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another
ID_LENGTH = 12
TABLE_ID = "^[a-z0-9]{1,16}$"
IMPORT = min(LONGEST, 400_000)  # characters of a log that a visitor may bring


def new_id() -> str:
    """A table's name in its address."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_row(wish: NewTable, visitor: Visitor, now: int) -> TableRow:
    """The table that a visitor wishes."""
    try:
        game = games.get(wish.game)
        options = game.complete(len(wish.seats), wish.options)
    except BadOption as error:
        raise Refused("bad-request", str(error)) from None
    seats = [new_chair(seat, visitor) for seat in wish.seats]
    check_wish(wish, seats)
    secret = new_secret()
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        options=options,
        kind=wish.kind,
        state="open",
        seats=seats,
        clock=wish.clock,
        undo=wish.undo,
        absent=wish.absent,
        hints=wish.hints,
        listed=wish.listed,
        creator=visitor.id,
        created=now,
        moved=now,
        commitment=commitment_of(secret),
        secret=secret.hex(),
    )


def check_wish(wish: NewTable, seats: list[Chair]) -> None:
    """Refuse what does not go together."""
    if all(chair.kind == "bot" for chair in seats):
        raise Refused("bad-request", "a table needs at least one seat for a person")
    alone = all(chair.kind != "open" for chair in seats)
    if wish.kind == "device" and not alone:
        raise Refused("bad-request", "on one device every seat is yours or a bot's")
    if wish.undo == "free" and not alone:
        raise Refused("bad-request", "free undo is for tables where one person plays")
    if wish.kind != "device" and sum(chair.kind == "person" for chair in seats) > 1:
        raise Refused("bad-request", "you cannot take several seats, except on one device")
    if isinstance(wish.clock, DaysClock) != (wish.kind == "slow") and not isinstance(wish.clock, NoClock):
        raise Refused("bad-request", "days are for slow tables, seconds for live ones")
    if wish.kind == "device" and not isinstance(wish.clock, NoClock):
        raise Refused("bad-request", "on one device there is no clock")


def new_chair(seat: NewSeat, visitor: Visitor) -> Chair:
    """A seat as its table's creator wishes."""
    if seat.kind == "bot":
        return Chair(kind="bot", level=seat.level, ready=True)
    if seat.kind == "open":
        return Chair(kind="open")
    name = checked_name(seat.name) if seat.name else visitor.name
    return Chair(kind="person", name=name, visitor=visitor.id, ready=True)


def opened(row: TableRow, now: int) -> tuple[Live, list[Entry]]:
    """A new table; it starts at once when nobody is awaited."""
    live = Live(row)
    return live, live.start(now) if is_complete(row) else []


def is_complete(row: TableRow) -> bool:
    """Whether everybody is there."""
    return all(chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in row.seats)


def rematch_row(old: TableRow, visitor: Visitor, now: int) -> TableRow:
    """The same people and bots, everybody one seat further on; who asks for it is ready."""
    seats = old.seats[-1:] + old.seats[:-1]
    chairs = [
        Chair(
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            visitor=chair.visitor,
            ready=chair.kind == "bot" or chair.visitor == visitor.id,
            auto=chair.auto,
        )
        for chair in seats
    ]
    secret = new_secret()
    return TableRow(
        id=new_id(),
        game=old.game,
        rules=games.get(old.game).rules_version,
        options=old.options,
        kind=old.kind,
        state="open",
        seats=chairs,
        clock=old.clock,
        undo=old.undo,
        absent=old.absent,
        hints=old.hints,
        listed=old.listed,
        creator=visitor.id,
        created=now,
        moved=now,
        commitment=commitment_of(secret),
        secret=secret.hex(),
    )


def brought(text: str) -> tuple[Log, list[int]]:
    """A log that a visitor brings."""
    if len(text) > IMPORT:
        raise Refused("too-large", f"this log is longer than {IMPORT:,} characters")
    try:
        return read(text, games.load_all())
    except BadLog as error:
        raise bad_line(error) from None


def imported(log: Log, lines: list[int], visitor: Visitor, now: int) -> tuple[Live, list[Entry]]:
    """A table made of a log, on one device; its moves are checked, and the draws to come have a secret of their own."""
    try:
        table = CoreTable.replay(log, lines)
    except BadLog as error:
        raise bad_line(error) from None
    wish = NewTable(
        game=log.game.id,
        seats=[NewSeat(kind="me", name=name) for name in log.names],
        options=dict(log.options),
        kind="device",
        undo="free",
    )
    row = new_row(wish, visitor, now)
    row.commitment = log.commitment if table.over and log.secret else ""
    row.secret = log.secret or row.secret
    live = Live(row)
    return live, live.adopt(table, now)


def branched(table: CoreTable, levels: list[Level | None], visitor: Visitor, now: int) -> tuple[Live, list[Entry]]:
    """A table that goes on from where this one is, with bots at some seats."""
    if len(levels) != table.seats:
        raise Refused("bad-request", f"{len(levels)} levels for {table.seats} seats")
    if table.actor < 0:
        raise Refused("not-now", "nobody has to decide then")
    seats = [
        NewSeat(kind="bot", level=level) if level else NewSeat(kind="me", name=name)
        for name, level in zip(table.log.names, levels, strict=True)
    ]
    wish = NewTable(game=table.game.id, seats=seats, options=dict(table.log.options), kind="device", undo="free")
    live = Live(new_row(wish, visitor, now))
    live.row.commitment = ""  # draws of the past came from elsewhere
    return live, live.adopt(table, now)


def bad_line(error: BadLog) -> Refused:
    """A log that is refused: which line is wrong, and why, in the reader's language where a rule says it."""
    return Refused("bad-request", str(error), Label("log-line", {"line": error.line, "why": error.why or error.reason}))
