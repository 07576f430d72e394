"""A board as a picture: seven stars of lozenges, the features between them, and the hand below."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Any

from ...core.game.drawn import kept, known
from ...core.game.scene import Cell, Label, Panel, Shape, seat_name
from .board import (
    COLOR_BONUS,
    COST,
    DIFFERENT_BONUS,
    DIRECTIONS,
    FEATURE_TILES,
    FEATURES,
    MIDDLE,
    NUMBER_BONUS,
    NUMBERS,
    STAR_COLOR,
    STAR_LETTERS,
    touching,
)
from .drafting import wild
from .ending import bonus
from .names import color_word, look, star_word, word
from .placing import cost, fewest_wilds, most_wilds, total
from .rules import actor
from .state import COLOR_NAMES, COLORS, CORNER, ENDED, KEEP, PAY, PLACE, SLOTS, STARS, Seat, State

LONG, WIDE = 1.5, 0.866  # a space of a star
APART = 3.1  # from star to star
MIDDLE_X, MIDDLE_Y = 4.9, 5.3  # the center of a board
HAND_Y = 9.85
SET_WIDE = 1.7
BUTTON_Y = 11.35
ANGLES = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}
STAR_ANGLES = (330, 30, 90, 150, 210, 270)  # where the outer stars lie, in the order of STAR_LETTERS
# In characters: the upper left cell of each star, of each side within a star, and of each feature.
STAR_CELLS = ((3, 0), (7, 0), (9, 3), (7, 6), (3, 6), (1, 3), (5, 3))
SIDE_CELLS = {"NW": (0, 0), "N": (1, 0), "NE": (2, 0), "SW": (0, 1), "S": (1, 1), "SE": (2, 1)}
FEATURE_CELLS = {
    "pillar": ((5, 2), (7, 2), (8, 3), (7, 5), (5, 5), (4, 3)),
    "statue": ((6, 0), (9, 2), (9, 5), (6, 7), (3, 5), (3, 2)),
    "window": ((2, 0), (10, 0), (12, 3), (10, 7), (2, 7), (0, 3)),
}
CORNER_CELLS = ((11, 0), (12, 0), (11, 1), (12, 1))
SET_CELLS = ((0, 6), (0, 7), (11, 6), (11, 7))
HAND_ROW, BUTTON_ROW = 8, 9
TOUCHING = [touching(space) for space in range(STARS * SLOTS)]  # the features around each space


def board(s: State, seat: int, viewer: int) -> Panel:
    """One seat's stars and features, its corner, and its hand below; for the viewer, with room for buttons."""
    me = s.seats[seat]
    active = actor(s) == seat
    own = seat == viewer and s.phase != ENDED
    stars = (seat, me.stars.tobytes(), s.grey)
    paying = s.space if s.phase == PAY and s.turn == seat else -1
    shapes = [*kept((*stars, s.phase == PLACE, paying), spaces, s, me, seat), *kept(stars, earned, s, me, seat)]
    shapes += [*corner(s, me, seat), *hand(s, me, seat), *(buttons(s, me, seat) if active and own else ())]
    more = 0 if s.phase == ENDED else known(stars, bonus, s, me)
    title = word("board", seat=seat_name(seat, is_title=True), score=me.score, bonus=more)
    height, rows = (12.4, 10) if own else (11.35, 9)
    return Panel(f"board-{seat + 1}", title, 9.8, height, tuple(shapes), seat, me.score, active, (13, rows))


def star_place(star: int) -> tuple[float, float]:
    """The center of a star."""
    if star == MIDDLE:
        return MIDDLE_X, MIDDLE_Y
    return toward(MIDDLE_X, MIDDLE_Y, STAR_ANGLES[star], APART)


def toward(x: float, y: float, angle: float, distance: float) -> tuple[float, float]:
    """A point some way off; angles count clockwise from above."""
    return x + distance * sin(radians(angle)), y - distance * cos(radians(angle))


def spaces(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The 42 spaces: tiles, or what a free space costs, takes and completes."""
    tiles = tiles_of(me)
    for star in range(STARS):
        for slot in range(SLOTS):
            side = DIRECTIONS[STAR_LETTERS[star]][slot]
            angle = ANGLES[side]
            x, y = toward(*star_place(star), angle, LONG / 2 + 0.03)
            (left, top), (right, down) = STAR_CELLS[star], SIDE_CELLS[side]
            at: dict[str, Any] = {
                "x": x - WIDE / 2,
                "y": y - LONG / 2,
                "width": WIDE,
                "height": LONG,
                "turn": angle % 180,
            }
            at |= {"turn": angle % 180, "cell": Cell(left + right, top + down)}
            gain = gained(tiles, star * SLOTS + slot)
            yield space(s, tiles[star * SLOTS + slot], gain, seat, star, slot, at)
            if gain:
                x, y = toward(*star_place(star), angle, LONG - 0.1)
                yield Shape("gain", x - 0.3, y - 0.24, 0.6, 0.48, text=f"+{gain}")


def space(s: State, item: int, gain: int, seat: int, star: int, slot: int, at: dict[str, Any]) -> Shape:
    """One space, with its words."""
    number = int(COST[s.grey, star * SLOTS + slot])
    name = f"board-{seat + 1}-{STAR_LETTERS[star]}{slot + 1}"
    where = {"star": star_word(star), "slot": slot + 1}
    if item:
        return Shape(look(item - 1), label=word("space-covered", color=color_word(item - 1), **where), id=name, **at)
    color = STAR_COLOR[star]
    drawing = "space" if s.grey or star == MIDDLE else f"space-{COLOR_NAMES[color]}"
    paying = s.phase == PAY and s.turn == seat and s.space == star * SLOTS + slot
    label = word("space-free", cost=number, gain=gain, **where)
    part = {"seat": seat, "star": star, "slot": slot} if s.phase == PLACE else {}
    return Shape("space-chosen" if paying else drawing, text=str(number), label=label, id=name, part=part, **at)


def tiles_of(me: Seat) -> list[int]:
    """What lies on each space, 0 where it is free: a list is read much faster than a record."""
    return [tile for star in me.stars.tolist() for tile in star]


def gained(tiles: list[int], space: int) -> int:
    """The bonus tiles for covering a free space now."""
    if tiles[space]:
        return 0
    return sum(int(FEATURE_TILES[f]) for f in TOUCHING[space] if all(tiles[i] for i in FEATURES[f][1] if i != space))


def earned(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """What stars, features and sets bring."""
    yield from medals(s, me, seat)
    yield from features(s, me, seat)
    yield from sets(s, me, seat)


def medals(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """In the middle of each star, what it gives when it is complete."""
    for star in range(STARS):
        x, y = star_place(star)
        prize = star_prize(s, me, star)
        done = all(me.stars[star, slot] for slot in range(SLOTS))
        label = word("medal-done" if done else "medal", star=star_word(star), points=prize)
        if prize == 0:
            label = word("medal-open", star=star_word(star))
        name = f"board-{seat + 1}-star-{STAR_LETTERS[star]}"
        text = str(prize) if prize else "?"
        yield Shape("medal-done" if done else "medal", x - 0.3, y - 0.3, 0.6, 0.6, text=text, label=label, id=name)


def star_prize(s: State, me: Seat, star: int) -> int:
    """The bonus of a star when it is complete; 0 while its colors are open."""
    tiles = [me.stars[star, slot] - 1 for slot in range(SLOTS) if me.stars[star, slot]]
    if s.grey == 0:
        return DIFFERENT_BONUS if star == MIDDLE else int(COLOR_BONUS[STAR_COLOR[star]])
    if len(tiles) < 2:
        return 0
    return int(COLOR_BONUS[tiles[0]]) if tiles[0] == tiles[1] else DIFFERENT_BONUS


def features(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """Pillars, statues and windows: idle, lacking one space, or complete."""
    tiles = tiles_of(me)
    for i, (kind, around) in enumerate(FEATURES):
        missing = sum(not tiles[space] for space in around)
        drawing = kind + ("" if missing > 1 else "-near" if missing else "-done")
        label = word(f"feature-{kind}", missing=missing, tiles=int(FEATURE_TILES[i]))
        at = i % len(STAR_ANGLES)
        x, y = feature_place(kind, at)
        name = f"board-{seat + 1}-{kind}-{at + 1}"
        cell = Cell(*FEATURE_CELLS[kind][at])
        yield Shape(drawing, x - 0.42, y - 0.42, 0.84, 0.84, label=label, id=name, cell=cell)


def feature_place(kind: str, at: int) -> tuple[float, float]:
    """Pillars lie between the center star and another, statues between two others, windows at the rim."""
    star = star_place(at)
    if kind == "pillar":
        return toward(MIDDLE_X, MIDDLE_Y, STAR_ANGLES[at], APART / 2)
    if kind == "window":
        return toward(*star, STAR_ANGLES[at], 1.4)
    other = star_place((at + 1) % len(STAR_ANGLES))
    return (star[0] + other[0]) / 2, (star[1] + other[1]) / 2


def sets(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The sets of equal numbers, in the lower corners: a pip for each space, and what all of them bring."""
    tiles, costs = tiles_of(me), COST[s.grey].tolist()
    for i in range(NUMBERS):
        all_of_it = [space for space in range(STARS * SLOTS) if costs[space] == i + 1]
        covered = sum(tiles[space] > 0 for space in all_of_it)
        args = {"number": i + 1, "covered": covered, "count": len(all_of_it), "points": int(NUMBER_BONUS[i])}
        done = "-done" if covered == len(all_of_it) else ""
        x, y = (0.1 if i < 2 else 8.0), 7.05 + i % 2 * 1.36
        label, name = word("set", **args), f"board-{seat + 1}-set-{i + 1}"
        more: dict[str, Any] = {"cell": Cell(*SET_CELLS[i], 2), "letters": f"{i + 1}:{covered}/{len(all_of_it)}"}
        yield Shape(f"set{done}", x, y, SET_WIDE, 1.26, label=label, id=name, **more)
        yield Shape("space", x + 0.17, y + 0.06, 0.48, 0.83, text=str(i + 1), label=label)
        yield Shape(f"medal{done}", x + 0.92, y + 0.16, 0.62, 0.62, text=str(args["points"]), label=label)
        yield from pips(x + 0.1, y + 0.9, covered, len(all_of_it), label)


def pips(x: float, y: float, full: int, count: int, label: Label) -> Iterator[Shape]:
    """A row of small lozenges, so many of them full."""
    step = (SET_WIDE - 0.2) / count
    wide = min(0.2, 0.9 * step)
    for i in range(count):
        left = x + i * step + (step - wide) / 2
        yield Shape("pip-full" if i < full else "pip", left, y, wide, 0.28, label=label)


def corner(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The four spaces for kept tiles at the upper left, the marker and the sign of having passed at the upper right."""
    kept = [color for color in range(COLORS) for _ in range(me.corner[color])]
    for i in range(CORNER):
        x, y = 0.1 + i % 2 * 0.72, 1.1 + i // 2 * 1.15
        name, cell = f"board-{seat + 1}-corner-{i + 1}", Cell(*CORNER_CELLS[i])
        filled = i < len(kept)
        label = word("corner-tile", color=color_word(kept[i])) if filled else word("corner-free")
        drawing = look(kept[i]) if filled else "corner"
        yield Shape(drawing, x, y, 0.6, 1.04, label=label, id=name, cell=cell)
    if s.marker == seat + 1:
        label = word("marker-held")
        yield Shape("marker", 8.6, 1.1, label=label, id=f"board-{seat + 1}-marker", cell=Cell(0, 0))
    if s.passed >> seat & 1 and s.phase != ENDED:
        label = word("passed")
        yield Shape("passed", 8.6, 2.2, label=label, id=f"board-{seat + 1}-passed", cell=Cell(0, 1))


def hand(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """The tiles at hand, by color."""
    yield Shape(
        "hand", 0, HAND_Y - 0.1, 9.8, 1.5, label=word("hand", count=total(me.hand)), id=f"board-{seat + 1}-hand"
    )
    x, at = 0.2, 0
    for color in range(COLORS):
        count = me.hand[color]
        if count == 0:
            continue
        label = word("hand-wild" if color == wild(s) else "hand-tile", count=count, color=color_word(color))
        part = {PLACE: {"seat": seat, "color": color}, KEEP: {"seat": seat, "kept": color}}.get(s.phase, {})
        name = f"board-{seat + 1}-hand-{COLOR_NAMES[color]}"
        tile: dict[str, Any] = {"label": label, "id": name, "part": part, "cell": Cell(at, HAND_ROW)}
        if color == wild(s):
            yield Shape("wild-now", x - 0.1, HAND_Y - 0.06, 0.92, 1.42)
        yield Shape(look(color), x, HAND_Y + 0.02, 0.72, 1.25, **tile)
        yield Shape("count", x + 0.76, HAND_Y + 0.25, 0.7, 0.8, text=f"×{count}", cell=Cell(at + 1, HAND_ROW))
        x, at = x + 1.58, at + 2


def buttons(s: State, me: Seat, seat: int) -> Iterator[Shape]:
    """What the seat to move can do without a place on the board: pass, or say how to pay."""
    if s.phase in (PLACE, KEEP):
        stop = int(s.phase == KEEP)
        name, part = f"board-{seat + 1}-stop", {"seat": seat, "stop": stop}
        drawing, cell = "done" if stop else "pass", Cell(0, BUTTON_ROW, 2)
        yield Shape(drawing, 0.1, BUTTON_Y, 1.9, 0.95, label=word(drawing), id=name, part=part, cell=cell)
    if s.phase == PAY:
        for i, wilds in enumerate(range(fewest_wilds(s, me), most_wilds(s, me) + 1)):
            own = cost(s) - wilds
            label = word("pay", wilds=wilds, own=own, color=color_word(s.color), wild=color_word(wild(s)))
            name, part = f"board-{seat + 1}-pay-{wilds}", {"seat": seat, "wilds": wilds}
            cell, x = Cell(2 * i, BUTTON_ROW, 1.7), 0.1 + i * 1.6
            yield Shape(
                "pay", x, BUTTON_Y, 1.5, 0.95, text=f"{own}+{wilds}", label=label, id=name, part=part, cell=cell
            )
