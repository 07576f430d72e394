"""The table of Azul Mini as a picture: the display of factories, and a board for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import CHANCE, OVER
from ...core.scene import Label, Panel, Scene, Shape
from .moves import Place, Take
from .rules import accepted, actor, bonus, fits, floor_item, is_truncated, topmost_complete
from .state import (
    CENTER,
    COLOR_NAMES,
    COLORS,
    COLUMNS,
    ENDED,
    FLOOR,
    MARKER,
    PENALTIES,
    ROWS,
    SLOTS,
    TILING,
    WALL_COLORS,
    Seat,
    State,
)

FACTORY = 2.95  # from one factory to the next
WALL = 5.7  # where the wall begins, right of the pattern lines
FLOOR_Y = 6.4
MARGIN = 0.3


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own board comes first."""
    order = [(seat + i) % s.seat_count for i in range(s.seat_count)]
    return Scene("azul", status(s), (display(s), *(board(s, i) for i in order)))


def status(s: State) -> Label:
    """What is going on, in one sentence."""
    turn = actor(s)
    if turn == OVER:
        return Label("azul-status-truncated" if is_truncated(s) else "azul-status-over")
    if turn == CHANCE:
        return Label("azul-status-deal", {"round": s.rounds})
    if s.phase == TILING:
        line = topmost_complete(s.seats[turn]) + 1
        return Label("azul-status-place", {"round": s.rounds, "seat": turn + 1, "line": line})
    return Label("azul-status-take", {"round": s.rounds, "seat": turn + 1})


def color_name(color: int) -> Label:
    """A color in words."""
    return Label(f"azul-{COLOR_NAMES[color]}")


def source_name(source: int) -> Label:
    """A factory or the center in words."""
    return Label("azul-center") if source == CENTER else Label("azul-factory", {"number": source + 1})


# The display --------------------------------------------------------------------------------------


def display(s: State) -> Panel:
    """The factories in a row, the center below them, and what is left in bag and lid."""
    width = max(s.factories * FACTORY, 15.2)
    shapes = [shape for factory in range(s.factories) for shape in factory_shapes(s, factory)]
    shapes += center_shapes(s, width)
    return Panel("display", Label("azul-display"), width, 4.6, tuple(shapes))


def factory_shapes(s: State, factory: int) -> Iterator[Shape]:
    """A round factory and its tiles, two by two."""
    x = factory * FACTORY
    label = source_name(factory)
    yield Shape("factory", x, 0.1, FACTORY - 0.06, FACTORY - 0.06, label=label, id=f"factory-{factory + 1}")
    yield Shape("number", x + 1.17, 0.0, 0.55, 0.55, text=str(factory + 1))
    tiles = [color for color in range(COLORS) for _ in range(s.sources[factory, color])]
    for i, color in enumerate(tiles):
        place = (x + 0.43 + i % 2 * 1.03, 0.55 + i // 2 * 1.03)
        yield tile(s, factory, color, *place, f"factory-{factory + 1}-{i + 1}")


def tile(s: State, source: int, color: int, x: float, y: float, place: str) -> Shape:
    """A tile that can be taken, with all of its color at that source."""
    count = s.sources[source, color]
    label = Label("azul-tiles", {"count": count, "color": color_name(color), "source": source_name(source)})
    return Shape(look(color), x, y, label=label, id=place, part={"source": source, "color": color})


def center_shapes(s: State, width: float) -> Iterator[Shape]:
    """The center: one tile of each color with its count, and the marker until someone takes it."""
    yield Shape("center", 0.0, 3.2, 11.2, 1.4, label=Label("azul-center"), id="center")
    x = MARGIN
    if s.marker == 0 and s.phase != ENDED:
        yield Shape("marker", x, 3.4, label=Label("azul-marker-in-center"), id="center-marker")
        x += 1.3
    for color in range(COLORS):
        count = s.sources[CENTER, color]
        if count:
            yield tile(s, CENTER, color, x, 3.4, f"center-{COLOR_NAMES[color]}")
            yield Shape("count", x + 1.0, 3.5, 0.6, 0.8, text=f"×{count}")
            x += 1.9
    for i, (name, heap) in enumerate((("bag", s.bag), ("lid", s.lid))):
        count = sum(heap[color] for color in range(COLORS))
        label = Label(f"azul-{name}", {"count": count} | {COLOR_NAMES[c]: heap[c] for c in range(COLORS)})
        yield Shape(name, width - 3.8 + i * 1.9, 3.4, 1.0, 1.0, label=label, id=name)
        yield Shape("count", width - 2.75 + i * 1.9, 3.5, 0.8, 0.8, text=str(count))


def look(color: int) -> str:
    """The drawing of a tile or of the marker."""
    return "marker" if color == MARKER else f"tile-{COLOR_NAMES[color]}"


# A board ------------------------------------------------------------------------------------------


def board(s: State, seat: int) -> Panel:
    """One seat's pattern lines, wall and floor."""
    me = s.seats[seat]
    shapes = [*line_shapes(me, seat), *wall_shapes(s, me, seat), *floor_shapes(me, seat)]
    title = Label("azul-board", {"seat": seat + 1, "score": me.score, "bonus": 0 if s.phase == ENDED else bonus(me)})
    active = actor(s) >= 0 and (seat == s.turn or (s.phase == TILING and topmost_complete(me) < ROWS))
    return Panel(f"board-{seat + 1}", title, 11.0, 7.6, tuple(shapes), seat, me.score, active)


def line_shapes(me: Seat, seat: int) -> Iterator[Shape]:
    """The five pattern lines, filled from the right."""
    for row in range(ROWS):
        color, count = me.line_color[row], me.line_count[row]
        name = Label("azul-line-empty", {"line": row + 1})
        if count:
            args = {"line": row + 1, "count": count, "color": color_name(color)}
            name = Label("azul-line", args)
        for i in range(row + 1):
            look_ = look(color) if i < count else "slot"
            yield Shape(
                look_,
                ROWS - 1.0 - i,
                1.0 + row,
                label=name,
                id=f"board-{seat + 1}-line-{row + 1}-{i + 1}",
                part={"seat": seat, "line": row},
            )


def wall_shapes(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The wall: tiles, and where the colors will go (or, on the grey wall, where the next tile may)."""
    next_row = topmost_complete(me) if s.grey and s.phase == TILING else ROWS
    for row in range(ROWS):
        for column in range(COLUMNS):
            place = {"row": row + 1, "column": column + 1}
            item = me.wall[row, column] - 1
            if item >= 0:
                look_, name = look(item), Label("azul-cell", place | {"color": color_name(item)})
            elif s.grey:
                look_, name = "cell", Label("azul-cell-grey", place)
            else:
                color = int(WALL_COLORS[row, column])
                look_ = f"cell-{COLOR_NAMES[color]}"
                name = Label("azul-cell-empty", place | {"color": color_name(color)})
            part = {"seat": seat, "column": column} if row == next_row else {}
            cell = f"board-{seat + 1}-wall-{row + 1}-{column + 1}"
            yield Shape(look_, WALL + column, 1.0 + row, label=name, id=cell, part=part)


def floor_shapes(me: Seat, seat: int) -> Iterator[Shape]:
    """The floor line, with what each slot costs."""
    for slot in range(SLOTS):
        cost = PENALTIES[slot]
        part = {"seat": seat, "line": FLOOR}
        place = f"board-{seat + 1}-floor-{slot + 1}"
        if slot < me.floor_count:
            item = floor_item(me, slot)
            name = Label("azul-marker") if item == MARKER else color_name(item)
            label = Label("azul-floor-item", {"item": name, "cost": cost})
            yield Shape(look(item), slot * 1.0, FLOOR_Y, label=label, id=place, part=part)
        else:
            label = Label("azul-floor-free", {"slot": slot + 1, "cost": cost})
            yield Shape("floor", slot * 1.0, FLOOR_Y, text=f"−{cost}", label=label, id=place, part=part)


# Why a move is not possible ------------------------------------------------------------------------


def why_not(s: State, seat: int, move: Take | Place) -> Label:
    """The rule that forbids a move to a seat that is to move."""
    me = s.seats[seat]
    if isinstance(move, Place):
        row = topmost_complete(me)
        if s.phase != TILING:
            return Label("azul-why-not-tiling")
        if me.wall[row, move.column]:
            return Label("azul-why-cell-taken", {"row": row + 1, "column": move.column + 1})
        assert not fits(me, row, move.column)
        return Label("azul-why-column", {"color": color_name(me.line_color[row]), "column": move.column + 1})
    color, source = color_name(move.color), source_name(move.source)
    if s.phase == TILING:
        return Label("azul-why-tiling")
    if s.factories <= move.source < CENTER:
        return Label("azul-why-no-factory", {"source": source})
    if s.sources[move.source, move.color] == 0:
        return Label("azul-why-no-tile", {"source": source, "color": color})
    if me.line_count[move.line] > move.line:
        return Label("azul-why-full", {"line": move.line + 1})
    if me.line_count[move.line] and me.line_color[move.line] != move.color:
        return Label("azul-why-mixed", {"line": move.line + 1, "color": color_name(me.line_color[move.line])})
    assert not accepted(me, move.line) >> move.color & 1
    return Label("azul-why-on-wall", {"line": move.line + 1, "color": color})
