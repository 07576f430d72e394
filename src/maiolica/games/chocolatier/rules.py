"""The golden saucers of Master Chocolatier; everything else is Azul (CH-1). CH-n: see docs/rules/chocolatier.md."""

from __future__ import annotations

from ...core.dialect.bag import bag_odds, draw_from, pour
from ...core.dialect.jit import jit, part, replaces, source_of
from ...core.dialect.record import IntArray
from ...core.game.generic import was_cut
from ...core.game.options import Options
from ..azul import ending, offer
from ..azul import rules as azul
from ..azul.moves import PLACE
from ..azul.rules import end_take, guess, hide, is_out_of_tiles, open_offer, ranks, score
from ..azul.state import CENTER, COLORS, DEAL, MARKER, OFFER, ROWS
from .moves import GOLD_PLACES, GOLD_TYPES, RIGHT, SPREADS
from .state import (
    BLUE,
    FREE_SHIELD,
    GOLD_PLACE,
    GOLD_TYPE,
    GONE,
    KEEP,
    MAGNETS,
    NO_SHIELD,
    PLUS,
    PLUS_DRAW,
    SAUCERS,
    SHIELD,
    SPREAD,
    SPREADING,
    UNTURNED,
    Seat,
    State,
)

__all__ = ["actor", "deal", "guess", "hide", "legal", "odds", "play", "ranks", "score", "setup"]

TYPES = len(SAUCERS)
play_azul = part(source_of(azul.play))  # so that whoever interprets a move interprets all of it

# Set-up of a game and of a round ------------------------------------------------------------------


def setup(s: State, seats: int, options: Options) -> None:
    """CH-3: golden saucers are an option, on either side of the box."""
    s.golden = int(options["saucers"] == "golden")
    s.by_position = int(s.golden and options["setup_order"] == "position")
    s.marker_falls = int(s.golden and options["shield_absorbs_marker"] == "no")
    azul.setup(s, seats, options)


@jit
def actor(s: State) -> int:
    """Who is next: a seat, CHANCE or OVER."""
    return s.turn if s.phase == SPREADING else azul.actor(s)


@replaces(azul.begin_round, State)
@part
def begin_round(s: State) -> None:
    """CH-5: every round, as many saucers as there are seats are turned to gold before the deal."""
    s.rounds += 1
    s.phase = GOLD_PLACE if s.golden else DEAL


@jit
def odds(s: State, out: IntArray) -> int:
    """The weights of one draw: a golden place, its saucer, the tile of the PLUS, or what Azul draws."""
    if s.phase == PLUS_DRAW:
        return bag_odds(s.bag, s.lid, out)
    if s.phase not in (GOLD_PLACE, GOLD_TYPE):
        return azul.odds(s, out)
    for outcome in range(GOLD_TYPES + TYPES):
        out[outcome] = 0
    if s.phase == GOLD_PLACE:
        for place in range(s.factories):
            out[GOLD_PLACES + place] = s.ring[place] == BLUE
        return GOLD_PLACES + s.factories
    for saucer in range(TYPES):
        out[GOLD_TYPES + saucer] = place_of(s, saucer + 1) == s.factories
    return GOLD_TYPES + TYPES


@jit
def deal(s: State, outcome: int) -> None:
    """CH-5 to CH-7: golden saucers first, then the tiles, then one more for the PLUS."""
    if s.phase == GOLD_PLACE:
        s.ring[outcome - GOLD_PLACES] = UNTURNED
        s.phase = GOLD_TYPE
    elif s.phase == GOLD_TYPE:
        s.ring[place_of(s, UNTURNED)] = outcome - GOLD_TYPES + 1
        s.phase = DEAL if golden_saucers(s) == s.seat_count else GOLD_PLACE
    elif s.phase == PLUS_DRAW:
        plus = place_of(s, PLUS + 1)
        draw_from(s.bag, s.lid, outcome)
        s.sources[plus, outcome] += 1
        attract(s, plus if s.by_position else 0, s.factories)
        open_offer(s)
    else:
        azul.deal(s, outcome)


@part
def place_of(s: State, what: int) -> int:
    """Where in the ring something lies; the number of places if it does not."""
    place = 0
    while place < s.factories and s.ring[place] != what:
        place += 1
    return place


@part
def golden_saucers(s: State) -> int:
    """How many saucers have been turned to gold."""
    result = 0
    for place in range(s.factories):
        result += s.ring[place] != BLUE
    return result


@replaces(azul.end_deal, State)
@part
def end_deal(s: State) -> None:
    """CH-7: the PLUS draws its tile before the magnets work; by position, each saucer works in turn."""
    plus = place_of(s, PLUS + 1)
    before = plus if s.by_position else 0
    attract(s, 0, before)
    if plus < s.factories and not is_out_of_tiles(s):
        s.phase = PLUS_DRAW
    else:
        attract(s, before, s.factories)
        open_offer(s)


@part
def attract(s: State, first: int, last: int) -> None:
    """CH-7b: every magnet among these places takes one tile of its color from each neighbor that has one."""
    for place in range(first, last):
        if BLUE < s.ring[place] <= MAGNETS:
            pull(s, place, neighbor(s, place, -1))
            pull(s, place, neighbor(s, place, 1))


@part
def pull(s: State, magnet: int, source: int) -> None:
    """One tile of the magnet's color moves to it."""
    color = s.ring[magnet] - 1
    if s.sources[source, color] > 0:
        s.sources[source, color] -= 1
        s.sources[magnet, color] += 1


@part
def neighbor(s: State, place: int, step: int) -> int:
    """CH-7, CH-10: the nearest saucer in a direction that is still on the table."""
    while True:
        place += step
        if place < 0:
            place = s.factories - 1
        elif place == s.factories:
            place = 0
        if s.ring[place] != GONE:
            return place


# Taking tiles -------------------------------------------------------------------------------------


@jit
def legal(s: State, seat: int, out: IntArray) -> int:
    """This seat's actions now, in ascending order."""
    if s.phase != SPREADING:
        return azul.legal(s, seat, out)
    if seat != s.turn:
        return 0
    group = first_group(s, place_of(s, SPREAD + 1))
    for side in range(RIGHT + 1):
        out[side] = SPREADS + group * (RIGHT + 1) + side
    return RIGHT + 1


@jit
def play(s: State, seat: int, action: int) -> None:
    """Play a legal action in place; a take from the SPREAD waits until all that is left there has a side."""
    if action >= SPREADS:
        spread(s, action - SPREADS)
        if first_group(s, place_of(s, SPREAD + 1)) == COLORS:
            put_down_held(s, seat)
    elif action < PLACE and leaves_something_to_spread(s, action):
        hold(s, action)
    else:
        play_azul(s, seat, action)


@part
def leaves_something_to_spread(s: State, action: int) -> bool:
    """CH-10: whether a take is from the SPREAD, and other colors lie there."""
    source, color = divmod(action // (ROWS + 1), COLORS)
    if source == CENTER or s.ring[source] != SPREAD + 1:
        return False
    for other in range(COLORS):
        if other != color and s.sources[source, other] > 0:
            return True
    return False


@part
def hold(s: State, action: int) -> None:
    """The taken tiles stay in hand while the others are spread (AZ-12's order)."""
    rest, line = divmod(action, ROWS + 1)
    source, color = divmod(rest, COLORS)
    s.held_count = s.sources[source, color]
    s.held_color = color
    s.held_line = line
    s.sources[source, color] = 0
    s.phase = SPREADING


@part
def first_group(s: State, source: int) -> int:
    """The first color that lies on a saucer, COLORS if it is empty."""
    color = 0
    while color < COLORS and s.sources[source, color] == 0:
        color += 1
    return color


@part
def spread(s: State, choice: int) -> None:
    """CH-10: all tiles of one color go to the left or to the right neighbor, and become part of it."""
    group, side = divmod(choice, RIGHT + 1)
    source = place_of(s, SPREAD + 1)
    target = neighbor(s, source, 1 if side == RIGHT else -1)
    s.sources[target, group] += s.sources[source, group]
    s.sources[source, group] = 0


@part
def put_down_held(s: State, seat: int) -> None:
    """All colors have a side: now the tiles in hand are put down."""
    s.phase = OFFER
    offer.put_down(s, s.seats[seat], s.held_count, s.held_color, s.held_line)
    s.held_count = 0
    s.held_color = 0
    s.held_line = 0
    end_take(s, seat)


@replaces(offer.leave_rest, State)
@part
def leave_rest(s: State, seat: int, source: int) -> None:
    """CH-9: on the KEEP the other tiles stay. CH-11: the SHIELD's go to the center, and it goes to the mover."""
    if source == CENTER or s.ring[source] == KEEP + 1:
        return
    pour(s.sources[source], s.sources[CENTER])
    if s.ring[source] == SHIELD + 1:
        s.ring[source] = GONE
        s.seats[seat].shield = FREE_SHIELD


@replaces(offer.is_caught, State)
@part
def is_caught(s: State, me: Seat, item: int) -> bool:
    """CH-12, CH-14: a free shield catches the first item that falls, whatever it is."""
    if me.shield != FREE_SHIELD or (item == MARKER and s.marker_falls):
        return False
    me.shield = item + 2
    return True


@replaces(azul.clear_up, State)
@part
def clear_up(s: State) -> None:
    """CH-15: a tile on a shield goes to the lid, and all saucers go back to the pool."""
    for seat in range(s.seat_count):
        item = s.seats[seat].shield - 2
        if 0 <= item < MARKER:
            s.lid[item] += 1
        s.seats[seat].shield = NO_SHIELD
    for place in range(s.factories):
        s.ring[place] = BLUE


replaces(was_cut, State)(ending.is_truncated)  # AZ-20 holds here, too
