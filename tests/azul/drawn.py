"""Positions of Azul as people draw them.

A picture has the sources, then a block for each board, seat by seat::

    1: BBRK   3: YYWW   C: R M
    12 points, floor M R
        B | . . . . .
       .R | . B . . .
      ... | . . . . .
     .... | . . . . .
    ....K | . . . . .

The heading of a board may be left out when it says nothing, boards may be left out from the end, and the marker
lies in the center unless a floor or ``holder`` has it. Tiles that are not drawn are in the bag.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from maiolica.games.azul import offer, rules
from maiolica.games.azul.moves import MOVES
from maiolica.games.azul.state import (
    CENTER,
    COLORS,
    COLUMNS,
    FACTORIES,
    LETTERS,
    MARKER,
    OFFER,
    ROWS,
    TILES_OF_EACH_COLOR,
    WALL_COLORS,
    Seat,
    State,
)

ITEMS = LETTERS + "M"
NOTHING_BUILT = """
        . | . . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""
SOURCE = re.compile(r"(\d|C): ?((?:[BYRKWM]+ ?)*)")
HEADING = re.compile(r"(?:(\d+) points)?,? ?(?:floor((?: [BYRKWM])+))?")


def draw(
    picture: str,
    seats: int = 2,
    *,
    turn: int = 0,
    first: int = 0,
    rounds: int = 1,
    max_rounds: int = 25,
    grey: bool = False,
    holder: int | None = None,
    bag: str | None = None,
    lid: str | None = None,
) -> State:
    """A position in the factory offer; with a bag and a lid both given, tiles may be missing."""
    s = State.new()
    s.seat_count, s.factories, s.grey, s.phase = seats, FACTORIES[seats], grey, OFFER
    s.turn, s.first, s.rounds, s.max_rounds = turn, first, rounds, max_rounds
    s.marker = 0 if holder is None else holder + 1
    seat, row = 0, 0
    for line in filter(None, map(str.strip, picture.splitlines())):
        if "|" in line:
            _draw_row(s.seats[seat], row, *line.split("|"), grey=grey)
            seat, row = (seat, row + 1) if row + 1 < ROWS else (seat + 1, 0)
        elif SOURCE.match(line):
            _draw_sources(s, line)
        else:
            _draw_heading(s, seat, line)
    assert row == 0, "a board has five rows"
    assert seat <= seats, "more boards than seats"
    _fill_bag_and_lid(s, bag, lid)
    return s


def _draw_row(me: Seat, row: int, line: str, wall: str, grey: bool) -> None:
    line, cells = line.strip(), wall.split()
    assert len(line) == row + 1, f"line {row + 1} has {row + 1} spaces, not {line!r}"
    assert len(cells) == COLUMNS, f"a wall row has five cells, not {wall!r}"
    tiles = line.lstrip(".")
    assert len(set(tiles)) <= 1, f"a line holds one color, not {line!r}"
    if tiles:
        me.line_count[row], me.line_color[row] = len(tiles), LETTERS.index(tiles[0])
    for column, cell in enumerate(cells):
        if cell != ".":
            me.wall[row, column] = LETTERS.index(cell) + 1
            assert grey or WALL_COLORS[row, column] == LETTERS.index(cell), f"{cell} does not belong there"


def _draw_sources(s: State, line: str) -> None:
    for name, items in SOURCE.findall(line):
        for item in items.replace(" ", ""):
            if item == "M":
                assert name == "C", "the marker lies in the center"
                assert s.marker == 0, "the marker is in two places"
            else:
                source = CENTER if name == "C" else int(name) - 1
                assert name == "C" or source < s.factories, f"there is no factory {name}"
                s.sources[source, LETTERS.index(item)] += 1


def _draw_heading(s: State, seat: int, line: str) -> None:
    heading = HEADING.fullmatch(line)
    assert heading, f"no heading of a board: {line!r}"
    me = s.seats[seat]
    me.score = int(heading[1] or 0)
    for item in (heading[2] or "").split():
        offer.fall(s, me, ITEMS.index(item))
        if item == "M":
            assert s.marker == 0, "the marker is in two places"
            s.marker = seat + 1


def _fill_bag_and_lid(s: State, bag: str | None, lid: str | None) -> None:
    for heap, letters in ((s.bag, bag), (s.lid, lid)):
        for letter in letters or "":
            heap[LETTERS.index(letter)] += 1
    if bag is None or lid is None:
        rest = s.bag if bag is None else s.lid
        for color in range(COLORS):
            rest[color] += TILES_OF_EACH_COLOR - tiles_of(s, color)
            assert rest[color] >= 0, f"more than {TILES_OF_EACH_COLOR} tiles are {LETTERS[color]}"


def tiles_of(s: State, color: int) -> int:
    """How many tiles of a color lie anywhere."""
    count = int(s.bag[color]) + int(s.lid[color]) + sum(int(s.sources[i, color]) for i in range(CENTER + 1))
    for me in s.seats:
        count += sum(int(me.line_count[row]) for row in range(ROWS) if me.line_color[row] == color)
        count += int((me.wall == color + 1).sum())
        count += sum(offer.floor_item(me, slot) == color for slot in range(me.floor_count))
    return count


def moves(s: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, of the one whose turn it is unless said."""
    out = np.zeros(MOVES.size, np.int32)
    count = rules.legal(s, s.turn if seat is None else seat, out)
    return [MOVES.text(int(action)) for action in out[:count]]


def play(s: State, *texts: str) -> State:
    """Play legal moves, each by the seat whose turn it is."""
    for text in texts:
        assert text in moves(s), f"{text} is not among {' '.join(moves(s))}"
        rules.play(s, rules.actor(s), MOVES.number(text))
    return s


def after_round(picture: str, seats: int = 2, *, grey: bool = False, last: str = "1W>5", **more: object) -> State:
    """The position after the last seat has taken the last tile, a white one, onto its lowest line."""
    drawn = draw(f"1: W\n{picture}", seats, turn=seats - 1, grey=grey, **more)  # type: ignore[arg-type]
    return play(drawn, last)


def deal(s: State, tiles: str) -> State:
    """Draw these tiles in turn."""
    for tile in tiles:
        rules.deal(s, LETTERS.index(tile))
    return s


def heap(counts: Iterable[int]) -> str:
    """Tiles that lie together, color by color."""
    return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True))


def source(s: State, name: int | str) -> str:
    """What lies on a factory, counted from one, or in the center, "C"."""
    return heap(s.sources[CENTER if name == "C" else int(name) - 1])


def line(s: State, seat: int, number: int) -> str:
    """A pattern line, counted from one."""
    me, row = s.seats[seat], number - 1
    return (LETTERS[me.line_color[row]] * me.line_count[row]).rjust(number, ".")


def wall(s: State, seat: int) -> str:
    """A wall as it is drawn."""
    return "\n".join(" ".join(("." + LETTERS)[cell] for cell in row) for row in s.seats[seat].wall)


def floor(s: State, seat: int) -> str:
    """What lies on the floor slots from the left."""
    me = s.seats[seat]
    return " ".join(ITEMS[offer.floor_item(me, slot)] for slot in range(me.floor_count))


def board(picture: str) -> str:
    """A drawn wall without its margin, to compare walls with."""
    return "\n".join(row.strip() for row in picture.strip().splitlines())


def ranks(s: State) -> list[int]:
    """Each seat's place."""
    out = np.zeros(s.seat_count, np.int32)
    rules.ranks(s, out)
    return [int(place) for place in out]


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return [int(rules.score(s, seat)) for seat in range(s.seat_count)]


assert ITEMS.index("M") == MARKER
