"""The table as a picture: the factories, the plates, and a board for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.game import CHANCE, OVER, game_of
from ...core.scene import Label, Panel, Scene, Shape
from .plates import stack_size, type_of
from .state import (
    BROKEN,
    BROKEN_SPACES,
    CHIPS,
    COLOR_NAMES,
    COLORS,
    DISPLAY,
    DOME,
    DRAWING,
    ENDED,
    FACE_DOWN,
    GOAL_NAMES,
    KEEPING,
    KINDS,
    LARGE,
    LINES,
    MOON,
    NOT_SEEN,
    OFFER,
    PENALTIES,
    PICKING,
    PILE,
    PILING,
    PRINTED,
    PUTTING,
    RETURNING,
    SLOTS_IN_A_ROW,
    SPECIAL_TILE,
    TURNS,
    Seat,
    State,
)

FACTORY = 3.6  # from one small factory to the next
PLATE = 2.3  # from one plate to the next
DOME_X = LINES + 0.6  # where the dome begins, right of the pattern lines
BELOW = LINES + 1.3  # the row below lines and dome
CELLS = [*(f"cell-{name}" for name in COLOR_NAMES), "cell-special", "cell-wild"]
TILES = [*(f"tile-{name}" for name in COLOR_NAMES), "tile-special"]
BACKS = ["back-special", "back-wild"]
STATUS = {
    PICKING: "pick",
    OFFER: "offer",
    DRAWING: "draw",
    KEEPING: "keep",
    PUTTING: "put",
    RETURNING: "return",
    PILING: "pile",
    DOME: "dome",
}


def scene(s: State, seat: int) -> Scene:
    """What this seat sees; its own board comes first."""
    return Scene("duel", status(s), (factories(s), plates(s), board(s, seat), board(s, 1 - seat)))


def word(key: str, **args: Any) -> Label:
    """A label of this game."""
    return Label(f"duel-{key}", args)


def color_word(color: int) -> Label:
    """A color in words."""
    return word(COLOR_NAMES[color])


def source_word(source: int) -> Label:
    """A factory, or all moon sides, in words."""
    if source == MOON:
        return word("moon")
    return word("large") if source == LARGE else word("factory", number=source + 1)


def chip_word(kind: int) -> Label:
    """A chip in words."""
    return word("chip", colors=CHIPS[kind])


def status(s: State) -> Label:
    """What is going on, in one sentence."""
    turn = game_of(s).rules.actor(s)
    if turn == OVER:
        return word("status-over")
    if turn == CHANCE:
        return word("status-deal", round=s.rounds)
    return word(f"status-{STATUS[s.phase]}", round=s.rounds, seat=turn + 1)


# The factories ------------------------------------------------------------------------------------


def factories(s: State) -> Panel:
    """The small factories in a row, the large one after them, bag and tower below it."""
    shapes = [shape for i in range(LARGE) for shape in small_factory(s, i, i * FACTORY)]
    shapes += large_factory(s, LARGE * FACTORY)
    shapes += heaps(s, LARGE * FACTORY, 3.6)
    return Panel("display", word("display"), LARGE * FACTORY + 6.6, 4.7, tuple(shapes))


def small_factory(s: State, factory: int, x: float) -> Iterator[Shape]:
    """Its sun side above; on its moon side below, the chip and the pile, of which the last tile is on top."""
    place = f"factory-{factory + 1}"
    yield Shape("factory", x, 0.0, FACTORY - 0.2, 4.7, label=source_word(factory), id=place)
    yield Shape("number", x + 0.1, 0.1, 0.6, 0.6, text=str(factory + 1))
    for i, color in enumerate(tiles_of(s.sun[factory])):
        part = {"tile": color} if s.piling == factory + 1 else {"source": factory, "color": color}
        label = word("tiles", count=s.sun[factory, color], color=color_word(color), source=source_word(factory))
        at = (x + 0.8 + i % 2 * 1.05, 0.25 + i // 2 * 1.05)
        yield Shape(TILES[color], *at, label=label, id=f"{place}-sun-{i + 1}", part=part)
    chip = s.factory_chips[factory]
    if chip == FACE_DOWN:
        yield Shape("chip-back", x + 0.1, 3.5, label=word("chip-down", number=factory + 1), id=f"{place}-chip")
    elif chip > 0:
        kind = chip - 2
        label = word("chip-up", number=factory + 1, chip=chip_word(kind))
        yield Shape("chip", x + 0.1, 3.5, text=CHIPS[kind], label=label, id=f"{place}-chip", part={"factory": factory})
    pile = [s.piles[factory, height] - 1 for height in range(PILE) if s.piles[factory, height] > 0]
    for height, color in enumerate(pile):
        is_top = height == len(pile) - 1
        label = word("pile", color=color_word(color), height=height + 1, number=factory + 1)
        part = {"source": MOON, "color": color} if is_top else {}
        at = (x + 1.2 + 0.75 * height, 3.5)
        yield Shape(TILES[color], *at, 1.0 if is_top else 0.75, label=label, id=f"{place}-pile-{height + 1}", part=part)


def large_factory(s: State, x: float) -> Iterator[Shape]:
    """Its sun side above, its single tiles and the token below."""
    yield Shape("large", x, 0.0, 6.6, 3.4, label=source_word(LARGE), id="large")
    for i, color in enumerate(tiles_of(s.sun[LARGE])):
        label = word("tiles", count=s.sun[LARGE, color], color=color_word(color), source=source_word(LARGE))
        part = {"source": LARGE, "color": color}
        yield Shape(TILES[color], x + 0.2 + i * 1.05, 0.25, label=label, id=f"large-sun-{i + 1}", part=part)
    for i, color in enumerate(tiles_of(s.large_moon)):
        label = word("tiles", count=s.large_moon[color], color=color_word(color), source=word("large-moon"))
        part = {"source": MOON, "color": color}
        yield Shape(TILES[color], x + 1.4 + i * 1.05, 2.2, label=label, id=f"large-moon-{i + 1}", part=part)
    if s.token == 0 and s.phase != ENDED:
        yield Shape("token", x + 0.2, 2.2, label=word("token-free"), id="large-token")


def tiles_of(counts: Any) -> list[int]:
    """The tiles of a heap, one by one."""
    return [color for color in range(COLORS) for _ in range(counts[color])]


def heaps(s: State, x: float, y: float) -> Iterator[Shape]:
    """The bag and the tower, and how much is in them."""
    for name, heap in (("bag", s.bag), ("tower", s.tower)):
        counts = {COLOR_NAMES[color]: heap[color] for color in range(COLORS)}
        label = word(name, count=sum(counts.values()), **counts)
        yield Shape(name, x, y, label=label, id=name)
        yield Shape("count", x + 1.05, y + 0.1, 0.8, 0.8, text=str(sum(counts.values())))
        x += 2.2


# The plates ---------------------------------------------------------------------------------------


def plates(s: State) -> Panel:
    """The display and the stack, the plates in hand, how the one held can be turned, and the goals."""
    shapes: list[Shape] = []
    for place in range(DISPLAY):
        if s.display[place] > 0:
            shapes += plate(s.display[place], place * PLATE, 0.0, "plate", f"display-{place + 1}")
    shapes += stack(s, DISPLAY * PLATE + 0.3)
    shapes += hand(s, DISPLAY * PLATE + 3.6)
    shapes += goals(s, 2.3)
    return Panel("plates", word("plates"), LARGE * FACTORY + 6.6, 3.1, tuple(shapes))


def plate(code: int, x: float, y: float, field: str, place: str, turn: int = 0, value: int = -1) -> Iterator[Shape]:
    """The four cells of a plate; picking any of them picks the plate."""
    part = {field: code - 1 if value < 0 else value}
    for i in range(4):
        cell = CELLS[PRINTED[code - 1, turn, i >> 1, i & 1] - 1]
        label = word("plate-turned", plate=code, turn=turn) if value >= 0 else word("plate", plate=code)
        yield Shape(cell, x + i % 2, y + i // 2, label=label, id=f"{place}-{i + 1}", part=part)


def stack(s: State, x: float) -> Iterator[Shape]:
    """The back of the top plate, how many plates there are, and the end of drawing."""
    count = stack_size(s)
    if s.top > 0:
        label = word("stack", count=count, type=word(BACKS[s.top - 1]))
        yield Shape(BACKS[s.top - 1], x, 0.0, 2.0, 2.0, label=label, id="stack", part={"more": 1})
    yield Shape("count", x + 2.05, 0.1, 0.8, 0.8, text=str(count))
    if s.phase == DRAWING:
        yield Shape("button", x + 2.05, 1.0, text="■", label=word("stop"), id="stop", part={"more": 0})


def hand(s: State, x: float) -> Iterator[Shape]:
    """The plates drawn, as far as they are known; of the one held, its four turns."""
    if s.phase == PUTTING and s.held > 0:
        for turn in range(TURNS):
            yield from plate(s.held, x + turn * PLATE, 0.0, "turn", f"turn-{turn + 1}", turn, turn)
        return
    field = "under" if s.phase == RETURNING else "kept"
    for i in range(s.hand_count):
        code = s.hand[i]
        if code < NOT_SEEN:
            yield from plate(code, x + i * PLATE, 0.0, field, f"hand-{i + 1}")
        else:
            back = BACKS[type_of(code)]
            yield Shape(back, x + i * PLATE, 0.0, 2.0, 2.0, label=word("hand", type=word(back)), id=f"hand-{i + 1}")


def goals(s: State, y: float) -> Iterator[Shape]:
    """The goals in play."""
    names = [name for i, name in enumerate(GOAL_NAMES) if s.goals[i]]
    for i, name in enumerate(names):
        yield Shape("goal", i * 3.4, y, 3.2, 0.8, text=name, label=word(f"goal-{name}"), id=f"goal-{i + 1}")


# A board ------------------------------------------------------------------------------------------


def board(s: State, seat: int) -> Panel:
    """One seat's pattern lines, dome, broken tiles and chips."""
    me = s.seats[seat]
    shapes = [*lines(me, seat), *dome(s, me, seat), *broken(s, me, seat), *store(s, me, seat)]
    actor = game_of(s).rules.actor(s)
    active = actor >= 0 and (me.row < LINES if s.phase == DOME else actor == seat)
    title = word("board", seat=seat + 1, score=me.score)
    return Panel(f"board-{seat + 1}", title, DOME_X + LINES, BELOW + 2.1, tuple(shapes), seat, me.score, active)


def lines(me: Seat, seat: int) -> Iterator[Shape]:
    """The six pattern lines, filled from the right."""
    for row in range(LINES):
        count = me.line_count[row]
        label = word("line-empty", line=row + 1)
        if count:
            label = word("line", line=row + 1, count=count, color=color_word(me.line_color[row]))
        for i in range(row + 1):
            look = TILES[me.line_color[row]] if i < count else "slot"
            place = f"board-{seat + 1}-line-{row + 1}-{i + 1}"
            yield Shape(look, LINES - 1.0 - i, 1.0 + row, label=label, id=place, part={"seat": seat, "line": row})


def dome(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The dome: tiles, what the cells are for, and free slots."""
    for row in range(LINES):
        for column in range(LINES):
            slot = (row // 2) * SLOTS_IN_A_ROW + column // 2
            part = {"seat": seat, "row": row, "column": column} if s.phase == DOME else {"seat": seat, "slot": slot}
            look, label = cell(me, slot, row, column)
            place = f"board-{seat + 1}-dome-{row + 1}-{column + 1}"
            yield Shape(look, DOME_X + column, 1.0 + row, label=label, id=place, part=part)


def cell(me: Seat, slot: int, row: int, column: int) -> tuple[str, Label]:
    """A cell of the dome: its drawing and its words."""
    place = {"row": row + 1, "column": column + 1}
    tile = me.tiles[row, column]
    if tile > 0:
        name = word("special-tile") if tile == SPECIAL_TILE else color_word(tile - 1)
        return TILES[tile - 1], word("cell", tile=name, **place)
    if me.plates[slot] == 0:
        return "free", word("cell-free", slot=slot + 1, **place)
    look = CELLS[PRINTED[me.plates[slot] - 1, me.turns[slot], row % 2, column % 2] - 1]
    return look, word("cell-empty", use=word(look), **place)


def broken(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The broken area, with what its tiles cost, and the token."""
    tiles = tiles_of(me.broken)
    for i in range(BROKEN_SPACES):
        cost = int(PENALTIES[i + 1])
        part = {"seat": seat, "line": BROKEN}
        place = f"board-{seat + 1}-broken-{i + 1}"
        if i < len(tiles):
            label = word("broken", color=color_word(tiles[i]), cost=cost)
            yield Shape(TILES[tiles[i]], float(i), BELOW, label=label, id=place, part=part)
        else:
            label = word("broken-free", count=i + 1, cost=cost)
            yield Shape("broken", float(i), BELOW, text=f"−{cost}", label=label, id=place, part=part)
    if s.token == seat + 1:
        yield Shape("token", BROKEN_SPACES + 0.5, BELOW, label=word("token"), id=f"board-{seat + 1}-token")


def store(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The chips, and in the second phase whether to complete a line with them."""
    chips = [kind for kind in range(KINDS) for _ in range(me.chips[kind])]
    for i in range(len(chips) + me.spent):
        place = f"board-{seat + 1}-chip-{i + 1}"
        if i < len(chips):
            part = {"seat": seat, "chip": chips[i]}
            label = chip_word(chips[i])
            yield Shape("chip", i * 1.05, BELOW + 1.1, text=CHIPS[chips[i]], label=label, id=place, part=part)
        else:
            yield Shape("chip-back", i * 1.05, BELOW + 1.1, label=word("chip-spent"), id=place)
    if s.phase == DOME and me.row < LINES and me.need == 0 and not me.paid and me.line_count[me.row] <= me.row:
        for choice, (text, name) in enumerate((("–", "leave"), ("✓", "complete"))):
            part = {"seat": seat, "chips": choice}
            label = word(name, line=me.row + 1)
            x = DOME_X + 1.2 * choice
            yield Shape("button", x, BELOW, text=text, label=label, id=f"board-{seat + 1}-{name}", part=part)
