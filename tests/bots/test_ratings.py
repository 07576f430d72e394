"""Shares, Elo and ratings against what can be worked out by hand."""

from __future__ import annotations

import random
from math import log10, sqrt

import pytest

from maiolica.bots.ratings import Interval, Meeting, elo, ratings, share

Z2 = 1.96**2


def test_a_share_is_the_mean_of_all_games():
    assert share([(0, 1.0), (0, 0.0), (1, 1.0), (1, 0.5)]).value == 0.625


def test_pairs_that_all_split_are_surer_than_single_games():
    """Each deal won once from each side: the deals agree completely, and only the four added ones leave doubt."""
    split = share([(deal, float(side)) for deal in range(100) for side in (0, 1)])
    reach = 1.96 * sqrt(Z2 / 4) / (100 + Z2)
    assert split == Interval(0.5, pytest.approx(0.5 - reach), pytest.approx(0.5 + reach))
    single = share([(2 * deal + side, float(side)) for deal in range(100) for side in (0, 1)])
    assert single.low == pytest.approx(0.5 - 1.96 * sqrt(0.25 / (200 + Z2)))
    assert single.low < split.low < split.high < single.high


def test_the_interval_is_that_of_agresti_and_coull_when_every_deal_is_one_game():
    n, won = 50, 40
    middle = (won + Z2 / 2) / (n + Z2)
    reach = 1.96 * sqrt(middle * (1 - middle) / (n + Z2))
    found = share([(deal, float(deal < won)) for deal in range(n)])
    assert found == Interval(0.8, pytest.approx(middle - reach), pytest.approx(middle + reach))


def test_winning_all_leaves_a_doubt_that_shrinks():
    few, many = (share([(deal, 1.0) for deal in range(n)]) for n in (5, 500))
    assert few.value == many.value == many.high == 1
    assert 0.4 < few.low < 0.7
    assert 0.99 < many.low < 1


def test_a_deal_that_was_broken_off_weighs_less():
    whole = [(deal, float(side)) for deal in range(10) for side in (0, 1)]
    assert share([*whole, (10, 1.0)]).value == pytest.approx(11 / 21)


@pytest.mark.parametrize(
    ("part", "others", "points"),
    [(0.5, 1, 0), (0.75, 1, 400 * log10(3)), (10 / 11, 1, 400), (0.25, 3, 0), (0.5, 3, 400 * log10(3)), (1 / 3, 2, 0)],
)
def test_elo_of_a_share(part, others, points):
    found = elo(Interval(part, part, part), others)
    assert found.value == found.low == found.high == pytest.approx(points, abs=1e-9)


def test_elo_of_winning_or_losing_all_has_no_bound():
    assert elo(Interval(1.0, 0.75, 1.0)) == Interval(None, pytest.approx(400 * log10(3)), None)
    assert elo(Interval(0.0, 0.0, 0.25)) == Interval(None, None, pytest.approx(-400 * log10(3)))


def test_two_rated_players_are_as_far_apart_as_their_share_says():
    meetings = [Meeting(deal, 0, 1, float(game < 3)) for deal in range(1000) for game in range(4)]
    first, second = ratings(2, meetings)
    assert first.value + second.value == pytest.approx(0)
    assert first.value - second.value == pytest.approx(400 * log10(3), abs=0.5)


def test_ratings_do_not_depend_on_who_is_named_first():
    meetings = [
        Meeting(deal, one, other, 0.5 if deal % 3 else 1.0) for deal in range(30) for one, other in ((0, 1), (1, 2))
    ]
    turned = [Meeting(meeting.deal, meeting.second, meeting.first, 1 - meeting.result) for meeting in meetings]
    for one, other in zip(ratings(3, meetings), ratings(3, turned), strict=True):
        assert one.value == pytest.approx(other.value)
        assert one.low == pytest.approx(other.low)


def test_one_who_always_wins_has_a_rating_with_a_wide_interval():
    best, middle, last = ratings(
        3, [Meeting(d, one, two, 1.0) for d in range(50) for one, two in ((0, 1), (0, 2), (1, 2))]
    )
    assert best.value > middle.high > middle.low > last.value
    assert best.high - best.low > 400


def test_players_who_never_met_are_compared_through_others():
    meetings = [
        Meeting(deal, one, other, float(deal % 4 > 0)) for deal in range(400) for one, other in ((0, 1), (1, 2))
    ]
    first, second, third = ratings(3, meetings)
    assert first.value - second.value == pytest.approx(second.value - third.value, abs=1)
    assert first.value - third.value == pytest.approx(800 * log10(3), abs=5)


def test_intervals_hold_the_truth_nineteen_times_in_twenty():
    chance, truth = random.Random(1), (150.0, 0.0, -150.0)
    held = 0
    for _ in range(60):
        meetings = []
        for deal in range(40):
            for one, other in ((0, 1), (0, 2), (1, 2)):
                likely = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
                meetings += [Meeting(deal, one, other, float(chance.random() < likely)) for _ in range(2)]
        held += sum(found.low <= true <= found.high for found, true in zip(ratings(3, meetings), truth, strict=True))
    assert 0.9 * 180 <= held <= 0.99 * 180
