"""Carries out what visitors ask, from HTTP and from sockets alike."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.requests import HTTPConnection

from ...core.game.game import Game
from ...core.table.position import Position
from ...core.table.shown import decision
from ..answers import Advice, Advices, Previewed, Reason, Stored
from ..messages import Auto, Command, Hint, Play, Preview, Resign, ShownTable, Undo, Visitor, Why
from ..play.hub import Hub
from ..play.live import Live
from ..play.moments import preview, why
from ..play.show import shown_table
from ..problems import Refused
from ..settings import Settings
from ..store.rows import Entry
from .limits import Limit, WorkShare, whose
from .visitors import Visitors

BURST = 10  # seconds whose share of work may be taken at once


class Gate:
    """Knows who may do what, and how often."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.visitors = Visitors(hub)
        self._requests = Limit(settings.requests_per_minute, "requests")
        self._new = Limit(settings.new_per_minute, "new tables and visitors")
        self._hints = Limit(settings.hints_per_minute, "hints")
        self._tries = Limit(4 * settings.hints_per_minute, "moves to try")
        self._pages = Limit(4 * settings.requests_per_minute, "requests")
        self.work = WorkShare(settings.work_share, settings.work_share * BURST)
        self.aside = asyncio.Semaphore(1)  # what takes long is done in a thread, one after the other
        self.connections: dict[str, int] = {}

    def limit(self, connection: HTTPConnection) -> None:
        """Anybody may ask, but not without end."""
        self._requests.take(address_of(connection))

    def limit_pages(self, connection: HTTPConnection) -> None:
        """Files, and what operators look at: they cost little."""
        self._pages.take(address_of(connection))

    def limit_new(self, connection: HTTPConnection) -> None:
        """What is stored for long is counted more strictly."""
        self._new.take(address_of(connection))

    def limit_tries(self, visitor: Visitor) -> None:
        """Moves that are tried are thought about, but not for long."""
        self._tries.take(visitor.id)

    async def table(self, table_id: str, visitor: Visitor | None) -> ShownTable:
        """A table as somebody sees it."""
        async with self.hub.using(table_id) as (room, live):
            return shown_table(live, visitor.id if visitor else None, self.hub.presence.at(room.id))

    async def do(self, table_id: str, visitor: Visitor, asked: Command) -> Any:
        """Carry out a command of a visitor at a table."""
        if isinstance(asked, Play | Undo | Resign | Auto):
            return await self.decide(table_id, visitor, asked)
        async with self.hub.using(table_id) as (_, live):
            if isinstance(asked, Hint):
                seat = asked.seat if asked.done is not None else seat_of(live, visitor, asked.seat)
            else:
                with self.work.counted():
                    return question(live, own_seat(live, visitor, asked.seat), asked)
        return await self.hint(table_id, visitor, seat, asked.done)

    async def decide(self, table_id: str, visitor: Visitor, asked: Play | Undo | Resign | Auto) -> Stored:
        """What changes the table; a decision of a visitor counts once."""
        message = None if isinstance(asked, Auto) else f"{visitor.id} {asked.id}"

        def change(live: Live, now: int) -> list[Entry]:
            seat = own_seat(live, visitor, asked.seat)
            if isinstance(asked, Play):
                return at_hand(live, seat).play(seat, asked.move, asked.turn, message, now)
            if isinstance(asked, Undo):
                return at_hand(live, seat).undo(seat, message, now)
            if isinstance(asked, Auto):
                return live.set_auto(seat, asked.on, now)
            return live.give_up(seat, "resigned", message, now)

        return await self.hub.change(table_id, change, message)

    async def hint(self, table_id: str, visitor: Visitor, seat: int | None, done: int | None) -> Advices:
        """The best moves of a seat that is to move, now or in a finished game's past."""
        async with self.hub.using(table_id) as (room, live):
            if done is None:
                table = live.playing
                if not live.row.hints:
                    raise Refused("not-now", "this table gives no hints")
            else:
                if live.row.state != "over" or done > live.done:
                    raise Refused("not-now", "earlier moments can be asked about when the game is over")
                table = live.begun.at(done)
                seat = next(iter(table.waiting()), None) if seat is None else seat
            if seat is None or seat >= table.seats or not table.legal_actions(seat):
                raise Refused("not-now", "there is nothing to decide for this seat")
            view, game = table.view(seat), table.game
        self._hints.take(visitor.id)
        await self.hub.compiled(room, game.id)
        return await self._advices(game, view, seat)

    async def best_moves(self, visitor: Visitor, position: Position[Any, Any]) -> Advices:
        """The best moves of the seat that decides in a position that was set up."""
        if position.actor < 0:
            raise Refused("not-now", "there is nothing to decide")
        self.limit_tries(visitor)
        await self.hub.until_compiled(position.game.id)
        return await self._advices(position.game, position.view(position.actor), position.actor)

    async def _advices(self, game: Game, view: Any, seat: int) -> Advices:
        seconds = self.settings.hint_seconds
        found = await self.hub.thinkers.estimates(game.id, view, seat, secrets.randbits(64), seconds)
        moves = [(decision(game, game.moves.decode(one.action)), one) for one in found[:20]]
        return Advices([Advice(d.text, d.fields, d.told, round(e.chance, 4), round(e.lead, 2)) for d, e in moves])


def question(live: Live, seat: int, asked: Preview | Why) -> Previewed | Reason:
    """What would come of a move, or why there is none."""
    if isinstance(asked, Preview):
        return preview(live.playing, seat, asked.move)
    return Reason(why(live.playing, seat, asked.fields))


def own_seat(live: Live, visitor: Visitor, seat: int | None) -> int:
    """The seat that a visitor decides for."""
    found = seat_of(live, visitor, seat)
    assert found is not None
    return found


def at_hand(live: Live, seat: int) -> Live:
    """The table, unless a bot sits in at this seat."""
    if live.row.seats[seat].stand_in:
        raise Refused("not-now", "a bot sits in for you: join again to play")
    return live


def seat_of(
    live: Live, visitor: Visitor | None, seat: int | None, may_watch: bool = False, may_look_back: bool = False
) -> int | None:
    """The seat that a visitor acts for or looks from; everybody may look from any seat once the game is over."""
    if seat is not None and seat >= len(live.row.seats):
        raise Refused("not-found", f"there is no seat {seat + 1}")
    if seat is None and may_watch:
        return None
    mine = live.row.seats_of(visitor.id if visitor else None)
    if seat in mine or (may_watch and seat is not None and live.row.state == "over"):
        return seat
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise Refused("bad-request", "you have several seats: say which")
    raise Refused("not-yours", "this seat is not yours")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return whose(connection.client.host) if connection.client else "?"
