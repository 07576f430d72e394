"""A match on disk, one JSON object per line: what is played, then every game that is done, so that it can go on."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from ..core.game.errors import MaiolicaError
from .plan import Match, Pairing, Played, plan

FORMAT = 1


class MatchFile:
    """The file of a match."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        try:
            self._file = path.open("a+b")
            self._file.seek(0)
            *lines, cut_off = self._file.read().split(b"\n")
            self._file.truncate(self._file.tell() - len(cut_off))  # a line that was not written to its end
        except OSError as error:
            raise MaiolicaError(f"{path}: {error.strerror}") from None
        try:
            self.played = self._read(lines, match)
            if not lines:
                write_line(self._file, header(match), self.path)
        except MaiolicaError:
            self._file.close()
            raise

    def add(self, played: Played) -> None:
        """Keep a game that is done."""
        entry = asdict(played)
        del entry["log"]
        write_line(self._file, entry.pop("pairing") | entry, self.path)

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()

    def _read(self, lines: list[bytes], match: Match) -> dict[Pairing, Played]:
        """The games that this match wants and that are done; a match may go on with more games than it had."""
        if not lines:
            return {}
        wanted = set(plan(match))
        self._check_header(self._entry(1, lines[0]), match)
        finished = {}
        for number, line in enumerate(lines[1:], 2):
            played = self._played(number, line, match.seats)
            if played.pairing in wanted:
                finished[played.pairing] = played
        return finished

    def _check_header(self, found: dict[str, Any], match: Match) -> None:
        for name, value in header(match).items():
            if found.get(name) != value:
                was = "missing" if name not in found else json.dumps(found[name])
                raise MaiolicaError(f"{self.path} belongs to another match: {name} is {was}, not {json.dumps(value)}")

    def _played(self, number: int, line: bytes, seats: int) -> Played:
        entry = self._entry(number, line)
        try:
            pairing = Pairing(entry["deal"], entry["group"], entry["rotation"], tuple(entry["players"]))
            lists: dict[str, Any] = {
                name: list(entry[name]) for name in ("scores", "ranks", "moves", "seconds", "longest")
            }
            played = Played(pairing, **lists, failed=entry["failed"], reason=entry["reason"])
        except (KeyError, TypeError):
            raise self._damaged(number) from None
        if any(len(values) != seats for values in lists.values()):
            raise self._damaged(number)
        return played

    def _entry(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            entry = json.loads(line)
        except ValueError:
            raise self._damaged(number) from None
        if not isinstance(entry, dict):
            raise self._damaged(number)
        return entry

    def _damaged(self, number: int) -> MaiolicaError:
        return MaiolicaError(f"{self.path} line {number} is damaged; the match cannot go on from this file")


def header(match: Match) -> dict[str, Any]:
    """What must be equal for a match to go on."""
    return {
        "match": FORMAT,
        "players": list(match.players),
        "game": match.game_id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
    }


def write_line(file: IO[bytes], entry: dict[str, Any], path: Path) -> None:
    """Keep an entry in a file of JSON lines, so that it is there whatever happens next."""
    try:
        file.write(json.dumps(entry).encode() + b"\n")
        file.flush()
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None
