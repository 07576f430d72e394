"""Which positions there can be: all tiles are somewhere, and boards, supply and turns are as the rules leave them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.game.possible import at_seat, outside, wrong
from ...core.game.scene import Label
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


def impossible(s: State) -> Iterator[Label]:
    """What cannot be, if anything."""
    yield from wrong_numbers(s)
    yield from wrong_tiles(s)
    for seat in range(s.seat_count):
        yield from at_seat(seat, wrong_board(s, s.seats[seat]))
        yield from at_seat(seat, wrong_hand(s, seat))
    yield from wrong_heaps(s)
    yield from wrong_turn(s)
    yield from wrong_decision(s)


def wrong_numbers(s: State) -> Iterator[Label]:
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
        yield wrong("pavilion-wrong-order")
    if s.phase in (DEAL, DRAFT, PLACE, PAY, PICK, KEEP) and s.rounds == 0:
        yield wrong("possible-no-round")
    if s.phase == CHOOSE_FIRST and (s.rounds or s.first or s.marker):
        yield wrong("possible-not-started", fields="rounds, first, marker")
    if s.phase == ENDED and s.rounds != ROUNDS:
        yield wrong("pavilion-wrong-over", rounds=s.rounds)


def wrong_tiles(s: State) -> Iterator[Label]:
    """PA-1: all tiles of each color are somewhere."""
    for name in ("bag", "box", "supply", "sources"):
        yield from outside(getattr(s, name), 0, TILES_OF_EACH_COLOR, name)
    for color, count in enumerate(tiles_in_all(s)):
        if count != TILES_OF_EACH_COLOR:
            named = Label(f"pavilion-told-color-{COLOR_NAMES[color]}")
            yield wrong("possible-tiles-in-all", color=named, count=count, of=TILES_OF_EACH_COLOR)


def tiles_in_all(s: State) -> list[int]:
    """How many tiles of each color lie anywhere."""
    counts = np.array(s.bag).astype(int) + s.box + s.supply + np.array(s.sources).astype(int).sum(0)
    for seat in range(s.seat_count):
        me = s.seats[seat]
        counts += np.array(me.hand).astype(int) + me.corner
        counts += [int((np.array(me.stars) == color + 1).sum()) for color in range(COLORS)]
    return [int(count) for count in counts]


def wrong_board(s: State, me: Seat) -> Iterator[Label]:
    """PA-15: what lies on a star of each side; no score is below the floor."""
    yield from outside(me.score, s.score_floor, 32767, "score")
    yield from outside(me.stars, 0, COLORS, "stars")
    for star in range(STARS):
        tiles = [tile for tile in me.stars[star] if tile]
        kinds = len(set(tiles))
        if s.grey and kinds not in (0, 1, len(tiles)):
            yield wrong("pavilion-wrong-grey")
        if not s.grey and star != MIDDLE and any(tile != STAR_COLOR[star] + 1 for tile in tiles):
            yield wrong("pavilion-wrong-star")
        if not s.grey and star == MIDDLE and kinds < len(tiles):
            yield wrong("pavilion-wrong-middle")


def wrong_hand(s: State, seat: int) -> Iterator[Label]:
    """PA-7, PA-19: who has passed has no hand; only they, and who is keeping tiles, have some in the corner."""
    me = s.seats[seat]
    yield from outside(me.hand, 0, TILES_OF_EACH_COLOR, "hand")
    yield from outside(me.corner, 0, CORNER, "corner")
    has_passed, hand, corner = bool(s.passed >> seat & 1), me.hand.sum(), me.corner.sum()
    if hand and (has_passed or s.rounds == 0 or s.phase in (CHOOSE_FIRST, ENDED)):
        yield wrong("pavilion-wrong-hand")
    if corner > CORNER:
        yield wrong("pavilion-wrong-corner", most=CORNER)
    if corner and not has_passed and not (s.phase == KEEP and s.turn == seat):
        yield wrong("pavilion-wrong-corner-early")
    if corner and s.rounds == ROUNDS and not s.keeps_last:
        yield wrong("pavilion-wrong-corner-last")
    if s.phase == DEAL and hand > CORNER:
        yield wrong("pavilion-wrong-hand-deal")


def wrong_heaps(s: State) -> Iterator[Label]:
    """PA-7, PA-8, PA-18: what lies on the factories, in the center and in the supply."""
    tiles = np.array(s.sources).astype(int).sum(1)
    supply, drawable = s.supply.sum(), s.bag.sum() + s.box.sum()
    if np.any(tiles[:CENTER] > ON_A_FACTORY) or np.any(tiles[s.factories : CENTER]):
        yield wrong("pavilion-wrong-factory", most=ON_A_FACTORY)
    if (tiles[CENTER] and s.phase != DRAFT) or (tiles.sum() and s.phase not in (DEAL, DRAFT)):
        yield wrong("pavilion-wrong-heaps")
    if s.phase == DRAFT and not tiles.sum():
        yield wrong("possible-no-take")
    filled = np.clip(s.dealt - ON_A_FACTORY * np.arange(CENTER), 0, ON_A_FACTORY)
    if s.phase == DEAL and (np.any(tiles[:CENTER] != filled) or s.dealt >= ON_A_FACTORY * s.factories):
        yield wrong("pavilion-wrong-dealt")
    if s.phase != DEAL and s.dealt:
        yield wrong("possible-dealt-when")
    if supply > SUPPLY or (s.phase in (DEAL, DRAFT) and supply < SUPPLY):
        yield wrong("pavilion-wrong-supply", count=supply, of=SUPPLY)
    if s.phase in (PLACE, PAY, KEEP, ENDED) and supply < SUPPLY and drawable:
        yield wrong("pavilion-wrong-supply-fill")
    if s.phase == REFILL and (supply == SUPPLY or not drawable):
        yield wrong("pavilion-wrong-refill")
    if s.phase == CHOOSE_FIRST and supply:
        yield wrong("pavilion-wrong-supply-early")


def wrong_turn(s: State) -> Iterator[Label]:
    """PA-11 to PA-13: whoever acts has tiles and has not passed; the marker's holder starts the second stage."""
    acts = s.phase in (PLACE, PAY, PICK, KEEP)
    if acts and s.passed >> s.turn & 1:
        yield wrong("pavilion-wrong-turn-passed", seat=s.turn + 1)
    if s.phase in (PLACE, PAY, KEEP) and not s.seats[s.turn].hand.sum():
        yield wrong("pavilion-wrong-turn-empty", seat=s.turn + 1)
    if s.passed and (s.phase in (CHOOSE_FIRST, DEAL, DRAFT) or s.rounds == 0):
        yield wrong("pavilion-wrong-passed")
    if s.phase == ENDED and s.passed != (1 << s.seat_count) - 1:
        yield wrong("pavilion-wrong-over-passed")
    if s.turn and (s.phase in (CHOOSE_FIRST, DEAL, ENDED) or s.rounds == 0):
        yield wrong("possible-turn-when")
    if s.marker and (s.phase == DEAL or s.rounds == 0):
        yield wrong("pavilion-wrong-marker-early")
    if s.marker and s.phase in (PLACE, PAY, PICK, KEEP, REFILL, ENDED) and s.first != s.marker - 1:
        yield wrong("pavilion-wrong-marker-first")


def wrong_decision(s: State) -> Iterator[Label]:
    """PA-14, PA-17, PA-19: a follow-up is asked only when there is a choice."""
    if s.phase != PAY and (s.space or s.color):
        yield wrong("pavilion-wrong-pay-zero")
    if s.phase != PICK and s.picks:
        yield wrong("pavilion-wrong-picks-zero")
    me = s.seats[s.turn]
    if s.phase == PAY:
        wild = s.wild_order[max(0, s.rounds - 1)]
        star, slot = divmod(s.space, SLOTS)
        if me.stars[star, slot] or s.color == wild or not me.hand[s.color] or not me.hand[wild]:
            yield wrong("pavilion-wrong-pay")
    if s.phase == PICK and not (1 <= s.picks <= s.supply.sum() and sum(n > 0 for n in s.supply) > 1):
        yield wrong("pavilion-wrong-pick")
    if s.phase == KEEP and (me.corner.sum() >= CORNER or (s.rounds == ROUNDS and not s.keeps_last)):
        yield wrong("pavilion-wrong-keep")


def settle(s: State) -> None:
    """After something was edited: the bag has the tiles that lie nowhere else, or the box gives what is missing."""
    for color, count in enumerate(tiles_in_all(s)):
        rest = TILES_OF_EACH_COLOR - count + s.bag[color]
        s.box[color] = max(0, s.box[color] + min(0, rest))
        s.bag[color] = max(0, rest)
