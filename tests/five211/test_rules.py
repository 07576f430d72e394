"""The numbered rules of five211, up to the last card of a deal, FI-1 to FI-6; see docs/rules/five211.md."""

from __future__ import annotations

from collections import Counter

import pytest

import maiolica
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.five211 import rules
from maiolica.games.five211.moves import MOVES, OUTCOMES
from maiolica.games.five211.state import COLOR_NAMES, LETTERS

from .drawn import (
    CARDS,
    chosen,
    deal,
    deal_plain,
    draw,
    hands,
    heap,
    kept,
    moves,
    odds,
    scores,
    select,
    shown,
    start,
)

GAME = get("five211")

SEATS = [2, 3, 4, 5]
TWO_HANDS = "Y1 Y2 Y3 Y4 Y5", "G1 G2 G3 G4 G5"
FULL = "hand Y1 Y2 Y3 Y4 Y5 \n hand G1 G2 G3 G4 G5"
every_seats = pytest.mark.parametrize("seats", SEATS)


# The cards


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_two_to_five_play(seats):
    """FI-1"""
    with pytest.raises(maiolica.BadOption):
        GAME.start(seats)


@every_seats
def test_a_hundred_cards_are_shuffled(seats):
    """FI-1: in five colors the same twenty cards"""
    s = start(seats)
    cards = heap(s.unseen).split()
    assert len(cards) == 100
    for color in "YGOBT":
        values = "".join(card[1] for card in cards if card[0] == color)
        assert values == "11111222222333334456"


def test_the_colors_have_names_and_cards_have_texts():
    """FI-1"""
    assert LETTERS == "YGOBT"
    assert COLOR_NAMES == ["yellow", "green", "orange", "blue", "turquoise"]
    assert [MOVES.text(kind) for kind in range(MOVES.size)] == CARDS
    assert [OUTCOMES.text(kind) for kind in range(30)] == CARDS


# The deal


@pytest.mark.parametrize(("seats", "pile"), [(2, 80), (3, 72), (4, 80), (5, 60)])
def test_everybody_is_dealt_five_cards_and_the_rest_is_the_pile(seats, pile):
    """FI-2"""
    s = start(seats)
    for _ in range(5 * seats):
        assert rules.actor(s) == CHANCE
        deal(s, ["Y1" if "Y1" in odds(s) else max(odds(s))])
    assert rules.actor(s) == 0
    assert [len(hand.split()) for hand in hands(s)] == [5] * seats
    assert [s.seats[seat].hand_count for seat in range(seats)] == [5] * seats
    assert s.pile == pile
    assert (kept(s), shown(s), chosen(s)) == ([""] * seats,) * 3
    assert scores(s) == [0] * seats
    assert s.rounds == 1


@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 13), (4, 0), (5, 15)])
def test_some_cards_are_removed_unseen(seats, removed):
    """FI-2: they stay among those that may be drawn, for nobody knows them"""
    s = start(seats)
    assert odds(s) == {card: (5, 6, 5, 2, 1, 1)[int(card[1]) - 1] for card in CARDS}
    deal_plain(s)
    assert sum(odds_of_next_draw(s).values()) == 100 - 5 * seats
    assert s.unseen.sum() - s.pile == removed


def odds_of_next_draw(s):
    """What may be drawn after everybody has chosen the first cards of the hand."""
    s = s.clone()
    for seat in range(s.seat_count):
        for _ in range(2):
            rules.play(s, seat, MOVES.number(moves(s, seat)[0]))
    return odds(s)


def test_seat_by_seat_the_hands_are_dealt():
    """FI-2, FI-4"""
    s = deal(start(3), "Y1 Y2 Y3 Y4 Y5 G1 G2")
    assert hands(s) == ["Y1 Y2 Y3 Y4 Y5", "G1 G2", ""]
    deal(s, "G3 G4 G5 O2 O2 O2 O3")
    assert hands(s) == [*TWO_HANDS, "O2 O2 O2 O3"]
    assert rules.actor(s) == CHANCE


@every_seats
def test_who_is_asked_first_is_drawn_with_equal_odds(seats):
    s = GAME.start(seats)
    assert odds(s) == {f"seat{seat + 1}": 1 for seat in range(seats)}
    deal_plain(deal(s, f"seat{seats}"))
    assert rules.actor(s) == seats - 1


# The parts of a round


def test_any_card_of_the_hand_may_be_chosen_and_no_other():
    """FI-3"""
    s = draw("hand Y1 Y1 B6 T2 T2 \n hand G1 G2 G2 G2 O3", 1)
    assert moves(s, 0) == ["Y1", "B6", "T2"]
    assert moves(s, 1) == ["G1", "G2", "O3"]
    select(s, "Y1")
    assert moves(s, 0) == ["Y1", "B6", "T2"]
    select(s, "Y1")
    assert moves(s, 0) == []


def test_two_cards_then_one_then_one_are_chosen():
    """FI-3"""
    s = draw(FULL, 1)
    for number in (2, 1, 1):
        for seat in (0, 1):
            for left in range(number, 0, -1):
                assert moves(s, seat), f"{left} cards are left to choose"
                rules.play(s, seat, MOVES.number(moves(s, seat)[0]))
            assert moves(s, seat) == []
        deal_plain(s)
    assert s.rounds == 2


@every_seats
def test_nobody_waits_for_another(seats):
    """FI-3"""
    s = deal_plain(start(seats))
    assert all(moves(s, seat) for seat in range(seats))
    for seat in reversed(range(seats)):
        for _ in range(2):
            assert moves(s, seat)
            rules.play(s, seat, MOVES.number(moves(s, seat)[0]))
        assert [bool(moves(s, other)) for other in range(seats)] == [other < seat for other in range(seats)]


def test_cards_lie_face_down_until_all_have_chosen():
    """FI-3"""
    s = select(draw(FULL, 1), "Y1 Y3", "G5")
    assert shown(s) == ["", ""]
    assert chosen(s) == ["Y1 Y3", "G5"]
    assert hands(s) == ["Y2 Y4 Y5", "G1 G2 G3 G4"]
    select(s, "", "G1")
    assert chosen(s) == ["", ""]
    assert shown(s) == ["Y1 Y3", "G1 G5"]


def test_open_cards_stay_before_their_owners():
    """FI-3"""
    s = deal(select(draw(FULL, 1), "Y1 Y2", "G1 G2"), "T2 T2 B2 B2")
    select(s, "T2", "B2")
    assert shown(s) == ["Y1 Y2 T2", "G1 G2 B2"]
    deal(s, "O2 O3")
    assert shown(s) == ["Y1 Y2 T2", "G1 G2 B2"]
    assert s.counts.tolist() == [2, 2, 0, 1, 1]
    assert s.roosters == 2


@every_seats
def test_everybody_draws_up_to_five_seat_by_seat(seats):
    """FI-4"""
    s = deal_plain(start(seats))
    for number in (2, 1, 1):
        for seat in range(seats):
            for _ in range(number):
                rules.play(s, seat, MOVES.number(moves(s, seat)[0]))
        for seat in range(seats):
            for missing in range(number, 0, -1):
                assert rules.actor(s) == CHANCE
                counts = [s.seats[other].hand_count for other in range(seats)]
                assert counts == [5] * seat + [5 - missing] + [5 - number] * (seats - seat - 1)
                card = next(iter(odds(s)))
                before = hands(s)[seat].split()
                deal(s, [card])
                assert Counter(hands(s)[seat].split()) == Counter([*before, card])
        assert rules.actor(s) == 0


def test_a_drawn_card_leaves_the_unseen_ones():
    """FI-4"""
    s = select(draw(FULL, 1), "Y1 Y2", "G1 G2")
    before = odds(s)
    deal(s, "T6")
    assert odds(s) == {card: count for card, count in before.items() if card != "T6"}
    deal(s, "T2")
    assert odds(s)["T2"] == before["T2"] - 1
    assert s.pile == 78


def test_nobody_draws_or_waits_for_draws_while_cards_are_chosen():
    """FI-4"""
    s = select(draw(FULL, 1), "Y1 Y2", "G1 G2")
    assert [moves(s, seat) for seat in (0, 1)] == [[], []]
    deal(s, "T2 T2 B2")
    assert [moves(s, seat) for seat in (0, 1)] == [[], []]


@every_seats
def test_in_the_last_round_nobody_draws_and_hands_shrink(seats):
    """FI-5"""
    s = draw("\n".join(["-"] * seats))
    for number, left in zip((2, 1), (3, 2), strict=True):
        for seat in range(seats):
            for _ in range(number):
                assert rules.actor(s) >= 0
                rules.play(s, seat, MOVES.number(moves(s, seat)[0]))
        assert [s.seats[seat].hand_count for seat in range(seats)] == [left] * seats
    for seat in range(seats):
        assert len(hands(s)[seat].split()) == 2
        rules.play(s, seat, MOVES.number(moves(s, seat)[0]))
    assert rules.actor(s) == OVER


def test_the_last_card_is_discarded_unscored():
    """FI-5"""
    s = draw("open Y2 Y2 Y3, hand O2 T6 \n open O3 G2 B2, hand G3 T5")
    before = Counter(heap(s.discarded).split())
    select(s, "O2", "G3")
    assert kept(s) == ["Y2 Y2 Y3", ""]
    discarded = Counter(heap(s.discarded).split()) - before
    assert discarded == Counter(["O2", "O3", "G2", "B2", "G3", "T6", "T5"])
    assert hands(s) == ["", ""]


def test_a_round_before_the_last_one_empties_the_pile():
    """FI-5, FI-6"""
    s = draw("open Y2 Y2 Y3, hand O2 \n open O3 G2 B2, hand G3", 10)
    assert s.pile == 2
    deal_plain(select(s, "O2", "G3"))
    assert (s.pile, s.rounds) == (0, 11)
    assert [s.seats[seat].hand_count for seat in (0, 1)] == [5, 5]
    assert rules.actor(s) == 0
