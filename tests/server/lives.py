"""Tables without a socket: what each command does to a table in memory and to its journal."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Any

import msgspec

from maiolica.core.table.fair import commitment_of
from maiolica.server.messages import Join, NewSeat, NewTable, Visitor
from maiolica.server.play.hub import Hub
from maiolica.server.play.live import Live
from maiolica.server.play.opening import new_row, opened
from maiolica.server.play.room import time_now
from maiolica.server.play.seating import join
from maiolica.server.settings import Settings
from maiolica.server.store.rows import Entry, TableRow

ADA, BO, CY = (Visitor(name.lower(), name) for name in ("Ada", "Bo", "Cy"))
PEOPLE = (ADA, BO, CY)
START = 1_700_000_000_000  # some moment


def seated(game: str, seats: int = 2, now: int = START, **more: Any) -> Live:
    """A table at which as many people play live."""
    wish = NewTable(game=game, seats=[NewSeat(kind="me"), *[NewSeat(kind="open") for _ in range(seats - 1)]], **more)
    live, _ = opened(fixed(new_row(wish, ADA, now)), now)
    for person in PEOPLE[1:seats]:
        join(person, Join())(live, now)
    return live


def alone(game: str, *levels: str, now: int = START, **more: Any) -> Live:
    """A person and bots."""
    bots = [NewSeat(kind="bot", level=level) for level in levels]  # type: ignore[arg-type]
    wish = NewTable(game=game, seats=[NewSeat(kind="me"), *bots], **more)
    live, _ = opened(fixed(new_row(wish, ADA, now)), now)
    return live


def on_one_device(game: str, seats: int = 2, now: int = START, **more: Any) -> Live:
    """All seats belong to one person."""
    wish = NewTable(game=game, seats=[NewSeat(kind="me") for _ in range(seats)], kind="device", **more)
    live, _ = opened(fixed(new_row(wish, ADA, now)), now)
    return live


def fixed(row: TableRow) -> TableRow:
    """A table whose draws are the same in every run."""
    secret = sha256(f"{row.game} {len(row.seats)} {row.options}".encode()).digest()
    row.secret, row.commitment = secret.hex(), commitment_of(secret)
    return row


def step(live: Live, chance: random.Random, now: int = START) -> int:
    """A random decision of somebody who is waited for; who it was."""
    seat = chance.choice(live.row.waiting)
    move = chance.choice(live.playing.legal_actions(seat))
    live.play(seat, live.game.moves.text(move), None, None, now)
    return seat


def stored(live: Live) -> tuple[TableRow, list[Entry]]:
    """What a database would give back."""
    row = msgspec.json.decode(msgspec.json.encode(live.row), type=TableRow)
    return row, [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in live.entries]


def again(live: Live, up: int = 0) -> Live:
    """The same table, read from its journal."""
    return Live.load(*stored(live), up)


def random_decision(chance: random.Random) -> Any:
    def command(live: Live, now: int) -> list[Entry]:
        seat = live.row.waiting[0]
        move = chance.choice(live.playing.legal_actions(seat))
        return live.play(seat, live.game.moves.text(move), None, None, now)

    return command


async def opened_hub(database: str) -> Hub:
    """The tables of a process that does nothing by itself."""
    hub = Hub(Settings(database=database, bot_pause=0, bot_processes=1))
    await hub.store.open(time_now())
    await hub.ready_games.compile_all()
    return hub
