"""What the routes share: whose eyes, which table, who asks."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from ....core.game.words import LANGUAGES
from ...messages import Visitor
from ...play.opening import TABLE_ID
from ..gate import Gate

TableId = Annotated[str, Path(pattern=TABLE_ID, description="the table's id")]
InLanguage = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="of the labels")]
Eyes = Annotated[int | None, Query(ge=0, le=9, description="whose eyes; a spectator's if left out")]


def gate(request: Request) -> Gate:
    """The one who carries out what is asked."""
    found: Gate = request.app.state.gate
    return found


TheGate = Annotated[Gate, Depends(gate)]


async def me(request: Request, gate: TheGate) -> Visitor:
    """Who asks; nobody is refused."""
    return await gate.visitors.known(request)


async def perhaps_me(request: Request, gate: TheGate) -> Visitor | None:
    """Who asks, if anybody."""
    return await gate.visitors.of(request)


Me = Annotated[Visitor, Depends(me)]
PerhapsMe = Annotated[Visitor | None, Depends(perhaps_me)]
