"""Playing a match: on several cores, going on where it was broken off, keeping its logs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ..core.game.errors import BadOption, MaiolicaError
from .match_file import MatchFile
from .plan import Match, Played, new_match, plan
from .players import player
from .workers import default_cores, interrupts_later, play_all

__all__ = ["Match", "Played", "new_match", "play_match"]

Told = Callable[[Played], None]


def play_match(
    match: Match,
    cores: int | None = None,
    state: Path | None = None,
    logs: Path | None = None,
    told: Told = lambda played: None,
    ray: str | None = None,
) -> list[Played]:
    """Play all games of a match, tell of each one, and return them in their order.

    On all cores, or on the Ray cluster with that address. With a state file, games that are finished are not played
    again; whatever stops this function, they stay in it.
    """
    if cores is not None and cores < 1:
        raise BadOption(f"{cores} cores: at least one must play")
    for spec in match.players:
        player(spec)  # a name that is wrong is told before anything is played
    if logs:
        _make_folder(logs)
    file = MatchFile(state, match) if state else None
    try:
        finished = dict(file.played) if file else {}
        for played in finished.values():
            told(played)
        left = [pairing for pairing in plan(match) if pairing not in finished]
        with closing(play_all(match, left, min(cores or default_cores(), len(left)), ray)) as games:  # type: ignore[type-var]
            for played in games:
                with interrupts_later():  # what is kept is also told
                    if logs:
                        _keep_log(logs / log_name(match, played), played.log)
                    if file:
                        file.add(played)
                    finished[played.pairing] = played
                    told(played)
        return [finished[pairing] for pairing in plan(match)]
    finally:
        if file:
            file.close()


def log_name(match: Match, played: Played) -> str:
    """The file of a game's log: its deal and who sat where, numbered as the players were given."""
    pairing = played.pairing
    players = "-".join(str(index + 1) for index in pairing.players)
    return f"deal-{pairing.deal + 1:0{len(str(match.deals))}d}-players-{players}.log"


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
