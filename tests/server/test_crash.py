"""``kill -9`` under load: every acknowledged move is there after the restart, and all games go on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import maiolica
from maiolica.games import ids

from .clients import JSON, Feed, Lost, Person, World, new_message_id, world
from .serving import PATIENCE, Twin, twin, wait_for

KILLS = 3
TABLES = 3


class Player:
    """Somebody who plays at one table, comes back after every loss, and remembers what was acknowledged."""

    def __init__(self, here: World, person: Person, table: str, seat: int) -> None:
        self.here, self.person, self.table, self.seat = here, person, table, seat
        self.chance = random.Random(f"{table} {seat}")
        self.acknowledged: list[JSON] = []
        self.number = 0
        self.pending: JSON | None = None

    async def play(self) -> None:
        """To the end of the game, through all losses."""
        while True:
            try:
                feed = await self.here.feed(self.table, self.person, self.seat, self.number)
                if await self._play(feed):
                    return
            except (OSError, WebSocketException, Lost):
                await asyncio.sleep(0.05)

    async def _play(self, feed: Feed) -> bool:
        await feed.until(lambda: feed.moment, "a moment")
        if self.pending:
            await self._send(feed, self.pending)
        while True:
            await feed.until(lambda: feed.moment["legal"] or feed.moment["result"], "a turn")
            self.number = feed.moment["number"]
            if feed.moment["result"]:
                return True
            move = self.chance.choice(feed.moment["legal"])["text"]
            await self._send(feed, {"id": new_message_id(), "move": move, "turn": feed.moment["turn"]})

    async def _send(self, feed: Feed, message: JSON) -> None:
        self.pending = message
        answer = await feed.command("play", seat=self.seat, **message)
        self.pending = None
        if answer["type"] == "done":
            self.acknowledged.append(answer | message)
            await feed.until(lambda: feed.moment["number"] >= answer["number"], "its moment")
        else:
            assert answer["error"] in ("busy", "stale"), answer


@pytest.mark.slow
async def test_every_acknowledged_move_survives(database: str, tmp_path: Path) -> None:
    with twin(tmp_path, database) as server:
        async with world(server.address) as here:
            players = [player for i in range(TABLES) for player in await at_a_table(here, i)]
            playing = [asyncio.create_task(player.play()) for player in players]
            chance = random.Random(1)
            for kill in range(KILLS):
                enough = acknowledged(players) + chance.randrange(5, 30)
                await until(lambda enough=enough: acknowledged(players) >= enough or done(playing))
                await asyncio.to_thread(server.kill)
                if kill == 0:
                    await check_store(players, database)
                await asyncio.to_thread(server.start)
            async with asyncio.timeout(3 * PATIENCE):
                await asyncio.gather(*playing)
            for player in players:
                await check_log(player)


async def at_a_table(here: World, i: int) -> list[Player]:
    """Two people and a bot, or two people, at different games."""
    games = [game for game in ("azul", "five211", "chocolatier") if game in ids()]
    game = games[i % len(games)]
    short = {"azul": {"max_rounds": 2}, "chocolatier": {"max_rounds": 2}}.get(game, {})
    ada, bo = await here.person("Ada"), await here.person("Bo")
    bots = ["beginner"] * (i % 2)
    table = (await ada.open(game, "me", "open", *bots, options=short))["id"]
    await bo.post(f"tables/{table}/join")
    return [Player(here, ada, table, 0), Player(here, bo, table, 1)]


async def until(condition) -> None:  # type: ignore[no-untyped-def]
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def done(tasks: list[asyncio.Task[None]]) -> bool:
    return all(task.done() for task in tasks)


async def check_store(players: list[Player], database: str) -> None:
    """While no server runs: the journal has every answer that was given, with its number, its length and its move."""
    from maiolica.server.play.live import Live
    from maiolica.server.store.store import Store

    store = Store(database, "test")
    for player in players:
        row = await store.table(player.table)
        assert row
        entries = await store.entries(row.id, 0, row.number)
        assert [entry.number for entry in entries] == list(range(1, row.number + 1))
        live = Live.load(row, entries, 0)
        assert live.stopped is None
        for answer in player.acknowledged:
            entry = entries[answer["number"] - 1]
            assert entry.text.split("\n")[0] == f"{player.seat + 1} {answer['move']}"
            assert live.lengths[answer["number"] - 1] == answer["done"]
            assert entry.message == f"{player.person.visitor['id']} {answer['id']}"
    await store.engine.dispose()


async def check_log(player: Player) -> None:
    """The finished log has exactly the moves that this person was told are stored, in their order."""
    log = await player.person.get(f"tables/{player.table}/log")
    table = maiolica.load_text(log)
    events = table.log.events
    moves = [table.game.moves.text(event.action) for event in events if event.seat == player.seat]
    assert [answer["move"] for answer in player.acknowledged] == moves
    lengths = [answer["done"] for answer in player.acknowledged]
    assert lengths == sorted(lengths)


@pytest.mark.slow
async def test_bots_and_clocks_go_on_after_a_restart(database: str, tmp_path: Path) -> None:
    """Nobody is connected: the server itself sees that a bot has to move, and that a person ran out of time."""
    with twin(tmp_path, database, bot_pause="30") as server:
        async with world(server.address) as here:
            ada, bo = await here.person("Ada"), await here.person("Bo")
            with_bot = (await ada.open("azul", "me", "beginner", options={"first_seat": 2}))["id"]
            clock = {"kind": "move", "seconds": 5}
            with_clock = (await ada.open("azul", "me", "open", clock=clock, absent="end"))["id"]
            await bo.post(f"tables/{with_clock}/join")
            server.kill()
            server.settings["BOT_PAUSE"] = "0"
            await asyncio.to_thread(server.start)
            await until_table(ada, with_bot, lambda table: table["waiting"] == [0])
            await until_table(ada, with_clock, lambda table: table["result"])
            assert (await ada.get(f"tables/{with_clock}"))["result"]["reason"] == "time"


async def until_table(person: Person, table: str, condition) -> None:  # type: ignore[no-untyped-def]
    """Wait for the server to act by itself; asking for the list loads no table."""
    async with asyncio.timeout(PATIENCE):
        while True:
            mine = (await person.get("tables"))["mine"]
            if condition(next(one for one in mine if one["id"] == table)):
                return
            await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in found.split()]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at /proc")
async def test_bots_processes_go_with_a_killed_server(tmp_path: Path) -> None:
    server = Twin(tmp_path, "sqlite:test.db").start()
    assert server.process
    async with world(server.address) as here:
        ada = await here.person()
        table = (await ada.open("azul", "me", "beginner", options={"first_seat": 1}))["id"]
        moment = await ada.moment(table, seat=0)
        await ada.play(table, moment["legal"][0]["text"])
        await until_table(ada, table, lambda found: found["waiting"] == [0])
        started = children(server.process.pid)
        assert started
        server.kill()
        wait_for("the end of the bots", lambda: not any(is_alive(child) for child in started))


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False
