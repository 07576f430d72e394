"""Reviews: a finished game looked back at, decisions made once more, and games that branch off."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ....study.habits import Habits
from ...answers import Occasion, Previewed, Reviewed, Tried
from ...messages import Branch, ShownTable, Try
from ...play.opening import branched
from ...play.reviewing import TRY, finished, line_in, occasion, seen_after, situation_at
from ...play.room import time_now
from ...play.show import shown_table
from ...problems import Refused
from ..openapi import answer, body, gives, reads
from .asking import Me, TableId, TheGate

router = APIRouter(prefix="/api")
AfterEvents = Annotated[int, Path(ge=0, le=10**6, description="which decision: how many events there were before it")]
Which = Annotated[Literal["played", "best"], Path(description="which line")]
Steps = Annotated[int, Path(ge=0, le=1000, description="of the line")]
REFUSALS = ("nobody", "not-found", "not-now")


@router.get("/me/habits", responses=gives(list[Habits], "nobody"))
async def get_habits(visitor: Me, gate: TheGate) -> Response:
    """What my finished games say of me, as far as they were reviewed."""
    return answer(await gate.hub.reviews.habits(visitor.id))


@router.get("/tables/{table_id}/review", responses=gives(Reviewed, *REFUSALS, "busy"))
async def get_review(table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """The review of a finished game, as far as it is made; it goes on while somebody asks."""
    async with gate.hub.using(table_id) as (_, live):
        finished(live)
    return answer(await gate.hub.reviews.ask(table_id))


@router.get("/tables/{table_id}/review/{done}", responses=gives(Occasion, *REFUSALS))
async def get_occasion(table_id: TableId, done: AfterEvents, visitor: Me, gate: TheGate) -> Response:
    """A decision as its seat saw it, with everything that it could do."""
    async with gate.hub.using(table_id) as (_, live):
        return answer(occasion(live, done))


@router.get("/tables/{table_id}/review/{done}/{which}/{steps}", responses=gives(Previewed, *REFUSALS))
async def get_line(
    table_id: TableId, done: AfterEvents, which: Which, steps: Steps, visitor: Me, gate: TheGate
) -> Response:
    """What the table would have looked like after some steps of a line."""
    line = line_in(await gate.hub.reviews.kept(table_id), done, which)
    async with gate.hub.using(table_id) as (_, live):
        return answer(seen_after(live, done, line, steps))


@router.post(
    "/tables/{table_id}/review/{done}/try",
    responses=gives(Tried, *REFUSALS, "illegal", "busy"),
    openapi_extra=reads(Try),
)
async def try_move(request: Request, table_id: TableId, done: AfterEvents, visitor: Me, gate: TheGate) -> Response:
    """What another move would have been worth."""
    wish = await body(Try)(request)
    async with gate.hub.using(table_id) as (room, live):
        situation, game = situation_at(live, done), live.game
        legal = {game.moves.text(move): game.moves.number(move) for move in live.begun.at(done).legal(situation.seat)}
    if wish.move not in legal:
        raise Refused("illegal", f"{wish.move} could not be played then")
    gate.limit_tries(visitor)
    await gate.hub.compiled(room, game.id)
    found = await gate.hub.thinkers.try_move(game.id, situation.before, situation.seat, legal[wish.move], TRY)
    return answer(Tried(*(round(one, 4) for one in found)))


@router.post(
    "/tables/{table_id}/branch",
    status_code=201,
    responses=gives(ShownTable, *REFUSALS, "bad-request", status=201),
    openapi_extra=reads(Branch),
)
async def branch(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Play on from an earlier moment, at a table of its own; the finished game stays as it is."""
    wish = await body(Branch)(request)
    async with gate.hub.using(table_id) as (_, live):
        finished(live)
        if wish.done > live.done:
            raise Refused("not-found", f"there is no moment after {wish.done} events")
        earlier = live.begun.at(wish.done)
    gate.limit_new(request)
    made, new = branched(earlier, wish.levels, visitor, time_now())
    await gate.hub.add(made, new)
    return answer(shown_table(made, visitor.id), 201)
