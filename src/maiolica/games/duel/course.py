"""The course of a game: from one decision or draw to the next, through phases and rounds.

Everything that needs nobody happens in ``proceed``: a follow-up with one possibility is not asked.
"""

from __future__ import annotations

from ...core.dialect.bag import is_empty
from ...core.dialect.jit import part
from ...core.dialect.notes import note
from .dome import pay_penalties, resolve_line
from .goals import goal_points
from .offer import can_act, chip_to_turn, end_turn, go_on_piling
from .plates import can_draw, put_under, see_all, stack_size
from .state import (
    CHIP_DUE,
    DEALING,
    DISPLAY,
    DOME,
    DRAWING,
    ENDED,
    FACE_DOWN,
    FILLING,
    FRONT_DUE,
    GOAL_DUE,
    GOALS,
    GOALS_COUNTED,
    LARGE,
    LAST_ROUND,
    LINES,
    LOOKING,
    NOTHING,
    OFFER,
    ON_ALL_FACTORIES,
    PICKING,
    PILING,
    RETURNING,
    SETUP,
    TILE_DUE,
    TOP_DUE,
    TURNING,
    State,
)


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
        while me.row < LINES and resolve_line(s, me, me.row):
            me.row += 1
    if s.seats[0].row < LINES or s.seats[1].row < LINES:
        return False
    end_round(s)
    return True


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
            note(s.seats[seat], GOALS_COUNTED, 0, 0)
            s.seats[seat].score = max(0, s.seats[seat].score + goal_points(s, s.seats[seat]))
        s.phase = ENDED
        return
    if s.token > 0:
        s.first = s.token - 1
        s.token = 0
    begin_round(s)
