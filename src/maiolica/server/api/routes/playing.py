"""Playing: everything that a person does on a turn."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ...answers import Advices, Previewed, Reason, Stored
from ...messages import Auto, Hint, Play, Preview, Resign, Undo, Why
from ..openapi import answer, body, gives, reads
from .asking import Me, TableId, TheGate

router = APIRouter(prefix="/api")
REFUSALS = ("nobody", "bad-request", "not-found", "not-yours", "not-now")


@router.post(
    "/tables/{table_id}/play", responses=gives(Stored, *REFUSALS, "illegal", "stale"), openapi_extra=reads(Play)
)
async def play(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Make a decision."""
    return answer(await gate.do(table_id, visitor, await body(Play)(request)))


@router.post("/tables/{table_id}/undo", responses=gives(Stored, *REFUSALS), openapi_extra=reads(Undo))
async def undo(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Take back my last decision."""
    return answer(await gate.do(table_id, visitor, await body(Undo)(request)))


@router.post("/tables/{table_id}/resign", responses=gives(Stored, *REFUSALS), openapi_extra=reads(Resign))
async def resign(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Give up."""
    return answer(await gate.do(table_id, visitor, await body(Resign)(request)))


@router.post("/tables/{table_id}/hint", responses=gives(Advices, *REFUSALS, "busy"), openapi_extra=reads(Hint))
async def hint(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """What a strong bot would do."""
    return answer(await gate.do(table_id, visitor, await body(Hint)(request)))


@router.post("/tables/{table_id}/why", responses=gives(Reason, *REFUSALS), openapi_extra=reads(Why))
async def why(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Why something cannot be decided."""
    return answer(await gate.do(table_id, visitor, await body(Why)(request)))


@router.post(
    "/tables/{table_id}/preview", responses=gives(Previewed, *REFUSALS, "illegal"), openapi_extra=reads(Preview)
)
async def preview(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """What the table would look like."""
    return answer(await gate.do(table_id, visitor, await body(Preview)(request)))


@router.post(
    "/tables/{table_id}/auto", status_code=204, responses=gives(None, *REFUSALS, status=204), openapi_extra=reads(Auto)
)
async def auto(request: Request, table_id: TableId, visitor: Me, gate: TheGate) -> Response:
    """Play my forced decisions, or do not."""
    await gate.do(table_id, visitor, await body(Auto)(request))
    return Response(status_code=204)
