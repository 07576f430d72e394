"""What rules are made of and run on: generator, bags, data, compilation, JSON and batches."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import maiolica
from maiolica.core.batch import simulate
from maiolica.core.dialect.bag import bag_odds, draw_from, is_empty, pour
from maiolica.core.dialect.data import load, picture
from maiolica.core.dialect.jit import (
    INTERPRETED,
    LESSONS,
    jit,
    part,
    source_of,
    teach,
)
from maiolica.core.dialect.random import STEP, WORD, Random, below, branch, mix, next_word, pick, seeded
from maiolica.core.game import generic
from maiolica.core.game.errors import BadOption
from maiolica.core.game.game import all_games, game_of
from maiolica.core.game.scene import Label, Panel, Scene, Shape, agrees, narrow
from maiolica.core.table.jsonform import scene_json, to_json
from maiolica.games import get, ids, load_all

# The generator


def test_the_generator_is_splitmix64():
    """The first numbers that the published algorithm gives for the seed 1234567."""
    rng = Random.new()
    rng.word = 1234567
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    assert [int(next_word(rng)) for _ in range(5)] == known


def test_equal_seeds_give_equal_numbers():
    assert seeded(5).word == seeded(5).word == seeded(5 + 2**64).word
    assert seeded(5).word != seeded(6).word
    assert seeded(-1).word == mix(WORD)


def test_games_of_a_batch_have_unrelated_generators():
    words = set()
    rng = Random.new()
    for seed in range(20):
        for index in range(20):
            branch(rng, seed, index)
            words.add(int(rng.word))
    assert len(words) == 400
    branch(rng, 3, 4)
    assert rng.word == mix((mix(3) + 4 * STEP) & WORD)


@given(st.integers(0, WORD), st.integers(1, 2**31 - 1))
def test_a_number_below_n_is_below_n(word, n):
    rng = Random.new()
    rng.word = word
    assert 0 <= below(rng, n) < n


@pytest.mark.parametrize("n", [1, 2, 5, 7])
def test_each_number_below_n_is_as_likely(n):
    rng = seeded(n)
    counts = Counter(below(rng, n) for _ in range(700 * n))
    assert sorted(counts) == list(range(n))
    assert all(550 < count < 850 for count in counts.values())


def test_words_that_would_favor_some_numbers_are_thrown_away():
    n = 3 * 2**29  # a quarter of all words must go
    rng = seeded(1)
    start = int(rng.word)
    numbers = [below(rng, n) for _ in range(1000)]
    words = (int(rng.word) - start) * pow(STEP, -1, 2**64) & WORD
    assert 1250 < words < 1420
    assert all(290 < sum(number * 3 // n == third for number in numbers) < 380 for third in range(3))


def test_odds_are_as_the_weights_say():
    rng = seeded(1)
    counts = Counter(pick(rng, np.array([0, 3, 0, 1, 0, 9]), 4) for _ in range(4000))
    assert sorted(counts) == [1, 3]
    assert 2850 < counts[1] < 3150


# Bags


def test_a_heap_is_poured_into_another():
    source, target = [1, 0, 2], [5, 5, 5]
    pour(source, target)
    assert (source, target) == ([0, 0, 0], [6, 5, 7])
    assert is_empty(source)
    assert not is_empty(target)


def test_the_lid_goes_into_the_bag_only_when_it_is_empty():
    bag, lid, out = [1, 0], [2, 3], np.zeros(5, np.int32)
    assert out[: bag_odds(bag, lid, out)].tolist() == [1, 0]
    draw_from(bag, lid, 0)
    assert (bag, lid) == ([0, 0], [2, 3])
    assert out[: bag_odds(bag, lid, out)].tolist() == [2, 3]
    draw_from(bag, lid, 1)
    assert (bag, lid) == ([2, 2], [0, 0])


# Data, words of the package, compilation


def test_a_picture_is_read_as_numbers():
    assert picture("\n  A B\n  C A\n", "ABC").tolist() == [[0, 1], [2, 0]]
    with pytest.raises(ValueError, match="substring not found"):
        picture("A D", "ABC")


def test_a_game_has_its_data_beside_it():
    assert load(get("azul").rules.__file__)["color_letters"] == "BYRKW"


def test_compiled_functions_remember_their_source():
    def twice(n: int) -> int:
        return 2 * n

    assert source_of(jit(twice)) is twice
    assert source_of(part(twice))(4) == 8


# Games


def test_every_game_is_found_by_its_id():
    assert [game.id for game in load_all()] == list(ids())
    assert get("azul") is get("azul")
    assert get("azul") in all_games()
    assert game_of(get("azul").state.new()) is get("azul")


def test_generic_functions_are_those_of_the_game():
    game = get("azul")
    s = maiolica.new("azul", seed=1).state
    twin = s.clone()
    generic.hide(twin, 0)
    generic.guess(twin, 0, seeded(1))
    assert twin.tobytes() == s.tobytes()
    assert generic.score(s, 0) == 0
    assert generic.value(s, 0) == game.function("value")(s, 0)
    here, there = np.zeros(game.feature_count, np.float32), np.zeros(game.feature_count, np.float32)
    generic.features(s, 0, here)
    game.features(s, 0, there)
    assert here.tobytes() == there.tobytes()


def lessons() -> dict[Any, Any]:
    """What a compiler would learn: how each function is chosen by the layout of its first argument."""
    taught = {}
    for function, choose in LESSONS:
        teach(
            lambda function, **options: lambda chosen: taught.update({function: chosen}),
            lambda layout: layout,
            function,
            choose,
        )
    return taught


def test_a_compiler_is_taught_each_rule_by_the_type_of_the_position():
    game = get("azul")
    assert lessons()[generic.play](game.state.layout) is source_of(game.rules.play)
    assert lessons()[generic.value](game.state.layout) is source_of(game.value)
    with pytest.raises(TypeError, match="not the position of a game"):
        lessons()[generic.play](Random.layout)


# JSON


def test_a_position_is_written_field_by_field():
    table = maiolica.new("azul", options={"first_seat": 1}, seed=1)
    form = json.loads(json.dumps(to_json(table.state)))
    assert {name: form[name] for name in ("format", "game", "rules", "seat")} == {
        "format": 1,
        "game": "azul",
        "rules": 1,
        "seat": None,
    }
    assert form["position"]["seat_count"] == 2
    assert form["position"]["bag"] == table.state.bag.tolist()
    assert form["position"]["seats"][0]["wall"] == [[0] * 5] * 5


def test_a_view_is_written_for_its_seat():
    table = maiolica.new("azul", seed=1)
    assert to_json(table.state, 1) == to_json(table.view(1)) | {"seat": 1}


def test_a_scene_is_written_part_by_part():
    shape = Shape("tile", 1.0, 2.0, label=Label("a-tile", {"color": Label("red")}), part={"color": 2})
    scene = Scene("azul", Label("status"), (Panel("board", Label("title"), 5.0, 6.0, (shape,), seat=0),))
    form = json.loads(json.dumps(scene_json(scene)))
    assert form["panels"][0]["shapes"][0]["label"] == {"key": "a-tile", "args": {"color": {"key": "red"}}}
    assert form["panels"][0]["shapes"][0]["part"] == {"color": 2}


class Step(NamedTuple):
    far: int
    where: int


class Wait(NamedTuple):
    pass


def test_picking_shapes_narrows_the_moves():
    moves = [Step(0, 1), Step(0, 2), Step(1, 2), Wait()]
    assert narrow(moves, {"far": 0}) == moves[:2]
    assert narrow(narrow(moves, {"far": 0}), {"where": 2}) == [Step(0, 2)]
    assert narrow(moves, {}) == moves
    assert not agrees(Wait(), {"far": 0})


# Batches


@pytest.mark.parametrize("games", [0, -1])
def test_at_least_one_game_is_simulated(games):
    with pytest.raises(BadOption, match="at least one"):
        maiolica.simulate("azul", games)


def test_a_batch_asks_for_a_device_that_exists():
    with pytest.raises(BadOption, match="cpu or cuda"):
        maiolica.simulate("azul", 1, device="abacus")


@pytest.mark.parametrize("wrong", [{"seats": 5}, {"options": {"wall": "pink"}}, {"game": "chess"}])
def test_a_batch_checks_its_game_like_a_table(wrong):
    with pytest.raises(BadOption):
        maiolica.simulate(**{"game": "azul", "games": 1} | wrong)


def test_a_batch_has_a_row_for_each_game():
    results = maiolica.simulate("azul", 3, seed=2**70, seats=3, options={"max_rounds": 1}, cores=2)
    assert results.scores.shape == results.winners.shape == (3, 3)
    assert results.lengths.shape == (3,)
    assert results.winners.any(axis=1).all()
    assert results.moves == sum(results.lengths)


@pytest.mark.parametrize("game", ["azul", "chocolatier"])
def test_a_batch_tells_which_games_were_cut(game):
    """AZ-20: the round limit ends a game that no full row has ended."""
    few, many = (2, 20) if INTERPRETED else (20, 200)
    assert maiolica.simulate(game, few, seed=1, options={"max_rounds": 1}).cut.all()
    assert not maiolica.simulate(game, few, seed=1, options={"max_rounds": 32767, "wall": "colored"}).cut.any()
    some = maiolica.simulate(game, many, seed=1, options={"max_rounds": 8})
    assert 0 < some.cut.sum() < many
    assert (some.lengths > 0).all()


def test_a_game_without_such_an_option_is_never_cut():
    assert not maiolica.simulate("pavilion", 20, seed=1).cut.any()


def test_a_batch_tells_how_far_it_is():
    told = []
    simulate.simulate(get("azul"), 2, options={"max_rounds": 1}, progress=told.append)
    assert sum(told) == 2


def test_a_batch_needs_a_core():
    with pytest.raises(BadOption, match="core"):
        maiolica.simulate("azul", 1, cores=-1)
