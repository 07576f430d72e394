"""What one pair of eyes sees of a table: nothing leaves the server but through here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

from ...core.dialect.random import seeded
from ...core.game.errors import IllegalMove
from ...core.game.game import EVERYBODY, Event, nothing_is_secret
from ...core.game.scene import Label, Scene, agrees
from ...core.table.shown import LogLine, Scoring, decisions, first_new, has_secrets, scores, scoring, told_lines
from ...core.table.table import Table
from ..answers import Previewed
from ..messages import Moment, MomentChange, SceneChange
from ..problems import Refused
from ..store.journal import log_from
from .clocks import shown
from .live import Live
from .pictures import DrawnScene

WORLDS = 4  # guesses that must agree before a preview is shown


def moment(live: Live, seat: int | None, known: list[Event], now: int) -> tuple[Moment, list[Event]]:
    """The present, with the lines that eyes which know some events do not have yet; and the events known now."""
    events = seen(live, eyes_of(seat))
    scene = picture(live, eyes_of(seat)).whole()
    return Moment(**glance(live, seat, events, known, now), scene=cast(Scene, scene)), events


def change(
    live: Live, seat: int | None, known: list[Event], number: int, now: int
) -> tuple[Moment | MomentChange, list[Event]]:
    """The same for eyes that saw the moment with this number: what is new, if that was the last one."""
    eyes = eyes_of(seat)
    latest = picture(live, eyes)
    before = live.pictures.before(eyes, number)
    if before is None:
        return moment(live, seat, known, now)
    events = seen(live, eyes)
    new = cast(SceneChange, latest.since(before))
    return MomentChange(**glance(live, seat, events, known, now), after=number, change=new), events


def glance(live: Live, seat: int | None, events: list[Event], known: list[Event], now: int) -> dict[str, Any]:
    """All that is said beside a picture."""
    table, row, eyes = live.begun, live.row, eyes_of(seat)
    mine = seat is not None and row.state == "playing"
    start = first_new(events, known)
    whose = EVERYBODY if live.game.secret is nothing_is_secret or row.state == "over" else eyes
    lines = live.once(("lines", whose, start), lambda: told_lines(table, events, start))
    view = viewed(live, eyes)
    return {
        "number": row.number,
        "seat": seat,
        "done": live.done,
        "start": start,
        "lines": lines,
        "waiting": row.waiting,
        "turn": table.decisions(eyes) if mine else 0,
        "legal": live.once(("legal", eyes), lambda: decisions(table, eyes)) if mine else [],
        "scores": live.once(("scores", view.tobytes()), lambda: scores(table, eyes)),
        "secret": live.once("secret", lambda: has_secrets(table)),
        "undo": seat is not None and live.can_undo(seat, now),
        "clocks": shown(row.clocks, now),
        "result": row.result,
        "scoring": live.once(("scoring", eyes, start), lambda: scored(live, lines, eyes)) if known else None,
        "summary": live.once("summary", table.summary) if row.state == "over" else None,
    }


def scored(live: Live, lines: list[LogLine], eyes: int) -> Scoring | None:
    """The picture before points were counted, as JSON: most of it was drawn before."""
    with live.pictures.drawing():
        found = scoring(live.begun, lines, eyes)
    return Scoring(found.done, cast(Scene, DrawnScene(found.scene).whole())) if found else None


def eyes_of(seat: int | None) -> int:
    """Whose knowledge a seat, or a spectator, looks on with."""
    return EVERYBODY if seat is None else seat


def viewed(live: Live, eyes: int) -> Any:
    """The position as these eyes may know it."""
    return live.once(("view", eyes), lambda: live.begun.view(eyes))


def picture(live: Live, eyes: int) -> DrawnScene:
    """The picture for these eyes: eyes that see the same from the same side share it."""
    return live.pictures.of(live.game, viewed(live, eyes), eyes, live.row.number)


def earlier_table(live: Live, done: int) -> Callable[[], Table]:
    """The way to a table as it was after so many events; to be gone anywhere, it asks nothing more of this one."""
    if not 0 <= done <= live.done:
        raise Refused("not-found", f"there is no moment after {done} events; there are {live.done}")
    log = replace(live.begun.log, events=live.begun.log.events[:done])
    return lambda: Table.replayed(log)


def past_moment(live: Live, seat: int | None, done: int) -> Moment:
    """An earlier moment, as these eyes saw it then; nothing can be decided there."""
    table, row, eyes = live.begun, live.row, eyes_of(seat)
    earlier = earlier_table(live, done)()
    lines = told_lines(table, seen(live, eyes)[:done], 0)
    return Moment(
        number=row.number,
        seat=seat,
        done=done,
        start=0,
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
    events = seen(live, eyes_of(seat))
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
