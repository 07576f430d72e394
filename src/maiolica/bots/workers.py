"""Games on all cores, or on a cluster: processes that are started once and play one game after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from ..core.game.errors import MaiolicaError
from .arena import Arena
from .cluster import Cluster
from .plan import Match, Pairing, Played
from .players import player
from .warm import warm_up

STOP = 5.0  # seconds a worker has to say goodbye to its programs


def default_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(match: Match, pairings: Sequence[Pairing], cores: int, ray: str | None = None) -> Iterator[Played]:
    """Play games, on several cores or a cluster in any order; closing the iterator stops those on this machine."""
    if ray:
        return _on_cluster(match, pairings, ray)
    return _on_cores(match, iter(pairings), cores) if cores > 1 else _here(match, pairings)


def _here(match: Match, pairings: Sequence[Pairing]) -> Iterator[Played]:
    with Arena(match) as arena:
        if pairings:
            arena.warm()
        for pairing in pairings:
            yield arena.play(pairing)


def _on_cores(match: Match, pairings: Iterator[Pairing], cores: int) -> Iterator[Played]:
    Arena(match).warm()  # compiles what is not in the cache yet; the workers will find it there
    workers: dict[object, Worker] = {}
    try:
        with _interrupts_ignored():
            for _ in range(cores):
                worker = Worker(match)
                workers[worker.pipe] = worker
        for worker in workers.values():
            worker.give(next(pairings, None))
        while busy := [worker.pipe for worker in workers.values() if worker.pairing]:
            for pipe in wait(busy):
                yield workers[pipe].take()
                workers[pipe].give(next(pairings, None))
    except BaseException:
        for worker in workers.values():
            worker.stop.close()
        raise
    finally:
        for worker in workers.values():
            worker.end()


def _on_cluster(match: Match, pairings: Sequence[Pairing], address: str) -> Iterator[Played]:
    with Cluster(address) as cluster:
        for _, played in cluster.each(play_there, match, pairings):
            yield played


_arenas: list[Arena] = []  # of this process of a cluster: the last match's, if there was one


def play_there(match: Match, pairing: Pairing) -> Played:
    """Play a game in a process of a cluster, which keeps the programs of its players for the next one."""
    if not _arenas or _arenas[0].match != match:
        for spec in match.players:
            player(spec)  # what is not on this node is told, not lost by
        for arena in _arenas:
            arena.close()
        _arenas[:] = [Arena(match)]
        warm_up(match.game, "play")
        _arenas[0].warm()
    return _arenas[0].play(pairing)


class Worker:
    """A process, the pipes to it, and what it plays."""

    def __init__(self, match: Match) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        their_stop, self.stop = context.Pipe(duplex=False)
        self.process: SpawnProcess = context.Process(target=work, args=(theirs, their_stop, match), daemon=True)
        self.process.start()
        theirs.close()
        their_stop.close()
        self.pairing: Pairing | None = None

    def give(self, pairing: Pairing | None) -> None:
        """A game to play, or the news that there are no more."""
        self.pairing = pairing
        with suppress(OSError):  # if it has died, taking its answer will tell
            self.pipe.send(pairing)

    def take(self) -> Played:
        """The game it has played."""
        try:
            played: Played = self.pipe.recv()
        except (EOFError, OSError):
            assert self.pairing
            self.process.join(STOP)
            where = f"deal {self.pairing.deal + 1}, rotation {self.pairing.rotation + 1}"
            raise MaiolicaError(f"{where}: the process that played it ended ({self.process.exitcode})") from None
        return played

    def end(self) -> None:
        """Wait for its end, not for long."""
        self.process.join(STOP)
        self.stop.close()
        self.process.join(STOP)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.pipe.close()
        self.process.close()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore ctrl-C from their first moment: the one that started them will stop them."""
    with _interrupts_go_to(signal.SIG_IGN):
        yield


@contextmanager
def interrupts_later() -> Iterator[None]:
    """A ctrl-C meanwhile takes effect afterwards."""
    came: list[object] = []
    with _interrupts_go_to(lambda *args: came.append(args)):
        yield
    if came:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _interrupts_go_to(handler: Any) -> Iterator[None]:
    """Only the main thread hears of ctrl-C, and can choose what it does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(pipe: Connection, stop: Connection, match: Match) -> None:
    """What a worker does: play what comes through the pipe until nothing comes."""
    sys.stdout = sys.stderr  # a bot that prints must not write into the report
    with Arena(match) as arena:
        threading.Thread(target=_watch, args=(stop, arena), daemon=True).start()
        arena.warm()
        while pairing := pipe.recv():
            pipe.send(arena.play(pairing))


def _watch(stop: Connection, arena: Arena) -> None:
    """End at once, in whatever thought, when the starting process closes its end of the pipe or is gone."""
    wait([stop])
    arena.kill()
    os._exit(1)
