"""Tables: lists, opening, sitting down, getting up, playing again."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from ...messages import Import, Join, NewTable, ShownTable, Stage, Start, Tables
from ...play import seating
from ...play.opening import IMPORT, brought, imported, new_row, opened, rematch_row
from ...play.room import time_now
from ...play.show import shown_row, shown_table
from ...problems import Refused
from ...store.journal import mismatch
from ...store.rows import TableRow
from ..openapi import answer, body, gives, reads
from .asking import Me, PerhapsMe, TableId, TheGate

router = APIRouter(prefix="/api")


@router.get("/tables", responses=gives(Tables))
async def list_tables(visitor: PerhapsMe, gate: TheGate) -> Response:
    """My tables, those to join and those to watch."""
    store, seen_by = gate.hub.store, visitor.id if visitor else None
    mine = await store.tables_of(visitor.id) if visitor else []
    known = {row.id for row in mine}

    def shown(row: TableRow) -> ShownTable:
        return shown_row(row, seen_by, stopped=mismatch(row) or store.damage.stopped(row.id))

    async def others(state: Stage) -> list[ShownTable]:
        found = [shown(row) for row in await store.listed(state) if row.id not in known]
        return [table for table in found if not table.stopped]

    return answer(Tables([shown(row) for row in mine], await others("open"), await others("playing")))


@router.post("/tables", responses=gives(ShownTable, "nobody", "bad-request"), openapi_extra=reads(NewTable))
async def open_table(request: Request, visitor: Me, gate: TheGate) -> Response:
    """Open a table; with nobody to wait for, the game starts."""
    wish = await body(NewTable)(request)
    gate.limit_new(request)
    row = new_row(wish, visitor, time_now())
    gate.hub.ready_games.want(row.game)
    live, new = opened(row, time_now())
    await gate.hub.add(live, new)
    return answer(shown_table(live, visitor.id))


@router.post(
    "/tables/import", responses=gives(ShownTable, "nobody", "bad-request", "too-large"), openapi_extra=reads(Import)
)
async def import_log(request: Request, visitor: Me, gate: TheGate) -> Response:
    """A log as a table of mine."""
    wish = await body(Import, 4 * IMPORT + 1000)(request)
    gate.limit_new(request)
    async with gate.aside:
        log, lines = await asyncio.to_thread(brought, wish.log)
        gate.hub.ready_games.want(log.game.id)
        live, new = await asyncio.to_thread(imported, log, lines, visitor, time_now())
    await gate.hub.add(live, new)
    return answer(shown_table(live, visitor.id))


@router.get("/tables/{table_id}", responses=gives(ShownTable, "not-found"))
async def get_table(table_id: TableId, visitor: PerhapsMe, gate: TheGate) -> Response:
    """A table."""
    return answer(await gate.table(table_id, visitor))


@router.post(
    "/tables/{table_id}/join", responses=gives(ShownTable, "nobody", "not-found", "not-now"), openapi_extra=reads(Join)
)
async def join(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Take a seat, be ready, or come back."""
    wish = await body(Join)(request)
    await gate.hub.change(table_id, seating.join(visitor, wish))
    return answer(await gate.table(table_id, visitor))


@router.post(
    "/tables/{table_id}/start",
    responses=gives(ShownTable, "nobody", "not-found", "not-now", "not-yours"),
    openapi_extra=reads(Start),
)
async def start(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Start with bots in the open seats."""
    wish = await body(Start)(request)
    await gate.hub.change(table_id, seating.start(visitor, wish.fill))
    return answer(await gate.table(table_id, visitor))


@router.post("/tables/{table_id}/leave", responses=gives(ShownTable, "nobody", "not-found", "not-now", "not-yours"))
async def leave(table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Get up from a table."""
    await gate.hub.change(table_id, seating.leave(visitor))
    return answer(await gate.table(table_id, visitor))


@router.post("/tables/{table_id}/rematch", responses=gives(ShownTable, "nobody", "not-found", "not-now", "not-yours"))
async def rematch(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """The same once more, seats moved on."""
    async with gate.hub.using(table_id) as (_, live):
        old = live.row
        live.check_going()
        if not old.seats_of(visitor.id):
            raise Refused("not-yours", "you have no seat at this table")
        if old.state != "over":
            raise Refused("not-now", "the game is not over")
        successor, mine = old.next, None
    if successor is None:
        gate.limit_new(request)
        mine, new = opened(rematch_row(old, visitor, time_now()), time_now())
        await gate.hub.add(mine, new)
        await gate.hub.change(table_id, seating.point_to(mine.row.id))
        async with gate.hub.using(table_id) as (_, live):
            successor = live.row.next
    assert successor
    if mine and mine.row.id != successor:  # somebody else asked at the same time
        await gate.hub.remove(mine.row.id)
    return answer(await gate.table(successor, visitor))
