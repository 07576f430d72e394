"""A board as a picture: pattern lines, the dome of plates, broken tiles, and chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.game.drawn import kept, known
from ...core.game.game import game_of
from ...core.game.scene import Cell, Label, Panel, Shape, seat_name
from .dome import available, place
from .goals import goal_points
from .names import CELLS, TILES, TURN_NAMES, chip_look, chip_word, color_word, plate_word, signed, word
from .scene_plates import small_cells
from .state import (
    BROKEN,
    BROKEN_SPACES,
    CHIPS_EACH_ROUND,
    COLORS,
    DOME,
    ENDED,
    KINDS,
    LAST_ROUND,
    LINES,
    PENALTIES,
    PLATES_EACH_ROUND,
    PRINTED,
    PUTTING,
    SLOTS,
    SLOTS_IN_A_ROW,
    SPECIAL_CELL,
    SPECIAL_TILE,
    TURNS,
    Seat,
    State,
)

TOP = 1.1  # below the title
SLOT = 2.1  # from one slot of the dome to the next
DOME_X = 6.75  # right of the pattern lines
LOW = 7.7  # broken tiles, below lines and dome
STORE_Y = 8.85
WIDTH, HEIGHT = 13.3, 10.0
DOME_CELL, SLOT_CELL, LOW_CELL, STORE_CELL = 6.34, 2.34, 6.5, 7.5  # the same in characters
STORE = CHIPS_EACH_ROUND * LAST_ROUND


def board(s: State, seat: int, viewer: int) -> Panel:
    """One seat's lines, dome, broken tiles and chips."""
    me = s.seats[seat]
    actor = game_of(s).rules.actor(s)
    active = actor >= 0 and (me.row < LINES if s.phase == DOME else actor == seat)
    held = int(s.held) if s.phase == PUTTING and active and seat == viewer else 0
    whole = s.tobytes() if s.phase == DOME else b""  # points to gain depend on anything
    filled = (me.line_count.tobytes(), me.line_color.tobytes(), me.need, me.row, me.paid, me.payment)
    below = (me.broken.tobytes(), me.chips.tobytes(), me.spent, me.chips_taken, me.plates_taken)
    shapes = [*kept((seat, *filled, whole), lines, s, me, seat)]
    shapes += kept((seat, *on_dome(me), whole, held), dome, s, me, seat, held)
    shapes += kept((seat, *below, s.token == seat + 1, s.rounds == LAST_ROUND), lower_part, s, me, seat)
    if s.phase == DOME and active:
        shapes += choices(me, seat, seat == viewer)
    goals = "none"
    if s.phase != ENDED:
        goals = signed(known((*on_dome(me), s.goals.tobytes(), s.special_is_a_color), goal_points, s, me)) or goals
    title = word("board", seat=seat_name(seat, is_title=True), score=me.score, goals=goals)
    return Panel(f"board-{seat + 1}", title, WIDTH, HEIGHT, tuple(shapes), seat, me.score, active, (13, 8.5))


def on_dome(me: Seat) -> tuple[bytes, ...]:
    """All that lies on a seat's dome."""
    return (me.tiles.tobytes(), me.plates.tobytes(), me.turns.tobytes())


def row_y(row: int) -> float:
    """Where a row of lines and dome lies: a little gap parts the plates."""
    return TOP + 0.1 + row // 2 * SLOT + row % 2


# Pattern lines ------------------------------------------------------------------------------------


def lines(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The six pattern lines, filled from the right, with what chips have paid."""
    for row in range(LINES):
        for i in range(row + 1):
            name = f"board-{seat + 1}-line-{row + 1}-{i + 1}"
            look, text, label = line_space(s, me, row, i)
            x, part, cell = LINES - 1.0 - i, {"seat": seat, "line": row}, Cell(LINES - 1 - i, row)
            yield Shape(look, x + 0.15, row_y(row), text=text, label=label, id=name, part=part, cell=cell)


def line_space(s: State, me: Seat, row: int, i: int) -> tuple[str, str, Label]:
    """One space of a line, counted from the right: its drawing, its text and its words."""
    count = int(me.line_count[row])
    if i < count:
        color = int(me.line_color[row])
        return TILES[color], "", word("line", line=row + 1, count=count, color=color_word(color))
    paid = row + 1 - count - int(me.need) if s.phase == DOME and me.row == row and (me.need or me.paid) else 0
    if i < count + paid:
        return "paid", "", word("line-paid", line=row + 1)
    if me.need and me.row == row and i == count + paid:
        return "paying", str(int(me.payment)), word("line-paying", line=row + 1, chips=int(me.payment))
    return "slot", "", word("line-empty", line=row + 1, count=count)


# The dome -----------------------------------------------------------------------------------------


def dome(s: State, me: Seat, seat: int, held: int) -> Iterator[Shape]:
    """The slots with their plates; on every free one, the plate in hand as it would lie there."""
    yield Shape("dome", DOME_X, TOP - 0.1, 6.5, 6.5)
    for slot in range(SLOTS):
        row, column = divmod(slot, SLOTS_IN_A_ROW)
        x, y = DOME_X + 0.15 + column * SLOT, row_y(2 * row)
        name = f"board-{seat + 1}-slot-{slot + 1}"
        if me.plates[slot]:
            yield Shape("plate", x, y, 2.0, 2.0)
            yield from plate_cells(s, me, seat, slot)
            continue
        label = word("slot-free", slot=slot + 1)
        yield Shape("free", x, y, 2.0, 2.0, label=label)
        if held:
            yield from previews(seat, slot, held)
        else:
            cell = Cell(DOME_CELL + column * SLOT_CELL, 2 * row, 2, 2)
            yield Shape("free-number", x + 0.74, y + 0.74, 0.52, 0.52, str(slot + 1), label, name, cell=cell)


def plate_cells(s: State, me: Seat, seat: int, slot: int) -> Iterator[Shape]:
    """The four cells of a plate that lies on the dome."""
    for i in range(4):
        row, column = slot // SLOTS_IN_A_ROW * 2 + i // 2, slot % SLOTS_IN_A_ROW * 2 + i % 2
        x, y = dome_place(row, column)
        gain = gained(s, seat, row, column)
        look, label = cell_look(me, slot, row, column, gain)
        part = {"seat": seat, "row": row, "column": column} if s.phase == DOME else {}
        cell = Cell(DOME_CELL + column + column // 2 * (SLOT_CELL - 2), row)
        name = f"board-{seat + 1}-dome-{row + 1}-{column + 1}"
        yield Shape(look, x, y, 0.96, 0.96, label=label, id=name, part=part, cell=cell)
        if gain:
            yield Shape("gain", x + 0.4, y - 0.1, 0.62, 0.48, text=f"+{gain}")


def dome_place(row: int, column: int) -> tuple[float, float]:
    """The corner of a cell of the dome."""
    return DOME_X + 0.17 + column // 2 * SLOT + column % 2, row_y(row) + 0.02


def cell_look(me: Seat, slot: int, row: int, column: int, gain: int) -> tuple[str, Label]:
    """A cell of the dome: its drawing and its words."""
    where: dict[str, Any] = {"row": row + 1, "column": column + 1}
    tile = int(me.tiles[row, column])
    if tile > 0:
        name = word("special-tile") if tile == SPECIAL_TILE else color_word(tile - 1)
        return TILES[tile - 1], word("cell", tile=name, **where)
    use = int(PRINTED[me.plates[slot] - 1, me.turns[slot], row % 2, column % 2])
    label = word("cell-empty", use=word(CELLS[use - 1]), gain=gain, **where)
    if use == SPECIAL_CELL:
        label = word("cell-empty-special", **where)
    return CELLS[use - 1], label


def gained(s: State, seat: int, row: int, column: int) -> int:
    """The points for putting the tile of the line that is being resolved here; 0 where it cannot go."""
    me = s.seats[seat]
    if s.phase != DOME or me.row != row or not me.line_count[row] or not (available(me, row) >> column) & 1:
        return 0
    trial = s.clone()
    place(trial, trial.seats[seat], row, column)
    return int(trial.seats[seat].score) - int(me.score)


def previews(seat: int, slot: int, held: int) -> Iterator[Shape]:
    """The four turns of the plate in hand, each in the corner of the slot where its special or wild cell would lie."""
    for turn in range(TURNS):
        i = int((PRINTED[held - 1, turn] >= SPECIAL_CELL).argmax())
        row, column = slot // SLOTS_IN_A_ROW * 2 + i // 2, slot % SLOTS_IN_A_ROW * 2 + i % 2
        x, y = dome_place(row, column)
        x, y = x + (0.08 if i % 2 else 0.02), y + (0.08 if i // 2 else 0.02)
        part = {"seat": seat, "slot": slot, "turn": turn}
        label = plate_word(held - 1, turn, "put", slot=slot + 1)
        name = f"board-{seat + 1}-slot-{slot + 1}-turn-{turn + 1}"
        cell = Cell(DOME_CELL + column + column // 2 * (SLOT_CELL - 2), row)
        yield Shape(f"turn-{TURN_NAMES[turn]}", x, y, 0.87, 0.87, label=label, id=name, part=part, cell=cell)
        yield from small_cells(held, turn, x, y, 0.87)


def choices(me: Seat, seat: int, is_own: bool) -> Iterator[Shape]:
    """Which line is being resolved, and for its owner whether to complete it with chips."""
    row = int(me.row)
    cell = Cell(LINES, row, 0.34)
    yield Shape("now", 6.2, row_y(row) + 0.25, 0.5, 0.5, label=word("now", line=row + 1), cell=cell)
    if not is_own or me.need or me.paid or me.line_count[row] > row:
        return
    for choice, name in enumerate(("leave", "complete")):
        part, label = {"seat": seat, "chips": choice}, word(name, line=row + 1)
        cell = Cell(10 + 1.6 * choice, LOW_CELL, 1.4)
        x, place = 10.0 + 1.65 * choice, f"board-{seat + 1}-{name}"
        yield Shape(name, x, LOW, 1.5, 1.0, label=label, id=place, part=part, cell=cell)


# Below --------------------------------------------------------------------------------------------


def lower_part(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """Broken tiles, tokens and chips."""
    yield from broken(s, me, seat)
    yield from tokens(s, me, seat)
    yield from store(me, seat)


def broken(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The broken area, with what its tiles cost, and the first-player token."""
    tiles = [color for color in range(COLORS) for _ in range(me.broken[color])]
    for i in range(BROKEN_SPACES):
        cost = int(PENALTIES[i + 1])
        at: dict[str, Any] = {"y": LOW, "cell": Cell(i, LOW_CELL), "part": {"seat": seat, "line": BROKEN}}
        at |= {"id": f"board-{seat + 1}-broken-{i + 1}"}
        x = 0.15 + 1.22 * i
        if i < len(tiles):
            label = word("broken", color=color_word(tiles[i]), cost=cost)
            yield Shape(TILES[tiles[i]], x + 0.07, label=label, **at)
        else:
            label = word("broken-free", count=i + 1, cost=cost)
            yield Shape("broken", x, width=1.14, text=f"−{cost}", label=label, **at)
    if s.token == seat + 1:
        cell = Cell(BROKEN_SPACES + 0.34, LOW_CELL)
        yield Shape("token", 5.12, LOW, label=word("token"), id=f"board-{seat + 1}-token", cell=cell)


def tokens(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The player tokens, each of which takes a plate in every round but the last."""
    left = 0 if s.rounds == LAST_ROUND else PLATES_EACH_ROUND - int(me.plates_taken)
    for i in range(PLATES_EACH_ROUND):
        look = "player-token" if i < left else "player-token-used"
        cell = Cell(DOME_CELL + i, LOW_CELL)
        label, name = word(look, count=left), f"board-{seat + 1}-player-token-{i + 1}"
        yield Shape(look, DOME_X + 0.15 + i, LOW + 0.03, 0.94, 0.94, label=label, id=name, cell=cell)


def store(me: Seat, seat: int) -> Iterator[Shape]:
    """The chips: those that can be spent, those that are spent, and room for the others of the game."""
    chips = [kind for kind in range(KINDS) for _ in range(me.chips[kind])]
    for i in range(STORE):
        at: dict[str, Any] = {"x": 0.15 + i * 1.3, "y": STORE_Y, "cell": Cell(i * 1.3, STORE_CELL)}
        at |= {"id": f"board-{seat + 1}-chip-{i + 1}"}
        if i < len(chips):
            part, label = {"seat": seat, "chip": chips[i]}, chip_word(chips[i])
            yield Shape(chip_look(chips[i]), label=label, part=part, **at)
        elif i < len(chips) + me.spent:
            yield Shape("chip-spent", label=word("chip-spent"), **at)
        else:
            yield Shape("chip-place", label=word("chip-place", taken=int(me.chips_taken)), **at)
