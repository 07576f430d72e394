"""Positions of Azul Duel as people draw them.

A picture has the factories, the plates, then a block for each board, seat by seat::

    1: YYKB        2: | TK       3: | B ?     4: =BR     L: BBK | RRT
    display 3 7 12, top W, under 1 5 by 1, under 9 by 2
    5 points, chips B BR, broken KK
    plates 4^ 10> .   . . .   . . 6v
    Y   | Y . . . . .
    KK  | . . K . . .

A small factory has its sun side, then after the bar its pile from the bottom up, then its chip: face down (``?``, also
when nothing is said and there are tiles), or face up by its kind after ``=``. The large one has its sun side and its
single tiles. A board has its heading, its slots with plates and turns, and its lines with their rows of the dome; what
is empty may be left out from the end. Tiles that are not drawn are in the bag, plates on the stack, chips unseen or
spent.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import product

import numpy as np

from maiolica.core.dialect.random import seeded
from maiolica.games import get
from maiolica.games.duel import rules
from maiolica.games.duel.course import proceed
from maiolica.games.duel.moves import MOVES, OUTCOMES
from maiolica.games.duel.state import DOME, FACE_DOWN, LARGE, NOT_SEEN, OFFER, OPEN, State

from .components import check
from .naive import COLORS, GOALS, KINDS, PLATES, TURNS, Board, type_of

GAME = get("duel")

FACTORY = re.compile(r"([1-4L]):\s*([BYRKT]*)\s*(?:\|\s*([BYRKT]*))?\s*(\?|=[BYRKT]{1,2})?\s*")
HEADING = re.compile(r"(\d+) points?(?:, chips ([BYRKT ]+))?(?:, broken ([BYRKT]+))?")
DISPLAY = re.compile(r"display((?: \d+)*)(?:, top ([SW]))?((?:, under [\d ]+ by [12])*)")
ROW = re.compile(r"([BYRKT]*)\s*\|\s*([BYRKTS.](?: [BYRKTS.]){5})")


def draw(
    picture: str,
    *,
    turn: int = 0,
    first: int = 0,
    rounds: int = 1,
    holder: int | None = None,
    plates: tuple[int, int] = (0, 0),
    chips: tuple[int, int] = (0, 0),
    goals: str = "rows,columns,diagonals",
    free_draws: bool = False,
    special_is_a_color: bool = True,
    bag: str | None = None,
    tower: str | None = None,
) -> State:
    """A position in which somebody acts in phase 1; with a bag and a tower both given, tiles may be missing."""
    s = State.new()
    s.seat_count, s.rounds, s.phase, s.turn, s.first = 2, rounds, OFFER, turn, first
    s.token = 0 if holder is None else holder + 1
    s.free_draws, s.special_is_a_color = free_draws, special_is_a_color
    for goal in filter(None, goals.split(",")):
        s.goals[GOALS.index(goal)] = 1
        s.goal_count += 1
    for seat in (0, 1):
        s.seats[seat].score = 5
        s.seats[seat].plates_taken, s.seats[seat].chips_taken = plates[seat], chips[seat]
    _draw_lines(s, picture)
    _fill_stack(s, picture)
    _fill_chips(s)
    _fill_bag_and_tower(s, bag, tower)
    if bag is None or tower is None:
        check(np.array([s]))
    return s


def resolve(picture: str, **more: object) -> State:
    """A position at the start of phase 2, gone on with until somebody has a choice or the round is over."""
    s = draw(picture, **more)  # type: ignore[arg-type]
    s.phase, s.turn = DOME, 0
    proceed(s)
    return s


def _draw_lines(s: State, picture: str) -> None:
    seat = row = -1
    for line in filter(None, map(str.strip, picture.splitlines())):
        if heading := HEADING.fullmatch(line):
            seat, row = seat + 1, 0
            assert seat < 2, "more boards than seats"
            _draw_heading(s, seat, heading)
        elif seat < 0:
            _draw_table(s, line)
        elif line.startswith("plates "):
            for slot, text in enumerate(line.split()[1:]):
                if text != ".":
                    s.seats[seat].plates[slot] = int(text[:-1])
                    s.seats[seat].turns[slot] = TURNS.index(text[-1])
        else:
            drawn = ROW.fullmatch(line)
            assert drawn, f"no line and row: {line!r}"
            assert len(set(drawn[1])) <= 1 and len(drawn[1]) <= row + 1  # noqa: PT018
            s.seats[seat].line_count[row] = len(drawn[1])
            s.seats[seat].line_color[row] = COLORS.index(drawn[1][0]) if drawn[1] else 0
            s.seats[seat].tiles[row] = [f".{COLORS}S".index(cell) for cell in drawn[2].split()]
            row += 1


def _draw_heading(s: State, seat: int, heading: re.Match[str]) -> None:
    me = s.seats[seat]
    me.score = int(heading[1])
    for kind in (heading[2] or "").split():
        me.chips[KINDS.index(kind)] += 1
    _put(me.broken, heading[3] or "")


def _draw_table(s: State, line: str) -> None:
    if drawn := DISPLAY.fullmatch(line):
        for place, number in enumerate(drawn[1].split()):
            s.display[place] = int(number)
        return
    assert not FACTORY.sub("", line), f"no factories: {line!r}"
    for name, sun, moon, chip in FACTORY.findall(line):
        factory = LARGE if name == "L" else int(name) - 1
        _put(s.sun[factory], sun)
        if name == "L":
            _put(s.large_moon, moon)
            continue
        for height, color in enumerate(moon):
            s.piles[factory, height] = COLORS.index(color) + 1
        up = KINDS.index(chip.lstrip("=")) + 2 if chip not in ("", "?") else FACE_DOWN
        s.factory_chips[factory] = up if sun or moon or chip else 0


def _fill_stack(s: State, picture: str) -> None:
    """Plates that lie nowhere are on the stack; those put back are below them."""
    drawn = DISPLAY.search(picture)
    for seat, numbers in ((int(b), n.split()) for n, b in re.findall(r"under ([\d ]+) by ([12])", picture)):
        for i, number in enumerate(numbers):
            s.under[s.under_count] = int(number)
            s.under_by[s.under_count] = 2 * seat - (i > 0)
            s.under_count += 1
            s.known[int(number) - 1] = seat
    placed = [code for code in [*s.display.tolist(), *s.seats[0].plates.tolist(), *s.seats[1].plates.tolist()] if code]
    for number in placed:
        s.known[number - 1] = OPEN
    for plate in PLATES:
        if s.known[plate - 1] == 0:
            s.fresh["SW".index(type_of(plate))] += 1
    top = drawn[2] if drawn else None
    if top is None and s.fresh.any():
        top = "S" if s.fresh[0] else "W"
    if top is None and s.under_count:
        top = type_of(s.under[0])
    s.top = 0 if top is None else "SW".index(top) + 1


def _fill_chips(s: State) -> None:
    """Chips that lie nowhere and were in play are spent, those of the last kinds first."""
    on_factories = sum(int(chip > 0) for chip in s.factory_chips)
    spent = 4 * s.rounds - on_factories - int(s.seats[0].chips.sum() + s.seats[1].chips.sum())
    assert spent >= 0, "more chips than were in play by now"
    s.seats[0].spent, s.seats[1].spent = spent - spent // 2, spent // 2
    for kind in reversed(range(len(KINDS))):
        left = 2 - s.seats[0].chips[kind] - s.seats[1].chips[kind] - int((s.factory_chips == kind + 2).sum())
        gone = min(left, spent)
        s.unseen_chips[kind] = left - gone
        spent -= gone


def _put(counts: object, letters: str) -> None:
    for letter in letters:
        counts[COLORS.index(letter)] += 1  # type: ignore[index]


def _fill_bag_and_tower(s: State, bag: str | None, tower: str | None) -> None:
    _put(s.bag, bag or "")
    _put(s.tower, tower or "")
    if bag is None or tower is None:
        rest = s.bag if bag is None else s.tower
        for color, letter in enumerate(COLORS):
            rest[color] += 13 - tiles_of(s, color)
            assert rest[color] >= 0, f"more than 13 tiles are {letter}"


def tiles_of(s: State, color: int) -> int:
    """How many tiles of a color lie anywhere."""
    count = sum(int(heap[color]) for heap in (s.bag, s.tower, s.large_moon, *s.sun))
    count += int((s.piles == color + 1).sum())
    for me in s.seats:
        count += int(me.line_count[(me.line_color == color)].sum()) + int(me.broken[color])
        count += int((me.tiles == color + 1).sum())
    return count


# Going on -----------------------------------------------------------------------------------------


def start(**options: object) -> State:
    """A new game in which the first seat starts; nothing is drawn yet."""
    return GAME.start(2, {"first_seat": 1, **options})


def moves(s: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, of the one who is next unless said."""
    out = np.zeros(MOVES.size, np.int32)
    actor = rules.actor(s) if seat is None else seat
    return [MOVES.text(int(action)) for action in out[: rules.legal(s, actor, out)]] if actor >= 0 else []


def play(s: State, *texts: str, seat: int | None = None) -> State:
    """Play legal moves, each by the seat that is next unless said."""
    for text in " ".join(texts).split():
        actor = rules.actor(s) if seat is None else seat
        assert text in moves(s, actor), f"{text} is not among {' '.join(moves(s, actor))}"
        rules.play(s, actor, MOVES.number(text))
    return s


def odds(s: State) -> dict[str, int]:
    """What may be drawn now, with its weight; nothing when no draw is due."""
    if rules.actor(s) != -1:
        return {}
    out = np.full(OUTCOMES.size, -1, np.int32)
    weights = out[: rules.odds(s, out)]
    assert (weights >= 0).all()
    return {OUTCOMES.text(i): int(weight) for i, weight in enumerate(weights) if weight > 0}


def deal(s: State, *words: str) -> State:
    """Draw these things in turn; tiles may be written without spaces."""
    for word in " ".join(words).split():
        for text in word if set(word) <= set(COLORS) else [word]:
            assert text in odds(s), f"{text} is not among {' '.join(odds(s))}"
            rules.deal(s, OUTCOMES.number(text))
    return s


def script(s: State, text: str) -> State:
    """Moves and draws in turn, as in a log without seats: a draw begins with ``:``."""
    for word in text.split():
        if word.startswith(":"):
            deal(s, word[1:])
        else:
            play(s, word)
    return s


def view(s: State, seat: int) -> State:
    """The position as a seat may know it."""
    seen: State = s.clone()
    rules.hide(seen, seat)
    return seen


def guess(s: State, seat: int, seed: int) -> State:
    """A position that a seat considers possible."""
    world = view(s, seat)
    rules.guess(world, seat, seeded(seed))
    return world


# Looking ------------------------------------------------------------------------------------------


def heap(counts: Iterable[int]) -> str:
    """Tiles that lie together, color by color."""
    return "".join(letter * int(count) for letter, count in zip(COLORS, counts, strict=True))


def sun(s: State, name: int | str) -> str:
    """The sun side of a factory, counted from one, or of the large one, "L"."""
    return heap(s.sun[LARGE if name == "L" else int(name) - 1])


def piles(s: State) -> list[str]:
    """The piles of the small factories, from the bottom up."""
    return ["".join(COLORS[code - 1] for code in pile if code) for pile in s.piles.tolist()]


def factory_chips(s: State) -> list[str]:
    """The chips of the small factories, face down ones as ?."""
    return [["", "?", *KINDS][code] for code in s.factory_chips.tolist()]


def lines(s: State, seat: int = 0) -> list[str]:
    """The pattern lines of a seat."""
    me = s.seats[seat]
    return [COLORS[color] * count for color, count in zip(me.line_color, me.line_count, strict=True)]


def row(s: State, number: int, seat: int = 0) -> str:
    """A row of the dome, counted from one, as it is drawn."""
    return " ".join(f".{COLORS}S"[code] for code in s.seats[seat].tiles[number - 1].tolist())


def broken(s: State, seat: int = 0) -> str:
    """The broken tiles of a seat."""
    return heap(s.seats[seat].broken)


def chips(s: State, seat: int = 0) -> Counter[str]:
    """The chips in a store."""
    return Counter({kind: count for kind, count in zip(KINDS, s.seats[seat].chips, strict=True) if count})


def plates_on(s: State, seat: int = 0) -> dict[int, tuple[int, str]]:
    """Plate and turn by slot, all counted from one."""
    me = s.seats[seat]
    turned = zip(me.plates, me.turns, strict=True)
    return {i: (plate, TURNS[turn]) for i, (plate, turn) in enumerate(turned, 1) if plate}


def dome_tiles(s: State, seat: int = 0) -> dict[tuple[int, int], str]:
    """The tiles of a dome by row and column, counted from one."""
    cells = s.seats[seat].tiles.tolist()
    return {(i + 1, j + 1): f".{COLORS}S"[cells[i][j]] for i in range(6) for j in range(6) if cells[i][j]}


def display(s: State) -> list[int]:
    """The plates that lie face up."""
    return [code for code in s.display.tolist() if code]


def _plates(codes: Iterable[int]) -> list[int | str]:
    return [code if code < NOT_SEEN else "SW"[code - NOT_SEEN] for code in codes]


def under(s: State) -> list[int | str]:
    """The plates put back, from the top; of those that a seat does not know, the type."""
    return _plates(s.under[: s.under_count].tolist())


def hand(s: State) -> list[int | str]:
    """The plates drawn in this turn; of those not known, the type."""
    return _plates(s.hand[: s.hand_count].tolist())


def stack_size(s: State) -> int:
    """How many plates the stack has."""
    return int(s.fresh.sum()) + s.under_count


def scores(s: State) -> list[int]:
    """Each seat's points."""
    return [int(rules.score(s, seat)) for seat in (0, 1)]


def ranks(s: State) -> list[int]:
    """Each seat's place."""
    out = np.zeros(2, np.int32)
    rules.ranks(s, out)
    return [int(place) for place in out]


def full_dome(plates: str, *missing: tuple[int, int], wild: str = "B") -> str:
    """A board whose plates are full but for some cells; wild cells take these colors in turn, from the top left."""
    names = plates.split()
    board, wilds = Board(), 0
    board.slots = {i + 1: (int(name[:-1]), name[-1]) for i, name in enumerate(names) if name != "."}
    for place in product(range(1, 7), repeat=2):
        cell = board.cell(*place)
        if cell == "W":
            cell, wilds = wild[wilds % len(wild)], wilds + 1
        if cell and place not in missing:
            board.tiles[place] = cell
    for i, j in board.cells("S"):
        other_row, other_column = (i - 1 ^ 1) + 1, (j - 1 ^ 1) + 1
        if not {(other_row, j), (i, other_column), (other_row, other_column)} <= board.tiles.keys():
            board.tiles.pop((i, j), None)
    rows = [" ".join(board.tiles.get((i, j), ".") for j in range(1, 7)) for i in range(1, 7)]
    return "\n".join([f"plates {plates}", *(f"| {cells}" for cells in rows)])
