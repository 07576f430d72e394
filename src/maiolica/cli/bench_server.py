"""A load on a server of our own, on this machine: many games at once, and how soon all have seen each move."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from ..core.game.errors import MaiolicaError
from .serve import allow_many_files

MOST_GAMES, MOST_SECONDS = 2000, 300  # the load is bounded
VIEWERS = 4  # two who play, two who watch
CONNECTIONS_PER_SECOND = 100
QUIET = {  # everything comes from one address here
    "MAIOLICA_REQUESTS_PER_MINUTE": "1000000",
    "MAIOLICA_NEW_PER_MINUTE": "1000000",
    "MAIOLICA_CONNECTIONS_PER_ADDRESS": "100000",
    "MAIOLICA_LOG_LEVEL": "warning",
}


@dataclass
class Load:
    """What was measured."""

    games: int
    viewers: int
    seconds: float
    moves: int = 0
    delays: list[float] = field(default_factory=list)  # of each move, until the last viewer had it
    memory_before: int = 0  # bytes of the server process
    memory_idle: int = 0  # with all tables open and nobody connected
    memory_busy: int = 0

    def report(self) -> dict[str, Any]:
        """The figures by name."""
        ordered = sorted(self.delays) or [0.0]
        return {
            "games": self.games,
            "viewers": self.viewers,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "median_ms": round(1000 * statistics.median(ordered), 1),
            "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 1),
            "p99_ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 1),
            "most_ms": round(1000 * ordered[-1], 1),
            "mb_without_tables": round(self.memory_before / 1024**2, 1),
            "kb_per_idle_table": round((self.memory_idle - self.memory_before) / self.games / 1024, 1),
            "mb_under_load": round(self.memory_busy / 1024**2, 1),
        }


def bench_server(game: str, games: int, seconds: float, pace: float, progress: Any = lambda text: None) -> Load:
    """Start a server, play that many games at once for a while, and stop it."""
    if not (0 < games <= MOST_GAMES and 0 < seconds <= MOST_SECONDS):
        raise MaiolicaError(f"between 1 and {MOST_GAMES} games, for at most {MOST_SECONDS} s")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            progress("starting the server …")
            server.wait_until_up()
            load = Load(games, VIEWERS, seconds, memory_before=server.memory())
            asyncio.run(play(server, load, game, pace, progress))
        finally:
            server.stop()
    return load


class Server:
    """A server process with a database of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        command = [sys.executable, "-m", "maiolica.cli.main", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:{folder / 'bench.db'}"]
        self.process = subprocess.Popen(command, env=os.environ | QUIET, stderr=subprocess.DEVNULL)

    def wait_until_up(self) -> None:
        """Until it answers, and every game is compiled and loaded."""
        for _ in range(3000):
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/api/catalog", timeout=2) as answer:
                    if all(game["ready"] for game in json.load(answer)["games"]):
                        return
            except (URLError, OSError):
                if self.process.poll() is not None:
                    raise MaiolicaError("the server did not start") from None
            sleep(0.1)
        raise MaiolicaError("the server did not start within five minutes")

    def memory(self) -> int:
        """Bytes that the process holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def post(self, path: str, form: object, token: str = "") -> Any:
        """A request, and its answer."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = Request(f"http://127.0.0.1:{self.port}/api/{path}", json.dumps(form).encode(), headers)
        with urlopen(request, timeout=30) as answer:
            return json.load(answer)


class CrowdedTable:
    """One table: two people who play at random, and two who watch."""

    def __init__(self, load: Load, pace: float, until: float, seed: int) -> None:
        self.load = load
        self.pace = pace
        self.until = until
        self.luck = random.Random(seed)
        self.sent: dict[int, float] = {}  # when the move was sent that leads to a moment of this number
        self.seen: Counter[int] = Counter()

    async def view(self, address: str, token: str, seat: int | None) -> None:
        """One connection, and the moves of its seat."""
        import websockets

        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as link:
            await link.send(json.dumps({"type": "hello", "seat": seat}))
            while (left := self.until - perf_counter()) > 0:
                with suppress(TimeoutError):
                    text = await asyncio.wait_for(link.recv(decode=True), left)
                    if text.startswith('{"type":"moment"'):
                        await self.take(link, seat, text)

    async def take(self, link: Any, seat: int | None, text: str) -> None:
        """A moment came: count it, and move if it is this seat's turn."""
        number = int(text[: text.index(',"seat"')].rpartition(":")[2])
        self.seen[number] += 1
        if self.seen[number] == VIEWERS and number in self.sent:
            self.load.delays.append(perf_counter() - self.sent.pop(number))
        if seat is None or f'"waiting":[{seat}]' not in text:
            return
        start = text.rindex('"legal":') + len('"legal":')
        legal = json.loads(text[start : text.rindex(',"scores":')])
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.pace)
        move = {"type": "play", "id": str(number), "seat": seat, "move": self.luck.choice(legal)["text"]}
        self.sent[number + 1] = perf_counter()
        await link.send(json.dumps(move))
        self.load.moves += 1


async def play(server: Server, load: Load, game: str, pace: float, progress: Any) -> None:
    """Open all tables, let everybody connect, and measure."""
    allow_many_files()
    tokens = [server.post("visitors", {"name": name})["token"] for name in ("White", "Blue")]
    tables = []
    for i in range(load.games):
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        tables.append(server.post("tables", wish, tokens[0])["id"])
        server.post(f"tables/{tables[-1]}/join", {}, tokens[1])
        if i % 50 == 49:
            progress(f"{i + 1} games begun …")
    load.memory_idle = server.memory()
    ramp = load.games * VIEWERS / CONNECTIONS_PER_SECOND
    until = perf_counter() + ramp + load.seconds
    async with asyncio.TaskGroup() as group:
        for i, table in enumerate(tables):
            one = CrowdedTable(load, pace, until, i)
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            for seat, token in ((0, tokens[0]), (1, tokens[1]), (None, ""), (None, "")):
                group.create_task(one.view(address, token, seat))
            await asyncio.sleep(VIEWERS / CONNECTIONS_PER_SECOND)
        load.delays.clear()  # what was measured while people still came in does not count
        load.moves = 0
        progress(f"{load.games} games with {VIEWERS} viewers each, for {load.seconds:.0f} s …")
        await asyncio.sleep(max(0.0, until - perf_counter() - 1))
        load.memory_busy = server.memory()
