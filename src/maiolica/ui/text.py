"""A scene in characters: each tile of a panel is a cell of a few columns and rows.

Things a whole tile apart never share a character, at any scale; things that lie closer are moved apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, product
from math import ceil, floor, log

from msgspec.structs import replace
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from ..core.game.scene import Panel, Scene, Shape
from .looks import MARKS, UNKNOWN, Look, Mark, looks_of

GAP = 2  # columns between panels that stand side by side
TITLE = Style(bold=True)


@dataclass(frozen=True)
class Scale:
    """The characters of one tile."""

    columns: int
    rows: int

    @property
    def area(self) -> int:
        """How many characters a tile has."""
        return self.columns * self.rows


SCALES = (Scale(3, 1), Scale(4, 2), Scale(6, 3), Scale(8, 4))
SMALL = SCALES[0]


@dataclass(frozen=True)
class Rect:
    """A rectangle of characters."""

    x: int
    y: int
    width: int
    height: int

    def contains(self, x: int, y: int) -> bool:
        """Whether a character lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def moved(self, dx: int, dy: int) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def cells(self) -> Iterator[tuple[int, int]]:
        """Its characters."""
        return product(range(self.x, self.x + self.width), range(self.y, self.y + self.height))


@dataclass(frozen=True)
class Plan:
    """Where the shapes of a panel lie, in characters, and how much room they need."""

    panel: Panel
    scale: Scale
    width: int
    height: int
    rects: tuple[Rect, ...]
    titled: bool  # the first row is free for a title


@dataclass
class Picture:
    """Characters with their styles, and what lies where."""

    width: int
    height: int
    letters: list[list[str]] = field(init=False)
    styles: list[list[Style]] = field(init=False)
    shapes: list[tuple[Shape, Rect]] = field(default_factory=list)
    panels: list[tuple[Panel, Rect]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.letters = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[Style()] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text over what is there; where the style says nothing, the old one stays."""
        if not 0 <= y < self.height:
            return
        for i, letter in enumerate(text, x):
            if 0 <= i < self.width:
                self.letters[y][i] = letter
                self.styles[y][i] += style

    def segments(self, y: int) -> list[Segment]:
        """One line as runs of equal style."""
        runs: list[tuple[str, Style]] = []
        for letter, style in zip(self.letters[y], self.styles[y], strict=True):
            if runs and runs[-1][1] == style:
                runs[-1] = (runs[-1][0] + letter, style)
            else:
                runs.append((letter, style))
        return [Segment(text, style) for text, style in runs]

    def plain(self) -> str:
        """The letters alone."""
        return "\n".join("".join(line).rstrip() for line in self.letters).rstrip("\n") + "\n"

    def rich(self) -> Text:
        """For Rich to print."""
        lines = [[(part.text, part.style or "") for part in self.segments(y)] for y in range(self.height)]
        return Text("\n").join(Text.assemble(*line) for line in lines)

    def at(self, x: int, y: int) -> Shape | None:
        """The topmost shape at a character."""
        return next((shape for shape, rect in reversed(self.shapes) if rect.contains(x, y)), None)

    def panel_at(self, x: int, y: int) -> Panel | None:
        """The panel at a character."""
        return next((panel for panel, rect in self.panels if rect.contains(x, y)), None)


def draw(
    scene: Scene,
    width: int = 80,
    height: int = 21,
    marks: Mapping[str, Mark] | None = None,
    titles: Mapping[str, str] | None = None,
    scales: Sequence[Scale] = SCALES,
) -> Picture:
    """The whole table, as large as it fits; where nothing fits, the smallest scale and more rows than asked for."""
    looks = looks_of(scene.game)
    spots = arrange(scene.panels, looks, width, height, scales)
    right = max(x + plan.width for plan, x, _ in spots)
    bottom = max(y + plan.height for plan, _, y in spots)
    picture = Picture(max(width, right), bottom)
    for plan, x, y in spots:
        draw_panel(picture, plan, looks, x, y, marks or {}, (titles or {}).get(plan.panel.id, ""))
    return picture


# A panel ------------------------------------------------------------------------------------------


def plan_panel(panel: Panel, scale: Scale, looks: Mapping[str, Look], titled: bool) -> Plan:
    """Round every shape to characters, and keep the first row for the title."""
    panel = in_cells(panel)
    rects: list[Rect] = []
    taken: set[tuple[int, int]] = set()
    for shape in panel.shapes:
        look = looks.get(shape.look, UNKNOWN)
        rect = rect_of(shape, look, scale)
        if look.solid:
            rect = free_rect(rect, taken)
            taken.update(rect.cells())
        rects.append(rect)
    contents = [
        rect for shape, rect in zip(panel.shapes, rects, strict=True) if not looks.get(shape.look, UNKNOWN).frame
    ]
    shift = titled - min((rect.y for rect in contents), default=0)
    width = max([ceil(panel.width * scale.columns), *(rect.x + rect.width for rect in contents)])
    height = max([floor(panel.height * scale.rows), *(rect.y + rect.height for rect in contents)])
    return Plan(panel, scale, width, height + shift, tuple(rect.moved(0, shift) for rect in rects), titled)


def in_cells(panel: Panel) -> Panel:
    """A panel whose drawing is no grid has places of its own for characters; what has none there is not shown."""
    if panel.cells is None:
        return panel
    shapes = [
        replace(shape, text=shape.letters or shape.text, **shape.cell._asdict()) for shape in panel.shapes if shape.cell
    ]
    width, height = panel.cells
    return replace(panel, shapes=tuple(shapes), width=width, height=height, cells=None)


def rect_of(shape: Shape, look: Look, scale: Scale) -> Rect:
    """The characters of a shape, by what it is: a frame, a thing, or a mere text."""
    if look.frame:
        return frame_rect(shape, scale)
    rect = shape_rect(shape, scale)
    if look.solid:
        return rect
    middle = nearest((shape.y + shape.height / 2) * scale.rows - 0.5)
    return Rect(rect.x, middle, max(rect.width, len(shape.text)), 1)


def shape_rect(shape: Shape, scale: Scale) -> Rect:
    """A shape's cell; equal distances round alike, so neighbors a tile apart never overlap."""
    width = max(1, nearest(shape.width * scale.columns))
    height = max(1, nearest(shape.height * scale.rows))
    return Rect(nearest(shape.x * scale.columns), nearest(shape.y * scale.rows), width, height)


def frame_rect(shape: Shape, scale: Scale) -> Rect:
    """A frame is rounded inwards, so that neighboring frames stay apart."""
    left = ceil(shape.x * scale.columns - 1e-6)
    right = floor((shape.x + shape.width) * scale.columns + 1e-6)
    top, bottom = nearest(shape.y * scale.rows), nearest((shape.y + shape.height) * scale.rows)
    return Rect(left, top, right - left, bottom - top)


def nearest(length: float) -> int:
    """The nearest whole number, halves always downwards."""
    return ceil(length - 0.5 - 1e-6)


def free_rect(rect: Rect, taken: set[tuple[int, int]]) -> Rect:
    """The nearest place, to the right or below, where a shape covers no other."""
    steps = ((distance - down, down) for distance in count() for down in range(distance + 1))
    return next(place for step in steps if taken.isdisjoint((place := rect.moved(*step)).cells()))


def draw_panel(
    picture: Picture, plan: Plan, looks: Mapping[str, Look], x: int, y: int, marks: Mapping[str, Mark], title: str
) -> None:
    """Draw frames first, then things, then texts; each knows its place on the whole picture."""
    picture.panels.append((plan.panel, Rect(x, y, plan.width, plan.height)))
    if plan.titled:
        picture.put(x, y, title[: plan.width], TITLE)
    things = [
        (shape, looks.get(shape.look, UNKNOWN), rect.moved(x, y))
        for shape, rect in zip(plan.panel.shapes, plan.rects, strict=True)
    ]
    for shape, look, rect in sorted(things, key=lambda thing: (not thing[1].frame, not thing[1].solid)):
        picture.shapes.append((shape, rect))
        if look.frame:
            draw_frame(picture, look, rect, y + plan.height)
        else:
            draw_shape(picture, shape, look, rect, plan.scale, marks.get(shape.id, Mark.NONE))


def draw_frame(picture: Picture, look: Look, rect: Rect, bottom: int) -> None:
    """A frame is a ground of another color."""
    for row in range(rect.y, min(rect.y + rect.height, bottom)):
        picture.put(rect.x, row, " " * rect.width, look.style)


def draw_shape(picture: Picture, shape: Shape, look: Look, rect: Rect, scale: Scale, mark: Mark) -> None:
    """A block of its color with its letter in the middle; from the second scale on, with a gap to its neighbors."""
    marked = MARKS[mark]
    ground = look.style + marked.on_dim if look.dim else look.style
    large = bool(look.paper) and scale.rows > 1
    block = Rect(rect.x, rect.y, rect.width - large, rect.height - large)
    middle = rect.y + (rect.height - 1) // 2
    text = shape.text or look.letter
    if look.paper:
        draw_block(picture, block, block.width, ground, large)
    if marked.edges and block.width >= len(text) + 2:
        right = block.moved(block.width - 1, 0)
        for edge, letter in ((block, marked.edges[0]), (right, marked.edges[1])):
            draw_block(picture, edge, 1, ground + marked.edge, large)
            picture.put(edge.x, middle, letter, ground + marked.edge)
    picture.put(block.x + max(0, (block.width - len(text)) // 2), middle, text, ground + marked.letter)


def draw_block(picture: Picture, block: Rect, width: int, style: Style, large: bool) -> None:
    """A ground of one color; a large one goes half a row further."""
    for row in range(block.y, block.y + block.height):
        picture.put(block.x, row, " " * width, style)
    if large:
        picture.put(block.x, block.y + block.height, "▀" * width, Style(color=style.bgcolor))


# The table ----------------------------------------------------------------------------------------

Spot = tuple[Plan, int, int]  # a panel and its upper left corner


def arrange(
    panels: Sequence[Panel], looks: Mapping[str, Look], width: int, height: int, scales: Sequence[Scale] = SCALES
) -> list[Spot]:
    """The arrangement that shows the tiles largest in this room, the first board before all."""
    shared = [panel for panel in panels if panel.seat < 0]
    titled = {panel.id: panel.seat >= 0 or len(shared) > 1 for panel in panels}  # one display alone needs no title
    plans = {
        (panel.id, scale): plan_panel(panel, scale, looks, titled[panel.id]) for panel in panels for scale in scales
    }
    boards = [panel for panel in panels if panel.seat >= 0]
    small = [plans[panel.id, scales[0]] for panel in (*shared, *boards)]
    best, most = next(candidates(small[: len(shared)], small[len(shared) :], width)), 0.0
    for above, first, rest in product(scales, scales, scales):
        if rest.area > first.area:
            continue
        displays = [plans[panel.id, above] for panel in shared]
        owned = [plans[panel.id, rest if i else first] for i, panel in enumerate(boards)]
        seen = log(above.area) + log(rest.area) + 1.2 * log(first.area)  # an even picture is better than a huge board
        for spots in candidates(displays, owned, width):
            if seen > most and fits(spots, width, height):
                best, most = spots, seen
    return centered(best, width, height)


def candidates(displays: list[Plan], boards: list[Plan], width: int) -> Iterator[list[Spot]]:
    """All boards in rows below the display, or the first board at the left and the others in a column beside it."""
    top = shelves(displays, width)
    start = bottom_of(top)
    yield top + shifted(shelves(boards, width), 0, start)
    first = shelves(boards[:1], width)
    others = shelves(boards[1:], 0)  # in no width at all each has a row of its own
    yield top + shifted(first + shifted(others, right_of(first) + GAP, 0), 0, start)


def shelves(plans: Iterable[Plan], width: int) -> list[Spot]:
    """Panels from left to right, in rows."""
    spots: list[Spot] = []
    x = y = 0
    for plan in plans:
        if x and x + plan.width > width:
            x, y = 0, bottom_of(spots)
        spots.append((plan, x, y))
        x += plan.width + GAP
    return spots


def bottom_of(spots: Sequence[Spot]) -> int:
    """The first free row below."""
    return max((y + plan.height for plan, _, y in spots), default=0)


def right_of(spots: Sequence[Spot]) -> int:
    """The first free column to the right."""
    return max((x + plan.width for plan, x, _ in spots), default=0)


def shifted(spots: Iterable[Spot], columns: int, rows: int) -> list[Spot]:
    """The same spots elsewhere."""
    return [(plan, x + columns, y + rows) for plan, x, y in spots]


def fits(spots: Sequence[Spot], width: int, height: int) -> bool:
    """Whether everything is in the room."""
    return right_of(spots) <= width and bottom_of(spots) <= height


def centered(spots: list[Spot], width: int, height: int) -> list[Spot]:
    """The same spots in the middle of the room, with a free row between display and boards where there is one."""
    displays = [spot for spot in spots if spot[0].panel.seat < 0]
    boards = [spot for spot in spots if spot[0].panel.seat >= 0]
    free = max(0, height - bottom_of(spots))
    gap = min(1, free)
    top = (free - gap) // 2 if free > 3 else 0
    displays = shifted(displays, max(0, width - right_of(displays)) // 2, top)
    return displays + shifted(boards, max(0, width - right_of(boards)) // 2, top + gap)
