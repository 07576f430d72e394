"""The numbered rules of chocolatier up to the deal: setup, golden saucers, PLUS and magnets; see docs/rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

import maiolica
from maiolica.core.dialect.jit import INTERPRETED
from maiolica.core.game.game import CHANCE, OVER
from maiolica.games import get
from maiolica.games.azul.state import FACTORIES, WALL_COLORS, WALL_COLUMN
from maiolica.games.chocolatier import rules
from maiolica.games.chocolatier.moves import MOVES, OUTCOMES, Spread
from maiolica.games.chocolatier.state import COLOR_NAMES, LETTERS, SAUCERS, SYMBOLS, State
from maiolica.testing import Setup, step, walk

from .drawn import (
    after_round,
    deal,
    dealt,
    draw,
    heap,
    moves,
    odds,
    play,
    ring,
    saucers,
    scores,
    start,
    wall,
)

AZUL = get("azul")
GAME = get("chocolatier")

SOME_GOLD = {2: "gold1 mT gold2 mB", 3: "gold1 mT gold2 mB gold3 mW", 4: "gold1 mT gold2 mB gold3 mW gold4 mD"}
PLAIN = [
    {"setup_order": order, "shield_absorbs_marker": answer}
    for order in ("plus_first", "position")
    for answer in ("yes", "no")
]

# The rules of azul


@pytest.mark.parametrize("wall_side", ["colored", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_plain_saucers_simulated_games_are_those_of_azul(seats, wall_side):
    """CH-1"""
    games = 2 if INTERPRETED else 300
    there = maiolica.simulate("azul", games, seed=17, seats=seats, options={"wall": wall_side})
    for more in PLAIN:
        options = {"wall": wall_side, "saucers": "plain", **more}
        here = maiolica.simulate("chocolatier", games, seed=17, seats=seats, options=options)
        assert here.scores.tolist() == there.scores.tolist()
        assert here.lengths.tolist() == there.lengths.tolist()
        assert here.winners.tolist() == there.winners.tolist()


@pytest.mark.parametrize("wall_side", ["colored", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_plain_saucers_every_position_is_one_of_azul(seats, wall_side):
    """CH-1"""
    options = {"wall": wall_side, "max_rounds": "4", "first_seat": "random"}
    there = walk(Setup(AZUL, seats, options), 5)
    s = GAME.start(seats, {**options, "saucers": "plain"})
    for event, expected in zip([*there.events, None], there.states, strict=True):
        for name in set(AZUL.state.layout.names) - {"seats"}:
            assert s[name].tobytes() == expected[name].tobytes()
        for mine, other in zip(s.seats, expected.seats, strict=True):
            assert all(mine[name].tobytes() == other[name].tobytes() for name in other.dtype.names)
            assert mine.shield == 0
        assert s.ring.tolist() == [0] * 9
        if event:
            step(GAME, s, (event.seat, event.action))
    assert rules.actor(s) == OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_to_eat_chocolate_is_given_or_drawn_with_equal_odds_before_all_else(seats):
    """CH-1"""
    s = GAME.start(seats)
    assert odds(s) == {f"seat{seat + 1}": 1 for seat in range(seats)}
    deal(s, "seat2")
    assert s.tobytes() == GAME.start(seats, {"first_seat": 2}).tobytes()
    deal(s, f"{SOME_GOLD[seats]} {'TBWD' * FACTORIES[seats]}")
    assert rules.actor(s) == 1


def test_either_side_of_the_box_has_the_final_scoring_of_azul():
    """CH-1: a row of five ends the game and brings 2, its last tile 5"""
    picture = """
            T | . B W D R
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """
    s = after_round(picture)
    assert rules.actor(s) == OVER
    assert scores(s) == [5 + 2, 0]
    s = play(after_round(picture, grey=True), "@1")
    assert rules.actor(s) == OVER
    assert scores(s) == [5 + 2, 0]


def test_the_colors_are_those_of_azul_in_order():
    """CH-2"""
    assert COLOR_NAMES == ["teal", "brown", "cream", "dark", "red"]
    assert LETTERS == "TBWDR"
    assert heap(GAME.start(2).bag) == "".join(letter * 20 for letter in LETTERS)


def test_the_box_shows_its_colors_shifted_by_one_from_row_to_row():
    """CH-2"""
    s = draw("")
    for row in range(5):
        for color in range(5):
            s.seats[0].wall[row, WALL_COLUMN[row, color]] = color + 1
    assert wall(s, 0).splitlines() == ["T B W D R", "R T B W D", "D R T B W", "W D R T B", "B W D R T"]
    assert WALL_COLORS.shape == (5, 5)


@pytest.mark.parametrize("row", range(5))
@pytest.mark.parametrize("color", LETTERS)
def test_a_complete_line_goes_to_the_cell_of_its_color(row, color):
    """CH-2"""
    lines = [color * (r + 1) if r == row else "." * (r + 1) for r in range(5)]
    s = after_round("\n".join(f"{line} | . . . . ." for line in lines))
    assert np.argwhere(s.seats[0].wall).tolist() == [[row, (LETTERS.index(color) + row) % 5]]


# The option


def test_golden_saucers_are_in_play_unless_it_is_said_otherwise():
    """CH-3"""
    assert GAME.complete(2, {})["saucers"] == "golden"
    assert odds(start()) == {f"gold{place}": 1 for place in range(1, 6)}
    assert odds(start(saucers="plain")) == dict.fromkeys(LETTERS, 20)


@pytest.mark.parametrize("wall_side", ["colored", "grey"])
def test_golden_saucers_go_with_either_side_of_the_box(wall_side):
    """CH-3"""
    s = start(wall=wall_side)
    assert s.grey == (wall_side == "grey")
    assert "gold5" in odds(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plain_saucers_leave_no_trace_of_gold(seats):
    """CH-3"""
    options = {"wall": "colored", "max_rounds": "25", "saucers": "plain", "first_seat": "random"}
    played = walk(Setup(GAME, seats, options), 3)
    for name in ("ring", "golden", "held_count", "held_color", "held_line"):
        assert not played.states[name].any()
    assert not played.states["seats"]["shield"].any()


def test_options_of_golden_saucers_mean_nothing_to_plain_ones():
    """CH-3: cells without meaning are zero"""
    positions = {start(saucers="plain", **more).tobytes() for more in PLAIN}
    assert len(positions) == 1


# The golden saucers of a round


def test_there_are_five_magnets_and_four_other_saucers():
    """CH-4"""
    assert [*(f"magnet-{name}" for name in COLOR_NAMES), "plus", "keep", "spread", "shield"] == SAUCERS
    assert SYMBOLS == ["mT", "mB", "mW", "mD", "mR", "+", "keep", "spread", "shield"]
    assert odds(deal(start(), "gold4")) == dict.fromkeys(SYMBOLS, 1)


@pytest.mark.parametrize(("seats", "places"), [(2, 5), (3, 7), (4, 9)])
def test_places_and_types_are_drawn_in_turn_with_equal_odds_among_those_left(seats, places):
    """CH-5"""
    s = start(seats)
    places_left, types_left = [f"gold{place + 1}" for place in range(places)], list(SYMBOLS)
    for i in range(seats):
        assert odds(s) == dict.fromkeys(places_left, 1)
        deal(s, places_left.pop(i * 2 % len(places_left)))
        assert odds(s) == dict.fromkeys(types_left, 1)
        deal(s, types_left.pop(i * 5 % len(types_left)))
    assert odds(s) == dict.fromkeys(LETTERS, 20)
    assert len(ring(s).split()) == 2 * seats


@pytest.mark.parametrize(("gold", "laid"), [("5 mR 2 keep", "2 keep 5 mR"), ("1 shield 3 +", "1 shield 3 +")])
def test_a_type_lies_at_the_place_that_was_drawn_before_it(gold, laid):
    """CH-5"""
    s = start()
    for word in gold.split():
        deal(s, f"gold{word}" if word.isdigit() else word)
    assert ring(s) == laid


def test_every_layout_of_two_golden_saucers_is_equally_likely():
    """CH-5"""
    layouts: Counter[str] = Counter()

    def follow(s: State, chance: Fraction) -> None:
        draws = odds(s)
        if "T" in draws:
            layouts[ring(s)] += chance
            return
        for text, weight in draws.items():
            follow(deal(s.clone(), text), chance * weight / sum(draws.values()))

    follow(deal(start(), "gold2 keep") if INTERPRETED else start(), Fraction(1))
    assert len(layouts) == (4 * 8 if INTERPRETED else 10 * 9 * 8)
    assert len(set(layouts.values())) == 1
    with_plus = sum(chance for layout, chance in layouts.items() if "+" in layout)
    assert with_plus == (Fraction(1, 8) if INTERPRETED else Fraction(2, 9))


def test_the_tiles_are_dealt_after_the_gold_to_every_saucer_in_turn():
    """CH-6"""
    s = dealt("4 keep 2 spread", "TTTT BBBB WWWW DDDD RRRT")
    assert saucers(s) == "TTTT BBBB WWWW DDDD TRRR"
    assert rules.actor(s) == 0


def test_the_plus_draws_one_tile_after_the_deal():
    """CH-7a"""
    s = dealt("4 + 2 spread", "TTTT BBBB WWWW DDDD RRRR")
    assert rules.actor(s) == CHANCE
    assert odds(s) == dict.fromkeys(LETTERS, 16)
    deal(s, "T")
    assert saucers(s) == "TTTT BBBB WWWW TDDDD RRRR"
    assert heap(s.bag).count("T") == 15
    assert rules.actor(s) == 0


def test_the_draw_of_the_plus_is_as_likely_as_the_tiles_in_the_bag():
    """CH-7a"""
    s = dealt("4 + 2 spread", "TTTT TTTT TTTT TTTT TTTB")
    assert odds(s) == {"T": 1, "B": 19, "W": 20, "D": 20, "R": 20}


def test_without_a_plus_nothing_is_drawn_after_the_deal():
    """CH-7a"""
    assert rules.actor(dealt("4 keep 2 shield", "TTTT BBBB WWWW DDDD RRRR")) == 0


def test_a_magnet_attracts_exactly_one_tile_from_each_neighbor():
    """CH-7b"""
    s = dealt("3 mT 1 keep", "TTTT TTBB WWWW TTTB TTTT")
    assert saucers(s) == "TTTT TBB TTWWWW TTB TTTT"


@pytest.mark.parametrize("color", LETTERS)
def test_there_is_a_magnet_for_each_color(color):
    """CH-7b"""
    s = dealt(f"3 m{color} 1 keep", "TTTT TBWD TTTT TBWR BDDR")
    before = ["TTTT", "TBWD", "TTTT", "TBWR", "BDDR"]
    expected = "".join(sorted("TTTT" + color * sum(color in before[i] for i in (1, 3)), key=LETTERS.index))
    assert saucers(s).split()[2] == expected
    assert saucers(s).split()[1] == before[1].replace(color, "")
    assert saucers(s).split()[3] == before[3].replace(color, "")
    assert saucers(s).split()[::4] == before[::4]


@pytest.mark.parametrize(
    ("place", "laid", "expected"),
    [
        (1, "DDDD TTBB WWWW DDDD TTRR", "TTDDDD TBB WWWW DDDD TRR"),
        (5, "TTBB TTBB WWWW TTTT DRRR", "TBB TTBB WWWW TTT TTDRRR"),
    ],
)
def test_the_ring_closes_so_that_its_ends_are_neighbors(place, laid, expected):
    """CH-7b"""
    assert saucers(dealt(f"{place} mT 3 keep", laid)) == expected


@pytest.mark.parametrize(("seats", "places"), [(2, 5), (3, 7), (4, 9)])
def test_the_ring_closes_for_any_number_of_seats(seats, places):
    """CH-7b"""
    others = ["2 keep", "3 spread", "4 shield"][: seats - 1]
    s = dealt(" ".join(["1 mT", *others]), "BBBB" + "TBWD" * (places - 1), seats=seats)
    after = saucers(s).split()
    assert after == ["TTBBBB", "BWD", *["TBWD"] * (places - 3), "BWD"]


def test_a_magnet_works_only_once_in_a_round():
    """CH-7b"""
    s = dealt("3 mT 1 keep", "BBBB WTTT DDDD TTRR BBBB")
    before = saucers(s)
    assert before == "BBBB TTW TTDDDD TRR BBBB"
    play(s, "3D>4")
    assert saucers(s) == before.replace("TTDDDD", "-")


def magnets_alone(saucers_before: list[str], magnets: list[tuple[int, str]]) -> list[str]:
    """The magnets by hand, one after the other in the order given."""
    after = list(saucers_before)
    for place, color in magnets:
        for neighbor in (place - 1, (place + 1) % len(after)):
            if color in after[neighbor]:
                after[neighbor] = after[neighbor].replace(color, "", 1)
                after[place] += color
    return ["".join(sorted(tiles, key=LETTERS.index)) for tiles in after]


def test_magnets_work_in_any_order_alike_and_as_by_hand():
    """CH-7b, C2: four magnets side by side and all orders of them"""
    chance = np.random.default_rng(4)
    for _ in range(3 if INTERPRETED else 40):
        bag = list(LETTERS * 20)
        chance.shuffle(bag)
        tiles = ["".join(bag[i * 4 : i * 4 + 4]) for i in range(9)]
        places = [int(place) for place in (chance.permutation(4) + chance.integers(9)) % 9]
        colors = [str(color) for color in chance.permutation(list(LETTERS))[:4]]
        magnets = list(zip(places, colors, strict=True))
        gold = " ".join(f"{place + 1} m{color}" for place, color in magnets)
        s = dealt(gold, " ".join(tiles), seats=4)
        for order in permutations(magnets):
            assert [tiles or "-" for tiles in magnets_alone(tiles, list(order))] == saucers(s).split()
        by_position = dealt(gold, " ".join(tiles), seats=4, setup_order="position")
        assert by_position.sources.tolist() == s.sources.tolist()


# Texts


def test_moves_and_draws_have_texts():
    """CH-10"""
    assert [MOVES.text(Spread(1, side)) for side in (0, 1)] == ["B<<", "B>>"]
    assert MOVES.read("r>>") == Spread(4, 1)
    assert MOVES.number("3T>2") == AZUL.moves.number("3B>2")
    assert MOVES.number("@4") == AZUL.moves.number("@4")
    texts = [OUTCOMES.text(i) for i in range(OUTCOMES.size)]
    assert texts[:9] == [*LETTERS, "seat1", "seat2", "seat3", "seat4"]
    assert texts[9:] == [*(f"gold{place}" for place in range(1, 10)), *SYMBOLS]


def test_the_first_take_of_a_game_is_among_all_saucers():
    """CH-8"""
    s = dealt("3 mT 1 +", "TTTT BBBB WWWW DDDD RRRR", "D")
    assert {text[:2] for text in moves(s)} == {"1T", "1D", "2B", "3W", "4D", "5R"}
