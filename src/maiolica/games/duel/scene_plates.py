"""Plates as a picture: the display, the stack and what is known to lie in it, and the bench for plates in hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from ...core.game.game import game_of
from ...core.game.scene import Cell, Label, Shape
from .names import BACKS, CELLS, plate_word, word
from .plates import fresh_plates, stack_size, type_of
from .state import DISPLAY, DRAWING, KEEPING, NOT_SEEN, PRINTED, PUTTING, RETURNING, TURNS, State

STEP = 2.36  # from one plate of the display to the next
STACK_X, UNDER_X = 7.45, 9.75
BENCH_X, BENCH_WIDE, BENCH_HIGH = 20.4, 6.8, 3.95
# In characters; there a plate needs two rows, and its number one above them.
PLATE_ROW, STEP_CELL, STACK_CELL, UNDER_CELL, BENCH_CELL, BENCH_STEP, IN_A_ROW = 4, 2.36, 7.3, 9.6, 12.0, 2.46, 6


def market(s: State, y: float) -> Iterator[Shape]:
    """The plates of the display."""
    yield Shape("market", 0, y, 7.15, 2.4, label=word("plates"), id="market")
    for place in range(DISPLAY):
        x, at = 0.22 + place * STEP, (place * STEP_CELL, PLATE_ROW)
        name = f"display-{place + 1}"
        code = int(s.display[place])
        if code > 0:
            yield from plate(code, (x, y + 0.2), 2.0, name, plate_word(code - 1), {"plate": code - 1}, at)
        else:
            cell = Cell(*at, 2, 2)
            yield Shape("place", x, y + 0.2, 2.0, 2.0, label=word("no-plate"), id=name, cell=cell)


def plate(
    code: int,
    at: tuple[float, float],
    size: float,
    place: str,
    label: Label,
    part: dict[str, int],
    cell: tuple[float, float],
    turn: int = 0,
    mark: str = "",
) -> Iterator[Shape]:
    """A plate with its four cells, each of which picks it, and in the middle its number or another mark."""
    x, y = at
    yield Shape("plate", x, y, size, size, id=place, part=part)
    for i in range(4):
        look = CELLS[PRINTED[code - 1, turn, i >> 1, i & 1] - 1]
        half, spot = 0.48 * size, Cell(cell[0] + i % 2, cell[1] + i // 2)
        corner = (x + 0.02 * size + i % 2 * half, y + 0.02 * size + i // 2 * half)
        yield Shape(look, *corner, half, half, label=label, id=f"{place}-{i + 1}", part=part, cell=spot)
    disc, above = min(0.52, 0.3 * size), Cell(cell[0], cell[1] - 1, 2)
    middle = (x + (size - disc) / 2, y + (size - disc) / 2)
    yield Shape("number", *middle, disc, disc, mark or str(code), id=f"{place}-number", part=part, cell=above)


# The stack ----------------------------------------------------------------------------------------


def stack(s: State, y: float) -> Iterator[Shape]:
    """The back of the top plate, how many plates there are, and what lies below those that nobody has seen."""
    count = stack_size(s)
    cell = Cell(STACK_CELL, PLATE_ROW, 2, 2)
    if s.top > 0:
        look = BACKS[s.top - 1]
        label = word("stack", count=count, type=word(look))
        yield Shape(look, STACK_X, y + 0.1, 2.15, 2.15, label=label, id="stack", part={"more": 1}, cell=cell)
    else:
        look = "place"
        label = word("stack-empty") if count == 0 else word("stack-top-unknown", count=count)
        yield Shape(look, STACK_X, y + 0.15, 2.05, 2.05, label=label, id="stack", cell=cell)
    middle = STACK_X + 0.76
    above = Cell(STACK_CELL, PLATE_ROW - 1, 2)
    yield Shape("stack-count", middle, y + 0.9, 0.56, 0.56, text=str(count), cell=above)
    yield from under(s, y)


def under(s: State, y: float) -> Iterator[Shape]:
    """The plates that were put back, from the top: those the viewer put there are known to it, of others the type."""
    count = int(s.under_count)
    for i, (x, top, size) in enumerate(grid(count, UNDER_X, y + 0.1, min(2.5, 1.1 * count), 2.2, 1.1)):
        code, name = int(s.under[i]), f"under-{i + 1}"
        cell = Cell(UNDER_CELL + i % 2, PLATE_ROW - 1 + i // 2)
        place = fresh_plates(s) + i + 1
        if code < NOT_SEEN:
            label = plate_word(code - 1, key="under-known", place=place)
            yield Shape("mini", x, top, size, size, label=label, id=f"{name}-plate")
            yield from small_cells(code, 0, x, top, size)
            disc, half = 0.36 * size, 0.32 * size
            yield Shape("known", x + half, top + half, disc, disc, text=str(code), label=label, id=name, cell=cell)
        else:
            back = BACKS[type_of(code)]
            label = word("under-unknown", type=word(back))
            yield Shape(back, x, top, size, size, label=label, id=name, cell=cell)


def small_cells(code: int, turn: int, x: float, y: float, size: float) -> Iterator[Shape]:
    """The four cells of a plate drawn small; in characters they are not shown."""
    for i in range(4):
        half = 0.46 * size
        corner = (x + 0.04 * size + i % 2 * half, y + 0.04 * size + i // 2 * half)
        yield Shape(CELLS[PRINTED[code - 1, turn, i >> 1, i & 1] - 1], *corner, half, half)


def grid(
    count: int, x: float, y: float, width: float, height: float, most: float
) -> Iterator[tuple[float, float, float]]:
    """So many squares in a box, as large as they fit: their corners and their size."""
    if count == 0:
        return
    sizes = [(min(width / columns, height / ceil(count / columns), most), columns) for columns in range(1, count + 1)]
    step, columns = max(sizes)
    x += (width - step * columns) / 2
    y += (height - step * ceil(count / columns)) / 2
    for i in range(count):
        yield x + (i % columns + 0.03) * step, y + (i // columns + 0.03) * step, 0.94 * step


# The bench ----------------------------------------------------------------------------------------


def bench(s: State, seat: int) -> Iterator[Shape]:
    """Where plates are drawn, chosen, turned and put back; otherwise it is empty."""
    used = s.hand_count > 0 or s.held > 0
    yield Shape("bench-used" if used else "bench", BENCH_X, 0, BENCH_WIDE, BENCH_HIGH, label=word("bench"), id="bench")
    if s.phase == PUTTING and s.held > 0 and game_of(s).rules.actor(s) == seat:
        yield from turns(int(s.held), BENCH_X + (0.2 if s.hand_count > 1 else 1.55))
        yield from hand(s, BENCH_X + 4.0, 2.65, 1.3, IN_A_ROW)
    elif s.held > 0:  # the other seat has taken it from the display
        at, label = (BENCH_X + 2.4, 0.97), plate_word(int(s.held) - 1)
        yield from plate(int(s.held), at, 2.0, "held", label, {}, bench_cell(0))
    else:
        yield from hand(s, BENCH_X + 0.2, BENCH_WIDE - (2.1 if s.phase == DRAWING else 0.4), 2.12, 0)
    if s.phase == DRAWING:
        cell = Cell(*bench_cell(s.hand_count))
        spot = (BENCH_X + BENCH_WIDE - 1.7, BENCH_HIGH / 2 - 0.5)
        yield Shape("stop", *spot, 1.5, 1.0, label=word("stop"), id="stop", part={"more": 0}, cell=cell)


def turns(code: int, x: float) -> Iterator[Shape]:
    """The plate in hand in its four turns; picking one fixes it, before or after the slot."""
    for turn in range(TURNS):
        at = (x + turn % 2 * 1.9, 0.12 + turn // 2 * 1.88)
        cell = bench_cell(turn)
        name, label = f"turn-{turn + 1}", plate_word(code - 1, turn, "plate-turned")
        yield from plate(code, at, 1.8, name, label, {"turn": turn}, cell, turn, "^>v<"[turn])


def hand(s: State, x: float, width: float, most: float, skipped: int) -> Iterator[Shape]:
    """The plates drawn, as far as they are known; the one that is being put down lies among its turns."""
    codes = [int(s.hand[i]) for i in range(s.hand_count) if s.held == 0 or s.hand[i] != s.held]
    squares = list(grid(len(codes), x, 0.2, width, BENCH_HIGH - 0.4, most))
    for i, (code, (left, top, size)) in enumerate(zip(codes, squares, strict=True)):
        cell, name = bench_cell(i + skipped), f"hand-{i + 1}"
        if code < NOT_SEEN:
            part, label = hand_part(s, i, code)
            mark = f"{i + 1}↓" if i < s.returned else ""
            yield from plate(code, (left, top), size, name, label, part, cell, mark=mark)
        else:
            back = BACKS[type_of(code)]
            label = word("hand", type=word(back))
            yield Shape(back, left, top, size, size, label=label, id=name, cell=Cell(*cell, 2, 2))


def hand_part(s: State, i: int, code: int) -> tuple[dict[str, int], Label]:
    """What picking a plate of the hand means, and its words."""
    parts: dict[int, dict[str, int]] = {KEEPING: {"kept": code - 1}, RETURNING: {"under": code - 1}}
    returned: dict[str, Any] = {"key": "plate-returned", "place": i + 1} if i < s.returned else {}
    return parts.get(s.phase, {}), plate_word(code - 1, **returned)


def bench_cell(i: int) -> tuple[float, float]:
    """The place of the i-th plate on the bench, in characters."""
    row, column = divmod(i, IN_A_ROW)
    return BENCH_CELL + column * BENCH_STEP, PLATE_ROW + 3.0 * row
