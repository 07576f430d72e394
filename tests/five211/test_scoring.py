"""The numbered rules of five211 on what scores, FI-7 to FI-9; see docs/rules/five211.md."""

from __future__ import annotations

from collections import Counter

import pytest

import maiolica
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games.five211 import rules

from .drawn import deal_plain, draw, hands, heap, kept, odds, ranks, scored, scores, select, shown, start

# Scoring a round


def test_enough_roosters_are_kept_by_their_owners_and_the_rest_is_discarded():
    """FI-7a"""
    s = scored("Y1 G1 T6 T5", "O1 B1 T4 T4")
    assert kept(s) == ["Y1 G1", "O1 B1"]
    assert scores(s) == [2, 2]
    assert Counter(["T6", "T5", "T4", "T4"]) <= Counter(heap(s.discarded).split())


@pytest.mark.parametrize(("seats", "enough"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_two_roosters_more_than_seats_are_enough(seats, enough):
    """FI-7a"""
    for roosters in (enough, enough + 1):
        s = scored(*with_roosters(seats, roosters))
        assert [card[1] for card in " ".join(kept(s)).split()] == ["1"] * roosters
        assert sum(scores(s)) == roosters
    s = scored(*with_roosters(seats, enough - 1))
    assert [card[0] for card in " ".join(kept(s)).split()] == ["T"] * (seats + 3)


def with_roosters(seats, number):
    """So many roosters of four colors, then as many turquoise cards as may score, then others."""
    turquoise = [f"T{value}" for value in (2, 2, 2, 2, 2, 2, 3, 3)]
    cards = [f"{'YGOB'[i % 4]}1" for i in range(number)] + turquoise[: seats + 3]
    cards += [f"{'YGOB'[i % 4]}3" for i in range(4 * seats)]
    return [" ".join(cards[seat : 4 * seats : seats]) for seat in range(seats)]


def test_most_cards_of_a_color_score_whatever_their_values():
    """FI-7b"""
    s = scored("Y2 Y2 G6 T6", "Y2 G5 B6 T5")
    assert kept(s) == ["Y2 Y2", "Y2"]
    assert scores(s) == [4, 2]


def test_everybody_keeps_the_own_cards_of_the_color_and_all_others_are_discarded():
    """FI-7b"""
    s = scored("Y2 Y3 G6 T6", "Y6 Y4 G2 B2", "O2 O3 B3 T2", rounds=2)
    assert kept(s) == ["Y2 Y3", "Y4 Y6", ""]
    assert scores(s) == [5, 10, 0]
    assert shown(s) == ["", "", ""]
    assert Counter(["G6", "T6", "G2", "B2", "O2", "O3", "B3", "T2"]) <= Counter(heap(s.discarded).split())
    assert rules.actor(s) == 0


def test_kept_cards_pile_up_over_the_rounds():
    """FI-7, FI-8"""
    s = draw("open Y2 Y3 G6, hand T6, kept B2 B4 \n open Y6 G2 B2, hand O2, kept Y5", 5)
    deal_plain(select(s, "T6", "O2"))
    assert kept(s) == ["Y2 Y3 B2 B4", "Y5 Y6"]
    assert scores(s) == [11, 11]


def test_a_tie_is_discarded_and_the_next_color_scores():
    """FI-7b"""
    s = scored("Y2 Y3 Y4 T6", "G2 G3 G4 T5")
    assert kept(s) == ["T6", "T5"]


def test_too_many_cards_of_a_color_are_discarded_and_the_next_color_scores():
    """FI-7b"""
    s = scored("Y2 Y3 Y4 T6", "Y2 Y3 Y4 T5")
    assert kept(s) == ["T6", "T5"]


def test_nobody_scores_when_no_color_is_left():
    """FI-7b"""
    s = scored("Y2 Y3 G2 G3", "O2 O3 T2 T3")
    assert kept(s) == ["", ""]
    assert scores(s) == [0, 0]


def test_what_scored_is_remembered():
    """FI-7"""
    winners = {
        "Y2 Y2 Y2 T2 / G2 O2 B2 B2": 1,
        "T2 T2 T2 Y2 / G2 O2 B2 B2": 5,
        "Y1 G1 T6 T5 / O1 B1 T4 T4": 6,
        "Y2 Y3 G2 G3 / O2 O3 T2 T3": 7,
    }
    for cards, winner in winners.items():
        assert scored(*cards.split(" / ")).last_winner == winner
    s = scored("Y2 Y3 Y4 G6", "Y6 T2 O2 B2", rounds=3)
    assert [s.seats[seat].gain for seat in (0, 1)] == [9, 6]


def test_scoring_waits_for_the_third_part():
    """FI-7"""
    s = deal_plain(select(draw("open Y2 Y2, hand Y2 \n open Y3 G2, hand G3", 1), "Y2", "G3"))
    assert kept(s) == ["", ""]
    assert shown(s) == ["Y2 Y2 Y2", "Y3 G2 G3"]


# The end


def test_points_are_the_values_of_kept_cards():
    """FI-8"""
    s = draw("kept Y1 G2 O3 B4 T5 Y6 \n kept T1 T1")
    assert scores(s) == [21, 2]


def test_most_points_win():
    """FI-8"""
    assert ranks(draw("kept Y6 \n kept G1 G1 G1 G1 G1")) == [1, 2]
    assert ranks(draw("kept Y2 \n kept G3 \n kept O4 \n kept B5 \n -")) == [4, 3, 2, 1, 5]


def test_a_tie_goes_to_more_kept_cards():
    """FI-8"""
    assert ranks(draw("kept Y6 \n kept G3 G3")) == [2, 1]
    assert ranks(draw("kept Y6 \n kept G3 G3 \n kept B2 B2 B2 \n kept T5")) == [3, 2, 1, 4]


def test_a_tie_of_points_and_cards_is_shared():
    """FI-8"""
    assert ranks(draw("kept Y2 Y4 \n kept G3 G3")) == [1, 1]
    assert ranks(draw("kept Y2 Y4 \n kept G3 G3 \n kept T6")) == [1, 1, 3]
    assert ranks(draw("- \n - \n kept B1 \n - \n -")) == [2, 2, 1, 2, 2]


LAST_CARDS = "open Y2 Y2 Y3, hand O2, before {} points {} cards \n open O3 G2 B2, hand G3, before {} points {} cards"


@pytest.mark.parametrize(("before", "over"), [(41, False), (42, False), (43, True), (44, True), (49, True)])
def test_a_match_ends_when_a_total_reaches_the_target(before, over):
    """FI-9: the last round brings seven points"""
    s = select(draw(LAST_CARDS.format(before, 20, 3, 2), target=50, deals=3), "O2", "G3")
    assert (rules.actor(s) == OVER) == over
    assert scores(s) == [before + 7, 3]
    assert s.deals == (3 if over else 4)


def test_without_a_target_one_deal_is_all():
    """FI-9"""
    s = select(draw("open Y2 Y2 Y3, hand O2 \n open O3 G2 B2, hand G3"), "O2", "G3")
    assert rules.actor(s) == OVER


def test_a_new_deal_has_all_cards_and_carries_points_and_cards():
    """FI-9"""
    s = select(draw(LAST_CARDS.format(10, 5, 3, 2), target=100, deals=2), "O2", "G3")
    assert odds(s) == odds(start())
    assert (s.deals, s.rounds, s.pile) == (3, 1, 90)
    assert (kept(s), hands(s), shown(s), heap(s.discarded)) == (["", ""], ["", ""], ["", ""], "")
    assert [s.seats[seat].kept_before for seat in (0, 1)] == [8, 2]
    deal_plain(s)
    assert [s.seats[seat].hand_count for seat in (0, 1)] == [5, 5]
    assert s.pile == 80


@pytest.mark.parametrize(("cards", "places"), [((10, 8), [1, 2]), ((10, 13), [1, 1]), ((10, 14), [2, 1])])
def test_a_match_is_decided_by_points_then_by_cards_of_all_deals(cards, places):
    """FI-9: the first seat keeps three more cards"""
    s = select(draw(LAST_CARDS.format(43, cards[0], 50, cards[1]), target=51, deals=2), "O2", "G3")
    assert rules.actor(s) == CHANCE
    assert (scores(s), ranks(s)) == ([50, 50], places)


@pytest.mark.parametrize(("target", "number"), [("none", 0), ("50", 50), ("100", 100), (7, 7), (9999, 9999)])
def test_the_target_is_an_option(target, number):
    """FI-9"""
    assert start(target=target).target == number


@pytest.mark.parametrize("target", ["0", "-1", "10000", "many"])
def test_other_targets_are_refused(target):
    """FI-9"""
    with pytest.raises(maiolica.BadOption):
        start(target=target)


def test_no_target_unless_chosen():
    """FI-9"""
    assert start().target == 0
