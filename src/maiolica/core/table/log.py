"""The text of a game: a header, one line per event, and a closing line that proves it is whole.

See docs/log-format.md. Reading is strict: a log is taken whole or refused with the line and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from zlib import crc32

from ..dialect.record import Record
from ..game.errors import BadLog, MaiolicaError
from ..game.game import CHANCE, EVERYBODY, OVER, UNKNOWN, Event, Game, nothing_is_secret

FORMAT = 1
SECRET = "?"  # instead of what a seat may not know
LONGEST = 16_000_000  # characters; the longest game that the options allow stays below
DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # they turn round what follows
# control characters, line breaks, halves of characters, and what changes the direction of writing
UNSEEN = rf"\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff{DIRECTIONS}"
NAME = re.compile(rf"[^\s{UNSEEN}]([^{UNSEEN}]{{0,38}}[^\s{UNSEEN}])?")


@dataclass
class Log:
    """A game as it was played."""

    game: Game
    seats: int
    names: list[str]
    options: dict[str, str]
    events: list[Event] = field(default_factory=list)
    commitment: str = ""  # SHA-256 of the secret that the draws come from, in hexadecimal
    secret: str = ""  # that secret, once the game is over

    @property
    def own_names(self) -> list[str] | None:
        """The names, unless nobody has given any."""
        return None if self.names == default_names(self.seats) else self.names


def default_names(seats: int) -> list[str]:
    """What the seats are called in a log when nobody has given names."""
    return [f"Seat {seat + 1}" for seat in range(seats)]


def check_name(name: str) -> str:
    """A seat's name: one line of 1 to 40 characters; what would change the direction of writing is left out."""
    if any(character in DIRECTIONS for character in name):
        name = name.translate(dict.fromkeys(map(ord, DIRECTIONS))).strip()
    if not NAME.fullmatch(name):
        raise MaiolicaError(f"{name[:50]!r} is no name: write 1 to 40 characters on one line")
    return name


def write(log: Log, seen_by: int | None = None) -> str:
    """The log as text, or what a seat knows of it."""
    lines = [f"maiolica {FORMAT}", f"game {log.game.id}", f"rules {log.game.rules_version}", f"seats {log.seats}"]
    lines += [] if seen_by is None else [f"seen_by {'everybody' if seen_by == EVERYBODY else seen_by + 1}"]
    lines += [f"name {seat + 1} {name}" for seat, name in enumerate(log.names)]
    lines += [f"option {name} {value}" for name, value in log.options.items()]
    lines += [f"{word} {value}" for word, value in _proof(log) if value]
    lines += event_lines(log.game, log.events)
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {_check(body)}\n"


def _proof(log: Log) -> list[tuple[str, str]]:
    return [("commitment", log.commitment), ("secret", log.secret)]


def event_lines(game: Game, events: Iterable[Event]) -> Iterator[str]:
    """A line for each move, and one for the draws between two moves."""
    draws: list[str] = []
    for event in events:
        if event.seat == CHANCE:
            draws.append(event_text(game, event))
            continue
        if draws:
            yield f"draw {' '.join(draws)}"
            draws = []
        yield f"{event.seat + 1} {event_text(game, event)}"
    if draws:
        yield f"draw {' '.join(draws)}"


def event_text(game: Game, event: Event) -> str:
    """A move or a draw as text; a question mark for what is secret."""
    space = game.outcomes if event.seat == CHANCE else game.moves
    return SECRET if event.action == UNKNOWN else space.text(event.action)


def known_events(log: Log, seat: int, now: Record) -> list[Event]:
    """The events as a seat, or EVERYBODY, knows them in the position they led to: a secret has the action UNKNOWN."""
    rules, secret = log.game.rules, log.game.secret
    if secret is nothing_is_secret or rules.actor(now) == OVER:
        return list(log.events)
    events, before = [], log.game.start(log.seats, log.options)
    eyes = range(log.seats) if seat == EVERYBODY else [seat]
    for event in log.events:
        is_secret = any(secret(before, event, one, now) for one in eyes)
        events.append(Event(event.seat, UNKNOWN) if is_secret else event)
        if event.seat == CHANCE:
            rules.deal(before, event.action)
        else:
            rules.play(before, event.seat, event.action)
    return events


def _check(body: str) -> str:
    return f"{crc32(body.encode()):08x}"


def read(text: str, games: Iterable[Game]) -> tuple[Log, list[int]]:
    """The log that a text holds, and the line of each event; whether the moves are legal is the table's to say."""
    lines = _Lines(text)
    version = lines.word("maiolica")
    if version != str(FORMAT):
        raise lines.error(f"log format {version[:20]!r}; this program reads format {FORMAT}")
    log = _header(lines, games)
    numbers: list[int] = []
    while not lines.at("end"):
        for event in _events(lines, log):
            log.events.append(event)
            numbers.append(lines.number)
    lines.close()
    return log, numbers


def read_events(text: str, log: Log) -> list[int]:
    """Add to a log what lines without a header and a closing line tell; the line of each event."""
    lines = _Lines(text)
    numbers: list[int] = []
    while lines.number < len(lines.lines):
        for event in _events(lines, log):
            log.events.append(event)
            numbers.append(lines.number)
    return numbers


def _header(lines: _Lines, games: Iterable[Game]) -> Log:
    known = {game.id: game for game in games}
    name = lines.word("game")
    if name not in known:
        raise lines.error(f"unknown game {name[:20]!r}; there are {', '.join(known)}")
    game = known[name]
    version = lines.word("rules")
    if version != str(game.rules_version):
        raise lines.error(f"rules version {version[:20]!r}; this program plays version {game.rules_version}")
    seats = lines.whole_number("seats")
    with lines.reasons():
        game.check_seats(seats)
    if lines.at("seen_by"):
        raise lines.error("this is what one seat saw of a running game: what was hidden from it is missing")
    log = Log(game, seats, [], {})
    for seat in range(seats):
        with lines.reasons():
            log.names.append(check_name(lines.word("name", str(seat + 1))))
    while lines.at("option"):
        option, _, value = lines.word("option").partition(" ")
        if option in log.options:
            raise lines.error(f"option {option[:20]} is given twice")
        with lines.reasons():
            game.complete(seats, {option: value})
        log.options[option] = value
    log.options = game.complete(seats, log.options)
    log.commitment, log.secret = (_hexadecimal(lines, word) for word, _ in _proof(log))
    return log


def _hexadecimal(lines: _Lines, word: str) -> str:
    value = lines.word(word) if lines.at(word) else ""
    if not re.fullmatch("([0-9a-f]{64})?", value):
        raise lines.error(f"{word} must be 64 hexadecimal digits")
    return value


def _events(lines: _Lines, log: Log) -> list[Event]:
    line = lines.take()
    who, _, rest = line.partition(" ")
    with lines.reasons():
        if who == "draw" and rest:
            return [Event(CHANCE, log.game.outcomes.number(text)) for text in rest.split(" ")]
        if who in [str(seat + 1) for seat in range(log.seats)] and rest:
            return [Event(int(who) - 1, log.game.moves.number(rest))]
    raise lines.error(f"expected a seat and its move, 'draw' or 'end', found {line[:40]!r}")


class _Lines:
    """The lines of a log, one at a time, with errors that name the line."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadLog(1, f"longer than {LONGEST} characters: this is no log")
        self.lines = text.split("\n")
        self.number = 0
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise BadLog(text.count("\n", 0, error.start) + 1, "a character that is no text") from None

    def error(self, reason: str) -> BadLog:
        return BadLog(max(1, self.number), reason)

    def reasons(self) -> _Reasons:
        return _Reasons(self)

    def at(self, word: str) -> bool:
        return self.number < len(self.lines) and self.lines[self.number].split(" ")[0] == word

    def take(self) -> str:
        self.number += 1
        if self.number > len(self.lines) or (self.number == len(self.lines) and not self.lines[-1]):
            raise self.error("the log breaks off: its closing line 'end' is missing")
        return self.lines[self.number - 1]

    def word(self, *words: str) -> str:
        line = self.take()
        start = " ".join(words) + " "
        if not line.startswith(start) or len(line) == len(start):
            raise self.error(f"expected '{start.strip()} …', found {line[:40]!r}")
        return line[len(start) :]

    def whole_number(self, word: str) -> int:
        text = self.word(word)
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise self.error(f"{word} must be a number, not {text[:20]!r}")
        return int(text)

    def close(self) -> None:
        """Check the closing line; 'end unchecked' is for logs written by hand."""
        check = self.word("end")
        body = "\n".join(self.lines[: self.number - 1]) + "\n"
        if check not in ("unchecked", _check(body)):
            raise self.error("the log is damaged: its check number does not fit its text")
        if self.lines[self.number :] != [""]:
            self.number += 1
            raise self.error("after the closing line must come one line break and nothing else")


class _Reasons:
    """Turns what is wrong with a value into what is wrong with its line."""

    def __init__(self, lines: _Lines) -> None:
        self.lines = lines

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, MaiolicaError) and not isinstance(error, BadLog):
            raise self.lines.error(str(error)) from None
