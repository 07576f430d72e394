"""The rules of Azul Duel, in the order of the rule book; DU-n are the numbered rules in docs/rules/duel.md.

What happens with plates is told in plates.py, the second phase in dome.py, the goals in goals.py, and who may know
what in knowledge.py.
"""

from __future__ import annotations

from ...core.bag import bag_odds, draw_from, is_empty, pour
from ...core.game import CHANCE, OVER
from ...core.jit import jit, part
from ...core.options import Options
from ...core.record import IntArray, Row
from .dome import act_on_dome, is_resolved, legal_on_dome, pay_penalties
from .goals import goal_points
from .knowledge import front_odds, guess, hide
from .moves import CHIP_UP, FIRST_SEAT, FRONT, GOAL, KEEP, PILE_UP, PUT, STACK, TAKE, TAKE_CHIP, TOP, UNDER
from .offer import (
    can_act,
    chip_to_turn,
    end_turn,
    go_on_piling,
    legal_offers,
    legal_tiles_to_pile,
    pile_up,
    take_chip,
    take_tiles,
)
from .plates import (
    can_draw,
    draw_plate,
    hold_plate,
    legal_keeps,
    legal_offers_of_plates,
    legal_puts,
    legal_returns,
    look_at,
    put_plate,
    put_under,
    return_plate,
    see_all,
    show_plate,
    stack_size,
    take_plate,
    top_odds,
)
from .state import (
    CHIP_DUE,
    CHIPS_OF_EACH_KIND,
    COLORS,
    DEALING,
    DISPLAY,
    DOME,
    DRAWING,
    ENDED,
    FACE_DOWN,
    FILLING,
    FIRST_GOALS,
    FIRST_SEAT_DUE,
    FRONT_DUE,
    GOAL_DUE,
    GOAL_NAMES,
    GOALS,
    KEEPING,
    KINDS,
    LARGE,
    LAST_ROUND,
    LINES,
    LOOKING,
    NOTHING,
    OFFER,
    ON_A_SMALL_FACTORY,
    ON_ALL_FACTORIES,
    ON_THE_LARGE_FACTORY,
    PICKING,
    PILING,
    PLATES_OF_A_TYPE,
    PUTTING,
    RETURNING,
    SETUP,
    START_SCORE,
    TABLETS,
    TILE_DUE,
    TILES_OF_EACH_COLOR,
    TOP_DUE,
    TURNING,
    TYPES,
    State,
)

__all__ = ["actor", "deal", "guess", "hide", "legal", "odds", "play", "ranks", "score", "setup"]

RANDOM_GOALS = {"three": 3, "four": TABLETS}

# Set-up -------------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """DU-1 to DU-3: points, tiles, plates, chips and goals; who starts is given or drawn."""
    s.seat_count = seats
    s.free_draws = int(options["free_draws"] == "yes")
    s.special_is_a_color = int(options["special_is_a_color"] == "yes")
    s.picks = 1
    for seat in range(seats):
        s.seats[seat].score = START_SCORE
    for color in range(COLORS):
        s.bag[color] = TILES_OF_EACH_COLOR
    for kind in range(KINDS):
        s.unseen_chips[kind] = CHIPS_OF_EACH_KIND
    for kind in range(TYPES):
        s.fresh[kind] = PLATES_OF_A_TYPE
    if options["goals"] in RANDOM_GOALS:
        s.goal_count = RANDOM_GOALS[options["goals"]]
    else:
        for name in FIRST_GOALS if options["goals"] == "first" else options["goals"].split(","):
            s.goals[GOAL_NAMES.index(name)] = 1
            s.goal_count += 1
    if options["first_seat"] == "random":
        s.due = FIRST_SEAT_DUE
    else:
        s.first = int(options["first_seat"]) - 1
        proceed(s)


def goal_list(text: str) -> str | None:
    """DU-3: goals by name, with commas between them, in the order of the tablets; never both sides of one."""
    chosen = sorted({GOAL_NAMES.index(name) for name in text.split(",") if name in GOAL_NAMES})
    tablets = {goal // 2 for goal in chosen}
    is_right = 1 <= len(chosen) == len(tablets) == len(text.split(","))
    return ",".join(GOAL_NAMES[goal] for goal in chosen) if is_right else None


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER; on the domes the first seat that has a choice."""
    if s.due != NOTHING:
        return CHANCE
    if s.phase == DOME:
        return 0 if s.seats[0].row < LINES else 1
    return OVER if s.phase == ENDED else s.turn


# What comes next ----------------------------------------------------------------------------------


@part
def proceed(s: State) -> None:
    """Go on until a seat has a choice or a draw is due: a follow-up with one possibility is not asked."""
    s.due = NOTHING
    is_moving = True
    while is_moving and s.due == NOTHING:
        if s.phase == SETUP:
            choose_goals(s)
        elif s.phase == DEALING:
            deal_tiles(s)
        elif s.phase == FILLING:
            fill_display(s)
        elif s.phase == TURNING:
            turn_chips(s)
        elif s.phase == OFFER:
            is_moving = pass_turn(s)
        elif s.phase == DRAWING:
            is_moving = go_on_drawing(s)
        elif s.phase == LOOKING:
            go_on_looking(s)
        elif s.phase == RETURNING:
            is_moving = go_on_returning(s)
        elif s.phase == PILING:
            is_moving = go_on_piling(s)
        elif s.phase == DOME:
            is_moving = go_on_domes(s)
        else:
            is_moving = False


@part
def choose_goals(s: State) -> None:
    """DU-3: goals that are drawn by lot come first, then the first round."""
    chosen = 0
    for goal in range(GOALS):
        chosen += s.goals[goal]
    if chosen < s.goal_count:
        s.due = GOAL_DUE
    else:
        begin_round(s)


@part
def begin_round(s: State) -> None:
    """DU-5, DU-29: a chip lies face down on every small factory, the token on the large one, and tiles are dealt."""
    s.rounds += 1
    for factory in range(LARGE):
        s.factory_chips[factory] = FACE_DOWN
    s.phase = DEALING


@part
def deal_tiles(s: State) -> None:
    """DU-4: a tile is due while a factory lacks one and there are any."""
    if s.dealt < ON_ALL_FACTORIES and not (is_empty(s.bag) and is_empty(s.tower)):
        s.due = TILE_DUE
    else:
        s.dealt = 0
        s.phase = FILLING


@part
def fill_display(s: State) -> None:
    """DU-2, DU-29: the display is refilled from the stack; DU-6: then a plate is chosen in the set-up."""
    missing = 0
    for place in range(DISPLAY):
        missing += s.display[place] == 0
    if is_top_due(s):
        s.due = TOP_DUE
    elif missing > 0 and stack_size(s) > 0:
        s.due = FRONT_DUE
    else:
        s.turn = 1 - s.first if s.picks == 1 else s.first
        s.phase = TURNING if s.picks == 0 else PICKING


@part
def is_top_due(s: State) -> bool:
    """DU-2: the type of the stack's top plate is always public."""
    return s.top == 0 and stack_size(s) > 0


@part
def turn_chips(s: State) -> None:
    """DU-15: chips of factories without tiles are turned up, one after the other; then comes the next turn."""
    if is_top_due(s):
        s.due = TOP_DUE
    elif chip_to_turn(s) < LARGE:
        s.due = CHIP_DUE
    else:
        s.phase = OFFER


@part
def pass_turn(s: State) -> bool:
    """DU-17, DU-18: a seat that can do nothing is out; when neither can do anything, the phase ends."""
    for _ in range(s.seat_count):
        if can_act(s, s.turn):
            return False
        s.turn = 1 - s.turn
    s.turn = 0
    s.phase = DOME
    return True


@part
def go_on_drawing(s: State) -> bool:
    """DU-7: the next top plate shows its type; a seat that cannot draw another looks at what it has drawn."""
    if is_top_due(s):
        s.due = TOP_DUE
    elif can_draw(s):
        return False
    else:
        s.phase = LOOKING
    return True


@part
def go_on_looking(s: State) -> None:
    """DU-7: the plates of the hand are looked at, one after the other."""
    if s.looks < s.hand_count:
        s.due = FRONT_DUE
    else:
        see_all(s)


@part
def go_on_returning(s: State) -> bool:
    """DU-7: the last plate needs no choice, and then all of them go under the stack."""
    if s.hand_count - s.returned > 1:
        return False
    put_under(s)
    end_turn(s)
    return True


@part
def go_on_domes(s: State) -> bool:
    """DU-19, DU-28: each seat resolves its lines as far as it has no choice; when both are done the round ends."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        while me.row < LINES and is_resolved(s, me, me.row):
            me.row += 1
    if s.seats[0].row < LINES or s.seats[1].row < LINES:
        return False
    end_round(s)
    return True


# Chance -------------------------------------------------------------------------------------------


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of the draw that is due; on a view, as its seat knows them."""
    if s.due == TILE_DUE:
        return bag_odds(s.bag, s.tower, out)
    for outcome in range(CHIP_UP + KINDS):
        out[outcome] = 0
    if s.due == CHIP_DUE:
        for kind in range(KINDS):
            out[CHIP_UP + kind] = s.unseen_chips[kind]
    elif s.due == TOP_DUE:
        top_odds(s, out)
    elif s.due == FRONT_DUE:
        front_odds(s, out)
    elif s.due == GOAL_DUE:
        goal_odds(s, out)
    else:
        for seat in range(s.seat_count):
            out[FIRST_SEAT + seat] = 1
    return CHIP_UP + KINDS


@part
def goal_odds(s: State, out: IntArray) -> None:
    """DU-3: a side of the next tablet when all four are in play, otherwise a side of any tablet that is not."""
    is_next = True
    for tablet in range(TABLETS):
        if s.goals[2 * tablet] == 0 and s.goals[2 * tablet + 1] == 0 and is_next:
            out[GOAL + 2 * tablet] = 1
            out[GOAL + 2 * tablet + 1] = 1
            is_next = s.goal_count < TABLETS


@jit
def deal(s: State, outcome: int) -> None:
    """Apply one draw, and go on."""
    if s.due == TILE_DUE:
        deal_tile(s, outcome)
    elif s.due == CHIP_DUE:
        s.unseen_chips[outcome - CHIP_UP] -= 1
        s.factory_chips[chip_to_turn(s)] = outcome - CHIP_UP + 2
    elif s.due == TOP_DUE:
        s.top = outcome - TOP + 1
    elif s.due == FRONT_DUE:
        if s.phase == LOOKING:
            look_at(s, outcome - FRONT)
        else:
            show_plate(s, outcome - FRONT)
    elif s.due == GOAL_DUE:
        s.goals[outcome - GOAL] = 1
    else:
        s.first = outcome - FIRST_SEAT
    proceed(s)


@part
def deal_tile(s: State, color: int) -> None:
    """DU-4: five tiles for the large factory, drawn anew while they are of one color; then four for each small one."""
    draw_from(s.bag, s.tower, color)
    factory = LARGE
    if s.dealt >= ON_THE_LARGE_FACTORY:
        factory = (s.dealt - ON_THE_LARGE_FACTORY) // ON_A_SMALL_FACTORY
    s.sun[factory, color] += 1
    s.dealt += 1
    if s.dealt == ON_THE_LARGE_FACTORY and s.sun[LARGE, color] == ON_THE_LARGE_FACTORY:
        draw_anew(s, color)


@part
def draw_anew(s: State, color: int) -> None:
    """DU-4: five tiles of one color go back if bag and tower hold another; the tower helps a bag that does not."""
    if holds_other(s.bag, color) or holds_other(s.tower, color):
        pour(s.sun[LARGE], s.bag)
        s.dealt = 0
        if not holds_other(s.bag, color):
            pour(s.tower, s.bag)


@part
def holds_other(tiles: Row, color: int) -> bool:
    """Whether there is a tile of any other color."""
    for other in range(COLORS):
        if other != color and tiles[other] > 0:
            return True
    return False


# Decisions -----------------------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """This seat's actions now, in ascending order."""
    if s.due != NOTHING:
        return 0
    if s.phase == DOME:
        return legal_on_dome(s.seats[seat], out)
    if seat != s.turn:
        return 0
    if s.phase == OFFER:
        return legal_offers(s, s.seats[seat], out)
    if s.phase == PUTTING:
        return legal_puts(s.seats[seat], out)
    if s.phase == PILING:
        return legal_tiles_to_pile(s, out)
    if s.phase == PICKING:
        return legal_offers_of_plates(s, out)
    if s.phase == DRAWING:
        out[0] = STACK
        out[1] = STACK + 1
        return 2
    if s.phase == KEEPING:
        return legal_keeps(s, out)
    return legal_returns(s, out) if s.phase == RETURNING else 0


@jit
def play(s: State, seat: int, action: int) -> None:
    """Play a legal action, and go on."""
    if s.phase == DOME:
        act_on_dome(s, s.seats[seat], action)
    elif action >= TAKE_CHIP:
        take_chip(s, s.seats[seat], action - TAKE_CHIP)
    elif action >= PILE_UP:
        pile_up(s, s.piling - 1, action - PILE_UP)
    elif action >= TAKE:
        take_tiles(s, seat, action - TAKE)
    else:
        play_plate(s, action)
    proceed(s)


@part
def play_plate(s: State, action: int) -> None:
    """DU-6, DU-7: one of the steps by which a plate comes to a dome."""
    if action >= UNDER:
        return_plate(s, action - UNDER)
    elif action >= PUT:
        put_plate(s, action - PUT)
    elif action >= KEEP:
        hold_plate(s, action - KEEP)
    elif action > STACK:
        draw_plate(s)
    elif action == STACK:
        s.phase = LOOKING
    else:
        take_plate(s, action)


# Phase 3, and the end -----------------------------------------------------------------------------


@part
def end_round(s: State) -> None:
    """DU-28 to DU-32: penalties; then the next round, which the token's holder starts, or the goals."""
    for seat in range(s.seat_count):
        me = s.seats[seat]
        pay_penalties(s, me, s.token == seat + 1)
        me.row = 0
        me.plates_taken = 0
        me.chips_taken = 0
    if s.rounds == LAST_ROUND:
        for seat in range(s.seat_count):
            s.seats[seat].score = max(0, s.seats[seat].score + goal_points(s, s.seats[seat]))
        s.phase = ENDED
        return
    if s.token > 0:
        s.first = s.token - 1
        s.token = 0
    begin_round(s)


@jit
def score(s: State, seat: int) -> int:
    """A seat's points now; the goals are in it once the game is over."""
    return s.seats[seat].score


@jit
def ranks(s: State, out: IntArray) -> None:
    """DU-33: most points, then the holder of the last round's token, then a shared victory."""
    for seat in range(s.seat_count):
        mine, others = s.seats[seat].score, s.seats[1 - seat].score
        out[seat] = 2 if others > mine or (others == mine and s.token == 2 - seat) else 1
