"""Positions of 5211 as people write them down.

A line for each seat says what it has, as far as it matters::

    hand B1 B3 T2, open G2 G3, kept T6
    chosen Y1, open G1 O2, before 12 points 5 cards

A position lies in the last round unless another is given; how many cards are open says in which part of it. Hands are
filled up with cards that nobody names; of those left, as many as were played before are discarded, the rest is unseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import numpy as np

from maiolica.core.game.game import CHANCE
from maiolica.games import get
from maiolica.games.five211 import rules
from maiolica.games.five211.moves import MOVES, OUTCOMES
from maiolica.games.five211.state import CHOOSING, NO_ROUND, NOBODY, State

from .components import ROUNDS, check

GAME = get("five211")

COLORS = "YGOBT"
CARDS = [f"{color}{value}" for color in COLORS for value in range(1, 7)]
COPIES = {"1": 5, "2": 6, "3": 5, "4": 2, "5": 1, "6": 1}
PLAIN_FIRST = [f"{color}{value}" for value in (2, 3, 1, 4, 5, 6) for color in COLORS]
IN_PLAY = {2: 90, 3: 87, 4: 100, 5: 85}
BEFORE = re.compile(r"before (\d+) points (\d+) cards")
PLACES = {"hand": "hand", "chosen": "chosen", "open": "shown", "kept": "kept"}


def start(seats: int = 2, **options: object) -> State:
    """A game before its first draw; the first seat is asked first."""
    return GAME.start(seats, {"first_seat": 1} | options)


def draw(
    picture: str,
    rounds: int | None = None,
    *,
    first: int = 0,
    exact: bool = False,
    target: int = 0,
    deals: int = 1,
) -> State:
    """A position in which somebody chooses a card."""
    lines = [line.strip() for line in picture.strip().splitlines()]
    seats = len(lines)
    s = State.new()
    s.seat_count, s.first, s.exact, s.target, s.deals = seats, first, exact, target, deals
    s.phase, s.rounds = CHOOSING, ROUNDS[seats] if rounds is None else rounds
    s.last_winner = NO_ROUND if s.rounds == 1 and deals == 1 else NOBODY
    for seat, line in enumerate(lines):
        _draw_seat(s, seat, line)
    played = int(s.seats[0].shown.sum())
    s.parts = {0: 0, 2: 1, 3: 2}[played]
    is_last = s.rounds == ROUNDS[seats]
    s.pile = 0 if is_last else IN_PLAY[seats] - seats * (5 + 4 * (s.rounds - 1) + played)
    _fill(s, 5 - played if is_last else 5)
    check(np.array([s]))
    return s


def _draw_seat(s: State, seat: int, line: str) -> None:
    me = s.seats[seat]
    for said in filter(None, line.strip("-").split(", ")):
        if before := BEFORE.fullmatch(said):
            me.total, me.kept_before = int(before[1]), int(before[2])
        else:
            place, *cards = said.split()
            for card in cards:
                getattr(me, PLACES[place])[CARDS.index(card)] += 1
    me.chosen_count = me.chosen.sum()


def _fill(s: State, hand_size: int) -> None:
    """Everything that the lines do not say."""
    for seat in range(s.seat_count):
        s.counts[:] += s.seats[seat].shown.reshape(5, 6).sum(1).astype(np.int8)
        s.roosters += s.seats[seat].shown[::6].sum()
    left = {card: COPIES[card[1]] - _placed(s, card) for card in PLAIN_FIRST}
    rest = [card for card, count in left.items() for _ in range(count)]
    assert min(left.values()) >= 0, "a card is drawn too often"
    for seat in range(s.seat_count):
        me = s.seats[seat]
        me.hand_count = hand_size - me.chosen_count
        while me.hand.sum() < me.hand_count:
            me.hand[CARDS.index(rest.pop(0))] += 1
    unseen = s.pile + 100 - IN_PLAY[s.seat_count]
    for i, card in enumerate(rest):
        (s.discarded if i < len(rest) - unseen else s.unseen)[CARDS.index(card)] += 1


def _placed(s: State, card: str) -> int:
    kind = CARDS.index(card)
    return sum(getattr(s.seats[seat], place)[kind] for seat in range(s.seat_count) for place in PLACES.values())


def select(s: State, *cards: str) -> State:
    """Each seat chooses its cards, seat by seat."""
    for seat, text in enumerate(cards):
        for card in text.split():
            assert card in moves(s, seat), f"seat {seat} cannot choose {card}"
            rules.play(s, seat, MOVES.number(card))
    return s


def deal(s: State, cards: str | Iterable[str]) -> State:
    """These cards are drawn, one by one."""
    for card in cards.split() if isinstance(cards, str) else cards:
        assert card in odds(s), f"{card} cannot be drawn"
        rules.deal(s, OUTCOMES.number(card))
    return s


def deal_plain(s: State) -> State:
    """The plainest cards are drawn, until somebody can choose."""
    while rules.actor(s) == CHANCE:
        possible = odds(s)
        deal(s, [next(card for card in PLAIN_FIRST if card in possible)])
    return s


def scored(*cards: str, rounds: int | None = None, **more: Any) -> State:
    """The position after a round in which each seat has played these four cards."""
    words = [text.split() for text in cards]
    assert {len(four) for four in words} == {4}
    lines = [f"open {' '.join(four[:3])}, hand {four[3]}" for four in words]
    return deal_plain(select(draw("\n".join(lines), rounds, **more), *(four[3] for four in words)))


def spread(counts: Iterable[int], seats: int) -> list[str]:
    """So many cards of each color, roosters last, given out one by one to the seats."""
    values = [value for value in "234561" for _ in range(COPIES[value])]
    cards = [color + value for color, count in zip(COLORS, counts, strict=False) for value in values[:count]]
    assert len(cards) == 4 * seats
    return [" ".join(cards[seat::seats]) for seat in range(seats)]


def heap(counts: Any) -> str:
    """Cards as text, in the order of the deck."""
    return " ".join(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count))


def hands(s: State) -> list[str]:
    return [heap(s.seats[seat].hand) for seat in range(s.seat_count)]


def chosen(s: State) -> list[str]:
    return [heap(s.seats[seat].chosen) for seat in range(s.seat_count)]


def shown(s: State) -> list[str]:
    return [heap(s.seats[seat].shown) for seat in range(s.seat_count)]


def kept(s: State) -> list[str]:
    return [heap(s.seats[seat].kept) for seat in range(s.seat_count)]


def moves(s: State, seat: int) -> list[str]:
    """What a seat may choose."""
    out = np.zeros(MOVES.size, np.int32)
    return [MOVES.text(action) for action in out[: rules.legal(s, seat, out)].tolist()]


def odds(s: State) -> dict[str, int]:
    """What may be drawn, and its weight."""
    out = np.zeros(OUTCOMES.size, np.int32)
    return {OUTCOMES.text(i): int(out[i]) for i in range(rules.odds(s, out)) if out[i]}


def scores(s: State) -> list[int]:
    return [rules.score(s, seat) for seat in range(s.seat_count)]


def ranks(s: State) -> list[int]:
    out = np.zeros(s.seat_count, np.int32)
    rules.ranks(s, out)
    return [int(place) for place in out]
