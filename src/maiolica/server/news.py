"""What the socket says by itself and in answer, in types; what it is told is in messages.py."""

from __future__ import annotations

from msgspec import Struct

from ..core.game.scene import Label
from .messages import Moment, MomentChange, ShownTable


class TableNews(Struct, tag_field="type", tag="table"):
    """People come and go, or the table starts or ends."""

    table: ShownTable


class PresenceNews(Struct, tag_field="type", tag="presence"):
    """Others are connected than before; only to who puts moments together from changes, instead of a whole table."""

    online: list[bool]  # for each seat
    watchers: int


class SignalNews(Struct, tag_field="type", tag="signal"):
    """Somebody gave a signal."""

    seat: int
    signal: str


class PreparingNews(Struct, tag_field="type", tag="preparing"):
    """A bot or a hint waits until the game is compiled, about so many seconds; without a number it waits no more."""

    seconds: int | None


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes, I am here."""

    at: int


class Answered(Struct, tag_field="type", tag="done"):
    """What you asked for is done; the fields of the answer stand beside the id."""

    id: str


class ProblemNews(Struct, tag_field="type", tag="error"):
    """A problem; with the id of the message it answers, if there is one."""

    id: str | None
    error: str
    text: str
    reason: Label | None


News = Moment | MomentChange | TableNews | PresenceNews | SignalNews | PreparingNews | Pong | Answered | ProblemNews
