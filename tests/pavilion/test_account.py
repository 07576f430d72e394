"""Why points change in Summer Pavilion: PA-2, PA-11, PA-16, PA-19 to PA-21."""

from __future__ import annotations

import maiolica
from maiolica.games.pavilion import rules

from ..accounts import heard, played, sentences
from .drawn import covered, draw, full_board


def test_every_seat_begins_with_points():
    """PA-2"""
    lines = maiolica.new("pavilion", seed=1).account()
    assert [(line.done, line.seat, line.points, line.rule, line.source) for line in lines] == [
        (0, seat, 5, "PA-2", "start") for seat in (0, 1)
    ]


def test_a_group_goes_around_the_ring():
    """PA-16"""
    (line,) = played(draw(f"20 points, hand O \n {covered('O6', 'O2')}"), "O>O1")
    assert sentences([line]) == ["PA-16 1 orange star, group of 3: +3"]
    assert (line.at, line.places) == ("board-1-O1", (("board-1-O6", "board-1-O1", "board-1-O2"),))


def test_what_is_discarded_costs_only_what_there_is():
    """PA-19, S2"""
    lines = played(draw("2 points, hand OOO \n 5 points, hand Y"), "pass", "done")
    assert sentences(lines) == ["PA-19 1 3 tiles discarded: −2 (instead of −3, as there was no more to lose)"]
    assert (lines[0].points, lines[0].due, lines[0].places) == (-2, -3, (("board-1-hand-orange",),))


def test_stars_and_sets_are_told_one_by_one():
    """PA-21"""
    lines = heard(s := draw(f"20 points, hand Y \n {full_board()}"), rules.finish, s)
    told = sentences(lines)
    assert told[:2] == ["PA-21 1 orange star complete: +17", "PA-21 1 red star complete: +14"]
    assert told[6:8] == ["PA-21 1 center star complete: +12", "PA-21 1 all spaces with 1 covered: +4"]
    assert [line.source for line in lines] == ["stars"] * 7 + ["sets"] * 4
    assert (lines[0].at, lines[7].at, len(lines[7].places[0])) == ("board-1-star-O", "board-1-set-1", 7)
