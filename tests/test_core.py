"""Records, moves and options."""

from __future__ import annotations

import json
import pickle
from typing import Annotated, NamedTuple

import numpy as np
import pytest

from maiolica.core.dialect.record import Grid, Int8, Int16, Int32, Record, Records, Row, in_array, record
from maiolica.core.game.actions import ActionSpace, Kind
from maiolica.core.game.errors import BadOption, IllegalMove
from maiolica.core.game.options import Option, complete, first_seat
from maiolica.core.game.whole import action_number, action_numbers, whole

# Records


@record
class Small(Record):
    wide: Int16
    cells: Annotated[Grid, np.int8, 2, 3]
    narrow: Int8


@record
class Large(Record):
    smalls: Annotated[Records[Small], Small, 2]
    inner: Annotated[Small, Small]
    counts: Annotated[Row, np.int8, 3]


def test_a_record_starts_with_zeros_and_keeps_what_is_written():
    s = Large.new()
    assert not s.tobytes().strip(b"\0")
    s.smalls[1].cells[1, 2] = 7
    s.inner.wide = -300
    s.counts[0] += 5
    assert (s.smalls[1].cells[1, 2], s.smalls[0].cells[1, 2], s.inner.wide, s.counts[0]) == (7, 0, -300, 5)


def test_fields_are_plain_numbers_when_interpreted():
    s = Large.new()
    assert type(s.counts[0]) is type(s.smalls[0].wide) is type(s.smalls[0].cells[0, 0]) is int
    assert len(s.smalls[0].cells[0]) == 3


def test_a_nested_record_is_of_its_own_class():
    s = Large.new()
    assert type(s.smalls[0]) is type(s.inner) is Small
    assert type(s.inner.wide) is int


def test_a_clone_has_memory_of_its_own():
    s = Large.new()
    twin = s.clone()
    twin.inner.narrow = 1
    twin.counts[2] = 1
    assert not s.tobytes().strip(b"\0")
    assert type(twin) is Large


def test_a_pickled_record_can_be_changed():
    s = Small.new()
    s.wide = 1234
    again = pickle.loads(pickle.dumps(s))
    again.narrow = 5
    assert (again.wide, again.narrow, s.narrow, type(again)) == (1234, 5, 0, Small)


def test_a_record_is_as_wide_as_its_fields():
    assert Small.layout.itemsize == 2 + 6 + 1 + 1
    assert Large.layout.itemsize == 3 * 10 + 3 + 1
    assert [Small.layout.fields[name][1] for name in Small.layout.names] == [0, 2, 8]


@pytest.mark.parametrize("name", ["round", "size", "copy", "shape", "sum", "data", "clone", "view", "layout"])
def test_a_field_may_not_have_a_name_that_numpy_uses(name):
    with pytest.raises(TypeError, match=f"{name}: NumPy uses this name"):
        record(type("Bad", (Record,), {"__annotations__": {name: Int8}}))


def test_wide_fields_go_first():
    with pytest.raises(TypeError, match="put wide fields first"):
        record(type("Bad", (Record,), {"__annotations__": {"low": Int8, "high": Int32}}))


# Moves


class Step(NamedTuple):
    far: int
    where: int


class Wait(NamedTuple):
    pass


SPACE = ActionSpace(Kind(Step, "{where}+{far}", {"far": ["1", "10", "11"], "where": "NESW"}), Kind(Wait, "wait", {}))


def test_moves_are_numbered_kind_by_kind_the_last_field_running_fastest():
    assert [SPACE.text(move) for move in SPACE][:5] == ["N+1", "E+1", "S+1", "W+1", "N+10"]
    assert SPACE.size == 13
    assert SPACE.first == {Step: 0, Wait: 12}
    assert SPACE.number(Wait()) == SPACE.number("wait") == 12
    assert SPACE.read("n+11") == Step(2, 0)


@pytest.mark.parametrize(
    "text", ["", "N", "N+", "N+111", "NN+1", "N+1 x", "x N+1", "waiting", "N\n+1", "N+１", "W\u0131t"]
)
def test_a_text_that_is_no_move_is_refused_with_examples(text):
    with pytest.raises(IllegalMove, match=r"write it like N\+1 or wait"):
        SPACE.read(text)


def test_letters_that_only_look_like_others_are_refused():
    kelvin = ActionSpace(Kind(Step, "{far}{where}", {"far": ["1"], "where": "KS"}))
    for text in ("1\u212a", "1\u017f"):
        with pytest.raises(IllegalMove):
            kelvin.read(text)


def test_spaces_around_a_move_do_not_matter():
    assert SPACE.read("  N+1 ") == Step(0, 0)


@pytest.mark.parametrize("action", [-1, 13, 10**20])
def test_a_number_out_of_range_is_refused(action):
    with pytest.raises(IllegalMove, match="numbered from 0 to 12"):
        SPACE.decode(action)
    with pytest.raises(IllegalMove):
        SPACE.text(action)


@pytest.mark.parametrize("move", [Step(3, 0), Step(-1, 0), Step(0, 4), Step("1", 0), Step(0.0, 0)])
def test_a_tuple_out_of_range_is_refused(move):
    with pytest.raises(IllegalMove, match="must be a number from 0"):
        SPACE.encode(move)


def test_a_tuple_of_another_kind_is_refused():
    for move in ((0, 0), Small.new(), "x" * 1000, ("x" * 1000,)):
        with pytest.raises(IllegalMove):
            SPACE.number(move)


# Options


def test_an_option_has_choices_and_numbers():
    option = Option("size", ("big", "small"), range(2, 9))
    assert [option.check(value) for value in ("big", "small", 2, "8", "08")] == ["big", "small", "2", "8", "8"]
    for value in ("Big", 1, 9, -2, "", "2.0", None, "٣", "x" * 1000):
        with pytest.raises(BadOption, match="it must be big or small or a number from 2 to 8"):
            option.check(value)


@pytest.mark.parametrize("value", ["a\nb", "\0", "\x1b[31m", "9" * 5000], ids=lambda value: ascii(value[:9]))
def test_a_wrong_value_is_named_in_plain_text(value):
    with pytest.raises(BadOption) as raised:
        Option("size", ("big",), range(2, 9)).check(value)
    assert str(raised.value).isprintable()


def test_what_is_not_given_takes_its_default():
    known = (Option("size", ("big", "small")), first_seat(3))
    assert complete(known, {}) == {"size": "big", "first_seat": "random"}
    assert complete(known, {"first_seat": 3}) == {"size": "big", "first_seat": "3"}
    with pytest.raises(BadOption, match="no option 'color'; there are size, first_seat"):
        complete(known, {"color": "red"})


def test_sums_of_fields_are_pythons_own_numbers() -> None:
    """They can be written as JSON, and do not run over as the field's own type would."""
    large = Large.new()
    for i in range(3):
        large.counts[i] = 100
    sums = [large.counts.sum(), sum(large.counts), np.sum(large.counts), large.counts.max(), *large.counts]
    assert json.loads(json.dumps(sums)) == [300, 300, 300, 100, 100, 100, 100]
    assert json.dumps([bool(row.sum()) for row in large.inner.cells]) == "[false, false]"
    assert large.inner.cells.sum(axis=0).tolist() == [0, 0, 0]


@pytest.mark.parametrize("seed", ["x", 1.5, None, [1]])
def test_a_number_that_is_none_is_refused_by_name(seed) -> None:
    with pytest.raises(BadOption, match="seed"):
        whole(seed, "seed")
    with pytest.raises(IllegalMove, match="whole"):
        action_number(seed)


@pytest.mark.parametrize("actions", [[1.0, 2.0], ["a"], np.array([2**40]), np.array([2**63], np.uint64), [None]])
def test_actions_of_many_games_are_whole_numbers_of_32_bits(actions) -> None:
    with pytest.raises(IllegalMove):
        action_numbers(actions)


def test_any_kind_of_whole_number_is_taken() -> None:
    assert [whole(seed, "seed") for seed in (7, np.int8(7), np.array(7), True)] == [7, 7, 7, 1]
    assert action_numbers(np.array([1, 2], np.uint64)).dtype == np.int32


def test_records_lie_in_an_array_byte_for_byte() -> None:
    """Also in the gaps between fields, which NumPy would leave as its memory happened to be."""
    larges = [Large.new(), Large.new()]
    larges[1].counts[2] = 7
    array = in_array(larges)
    assert array.tobytes() == larges[0].tobytes() + larges[1].tobytes()
    array[0].counts[0] = 3
    assert larges[0].counts[0] == 0
