"""Which positions there can be: all tiles, chips and plates are somewhere, and domes are as the rules leave them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from ...core.game.possible import at_seat, outside, wrong
from ...core.game.scene import Label
from .possible_plates import settle_plates, wrong_plates
from .state import (
    BROKEN_SPACES,
    CHIP_DUE,
    CHIPS_EACH_ROUND,
    CHIPS_OF_EACH_KIND,
    COLOR_NAMES,
    COLORS,
    DEALING,
    DOME,
    DRAWING,
    ENDED,
    FACE_DOWN,
    FACTORIES,
    FILLING,
    FIRST_SEAT_DUE,
    FRONT_DUE,
    GOAL_DUE,
    GOALS,
    KEEPING,
    KINDS,
    LARGE,
    LAST_ROUND,
    LINES,
    LOOKING,
    MOST_DRAWN,
    NOTHING,
    OFFER,
    ON_A_SMALL_FACTORY,
    ON_ALL_FACTORIES,
    ON_THE_LARGE_FACTORY,
    OPEN,
    PICKING,
    PILING,
    PLATES,
    PLATES_EACH_ROUND,
    PRINTED,
    PUTTING,
    RETURNING,
    SETUP,
    SLOTS_IN_A_ROW,
    SPECIAL_CELL,
    SPECIAL_TILE,
    TILE_DUE,
    TILES_OF_EACH_COLOR,
    TOP_DUE,
    TURNING,
    TURNS,
    WILD_CELL,
    Seat,
    State,
)

IN_A_TURN = (PICKING, OFFER, DRAWING, LOOKING, KEEPING, PUTTING, RETURNING, PILING, TURNING)
WITH_A_HAND = (DRAWING, LOOKING, KEEPING, PUTTING, RETURNING)
DUE = {  # what chance brings in a phase; in all others nothing
    SETUP: (FIRST_SEAT_DUE, GOAL_DUE),
    DEALING: (TILE_DUE,),
    FILLING: (TOP_DUE, FRONT_DUE),
    DRAWING: (NOTHING, TOP_DUE),
    LOOKING: (FRONT_DUE,),
    TURNING: (TOP_DUE, CHIP_DUE),
}
OF_THE_DOME = ("row", "need", "paid", "payment", "shown", "last")


def impossible(s: State) -> Iterator[Label]:
    """What cannot be, if anything."""
    yield from wrong_numbers(s)
    yield from wrong_phase(s)
    for seat in range(s.seat_count):
        yield from at_seat(seat, wrong_board(s, s.seats[seat]))
        yield from at_seat(seat, wrong_dome(s.seats[seat]))
    yield from wrong_tiles(s)
    yield from wrong_chips(s)
    yield from wrong_factories(s)
    yield from wrong_plates(s)


def wrong_numbers(s: State) -> Iterator[Label]:
    """Numbers that mean something else are among those that do."""
    ranges = {
        "phase": (0, ENDED),
        "due": (0, CHIP_DUE),
        "rounds": (0, LAST_ROUND),
        "dealt": (0, ON_ALL_FACTORIES),
        "picks": (0, 2),
        "turn": (0, 1),
        "first": (0, 1),
        "token": (0, 2),
        "piling": (0, LARGE),
        "goals": (0, 1),
        "goal_count": (0, GOALS),
        "free_draws": (0, 1),
        "special_is_a_color": (0, 1),
        "top": (0, 2),
        "fresh": (0, PLATES),
        "known": (0, OPEN),
        "display": (0, PLATES),
        "under_count": (0, MOST_DRAWN),
        "hand_count": (0, MOST_DRAWN),
        "looks": (0, MOST_DRAWN),
        "returned": (0, MOST_DRAWN),
        "held": (0, PLATES),
        "factory_chips": (0, KINDS + 1),
        "unseen_chips": (0, CHIPS_OF_EACH_KIND),
        "bag": (0, TILES_OF_EACH_COLOR),
        "tower": (0, TILES_OF_EACH_COLOR),
        "large_moon": (0, TILES_OF_EACH_COLOR),
        "sun": (0, TILES_OF_EACH_COLOR),
        "piles": (0, COLORS),
    }
    for name, (least, most) in ranges.items():
        yield from outside(getattr(s, name), least, most, name)


def wrong_phase(s: State) -> Iterator[Label]:
    """What has no meaning in a phase is zero."""
    zeros = {
        "dealt": s.phase == DEALING,
        "turn": s.phase in IN_A_TURN,
        "piling": s.phase == PILING,
        "hand_count": s.phase in WITH_A_HAND,
        "looks": s.phase == LOOKING,
        "returned": s.phase == RETURNING,
        "held": s.phase == PUTTING,
        "picks": s.rounds <= 1,
        "rounds": s.phase != SETUP,
        "first": s.due != FIRST_SEAT_DUE,
        "due": s.phase != ENDED,
    }
    for name, has_meaning in zeros.items():
        if getattr(s, name) and not has_meaning:
            yield wrong("duel-wrong-nothing", name=name, value=getattr(s, name))
    if s.due not in DUE.get(s.phase, (NOTHING,)):
        yield wrong("duel-wrong-due", due=s.due, phase=s.phase)
    if s.phase == DEALING and s.dealt >= ON_ALL_FACTORIES:
        yield wrong("duel-wrong-dealt")
    yield from wrong_draw(s)
    if s.phase == PILING and not s.piling:
        yield wrong("duel-wrong-piling")
    if s.phase == PUTTING and not s.held:
        yield wrong("duel-wrong-held")
    if s.phase not in (SETUP, ENDED, PICKING, DEALING) and not s.rounds:
        yield wrong("possible-no-round")
    if s.goals.sum() > s.goal_count or (s.phase != SETUP and s.goals.sum() != s.goal_count):
        yield wrong("duel-wrong-goals", count=s.goals.sum(), of=s.goal_count)


def wrong_draw(s: State) -> Iterator[Label]:
    """A plate is due while there is one to show or to look at, a chip while one is to be turned up."""
    stack = s.fresh.sum() + s.under_count
    if s.due == TOP_DUE and (s.top or not stack):
        yield wrong("duel-wrong-top-due")
    if s.due == FRONT_DUE and s.phase == LOOKING and s.looks >= s.hand_count:
        yield wrong("duel-wrong-looked")
    if s.due == FRONT_DUE and s.phase == FILLING and (all(s.display) or not s.top or not stack):
        yield wrong("duel-wrong-display")
    empty = [not (s.sun[factory].sum() or s.piles[factory].sum()) for factory in range(LARGE)]
    if s.due == CHIP_DUE and not any(e and chip == FACE_DOWN for e, chip in zip(empty, s.factory_chips, strict=True)):
        yield wrong("duel-wrong-chip-due")


def wrong_board(s: State, me: Seat) -> Iterator[Label]:
    """No line too long, no more broken tiles than there is room for; the second phase has its own numbers."""
    yield from outside(me.score, 0, 32767, "score")
    yield from outside(me.broken, 0, BROKEN_SPACES, "broken")
    yield from outside(me.line_color, 0, COLORS - 1, "line_color")
    yield from outside(me.tiles, 0, SPECIAL_TILE, "tiles")
    yield from outside(me.plates, 0, PLATES, "plates")
    yield from outside(me.turns, 0, TURNS - 1, "turns")
    yield from outside(me.chips, 0, CHIPS_OF_EACH_KIND, "chips")
    yield from outside(me.spent, 0, KINDS * CHIPS_OF_EACH_KIND, "spent")
    yield from outside(me.chips_taken, 0, CHIPS_EACH_ROUND, "chips_taken")
    yield from outside(me.plates_taken, 0, PLATES_EACH_ROUND, "plates_taken")
    yield from outside(me.row, 0, LINES, "row")
    yield from outside(me.last, 0, KINDS - 1, "last")
    yield from outside(me.paid, 0, 1, "paid")
    yield from outside([me.need, me.payment, me.shown], 0, LINES, "need, payment, shown")
    for line in range(LINES):
        yield from outside(me.line_count[line], 0, line + 1, wrong("possible-line-tiles", line=line + 1))
        if me.line_count[line] == 0 and me.line_color[line]:
            yield wrong("possible-line-empty", line=line + 1)
    if me.broken.sum() > BROKEN_SPACES:
        yield wrong("duel-wrong-broken", most=BROKEN_SPACES)
    if s.phase != DOME and any(getattr(me, name) for name in OF_THE_DOME):
        yield wrong("duel-wrong-second", names=", ".join(OF_THE_DOME))
    if me.row == LINES and any(getattr(me, name) for name in OF_THE_DOME[1:]):
        yield wrong("duel-wrong-resolved")
    if me.shown > me.payment or (me.payment and not me.need) or (me.paid and me.need) or (me.last and not me.payment):
        yield wrong("duel-wrong-dome")


def wrong_dome(me: Seat) -> Iterator[Label]:
    """A tile lies on a cell of its color or a wild one; a special tile on every special plate that is full besides."""
    tiles = np.array(me.tiles).astype(int)
    for slot, (plate, turn) in enumerate(zip(me.plates, me.turns, strict=True)):
        top, left = 2 * (slot // SLOTS_IN_A_ROW), 2 * (slot % SLOTS_IN_A_ROW)
        there = tiles[top : top + 2, left : left + 2]
        if not plate:
            if turn or there.any():
                yield wrong("duel-wrong-no-plate", slot=slot + 1)
            continue
        printed = PRINTED[plate - 1, turn]
        if np.any((there > 0) & (there != printed) & ~((printed == WILD_CELL) & (there < SPECIAL_TILE))):
            yield wrong("duel-wrong-cell", slot=slot + 1)
        special = printed == SPECIAL_CELL
        if special.any() and ((there[~special] > 0).all() != (there[special] == SPECIAL_TILE).all()):
            yield wrong("duel-wrong-special", slot=slot + 1)


def wrong_tiles(s: State) -> Iterator[Label]:
    """All tiles of each color are somewhere."""
    for color, count in enumerate(tiles_in_all(s)):
        if count != TILES_OF_EACH_COLOR:
            name = Label(f"duel-told-color-{COLOR_NAMES[color]}")
            yield wrong("possible-tiles-in-all", color=name, count=count, of=TILES_OF_EACH_COLOR)


def tiles_in_all(s: State) -> list[int]:
    """How many tiles of each color lie anywhere."""
    heaps = [s.bag.tolist(), s.tower.tolist(), s.large_moon.tolist(), *s.sun.tolist()]
    laid = Counter(code for pile in s.piles.tolist() for code in pile)
    for seat in range(s.seat_count):
        me = s.seats[seat]
        heaps.append(me.broken.tolist())
        laid.update(code for row in me.tiles.tolist() for code in row)
        for count, color in zip(me.line_count, me.line_color, strict=True):
            laid[color + 1] += count
    return [sum(heap[color] for heap in heaps) + laid[color + 1] for color in range(COLORS)]


def wrong_chips(s: State) -> Iterator[Label]:
    """Two chips of each kind, and every round one more on each small factory."""
    boards = [s.seats[seat] for seat in range(s.seat_count)]
    stored = np.sum([np.array(me.chips).astype(int) for me in boards], axis=0)
    spent = sum(me.spent for me in boards)
    on_factories = s.factory_chips.tolist()
    for kind in range(KINDS):
        if s.unseen_chips[kind] + stored[kind] + on_factories.count(kind + 2) > CHIPS_OF_EACH_KIND:
            yield wrong("duel-wrong-chips-kind", most=CHIPS_OF_EACH_KIND, kind=kind + 1)
    seen = int(stored.sum()) + spent + sum(chip > FACE_DOWN for chip in on_factories)
    if s.unseen_chips.sum() + seen != KINDS * CHIPS_OF_EACH_KIND:
        yield wrong("duel-wrong-chips", count=s.unseen_chips.sum() + seen, of=KINDS * CHIPS_OF_EACH_KIND)
    if int(stored.sum()) + spent + sum(chip > 0 for chip in on_factories) != LARGE * s.rounds:
        yield wrong("duel-wrong-chips-round", each=LARGE)
    taken = sum(me.chips_taken for me in boards)
    if s.phase in IN_A_TURN and s.rounds and taken + sum(chip > 0 for chip in on_factories) != LARGE:
        yield wrong("duel-wrong-chips-taken", each=LARGE)


def wrong_factories(s: State) -> Iterator[Label]:
    """Piles have no gaps, and no factory has more tiles than belong on it; an empty one has no chip face down."""
    suns = np.array(s.sun).astype(int).sum(1)
    most = np.array([ON_A_SMALL_FACTORY] * LARGE + [ON_THE_LARGE_FACTORY])
    if len(suns) != FACTORIES or np.any(suns > most):
        yield wrong("duel-wrong-factory")
    for factory in range(LARGE):
        pile = s.piles[factory].tolist()
        if any(upper and not lower for lower, upper in pairwise(pile)):
            yield wrong("duel-wrong-pile", factory=factory + 1)
        is_settled = s.phase in (OFFER, DRAWING, LOOKING, KEEPING, RETURNING, DOME, ENDED)
        if is_settled and not suns[factory] and not any(pile) and s.factory_chips[factory] == FACE_DOWN:
            yield wrong("duel-wrong-chip-down", factory=factory + 1)
    is_cleared = not (suns.any() or s.piles.sum() or s.large_moon.sum() or s.factory_chips.sum())
    if s.phase in (DOME, ENDED) and not is_cleared:
        yield wrong("duel-wrong-cleared")
    if s.phase == DOME and all(s.seats[seat].row >= LINES for seat in range(s.seat_count)):
        yield wrong("duel-wrong-round-over")


def settle(s: State) -> None:
    """After something was edited: an empty line has no color, and what is nowhere else is in the bag or the tower."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        for line in range(LINES):
            if me.line_count[line] == 0:
                me.line_color[line] = 0
    settle_plates(s)
    settle_chips(s)
    for color, count in enumerate(tiles_in_all(s)):
        rest = TILES_OF_EACH_COLOR - count + s.bag[color]
        s.tower[color] = max(0, s.tower[color] + min(0, rest))
        s.bag[color] = max(0, rest)


def settle_chips(s: State) -> None:
    """A chip more in a store was on a factory, one less is there again; what lies nowhere open is unseen."""
    boards = [s.seats[seat] for seat in range(s.seat_count)]
    stored = sum(int(me.chips.sum()) + me.spent for me in boards)
    over = stored + sum(chip > 0 for chip in s.factory_chips) - LARGE * s.rounds
    for factory in reversed(range(LARGE)):
        taker = next((me for me in boards if me.chips_taken < CHIPS_EACH_ROUND and over > 0), None)
        giver = next((me for me in boards if me.chips_taken and over < 0), None)
        if taker and s.factory_chips[factory] == FACE_DOWN:
            s.factory_chips[factory], taker.chips_taken, over = 0, taker.chips_taken + 1, over - 1
        elif giver and not s.factory_chips[factory] and s.sun[factory].sum():
            s.factory_chips[factory], giver.chips_taken, over = FACE_DOWN, giver.chips_taken - 1, over + 1
    spent = sum(me.spent for me in boards)
    on_factories = s.factory_chips.tolist()
    for kind in range(KINDS):
        seen = sum(int(me.chips[kind]) for me in boards) + on_factories.count(kind + 2)
        left = max(0, CHIPS_OF_EACH_KIND - seen)
        gone = min(spent, left - min(left, int(s.unseen_chips[kind])))  # chips that were turned over for good
        s.unseen_chips[kind], spent = left - gone, spent - gone
