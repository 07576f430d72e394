"""Positions: set up by hand, one place after the other, then asked about and played on."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ....core.game.errors import BadPosition
from ...answers import Advices, Arranged, Looked, Possibilities, Possibility
from ...messages import AskPlace, AskPosition, NewPosition, StepFrom
from ...play.arranging import arranged, begun, brought, dealt, looked, played, text_of
from ...play.reviewing import finished
from ...problems import Refused
from ..openapi import answer, body, gives, reads
from .asking import Me, TableId, TheGate
from .reviews import REFUSALS, AfterEvents

router = APIRouter(prefix="/api")


@router.post("/positions", responses=gives(Arranged, "nobody", "bad-request"), openapi_extra=reads(NewPosition))
async def new_position(request: Request, visitor: Me, gate: TheGate) -> Response:
    """The first decision of a new game, to begin with."""
    wish = await body(NewPosition)(request)
    gate.limit_tries(visitor)
    return answer(arranged(begun(wish)))


@router.post(
    "/positions/look", responses=gives(Looked, "nobody", "bad-request", "too-large"), openapi_extra=reads(AskPosition)
)
async def look(request: Request, visitor: Me, gate: TheGate) -> Response:
    """A position as a seat sees it, or why there is no such position."""
    asked = await body(AskPosition)(request)
    return answer(looked(asked.position, asked.seat))


@router.post(
    "/positions/place",
    responses=gives(Possibilities, "nobody", "bad-request", "too-large", "busy"),
    openapi_extra=reads(AskPlace),
)
async def at_place(request: Request, visitor: Me, gate: TheGate) -> Response:
    """What could lie at a place."""
    asked = await body(AskPlace)(request)
    position = brought(asked.position)
    seat = arranged(position, asked.seat).seat
    gate.limit_tries(visitor)
    await gate.hub.until_compiled(position.game.id)
    try:
        found, refused = await gate.hub.thinkers.fillings(position, seat, asked.place)
    except BadPosition as error:
        raise Refused("bad-request", str(error), error.reason) from None
    choices = [Possibility(one.put, one.gone, text_of(one.position), one.shapes) for one in found]
    return answer(Possibilities(choices, refused))


@router.post(
    "/positions/step",
    responses=gives(Arranged, "nobody", "bad-request", "too-large", "illegal", "busy"),
    openapi_extra=reads(StepFrom),
)
async def step(request: Request, visitor: Me, gate: TheGate) -> Response:
    """The position after a move, a bot's if none is named, and after the draws that follow."""
    asked = await body(StepFrom)(request)
    position = brought(asked.position)
    if position.actor >= 0:
        move = asked.move or (await gate.best_moves(visitor, position)).moves[0].text
        position = played(position, move)
    return answer(arranged(dealt(position), asked.seat))


@router.post(
    "/positions/hint",
    responses=gives(Advices, "nobody", "bad-request", "too-large", "not-now", "busy"),
    openapi_extra=reads(AskPosition),
)
async def position_hint(request: Request, visitor: Me, gate: TheGate) -> Response:
    """The best moves of the seat that decides, from what it knows."""
    asked = await body(AskPosition)(request)
    return answer(await gate.best_moves(visitor, brought(asked.position)))


@router.get("/tables/{table_id}/review/{done}/position", responses=gives(Arranged, *REFUSALS))
async def past_position(table_id: TableId, done: AfterEvents, visitor: Me, gate: TheGate) -> Response:
    """An earlier moment of a finished game, to be changed."""
    async with gate.hub.using(table_id) as (_, live):
        finished(live)
        if done > live.done:
            raise Refused("not-found", f"there is no moment after {done} events")
        position = live.begun.at(done).position
    return answer(arranged(position))
