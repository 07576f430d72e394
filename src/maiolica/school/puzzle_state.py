"""What mining has found so far, on disk: one JSON object per line, so that it can go on."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from ..core.game.errors import MaiolicaError
from .puzzle import FORMAT, Header, Puzzle, header_reader
from .puzzle_mine import Quest


class Mined(Struct, frozen=True):
    """A game that was looked through."""

    number: int
    found: list[Puzzle]


mined_reader = msgspec.json.Decoder(Mined)


class MiningFile:
    """The file of a search for puzzles, or none: then nothing is kept."""

    def __init__(self, path: Path | None, quest: Quest) -> None:
        self.path, self.header = path, header_of(quest)
        self.games: dict[int, list[Puzzle]] = {}
        if path:
            self._read(path)

    def _read(self, path: Path) -> None:
        """What was found before; a line that was not written to its end is taken away."""
        try:
            text = path.read_bytes() if path.exists() else b""
            *lines, cut_off = text.split(b"\n")
            if cut_off:
                path.write_bytes(text.removesuffix(cut_off))
            if not lines:
                self._write(self.header)
            elif header_reader.decode(lines[0]) != self.header:
                raise MaiolicaError(f"{path} belongs to another search: {lines[0].decode()[:200]}")
            for line in lines[1:]:
                mined = mined_reader.decode(line)
                self.games[mined.number] = mined.found
        except OSError as error:
            raise MaiolicaError(f"{path}: {error.strerror}") from None
        except (ValueError, msgspec.MsgspecError):
            raise MaiolicaError(f"{path} is damaged; the search cannot go on from this file") from None

    def add(self, number: int, found: list[Puzzle]) -> None:
        """Keep a game that was looked through."""
        self.games[number] = found
        self._write(Mined(number, found))

    def puzzles(self) -> list[Puzzle]:
        """All that was found, in the order of the games, none twice."""
        found = [one for number in sorted(self.games) for one in self.games[number]]
        return list({one.id: one for one in found}.values())

    def _write(self, entry: Struct) -> None:
        if self.path:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(entry) + b"\n")


def header_of(quest: Quest) -> Header:
    """What must be equal for a search to go on."""
    return Header(FORMAT, quest.game.id, quest.game.rules_version, quest.walks, quest.seed, quest.seats or 0)
