"""The numbered rules of pavilion in stage 2, PA-13 to PA-16; see docs/rules/pavilion.md."""

from __future__ import annotations

from itertools import product

import pytest

from maiolica.core.game.game import CHANCE
from maiolica.games.pavilion import rules

from .drawn import COLORS, covered, draw, hand, heap, moves, places, play, scores, star

# Whose turn it is


def test_seats_place_clockwise_from_the_one_who_starts_one_tile_a_turn():
    """PA-13"""
    picture = "5 points, hand OO \n 5 points, hand RRR \n 5 points, hand BB"
    s = draw(picture, 3, turn=1, holder=1)
    for seat, move in ((1, "R>R1"), (2, "B>B1"), (0, "O>O1"), (1, "R>R2"), (2, "B>C1")):
        assert rules.actor(s) == seat
        assert [bool(moves(s, other)) for other in range(3)] == [other == seat for other in range(3)]
        play(s, move)
    assert rules.actor(s) == 0
    assert s.rounds == 1


def test_who_has_passed_is_skipped_until_all_have_passed():
    """PA-13"""
    s = draw("5 points, hand OOO \n 5 points, hand RR \n 5 points, hand BB", 3)
    play(s, "O>O1", "pass", "keepR", "keepR", "B>B1")
    assert rules.actor(s) == 0
    play(s, "O>C1")
    assert rules.actor(s) == 2
    play(s, "pass", "keepB")
    assert rules.actor(s) == 0
    play(s, "pass", "keepO")
    assert rules.actor(s) == CHANCE
    assert s.rounds == 2


def test_an_empty_hand_passes_by_itself_and_at_no_cost():
    """PA-13"""
    s = draw("5 points, hand O \n 0 points \n 5 points, hand BBB", 3)
    play(s, "O>O1")
    assert rules.actor(s) == 2
    play(s, "B>B1")
    assert rules.actor(s) == 2
    play(s, "B>B2")
    assert rules.actor(s) == CHANCE
    assert s.rounds == 2
    assert scores(s) == [6, 0, 5 + 1 + 2]


def test_an_empty_hand_at_the_start_of_the_stage_passes_by_itself():
    """PA-13: the owner of the marker has placed nothing yet, but has nothing either"""
    s = draw("1: OO \n 5 points", 3, turn=2, holder=0)
    play(s, "1O")
    assert rules.actor(s) == 2
    assert scores(s) == [5, 5, 5]


def test_who_placed_the_last_tile_and_got_bonus_tiles_goes_on():
    """PA-13, PA-17"""
    s = draw("5 points, hand OOOOO \n" + covered("O6") + "\n 5 points")
    play(s, "O>O5", "+G", "+G", "+Y")
    rules.deal(s, COLORS.index("R"))
    rules.deal(s, COLORS.index("R"))
    rules.deal(s, COLORS.index("R"))
    assert rules.actor(s) == 0
    assert hand(s) == "GGY"


# Payment


@pytest.mark.parametrize("cost", range(1, 7))
def test_a_color_is_paid_with_at_least_one_tile_of_its_own_and_wild_ones(cost):
    """PA-14: every hand of green and wild purple tiles"""
    for own, wilds in product(range(7), repeat=2):
        if own + wilds == 0:
            continue
        s = draw(f"5 points, hand {'P' * wilds}{'G' * own} \n 5 points, hand Y")
        payments = [cost - a for a in range(min(cost, own), 0, -1) if cost - a <= wilds]
        assert (f"G>G{cost}" in moves(s)) == bool(payments)
        if not payments:
            continue
        play(s, f"G>G{cost}")
        if len(payments) > 1:
            assert rules.actor(s) == 0
            assert moves(s) == [f"w{paid}" for paid in payments]
        for paid in payments:
            after = s.clone() if len(payments) == 1 else play(s.clone(), f"w{paid}")
            assert rules.actor(after) == 1
            assert hand(after) == "P" * (wilds - paid) + "G" * (own - cost + paid)
            assert heap(after.box) == "P" * paid + "G" * (cost - paid - 1)
            assert star(after, "G").split() == ["G" if slot == cost else "." for slot in range(1, 7)]


@pytest.mark.parametrize("cost", range(1, 7))
def test_the_wild_color_itself_is_paid_with_wild_tiles_only(cost):
    """PA-14"""
    for wilds in range(1, 8):
        s = draw(f"5 points, hand {'P' * wilds}GGG \n 5 points, hand Y")
        assert (f"P>P{cost}" in moves(s)) == (wilds >= cost)
        if wilds >= cost:
            play(s, f"P>P{cost}")
            assert rules.actor(s) == 1
            assert hand(s) == "P" * (wilds - cost) + "GGG"
            assert heap(s.box) == "P" * (cost - 1)
            assert star(s, "P").split() == ["P" if slot == cost else "." for slot in range(1, 7)]


def test_one_tile_goes_on_the_space_and_the_others_go_to_the_box():
    """PA-14"""
    s = play(draw("5 points, hand BBBBBBB", box="RR"), "B>B6")
    assert (star(s, "B"), hand(s), heap(s.box)) == (". . . . . B", "B", "BBBBBRR")


def test_a_payment_is_chosen_on_the_grey_side_by_the_number_printed_there():
    """PA-3, PA-14: slot 1 costs three tiles, slot 3 one, the center three"""
    for space in ("O1", "C5"):
        s = play(draw("5 points, hand PPGGG", grey=True), f"G>{space}")
        assert moves(s) == ["w0", "w1", "w2"]
    s = play(draw("5 points, hand PPGGG \n 5 points, hand Y", grey=True), "G>O3")
    assert rules.actor(s) == 1


def test_a_covered_space_takes_no_other_tile():
    """PA-14"""
    s = draw("5 points, hand OOOOOO \n O: O . O . . O   C: . Y . B . .")
    assert places(s) == "O2:O O4:O O5:O C1:O C3:O C5:O C6:O"


def test_a_choice_of_payment_shows_nothing_on_the_board_until_it_is_made():
    """PA-14"""
    s = play(draw("5 points, hand PGG"), "G>G2")
    assert (star(s, "G"), hand(s), scores(s)) == (". . . . . .", "PGG", [5, 5])


# Colors


@pytest.mark.parametrize("own", "ORBYGP")
def test_an_outer_star_of_the_colored_side_takes_its_own_color_only(own):
    """PA-15"""
    for color in COLORS:
        s = draw(f"5 points, hand {color * 6}", rounds=1 + ("PGOYBR".index(color) + 1) % 6)
        assert all((f"{color}>{own}{slot}" in moves(s)) == (color == own) for slot in range(1, 7))


def test_the_center_star_of_the_colored_side_takes_any_color_that_it_lacks():
    """PA-15"""
    s = draw("5 points, hand PGOYBR")
    assert "C1:PGOYBR" in places(s).split()
    s = draw("5 points, hand PGOYBR \n C: . R . P . .")
    assert "C1:GOYB" in places(s).split()
    s = draw("5 points, hand PGOYBR \n C: . R Y O G P")
    assert "C1:B" in places(s).split()


GREY_STARS = [
    (". . . . . .", "PGOYBR"),
    (". . . . Y .", "PGOYBR"),
    ("O . . . . .", "PGOYBR"),
    ("O . . . O .", "O"),
    ("Y Y . Y Y Y", "Y"),
    ("O . . . Y .", "PGBR"),
    ("O P . . Y .", "GBR"),
    ("O P . B Y R", "G"),
]


@pytest.mark.parametrize(("drawn", "allowed"), GREY_STARS, ids=[drawn for drawn, _ in GREY_STARS])
@pytest.mark.parametrize("letter", "ORBYGPC")
def test_a_grey_star_is_of_one_color_or_of_different_ones(letter, drawn, allowed):
    """PA-15: all seven stars alike; slot 3 is free"""
    s = draw(f"5 points, hand {COLORS * 3} \n {letter}: {drawn}", grey=True)
    assert f"{letter}3:{allowed}" in places(s).split()


def test_stars_do_not_bind_each_other():
    """PA-15: a second yellow star, and a blue tile on several stars"""
    s = draw("5 points, hand YB \n O: Y Y . . . .   R: Y B . . . .", grey=True)
    assert places(s) == "O3:Y B3:YB Y3:YB G3:YB P3:YB"


# Points


def group(slots: set[int], new: int) -> int:
    """The ring cut at each gap: the length of the piece that has the new tile."""
    ring = "".join("#" if slot in slots | {new} else " " for slot in range(1, 7))
    if " " not in ring:
        return 6
    turned = ring[ring.index(" ") :] + ring[: ring.index(" ")]
    at = (new - 1 - ring.index(" ")) % 6
    return len(turned[:at].rsplit(" ", 1)[-1]) + len(turned[at:].split(" ", 1)[0])


@pytest.mark.parametrize("new", range(1, 7))
def test_a_tile_scores_the_connected_tiles_of_its_star(new):
    """PA-16: all ways in which the other slots can be covered"""
    others = [slot for slot in range(1, 7) if slot != new]
    for chosen in product((False, True), repeat=5):
        slots = {slot for slot, is_chosen in zip(others, chosen, strict=True) if is_chosen}
        drawn = " ".join("Y" if slot in slots else "." for slot in range(1, 7))
        s = draw(f"10 points, hand YYYYYY \n Y: {drawn}", bag="", box="")
        play(s, f"Y>Y{new}")
        assert scores(s)[0] == 10 + group(slots, new)


@pytest.mark.parametrize("letter", "ORBYGPC")
@pytest.mark.parametrize("grey", [False, True])
def test_every_star_of_both_sides_is_a_ring(letter, grey):
    """PA-16"""
    own = "G" if letter == "C" else letter
    around = ". . . . P O" if letter == "C" else f". . . . {own} {own}"
    s = draw(f"10 points, hand {own * 6} \n {letter}: {around}", grey=grey, rounds=1 if own != "P" else 2)
    play(s, f"{own}>{letter}1")
    assert scores(s)[0] == 10 + 3


def test_colors_do_not_matter_for_points():
    """PA-16"""
    s = play(draw("10 points, hand GG \n C: P . R . B ."), "G>C2")
    assert scores(s)[0] == 10 + 3


def test_other_stars_do_not_matter_for_points():
    """PA-16: both stars touch O2"""
    s = play(draw("10 points, hand OO \n" + covered("R3", "R4", "C1", "C6", "P1")), "O>O2")
    assert scores(s)[0] == 10 + 1
