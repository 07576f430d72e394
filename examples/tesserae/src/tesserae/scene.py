"""The table as a picture: the bench and the bag, and a floor for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from maiolica.core.game.game import CHANCE, OVER
from maiolica.core.game.scene import Label, Panel, Scene, Shape, seat_name

from .rules import actor, points
from .state import BESIDE_SEATS, CELLS, COLOR_NAMES, COLORS, SEATS, State

ROW = 3  # cells of a row
BAG = (SEATS[-1] + BESIDE_SEATS) * 1.1 + 0.6  # where the bag lies, right of the bench


def word(key: str, **args: Any) -> Label:
    """A label of this game."""
    return Label(f"tesserae-{key}", args)


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own floor comes first."""
    boards = (board(s, (seat + i) % s.seat_count) for i in range(s.seat_count))
    return Scene("tesserae", status(s), (bench(s), *boards))


def status(s: State) -> Label:
    """What is going on, in one sentence."""
    turn = actor(s)
    if turn == OVER:
        return word("status-over")
    return word("status-draw") if turn == CHANCE else word("status-lay", seat=seat_name(turn))


def bench(s: State) -> Panel:
    """The stones that can be taken, and the bag."""
    colors = [color for color in range(COLORS) for _ in range(s.bench[color])]
    shapes: list[Shape] = []
    for i in range(s.seat_count + BESIDE_SEATS):
        place = {"x": i * 1.1, "y": 0.2, "id": f"bench-{i + 1}"}
        if i < len(colors):
            name = COLOR_NAMES[colors[i]]
            shapes.append(Shape(f"stone-{name}", label=word(name), part={"color": colors[i]}, **place))
        else:
            shapes.append(Shape("gap", label=word("gap"), **place))
    counts = {name: s.bag[color] for color, name in enumerate(COLOR_NAMES)}
    left = sum(counts.values())
    shapes.append(Shape("bag", BAG, 0.2, label=word("bag", count=left, **counts), id="bag"))
    shapes.append(Shape("count", BAG + 1.1, 0.3, 1.0, 0.8, text=str(left)))
    return Panel("bench", word("bench"), BAG + 2.4, 1.4, tuple(shapes))


def board(s: State, seat: int) -> Panel:
    """One seat's floor."""
    score = int(points(s, s.seats[seat]))
    title = word("board", seat=seat_name(seat, is_title=True), score=score)
    return Panel(f"board-{seat + 1}", title, 6.0, 4.4, tuple(floor(s, seat)), seat, score, actor(s) == seat)


def floor(s: State, seat: int) -> Iterator[Shape]:
    """Nine cells, three in a row."""
    for cell in range(CELLS):
        row, column = divmod(cell, ROW)
        color = s.seats[seat].floor[cell] - 1
        place = {"row": row + 1, "column": column + 1}
        label = word("cell", color=word(COLOR_NAMES[color]), **place) if color >= 0 else word("cell-free", **place)
        yield Shape(
            f"stone-{COLOR_NAMES[color]}" if color >= 0 else "cell",
            1.4 + column * 1.1,
            1.0 + row * 1.1,
            label=label,
            id=f"board-{seat + 1}-{cell + 1}",
            part={"seat": seat, "cell": cell},
        )
