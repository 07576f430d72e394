"""Moments: what is seen of a table now and at any earlier time, as JSON, log and picture."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import PlainTextResponse, Response

from ....core.game.game import EVERYBODY
from ....ui.svg import draw
from ...messages import Moment
from ...play.moments import earlier_table, eyes_of, known_at, log_text, moment, past_moment
from ...play.room import time_now
from ...problems import Refused
from ..gate import seat_of
from ..openapi import answer, gives
from .asking import Eyes, InLanguage, PerhapsMe, TableId, TheGate

router = APIRouter(prefix="/api")
WAIT = 25  # seconds that a request for the next moment may take


@router.get("/tables/{table_id}/moment", responses=gives(Moment, "not-found", "not-yours", "not-now", "busy"))
async def get_moment(
    table_id: TableId,
    visitor: PerhapsMe,
    gate: TheGate,
    seat: Eyes = None,
    last: Annotated[int, Query(ge=-1, description="the number I know")] = -1,
    wait: Annotated[float, Query(ge=0, le=WAIT, description="seconds to wait for a newer one")] = 0,
) -> Response:
    """What I see now, or as soon as it is newer than what I know."""
    end = asyncio.get_running_loop().time() + wait
    while True:
        async with gate.hub.using(table_id) as (room, live):
            seat_of(live, visitor, seat, may_watch=True)
            left = end - asyncio.get_running_loop().time()
            if live.row.number > last or left <= 0:
                found, _ = moment(live, seat, known_at(live, seat, last), time_now())
                return answer(found)
            changed = room.changed
        if gate.hub.is_leaving:
            raise Refused("busy", "the server stops; ask again", after=1)
        room.awaited += 1
        try:
            await asyncio.wait_for(changed.wait(), left)
        except TimeoutError:
            continue
        finally:
            room.awaited -= 1


@router.get("/tables/{table_id}/moments/{done}", responses=gives(Moment, "not-found", "not-yours", "not-now"))
async def get_past_moment(
    table_id: TableId,
    done: Annotated[int, Path(ge=0, le=10**6)],
    visitor: PerhapsMe,
    gate: TheGate,
    seat: Eyes = None,
) -> Response:
    """What was seen after so many events."""
    async with gate.hub.using(table_id) as (_, live):
        seat_of(live, visitor, seat, may_watch=True, may_look_back=True)
        with gate.work.counted():
            return answer(past_moment(live, seat, done))


@router.get(
    "/tables/{table_id}/log",
    response_class=PlainTextResponse,
    responses=gives(None, "not-found", "not-yours", "not-now"),
)
async def get_log(table_id: TableId, visitor: PerhapsMe, gate: TheGate, seat: Eyes = None) -> Response:
    """The log, as far as I may know it."""
    async with gate.hub.using(table_id) as (_, live):
        seat_of(live, visitor, seat, may_watch=True, may_look_back=True)
        text = log_text(live, EVERYBODY if seat is None else seat)
    name = f'attachment; filename="{live.row.game}-{table_id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get(
    "/tables/{table_id}/picture.svg",
    response_class=Response,
    responses=gives(None, "not-found", "not-yours", "not-now"),
)
async def get_picture(
    table_id: TableId,
    visitor: PerhapsMe,
    gate: TheGate,
    seat: Eyes = None,
    done: Annotated[int | None, Query(ge=0, le=10**6)] = None,
    lang: InLanguage = "en",
) -> Response:
    """A moment as a picture."""
    async with gate.hub.using(table_id) as (_, live):
        seat_of(live, visitor, seat, may_watch=True, may_look_back=True)
        earlier, names = earlier_table(live, live.done if done is None else done), live.row.names
    async with gate.aside:  # one at a time, beside the loop
        with gate.work.counted():
            picture = await asyncio.to_thread(lambda: draw(earlier().scene(eyes_of(seat)), lang, names))
    return Response(picture, media_type="image/svg+xml")
