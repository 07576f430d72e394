"""Plain HTTP: everything a client can do, one request at a time."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from .. import __version__, games
from ..bots.levels import LEVELS
from ..core.game.game import EVERYBODY, Game, nothing_is_secret
from ..core.game.options import Option, first_seat
from ..core.game.words import LANGUAGES
from ..ui.svg import draw
from . import messages, seating
from .desk import Desk, seat_of
from .journal import mismatch
from .messages import (
    Advices,
    Auto,
    Credential,
    Done,
    Hint,
    Import,
    Join,
    Moment,
    NewTable,
    NewVisitor,
    Play,
    Preview,
    Previewed,
    Reason,
    Resign,
    Start,
    State,
    Table,
    Tables,
    Token,
    Undo,
    Visitor,
    Why,
)
from .moments import known_at, log_text, moment, past_moment
from .openapi import answer, body, gives, reads
from .opening import IMPORT, TABLE_ID, brought, imported, new_row, opened, rematch_row
from .problems import Refused
from .room import clock
from .rows import Row
from .show import shown_row, shown_table
from .visitors import set_cookie

router = APIRouter(prefix="/api")
WAIT = 25  # seconds that a request for the next moment may take

TableId = Annotated[str, Path(pattern=TABLE_ID, description="the table's id")]
Eyes = Annotated[int | None, Query(ge=0, le=9, description="whose eyes; a spectator's if left out")]


def desk(request: Request) -> Desk:
    """The one who carries out what is asked."""
    found: Desk = request.app.state.desk
    return found


TheDesk = Annotated[Desk, Depends(desk)]


async def me(request: Request, desk: TheDesk) -> Visitor:
    """Who asks; nobody is refused."""
    return await desk.visitors.known(request)


async def perhaps_me(request: Request, desk: TheDesk) -> Visitor | None:
    """Who asks, if anybody."""
    return await desk.visitors.of(request)


Me = Annotated[Visitor, Depends(me)]
PerhapsMe = Annotated[Visitor | None, Depends(perhaps_me)]


# Visitors -----------------------------------------------------------------------------------------


@router.post("/visitors", responses=gives(Credential, "bad-request"), openapi_extra=reads(NewVisitor))
async def add_visitor(request: Request, desk: TheDesk) -> Response:
    """A new visitor, with the token of this device."""
    wish = await body(NewVisitor)(request)
    desk.limit_new(request)
    return credential(request, desk, await desk.visitors.add(wish.name))


@router.get("/me", responses=gives(Visitor, "nobody"))
async def who_am_i(visitor: Me) -> Response:
    """Who I am."""
    return answer(visitor)


@router.patch("/me", responses=gives(Visitor, "nobody", "bad-request"), openapi_extra=reads(NewVisitor))
async def rename(request: Request, visitor: Me, desk: TheDesk) -> Response:
    """Take another name."""
    wish = await body(NewVisitor)(request)
    return answer(await desk.visitors.rename(visitor, wish.name))


@router.post("/me/recovery", responses=gives(Token, "nobody"))
async def recovery(request: Request, visitor: Me, desk: TheDesk) -> Response:
    """A token that works once, for a private link to another device."""
    desk.limit_new(request)
    return answer(Token(token=await desk.visitors.recovery(visitor)))


@router.post("/recover", responses=gives(Credential, "nobody", "bad-request"), openapi_extra=reads(Token))
async def recover(request: Request, desk: TheDesk) -> Response:
    """Be that visitor on this device."""
    desk.limit_new(request)
    return credential(request, desk, await desk.visitors.recover((await body(Token)(request)).token))


@router.post("/me/forget", status_code=204, responses=gives(None, status=204))
async def forget(request: Request, desk: TheDesk) -> Response:
    """This device is nobody."""
    await desk.visitors.forget(request)
    response = Response(status_code=204)
    set_cookie(response, request, "", desk.settings.secure_cookies)
    return response


def credential(request: Request, desk: Desk, found: Credential) -> Response:
    """A token for programs, and a cookie for browsers."""
    response = answer(found)
    set_cookie(response, request, found.token, desk.settings.secure_cookies)
    return response


# What there is ------------------------------------------------------------------------------------


@router.get("/catalog", responses=gives(dict))
async def catalog(desk: TheDesk) -> Response:
    """The games with their options, the levels of bots, the languages."""
    return answer(
        {
            "version": __version__,
            "languages": LANGUAGES,
            "levels": LEVELS,
            "signals": messages.Signal.__args__,  # type: ignore[attr-defined]
            "games": [in_catalog(game) | {"ready": desk.hub.warmth.is_ready(game.id)} for game in games.load_all()],
            "limits": {"hint_seconds": desk.settings.hint_seconds},
        }
    )


def in_catalog(game: Game) -> dict[str, object]:
    """A game with what may be chosen; whether it has secrets depends on no option of any game."""
    options = [in_list(option) for option in (*game.options, first_seat(game.seats[-1]))]
    has_secrets = game.secret is not nothing_is_secret
    return {
        "id": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "secrets": has_secrets,
        "options": options,
    }


def in_list(option: Option) -> dict[str, object]:
    """An option of a game."""
    numbers = [option.numbers[0], option.numbers[-1]] if option.numbers else None
    return {"name": option.name, "choices": option.choices, "numbers": numbers, "form": option.form}


# Tables -------------------------------------------------------------------------------------------


@router.get("/tables", responses=gives(Tables))
async def list_tables(visitor: PerhapsMe, desk: TheDesk) -> Response:
    """My tables, those to join and those to watch."""
    store, seen_by = desk.hub.store, visitor.id if visitor else None
    mine = await store.tables_of(visitor.id) if visitor else []
    known = {row.id for row in mine}

    def shown(row: Row) -> Table:
        return shown_row(row, seen_by, stopped=mismatch(row) or store.damage.stopped(row.id))

    async def others(state: State) -> list[Table]:
        found = [shown(row) for row in await store.listed(state) if row.id not in known]
        return [table for table in found if not table.stopped]

    return answer(Tables([shown(row) for row in mine], await others("open"), await others("playing")))


@router.post("/tables", responses=gives(Table, "nobody", "bad-request"), openapi_extra=reads(NewTable))
async def open_table(request: Request, visitor: Me, desk: TheDesk) -> Response:
    """Open a table; with nobody to wait for, the game starts."""
    wish = await body(NewTable)(request)
    desk.limit_new(request)
    row = new_row(wish, visitor, clock())
    await desk.hub.warmth.wait_for(row.game)
    live, new = opened(row, clock())
    await desk.hub.add(live, new)
    return answer(shown_table(live, visitor.id))


@router.post(
    "/tables/import", responses=gives(Table, "nobody", "bad-request", "too-large"), openapi_extra=reads(Import)
)
async def import_log(request: Request, visitor: Me, desk: TheDesk) -> Response:
    """A log as a table of mine."""
    wish = await body(Import, 4 * IMPORT + 1000)(request)
    desk.limit_new(request)
    log, lines = brought(wish.log)
    await desk.hub.warmth.wait_for(log.game.id)
    live, new = imported(log, lines, visitor, clock())
    await desk.hub.add(live, new)
    return answer(shown_table(live, visitor.id))


@router.get("/tables/{table_id}", responses=gives(Table, "not-found"))
async def get_table(table_id: TableId, visitor: PerhapsMe, desk: TheDesk) -> Response:
    """A table."""
    return answer(await desk.table(table_id, visitor))


@router.post(
    "/tables/{table_id}/join", responses=gives(Table, "nobody", "not-found", "not-now"), openapi_extra=reads(Join)
)
async def join(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Take a seat, be ready, or come back."""
    wish = await body(Join)(request)
    await desk.hub.change(table_id, seating.join(visitor, wish))
    return answer(await desk.table(table_id, visitor))


@router.post(
    "/tables/{table_id}/start",
    responses=gives(Table, "nobody", "not-found", "not-now", "not-yours"),
    openapi_extra=reads(Start),
)
async def start(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Start with bots in the open seats."""
    wish = await body(Start)(request)
    await desk.hub.change(table_id, seating.start(visitor, wish.fill))
    return answer(await desk.table(table_id, visitor))


@router.post("/tables/{table_id}/leave", responses=gives(Table, "nobody", "not-found", "not-now", "not-yours"))
async def leave(table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Get up from a table."""
    await desk.hub.change(table_id, seating.leave(visitor))
    return answer(await desk.table(table_id, visitor))


@router.post("/tables/{table_id}/rematch", responses=gives(Table, "nobody", "not-found", "not-now", "not-yours"))
async def rematch(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """The same once more, seats moved on."""
    async with desk.hub.using(table_id) as (_, live):
        old = live.row
        live.check_going()
        if not old.seats_of(visitor.id):
            raise Refused("not-yours", "you have no seat at this table")
        if old.state != "over":
            raise Refused("not-now", "the game is not over")
        successor, mine = old.next, None
    if successor is None:
        desk.limit_new(request)
        mine, new = opened(rematch_row(old, visitor, clock()), clock())
        await desk.hub.add(mine, new)
        await desk.hub.change(table_id, seating.point_to(mine.row.id))
        async with desk.hub.using(table_id) as (_, live):
            successor = live.row.next
    assert successor
    if mine and mine.row.id != successor:  # somebody else asked at the same time
        await desk.hub.remove(mine.row.id)
    return answer(await desk.table(successor, visitor))


# Moments ------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/moment", responses=gives(Moment, "not-found", "not-yours", "not-now"))
async def get_moment(
    table_id: TableId,
    visitor: PerhapsMe,
    desk: TheDesk,
    seat: Eyes = None,
    last: Annotated[int, Query(ge=-1, description="the number I know")] = -1,
    wait: Annotated[float, Query(ge=0, le=WAIT, description="seconds to wait for a newer one")] = 0,
) -> Response:
    """What I see now, or as soon as it is newer than what I know."""
    end = asyncio.get_running_loop().time() + wait
    while True:
        async with desk.hub.using(table_id) as (room, live):
            seat_of(live, visitor, seat, may_watch=True)
            left = end - asyncio.get_running_loop().time()
            if live.row.number > last or left <= 0:
                found, _ = moment(live, seat, known_at(live, seat, last), clock())
                return answer(found)
            changed = room.changed
        try:
            await asyncio.wait_for(changed.wait(), left)
        except TimeoutError:
            continue


@router.get("/tables/{table_id}/moments/{done}", responses=gives(Moment, "not-found", "not-yours", "not-now"))
async def get_past_moment(
    table_id: TableId, done: Annotated[int, Path(ge=0, le=10**6)], visitor: PerhapsMe, desk: TheDesk, seat: Eyes = None
) -> Response:
    """What was seen after so many events."""
    async with desk.hub.using(table_id) as (_, live):
        seat_of(live, visitor, seat, may_watch=True, may_look_back=True)
        return answer(past_moment(live, seat, done))


@router.get(
    "/tables/{table_id}/log",
    response_class=PlainTextResponse,
    responses=gives(None, "not-found", "not-yours", "not-now"),
)
async def get_log(table_id: TableId, visitor: PerhapsMe, desk: TheDesk, seat: Eyes = None) -> Response:
    """The log, as far as I may know it."""
    async with desk.hub.using(table_id) as (_, live):
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
    desk: TheDesk,
    seat: Eyes = None,
    done: Annotated[int | None, Query(ge=0, le=10**6)] = None,
    lang: Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en",
) -> Response:
    """A moment as a picture."""
    async with desk.hub.using(table_id) as (_, live):
        seat_of(live, visitor, seat, may_watch=True, may_look_back=True)
        found = past_moment(live, seat, live.done if done is None else done)
        picture = draw(found.scene, lang, live.row.names)
    return Response(picture, media_type="image/svg+xml")


# Playing ------------------------------------------------------------------------------------------

REFUSALS = ("nobody", "bad-request", "not-found", "not-yours", "not-now")


@router.post("/tables/{table_id}/play", responses=gives(Done, *REFUSALS, "illegal", "stale"), openapi_extra=reads(Play))
async def play(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Make a decision."""
    return answer(await desk.do(table_id, visitor, await body(Play)(request)))


@router.post("/tables/{table_id}/undo", responses=gives(Done, *REFUSALS), openapi_extra=reads(Undo))
async def undo(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Take back my last decision."""
    return answer(await desk.do(table_id, visitor, await body(Undo)(request)))


@router.post("/tables/{table_id}/resign", responses=gives(Done, *REFUSALS), openapi_extra=reads(Resign))
async def resign(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Give up."""
    return answer(await desk.do(table_id, visitor, await body(Resign)(request)))


@router.post("/tables/{table_id}/hint", responses=gives(Advices, *REFUSALS, "busy"), openapi_extra=reads(Hint))
async def hint(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """What a strong bot would do."""
    return answer(await desk.do(table_id, visitor, await body(Hint)(request)))


@router.post("/tables/{table_id}/why", responses=gives(Reason, *REFUSALS), openapi_extra=reads(Why))
async def why(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Why something cannot be decided."""
    return answer(await desk.do(table_id, visitor, await body(Why)(request)))


@router.post(
    "/tables/{table_id}/preview", responses=gives(Previewed, *REFUSALS, "illegal"), openapi_extra=reads(Preview)
)
async def preview(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """What the table would look like."""
    return answer(await desk.do(table_id, visitor, await body(Preview)(request)))


@router.post(
    "/tables/{table_id}/auto", status_code=204, responses=gives(None, *REFUSALS, status=204), openapi_extra=reads(Auto)
)
async def auto(request: Request, table_id: TableId, visitor: Me, desk: TheDesk) -> Response:
    """Play my forced decisions, or do not."""
    await desk.do(table_id, visitor, await body(Auto)(request))
    return Response(status_code=204)
