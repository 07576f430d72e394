"""A server under load on this machine: people who play and watch over real sockets, in processes of their own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from time import sleep
from typing import Any

from ..core.game.errors import MaiolicaError

MOST_TABLES, MOST_SECONDS = 6000, 900  # the load is bounded
CONNECTIONS_PER_SECOND = 75
SAMPLES = 10  # of the server's memory
ALOUD = 0.150  # seconds within which 95 % of the moves are to be seen
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass
class LoadOrder:
    """What is to be measured."""

    games: list[str]
    tables: int
    seconds: float  # of each stage
    paces: list[float]  # seconds that people think, stage by stage
    watchers: int = 2
    processes: int = 1
    database: str = ""
    clients: int = 1
    attack: bool = False


@dataclass
class LoadStage:
    """What was seen at one pace."""

    pace: float
    moves: int = 0
    sent: int = 0
    delays: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    def report(self, order: LoadOrder) -> dict[str, Any]:
        """The figures by name."""
        ordered = sorted(self.delays) or [0.0]
        eyes = 2 + order.watchers
        return {
            "pace_s": self.pace,
            "moves_per_second": round(self.moves / order.seconds, 1),
            "median_ms": milliseconds(ordered, 0.5),
            "p95_ms": milliseconds(ordered, 0.95),
            "p99_ms": milliseconds(ordered, 0.99),
            "most_ms": milliseconds(ordered, 1.0),
            "people_late_p95_ms": milliseconds(sorted(self.late) or [0.0], 0.95),
            "bytes_per_move_and_eyes": round(self.sent / max(1, self.moves) / eyes),
        }


def milliseconds(ordered: list[float], part: float) -> float:
    """The delay that this part of all moves did not exceed."""
    return round(1000 * ordered[int(part * (len(ordered) - 1))], 1)


def bench_server(order: LoadOrder, progress: Any = lambda text: None) -> dict[str, Any]:
    """Start a server, let people play at it, stage by stage, and stop it."""
    if not (0 < order.tables <= MOST_TABLES and 0 < order.seconds * len(order.paces) <= MOST_SECONDS):
        raise MaiolicaError(f"between 1 and {MOST_TABLES} games, for at most {MOST_SECONDS} s")
    with tempfile.TemporaryDirectory() as folder, served(order, Path(folder), progress) as server:
        empty = server.memory()
        tables = open_tables(server, order, progress)
        progress(f"{order.tables} tables, {2 + order.watchers} viewers each …")
        with attacked(server, order):
            seen = play(server, order, tables, progress)
        stored = server.ask("GET", "../health")["tables"]
    moves = sum(stage.moves for stage in seen.stages)
    reports = [stage.report(order) for stage in seen.stages]
    good = [one["moves_per_second"] for one in reports if one["p95_ms"] <= 1000 * ALOUD]
    whole = order.seconds * len(order.paces)
    memory = [round(bytes_held / 2**20, 1) for bytes_held in (empty, *seen.memory)]
    return {
        "games": ", ".join(order.games),
        "tables": order.tables,
        "viewers": 2 + order.watchers,
        "server_processes": order.processes,
        "attacked": order.attack,
        "stages": reports,
        "most_moves_per_second_in_time": max(good, default=0.0),
        "connections_lost": seen.lost,
        "games_begun_anew": seen.begun,
        "tables_stored": ", ".join(f"{count} {state}" for state, count in stored.items()),
        "cpu_ms_per_move": round(1000 * seen.cpu / max(1, moves), 2),
        "cores_of_the_server": round(seen.cpu / whole, 2),
        "cores_of_the_people": round(seen.people_cpu / whole, 2),
        "mb_without_tables": memory[0],
        "mb_at_the_start": memory[1],
        "mb_in_the_middle": memory[1 + len(seen.memory) // 2],
        "mb_at_the_end": memory[-1],
        "kb_per_table": round(1024 * (memory[1] - memory[0]) / order.tables, 1),
    }


class Server:
    """Server processes with a database of their own."""

    def __init__(self, order: LoadOrder, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        command = [sys.executable, "-m", "maiolica.cli.main", "serve", "--port", str(self.port)]
        command += ["--database", order.database or f"sqlite:{folder / 'bench.db'}"]
        command += ["--workers", str(order.processes)]
        environment = os.environ | {"MAIOLICA_LOG_LEVEL": "warning"}
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)

    def wait_until_up(self) -> None:
        """Until it answers, and every game is compiled and loaded."""
        for _ in range(3000):
            try:
                if all(game["ready"] for game in self.ask("GET", "catalog")["games"]):
                    return
            except OSError:
                if self.process.poll() is not None:
                    raise MaiolicaError("the server did not start") from None
            sleep(0.1)
        raise MaiolicaError("the server did not start within five minutes")

    def pids(self) -> list[int]:
        """The processes that serve; those in which bots think do nothing here."""
        found, new = [self.process.pid], [self.process.pid]
        while new:
            new = [int(pid) for one in new for pid in children(one)]
            found += new
        return found

    def memory(self) -> int:
        """Bytes that the largest of them hold, as many as there are servers."""
        sizes = sorted((pages(pid) for pid in self.pids()), reverse=True)
        return sum(sizes) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of the processor that they have used."""
        return sum(ticks(pid) for pid in self.pids()) / TICKS

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def ask(self, method: str, path: str, form: object = None, token: str = "", address: str = "127.0.0.1") -> Any:
        """A request from one of the addresses of this machine, and its answer."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        link = HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(address, 0))
        try:
            link.request(
                method,
                f"/api/{path}" if not path.startswith("../") else path[2:],
                None if form is None else json.dumps(form),
                headers,
            )
            answer = link.getresponse()
            body = answer.read()
        finally:
            link.close()
        if answer.status >= 400:
            raise MaiolicaError(f"{path}: {body[:200]!r}")
        return json.loads(body)


def children(pid: int) -> list[str]:
    """The processes that a process started."""
    try:
        return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []


def pages(pid: int) -> int:
    """Pages of memory that a process holds."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0


def ticks(pid: int) -> int:
    """What a process, with all its threads, has used of the processor."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


@contextmanager
def served(order: LoadOrder, folder: Path, progress: Any) -> Iterator[Server]:
    """A server, until the measurement is over."""
    server = Server(order, folder)
    try:
        progress("starting the server …")
        server.wait_until_up()
        yield server
    finally:
        server.stop()


def address_of(table: int) -> str:
    """The address from which the people of a table come; none is the operator's."""
    return f"127.{1 + table // 62500}.{table // 250 % 250}.{1 + table % 250}"


def open_tables(server: Server, order: LoadOrder, progress: Any) -> list[dict[str, Any]]:
    """All tables, each with two people of its own."""
    found = []
    for i in range(order.tables):
        address = address_of(i)
        tokens = [server.ask("POST", "visitors", {"name": name}, "", address)["token"] for name in ("White", "Blue")]
        wish = {"game": order.games[i % len(order.games)], "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = server.ask("POST", "tables", wish, tokens[0], address)["id"]
        server.ask("POST", f"tables/{table}/join", {}, tokens[1], address)
        found.append({"id": table, "game": wish["game"], "tokens": tokens, "address": address})
        if i % 50 == 49:
            progress(f"{i + 1} tables begun …")
    return found


@dataclass
class SeenLoad:
    """What all people saw, and what the server needed for it."""

    stages: list[LoadStage]
    lost: int = 0  # connections
    begun: int = 0  # games, after others were over
    cpu: float = 0.0  # seconds of the server
    people_cpu: float = 0.0
    memory: list[int] = field(default_factory=list)  # of the server, at regular times


def play(server: Server, order: LoadOrder, tables: list[dict[str, Any]], progress: Any) -> SeenLoad:
    """Let all client processes play."""
    share = {"port": server.port, "seconds": order.seconds, "paces": order.paces, "watchers": order.watchers}
    share["apart"] = order.clients / CONNECTIONS_PER_SECOND
    command = [sys.executable, "-m", "maiolica.cli.bench_clients"]
    clients = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(order.clients)]
    for i, client in enumerate(clients):
        assert client.stdin
        client.stdin.write(json.dumps(share | {"tables": tables[i :: order.clients]}).encode())
        client.stdin.close()
    for client in clients:
        assert client.stdout
        client.stdout.readline()
    seen = SeenLoad([LoadStage(pace) for pace in order.paces], memory=[server.memory()])
    before = server.cpu()
    part = order.seconds * len(order.paces) / SAMPLES
    for i in range(SAMPLES):
        sleep(part)
        seen.memory.append(server.memory())
        progress(f"{round(part * (i + 1))} s, {seen.memory[-1] >> 20} MB …")
    seen.cpu = server.cpu() - before
    for client in clients:
        assert client.stdout
        told = json.loads(client.stdout.read())
        client.wait()
        for stage, one in zip(seen.stages, told["stages"], strict=True):
            stage.moves += one["moves"]
            stage.sent += one["bytes"]
            stage.delays += one["delays"]
            stage.late += one["late"]
        seen.lost, seen.begun = seen.lost + told["lost"], seen.begun + told["begun"]
        seen.people_cpu += told["cpu"]
    return seen


@contextmanager
def attacked(server: Server, order: LoadOrder) -> Iterator[None]:
    """Meanwhile somebody does what is allowed, as fast as they can."""
    if not order.attack:
        yield
        return
    process = subprocess.Popen([sys.executable, "-m", "maiolica.cli.bench_attack", str(server.port)])
    try:
        yield
    finally:
        process.terminate()
        process.wait()
