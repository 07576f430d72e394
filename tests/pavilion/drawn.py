"""Positions of Summer Pavilion as people draw them.

A picture has the sources and the supply, then a block for each board, seat by seat::

    1: OORP   3: YYBB   C: RRP M   S: PPGGOOYYBR
    12 points, hand PPGR
    O: O O . . . .   C: P . G . . .
    7 points, corner OO

A board begins with its heading; its stars are drawn slot by slot. Empty stars may be left out, and boards from the end.
Somebody places when no source has tiles. The marker lies in the center unless ``holder`` has it. The supply has ten
tiles of its own unless it is drawn. Tiles that are not drawn are in the bag.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from maiolica.games import get
from maiolica.games.pavilion import rules
from maiolica.games.pavilion.moves import MOVES, OUTCOMES
from maiolica.games.pavilion.state import CENTER, DRAFT, PLACE, State

from .components import COLORS, FACTORIES, OUTER_STARS, check

GAME = get("pavilion")

STARS = OUTER_STARS + "C"
SUPPLY = "PPGGOOYYBR"
SOURCE = re.compile(r"(\d|C|S): ?((?:[PGOYBRM]+ ?)*)")
HEADING = re.compile(r"(\d+) points(?:, hand ([PGOYBR]+))?(?:, corner ([PGOYBR]+))?(, passed)?")


def draw(
    picture: str,
    seats: int = 2,
    *,
    turn: int = 0,
    first: int = 0,
    rounds: int = 1,
    holder: int | None = None,
    grey: bool = False,
    order: str = COLORS,
    floor: int = 0,
    literal: bool = False,
    bag: str | None = None,
    box: str | None = None,
) -> State:
    """A position in which somebody takes or places tiles; with a bag and a box both given, tiles may be missing."""
    s = State.new()
    s.seat_count, s.factories, s.rounds = seats, FACTORIES[seats], rounds
    s.grey, s.score_floor, s.keeps_last = grey, floor, literal
    s.wild_order[:] = [COLORS.index(letter) for letter in order]
    s.turn, s.first, s.marker = turn, first if holder is None else holder, 0 if holder is None else holder + 1
    seat = -1
    for line in filter(None, map(str.strip, picture.splitlines())):
        if heading := HEADING.fullmatch(line):
            seat += 1
            assert seat < seats, "more boards than seats"
            _draw_heading(s, seat, heading)
        elif seat < 0:
            _draw_sources(s, line)
        else:
            _draw_stars(s, seat, line)
    for other in range(seat + 1, seats):
        s.seats[other].score = 5
    if not s.supply.any() and "S:" not in picture:
        _put(s.supply, SUPPLY)
    s.phase = DRAFT if s.sources.any() else PLACE
    _fill_bag_and_box(s, bag, box)
    if bag is None or box is None:
        check(np.array([s]))
    return s


def _put(counts: object, letters: str) -> None:
    for letter in letters:
        counts[COLORS.index(letter)] += 1  # type: ignore[index]


def _draw_heading(s: State, seat: int, heading: re.Match[str]) -> None:
    me = s.seats[seat]
    me.score = int(heading[1])
    _put(me.hand, heading[2] or "")
    _put(me.corner, heading[3] or "")
    if heading[3] or heading[4]:
        s.passed |= 1 << seat


def _draw_sources(s: State, line: str) -> None:
    assert SOURCE.sub("", line).strip() == "", f"no sources: {line!r}"
    for name, items in SOURCE.findall(line):
        if "M" in items:
            assert (name, s.marker) == ("C", 0), "the marker is in two places"
        tiles = items.replace(" ", "").replace("M", "")
        if name == "S":
            _put(s.supply, tiles)
        else:
            _put(s.sources[CENTER if name == "C" else int(name) - 1], tiles)


def _draw_stars(s: State, seat: int, line: str) -> None:
    assert re.fullmatch(r"(?:[ORBYGPC]:(?: [PGOYBR.]){6}\s*)+", line), f"no stars: {line!r}"
    for letter, cells in re.findall(r"([ORBYGPC]):((?: [PGOYBR.]){6})", line):
        for slot, cell in enumerate(cells.split()):
            s.seats[seat].stars[STARS.index(letter), slot] = ("." + COLORS).index(cell)


def _fill_bag_and_box(s: State, bag: str | None, box: str | None) -> None:
    _put(s.bag, bag or "")
    _put(s.box, box or "")
    if bag is None or box is None:
        rest = s.bag if bag is None else s.box
        for color, letter in enumerate(COLORS):
            rest[color] += 22 - tiles_of(s, color)
            assert rest[color] >= 0, f"more than 22 tiles are {letter}"


def tiles_of(s: State, color: int) -> int:
    """How many tiles of a color lie anywhere."""
    count = sum(int(heap[color]) for heap in (s.bag, s.box, s.supply, *s.sources))
    for me in s.seats:
        count += int(me.hand[color]) + int(me.corner[color]) + int((me.stars == color + 1).sum())
    return count


def full_board(*missing: str, stars: str = "OOOOOO RRRRRR BBBBBB YYYYYY GGGGGG PPPPPP PGOYBR") -> str:
    """All stars covered but for the spaces that are named, as lines of a picture."""
    rows = {letter: list(tiles) for letter, tiles in zip(STARS, stars.split(), strict=True)}
    for name in missing:
        rows[name[0]][int(name[1]) - 1] = "."
    return "\n".join(f"{letter}: {' '.join(cells)}" for letter, cells in rows.items())


def covered(*spaces: str, center: str = COLORS) -> str:
    """Only the spaces that are named, each in its star's color; the center star's in the given ones, slot by slot."""
    rows = {letter: ["."] * 6 for letter in STARS}
    for name in spaces:
        slot = int(name[1]) - 1
        rows[name[0]][slot] = center[slot] if name[0] == "C" else name[0]
    return "\n".join(f"{letter}: {' '.join(cells)}" for letter, cells in rows.items())


def moves(s: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, of the one whose turn it is unless said."""
    out = np.zeros(MOVES.size, np.int32)
    count = rules.legal(s, s.turn if seat is None else seat, out)
    return [MOVES.text(int(action)) for action in out[:count]]


def places(s: State) -> str:
    """The placements that are offered: each space with its colors, as in "C1:PG O2:O"."""
    found: dict[str, str] = {}
    for text in moves(s):
        color, arrow, space = text.partition(">")
        if arrow:
            found[space] = found.get(space, "") + color
    return " ".join(f"{space}:{colors}" for space, colors in found.items())


def play(s: State, *texts: str) -> State:
    """Play legal moves, each by the seat whose turn it is."""
    for text in texts:
        assert text in moves(s), f"{text} is not among {' '.join(moves(s))}"
        rules.play(s, rules.actor(s), MOVES.number(text))
    return s


def start(seats: int = 2, **options: object) -> State:
    """A new game in which the first seat starts; nothing is drawn yet."""
    return GAME.start(seats, {"first_seat": 1, **options})


def odds(s: State) -> dict[str, int]:
    """What may be drawn now, with its weight."""
    out = np.full(OUTCOMES.size, -1, np.int32)
    weights = out[: rules.odds(s, out)]
    assert (weights >= 0).all()
    return {OUTCOMES.text(i): int(weight) for i, weight in enumerate(weights) if weight > 0}


def deal(s: State, tiles: str) -> State:
    """Draw these tiles in turn."""
    for tile in tiles.replace(" ", ""):
        assert tile in odds(s), f"{tile} is not among {' '.join(odds(s))}"
        rules.deal(s, OUTCOMES.number(tile))
    return s


def heap(counts: Iterable[int]) -> str:
    """Tiles that lie together, color by color."""
    return "".join(letter * int(count) for letter, count in zip(COLORS, counts, strict=True))


def source(s: State, name: int | str) -> str:
    """What lies on a factory, counted from one, or in the center, "C"."""
    return heap(s.sources[CENTER if name == "C" else int(name) - 1])


def hand(s: State, seat: int = 0) -> str:
    """What lies beside a board."""
    return heap(s.seats[seat].hand)


def corner(s: State, seat: int = 0) -> str:
    """What is kept in the corners of a board."""
    return heap(s.seats[seat].corner)


def star(s: State, letter: str, seat: int = 0) -> str:
    """A star, slot by slot, as it is drawn."""
    return " ".join(("." + COLORS)[cell] for cell in s.seats[seat].stars[STARS.index(letter)])


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return [int(rules.score(s, seat)) for seat in range(s.seat_count)]


def ranks(s: State) -> list[int]:
    """Each seat's place."""
    out = np.zeros(s.seat_count, np.int32)
    rules.ranks(s, out)
    return [int(place) for place in out]
