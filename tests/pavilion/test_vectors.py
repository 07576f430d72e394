"""The test vectors and the component data of docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE, OVER
from maiolica.games.pavilion import board, rules

from .drawn import COLORS, STARS, corner, covered, draw, full_board, hand, heap, places, play, scores, source, star
from .test_supply import FEATURES, PILLARS, STATUES, WINDOWS, bonus, place

# Test vectors


@pytest.mark.parametrize(
    ("drawn", "slot", "points"),
    [("Y Y . Y . .", 3, 4), (". Y . . . Y", 1, 3), ("Y Y Y Y Y .", 6, 6), ("Y Y . Y Y Y", 3, 6)],
)
def test_vector_1_points_of_a_tile(drawn, slot, points):
    s = play(draw(f"10 points, hand YYYYYY \n Y: {drawn}"), f"Y>Y{slot}")
    assert scores(s)[0] == 10 + points


def test_vector_2_a_statue_and_a_pillar_bring_three_tiles():
    s = draw("5 points, hand OO \n" + covered("O1", "O3", "R3", "R4", "C6", "C1"))
    play(s, "O>O2", "+P", "+P", "+B")
    assert hand(s) == "PPB"
    assert rules.actor(s) == CHANCE


def test_vector_3_two_pillars_bring_two_tiles():
    s = draw("5 points, hand GG \n" + covered("C1", "C3", "R2", "R3", "B2", "B3"))
    play(s, "G>C2", "+P", "+R")
    assert hand(s) == "PR"
    assert rules.actor(s) == CHANCE


def test_vector_4_the_marker_and_a_wild_tile():
    s = play(draw("C: YYYPP M \n 9 points"), "CY")
    assert (hand(s), source(s, "C"), scores(s)[0]) == ("PYYY", "P", 9 - 4)


def test_vector_5_the_first_take_from_the_center_costs_what_there_is():
    s = play(draw("C: YYYYYR M \n 2 points"), "CY")
    assert scores(s)[0] == 0


def test_vector_6_what_one_green_and_three_wild_tiles_can_cover():
    s = draw("5 points, hand PPPG")
    green = "G1:G G2:G G3:G G4:G"
    purple = "P1:P P2:P P3:P"
    assert places(s) == f"{green} {purple} C1:PG C2:PG C3:PG C4:G"
    with_purple = draw("5 points, hand PPPG \n C: . . . . . P")
    assert places(with_purple) == f"{green} {purple} C1:G C2:G C3:G C4:G"
    with_green = draw("5 points, hand PPPG \n C: . . . . . G")
    assert places(with_green) == f"{green} {purple} C1:P C2:P C3:P"
    assert (hand(play(s, "G>G4")), star(s, "G"), heap(s.box)) == ("", ". . . G . .", "PPP")


@pytest.mark.parametrize(("drawn", "allowed"), [("R . .", "PGOYBR"), ("R R .", "R"), ("R B .", "PGOY")])
def test_vector_7_what_a_grey_star_accepts(drawn, allowed):
    s = draw(f"5 points, hand {COLORS * 2} \n Y: {drawn} . . .", grey=True)
    assert f"Y3:{allowed}" in places(s).split()


@pytest.mark.parametrize(
    ("spaces", "bonus"),
    [
        (["O1", "R1", "B1", "Y1", "G1", "P1", "C1", "C2", "C3", "C4", "C5", "C6"], 12 + 12),
        (["O3", "R3", "B3", "Y3", "G3", "P3"], 4),
    ],
    ids=["all twelve threes, which cover the center star too", "all six ones"],
)
def test_vector_8_sets_of_numbers_on_the_grey_side(spaces, bonus):
    s = play(draw("11 points, hand Y \n" + covered(*spaces), grey=True, rounds=6), "pass")
    assert scores(s)[0] == 10 + bonus


def test_vector_9_a_pass_that_keeps_four_of_six_tiles():
    s = play(draw("9 points, hand GGGGRR \n 5 points, hand Y"), "pass", *["keepG"] * 4)
    assert (scores(s)[0], corner(s), heap(s.box)) == (9 - 2, "GGGG", "RR")


# Component data

DIRECTIONS = {
    "O": "NE SE S SW NW N",
    "R": "SE S SW NW N NE",
    "B": "S SW NW N NE SE",
    "Y": "SW NW N NE SE S",
    "G": "NW N NE SE S SW",
    "P": "N NE SE S SW NW",
    "C": "N NE SE S SW NW",
}
COMPASS = ["N", "NE", "SE", "S", "SW", "NW"]


def test_outer_stars_go_clockwise_from_the_upper_left():
    assert board.STAR_LETTERS == "ORBYGPC"
    assert STARS.index("C") == board.MIDDLE
    assert ["".join(COLORS[c]) for c in board.STAR_COLOR[:6]] == list("ORBYGP")


def test_the_direction_of_every_slot():
    assert {letter: " ".join(row) for letter, row in board.DIRECTIONS.items()} == DIRECTIONS


def test_slots_go_clockwise_and_each_star_is_turned_by_one_step_more():
    for i, letter in enumerate("PORBYG"):
        turned = [COMPASS[(i + slot) % 6] for slot in range(6)]
        assert board.DIRECTIONS[letter] == turned
    assert board.DIRECTIONS["C"] == COMPASS


def test_the_numbers_of_both_sides():
    outer, center = board.COST[:, :36].reshape(2, 6, 6).tolist(), board.COST[:, 36:].tolist()
    assert outer == [[[1, 2, 3, 4, 5, 6]] * 6, [[3, 2, 1, 4, 5, 6]] * 6]
    assert center == [[1, 2, 3, 4, 5, 6], [3] * 6]
    assert board.COST.sum(1).tolist() == [147, 6 * 21 + 18]


def test_the_features_of_the_table_are_those_of_the_formula():
    table = {
        1: "O2 O3 C6 C1, R2 R3 C1 C2, B2 B3 C2 C3, Y2 Y3 C3 C4, G2 G3 C4 C5, P2 P3 C5 C6",
        2: "O1 O2 R3 R4, R1 R2 B3 B4, B1 B2 Y3 Y4, Y1 Y2 G3 G4, G1 G2 P3 P4, P1 P2 O3 O4",
        3: "O5 O6, R5 R6, B5 B6, Y5 Y6, G5 G6, P5 P6",
    }
    listed = {(pays, frozenset(spaces.split())) for pays, row in table.items() for spaces in row.split(", ")}
    assert {(pays, frozenset(spaces)) for pays, spaces in FEATURES} == listed
    names = [f"{letter}{slot}" for letter in STARS for slot in range(1, 7)]
    kinds = {"pillar": 1, "statue": 2, "window": 3}
    assert {(kinds[kind], frozenset(names[i] for i in spaces)) for kind, spaces in board.FEATURES} == listed
    assert sum(pays for pays, _ in FEATURES) == board.FEATURE_TILES.sum() == 36


def test_what_each_slot_touches():
    for letter in "ORBYGP":
        touched = [
            [sum(f"{letter}{i}" in f for f in kind) for kind in (PILLARS, STATUES, WINDOWS)] for i in range(1, 7)
        ]
        assert touched == [[0, 1, 0], [1, 1, 0], [1, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]]
    assert [sum(f"C{i}" in pillar for pillar in PILLARS) for i in range(1, 7)] == [2] * 6


@pytest.mark.parametrize(("seats", "dealt"), [(2, 20), (3, 28), (4, 36)])
def test_the_tiles_dealt_in_a_round(seats, dealt):
    s = play(draw("5 points, hand O", seats), "pass", "keepO")
    tiles = 0
    while rules.actor(s) == CHANCE:
        rules.deal(s, next(color for color in range(6) if s.bag[color]))
        tiles += 1
    assert tiles == dealt


def test_the_highest_conceivable_score_on_the_colored_side():
    """304: five points at the start, every star covered slot by slot, and all bonuses"""
    order = [f"{letter}{slot}" for letter in STARS for slot in range(1, 7)]
    points = [scores(place(space, covered(*order[:i])))[0] - 5 for i, space in enumerate(order)]
    assert points == [1, 2, 3, 4, 5, 6] * 7
    s = play(draw(f"1 points, hand Y \n {full_board()}", rounds=6), "pass")
    assert rules.actor(s) == OVER
    assert 5 + sum(points) + scores(s)[0] == 304


def test_a_whole_board_takes_147_tiles_and_pays_back_36():
    order = [f"{letter}{slot}" for letter in STARS for slot in range(1, 7)]
    after = [place(space, covered(*order[:i])) for i, space in enumerate(order)]
    assert sum(len(heap(s.box)) + 1 for s in after) == 147
    assert sum(bonus(s) for s in after) == 36
