"""Why a move was better: from the accounts of two lines, in every language, and never more than was computed."""

from __future__ import annotations

import pytest

from maiolica.core.dialect.random import seeded
from maiolica.core.game.game import CHANCE, nothing_is_secret
from maiolica.core.game.scene import Label
from maiolica.core.game.words import LANGUAGES, say
from maiolica.games import get, ids
from maiolica.study.course import Situation, situations_of
from maiolica.study.form import Line, LineStep
from maiolica.study.judge import Effort, Reviewer, foreseen
from maiolica.study.line import after_steps, line_of
from maiolica.study.review import review
from maiolica.study.why import reasons
from tests.daily import each, every_game, searched_games

from .games import played, with_a_mistake

SECRETIVE = [game for game in ids() if get(game).secret is not nothing_is_secret]


def line(mine: dict[str, float], theirs: dict[str, float], lead: float, worlds: int = 1) -> Line:
    steps = [LineStep(0, "1Y>1", Label("x")), LineStep(1, "2R>2", get("azul").tell(get("azul").moves.read("2R>2")))]
    return Line(steps, [mine, theirs], lead, worlds)


def told(one: Line, other: Line, language: str = "en") -> list[str]:
    return [say(label, language, ["Ada", "Bo"]) for label in reasons(get("azul"), 0, one, other)]


def test_points_of_the_round_are_told_by_source() -> None:
    found = told(line({"wall": 3, "floor": -2}, {"wall": 3}, 1.0), line({"wall": 6, "floor": -1}, {"wall": 3}, 5.0))
    assert found == [
        "What was played scores +1 in this round (Wall +3, Floor −2)",
        "The better move scores +5 (Wall +6, Floor −1)",
    ]


def test_what_the_others_get_is_told_with_their_answer() -> None:
    found = told(line({}, {"wall": 9}, -3.0), line({}, {"wall": 2}, 4.0))
    assert found[:2] == ["What was played scores 0 in this round (nothing)", "The better move scores 0 (nothing)"]
    assert found[2] == "Bo scores +9 after what was played, +2 after the better move"
    assert found[3] == "After what was played, Bo takes red from factory 2 for line 2"
    assert len(found) == 4


def test_what_is_left_for_later_is_told_beside_the_points() -> None:
    now = line({"wall": 1}, {}, 0.0)
    assert told(now, line({"wall": 3}, {}, 5.0))[-1] == "The better move also leaves more for later: about 3 points"
    assert told(now, line({"wall": 3}, {}, 1.0))[-1] == "For later it leaves about 1 points less"


def test_means_are_told_as_means() -> None:
    found = told(line({"wall": 1.25}, {}, 0.0, 6), line({"wall": 3}, {}, 1.75, 6))
    assert found == [
        "What was played scores +1.2 in this round on average (Wall +1.2)",
        "The better move scores +3 on average (Wall +3)",
    ]


def test_where_points_do_not_tell_it_nothing_is_made_up() -> None:
    for language in LANGUAGES:
        better = line({"wall": 2}, {"wall": 2}, 9.0)
        assert len(told(line({"wall": 2}, {"wall": 2}, 1.0), better, language)) == 1
    assert told(line({"wall": 5}, {}, 1.0), line({"wall": 2}, {}, 9.0)) == ["It leads to more later"]


@pytest.mark.compiled
@searched_games
def test_a_mistake_is_explained_in_every_language(game) -> None:
    table, planted = with_a_mistake(game)
    found = review(table, Effort(walks=60, samples=2, glance=2))
    bad = next(one for one in found.decisions if one.done == planted)
    assert bad.why
    for language in LANGUAGES:
        for label in bad.why:
            assert say(label, language, ["Ada", "Bo"])
    assert bad.played_line
    assert bad.best_line
    assert bad.played_line.steps[0].text == bad.move.text
    assert bad.best_line.steps[0].text == bad.best.text
    assert all(not one.why for one in found.decisions if not one.mark)


def one_line(reviewer: Reviewer, situation: Situation) -> Line:
    """The line of what was played, after a short search."""
    verdict = reviewer.weigh(situation.before, situation.seat, situation.action, Effort(walks=60), situation.done)
    return line_of(reviewer, situation, situation.action, verdict.tree)


@pytest.mark.compiled
@every_game
def test_a_line_is_legal_ends_with_its_round_and_counts_what_the_rules_count(game) -> None:
    table, planted = with_a_mistake(game)
    situation = next(one for one in situations_of(table.log)[1:] if one.done == planted)
    found, again = (one_line(Reviewer(table.game), situation) for _ in range(2))
    assert found == again
    if found.worlds > 1:
        return
    at, number = table.at(planted), table.game.account.round_of(situation.before)
    before = at.scores()
    for step in found.steps:
        assert table.game.account.round_of(at.state) == number
        at._move(step.seat, table.game.moves.number(step.text))  # without the draws of the next round
    assert at.actor == CHANCE or at.over or table.game.account.round_of(at.state) != number
    gained = [after - old for after, old in zip(at.scores(), before, strict=True)]
    assert gained == [sum(points.values()) for points in found.points]


@pytest.mark.compiled
@pytest.mark.parametrize("game", each(SECRETIVE))
def test_a_line_knows_no_more_than_the_seat_did(game) -> None:
    reviewer, rules = Reviewer(get(game)), get(game).rules
    for situation in situations_of(played(game, 2, 2).log)[5::25]:
        other = situation.before.clone()
        rules.hide(other, situation.seat)
        rules.guess(other, situation.seat, seeded(99))
        lines = [one_line(reviewer, situation._replace(before=s)) for s in (situation.before, other)]
        assert lines[0] == lines[1]


@pytest.mark.compiled
@every_game
def test_both_lines_go_on_as_the_search_expects_as_far_as_its_walks_came(game) -> None:
    table, planted = with_a_mistake(game)
    situation = next(one for one in situations_of(table.log)[1:] if one.done == planted)
    reviewer = Reviewer(table.game)
    verdict = reviewer.weigh(situation.before, situation.seat, situation.action, Effort(walks=2000), planted)
    assert foreseen(verdict.tree, situation.before, situation.seat) == verdict.edges[0].action
    foreseen_steps = 0
    for action in (situation.action, verdict.edges[0].action):
        line = line_of(reviewer, situation, action, verdict.tree)
        s = after_steps(table.game, situation, line, 1)
        for number, step in enumerate(line.steps[1:], 1):
            expected = foreseen(verdict.tree, s, step.seat) if step.seat != CHANCE else None
            if expected is not None:
                assert table.game.moves.text(table.game.moves.decode(expected)) == step.text
                foreseen_steps += 1
            s = after_steps(table.game, situation, line, number + 1)
    assert foreseen_steps > 0 or verdict.tree.manner.worlds  # whose walks know nothing but the root
