"""Which positions there can be: all cards are somewhere, and hands, piles and rounds fit each other."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...core.game.possible import at_seat, outside, wrong
from ...core.game.scene import Label
from .names import card_name
from .state import (
    CARDS_IN_EACH_PART,
    CARDS_OF_EACH_VALUE,
    CHOOSE_FIRST,
    CHOOSING,
    COLORS,
    DRAWING,
    ENDED,
    HAND,
    KINDS,
    MOST_POINTS,
    NO_ROUND,
    NOBODY,
    PARTS,
    REMOVED,
    ROOSTER,
    ROUNDS,
    VALUES,
    State,
)

HEAPS = ("hand", "chosen", "shown", "kept")


def impossible(s: State) -> Iterator[Label]:
    """What cannot be, if anything."""
    yield from wrong_numbers(s)
    yield from wrong_cards(s)
    yield from wrong_hands(s)
    yield from wrong_rounds(s)
    yield from wrong_counts(s)


def wrong_numbers(s: State) -> Iterator[Label]:
    """Numbers that mean something else are among those that do."""
    yield from outside(s.phase, 0, ENDED, "phase")
    yield from outside(s.exact, 0, 1, "exact")
    yield from outside(s.target, 0, MOST_POINTS, "target")
    yield from outside(s.parts, 0, PARTS - (s.phase == CHOOSING), "parts")
    yield from outside(s.rounds, 0, ROUNDS[s.seat_count], "rounds")
    yield from outside(s.deals, 0 if s.phase == CHOOSE_FIRST else 1, 32767, "deals")
    yield from outside(s.first, 0, s.seat_count - 1, "first")
    yield from outside(s.last_winner, NO_ROUND, NOBODY, "last_winner")
    yield from outside(s.pile, 0, 100, "pile")
    for seat in range(s.seat_count):
        yield from at_seat(seat, wrong_points(s, seat))


def wrong_points(s: State, seat: int) -> Iterator[Label]:
    """What a seat has won so far."""
    me = s.seats[seat]
    for name in ("total", "kept_before", "gain"):
        yield from outside(getattr(me, name), 0, 32767, name)
    if me.total < me.kept_before:
        yield wrong("five211-wrong-kept")
    if s.deals <= 1 and me.total:
        yield wrong("five211-wrong-total-early")


def wrong_cards(s: State) -> Iterator[Label]:
    """FI-1: the right number of each kind of card over all places."""
    deck = np.tile(CARDS_OF_EACH_VALUE, COLORS).astype(int)
    everything = np.array(s.unseen).astype(int) + np.array(s.discarded)
    for seat in range(s.seat_count):
        for name in HEAPS:
            heap = np.array(getattr(s.seats[seat], name)).astype(int)
            yield from at_seat(seat, outside(heap, 0, 100, name))
            everything += heap
    for name in ("unseen", "discarded"):
        yield from outside(getattr(s, name), 0, 100, name)
    for kind in range(KINDS):
        if everything[kind] != deck[kind]:
            yield wrong("five211-wrong-cards", card=card_name(kind), count=everything[kind], of=deck[kind])


def wrong_hands(s: State) -> Iterator[Label]:
    """FI-2 to FI-4: hands are counted rightly, and as full as the round has them."""
    for seat in range(s.seat_count):
        yield from at_seat(seat, wrong_hand(s, seat))
    missing = [s.seats[seat].hand_count < HAND for seat in range(s.seat_count)]
    if s.phase == DRAWING and (not any(missing) or missing != sorted(missing)):
        yield wrong("five211-wrong-drawing")
    if s.phase == CHOOSING and all(
        s.seats[seat].chosen_count == CARDS_IN_EACH_PART[s.parts] for seat in range(s.seat_count)
    ):
        yield wrong("five211-wrong-all-chosen")


def wrong_hand(s: State, seat: int) -> Iterator[Label]:
    """The cards of one seat."""
    me, open_cards = s.seats[seat], int(CARDS_IN_EACH_PART[: s.parts].sum())
    if me.hand.sum() != me.hand_count or me.chosen.sum() != me.chosen_count:
        yield wrong("five211-wrong-hand-count")
    if me.shown.sum() != open_cards:
        yield wrong("five211-wrong-open", count=me.shown.sum(), part=s.parts, of=open_cards)
    if s.phase != CHOOSING and me.chosen_count:
        yield wrong("five211-wrong-chosen-nobody")
    if s.phase == CHOOSING and me.chosen_count > CARDS_IN_EACH_PART[s.parts]:
        yield wrong("five211-wrong-chosen-many")
    full = HAND - open_cards if s.rounds == ROUNDS[s.seat_count] else HAND
    if s.phase == CHOOSING and me.hand_count + me.chosen_count != full:
        yield wrong("five211-wrong-hand-full", count=me.hand_count + me.chosen_count, of=full)
    if me.hand_count > HAND or (s.phase in (CHOOSE_FIRST, ENDED) and me.hand_count):
        yield wrong("five211-wrong-hand-many", count=me.hand_count)


def wrong_rounds(s: State) -> Iterator[Label]:
    """FI-5, FI-6: the pile ends with the last round's hands, and a game with its last round."""
    if s.unseen.sum() != s.pile + REMOVED[s.seat_count]:
        yield wrong("five211-wrong-unseen", count=s.unseen.sum(), pile=s.pile, out=REMOVED[s.seat_count])
    is_last = s.rounds == ROUNDS[s.seat_count]
    if s.phase == CHOOSING and (s.pile == 0) != is_last:
        yield wrong("five211-wrong-pile")
    if s.phase == DRAWING and (s.pile == 0 or is_last):
        yield wrong("five211-wrong-no-pile")
    if s.phase in (CHOOSE_FIRST, ENDED) and s.parts:
        yield wrong("five211-wrong-parts")
    if s.phase == CHOOSE_FIRST and (s.first or s.rounds or s.deals):
        yield wrong("possible-not-started", fields="first, rounds, deals")
    points = [s.seats[seat].total + value_of(s, seat) for seat in range(s.seat_count)]
    if s.phase == ENDED and (s.pile or not is_last or max(points) < s.target):
        yield wrong("five211-wrong-over")
    if s.target and max(s.seats[seat].total for seat in range(s.seat_count)) >= s.target:
        yield wrong("five211-wrong-target")


def value_of(s: State, seat: int) -> int:
    """The points of the cards that a seat has kept in this deal."""
    return int(sum(count * (kind % VALUES + 1) for kind, count in enumerate(s.seats[seat].kept)))


def wrong_counts(s: State) -> Iterator[Label]:
    """FI-7: while cards are open, counts and roosters are theirs."""
    shown = np.zeros((COLORS, VALUES), int)
    for seat in range(s.seat_count):
        shown += np.array(s.seats[seat].shown).reshape(COLORS, VALUES)
    if s.parts and (s.counts.tolist() != shown.sum(1).tolist() or s.roosters != shown[:, ROOSTER].sum()):
        yield wrong("five211-wrong-counts")
    if not s.parts and s.last_winner == NO_ROUND and (s.counts.sum() or s.roosters):
        yield wrong("five211-wrong-counts-none")
    if s.last_winner == NO_ROUND and any(s.seats[seat].gain for seat in range(s.seat_count)):
        yield wrong("five211-wrong-gain")


def settle(s: State) -> None:
    """After something was edited: cards that are nowhere else are unseen, and what is counted is counted again."""
    rest = np.tile(CARDS_OF_EACH_VALUE, COLORS).astype(int) - s.discarded
    shown = np.zeros((COLORS, VALUES), int)
    for seat in range(s.seat_count):
        me = s.seats[seat]
        me.hand_count, me.chosen_count = int(me.hand.sum()), int(me.chosen.sum())
        rest -= sum(np.array(getattr(me, name)).astype(int) for name in HEAPS)
        shown += np.array(me.shown).reshape(COLORS, VALUES)
    for kind in range(KINDS):
        s.unseen[kind] = max(0, rest[kind])
    if s.parts:
        s.roosters = int(shown[:, ROOSTER].sum())
        for color in range(COLORS):
            s.counts[color] = int(shown[color].sum())
