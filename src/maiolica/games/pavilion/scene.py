"""The table as a picture: factories, supply and wild colors, and a board for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game.drawn import kept
from ...core.game.game import CHANCE, OVER
from ...core.game.scene import Block, Cell, Label, Panel, Scene, Shape, seat_name
from .drafting import wild
from .names import STEPS, color_word, look, source_word, word
from .rules import actor
from .scene_board import board
from .state import CENTER, COLOR_NAMES, COLORS, DRAFT, ENDED, PICK, REFILL, ROUNDS, State

FACTORY = 2.95  # from one factory to the next
IN_A_ROW = 5  # factories
MARKET = 15.2  # where the supply begins, right of the factories


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own board comes first."""
    order = [(seat + i) % s.seat_count for i in range(s.seat_count)]
    return Scene("pavilion", status(s), (display(s), *(board(s, i, seat) for i in order)))


def status(s: State) -> Label:
    """What is going on, in one sentence."""
    turn = actor(s)
    if turn == OVER:
        return word("status-over")
    now = {"round": max(1, s.rounds), "wild": color_word(wild(s))}
    if turn == CHANCE:
        return word("status-refill" if s.phase == REFILL else "status-deal", **now)
    return word(f"status-{STEPS[s.phase]}", seat=seat_name(turn), count=s.picks, **now)


# The display --------------------------------------------------------------------------------------


def display(s: State) -> Panel:
    """The factories, the center below them, and at the right the supply and the wild colors."""
    drafting = s.phase == DRAFT
    shapes: list[Shape] = []
    for i in range(s.factories):
        shapes += kept((i, s.sources[i].tobytes(), drafting), factory, s, i)
    bottom = 3.3 * ((s.factories - 1) // IN_A_ROW + 1)
    middle = (s.sources[CENTER].tobytes(), drafting, s.marker == 0 and s.phase != ENDED, bottom)
    shapes += [*kept(middle, center, s, bottom), *heaps(s, 11.2, bottom)]
    shapes += kept((s.supply.tobytes(), s.phase == PICK), supply, s)
    shapes += kept((s.wild_order.tobytes(), s.rounds, s.phase == ENDED), wilds, s)
    width = max(2.95 * s.factories, 25.0)
    height = max(5.2, bottom + 1.7)
    return Panel(
        "display", word("display"), 20.6, height, tuple(shapes), cells=(width, 5), blocks=tuple(blocks(s, bottom))
    )


def blocks(s: State, bottom: float) -> Iterator[Block]:
    """The factories one by one, the center with the heaps, the supply, and the wild colors."""
    for i in range(s.factories):
        yield Block(i % IN_A_ROW * FACTORY, i // IN_A_ROW * 3.2, FACTORY, 3.05)
    yield Block(0.0, bottom - 0.05, 11.05, 1.7)
    yield Block(11.15, bottom - 0.05, 4.0, 1.7)
    yield Block(MARKET - 0.02, 0.05, 5.45, 3.2)
    yield Block(MARKET - 0.02, 3.35, 5.45, 1.85)


def factory(s: State, factory: int) -> Iterator[Shape]:
    """A round factory and its tiles, two by two."""
    row, column = divmod(factory, IN_A_ROW)
    x, y = column * FACTORY, row * 3.2
    at = factory * 2.95  # in characters they stand in one row
    name = f"factory-{factory + 1}"
    ground = Cell(at, 0, 2.9, 3)
    yield Shape("factory", x, y + 0.1, 2.9, 2.9, label=source_word(factory), id=name, cell=ground)
    yield Shape("number", x + 1.17, y, 0.55, 0.55, text=str(factory + 1), cell=Cell(at + 0.9, 0, 0.6))
    tiles = [color for color in range(COLORS) for _ in range(s.sources[factory, color])]
    for i, color in enumerate(tiles):
        place = (x + 0.68 + i % 2 * 0.82, y + 0.42 + i // 2 * 1.18)
        cell = Cell(at + 0.45 + i % 2, 1 + i // 2)
        yield offered(s, factory, color, place, f"{name}-{i + 1}", cell)


def offered(s: State, source: int, color: int, at: tuple[float, float], place: str, cell: Cell) -> Shape:
    """A tile that can be taken, with all of its color at that source and a wild one."""
    label = word("tiles", count=s.sources[source, color], color=color_word(color), source=source_word(source))
    part = {"source": source, "color": color} if s.phase == DRAFT else {}
    return Shape(look(color), *at, 0.72, 1.25, label=label, id=place, part=part, cell=cell)


def center(s: State, y: float) -> Iterator[Shape]:
    """The center: one tile of each color with its count, and the marker until someone takes it."""
    yield Shape("center", 0, y, 11.0, 1.6, label=word("center"), id="center", cell=Cell(0, 3, 13.5))
    x, at = 0.25, 0.2
    if s.marker == 0 and s.phase != ENDED:
        yield Shape("marker", x, y + 0.3, label=word("marker-in-center"), id="center-marker", cell=Cell(at, 3))
        x, at = x + 1.15, at + 1.3
    for color in range(COLORS):
        if count := s.sources[CENTER, color]:
            name = f"center-{COLOR_NAMES[color]}"
            yield offered(s, CENTER, color, (x, y + 0.18), name, Cell(at, 3))
            yield Shape("count", x + 0.72, y + 0.4, 0.75, 0.8, text=f"×{count}", cell=Cell(at + 1, 3))
            x, at = x + 1.6, at + 2


def heaps(s: State, x: float, y: float) -> Iterator[Shape]:
    """The bag and the box, and how much is in them."""
    for i, (name, heap) in enumerate((("bag", s.bag), ("box", s.box))):
        counts = {COLOR_NAMES[color]: heap[color] for color in range(COLORS)}
        label = word(name, count=sum(counts.values()), **counts)
        yield Shape(name, x, y + 0.3, label=label, id=name, cell=Cell(16 + 2.5 * i, 4))
        text = str(sum(counts.values()))
        yield Shape("count", x + 1.0, y + 0.4, 0.85, 0.8, text=text, cell=Cell(17 + 2.5 * i, 4))
        x += 1.95


def supply(s: State) -> Iterator[Shape]:
    """The ten spaces of the supply; in a bonus its tiles can be picked."""
    yield Shape("supply", MARKET, 0.1, 5.4, 3.1, label=word("supply"), id="supply", cell=Cell(14, 3, 10.5))
    tiles = [color for color in range(COLORS) for _ in range(s.supply[color])]
    for i, color in enumerate(tiles):
        place = (MARKET + 0.35 + i % 5 * 0.99, 0.32 + i // 5 * 1.38)
        label = word("supply-tile", color=color_word(color))
        part = {"bonus": color} if s.phase == PICK else {}
        name = f"supply-{i + 1}"
        yield Shape(look(color), *place, 0.72, 1.25, label=label, id=name, part=part, cell=Cell(14.2 + i, 3))


def wilds(s: State) -> Iterator[Shape]:
    """The wild color of each round; the present one is framed, those that are over are faint."""
    for i in range(ROUNDS):
        x = MARKET + i * 0.9
        color = s.wild_order[i]
        now = i == max(0, s.rounds - 1) and s.phase != ENDED
        label = word("wild-now" if now else "wild-round", round=i + 1, color=color_word(color))
        if now:
            yield Shape("wild-now", x, 3.4, 0.9, 1.3)
        tile = look(color) if i >= s.rounds - 1 and s.phase != ENDED else f"past-{COLOR_NAMES[color]}"
        text_cell = Cell(0.2 + 2.1 * i + 0.5, 4)
        yield Shape(tile, x + 0.15, 3.53, 0.6, 1.04, label=label, id=f"wild-{i + 1}", cell=text_cell)
        yield Shape(
            "count", x, 4.68, 0.9, 0.5, text=("▸" if now else "") + str(i + 1), cell=Cell(0.1 + 2.1 * i, 4, 0.5)
        )
