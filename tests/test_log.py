"""A log as text and as a file, and the names in it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import maiolica
from maiolica.core.table.log import NAME, check_name
from maiolica.testing import legal

from .logs import COLORED, GREY, LINES, UNCHECKED

# What a saved log looks like


@pytest.mark.parametrize("text", [COLORED, GREY], ids=["colored", "grey"])
def test_a_saved_log_reads_to_the_same_game_and_is_written_byte_for_byte(text):
    table = maiolica.load_text(text)
    assert table.over
    assert table.text() == text
    assert table.log.names == ["Ada", "Ольга Ґ."]


def test_the_header_says_what_is_played_and_each_event_has_its_place():
    assert COLORED.startswith(
        "maiolica 1\ngame azul\nrules 1\nseats 2\nname 1 Ada\nname 2 Ольга Ґ.\n"
        "option wall colored\noption max_rounds 1\noption first_seat random\ndraw seat"
    )
    events = COLORED.splitlines()[9:]
    assert re.fullmatch(r"draw seat[12]( [BYRKW]){20}", events[0])
    assert all(re.fullmatch(r"[12] [1-5C][BYRKW]>[1-5F]", line) for line in events[1:-1])
    assert re.fullmatch("end [0-9a-f]{8}", events[-1])


def test_a_game_may_be_saved_at_any_move():
    table = maiolica.new("azul", seed=1)
    while not table.over:
        again = maiolica.load_text(table.text())
        assert again.state.tobytes() == table.state.tobytes()
        assert again.actor == table.actor
        table.play(table.legal_actions()[-1])
        if table.state.rounds == 3:
            break


def test_a_log_may_be_written_by_hand():
    table = maiolica.load_text(UNCHECKED)
    assert table.text() == GREY


def test_options_that_are_not_given_take_their_defaults():
    text = re.sub("option .*\n", "", "".join(LINES[:10])) + "end unchecked\n"
    assert maiolica.load_text(text).log.options == {"wall": "colored", "max_rounds": "25", "first_seat": "random"}


def test_a_table_read_from_a_log_can_be_played_on_and_taken_back():
    table = maiolica.new("azul", seed=4)
    table.play(table.legal()[0])
    again = maiolica.load_text(table.text())
    again.play(again.legal()[0])
    again.undo()
    assert again.text() == table.text()
    again.undo()
    assert again.text() == maiolica.new("azul", seed=4).text()


# Names


@pytest.mark.parametrize("name", ["A", "Ada", "Ada L.", "Ольга", "李雷", "Zoë 🎲", "x" * 40])
def test_a_name_is_one_line_of_at_most_forty_characters(name):
    assert check_name(name) == name
    table = maiolica.new("azul", names=[name, "B"], seed=1)
    assert maiolica.load_text(table.text()).log.names == [name, "B"]


SPACES = ["", " ", " A", "A ", "x" * 41]
CONTROLS = ["A\n", "A\nB", "A\rB", "A\tB", "A\0B", "A\x1b[0mB", "A\x7fB", "A\x85B", "A\u2028B", "\u2029", "\x85"]
MISSED = ["A\x9bB", "\x9b", "A\ud800B"]


@pytest.mark.parametrize("name", [*SPACES, *CONTROLS, *MISSED], ids=ascii)
def test_a_name_with_control_characters_is_refused(name):
    with pytest.raises(maiolica.MaiolicaError) as raised:
        maiolica.new("azul", names=[name, "B"])
    assert str(raised.value).isprintable()


@pytest.mark.parametrize("name", ["\u202eAda", "A\u200eda\u200f", "\u2067Ada\u2069", "\u061cAda \u202c"], ids=ascii)
def test_characters_that_turn_the_direction_of_writing_are_left_out_of_names(name):
    assert check_name(name) == "Ada"
    table = maiolica.new("azul", names=[name, "B"], seed=1)
    assert table.log.names == ["Ada", "B"]
    assert (
        maiolica.load_text(table.text().replace("Ada", name).split("end ")[0] + "end unchecked\n").log.names[0] == "Ada"
    )
    with pytest.raises(maiolica.MaiolicaError):
        check_name("\u202e")


@given(st.text(min_size=1, max_size=45))
def test_a_name_that_is_taken_survives_the_log(name):
    if NAME.fullmatch(name):
        table = maiolica.new("azul", names=["A", name], seed=1)
        assert maiolica.load_text(table.text()).log.names == ["A", name]


# Files


def test_a_file_is_read_like_its_text(tmp_path):
    path = tmp_path / "game.log"
    path.write_bytes(GREY.encode())
    assert maiolica.load(path).text() == GREY
    assert maiolica.load(str(path)).text() == GREY


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", GREY.encode("utf-16"), b"\xef\xbb\xbf" + GREY.encode(), GREY.encode()[:-3] + b"\x80\n"]
)
def test_a_file_that_is_no_log_is_refused(tmp_path, data):
    path = tmp_path / "game.log"
    path.write_bytes(data)
    with pytest.raises(maiolica.BadLog) as raised:
        maiolica.load(path)
    assert str(raised.value).isprintable()


@pytest.mark.parametrize(
    "name",
    [
        "missing.log",
        ".",
        "mis\nsing.log",
        "mis\0sing.log",
    ],
    ids=ascii,
)
def test_a_file_that_cannot_be_opened_is_an_error_one_can_read(tmp_path, name):
    with pytest.raises(maiolica.MaiolicaError) as raised:
        maiolica.load(tmp_path / name)
    assert str(raised.value).isprintable()


def test_nobody_has_a_move_in_a_log_that_has_ended():
    table = maiolica.load_text(GREY)
    assert [legal(table.game, table.state, seat) for seat in range(2)] == [[], []]
