"""A league on the command line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ..bots.league import play_league
from ..bots.league_file import League, read_league
from .common import bar, notes


def run_league(folder: Path, games: int, cores: int | None, ray: str | None) -> League:
    """Play more games, as many as are wanted or until it is interrupted."""
    warned: set[int] = set()
    with bar("games", games) as (progress, task), suppress(KeyboardInterrupt):

        def told(played: object) -> None:
            progress.advance(task)

        play_league(folder, games, cores, ray, told)
    league = read_league(folder)
    for number, played in league.played.items():
        if played.failed is not None and (player := played.pairing.players[played.failed]) not in warned:
            warned.add(player)
            text = f"{league.names[player]} failed in game {number}: {played.reason}"
            notes.print(text, markup=False, highlight=False, soft_wrap=True)
    return league
