"""Visitors: coming, being known, and being the same person on another device."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ...messages import Credential, NewVisitor, Token, Visitor
from ..gate import Gate
from ..openapi import answer, body, gives, reads
from ..visitors import set_cookie
from .asking import Me, TheGate

router = APIRouter(prefix="/api")


@router.post("/visitors", responses=gives(Credential, "bad-request"), openapi_extra=reads(NewVisitor))
async def add_visitor(request: Request, gate: TheGate) -> Response:
    """A new visitor, with the token of this device."""
    wish = await body(NewVisitor)(request)
    gate.limit_new(request)
    return credential(request, gate, await gate.visitors.add(wish.name))


@router.get("/me", responses=gives(Visitor, "nobody"))
async def who_am_i(visitor: Me) -> Response:
    """Who I am."""
    return answer(visitor)


@router.patch("/me", responses=gives(Visitor, "nobody", "bad-request"), openapi_extra=reads(NewVisitor))
async def rename(request: Request, visitor: Me, gate: TheGate) -> Response:
    """Take another name."""
    wish = await body(NewVisitor)(request)
    return answer(await gate.visitors.rename(visitor, wish.name))


@router.post("/me/recovery", responses=gives(Token, "nobody"))
async def recovery(request: Request, visitor: Me, gate: TheGate) -> Response:
    """A token that works once, for a private link to another device."""
    gate.limit_new(request)
    return answer(Token(token=await gate.visitors.recovery(visitor)))


@router.post("/recover", responses=gives(Credential, "nobody", "bad-request"), openapi_extra=reads(Token))
async def recover(request: Request, gate: TheGate) -> Response:
    """Be that visitor on this device."""
    gate.limit_new(request)
    return credential(request, gate, await gate.visitors.recover((await body(Token)(request)).token))


@router.post("/me/forget", status_code=204, responses=gives(None, status=204))
async def forget(request: Request, gate: TheGate) -> Response:
    """This device is nobody."""
    await gate.visitors.forget(request)
    response = Response(status_code=204)
    set_cookie(response, request, "", gate.settings.secure_cookies)
    return response


def credential(request: Request, gate: Gate, found: Credential) -> Response:
    """A token for programs, and a cookie for browsers."""
    response = answer(found)
    set_cookie(response, request, found.token, gate.settings.secure_cookies)
    return response
