"""The rulings on edge cases of five211, K1 to K18; see docs/rules/five211.md."""

from __future__ import annotations

from itertools import permutations

import pytest

from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.five211 import rules
from maiolica.games.five211.state import NOBODY, ROOSTERS
from maiolica.testing import Setup, walk

from .drawn import (
    COLORS,
    deal,
    deal_plain,
    draw,
    hands,
    heap,
    kept,
    odds,
    ranks,
    scored,
    scores,
    select,
    shown,
    spread,
    start,
)

GAME = get("five211")


def winner(counts: tuple[int, ...], seats: int) -> str:
    """The letter of the color that scores, or nothing, by the cards that are kept in the end."""
    cards = " ".join(kept(scored(*spread(counts, seats)))).split()
    colors = {card[0] for card in cards}
    assert len(colors) <= 1
    assert not colors or len(cards) == counts[COLORS.index(cards[0][0])]
    return "".join(colors)


FIVE_ROOSTERS = "Y1 G1 O1 T2", "B1 T1 Y2 T3"


def test_more_roosters_than_needed_score():
    """K1: two seats need four"""
    assert kept(scored(*FIVE_ROOSTERS)) == ["Y1 G1 O1", "B1 T1"]


def test_by_the_option_more_roosters_than_needed_do_not_score():
    """K1: three cards are turquoise, two are yellow"""
    assert kept(scored(*FIVE_ROOSTERS, exact=True)) == ["T2", "T1 T3"]
    assert kept(scored("Y1 G1 T2 T2", "B1 T1 Y2 T3", exact=True)) == ["Y1 G1", "B1 T1"]
    assert kept(scored("Y1 G1 T2 T2", "B1 G3 Y2 T3", exact=True)) == ["T2 T2", "T3"]


def test_at_least_is_the_rule_unless_chosen():
    """K1"""
    assert [start().exact, start(roosters="at_least").exact, start(roosters="exact").exact] == [0, 0, 1]


def test_limit_and_ties_do_not_matter_when_roosters_score():
    """K2: six yellow cards; two colors with four cards"""
    assert kept(scored("Y1 Y1 Y2 T2", "Y1 Y1 Y3 G2")) == ["Y1 Y1", "Y1 Y1"]
    assert kept(scored("Y1 Y1 Y2 T2", "T1 T1 Y3 T3")) == ["Y1 Y1", "T1 T1"]
    assert kept(scored("Y1 Y1 Y2 Y3", "T1 T1 T2 T2", exact=True)) == ["Y1 Y1", "T1 T1"]


def test_roosters_count_for_their_color_and_are_kept_with_it():
    """K3: without its roosters yellow would have one card, and green would score"""
    s = scored("Y1 Y1 G2 G3", "O2 T2 B2 Y2")
    assert kept(s) == ["Y1 Y1", "Y2"]
    assert scores(s) == [2, 2]


def test_roosters_can_carry_a_color_over_the_limit_or_into_a_tie():
    """K3"""
    assert kept(scored("Y1 Y2 Y2 Y2", "Y1 Y3 G2 G3")) == ["", "G2 G3"]
    assert kept(scored("Y1 Y2 Y2 G2", "G3 G3 O2 T2")) == ["", ""]


@pytest.mark.parametrize(
    ("seats", "allowed", "too_many"),
    [
        (2, (5, 2, 1), (6, 2)),
        (3, (6, 4, 2), (7, 4, 1)),
        (4, (7, 5, 4), (8, 5, 3)),
        (5, (8, 7, 5), (9, 7, 4)),
    ],
)
def test_as_many_cards_as_the_limit_score_and_one_more_does_not(seats, allowed, too_many):
    """K4"""
    assert winner(allowed, seats) == "Y"
    assert winner(too_many, seats) == "G"


@pytest.mark.parametrize(
    ("counts", "seats", "won"),
    [
        ((6, 2), 2, "G"),
        ((8, 8), 4, ""),
        ((10, 9, 1), 5, "O"),
        ((9, 10, 0, 0, 1), 5, "T"),
        ((11, 9), 5, ""),
        ((9, 2, 8, 1), 5, "O"),
        ((10, 5, 5), 5, ""),
        ((13, 3), 4, "G"),
    ],
)
def test_after_a_color_over_the_limit_the_others_are_looked_at(counts, seats, won):
    """K5"""
    assert winner(counts, seats) == won


@pytest.mark.parametrize(
    ("counts", "seats", "won"),
    [
        ((3, 3, 2), 2, "O"),
        ((2, 3, 3), 2, "Y"),
        ((3, 3, 1, 1), 2, ""),
        ((2, 2, 2, 1, 1), 2, ""),
        ((3, 3, 3, 2, 1), 3, "B"),
        ((4, 4, 3, 3, 2), 4, "T"),
        ((6, 6, 5, 3), 5, "O"),
        ((4, 4, 4, 4, 4), 5, ""),
    ],
)
def test_after_a_tie_the_others_are_looked_at(counts, seats, won):
    """K6"""
    assert winner(counts, seats) == won


@pytest.mark.parametrize(
    ("counts", "seats", "won"), [((9, 9, 2), 5, "O"), ((9, 9, 1, 1), 5, ""), ((8, 8), 4, ""), ((10, 10), 5, "")]
)
def test_a_tie_over_the_limit_is_discarded_like_either(counts, seats, won):
    """K7"""
    assert winner(counts, seats) == won


@pytest.mark.parametrize(
    ("counts", "seats"), [((7, 1), 2), ((11, 1), 3), ((15, 1), 4), ((5, 1, 5, 5), 4), ((19, 1), 5), ((9, 1, 5, 5), 5)]
)
def test_a_single_card_can_be_the_majority(counts, seats):
    """K8"""
    assert winner(counts, seats) == "G"


@pytest.mark.parametrize(
    ("counts", "seats"), [((8,), 2), ((4, 4), 2), ((2, 2, 2, 2), 2), ((6, 1, 1), 2), ((12,), 3), ((16,), 4), ((20,), 5)]
)
def test_nobody_may_score(counts, seats):
    """K9"""
    s = scored(*spread(counts, seats))
    assert (s.last_winner, kept(s), scores(s)) == (NOBODY, [""] * seats, [0] * seats)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_how_often_roosters_or_nobody_score_in_random_games(seats):
    """K1, K9"""
    shares = {}
    for roosters in ("at_least", "exact"):
        won = []
        for seed in range(150):
            states = walk(Setup(GAME, seats, GAME.complete(seats, {"roosters": roosters})), seed).states
            rounds = states["rounds"] + (states["phase"] == states["phase"][-1])
            won += states["last_winner"][1:][rounds[1:] > rounds[:-1]].tolist()[1:]
        shares[roosters] = won.count(ROOSTERS) / len(won)
        if roosters == "at_least":
            nobody = won.count(NOBODY) / len(won)
            assert 0.15 < nobody < 0.3 if seats == 2 else nobody < (0.06 if seats > 3 else 0.15)
    assert 0.07 < shares["at_least"] < 0.23
    assert 0.05 < shares["exact"] < min(0.15, shares["at_least"])


def test_after_the_third_part_hands_are_filled_before_the_round_is_scored():
    """K10"""
    s = select(draw("open Y2 Y2 Y3, hand O2 \n open O3 G2 B2, hand G3", 4), "O2", "G3")
    for card in ("T5", "T6"):
        assert rules.actor(s) == CHANCE
        assert shown(s) == ["Y2 Y2 Y3 O2", "G2 G3 O3 B2"]
        deal(s, card)
    assert [len(hand.split()) for hand in hands(s)] == [5, 5]
    assert kept(s) == ["Y2 Y2 Y3", ""]
    assert (s.rounds, shown(s)) == (5, ["", ""])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_pile_never_ends_in_the_middle_of_a_draw(seats):
    """K11"""
    s = deal_plain(start(seats))
    while s.pile:
        for number in (2, 1, 1):
            assert s.pile >= seats * number
            first = [" ".join(hand.split()[:number]) for hand in hands(s)]
            deal_plain(select(s, *first))
    assert [len(hand.split()) for hand in hands(s)] == [5] * seats


def test_the_last_card_brings_nothing_though_its_color_scored():
    """K12"""
    s = select(draw("open Y2 Y2 Y3, hand O2 Y6 \n open O3 G2 B2, hand G3 Y5"), "O2", "G3")
    assert rules.actor(s) == OVER
    assert kept(s) == ["Y2 Y2 Y3", ""]
    assert scores(s) == [7, 0]
    assert {"Y5", "Y6"} <= set(heap(s.discarded).split())


def test_ties_in_the_end_go_to_more_cards_then_are_shared():
    """K13: the last round brings the first seat two cards and six points"""
    for cards, places in (("G6", [1, 2]), ("G3 G3", [1, 1]), ("G2 G2 G2", [2, 1])):
        s = draw(f"open Y3 Y3 B2, hand T2 \n open B2 B3 T2, hand T3, kept {cards}")
        select(s, "T2", "T3")
        assert rules.actor(s) == OVER
        assert (scores(s), ranks(s)) == ([6, 6], places)


BEFORE_THE_END = "open Y2 Y2 Y3, hand O2, before {} points 9 cards \n open Y4 G2 B2, hand G3, before {} points 9 cards"


def test_each_deal_of_a_long_game_shuffles_all_cards_and_removes_anew():
    """K14"""
    s = select(draw(BEFORE_THE_END.format(10, 10), target=50, deals=2), "O2", "G3")
    assert rules.actor(s) == CHANCE
    assert odds(s) == odds(start())
    assert (s.pile, s.unseen.sum(), s.discarded.sum()) == (90, 100, 0)


@pytest.mark.parametrize(("totals", "places"), [((45, 44), [1, 2]), ((43, 47), [2, 1]), ((44, 47), [1, 2])])
def test_of_several_past_the_target_the_highest_total_wins(totals, places):
    """K15: the deal brings seven points for three cards, and four for one"""
    s = select(draw(BEFORE_THE_END.format(*totals), target=48, deals=2), "O2", "G3")
    assert rules.actor(s) == OVER
    assert scores(s) == [totals[0] + 7, totals[1] + 4]
    assert ranks(s) == places


def test_a_target_reached_in_the_middle_of_a_deal_does_not_end_it():
    """K16"""
    s = draw(BEFORE_THE_END.format(49, 49), 10, target=50, deals=2)
    deal_plain(select(s, "O2", "G3"))
    assert scores(s) == [56, 53]
    assert (rules.actor(s), s.rounds, s.deals) == (0, 11, 2)


def test_kept_and_discarded_cards_are_public():
    """K17"""
    s = draw("kept Y6 G6, open B2 B3 \n kept O6, open T2 T3 \n -, open O2 O3", 3)
    for seat in range(3):
        view = s.clone()
        rules.hide(view, seat)
        assert (kept(view), shown(view)) == (["Y6 G6", "O6", ""], ["B2 B3", "T2 T3", "O2 O3"])
        assert heap(view.discarded) == heap(s.discarded) != ""


def test_the_order_of_chosen_cards_does_not_matter():
    """K18"""
    here, there = (
        select(draw("hand Y1 Y2 Y3 \n hand G1 G2 G3", 1), *cards) for cards in (("Y1 Y3", "G2 G1"), ("Y3 Y1", "G1 G2"))
    )
    assert here.tobytes() == there.tobytes()


def test_the_order_in_which_the_seats_choose_does_not_matter():
    """K18, FI-3"""
    ends = set()
    for order in permutations(range(3)):
        s = draw("open Y2 Y3, hand Y1 \n open G2 G3, hand G1 \n open T2 T3, hand T1", 2)
        for seat in order:
            select(s, *[""] * seat, ("Y1", "G1", "T1")[seat])
        ends.add(s.tobytes())
    assert len(ends) == 1
