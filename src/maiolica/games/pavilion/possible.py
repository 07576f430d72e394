"""Which positions there can be: all tiles are somewhere, and boards, supply and turns are as the rules leave them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.game.possible import outside
from .board import MIDDLE, STAR_COLOR
from .state import (
    CENTER,
    CHOOSE_FIRST,
    COLOR_NAMES,
    COLORS,
    CORNER,
    DEAL,
    DRAFT,
    ENDED,
    FACTORIES,
    KEEP,
    ON_A_FACTORY,
    PAY,
    PICK,
    PLACE,
    REFILL,
    ROUNDS,
    SLOTS,
    STARS,
    SUPPLY,
    TILES_OF_EACH_COLOR,
    Seat,
    State,
)


def impossible(s: State) -> Iterator[str]:
    """What cannot be, in words, if anything."""
    yield from wrong_numbers(s)
    yield from wrong_tiles(s)
    for seat in range(s.seat_count):
        yield from wrong_board(s, s.seats[seat], f"seat {seat + 1}: ")
        yield from wrong_hand(s, seat)
    yield from wrong_heaps(s)
    yield from wrong_turn(s)
    yield from wrong_decision(s)


def wrong_numbers(s: State) -> Iterator[str]:
    """Numbers that mean something else are among those that do."""
    ranges = {
        "phase": (0, ENDED),
        "grey": (0, 1),
        "score_floor": (0, 1),
        "keeps_last": (0, 1),
        "factories": (FACTORIES[s.seat_count], FACTORIES[s.seat_count]),
        "turn": (0, s.seat_count - 1),
        "first": (0, s.seat_count - 1),
        "marker": (0, s.seat_count),
        "passed": (0, (1 << s.seat_count) - 1),
        "space": (0, STARS * SLOTS - 1),
        "color": (0, COLORS - 1),
        "picks": (0, 3),
        "rounds": (0, ROUNDS),
    }
    for name, (least, most) in ranges.items():
        yield from outside(getattr(s, name), least, most, name)
    if sorted(s.wild_order) != list(range(COLORS)):
        yield "wild_order does not name each color once"
    if s.phase in (DEAL, DRAFT, PLACE, PAY, PICK, KEEP) and s.rounds == 0:
        yield "no round has begun, but one is played"
    if s.phase == CHOOSE_FIRST and (s.rounds or s.first or s.marker):
        yield "nobody has started yet, but rounds, first or marker is set"
    if s.phase == ENDED and s.rounds != ROUNDS:
        yield f"the game is over after {s.rounds} rounds"


def wrong_tiles(s: State) -> Iterator[str]:
    """PA-1: all tiles of each color are somewhere."""
    for name in ("bag", "box", "supply", "sources"):
        yield from outside(getattr(s, name), 0, TILES_OF_EACH_COLOR, name)
    for color, count in enumerate(tiles_in_all(s)):
        if count != TILES_OF_EACH_COLOR:
            yield f"{COLOR_NAMES[color]}: {count} tiles in all, not {TILES_OF_EACH_COLOR}"


def tiles_in_all(s: State) -> list[int]:
    """How many tiles of each color lie anywhere."""
    counts = np.array(s.bag).astype(int) + s.box + s.supply + np.array(s.sources).astype(int).sum(0)
    for seat in range(s.seat_count):
        me = s.seats[seat]
        counts += np.array(me.hand).astype(int) + me.corner
        counts += [int((np.array(me.stars) == color + 1).sum()) for color in range(COLORS)]
    return [int(count) for count in counts]


def wrong_board(s: State, me: Seat, where: str) -> Iterator[str]:
    """PA-15: what lies on a star of each side; no score is below the floor."""
    yield from outside(me.score, s.score_floor, 32767, f"{where}score")
    yield from outside(me.stars, 0, COLORS, f"{where}stars")
    for star in range(STARS):
        tiles = [tile for tile in me.stars[star] if tile]
        kinds = len(set(tiles))
        if s.grey and kinds not in (0, 1, len(tiles)):
            yield f"{where}a grey star has one color, or all different ones"
        if not s.grey and star != MIDDLE and any(tile != STAR_COLOR[star] + 1 for tile in tiles):
            yield f"{where}a star has a tile of another color"
        if not s.grey and star == MIDDLE and kinds < len(tiles):
            yield f"{where}the middle star has a color twice"


def wrong_hand(s: State, seat: int) -> Iterator[str]:
    """PA-7, PA-19: who has passed has no hand; only they, and who is keeping tiles, have some in the corner."""
    me, where = s.seats[seat], f"seat {seat + 1}: "
    yield from outside(me.hand, 0, TILES_OF_EACH_COLOR, f"{where}hand")
    yield from outside(me.corner, 0, CORNER, f"{where}corner")
    has_passed, hand, corner = bool(s.passed >> seat & 1), me.hand.sum(), me.corner.sum()
    if hand and (has_passed or s.rounds == 0 or s.phase in (CHOOSE_FIRST, ENDED)):
        yield f"{where}it has tiles in hand, but has passed or does not play now"
    if corner > CORNER:
        yield f"{where}more than {CORNER} tiles are kept"
    if corner and not has_passed and not (s.phase == KEEP and s.turn == seat):
        yield f"{where}it has kept tiles before it passed"
    if corner and s.rounds == ROUNDS and not s.keeps_last:
        yield f"{where}tiles are kept in the last round"
    if s.phase == DEAL and hand > CORNER:
        yield f"{where}it has more tiles in hand than can be kept"


def wrong_heaps(s: State) -> Iterator[str]:
    """PA-7, PA-8, PA-18: what lies on the factories, in the center and in the supply."""
    tiles = np.array(s.sources).astype(int).sum(1)
    supply, drawable = s.supply.sum(), s.bag.sum() + s.box.sum()
    if np.any(tiles[:CENTER] > ON_A_FACTORY) or np.any(tiles[s.factories : CENTER]):
        yield f"a factory has more than {ON_A_FACTORY} tiles, or is not in play"
    if (tiles[CENTER] and s.phase != DRAFT) or (tiles.sum() and s.phase not in (DEAL, DRAFT)):
        yield "tiles lie on the factories or in the center, but they are neither dealt nor taken now"
    if s.phase == DRAFT and not tiles.sum():
        yield "there is nothing to take"
    filled = np.clip(s.dealt - ON_A_FACTORY * np.arange(CENTER), 0, ON_A_FACTORY)
    if s.phase == DEAL and (np.any(tiles[:CENTER] != filled) or s.dealt >= ON_A_FACTORY * s.factories):
        yield "dealt does not fit the tiles on the factories"
    if s.phase != DEAL and s.dealt:
        yield "dealt counts only while tiles are dealt"
    if supply > SUPPLY or (s.phase in (DEAL, DRAFT) and supply < SUPPLY):
        yield f"{supply} tiles in the supply, not {SUPPLY}"
    if s.phase in (PLACE, PAY, KEEP, ENDED) and supply < SUPPLY and drawable:
        yield "the supply would have been filled up"
    if s.phase == REFILL and (supply == SUPPLY or not drawable):
        yield "there is nothing to fill up, or nothing to fill it with"
    if s.phase == CHOOSE_FIRST and supply:
        yield "the supply is filled after it is known who starts"


def wrong_turn(s: State) -> Iterator[str]:
    """PA-11 to PA-13: whoever acts has tiles and has not passed; the marker's holder starts the second stage."""
    acts = s.phase in (PLACE, PAY, PICK, KEEP)
    if acts and s.passed >> s.turn & 1:
        yield f"it is the turn of seat {s.turn + 1}, which has passed"
    if s.phase in (PLACE, PAY, KEEP) and not s.seats[s.turn].hand.sum():
        yield f"it is the turn of seat {s.turn + 1}, which has no tiles"
    if s.passed and (s.phase in (CHOOSE_FIRST, DEAL, DRAFT) or s.rounds == 0):
        yield "seats pass only while they place tiles"
    if s.phase == ENDED and s.passed != (1 << s.seat_count) - 1:
        yield "the game is over, but not all have passed"
    if s.turn and (s.phase in (CHOOSE_FIRST, DEAL, ENDED) or s.rounds == 0):
        yield "turn is a seat's only while seats have turns"
    if s.marker and (s.phase == DEAL or s.rounds == 0):
        yield "the marker is taken only while tiles are taken"
    if s.marker and s.phase in (PLACE, PAY, PICK, KEEP, REFILL, ENDED) and s.first != s.marker - 1:
        yield "first is not who has the marker"


def wrong_decision(s: State) -> Iterator[str]:
    """PA-14, PA-17, PA-19: a follow-up is asked only when there is a choice."""
    if s.phase != PAY and (s.space or s.color):
        yield "space and color tell of a tile that is paid for, and there is none"
    if s.phase != PICK and s.picks:
        yield "picks tells of bonus tiles, and none are picked"
    me = s.seats[s.turn]
    if s.phase == PAY:
        wild = s.wild_order[max(0, s.rounds - 1)]
        star, slot = divmod(s.space, SLOTS)
        if me.stars[star, slot] or s.color == wild or not me.hand[s.color] or not me.hand[wild]:
            yield "a space is paid for that is taken, or there is nothing to choose in paying"
    if s.phase == PICK and not (1 <= s.picks <= s.supply.sum() and sum(n > 0 for n in s.supply) > 1):
        yield "there is nothing to choose in picking bonus tiles"
    if s.phase == KEEP and (me.corner.sum() >= CORNER or (s.rounds == ROUNDS and not s.keeps_last)):
        yield "no more tiles can be kept"


def settle(s: State) -> None:
    """After something was edited: the bag has the tiles that lie nowhere else, or the box gives what is missing."""
    for color, count in enumerate(tiles_in_all(s)):
        rest = TILES_OF_EACH_COLOR - count + s.bag[color]
        s.box[color] = max(0, s.box[color] + min(0, rest))
        s.bag[color] = max(0, rest)
