"""Stage 2: tiles are paid for and placed, bonus tiles picked, and at last some are kept (PA-14 to PA-19)."""

from __future__ import annotations

from ...core.dialect.bag import is_empty, pour
from ...core.dialect.jit import part
from ...core.dialect.notes import note
from ...core.dialect.record import IntArray, Row
from .board import AROUND, COST, FEATURE_TILES, MIDDLE, MOST_AROUND, MOST_TOUCHED, STAR_COLOR, TOUCHES
from .drafting import lose, wild
from .moves import KEEPS, PASS, PAYS, PICKS, PLACES
from .state import COLORS, CORNER, DISCARDED, KEEP, PAY, PICK, PLACED, ROUNDS, SLOTS, STARS, Seat, State

ALL_COLORS = (1 << COLORS) - 1

# What may be played --------------------------------------------------------------------------------


@part
def legal_places(s: State, me: Seat, out: IntArray) -> int:
    """PA-14: each color on the empty spaces that allow it and whose cost can be paid; passing is always possible."""
    payable = payable_colors(s, me)
    n = 0
    for star in range(STARS):
        allowed = allowed_colors(s, me, star)
        for slot in range(SLOTS):
            space = star * SLOTS + slot
            colors = allowed & (payable >> (COST[s.grey, space] * COLORS)) if me.stars[star, slot] == 0 else 0
            for color in range(COLORS):
                out[n] = PLACES + space * COLORS + color
                n += (colors >> color) & 1  # the next one overwrites a color that is not possible
    out[n] = PASS
    return n + 1


@part
def payable_colors(s: State, me: Seat) -> int:
    """PA-14: for each cost, beginning with 0, the colors, a bit each, that can pay it, helped by wild tiles."""
    joker = wild(s)
    payable = 0
    for color in range(COLORS):
        most = me.hand[color] + (me.hand[joker] if color != joker else 0)
        for tiles in range(1, min(most, SLOTS) + 1 if me.hand[color] > 0 else 1):
            payable |= 1 << (tiles * COLORS + color)
    return payable


@part
def allowed_colors(s: State, me: Seat, star: int) -> int:
    """PA-15: the colors, a bit each, that a star still takes."""
    if s.grey == 0 and star != MIDDLE:
        return 1 << int(STAR_COLOR[star])
    present, tiles = 0, 0
    for slot in range(SLOTS):
        present |= (1 << me.stars[star, slot]) >> 1  # an empty space is 0 and leaves no bit
        tiles += me.stars[star, slot] > 0
    if s.grey == 1 and tiles < 2:
        return ALL_COLORS
    one_color = s.grey == 1 and present & (present - 1) == 0
    return present if one_color else ALL_COLORS & ~present


@part
def legal_payments(s: State, me: Seat, out: IntArray) -> int:
    """PA-14, S13: how many wild tiles may be in the payment."""
    n = 0
    for wilds in range(fewest_wilds(s, me), most_wilds(s, me) + 1):
        out[n] = PAYS + wilds
        n += 1
    return n


@part
def cost(s: State) -> int:
    """PA-3: the tiles that the chosen space costs."""
    return int(COST[s.grey, s.space])


@part
def fewest_wilds(s: State, me: Seat) -> int:
    """What tiles of the color itself cannot pay, wild ones must."""
    return max(0, cost(s) - me.hand[s.color])


@part
def most_wilds(s: State, me: Seat) -> int:
    """At least one tile is of the color itself; a wild color is paid only with itself (S12)."""
    return 0 if s.color == wild(s) else min(cost(s) - 1, me.hand[wild(s)])


# A turn --------------------------------------------------------------------------------------------


@part
def decide(s: State, seat: int, me: Seat, action: int) -> bool:
    """Make a decision of stage 2; true when it was the last one of the turn."""
    if s.phase == PICK:
        pick_bonus(s, me, action - PICKS)
        return s.picks == 0
    if action >= PASS:
        return pass_or_keep(s, seat, me, action)
    if action < PAYS:
        s.space, s.color = divmod(action - PLACES, COLORS)
        if fewest_wilds(s, me) < most_wilds(s, me):
            s.phase = PAY
            return False
    place(s, me, action - PAYS if s.phase == PAY else fewest_wilds(s, me))
    return s.picks == 0


@part
def place(s: State, me: Seat, wilds: int) -> None:
    """PA-14, PA-16, PA-17: the payment leaves the hand, one tile of it covers the space, points and bonus follow."""
    tiles = cost(s) - wilds
    me.hand[s.color] -= tiles
    s.box[s.color] += tiles - 1
    me.hand[wild(s)] -= wilds
    s.box[wild(s)] += wilds
    star, slot = divmod(s.space, SLOTS)
    note(me, PLACED, star, slot)
    me.stars[star, slot] = s.color + 1
    me.score += group_size(me, star, slot)
    s.phase = PICK
    s.picks = min(bonus_tiles(me, s.space), total(s.supply))
    s.space = 0
    s.color = 0
    pick_without_choice(s, me)


@part
def group_size(me: Seat, star: int, slot: int) -> int:
    """PA-16, S14, S15: the covered spaces in one piece of the star's ring around a new tile."""
    tiles = 1
    at = slot + 1 if slot + 1 < SLOTS else 0
    while tiles < SLOTS and me.stars[star, at] > 0:
        tiles += 1
        at = at + 1 if at + 1 < SLOTS else 0
    at = slot - 1 if slot > 0 else SLOTS - 1
    while tiles < SLOTS and me.stars[star, at] > 0:
        tiles += 1
        at = at - 1 if at > 0 else SLOTS - 1
    return tiles


@part
def bonus_tiles(me: Seat, space: int) -> int:
    """PA-17, S16: the tiles for all features that the last placement has completed."""
    tiles = 0
    for i in range(MOST_TOUCHED):
        feature = TOUCHES[space, i]
        if feature < len(FEATURE_TILES) and is_complete(me, feature):
            tiles += FEATURE_TILES[feature]
    return tiles


@part
def is_complete(me: Seat, feature: int) -> bool:
    """PA-17: all spaces around a feature are covered."""
    for i in range(MOST_AROUND):
        if me.stars[AROUND[feature, i] // SLOTS, AROUND[feature, i] % SLOTS] == 0:
            return False
    return True


@part
def pick_bonus(s: State, me: Seat, color: int) -> None:
    """PA-17: a tile from the supply goes to the hand; there is no refill between the picks."""
    s.supply[color] -= 1
    me.hand[color] += 1
    s.picks -= 1
    pick_without_choice(s, me)


@part
def pick_without_choice(s: State, me: Seat) -> None:
    """When the supply has one color only, the bonus tiles are of that color."""
    for color in range(COLORS):
        if s.supply[color] == total(s.supply):
            me.hand[color] += s.picks
            s.supply[color] -= s.picks
            s.picks = 0


@part
def total(counts: Row) -> int:
    """How many tiles lie there."""
    tiles = 0
    for color in range(COLORS):
        tiles += counts[color]
    return tiles


@part
def pass_or_keep(s: State, seat: int, me: Seat, action: int) -> bool:
    """PA-19, S22: up to four tiles are kept, one by one; the others cost a point each. True when all is done."""
    if action == PASS and (s.rounds < ROUNDS or s.keeps_last == 1):
        s.phase = KEEP
        return False
    if action >= KEEPS:
        me.hand[action - KEEPS] -= 1
        me.corner[action - KEEPS] += 1
        if total(me.corner) < CORNER and not is_empty(me.hand):
            return False
    s.passed |= 1 << seat
    note(me, DISCARDED, total(me.hand), 0)
    lose(s, me, total(me.hand))
    pour(me.hand, s.box)
    return True
