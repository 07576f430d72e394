"""The table as a picture: the display of factories, and a board for each seat; also why a move is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.game.drawn import kept, known
from ...core.game.game import CHANCE, OVER, game_of
from ...core.game.scene import Block, Label, Panel, Scene, Shape, seat_name
from .ending import bonus, is_truncated
from .moves import Place, Take
from .offer import floor_item
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
from .tiling import topmost_complete

FACTORY = 2.95  # from one factory to the next
WALL = 5.7  # where the wall begins, right of the pattern lines
FLOOR_Y = 6.4
MARGIN = 0.3


class Painter:
    """Draws the games with Azul's boards, each in its own words and with its own colors."""

    def __init__(self, game: str, colors: list[str]) -> None:
        self.game = game
        self.colors = colors

    def scene(self, s: State, seat: int) -> Scene:
        """What this seat sees; its own board comes first."""
        order = [(seat + i) % s.seat_count for i in range(s.seat_count)]
        return Scene(self.game, self.status(s), (self.display(s), *(self.board(s, i) for i in order)))

    def offered(self, s: State) -> tuple[Any, ...]:
        """All that the display shows."""
        heaps = (s.sources.tobytes(), s.bag.tobytes(), s.lid.tobytes())
        return (*heaps, s.factories, s.marker == 0 and s.phase != ENDED)

    def owned(self, s: State, seat: int) -> tuple[Any, ...]:
        """All that a board shows, without its title."""
        return (seat, s.seats[seat].tobytes(), s.grey, s.phase == TILING)

    def word(self, key: str, **args: Any) -> Label:
        """A label of this game."""
        return Label(f"{self.game}-{key}", args)

    def status(self, s: State) -> Label:
        """What is going on, in one sentence."""
        turn = game_of(s).rules.actor(s)
        if turn == OVER:
            return self.word("status-truncated" if is_truncated(s) else "status-over")
        if turn == CHANCE:
            return self.word("status-deal", round=s.rounds)
        if s.phase == TILING:
            return self.word(
                "status-place", round=s.rounds, seat=seat_name(turn), line=topmost_complete(s.seats[turn]) + 1
            )
        return self.word("status-take", round=s.rounds, seat=seat_name(turn))

    def color(self, color: int) -> Label:
        """A color in words."""
        return self.word(self.colors[color])

    def source(self, source: int) -> Label:
        """A factory or the center in words."""
        return self.word("center") if source == CENTER else self.word("factory", number=source + 1)

    def look(self, item: int) -> str:
        """The drawing of a tile or of the marker."""
        return "marker" if item == MARKER else f"tile-{self.colors[item]}"

    # The display ----------------------------------------------------------------------------------

    def display(self, s: State) -> Panel:
        """The factories in a row, the center below them, and what is left in bag and lid."""
        width = max(s.factories * FACTORY, 15.2)
        shapes = kept(self.offered(s), self.displayed, s, width)
        blocks = [Block(i * FACTORY, 0.0, FACTORY, 3.05) for i in range(s.factories)]
        blocks += [Block(0.0, 3.2, 11.2, 1.4), Block(width - 3.85, 3.3, 3.85, 1.2)]
        return Panel("display", self.word("display"), width, 4.6, shapes, blocks=tuple(blocks))

    def displayed(self, s: State, width: float) -> Iterator[Shape]:
        """The factories, the center and the heaps."""
        for i in range(s.factories):
            yield from self.factory(s, i, i * FACTORY, 0.0)
        yield from self.center(s, 0.0, 3.25)
        yield from self.heaps(s, width - 3.8, 3.4)

    def factory(self, s: State, factory: int, x: float, y: float) -> Iterator[Shape]:
        """A round factory and its tiles, two by two."""
        size = FACTORY - 0.06
        yield Shape("factory", x, y + 0.1, size, size, label=self.source(factory), id=f"factory-{factory + 1}")
        yield Shape("number", x + 1.17, y, 0.55, 0.55, text=str(factory + 1))
        yield from self.tiles(s, factory, x + 0.43, y + 0.55)

    def tiles(self, s: State, factory: int, x: float, y: float) -> Iterator[Shape]:
        """The tiles on a factory; more than four lie closer together."""
        tiles = [color for color in range(COLORS) for _ in range(s.sources[factory, color])]
        columns = max(2, (len(tiles) + 1) // 2)
        step = 1.03 if columns == 2 else 2.03 / columns
        for i, color in enumerate(tiles):
            size = 1.0 if columns == 2 else step
            place = (x + i % columns * step, y + i // columns * 1.03)
            yield self.tile(s, factory, color, place, f"factory-{factory + 1}-{i + 1}", size)

    def tile(self, s: State, source: int, color: int, at: tuple[float, float], place: str, width: float = 1.0) -> Shape:
        """A tile that can be taken, with all of its color at that source."""
        label = self.word("tiles", count=s.sources[source, color], color=self.color(color), source=self.source(source))
        part = {"source": source, "color": color}
        return Shape(self.look(color), *at, width, 1.0, label=label, id=place, part=part)

    def center(self, s: State, x: float, y: float) -> Iterator[Shape]:
        """The center: one tile of each color with its count, and the marker until someone takes it."""
        yield Shape("center", x, y, 11.2, 1.3, label=self.word("center"), id="center")
        x += MARGIN
        if s.marker == 0 and s.phase != ENDED:
            yield Shape("marker", x, y + 0.15, label=self.word("marker-in-center"), id="center-marker")
            x += 1.3
        for color in range(COLORS):
            count = s.sources[CENTER, color]
            if count:
                yield self.tile(s, CENTER, color, (x, y + 0.15), f"center-{self.colors[color]}")
                yield Shape("count", x + 1.0, y + 0.25, 0.6, 0.8, text=f"×{count}")
                x += 1.9

    def heaps(self, s: State, x: float, y: float) -> Iterator[Shape]:
        """The bag and the lid, and how much is in them."""
        for name, heap in (("bag", s.bag), ("lid", s.lid)):
            counts = {self.colors[color]: heap[color] for color in range(COLORS)}
            label = self.word(name, count=sum(counts.values()), **counts)
            yield Shape(name, x, y, label=label, id=name)
            yield Shape("count", x + 1.05, y + 0.1, 0.8, 0.8, text=str(sum(counts.values())))
            x += 1.9

    # A board --------------------------------------------------------------------------------------

    def board(self, s: State, seat: int) -> Panel:
        """One seat's pattern lines, wall and floor."""
        me = s.seats[seat]
        shapes = kept(self.owned(s, seat), self.on_board, s, me, seat)
        more = 0 if s.phase == ENDED else known(me.wall.tobytes(), bonus, me)
        title = self.word("board", seat=seat_name(seat, is_title=True), score=me.score, bonus=more)
        waiting = seat == s.turn or (s.phase == TILING and topmost_complete(me) < ROWS)
        active = game_of(s).rules.actor(s) >= 0 and waiting
        return Panel(f"board-{seat + 1}", title, 11.0, 7.6, shapes, seat, me.score, active)

    def on_board(self, s: Any, me: Seat, seat: int) -> Iterator[Shape]:
        """All that lies on a board."""
        yield from self.lines(me, seat)
        yield from self.wall(s, me, seat)
        yield from self.floor(me, seat)

    def lines(self, me: Seat, seat: int) -> Iterator[Shape]:
        """The five pattern lines, filled from the right."""
        for row in range(ROWS):
            color, count = me.line_color[row], me.line_count[row]
            label = self.word("line-empty", line=row + 1)
            if count:
                label = self.word("line", line=row + 1, count=count, color=self.color(color))
            for i in range(row + 1):
                look = self.look(color) if i < count else "slot"
                place = f"board-{seat + 1}-line-{row + 1}-{i + 1}"
                part = {"seat": seat, "line": row}
                yield Shape(look, ROWS - 1.0 - i, 1.0 + row, label=label, id=place, part=part)

    def wall(self, s: State, me: Seat, seat: int) -> Iterator[Shape]:
        """The wall: tiles, and where the colors will go (or, on the grey wall, where the next tile may)."""
        next_row = topmost_complete(me) if s.grey and s.phase == TILING else ROWS
        for row in range(ROWS):
            for column in range(COLUMNS):
                look, label = self.cell(s, me, row, column)
                part = {"seat": seat, "column": column} if row == next_row else {}
                place = f"board-{seat + 1}-wall-{row + 1}-{column + 1}"
                yield Shape(look, WALL + column, 1.0 + row, label=label, id=place, part=part)

    def cell(self, s: State, me: Seat, row: int, column: int) -> tuple[str, Label]:
        """A cell of the wall: its drawing and its words."""
        place = {"row": row + 1, "column": column + 1}
        item = me.wall[row, column] - 1
        if item >= 0:
            return self.look(item), self.word("cell", color=self.color(item), **place)
        if s.grey:
            return "cell", self.word("cell-grey", **place)
        color = int(WALL_COLORS[row, column])
        return f"cell-{self.colors[color]}", self.word("cell-empty", color=self.color(color), **place)

    def floor(self, me: Seat, seat: int) -> Iterator[Shape]:
        """The floor line, with what each slot costs."""
        for slot in range(SLOTS):
            cost = PENALTIES[slot]
            part = {"seat": seat, "line": FLOOR}
            place = f"board-{seat + 1}-floor-{slot + 1}"
            if slot < me.floor_count:
                item = floor_item(me, slot)
                label = self.word("floor-item", item=self.item(item), cost=cost)
                yield Shape(self.look(item), slot * 1.0, FLOOR_Y, label=label, id=place, part=part)
            else:
                label = self.word("floor-free", slot=slot + 1, cost=cost)
                yield Shape("floor", slot * 1.0, FLOOR_Y, text=f"−{cost}", label=label, id=place, part=part)

    def item(self, item: int) -> Label:
        """What can fall to the floor, in words."""
        return self.word("marker") if item == MARKER else self.color(item)

    # Why a move is not possible -------------------------------------------------------------------

    def why_not(self, s: State, seat: int, move: Any) -> Label:
        """The rule that forbids a move to a seat that is to move."""
        return (
            self.why_no_column(s, s.seats[seat], move) if isinstance(move, Place) else self.why_no_take(s, seat, move)
        )

    def why_no_column(self, s: State, me: Seat, move: Place) -> Label:
        """Why a column cannot be chosen."""
        if s.phase != TILING:
            return self.word("why-not-tiling")
        row = topmost_complete(me)
        if me.wall[row, move.column]:
            return self.word("why-cell-taken", row=row + 1, column=move.column + 1)
        return self.word("why-column", color=self.color(me.line_color[row]), column=move.column + 1)

    def why_no_take(self, s: State, seat: int, move: Take) -> Label:
        """Why tiles cannot be taken, or not to that line."""
        me, color, source = s.seats[seat], self.color(move.color), self.source(move.source)
        if s.phase == TILING:
            return self.word("why-tiling")
        if s.factories <= move.source < CENTER:
            return self.word("why-no-factory", source=source)
        if s.sources[move.source, move.color] == 0:
            return self.word("why-no-tile", source=source, color=color)
        if me.line_count[move.line] > move.line:
            return self.word("why-full", line=move.line + 1)
        if me.line_count[move.line] and me.line_color[move.line] != move.color:
            return self.word("why-mixed", line=move.line + 1, color=self.color(me.line_color[move.line]))
        return self.word("why-on-wall", line=move.line + 1, color=color)


PAINTER = Painter("azul", COLOR_NAMES)
scene = PAINTER.scene
