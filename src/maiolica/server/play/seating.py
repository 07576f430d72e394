"""Sitting down, getting up, starting and playing again."""

from __future__ import annotations

from ..messages import Join, Level, Visitor
from ..problems import Refused
from ..store.rows import Chair, Entry
from .live import Live
from .names import checked_name
from .opening import is_complete
from .room import Change


def join(visitor: Visitor, wish: Join) -> Change:
    """Take an open seat, be ready, or come back."""

    def change(live: Live, now: int) -> list[Entry]:
        mine = live.row.seats_of(visitor.id)
        if mine and (wish.seat is None or wish.seat in mine):
            return sit_again(live, mine if wish.seat is None else [wish.seat], now)
        if mine:
            raise Refused("not-now", "you sit at this table already")
        seat = free_seat(live, wish.seat)
        name = checked_name(wish.name) if wish.name else visitor.name
        live.row.seats[seat] = Chair(kind="person", name=name, visitor=visitor.id, ready=True)
        live.row.creator_left &= live.row.creator != visitor.id
        return settled(live, seat, "sat down", now)

    return change


def sit_again(live: Live, seats: list[int], now: int) -> list[Entry]:
    """A person who has a seat says: here I am."""
    entries: list[Entry] = []
    for seat in seats:
        chair = live.row.seats[seat]
        if live.row.state == "open" and not chair.ready:
            chair.ready = True
            entries += settled(live, seat, "is ready", now)
        elif live.row.state == "playing" and chair.stand_in:
            entries += live.come_back(seat, now)
    return entries


def settled(live: Live, seat: int, text: str, now: int) -> list[Entry]:
    """Note who sat down; the last one starts the game."""
    entries = live.changed_seats(seat, text, now)
    return entries + live.start(now) if is_complete(live.row) else entries


def free_seat(live: Live, wanted: int | None) -> int:
    """The seat that is wanted, or the first that is open."""
    if live.row.state != "open":
        raise Refused("not-now", "the game has begun")
    free = [seat for seat, chair in enumerate(live.row.seats) if chair.kind == "open"]
    if wanted is not None and wanted not in free:
        raise Refused("not-now", f"seat {wanted + 1} is taken")
    if not free:
        raise Refused("not-now", "all seats are taken")
    return free[0] if wanted is None else wanted


def start(visitor: Visitor, fill: Level | None) -> Change:
    """The creator starts, with bots where nobody sits."""

    def change(live: Live, now: int) -> list[Entry]:
        if live.row.creator != visitor.id:
            raise Refused("not-yours", "only who opened the table can start it")
        if live.row.state != "open":
            raise Refused("not-now", "the game has begun")
        absent = [seat for seat, chair in enumerate(live.row.seats) if chair.kind == "open" or not chair.ready]
        if absent and fill is None:
            raise Refused("not-now", "not everybody is there; say which bots shall fill the seats")
        if not any(chair.kind == "person" and chair.ready for chair in live.row.seats):
            raise Refused("not-now", "nobody sits at this table")
        for seat in absent:
            live.row.seats[seat] = Chair(kind="bot", level=fill, ready=True)
        return live.changed_seats(None, "started", now) + live.start(now)

    return change


def leave(visitor: Visitor) -> Change:
    """Get up: before the start the seat is free again, later it goes as the table chose."""

    def change(live: Live, now: int) -> list[Entry]:
        seats = live.row.seats_of(visitor.id)
        if not seats:
            raise Refused("not-yours", "you have no seat at this table")
        if live.row.state == "over":
            raise Refused("not-now", "the game is over")
        entries: list[Entry] = []
        for seat in seats:
            if live.row.state == "open":
                live.row.seats[seat] = Chair(kind="open")
                live.row.creator_left |= live.row.creator == visitor.id
                entries += live.changed_seats(seat, "got up", now)
            elif live.row.state == "playing" and not live.row.seats[seat].stand_in:
                entries += live.give_up(seat, "left", None, now)
        return entries

    return change


def point_to(table_id: str) -> Change:
    """A finished table tells where its people play again."""

    def change(live: Live, now: int) -> list[Entry]:
        if live.row.next is None:
            live.row.next = table_id
            return live.changed_seats(None, "is played again", now)
        return []

    return change
