"""The rules of Azul Duel, in the order of the rule book; DU-n are the numbered rules in docs/rules/duel.md.

The course of a game is in course.py; taking plates in plates.py, tiles and chips in offer.py; the second phase in
dome.py and chips.py, the goals in goals.py, and who may know what in knowledge.py.
"""

from __future__ import annotations

from ...core.dialect.bag import bag_odds, draw_from, pour
from ...core.dialect.jit import jit, part
from ...core.dialect.notes import note
from ...core.dialect.record import IntArray, Row
from ...core.game.game import CHANCE, OVER
from ...core.game.options import Options
from .course import proceed
from .dome import act_on_dome, legal_on_dome
from .knowledge import front_odds, guess, hide, secret
from .moves import CHIP_UP, FIRST_SEAT, FRONT, GOAL, KEEP, PILE_UP, PUT, STACK, TAKE, TAKE_CHIP, TOP, UNDER
from .offer import (
    chip_to_turn,
    legal_offers,
    legal_tiles_to_pile,
    pile_up,
    take_chip,
    take_tiles,
)
from .plates import (
    draw_plate,
    hold_plate,
    legal_keeps,
    legal_offers_of_plates,
    legal_puts,
    legal_returns,
    look_at,
    put_plate,
    return_plate,
    show_plate,
    take_plate,
    top_odds,
)
from .state import (
    CHIP_DUE,
    CHIPS_OF_EACH_KIND,
    COLORS,
    DOME,
    DRAWING,
    ENDED,
    FIRST_GOALS,
    FIRST_SEAT_DUE,
    FRONT_DUE,
    GOAL_DUE,
    GOAL_NAMES,
    KEEPING,
    KINDS,
    LARGE,
    LINES,
    LOOKING,
    NOTHING,
    OFFER,
    ON_A_SMALL_FACTORY,
    ON_THE_LARGE_FACTORY,
    PICKING,
    PILING,
    PLATES_OF_A_TYPE,
    PUTTING,
    RETURNING,
    START_SCORE,
    STARTED,
    TABLETS,
    TILE_DUE,
    TILES_OF_EACH_COLOR,
    TOP_DUE,
    TYPES,
    State,
)

__all__ = ["actor", "deal", "guess", "hide", "legal", "odds", "play", "ranks", "score", "secret", "setup"]

RANDOM_GOALS = {"three": 3, "four": TABLETS}

# Set-up -------------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """DU-1 to DU-3: points, tiles, plates, chips and goals; who starts is given or drawn."""
    s.seat_count = seats
    s.free_draws = int(options["free_draws"] == "yes")
    s.special_is_a_color = int(options["special_is_a_color"] == "yes")
    s.picks = 1
    for seat in range(seats):
        note(s.seats[seat], STARTED, 0, 0)
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


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER; on the domes the first seat that has a choice."""
    if s.due != NOTHING:
        return CHANCE
    if s.phase == DOME:
        return 0 if s.seats[0].row < LINES else 1
    return OVER if s.phase == ENDED else s.turn


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


# Decisions ----------------------------------------------------------------------------------------


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


# Points -------------------------------------------------------------------------------------------


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
