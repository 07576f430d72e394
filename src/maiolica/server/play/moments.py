"""What one pair of eyes sees of a table: nothing leaves the server but through here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec import Raw
from msgspec.json import encode

from ...core.dialect.random import seeded
from ...core.game.errors import IllegalMove
from ...core.game.game import EVERYBODY, Event, nothing_is_secret
from ...core.game.scene import Label, Scene, agrees
from ...core.table.shown import decisions, has_secrets, new_lines, scores, scoring
from ...core.table.table import Table
from ..answers import Previewed
from ..messages import Moment
from ..problems import Refused
from ..store.journal import log_from
from .clocks import shown
from .live import Live

WORLDS = 4  # guesses that must agree before a preview is shown


def moment(live: Live, seat: int | None, known: list[Event], now: int) -> tuple[Moment, list[Event]]:
    """The present, with the lines that eyes which know some events do not have yet; and the events known now."""
    table, row = live.begun, live.row
    eyes = EVERYBODY if seat is None else seat
    events = seen(live, eyes)
    start, lines = new_lines(table, events, known)
    mine = seat is not None and row.state == "playing"
    found = Moment(
        number=row.number,
        seat=seat,
        done=live.done,
        start=start,
        lines=lines,
        scene=scene(live, eyes),
        waiting=row.waiting,
        turn=table.decisions(eyes) if mine else 0,
        legal=decisions(table, eyes) if mine else [],
        scores=scores(table, eyes),
        secret=has_secrets(table),
        undo=seat is not None and live.can_undo(seat, now),
        clocks=shown(row.clocks, now),
        result=row.result,
        scoring=scoring(table, lines, eyes) if known else None,
        summary=live.once("summary", table.summary) if row.state == "over" else None,
    )
    return found, events


def scene(live: Live, eyes: int) -> Scene:
    """The picture for these eyes, as JSON already: eyes that see the same from the same side share it."""
    table, side = live.begun, max(eyes, 0)
    view = table.view(eyes)

    def drawn() -> Scene:
        return cast(Scene, Raw(encode(table.game.scene(view, side))))  # written out as what it stands for

    return live.once((view.tobytes(), side), drawn)


def past_moment(live: Live, seat: int | None, done: int) -> Moment:
    """An earlier moment, as these eyes saw it then; nothing can be decided there."""
    table, row = live.begun, live.row
    if not 0 <= done <= live.done:
        raise Refused("not-found", f"there is no moment after {done} events; there are {live.done}")
    eyes = EVERYBODY if seat is None else seat
    earlier = table.at(done)
    start, lines = new_lines(table, seen(live, eyes)[:done], [])
    return Moment(
        number=row.number,
        seat=seat,
        done=done,
        start=start,
        lines=lines,
        scene=earlier.scene(eyes),
        waiting=earlier.waiting(),
        turn=0,
        legal=[],
        scores=scores(earlier, eyes),
        secret=has_secrets(earlier),
        undo=False,
        clocks=None,
        result=row.result,
        scoring=scoring(table, lines[-1:], eyes),
        summary=None,
    )


def seen(live: Live, eyes: int) -> list[Event]:
    """The events as these eyes know them; a finished game has no secrets, however it ended."""
    table = live.begun
    return list(table.log.events) if live.row.state == "over" else live.once(eyes, lambda: table.seen(eyes))


def known_at(live: Live, seat: int | None, number: int) -> list[Event]:
    """The events that these eyes certainly have, if they saw the table when it had this number."""
    if not live.table or live.stopped:
        return []
    events = seen(live, EVERYBODY if seat is None else seat)
    if number == live.row.number:
        return events
    return events[: live.kept_since(number)] if live.game.secret is nothing_is_secret else []


def log_text(live: Live, eyes: int) -> str:
    """The log as these eyes may have it."""
    if live.stopped:
        if live.row.state != "over":
            live.check_going()
        return log_from(live.row, live.entries)
    return live.begun.text() if live.row.state == "over" else live.begun.text(eyes)


def why(table: Table, seat: int, fields: Mapping[str, int]) -> Label | None:
    """Why no decision of a seat has these fields; nothing if one has."""
    if any(agrees(move, fields) for move in table.legal(seat)):
        return None
    move = next((move for move in table.game.moves if agrees(move, fields)), None)
    if move is None or seat not in table.waiting():
        return None
    return table.game.why_not(table.view(seat), seat, move)


def preview(table: Table, seat: int, text: str) -> Previewed:
    """The table after a move, if that is the same in every world this seat thinks possible."""
    try:
        action = table.game.moves.number(text)
    except IllegalMove as error:
        raise Refused("illegal", str(error)) from None
    if action not in table.legal_actions(seat):
        raise Refused("illegal", f"{text} cannot be played now")
    rules, outcomes = table.game.rules, []
    for world_number in range(WORLDS):
        world = table.view(seat)
        rules.guess(world, seat, seeded(world_number))
        rules.play(world, seat, action)
        points = [int(rules.score(world, one)) for one in range(table.seats)]
        rules.hide(world, seat)
        outcomes.append((world, points))
    if len({(world.tobytes(), tuple(points)) for world, points in outcomes}) > 1:
        return Previewed(None, scores(table, seat))
    world, points = outcomes[0]
    return Previewed(table.game.scene(world, seat), points)
