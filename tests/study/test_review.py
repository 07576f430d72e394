"""The review finds what was bad, praises what was good, knows no more than the seats did, and its sums agree."""

from __future__ import annotations

from functools import cache

import pytest

import maiolica
from maiolica.core.dialect.random import pick, seeded
from maiolica.core.game.game import CHANCE, nothing_is_secret
from maiolica.games import get, ids
from maiolica.study.course import situations_of
from maiolica.study.form import Review, Share
from maiolica.study.judge import Effort, Reviewer, result_of
from maiolica.study.luck import luck_after
from maiolica.study.review import judge_situation, review
from tests.daily import DAILY, each, searched_games

from .games import played, with_a_mistake

QUICK = Effort(walks=150, samples=4, glance=2)
GLANCE = Effort(walks=20, samples=4, glance=2)
SECRETIVE = [game for game in ids() if get(game).secret is not nothing_is_secret]
pytestmark = pytest.mark.compiled


@cache
def glanced_at(game: str, seats: int) -> Review:
    """A game of people who make mistakes, hardly looked at."""
    return review(played(game, seats, 3, "casual", 1), GLANCE)


def parts(share: Share) -> float:
    """What the parts of a way add up to."""
    return share.start + share.moves + share.others + share.luck + share.later


@searched_games
def test_a_planted_mistake_is_found(game) -> None:
    table, planted = with_a_mistake(game)
    found = review(table, QUICK)
    bad = next(one for one in found.decisions if one.done == planted)
    assert bad.mark in ("mistake", "blunder"), bad
    assert bad.best.text != bad.move.text
    assert bad.loss == max(one.loss for one in found.decisions if one.seat == bad.seat and one.done <= planted)
    assert bad.points > 0
    assert bad.accuracy < 70


@searched_games
def test_a_master_has_few_marks_against_itself(game) -> None:
    found = review(played(game, 2, 3, nodes=300), QUICK)
    for seat in found.by_seat:
        assert seat.accuracy is not None
        assert seat.accuracy > 90
        assert seat.blunders == 0


@pytest.mark.parametrize("game", each(SECRETIVE))
def test_what_a_seat_could_not_know_is_not_held_against_it(game) -> None:
    """Every tenth decision is judged in the real world and in another that its seat cannot tell apart."""
    judge, rules, compared = Reviewer(get(game)), get(game).rules, 0
    for situation in situations_of(played(game, 2, 2).log)[3::10]:
        other = situation.before.clone()
        rules.hide(other, situation.seat)
        rules.guess(other, situation.seat, seeded(99))
        compared += other.tobytes() != situation.before.tobytes()
        verdicts = [judge.weigh(s, situation.seat, situation.action, QUICK, 7) for s in (situation.before, other)]
        assert verdicts[0] == verdicts[1]
    assert compared > 2


@searched_games
def test_luck_and_skill_add_up_to_the_result(game) -> None:
    seats = get(game).seats[-1]
    table, found = played(game, seats, 3, "casual", 1), glanced_at(game, seats)
    assert found.over
    winners = table.ranks().count(1)
    assert found.result.chances == [(place == 1) / winners for place in table.ranks()]
    for seat, way in enumerate(found.by_seat):
        assert parts(way.chance) == pytest.approx(way.chance.result)
        assert parts(way.lead) == pytest.approx(way.lead.result)
        best = max(score for other, score in enumerate(table.scores()) if other != seat)
        assert way.lead.result == table.scores()[seat] - best
        assert way.chance.moves == pytest.approx(-sum(one.loss for one in found.decisions if one.seat == seat))
        assert way.chance.moves <= 0


@pytest.mark.parametrize("game", each(sorted(set(ids()) - set(SECRETIVE))))
def test_the_chances_of_all_seats_add_up_to_one(game) -> None:
    found = glanced_at(game, get(game).seats[-1])
    for one in found.decisions:
        assert sum(one.before.chances) == pytest.approx(1)
        assert sum(one.after.chances) == pytest.approx(1)
        assert sum(one.luck.chances) == pytest.approx(0)
        assert min(*one.before.chances, *one.after.chances) >= 0


@pytest.mark.slow
def test_luck_has_the_mean_zero() -> None:
    """The same draws are made again and again: what they bring cancels out."""
    table = played("azul", 2, 1)
    judge, rng, total, squares, games = Reviewer(table.game), seeded(5), 0.0, 0.0, 40
    situation = next(one for one in situations_of(table.log)[1:] if table.game.rules.actor(one.played) == CHANCE)
    for _ in range(games):
        after = situation.played.clone()
        while table.game.rules.actor(after) == CHANCE:
            weights = table._weights
            table.game.rules.deal(after, int(pick(rng, weights, table.game.rules.odds(after, weights))))
        again = situation._replace(after=after, next_seat=table.game.rules.actor(after))
        luck = luck_after(judge, again, Effort(samples=32, glance=2)).chances[0]
        total, squares = total + luck, squares + luck * luck
    error = (squares / games) ** 0.5 * (1 / games + 1 / 32) ** 0.5
    assert squares > 0
    assert abs(total / games) < 3 * error


def test_draws_that_decide_nothing_and_open_moves_are_no_luck() -> None:
    table = played("azul", 2, 1)
    found = review(table, QUICK)
    rules = table.game.rules
    for situation, one in zip(situations_of(table.log)[1:], found.decisions, strict=True):
        if rules.actor(situation.played) != CHANCE:
            assert not any(one.luck.chances)
    assert any(any(one.luck.chances) for one in found.decisions)


@pytest.mark.parametrize("game", each(DAILY, DAILY[:1]))
def test_equal_walks_give_equal_reviews(game) -> None:
    table, effort = played(game, 2, 4, "casual", 1), Effort(walks=20, samples=2, glance=2)
    assert review(table, effort, cores=1) == review(table, effort, cores=2)


def test_a_review_is_kept_as_json() -> None:
    import msgspec

    found = review(played("azul", 3, 1), Effort(walks=5, samples=2, glance=2))
    text = msgspec.json.encode(found)
    again = msgspec.json.decode(text, type=Review)
    assert msgspec.json.encode(again) == text
    assert again.by_seat == found.by_seat


def test_a_game_that_was_broken_off_ends_with_what_was_to_be_expected() -> None:
    table = played("azul", 2, 1).at(60)
    while table.actor < 0:
        table = table.at(len(table.log.events) + 1)
    found = review(table, QUICK)
    assert not found.over
    assert sum(found.result.chances) == pytest.approx(1)
    assert all(parts(way.chance) == pytest.approx(way.chance.result) for way in found.by_seat)


def test_a_game_without_a_decision_can_be_reviewed() -> None:
    found = review(maiolica.new("azul", seed=1), QUICK)
    assert found.decisions == []
    assert [way.accuracy for way in found.by_seat] == [None, None]


def test_seats_that_choose_face_down_are_judged_as_if_nobody_had_chosen() -> None:
    """Whether a seat is asked first or last makes no difference to what its decision is worth."""
    table = maiolica.new("five211", 3, options={"first_seat": 1}, seed=6)
    first, last = table.at(len(table.log.events)), table.at(len(table.log.events))
    move = table.legal_actions(0)[0]
    first.play(move, 0)
    for seat in (1, 2):
        first.play(table.legal_actions(seat)[0], seat)
        last.play(table.legal_actions(seat)[0], seat)
    last.play(move, 0)
    judge = Reviewer(table.game)
    situations = [
        next(one for one in situations_of(each.log) if one.seat == 0 and one.action >= 0) for each in (first, last)
    ]
    assert situations[0].before.tobytes() == situations[1].before.tobytes()
    judged = [
        judge_situation(judge, situation._replace(done=0, after=situations[0].after), QUICK) for situation in situations
    ]
    assert judged[0] == judged[1]


def test_winners_share_the_win() -> None:
    table = played("azul", 2, 1)
    assert sum(result_of(table.game, table.state).chances) == 1


@pytest.mark.needs("five211")
def test_what_one_loses_face_down_the_others_gain() -> None:
    found = glanced_at("five211", 2)
    own, other = (seat.chance for seat in found.by_seat)
    assert 0 < own.others <= -other.moves + 1e-9
    assert 0 < other.others <= -own.moves + 1e-9
