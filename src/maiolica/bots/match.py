"""Playing a match: on several cores, going on where it was broken off, keeping its logs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ..core.game.errors import BadOption, MaiolicaError
from .journal import Journal
from .plan import Match, Played, new_match, plan
from .players import player
from .workers import default_cores, play_all

__all__ = ["Match", "Played", "new_match", "play_match"]

Told = Callable[[Played], None]


def play_match(
    match: Match,
    cores: int | None = None,
    state: Path | None = None,
    logs: Path | None = None,
    told: Told = lambda played: None,
) -> list[Played]:
    """Play all games of a match, tell of each one, and return them in their order.

    With a state file, games that are done are not played again; whatever stops this function, they stay in it.
    """
    if cores is not None and cores < 1:
        raise BadOption(f"{cores} cores: at least one must play")
    for spec in match.players:
        player(spec)  # a name that is wrong is told before anything is played
    if logs:
        _make_folder(logs)
    journal = Journal(state, match) if state else None
    try:
        done = dict(journal.played) if journal else {}
        for played in done.values():
            told(played)
        left = [sitting for sitting in plan(match) if sitting not in done]
        with closing(play_all(match, left, min(cores or default_cores(), len(left)))) as games:  # type: ignore[type-var]
            for played in games:
                if logs:
                    _keep_log(logs / log_name(match, played), played.log)
                if journal:
                    journal.add(played)
                done[played.sitting] = played
                told(played)
        return [done[sitting] for sitting in plan(match)]
    finally:
        if journal:
            journal.close()


def log_name(match: Match, played: Played) -> str:
    """The file of a game's log: its deal and who sat where, numbered as the players were given."""
    sitting = played.sitting
    players = "-".join(str(index + 1) for index in sitting.players)
    return f"deal-{sitting.deal + 1:0{len(str(match.deals))}d}-players-{players}.log"


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MaiolicaError(f"{folder}: {error.strerror}") from None


def _keep_log(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None
