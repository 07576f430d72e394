"""The rules of Azul Summer Pavilion Mini, in the order of the rule book; PA-n and S-n are in docs/rules/pavilion.md."""

from __future__ import annotations

from ...core.dialect.bag import bag_odds, draw_from, is_empty, pour, seat_odds
from ...core.dialect.jit import jit, part
from ...core.dialect.random import Random
from ...core.dialect.record import IntArray, Row
from ...core.game.game import CHANCE, OVER
from ...core.game.options import Options
from .board import AROUND, COST, MIDDLE, MOST_AROUND, MOST_TOUCHED, PAYS, STAR_COLOR, TOUCHES
from .ending import bonus
from .moves import DONE, FIRST_SEAT, KEEPS, PASS, PICKS, PLACES
from .moves import PAYS as PAYMENTS
from .state import (
    CENTER,
    CHOOSE_FIRST,
    COLORS,
    CORNER,
    DEAL,
    DRAFT,
    ENDED,
    FACTORIES,
    KEEP,
    LETTERS,
    ON_A_FACTORY,
    PAY,
    PICK,
    PLACE,
    REFILL,
    ROUNDS,
    SLOTS,
    STARS,
    STARTING_SCORE,
    SUPPLY,
    TILES_OF_EACH_COLOR,
    Seat,
    State,
)

ALL_COLORS = (1 << COLORS) - 1

# Set-up -------------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """PA-2, PA-6: all tiles in the bag, five points for each seat; who starts is given or drawn."""
    s.seat_count = seats
    s.factories = FACTORIES[seats]
    s.grey = int(options["side"] == "grey")
    s.score_floor = int(options["score_floor"])
    s.keeps_last = int(options["last_round_keep"] == "literal")
    for i in range(ROUNDS):
        s.wild_order[i] = LETTERS.index(options["wild_order"][i])
    for color in range(COLORS):
        s.bag[color] = TILES_OF_EACH_COLOR
    for seat in range(seats):
        s.seats[seat].score = STARTING_SCORE
    if options["first_seat"] == "random":
        s.phase = CHOOSE_FIRST
    else:
        s.first = int(options["first_seat"]) - 1
        s.phase = REFILL


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    if DRAFT <= s.phase < ENDED:
        return s.turn
    return OVER if s.phase == ENDED else CHANCE


@part
def wild(s: State) -> int:
    """PA-4: the wild color of this round; before the first one, that of the first."""
    return s.wild_order[max(0, s.rounds - 1)]


@part
def next_seat(s: State, seat: int) -> int:
    """The seat that comes after another, clockwise."""
    return seat + 1 if seat + 1 < s.seat_count else 0


# Draws --------------------------------------------------------------------------------------------


@part
def is_out_of_tiles(s: State) -> bool:
    """PA-5: neither the bag nor the box has a tile to draw."""
    return is_empty(s.bag) and is_empty(s.box)


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of one draw: a tile from the bag (PA-5), or before all else the starting seat."""
    if s.phase != CHOOSE_FIRST:
        return bag_odds(s.bag, s.box, out)
    return seat_odds(s.seat_count, FIRST_SEAT, out)


@jit
def deal(s: State, outcome: int) -> None:
    """PA-6, PA-7, PA-18: a drawn tile goes to the supply or to the first factory that lacks one."""
    if s.phase == CHOOSE_FIRST:
        s.first = outcome - FIRST_SEAT
        s.phase = REFILL
        return
    draw_from(s.bag, s.box, outcome)
    if s.phase == DEAL:
        s.sources[s.dealt // ON_A_FACTORY, outcome] += 1
        s.dealt += 1
        if s.dealt == s.factories * ON_A_FACTORY or is_out_of_tiles(s):
            s.dealt = 0
            s.turn = s.first
            s.phase = DRAFT
        return
    s.supply[outcome] += 1
    if is_supply_complete(s):
        if s.rounds == 0:
            begin_round(s)
        else:
            find_turn(s, next_seat(s, s.turn))


@part
def total(counts: Row) -> int:
    """How many tiles lie there."""
    tiles = 0
    for color in range(COLORS):
        tiles += counts[color]
    return tiles


@part
def is_supply_complete(s: State) -> bool:
    """PA-18, S20: the supply is full, or there is nothing left to fill it with."""
    return total(s.supply) == SUPPLY or is_out_of_tiles(s)


@part
def begin_round(s: State) -> None:
    """PA-7: the marker lies in the center, tiles in corners come back to the hands, and the deal begins."""
    s.rounds += 1
    s.marker = 0
    s.passed = 0
    s.turn = 0
    for seat in range(s.seat_count):
        pour(s.seats[seat].corner, s.seats[seat].hand)
    s.phase = DEAL


# What may be played -------------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """This seat's actions now, in ascending order."""
    if seat != s.turn or not DRAFT <= s.phase < ENDED:
        return 0
    me = s.seats[seat]
    if s.phase == DRAFT:
        return legal_takes(s, out)
    if s.phase == PLACE:
        return legal_places(s, me, out)
    if s.phase == PAY:
        return legal_payments(s, me, out)
    if s.phase == PICK:
        return list_colors(s.supply, PICKS, out, 0)
    out[0] = DONE
    return list_colors(me.hand, KEEPS, out, 1)


@part
def list_colors(counts: Row, first: int, out: IntArray, n: int) -> int:
    """Add an action for each color that lies there."""
    for color in range(COLORS):
        out[n] = first + color
        n += counts[color] > 0  # the next one overwrites a color that is not there
    return n


@part
def legal_takes(s: State, out: IntArray) -> int:
    """PA-9, S5 to S7: any color that is not wild; the wild one only where nothing else lies."""
    joker = wild(s)
    n = 0
    for source in range(CENTER + 1):
        before = n
        for color in range(COLORS):
            out[n] = source * COLORS + color
            n += s.sources[source, color] > 0 and color != joker
        out[n] = source * COLORS + joker
        n += n == before and s.sources[source, joker] > 0
    return n


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
        out[n] = PAYMENTS + wilds
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


# Playing ------------------------------------------------------------------------------------------


@jit
def play(s: State, seat: int, action: int) -> None:
    """Play a legal action in place."""
    me = s.seats[seat]
    if action < PLACES:
        source, color = divmod(action, COLORS)
        take(s, seat, source, color)
        end_take(s, seat)
    elif is_turn_over(s, seat, me, action):
        s.phase = REFILL
        if is_supply_complete(s):
            find_turn(s, next_seat(s, seat))


# Stage 1: drafting --------------------------------------------------------------------------------


@part
def take(s: State, seat: int, source: int, color: int) -> None:
    """PA-9 to PA-11: tiles of one color and a wild one; the rest of a factory goes to the center."""
    joker = wild(s)
    tiles = s.sources[source, color] if color != joker else 1
    wilds = 1 if color != joker and s.sources[source, joker] > 0 else 0
    move_tiles(s, seat, source, color, tiles)
    move_tiles(s, seat, source, joker, wilds)
    if source != CENTER:
        pour(s.sources[source], s.sources[CENTER])
    elif s.marker == 0:
        s.marker = seat + 1
        lose(s, s.seats[seat], tiles + wilds)


@part
def move_tiles(s: State, seat: int, source: int, color: int, tiles: int) -> None:
    """Tiles leave a source for a hand."""
    s.sources[source, color] -= tiles
    s.seats[seat].hand[color] += tiles


@part
def lose(s: State, me: Seat, points: int) -> None:
    """PA-2, S1, S2: points are lost only down to the floor."""
    me.score = max(s.score_floor, me.score - points)


@part
def end_take(s: State, seat: int) -> None:
    """PA-8, PA-12: seats take clockwise while there are tiles; then the marker's holder is the first to place."""
    if is_offer_open(s):
        s.turn = next_seat(s, seat)
        return
    if s.marker > 0:
        s.first = s.marker - 1
    find_turn(s, s.first)


@part
def is_offer_open(s: State) -> bool:
    """PA-8: a tile lies on a factory or in the center; the marker does not count."""
    for source in range(CENTER + 1):
        if not is_empty(s.sources[source]):
            return True
    return False


# Stage 2: placing ---------------------------------------------------------------------------------


@part
def find_turn(s: State, seat: int) -> None:
    """PA-13: the next seat that has not passed; when all have, the next round begins or the game ends."""
    while True:
        for _ in range(s.seat_count):
            if is_empty(s.seats[seat].hand):
                s.passed |= 1 << seat  # nothing to place, nothing to lose
            if (s.passed >> seat) & 1 == 0:
                s.turn = seat
                s.phase = PLACE
                return
            seat = next_seat(s, seat)
        if s.rounds == ROUNDS:
            finish(s)
            return
        begin_round(s)
        if not is_out_of_tiles(s):
            return
        seat = s.first  # PA-8: nothing can be dealt, so the round begins with its second stage


@part
def is_turn_over(s: State, seat: int, me: Seat, action: int) -> bool:
    """Make a decision of stage 2, and tell whether it was the last one of the turn."""
    if s.phase == PICK:
        pick_bonus(s, me, action - PICKS)
        return s.picks == 0
    if action >= PASS:
        return has_passed(s, seat, me, action)
    if action < PAYMENTS:
        s.space, s.color = divmod(action - PLACES, COLORS)
        if fewest_wilds(s, me) < most_wilds(s, me):
            s.phase = PAY
            return False
    place(s, me, action - PAYMENTS if s.phase == PAY else fewest_wilds(s, me))
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
        if feature < len(PAYS) and is_complete(me, feature):
            tiles += PAYS[feature]
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
def has_passed(s: State, seat: int, me: Seat, action: int) -> bool:
    """PA-19, S22: up to four tiles are kept, one by one; the others cost a point each."""
    if action == PASS and (s.rounds < ROUNDS or s.keeps_last == 1):
        s.phase = KEEP
        return False
    if action >= KEEPS:
        me.hand[action - KEEPS] -= 1
        me.corner[action - KEEPS] += 1
        if total(me.corner) < CORNER and not is_empty(me.hand):
            return False
    s.passed |= 1 << seat
    lose(s, me, total(me.hand))
    pour(me.hand, s.box)
    return True


# The end of the game ------------------------------------------------------------------------------


@part
def finish(s: State) -> None:
    """PA-20, PA-21: the bonuses are added, tiles that were kept to the last cost a point each, and the game is over."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        me.score += bonus(s, me)
        lose(s, me, total(me.corner))
    s.turn = 0
    s.phase = ENDED


@jit
def score(s: State, seat: int) -> int:
    """A seat's points now; the bonuses are in it once the game is over."""
    return s.seats[seat].score


@jit
def ranks(s: State, out: IntArray) -> None:
    """PA-22: most points win; equals share."""
    for seat in range(s.seat_count):
        out[seat] = 1
        for other in range(s.seat_count):
            out[seat] += s.seats[other].score > s.seats[seat].score


# What a seat knows --------------------------------------------------------------------------------


@jit
def hide(s: State, seat: int) -> None:
    """Everything is open: the bag's order is not in the position, its contents can be counted."""


@jit
def guess(s: State, seat: int, rng: Random) -> None:
    """Nothing was hidden, so there is nothing to fill in."""
