"""Positions of Master Chocolatier as people draw them: those of Azul, with golden saucers and shields.

    1: TTBB   2 mR: WWDR   3 keep:   4 gone:   C: R M
    12 points, floor M R, shield T

A golden saucer has its symbol beside its place, "gone" is where the shield was. The shield beside a board is "free"
or holds what it caught. Nothing else differs from a picture of Azul but the letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from maiolica.games import get
from maiolica.games.azul.state import COLORS, ROWS
from maiolica.games.azul.state import LETTERS as AZUL_LETTERS
from maiolica.games.chocolatier import rules
from maiolica.games.chocolatier.moves import MOVES, OUTCOMES
from maiolica.games.chocolatier.state import BLUE, FREE_SHIELD, GONE, LETTERS, NO_SHIELD, SYMBOLS, State

from ..azul import drawn as azul
from ..azul.drawn import NOTHING_BUILT, board, ranks, scores

GAME = get("chocolatier")

__all__ = ["NOTHING_BUILT", "board", "ranks", "scores"]

TO_AZUL = str.maketrans(LETTERS, AZUL_LETTERS)
FROM_AZUL = str.maketrans(AZUL_LETTERS, LETTERS)
ITEMS = LETTERS + "M"
GOLD = re.compile(r"(\d) (m[TBWDR]|\+|keep|spread|shield|gone):")
SHIELD = re.compile(r",? ?shield (free|[TBWDRM])$")


def draw(
    picture: str,
    seats: int = 2,
    *,
    holder: int | None = None,
    bag: str | None = None,
    lid: str | None = None,
    marker_falls: bool = False,
    by_position: bool = False,
    **more: int,
) -> State:
    """A position in the offer; with a bag and a lid both given, tiles may be missing."""
    ring, shields, rest = _without_gold(picture)
    if "M" in shields.values():
        holder = next(seat for seat, item in shields.items() if item == "M")
    heaps = {name: tiles and tiles.translate(TO_AZUL) for name, tiles in (("bag", bag), ("lid", lid))}
    s = _of_azul(azul.draw(rest.translate(TO_AZUL), seats, holder=holder, **heaps, **more))
    s.golden, s.marker_falls, s.by_position = 1, marker_falls, by_position
    for place, what in ring.items():
        s.ring[place] = GONE if what == "gone" else SYMBOLS.index(what) + 1
    for seat, item in shields.items():
        s.seats[seat].shield = FREE_SHIELD if item == "free" else ITEMS.index(item) + 2
        if item in LETTERS and (bag is None or lid is None):
            (s.bag if bag is None else s.lid)[LETTERS.index(item)] -= 1
    assert list(ring.values()).count("gone") == len(shields), "a shield is on the table or beside a board"
    return s


def _without_gold(picture: str) -> tuple[dict[int, str], dict[int, str], str]:
    """The golden saucers by place, the shields by seat, and what Azul can draw."""
    ring, shields, rest, rows = {}, {}, [], 0
    for line in picture.splitlines():
        ring |= {int(place) - 1: what for place, what in GOLD.findall(line)}
        if shield := SHIELD.search(line):
            shields[rows // ROWS] = shield[1]
        rows += "|" in line
        rest.append(SHIELD.sub("", GOLD.sub(r"\1:", line)))
    return ring, shields, "\n".join(rest)


def _of_azul(a: object) -> State:
    s = State.new()
    for name in azul.State.layout.names:
        if name != "seats":
            s[name] = a[name]
    for mine, other in zip(s.seats, a.seats, strict=True):
        for name in azul.Seat.layout.names:
            mine[name] = other[name]
    return s


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


def after_round(picture: str = "", seats: int = 2, *, last: str = "1R>5", **more: object) -> State:
    """The position after the last seat has taken the last tile, a red one, onto its lowest line."""
    return play(draw(f"1: R\n{picture}", seats, turn=seats - 1, **more), last)


def start(seats: int = 2, **options: object) -> State:
    """A new game in which the first seat starts; nothing is drawn yet."""
    return GAME.start(seats, {"first_seat": 1, **options})


def odds(s: State) -> dict[str, int]:
    """What may be drawn now, with its weight."""
    out = np.full(OUTCOMES.size, -1, np.int32)
    weights = out[: rules.odds(s, out)]
    assert (weights >= 0).all()
    return {OUTCOMES.text(i): int(weight) for i, weight in enumerate(weights) if weight > 0}


def deal(s: State, draws: str) -> State:
    """Draw this in turn; tiles may be written without spaces."""
    for word in draws.split():
        for text in word if set(word) <= set(LETTERS) else [word]:
            assert text in odds(s), f"{text} is not among {' '.join(odds(s))}"
            rules.deal(s, OUTCOMES.number(text))
    return s


def dealt(gold: str, laid: str, more: str = "", seats: int = 2, **options: object) -> State:
    """The first offer of a game with these golden saucers, these tiles on the saucers in turn, and these after them."""
    s = start(seats, **options)
    deal(s, " ".join(f"gold{word}" if word.isdigit() else word for word in gold.split()))
    return deal(s, f"{laid} {more}")


def heap(counts: Iterable[int]) -> str:
    """Tiles that lie together, color by color."""
    return azul.heap(counts).translate(FROM_AZUL)


def source(s: State, name: int | str) -> str:
    """What lies on a saucer, counted from one, or in the center, "C"."""
    return azul.source(s, name).translate(FROM_AZUL)


def saucers(s: State) -> str:
    """What lies on all saucers of the ring in turn; a dash for an empty one."""
    return " ".join(source(s, place + 1) or "-" for place in range(s.factories))


def ring(s: State) -> str:
    """The golden saucers, as they are drawn."""
    names = {GONE: "gone"} | {i + 1: symbol for i, symbol in enumerate(SYMBOLS)}
    return " ".join(f"{place + 1} {names[s.ring[place]]}" for place in range(s.factories) if s.ring[place] != BLUE)


def shield(s: State, seat: int) -> str:
    """What lies on the shield beside a board; "free", or "" without one."""
    item = s.seats[seat].shield
    return {NO_SHIELD: "", FREE_SHIELD: "free"}.get(item) or ("" if item == NO_SHIELD else ITEMS[item - 2])


def line(s: State, seat: int, number: int) -> str:
    """A pattern line, counted from one."""
    return azul.line(s, seat, number).translate(FROM_AZUL)


def wall(s: State, seat: int) -> str:
    """A wall as it is drawn."""
    return azul.wall(s, seat).translate(FROM_AZUL)


def floor(s: State, seat: int) -> str:
    """What lies on the floor slots from the left."""
    return azul.floor(s, seat).translate(FROM_AZUL)


def tiles(s: State) -> int:
    """How many tiles lie anywhere, in hand and on shields too."""
    on_shields = sum(me.shield > FREE_SHIELD and me.shield - 2 < COLORS for me in s.seats)
    return sum(azul.tiles_of(s, color) for color in range(COLORS)) + s.held_count + on_shields
