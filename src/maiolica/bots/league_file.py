"""A league on disk: what its files say, and each game kept as soon as it is played."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from .. import games as all_games
from ..core.game.errors import BadOption, MaiolicaError
from .match_file import write_line
from .plan import Match, Pairing, Played, new_match
from .players import player
from .report import Report, report

FORMAT = 1
NAME = re.compile(r"[\w.+-]{1,40}")
EXAMPLE = """\
# A league: maiolica league FOLDER plays more games, between those bots first whose games say most.
# Add bots whenever you like. A bot that changes is another bot: give it another name.

game = "{game}"
seats = 2
seed = 1

[options] # as for maiolica match -o; name = "value"

[bots] # name = "player": named as for maiolica match; a network's file is looked for in this folder
random = "random"
greedy = "greedy"
beginner = "beginner"
regular = "regular"
advanced = "advanced"
classic = "classic:200n"
master = "master:200n"
"""


@dataclass(frozen=True)
class League:
    """A league as its files tell it."""

    folder: Path
    match: Match  # its players are all bots, by what plays; how many games is of no meaning
    names: tuple[str, ...]
    played: dict[int, Played]  # by number; the logs are in their files

    @property
    def report(self) -> Report:
        """How everybody stands."""
        found = report(self.match, self.played.values())
        players = [replace(each, name=name) for each, name in zip(found.players, self.names, strict=True)]
        deals = len({played.pairing.deal for played in self.played.values()})
        return replace(found, players=players, games=len(self.played), deals=deals)

    def log_of(self, number: int) -> Path:
        """Where the log of a game lies."""
        return self.folder / "games" / f"{number:05d}.log"


def found_league(folder: Path, game: str) -> Path:
    """Begin a league with our own bots."""
    all_games.get(game)
    path = folder / "league.toml"
    if path.exists():
        raise MaiolicaError(f"{path}: this league has begun already")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(EXAMPLE.format(game=game), encoding="utf-8")
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None
    return path


def read_league(folder: Path) -> League:
    """The league in a folder; whatever is wrong with its files is told."""
    path = folder / "league.toml"
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise MaiolicaError(f"{path} is missing: maiolica league {folder} --new azul begins a league") from None
    except (OSError, ValueError) as error:
        raise MaiolicaError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    bots = said.get("bots")
    if not isinstance(bots, dict) or not all(isinstance(spec, str) for spec in bots.values()) or len(bots) < 2:
        raise MaiolicaError(f'{path}: [bots] must have two or more, as name = "player"')
    for name in bots:
        if not NAME.fullmatch(name):
            raise MaiolicaError(f"{path}: a bot's name has up to 40 letters, digits and . + - _, not {name[:60]!r}")
    specs = [in_folder(folder, spec) for spec in bots.values()]
    try:
        for spec in specs:
            player(spec)
        match = new_match(specs, said["game"], 1, said.get("seats", 2), said.get("options"), said.get("seed", 0))
    except KeyError:
        raise MaiolicaError(f"{path}: it must say which game") from None
    except (TypeError, BadOption) as error:
        raise MaiolicaError(f"{path}: {error}") from None
    return League(folder, match, tuple(bots), read_games(folder, match, dict(zip(bots, specs, strict=True))))


def in_folder(folder: Path, spec: str) -> str:
    """A network's file is looked for in the league's folder."""
    level, at, rest = spec.partition("@")
    return f"{level}@{folder / rest}" if at and not level.startswith("cmd:") else spec


def identity(folder: Path, spec: str) -> str:
    """What a bot is: its player as it is named, and of a network's file what is in it."""
    level, at, rest = spec.partition("@")
    if not at or level.startswith("cmd:"):
        return spec
    path, colon, budget = rest.rpartition(":") if not Path(rest).is_file() else (rest, "", "")
    content = hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]
    return f"{level}@{content}{colon}{budget}"


def read_games(folder: Path, match: Match, bots: Mapping[str, str]) -> dict[int, Played]:
    """All games that were played; bots that have left the league are forgotten with their games."""
    path, names = folder / "games.jsonl", list(bots)
    found: dict[int, Played] = {}
    for number, line in enumerate(lines_of(path), 1):
        try:
            entry = json.loads(line)
            if number == 1:
                check_header(path, entry, header(match))
            elif "bot" in entry:
                check_bot(folder, entry, bots)
            elif all(name in names for name in entry["players"]):
                found[int(entry["number"])] = played_of(entry, names)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise MaiolicaError(f"{path} line {number} is damaged") from None
    return found


def lines_of(path: Path) -> list[bytes]:
    """All lines that were written to their end."""
    try:
        return path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    except OSError as error:
        raise MaiolicaError(f"{path}: {error.strerror}") from None


def check_bot(folder: Path, entry: Mapping[str, Any], bots: Mapping[str, str]) -> None:
    """A bot is what it was when it played first."""
    name, was = entry["bot"], entry["player"]
    if name in bots and was != identity(folder, bots[name]):
        raise MaiolicaError(f"{name} was another bot when it played ({was}): give this one another name")


def played_of(entry: Mapping[str, Any], names: Sequence[str]) -> Played:
    """A game as a line tells it."""
    players = tuple(names.index(name) for name in entry["players"])
    pairing = Pairing(int(entry["deal"]), 0, int(entry["rotation"]), players)
    lists: dict[str, Any] = {name: list(entry[name]) for name in ("scores", "ranks", "moves", "seconds", "longest")}
    if any(len(values) != len(players) for values in lists.values()):
        raise ValueError
    return Played(pairing, **lists, failed=entry["failed"], reason=entry["reason"])


def check_header(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """A league does not change what is played."""
    for name, value in wanted.items():
        if found.get(name) != value:
            raise MaiolicaError(f"{path} was played with {name} {json.dumps(found.get(name))}, not {json.dumps(value)}")


def header(match: Match) -> dict[str, Any]:
    """What all games of a league have in common."""
    return {
        "league": FORMAT,
        "game": match.game_id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
    }


class LeagueFile:
    """The games of a league on disk: each is a line, kept as soon as it is played."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.path = league.folder / "games.jsonl"

    def __enter__(self) -> LeagueFile:
        lines = lines_of(self.path)
        said = {entry["bot"] for entry in map(json.loads, lines[1:]) if "bot" in entry}
        try:
            self.league.log_of(0).parent.mkdir(exist_ok=True)
            self._file = self.path.open("ab")
            self._file.truncate(sum(len(line) + 1 for line in lines))  # a line that was not written to its end
        except OSError as error:
            raise MaiolicaError(f"{self.path}: {error.strerror}") from None
        if not lines:
            write_line(self._file, header(self.league.match), self.path)
        for name, spec in zip(self.league.names, self.league.match.players, strict=True):
            if name not in said:
                write_line(self._file, {"bot": name, "player": identity(self.league.folder, spec)}, self.path)
        self._next = 1 + max((json.loads(line).get("number", 0) for line in lines), default=0)
        return self

    def add(self, played: Played) -> None:
        """Keep a game that is done, its log first."""
        number, self._next = self._next, self._next + 1
        entry = asdict(played)
        log, pairing = entry.pop("log"), entry.pop("pairing")
        players = [self.league.names[index] for index in pairing["players"]]
        try:
            self.league.log_of(number).write_text(log, encoding="utf-8", newline="\n")
        except OSError as error:
            raise MaiolicaError(f"{self.league.log_of(number)}: {error.strerror}") from None
        place = {"number": number, "deal": pairing["deal"], "rotation": pairing["rotation"], "players": players}
        write_line(self._file, place | entry, self.path)
        self.league.played[number] = replace(played, log="")

    def __exit__(self, *error: object) -> None:
        self._file.close()
