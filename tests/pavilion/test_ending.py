"""The numbered rules of pavilion for passing and the end of the game, PA-19 to PA-22; see docs/rules/pavilion.md."""

from __future__ import annotations

import pytest

from maiolica.core.game.game import CHANCE, OVER
from maiolica.games.pavilion import rules

from .drawn import corner, covered, deal, draw, full_board, hand, heap, moves, play, ranks, scores

# Passing


@pytest.mark.parametrize("tiles", ["O", "OOO", "PGOYBR", "OOOOOOOOO"])
@pytest.mark.parametrize("rounds", [1, 6])
def test_a_seat_may_always_pass(tiles, rounds):
    """PA-19"""
    s = draw(f"20 points, hand {tiles}", rounds=rounds)
    assert moves(s)[-1] == "pass"
    assert "pass" in moves(draw(f"20 points, hand {tiles} \n {full_board()}", rounds=rounds))


def test_up_to_four_tiles_are_kept_one_by_one_and_the_others_cost_a_point_each():
    """PA-19"""
    s = play(draw("20 points, hand PPGOOYR \n 5 points, hand Y"), "pass")
    assert moves(s) == ["done", "keepP", "keepG", "keepO", "keepY", "keepR"]
    play(s, "keepG", "keepP", "keepP")
    assert moves(s) == ["done", "keepO", "keepY", "keepR"]
    assert (hand(s), corner(s), scores(s)[0]) == ("OOYR", "PPG", 20)
    play(s, "keepR")
    assert rules.actor(s) == 1
    assert (hand(s), corner(s), heap(s.box)) == ("", "PPGR", "OOY")
    assert scores(s) == [20 - 3, 5]


@pytest.mark.parametrize("kept", range(5))
def test_any_number_of_tiles_up_to_four_may_be_kept(kept):
    """PA-19"""
    s = draw("20 points, hand OOOOOO \n 5 points, hand Y")
    play(s, "pass", *["keepO"] * kept, *(["done"] if kept < 4 else []))
    assert rules.actor(s) == 1
    assert corner(s) == "O" * kept
    assert heap(s.box) == "O" * (6 - kept)
    assert scores(s)[0] == 20 - (6 - kept)


def test_nothing_more_is_asked_when_all_tiles_are_kept():
    """PA-19"""
    s = play(draw("20 points, hand OG \n 5 points, hand Y"), "pass", "keepG", "keepO")
    assert rules.actor(s) == 1
    assert scores(s)[0] == 20


def test_the_order_of_keeping_does_not_matter():
    """PA-19"""
    picture = "20 points, hand OOGGR \n 5 points, hand Y"
    here = play(draw(picture), "pass", "keepO", "keepG", "keepR", "done")
    there = play(draw(picture), "pass", "keepR", "keepO", "keepG", "done")
    assert here.tobytes() == there.tobytes()


@pytest.mark.parametrize(("before", "after"), [(20, 15), (6, 1), (5, 0), (4, 0), (0, 0)])
def test_tiles_given_up_cost_points_but_never_below_zero(before, after):
    """PA-19"""
    s = play(draw(f"{before} points, hand OOOOO \n 5 points, hand Y"), "pass", "done")
    assert scores(s) == [after, 5]


def test_kept_tiles_are_not_in_the_hand_for_the_rest_of_the_round():
    """PA-19"""
    s = play(draw("20 points, hand OO \n 5 points, hand YYY"), "pass", "keepO", "keepO", "Y>Y1")
    assert rules.actor(s) == 1
    assert (hand(s), corner(s)) == ("", "OO")


def test_in_the_last_round_nothing_can_be_kept():
    """PA-19"""
    s = draw("20 points, hand OOGRR \n 5 points, hand Y", rounds=6)
    play(s, "pass")
    assert rules.actor(s) == 1
    assert (hand(s), corner(s), heap(s.box)) == ("", "", "GOORR")
    assert scores(s) == [20 - 5, 5]


def test_in_the_fifth_round_tiles_can_still_be_kept():
    """PA-19"""
    assert moves(play(draw("20 points, hand O", rounds=5), "pass")) == ["done", "keepO"]


# The end of a round


@pytest.mark.parametrize("rounds", range(1, 6))
def test_after_each_of_the_first_five_rounds_comes_another(rounds):
    """PA-20"""
    s = play(draw("5 points, hand O", rounds=rounds), "pass", "keepO")
    assert rules.actor(s) == CHANCE
    assert s.rounds == rounds + 1


def test_after_the_sixth_round_the_game_is_over():
    """PA-20"""
    s = play(draw("5 points, hand O \n 7 points", rounds=6), "pass")
    assert rules.actor(s) == OVER
    assert [moves(s, seat) for seat in range(2)] == [[], []]
    assert scores(s) == [4, 7]


def test_no_bonus_is_scored_before_the_end():
    """PA-20"""
    s = play(draw("5 points, hand O \n" + full_board(), rounds=5), "pass", "done")
    assert rules.actor(s) == CHANCE
    assert scores(s)[0] == 4


@pytest.mark.parametrize(("points", "kept", "left"), [(9, 4, 9 - 1 - 4), (9, 2, 9 - 3 - 2), (9, 0, 9 - 5), (3, 4, 0)])
def test_kept_to_the_last_tiles_cost_a_point_each_at_the_end(points, kept, left):
    """PA-20: five tiles in hand, and the option literal"""
    s = draw(f"{points} points, hand OOOOO \n 5 points, hand Y", rounds=6, literal=True)
    play(s, "pass", *["keepO"] * kept, *(["done"] if kept < 4 else []))
    assert scores(s)[0] == max(0, points - (5 - kept))
    assert corner(s) == "O" * kept
    play(s, "Y>Y1")
    assert rules.actor(s) == OVER
    assert scores(s) == [left, 6]


@pytest.mark.parametrize(("floor", "points", "left"), [(0, 0, 12 - 4), (0, 2, 2 + 12 - 4), (1, 1, 1 + 12 - 4)])
def test_kept_tiles_are_paid_after_the_bonuses(floor, points, left):
    """PA-20"""
    picture = f"{points} points, hand OOOO \n C: P G O Y B R"
    s = play(draw(picture, rounds=6, literal=True, floor=floor), "pass", *["keepO"] * 4)
    assert rules.actor(s) == OVER
    assert scores(s)[0] == left


# Final scoring


def ended(board: str, grey: bool = False, points: int = 10):
    """The end of a game for a board, after its owner has given up one last tile."""
    s = play(draw(f"{points + 1} points, hand Y \n {board}", rounds=6, grey=grey), "pass")
    assert rules.actor(s) == OVER
    return s


@pytest.mark.parametrize(("letter", "bonus"), [("R", 14), ("B", 15), ("Y", 16), ("O", 17), ("G", 18), ("P", 20)])
def test_a_complete_star_of_one_color_is_worth_the_bonus_of_the_color(letter, bonus):
    """PA-21"""
    assert scores(ended(f"{letter}: {' '.join(letter * 6)}")) == [10 + bonus, 5]
    for place in "ORBYGPC":
        assert scores(ended(f"{place}: {' '.join(letter * 6)}", grey=True)) == [10 + bonus, 5]


@pytest.mark.parametrize("cells", ["P G O Y B R", "R B Y O G P", "O P R Y G B"])
def test_a_complete_star_of_six_colors_is_worth_twelve(cells):
    """PA-21"""
    assert scores(ended(f"C: {cells}")) == [10 + 12, 5]
    for place in "ORBYGPC":
        assert scores(ended(f"{place}: {cells}", grey=True)) == [10 + 12, 5]


@pytest.mark.parametrize("gap", range(1, 7))
@pytest.mark.parametrize("letter", "ORBYGPC")
def test_a_star_with_a_gap_is_worth_nothing(letter, gap):
    """PA-21"""
    board = covered(*(f"{letter}{slot}" for slot in range(1, 7) if slot != gap))
    for grey in (False, True):
        assert scores(ended(board, grey))[0] == 10


# the slots with each number: on outer stars, on the center star
SETS = {
    False: {1: ("1", "1"), 2: ("2", "2"), 3: ("3", "3"), 4: ("4", "4")},
    True: {1: ("3", ""), 2: ("2", ""), 3: ("1", "123456"), 4: ("4", "")},
}


def spaces_with(number: int, grey: bool) -> list[str]:
    outer, center = SETS[grey][number]
    return [f"{letter}{slot}" for letter in "ORBYGP" for slot in outer] + [f"C{slot}" for slot in center]


@pytest.mark.parametrize(("number", "bonus"), [(1, 4), (2, 8), (3, 12), (4, 16)])
@pytest.mark.parametrize("grey", [False, True])
def test_all_spaces_with_a_number_are_worth_four_times_the_number(number, bonus, grey):
    """PA-21"""
    spaces = spaces_with(number, grey)
    star = 12 if grey and number == 3 else 0  # all threes of the grey side include the center star
    assert scores(ended(covered(*spaces), grey))[0] == 10 + bonus + star
    for missing in spaces:
        board = covered(*(space for space in spaces if space != missing))
        assert scores(ended(board, grey))[0] == 10 + (star if missing[0] != "C" else 0)


@pytest.mark.parametrize("grey", [False, True])
def test_fives_and_sixes_are_worth_nothing(grey):
    """PA-21"""
    spaces = [f"{letter}{slot}" for letter in "ORBYGP" for slot in (5, 6)]
    assert scores(ended(covered(*spaces, *([] if grey else ["C5", "C6"])), grey))[0] == 10


def test_all_bonuses_add_up():
    """PA-21"""
    assert scores(ended(full_board()))[0] == 10 + (12 + 14 + 15 + 16 + 17 + 18 + 20) + (4 + 8 + 12 + 16)
    assert scores(ended(full_board(), grey=True))[0] == 10 + 112 + 40


def test_each_seat_gets_its_own_bonuses():
    """PA-21"""
    red, all_colors = "R: R R R R R R", "C: P G O Y B R"
    picture = f"11 points, hand Y \n {red} \n 20 points \n 30 points \n {red} \n {all_colors}"
    s = play(draw(picture, 3, rounds=6), "pass")
    assert scores(s) == [10 + 14, 20, 30 + 14 + 12]
    assert ranks(s) == [2, 3, 1]


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([30, 20, 25], [1, 3, 2]),
        ([30, 30, 25], [1, 1, 3]),
        ([20, 30, 30], [3, 1, 1]),
        ([7, 7, 7], [1, 1, 1]),
        ([40, 30, 30, 20], [1, 2, 2, 4]),
        ([1, 2, 3, 4], [4, 3, 2, 1]),
    ],
)
def test_the_highest_score_wins_and_ties_share(points, expected):
    """PA-22"""
    board = {30: full_board("O1"), 20: "", 25: "R: R R R R R R"}  # whatever lies on the boards
    picture = "\n".join(f"{score} points \n {board.get(score, '') if i == 0 else ''}" for i, score in enumerate(points))
    s = draw("1: Y \n" + picture, len(points))
    assert ranks(s) == expected


def test_a_whole_round_from_the_deal_to_the_next():
    """PA-7 to PA-20: the second round, in which green is wild"""
    s = play(draw("5 points, hand O", first=1), "pass", "keepO")
    deal(s, "RRRG YYYG BBBB BBBR PPPP")
    assert (rules.actor(s), moves(s)) == (1, ["1R", "2Y", "3B", "4B", "4R", "5P"])
    play(s, "1R", "2Y", "3B", "4B", "5P", "CR")
    assert (hand(s, 0), hand(s, 1)) == ("GOYYYBBBR", "PPPPGBBBBRRR")
    assert scores(s) == [5 - 1, 5]
    play(s, "Y>Y4", "B>C4", "w1", "B>B3", "pass", *["keepR"] * 3, "keepP", "pass", "keepO", "keepR")
    assert scores(s) == [4 + 1 + 1, 5 + 1 - 4]
    assert (s.rounds, rules.actor(s), s.first) == (3, CHANCE, 0)
    assert (hand(s, 0), hand(s, 1)) == ("OR", "PRRR")
