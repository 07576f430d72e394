"""Games are compiled once for each version, in processes beside the server; until then their tables run interpreted."""

from __future__ import annotations

import asyncio
import logging
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from ... import games
from ...bots.warm import is_being_compiled, is_warm, load_rules, sizes_of, start_beside
from ...bots.workers import default_cores
from ...core.game.game import Game

WANTED, UNWANTED = 10, 15  # how far the compilation of a game steps back behind people and bots
LOOK = 0.5  # seconds between two looks whether another process is done
USUAL = 4000.0  # bytes of code in a second, until we know better
log = logging.getLogger("maiolica")


@dataclass
class Work:
    """A game being compiled: how much there is to do, how much is done, and how fast it goes."""

    sizes: dict[str, int]
    started: float = field(default_factory=monotonic)
    done: int = 0
    speed: float = USUAL

    def finish(self, step: str) -> None:
        """A step is done."""
        self.done += self.sizes.get(step, 0)
        self.speed = self.done / max(monotonic() - self.started, 0.001)

    def seconds_left(self) -> int:
        """As far as one can tell; never nothing."""
        passed = monotonic() - self.started
        return max(1, round(passed / 10), round(sum(self.sizes.values()) / self.speed - passed))


class ReadyGames:
    """Which games are compiled; those that somebody opens come first."""

    def __init__(self) -> None:
        self._ready = {name: asyncio.Event() for name in playable()}
        self._waiting = playable()  # nobody compiles them yet
        self._work: dict[str, Work] = {}
        self._group: asyncio.TaskGroup | None = None

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled."""
        return self._ready[game].is_set()

    async def wait_for(self, game: str, seconds: float | None = None) -> None:
        """Until this game is compiled, or for so long."""
        try:
            await asyncio.wait_for(self._ready[game].wait(), seconds)
        except TimeoutError:
            return

    def seconds_left(self, game: str) -> int:
        """Until a game is compiled, as far as one can tell."""
        work = self._work.get(game) or Work(sizes_of(games.get(game)))
        return work.seconds_left()

    def want(self, game: str) -> None:
        """Somebody opens this game: it does not wait for others any longer."""
        if self._group and game in self._waiting:
            self._waiting.remove(game)
            self._group.create_task(self._make_ready(game, WANTED))

    async def compile_all(self) -> None:
        """Make every game ready, as many at once as there are cores."""
        async with asyncio.TaskGroup() as self._group:
            for _ in range(default_cores()):
                self._group.create_task(self._take_turns())

    async def _take_turns(self) -> None:
        while self._waiting:
            await self._make_ready(self._waiting.pop(0), UNWANTED)

    async def _make_ready(self, name: str, niceness: int) -> None:
        game = games.get(name)
        try:
            if not is_warm(game, "play"):
                self._work[name] = Work(sizes_of(game))
                log.info("compiling", extra={"game": name})
                await self._compile(game, niceness)
            await asyncio.to_thread(load_rules, game)
        except Exception:  # its tables stay interpreted, and bots try for themselves
            log.exception("compiling failed", extra={"game": name})
        self._ready[name].set()
        log.debug("ready", extra={"game": name})

    async def _compile(self, game: Game, niceness: int) -> None:
        """Let another process compile a game; one that does so already is waited for."""
        while is_being_compiled(game):
            await asyncio.sleep(LOOK)
        if is_warm(game, "play"):
            return
        process = start_beside(game, ["play"], niceness)
        try:
            await asyncio.to_thread(follow, process, self._work[game.id].finish)
        except asyncio.CancelledError:
            process.kill()
            raise
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, process.args)


def playable() -> list[str]:
    """The games that this server serves; what is wrong with others is said when it starts."""
    return [game.id for game in games.load_all()]


def follow(process: subprocess.Popen[str], told: Callable[[str], None]) -> None:
    """Pass on what a process has done, until it ends."""
    with process:
        for line in process.stdout or ():
            told(line.strip())
