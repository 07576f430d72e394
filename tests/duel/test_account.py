"""Why points change in Azul Duel: DU-1, DU-7, DU-26 to DU-28, DU-32."""

from __future__ import annotations

from maiolica.games.duel.course import end_round
from maiolica.games.duel.dome import pay_penalties
from maiolica.games.duel.plates import draw_plate

from ..accounts import heard, sentences
from .drawn import draw, full_dome

FULL = "1^ 10^ 2^ 11^ 3^ 12^ 4^ 13^ 5^"


def test_a_plate_of_the_stack_costs_a_point():
    """DU-7, DU-8"""
    s = draw("5 points")
    assert sentences(heard(s, draw_plate, s)) == ["DU-7 1 plate drawn from the stack: −1"]
    s = draw("0 points")
    assert heard(s, draw_plate, s) == []


def test_broken_tiles_and_the_token_are_told_apart():
    """DU-28"""
    s = draw("4 points")
    s.seats[0].broken[0], s.token = 2, 1
    lines = heard(s, pay_penalties, s, s.seats[0], True)
    assert sentences(lines) == [
        "DU-28 1 2 broken tiles: −3",
        "DU-28 1 first-player token: −1 (instead of −2, as there was no more to lose)",
    ]
    assert [(line.source, line.points, line.due) for line in lines] == [("broken", -3, None), ("token", -1, -2)]


def test_each_goal_has_a_line_with_what_counts():
    """DU-32"""
    s = draw(f"50 points \n {full_dome(FULL)}", rounds=5, goals="rows,columns,specials")
    lines = [line for line in heard(s, end_round, s) if line.seat == 0]
    assert sentences(lines) == [
        "DU-32 1 full rows (6): +18",
        "DU-32 1 full columns (6): +42",
        "DU-32 1 empty special cells (0): 0",
    ]
    assert all(line.final for line in lines)
    assert [len(line.places) for line in lines] == [6, 6, 1]
    assert lines[0].at == "goal-rows-seat-1"
