"""Processes beside each other: whose table it is, what each follows of the others, and who acts when one is gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from maiolica.server.api.doors import Doors
from maiolica.server.api.frames import DOORS, ways_in
from maiolica.server.play.room import time_now
from maiolica.server.play.upkeep import SCAN
from maiolica.server.settings import Settings
from maiolica.server.store.database import LEASE

from .lives import opened_hub, random_decision, seated
from .serving import PATIENCE, free_port

TABLES = [f"table{i}" for i in range(8)]


def says(name: str) -> Starlette:
    """A server that tells everybody its name, and whom it sees."""

    async def tell(socket: WebSocket) -> None:
        await socket.accept()
        assert socket.client
        await socket.send_text(f"{name} {socket.client.port} {socket.headers['x-mark']} {await socket.receive_text()}")
        await socket.close()

    return Starlette(routes=[WebSocketRoute("/api/tables/{table}/live", tell)])


def config(app: Starlette, **more: object) -> uvicorn.Config:
    return uvicorn.Config(app, **ways_in(Settings()), **more)  # type: ignore[arg-type]


async def test_the_sockets_of_a_table_come_together_and_stay_where_they_came_in_when_nobody_is_behind_its_door(
    tmp_path: Path,
) -> None:
    port, here, there = free_port(), Doors(tmp_path, 2), Doors(tmp_path, 2)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Doors]]:
        here.open(config(app, lifespan="off"))
        there.open(config(says("there"), lifespan="off"))
        yield {DOORS: here}
        await here.close()

    app = says("here")
    app.router.lifespan_context = lifespan
    server = uvicorn.Server(config(app, port=port))

    async def greeted(table: str) -> str:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with connect(address, additional_headers={"X-Mark": "mine"}) as socket:
            await socket.send("hello")
            name, seen, *said = str(await socket.recv()).split()
            assert (int(seen), said) == (socket.local_address[1], ["mine", "hello"])  # nothing was lost on the way
            return name

    async with asyncio.timeout(PATIENCE):
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0)
        assert (here.mine, there.mine) == (0, 1)
        homes = {table: ["here", "there"][here.door_of(f"/api/tables/{table}/live") or 0] for table in TABLES}
        assert set(homes.values()) == {"here", "there"}
        for _ in range(2):
            assert {table: await greeted(table) for table in TABLES} == homes
        await there.close()
        assert {await greeted(table) for table in TABLES} == {"here"}
        server.should_exit = True
        await serving


def test_only_sockets_of_tables_are_handed_over(tmp_path: Path) -> None:
    doors = Doors(tmp_path, 3)
    assert doors.door_of("/api/tables/abc/live") in range(3)
    assert [doors.door_of(path) for path in ("/", "/api/tables/abc", "/api/tables/abc/live/x")] == [None] * 3


async def test_a_table_that_nobody_looks_at_here_is_not_read_when_it_changes_elsewhere(tmp_path: Path) -> None:
    hub, chance = await opened_hub(f"sqlite:{tmp_path / 'one.db'}"), random.Random(1)
    lives = [seated("azul", now=time_now()) for _ in range(2)]
    for live in lives:
        await hub.add(live, live.entries)
    read: list[str] = []
    whole = hub.store.whole

    async def counted(table_id: str, after: int = 0) -> object:
        read.append(table_id)
        return await whole(table_id, after)

    hub.store.whole = counted  # type: ignore[assignment, method-assign]
    alone, awaited = (hub.rooms[live.row.id] for live in lives)
    awaited.awaited = 1
    for room in (alone, awaited):
        await hub.following.refresh(room.id)
    assert read == [awaited.id]
    assert (alone.live, awaited.live) == (None, lives[1])
    await hub.change(alone.id, random_decision(chance))
    assert read == [awaited.id, alone.id]
    await hub.close()


async def test_a_table_that_takes_long_does_not_keep_the_news_of_others_waiting(tmp_path: Path) -> None:
    hub = await opened_hub(f"sqlite:{tmp_path / 'one.db'}")
    lives = [seated("azul", now=time_now()) for _ in range(2)]
    followed: list[str] = []
    for live in lives:
        await hub.add(live, live.entries)
        hub.rooms[live.row.id].awaited = 1
    whole = hub.store.whole

    async def noted(table_id: str, after: int = 0) -> object:
        followed.append(table_id)
        return await whole(table_id, after)

    hub.store.whole = noted  # type: ignore[assignment, method-assign]
    slow, quick = (live.row.id for live in lives)
    async with asyncio.timeout(PATIENCE):
        async with hub.rooms[slow].lock:  # somebody is changing it
            for table_id in (slow, slow, slow, quick):
                hub.following.changed(table_id)
            while quick not in followed:
                await asyncio.sleep(0)
        while followed.count(slow) < 1:
            await asyncio.sleep(0)
        assert sorted(followed) == sorted([slow, quick])  # three pieces of news, read once
    await hub.close()


async def test_all_that_a_dead_process_saw_to_is_taken_over_at_the_first_look_after_its_lease(tmp_path: Path) -> None:
    """However much it is, and what is still to be read stays ours: so bots go on within five seconds."""
    hub, now = await opened_hub(f"sqlite:{tmp_path / 'one.db'}"), time_now()
    lives = [seated("azul", now=now - LEASE - 1) for _ in range(60)]
    for live in lives:
        live.give_up(live.row.waiting[0], "left", None, now - LEASE - 1)
        await hub.store.write(live.row, live.entries, None)
    renewed: list[set[str]] = []
    renew = hub.store.renew

    async def noted(table_ids: set[str], when: int) -> None:
        renewed.append(set(table_ids))
        await renew(table_ids, when)

    hub.store.renew = noted  # type: ignore[assignment, method-assign]
    everything = {live.row.id for live in lives}
    hub.upkeep._taking = asyncio.Semaphore(0)  # reading them takes long
    await hub.upkeep.look_round(now)
    await hub.upkeep.look_round(now + LEASE + 1)
    assert renewed == [set(), everything]
    await hub.close()


def test_a_lease_and_two_looks_are_less_than_four_seconds() -> None:
    """The rest of five is for the bot's pause and its thought."""
    assert LEASE / 1000 + 2 * SCAN < 4
