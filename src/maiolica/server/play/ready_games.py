"""Games are compiled once for each version, in a process beside the server; until then their tables wait."""

from __future__ import annotations

import asyncio
import logging
import sys

from ... import games
from ...bots.warm import is_warm, warm_up

log = logging.getLogger("maiolica")


class ReadyGames:
    """Which games can be played at once."""

    def __init__(self) -> None:
        self._ready = {name: asyncio.Event() for name in playable()}

    def is_ready(self, game: str) -> bool:
        """Whether nobody has to wait for this game."""
        return self._ready[game].is_set()

    async def wait_for(self, game: str) -> None:
        """Until this game is compiled; one that we do not have needs nothing."""
        if game in self._ready:
            await self._ready[game].wait()

    async def compile_all(self) -> None:
        """Compile what is not in the cache, one game after the other; then load each."""
        for name in playable():
            if not is_warm(games.get(name), "play"):
                log.info("compiling", extra={"game": name})
                await compile_beside(name)
            await asyncio.to_thread(warm_up, games.get(name), "play")
            self._ready[name].set()
            log.debug("ready", extra={"game": name})


def playable() -> list[str]:
    """The games that this server serves; what is wrong with others is said when it starts."""
    return [game.id for game in games.load_all()]


async def compile_beside(game: str) -> None:
    """Compile a game in another process, so that this one goes on serving."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "maiolica.bots.warm", game, "play")
    try:
        if await process.wait():
            log.error("compiling failed; it is tried again here", extra={"game": game})
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
