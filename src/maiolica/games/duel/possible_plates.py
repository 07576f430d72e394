"""Which plates can be where: each in one place, and known to whoever has seen it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game.possible import outside, wrong
from ...core.game.scene import Label
from .state import DRAWING, LOOKING, NOT_SEEN, OPEN, PLATES, PLATES_OF_A_TYPE, TYPES, State


def wrong_plates(s: State) -> Iterator[Label]:
    """Eighteen plates, each in one place; who put back or looked at a plate knows it, and nobody a fresh one."""
    yield from outside([*s.under, *s.hand], 0, NOT_SEEN + TYPES - 1, "under, hand")
    yield from outside(s.under_by, 0, 4, "under_by")
    yield from outside(s.hand_from, 0, 2, "hand_from")
    under, hand = s.under.tolist()[: s.under_count], s.hand.tolist()[: s.hand_count]
    for name, count in (("under", s.under_count), ("under_by", s.under_count), ("hand", s.hand_count)):
        if any(getattr(s, name).tolist()[count:]):
            yield wrong("duel-wrong-beyond", name=name)
    if any(s.hand_from.tolist()[s.hand_count :]) or 0 in under or 0 in hand:
        yield wrong("duel-wrong-lacks")
    yield from wrong_places(s, under, hand)
    yield from wrong_stack(s, under)
    yield from wrong_hand(s, hand)


def wrong_places(s: State, under: list[int], hand: list[int]) -> Iterator[Label]:
    """No plate is in two places, and known says of each where it is."""
    laid = [code for seat in range(s.seat_count) for code in s.seats[seat].plates]
    open_plates = [code for code in [*s.display, *laid] if code]
    if s.held and s.held not in hand:
        open_plates.append(s.held)
    seen = [code for code in [*under, *hand] if code < NOT_SEEN]
    if len({*open_plates, *seen}) < len(open_plates) + len(seen):
        yield wrong("duel-wrong-two-places")
    known = s.known.tolist()
    if sorted(open_plates) != [plate + 1 for plate in range(PLATES) if known[plate] == OPEN]:
        yield wrong("duel-wrong-known-open")
    if sorted(seen) != [plate + 1 for plate in range(PLATES) if 0 < known[plate] < OPEN]:
        yield wrong("duel-wrong-known-seen")
    for kind in range(TYPES):
        fresh = sum(known[plate] == 0 for plate in range(PLATES) if plate // PLATES_OF_A_TYPE == kind)
        if s.fresh[kind] + hand.count(NOT_SEEN + kind) != fresh:
            yield wrong("duel-wrong-fresh", count=s.fresh[kind], kind=kind + 1, of=fresh)


def wrong_stack(s: State, under: list[int]) -> Iterator[Label]:
    """Whoever put a plate back knows it; the top of the stack shows its type."""
    if any(code >= NOT_SEEN for code in under):
        yield wrong("duel-wrong-seen")
        return
    for code, by in zip(under, s.under_by, strict=False):
        if by == 0 or not s.known[code - 1] >> ((by - 1) >> 1) & 1:
            yield wrong("duel-wrong-under-by")
    if under and s.under_by[0] % 2:
        yield wrong("duel-wrong-batch")
    if s.top and not s.fresh.sum() and (not under or (under[0] > PLATES_OF_A_TYPE) != s.top - 1):
        yield wrong("duel-wrong-top")


def wrong_hand(s: State, hand: list[int]) -> Iterator[Label]:
    """Only fresh plates that wait to be looked at are unseen; what was looked at is sorted."""
    is_looking = s.phase in (DRAWING, LOOKING)
    for i, code in enumerate(hand):
        origin = s.hand_from[i]
        if is_looking and (code >= NOT_SEEN) != (origin == 0 and i >= s.looks):
            yield wrong("duel-wrong-unseen")
        by = s.turn if not is_looking or i < s.looks else origin - 1
        if code < NOT_SEEN and (by < 0 or not s.known[code - 1] >> by & 1):
            yield wrong("duel-wrong-hand-known")
    rest = hand[s.returned :]
    if not is_looking and (s.hand_from.sum() or rest != sorted(rest) or any(code >= NOT_SEEN for code in rest)):
        yield wrong("duel-wrong-hand-order")


def settle_plates(s: State) -> None:
    """After something was edited: whatever lies open is known to be, and the others of its type are fresh."""
    lies_open = {code - 1 for seat in range(s.seat_count) for code in s.seats[seat].plates if code}
    lies_open |= {code - 1 for code in [*s.display, s.held] if code}
    for plate in range(PLATES):
        if plate in lies_open and not 0 < s.known[plate] < OPEN:
            s.known[plate] = OPEN
        elif plate not in lies_open and s.known[plate] == OPEN:
            s.known[plate] = 0
    hand = s.hand.tolist()[: s.hand_count]
    for kind in range(TYPES):
        unknown = sum(s.known[plate] == 0 for plate in range(PLATES) if plate // PLATES_OF_A_TYPE == kind)
        s.fresh[kind] = max(0, unknown - hand.count(NOT_SEEN + kind))
