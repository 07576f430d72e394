"""Bots think in processes of their own, so that the server never waits; the queue before them is bounded."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any, cast

import msgspec

from ... import bots, games
from ...bots.workers import default_cores
from ...core.dialect import meanwhile
from ...core.dialect.random import seeded
from ...core.game.scene import Label
from ...core.table.editing import Filling, fillings
from ...core.table.position import Position
from ...study.course import Situation
from ...study.form import Judged, Prospect
from ...study.judge import Effort, Reviewer
from ...study.review import judge_situation, put_together
from ..problems import Refused

ASIDE = 0.05  # seconds between two looks whether a process is free


class Thinkers:
    """A few processes with bots in them."""

    def __init__(self, processes: int, queue: int) -> None:
        self.processes = processes or max(1, default_cores() - 1)
        self.queue = queue
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, view: Any, seat: int, legal: list[int], level: str, seed: int, budget: float, at_once: bool
    ) -> int:
        """The action that a bot of this level chooses; it may have to do so before the game is compiled."""
        return int(await self._run(choose, game, view, seat, legal, level, seed, budget, at_once))

    async def estimates(self, game: str, view: Any, seat: int, seed: int, budget: float) -> list[bots.Estimate]:
        """What the strongest bot thinks of each action, the best first."""
        found: list[bots.Estimate] = await self._run(estimates, game, view, seat, seed, budget)
        return found

    async def judge(self, situation: Situation, game: str, effort: Effort) -> Judged | Prospect:
        """A decision judged, as soon as a process has nothing better to do: moves and hints come first."""
        return cast("Judged | Prospect", await self._aside(judge, situation, game, effort))

    async def assemble(
        self, game: str, situations: list[Situation], found: list[Judged | Prospect], effort: Effort
    ) -> bytes:
        """The review of a game whose decisions are judged, as JSON."""
        return cast(bytes, await self._aside(assemble, game, situations, found, effort))

    async def try_move(self, game: str, s: Any, seat: int, action: int, effort: Effort) -> tuple[float, float, float]:
        """The chance, the lead and the loss of a move."""
        return cast("tuple[float, float, float]", await self._run(try_move, game, s, seat, action, effort))

    async def fillings(self, position: Position[Any, Any], seat: int, place: str) -> tuple[list[Filling], list[Label]]:
        """What could lie at a place of a position, and why other things could not."""
        found = await self._run(fill_place, position.game.id, position.record, seat, place)
        return cast("tuple[list[Filling], list[Label]]", found)

    async def _aside(self, work: Any, *task: Any) -> Any:
        while self.waiting >= self.processes:
            await asyncio.sleep(ASIDE)
        try:
            return await self._submit(work, *task)
        except BrokenProcessPool:
            self.close()
            return await self._submit(work, *task)

    async def _run(self, work: Any, *task: Any) -> Any:
        if self.waiting >= self.queue:
            raise Refused("busy", "all bots are thinking; ask again in a moment", after=2)
        self.waiting += 1
        try:
            try:
                return await self._submit(work, *task)
            except BrokenProcessPool:  # a process died: start again, once
                self.close()
                return await self._submit(work, *task)
        finally:
            self.waiting -= 1

    async def _submit(self, work: Any, *task: Any) -> Any:
        return await asyncio.wrap_future(self.start().submit(work, *task))

    def start(self) -> ProcessPoolExecutor:
        """The processes; they take a moment to come up, so they are wanted before the first question."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), settle_in)
            self._pool.submit(games.load_all)
        return self._pool

    def close(self) -> None:
        """Stop all processes; what they think about is dropped."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list(pool._processes.values())
        manager: Any = pool._executor_manager_thread
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        if manager:  # which closes a pipe that the end of this process closes, too
            manager.join()


def settle_in() -> None:
    """Ctrl-C is for the server, which stops its processes itself; when it is killed they go, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """Wait for the end of the server, however it comes."""
    server = parent_process()
    assert server
    server.join()
    os._exit(0)


def choose(
    game: str, view: Any, seat: int, legal: list[int], level: str, seed: int, budget: float, at_once: bool
) -> int:
    """Runs in a process of its own."""
    games.get(game)
    with meanwhile.at_once() if at_once else nullcontext():
        return bot(level).choose(view, seat, legal, seeded(seed), budget)


def estimates(game: str, view: Any, seat: int, seed: int, budget: float) -> list[bots.Estimate]:
    """Runs in a process of its own."""
    games.get(game)
    master = bot("master")
    assert isinstance(master, bots.LevelBot)
    return master.estimates(view, seat, seeded(seed), budget)


def judge(situation: Situation, game: str, effort: Effort) -> Judged | Prospect:
    """Runs in a process of its own."""
    return judge_situation(reviewer(game), situation, effort)


def assemble(game: str, situations: list[Situation], found: list[Judged | Prospect], effort: Effort) -> bytes:
    """Runs in a process of its own."""
    return msgspec.json.encode(put_together(games.get(game), situations, found, effort))


def try_move(game: str, s: Any, seat: int, action: int, effort: Effort) -> tuple[float, float, float]:
    """Runs in a process of its own."""
    verdict = reviewer(game).weigh(s, seat, action, effort, 0)
    best = verdict.before.chances[seat]
    return verdict.played.chance, verdict.played.lead, max(0.0, best - verdict.played.chance)


def fill_place(game: str, s: Any, seat: int, place: str) -> tuple[list[Filling], list[Label]]:
    """Runs in a process of its own."""
    games.get(game)
    return fillings(Position(s), seat, place)


@cache
def reviewer(game: str) -> Reviewer:
    """One that keeps its memory from one decision to the next."""
    return Reviewer(games.get(game))


@cache
def bot(level: str) -> bots.Bot:
    """A bot that keeps its memory from one question to the next."""
    return bots.get(level)
