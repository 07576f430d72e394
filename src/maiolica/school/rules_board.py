"""What a rules page takes from the board: pictures of positions, and which heading tells of which place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from math import cos, radians, sin
from pathlib import Path
from typing import NoReturn

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from ..core.game.account import AccountLine
from ..core.game.errors import MaiolicaError
from ..core.game.game import CHANCE, Game
from ..core.game.scene import Panel, Shape
from ..core.table.account import signed
from ..core.table.log import Log, default_names, read_events
from ..core.table.table import Table

FILE = "rules/board.toml"
MARGIN = 0.2  # around what is shown of a panel, in tiles
GAP = 0.9  # between two panels
WIDEST = 15.0  # panels that are wider together stand below each other
START = "start"  # instead of a heading: the beginning of the page

Box = tuple[float, float, float, float]  # left, top, right, bottom


class BadPicture(MaiolicaError):
    """Something in ``rules/board.toml`` that does not hold: what, and in which picture."""


class WrittenPicture(Struct, kw_only=True, forbid_unknown_fields=True):
    """A picture of ``rules/board.toml``; places are patterns of the ids of shapes."""

    log: str  # how the game came here
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    seat: int = 1  # whose eyes these are
    show: list[str]  # the places in the picture; a pattern of looks, as ``number``, shows what lies among them
    mark: list[list[str]] = []  # groups of places with a frame around each
    arrow: bool = False  # from the first of these groups to the second
    points: list[str] = []  # places at which the last move brought points, with what counted for them


class WrittenBoard(Struct, kw_only=True, forbid_unknown_fields=True):
    """The file ``rules/board.toml`` of a game."""

    places: dict[str, str]  # for patterns of ids and looks, which heading tells of them; the first that matches decides
    pictures: dict[str, WrittenPicture] = field(default_factory=dict)


msgspec.json.Decoder(WrittenBoard)  # as in lesson.py: not first by two threads at once


class Illustration(Struct, omit_defaults=True):
    """Shapes of a scene, moved to where they stand in the picture; lengths are in tiles."""

    width: float
    height: float
    grounds: list[Box]  # what is shown of each panel
    shapes: list[Shape]
    frames: list[Box] = []
    arrow: list[float] = []  # from x and y to x and y
    points: list[tuple[float, float, str]] = []  # where numbers stand, each with its sign


class RulesBoard(Struct):
    """What the browser needs for a rules page."""

    places: list[tuple[str, str]] = []
    pictures: dict[str, Illustration] = field(default_factory=dict)


def has_board(game: Game) -> bool:
    """Whether a game's page takes something from the board."""
    return (game.folder / FILE).exists()


def board_of(game: Game) -> RulesBoard:
    """The pictures of a game's page, each played through the engine, and its places."""
    if not has_board(game):
        return RulesBoard()
    written = read(game.folder / FILE)
    return RulesBoard(
        list(written.places.items()),
        {name: Artist(game, name, picture).picture() for name, picture in written.pictures.items()},
    )


def read(path: Path) -> WrittenBoard:
    """The file as it is written."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), WrittenBoard)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPicture(f"{path}: {error}") from None


def heading_of(places: Iterable[tuple[str, str]], shape: Shape) -> str | None:
    """The heading that tells of a shape, perhaps with a row or item below it: of the first pattern that matches."""
    names = [name for name in (shape.id, shape.look) if name]
    return next((at for pattern, at in places if any(fnmatchcase(name, pattern) for name in names)), None)


def targets(page: str) -> list[str]:
    """All that places can lead to: the page's start, its headings, and rows and items below them, numbered through."""
    found = [START]
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        name = re.match(r".*\{#([\w-]+)\}\n", section)
        if not name:
            continue
        heads = len(re.findall(r"^\|[-|]+$", section, re.MULTILINE))  # each with a row of headings above
        items = len(re.findall(r"^(?:[|]|- |\d+\. )", section, re.MULTILINE)) - 2 * heads
        found += [name[1], *(f"{name[1]}/{i + 1}" for i in range(items))]
    return found


class Artist:
    """Draws one picture; whatever does not hold is an error that names the file and the picture."""

    def __init__(self, game: Game, name: str, written: WrittenPicture) -> None:
        self.game, self.name, self.written = game, name, written
        self.moved: dict[str, Box] = {}  # by id: where shapes stand in the picture

    def wrong(self, problem: object) -> NoReturn:
        """Refuse the picture."""
        raise BadPicture(f"{self.game.folder / FILE}, picture {self.name}: {problem}") from None

    def picture(self) -> Illustration:
        """What is shown of each panel, beside or below each other, with what is marked in it."""
        table = self.table()
        panels = table.scene(self.written.seat - 1).panels
        self.all_match(self.written.show, [name for panel in panels for s in panel.shapes for name in (s.id, s.look)])
        cuts = [(panel, cut) for panel in panels if (cut := self.cut(panel))]
        places = list(arranged([cut for _, cut in cuts]))
        shapes = [
            shape
            for (panel, cut), place in zip(cuts, places, strict=True)
            for shape in moved(panel, cut, place)
            if matches(shape.id, self.written.show) or matches(shape.look, self.written.show)
        ]
        self.moved = {shape.id: box_of(shape) for shape in shapes if shape.id}
        frames = [self.around(group) for group in self.written.mark]
        lines = list(self.lines(table))
        frames += [self.around(group) for line in lines for group in line.places]
        return Illustration(
            width=tidy(max(place[2] for place in places)),
            height=tidy(max(place[3] for place in places)),
            grounds=[rounded(place) for place in places],
            shapes=[replace(shape, label=None, id="", part={}, cell=None) for shape in shapes],
            frames=[rounded(frame) for frame in frames],
            arrow=between(*frames[:2]) if self.written.arrow else [],
            points=[(*corner(self.around([line.at])), signed(line.points)) for line in lines],
        )

    def table(self) -> Table:
        """The table at the end of the log."""
        seats = self.written.seats
        try:
            log = Log(self.game, seats, default_names(seats), self.game.complete(seats, self.written.options))
            return Table.replay(log, read_events(self.written.log.strip(), log))
        except MaiolicaError as error:
            self.wrong(error)

    def cut(self, panel: Panel) -> Box | None:
        """The part of a panel that holds all that is to be shown of it."""
        boxes = [box_of(shape) for shape in panel.shapes if matches(shape.id, self.written.show)]
        if not boxes:
            return None
        left, top, right, bottom = hull(boxes)
        return left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN

    def lines(self, table: Table) -> Iterator[AccountLine]:
        """The lines of the account that the picture tells: what the last move brought, at the places asked for."""
        moves = [done for done, event in enumerate(table.log.events) if event.seat != CHANCE]
        last = table.account(since=max(moves, default=0))
        self.all_match(self.written.points, [line.at for line in last])
        yield from (line for line in last if matches(line.at, self.written.points))

    def around(self, patterns: Iterable[str]) -> Box:
        """A frame around places of the picture."""
        patterns = list(patterns)
        self.all_match(patterns, list(self.moved))
        return hull([box for name, box in self.moved.items() if matches(name, patterns)])

    def all_match(self, patterns: Iterable[str], names: list[str]) -> None:
        """Refuse patterns that speak of nothing."""
        for pattern in patterns:
            if not any(fnmatchcase(name, pattern) for name in names):
                self.wrong(f"nothing matches {pattern!r}; there are {' '.join(filter(None, names))}")


def matches(name: str, patterns: list[str]) -> bool:
    """Whether one of the patterns is that of a name."""
    return bool(name) and any(fnmatchcase(name, pattern) for pattern in patterns)


def arranged(cuts: list[Box]) -> Iterator[Box]:
    """Where each part goes: side by side, or below each other where that would be too wide."""
    sizes = [(right - left, bottom - top) for left, top, right, bottom in cuts]
    beside = sum(width for width, _ in sizes) + GAP * (len(sizes) - 1) <= WIDEST
    whole = max(width for width, _ in sizes), max(height for _, height in sizes)
    at = 0.0
    for width, height in sizes:
        x, y = (at, (whole[1] - height) / 2) if beside else ((whole[0] - width) / 2, at)
        yield x, y, x + width, y + height
        at += GAP + (width if beside else height)


def moved(panel: Panel, cut: Box, place: Box) -> Iterator[Shape]:
    """The shapes of a panel that lie in a part of it, where they stand in the picture."""
    for shape in panel.shapes:
        left, top, right, bottom = box_of(shape)
        if left >= cut[0] - 0.1 and top >= cut[1] - 0.1 and right <= cut[2] + 0.1 and bottom <= cut[3] + 0.1:
            yield replace(shape, x=tidy(shape.x - cut[0] + place[0]), y=tidy(shape.y - cut[1] + place[1]))


def box_of(shape: Shape) -> Box:
    """The room that a shape needs, turned as it is."""
    turn = radians(shape.turn)
    wide = (abs(shape.width * cos(turn)) + abs(shape.height * sin(turn))) / 2
    high = (abs(shape.width * sin(turn)) + abs(shape.height * cos(turn))) / 2
    x, y = shape.x + shape.width / 2, shape.y + shape.height / 2
    return x - wide, y - high, x + wide, y + high


def hull(boxes: list[Box]) -> Box:
    """The least box around others."""
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


def corner(box: Box) -> tuple[float, float]:
    """Where points stand, so that one sees what they are for."""
    return tidy(box[2] - 0.1), tidy(box[1] + 0.08)


def middle(box: Box) -> tuple[float, float]:
    """The middle of a box."""
    return tidy((box[0] + box[2]) / 2), tidy((box[1] + box[3]) / 2)


def between(one: Box, other: Box) -> list[float]:
    """A line from box to box: from edge to edge, along the line between their middles."""
    (x, y), (u, v) = middle(one), middle(other)
    dx, dy = u - x, v - y
    start = min(reach(one, dx, dy), 0.5)
    end = min(reach(other, dx, dy), 0.9 - start)
    return [tidy(x + dx * start), tidy(y + dy * start), tidy(u - dx * end), tidy(v - dy * end)]


def reach(box: Box, dx: float, dy: float) -> float:
    """Which share of a way from its middle lies in a box."""
    wide, high = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
    return min(wide / abs(dx) if dx else 1.0, high / abs(dy) if dy else 1.0)


def rounded(box: Box) -> Box:
    """A box without the noise of floating point."""
    return tidy(box[0]), tidy(box[1]), tidy(box[2]), tidy(box[3])


def tidy(number: float) -> float:
    """A length as exact as one can see."""
    return round(number, 3)
