"""Positions set up by hand: checked, drawn, asked about and played on; the server keeps nothing of them."""

from __future__ import annotations

import json
import secrets
from typing import Any

import msgspec

from ... import games
from ...core.game.errors import BadPosition, MaiolicaError
from ...core.game.game import CHANCE
from ...core.game.possible import wrong
from ...core.game.scene import Label
from ...core.game.words import say
from ...core.table.editing import drawn, settled
from ...core.table.position import Position
from ...core.table.shown import decision
from ...core.table.table import Table
from ..answers import Arranged, Looked
from ..messages import NewPosition
from ..problems import Refused


def begun(wish: NewPosition) -> Position[Any, Any]:
    """A new game, dealt until somebody has to decide."""
    try:
        game = games.get(wish.game)
        options = game.complete(wish.seats, wish.options)
        table = Table(game, wish.seats, options=options, seed=secrets.randbits(63))
    except MaiolicaError as error:
        raise Refused("bad-request", str(error)) from None
    return table.position


def looked(text: str, seat: int | None) -> Looked:
    """The position that somebody has set up as a seat sees it; that it cannot be is an answer, too."""
    try:
        return Looked(arranged(brought(text), seat), None)
    except Refused as refused:
        return Looked(None, refused.reason)


def brought(text: str) -> Position[Any, Any]:
    """The position that somebody has set up, with all that follows; one that cannot be is refused with the reason."""
    try:
        data = msgspec.json.decode(text)
        game = games.get(str(data["game"]))
        return settled(game, Position.unchecked(data))
    except (msgspec.DecodeError, RecursionError, KeyError, TypeError):
        raise Refused("bad-request", "this is no position", Label("possible-nonsense")) from None
    except BadPosition as error:
        raise Refused("bad-request", str(error), error.reason) from None
    except MaiolicaError as error:
        raise Refused("bad-request", str(error), Label("possible-whole", {"text": str(error)})) from None


def arranged(position: Position[Any, Any], seat: int | None = None) -> Arranged:
    """A position as a seat sees it; the one that decides if none is named."""
    actor = position.actor
    eyes = max(actor, 0) if seat is None else seat
    if eyes >= position.seats:
        reason = wrong("possible-no-seat", seat=eyes + 1, count=position.seats)
        raise Refused("bad-request", say(reason), reason)
    legal = [decision(position.game, move) for move in position.legal()] if eyes == actor else []
    return Arranged(text_of(position), eyes, actor, drawn(position, eyes), legal, position.scores())


def text_of(position: Position[Any, Any]) -> str:
    """A position's JSON."""
    return json.dumps(position.to_json())


def played(position: Position[Any, Any], move: str) -> Position[Any, Any]:
    """The position after a move of the seat that decides."""
    try:
        return position.after(move)
    except MaiolicaError as error:
        raise Refused("illegal", str(error)) from None


def dealt(position: Position[Any, Any]) -> Position[Any, Any]:
    """The position when all is drawn that is due, by chance."""
    while position.actor == CHANCE:
        position = position.after(some_draw(position))
    return position


def some_draw(position: Position[Any, Any]) -> Any:
    """What chance brings, as likely as the rules have it."""
    outcomes = position.outcomes()
    lot = secrets.SystemRandom().random()
    for outcome, chance in outcomes:
        lot -= float(chance)
        if lot < 0:
            return outcome
    return outcomes[-1][0]
