"""Why points change: tiles placed (PA-16), tiles that are lost (PA-11, PA-19, PA-20), and bonuses (PA-21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.game.account import Item
from ...core.game.scene import Label
from .board import COST, NUMBERS, STAR_LETTERS
from .ending import number_bonus, star_bonus
from .names import star_word, word
from .state import (
    BONUS,
    COLOR_NAMES,
    COLORS,
    CORNER,
    DISCARDED,
    KEPT,
    MARKED,
    PLACED,
    SLOTS,
    STARS,
    STARTED,
    STARTING_SCORE,
    Seat,
    State,
)

SOURCES = ("start", "tiles", "marker", "discards", "stars", "sets")
TIE_RULE = "PA-22"


def explain(s: State, seat: int, reason: int, first: int, second: int) -> Iterator[Item]:
    """What a note means."""
    me = s.seats[seat]
    if reason == STARTED:
        yield Item("PA-2", "start", word("account-start"), due=STARTING_SCORE)
    elif reason == MARKED:
        told = word("account-marker", count=first)
        yield Item("PA-11", "marker", told, f"board-{seat + 1}-marker", due=-first)
    elif reason == PLACED:
        yield placed(me, seat, first, second)
    elif reason == DISCARDED and first > 0:
        yield discarded(me, seat, first)
    elif reason == BONUS:
        yield from bonuses(s, me, seat)
    elif reason == KEPT and first > 0:
        corner = tuple(f"board-{seat + 1}-corner-{i + 1}" for i in range(min(first, CORNER)))
        told = word("account-kept", count=first)
        yield Item("PA-20", "discards", told, corner[-1], (corner,), due=-first, final=True)


def placed(me: Seat, seat: int, star: int, slot: int) -> Item:
    """PA-16: the group in the star's ring around a new tile."""
    group = tuple(space_place(seat, star * SLOTS + one) for one in ring_group(me, star, slot))
    told = word("account-group", star=star_word(star), count=len(group))
    return Item("PA-16", "tiles", told, space_place(seat, star * SLOTS + slot), (group,), due=len(group))


def ring_group(me: Seat, star: int, slot: int) -> list[int]:
    """The slots of the group, around the ring."""
    first, last = slot, slot
    while last - first < SLOTS - 1 and me.stars[star, (last + 1) % SLOTS]:
        last += 1
    while last - first < SLOTS - 1 and me.stars[star, (first - 1) % SLOTS]:
        first -= 1
    return [one % SLOTS for one in range(first, last + 1)]


def discarded(me: Seat, seat: int, tiles: int) -> Item:
    """PA-19: tiles that can neither be placed nor kept cost a point each."""
    hand = tuple(f"board-{seat + 1}-hand-{COLOR_NAMES[color]}" for color in range(COLORS) if me.hand[color])
    return Item(
        "PA-19", "discards", word("account-discarded", count=tiles), f"board-{seat + 1}-hand", (hand,), due=-tiles
    )


def bonuses(s: State, me: Seat, seat: int) -> Iterator[Item]:
    """PA-21: complete stars, then sets of equal numbers."""
    for star in range(STARS):
        if points := star_bonus(me, star):
            at = f"board-{seat + 1}-star-{STAR_LETTERS[star]}"
            spaces = [star * SLOTS + slot for slot in range(SLOTS)]
            yield bonus(seat, "stars", word("account-star", star=star_word(star)), at, spaces, points)
    for number in range(1, NUMBERS + 1):
        if points := number_bonus(s, me, number):
            at = f"board-{seat + 1}-set-{number}"
            spaces = [space for space in range(STARS * SLOTS) if COST[s.grey, space] == number]
            yield bonus(seat, "sets", word("account-set", number=number), at, spaces, points)


def bonus(seat: int, source: str, told: Label, at: str, spaces: Iterable[int], points: int) -> Item:
    """A bonus for some spaces that are all covered."""
    places = tuple(space_place(seat, space) for space in spaces)
    return Item("PA-21", source, told, at, (places,), due=points, final=True)


def space_place(seat: int, space: int) -> str:
    """A space in the picture."""
    return f"board-{seat + 1}-{STAR_LETTERS[space // SLOTS]}{space % SLOTS + 1}"
