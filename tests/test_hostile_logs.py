"""A log is read whole or refused with the line and the reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import maiolica
from maiolica.core.table.log import LONGEST

from .logs import GREY, LINES, UNCHECKED, closed, refused, refused_or_legal, with_line

# Damage


@pytest.mark.parametrize("i", range(len(LINES)))
def test_a_log_without_one_of_its_lines_is_refused(i):
    refused("".join(LINES[:i] + LINES[i + 1 :]))
    refused_or_legal("".join([*LINES[:i], *LINES[i + 1 : -1], "end unchecked\n"]))


@pytest.mark.parametrize("i", range(len(LINES)))
def test_a_log_with_a_line_twice_is_refused(i):
    refused("".join([*LINES[:i], LINES[i], *LINES[i:]]))
    refused_or_legal("".join([*LINES[:i], LINES[i], *LINES[i:-1], "end unchecked\n"]))


@pytest.mark.parametrize("i", range(len(LINES) - 1))
def test_a_log_with_two_lines_swapped_is_refused(i):
    for j in range(i + 1, len(LINES)):
        lines = LINES.copy()
        lines[i], lines[j] = lines[j], lines[i]
        if lines != LINES:
            refused("".join(lines))
        if j == i + 1:
            refused_or_legal("".join(lines[:-1]) + "end unchecked\n")


def test_every_part_of_a_log_is_refused():
    for length in range(len(GREY)):
        refused(GREY[:length])


def test_a_log_that_breaks_off_after_an_event_says_so():
    assert "breaks off" in str(refused("".join(LINES[:-1])))


INVISIBLE = ["\0", "\r", "\u2028"]


@pytest.mark.parametrize("new", ["", "x", "1", "B", " ", "\n", "К", *INVISIBLE], ids=ascii)
def test_a_log_with_any_character_changed_is_refused(new):
    for i, old in enumerate(GREY):
        if old != new:
            refused(GREY[:i] + new + GREY[i + 1 :])


@pytest.mark.parametrize("new", ["", "1", "B", " ", "\n", "K", INVISIBLE[1]], ids=ascii)
def test_without_a_check_number_a_changed_character_leaves_a_legal_game_or_none(new):
    body = UNCHECKED.removesuffix("end unchecked\n")
    for i in range(0, len(body), 3):
        refused_or_legal(body[:i] + new + body[i + 1 :] + "end unchecked\n")


@given(st.integers(0, len(GREY)), st.integers(0, 12), st.text(max_size=12))
def test_any_other_text_is_refused(start, length, new):
    text = GREY[:start] + new + GREY[start + length :]
    if text != GREY:
        refused(text)
    body = UNCHECKED.removesuffix("end unchecked\n")
    refused_or_legal(body[:start] + new + body[start + length :] + "end unchecked\n")


@given(st.text(max_size=300))
def test_any_text_is_refused(text):
    refused(text)


@given(st.lists(st.sampled_from([*LINES, "end unchecked\n", "\n", "end\n", "draw\n", "1\n", "3 1B>1\n"]), max_size=40))
def test_lines_in_any_order_are_refused_or_a_legal_game(lines):
    refused_or_legal("".join(lines))


@given(
    st.lists(st.sampled_from([f"{seat} {move}" for seat in (1, 2) for move in ("1B>1", "2R>F", "CW>5", "@1", "@5")]))
)
def test_moves_in_any_order_are_refused_or_a_legal_game(moves):
    header_and_deal = "".join(LINES[:10])
    refused_or_legal(header_and_deal + "".join(f"{move}\n" for move in moves) + "end unchecked\n")


# Hostile texts


@pytest.mark.parametrize(
    ("start", "line", "number"),
    [
        ("maiolica", "maiolica 2", 1),
        ("maiolica", "maiolica 01", 1),
        ("maiolica", "Maiolica 1", 1),
        ("game", "game nosuch", 2),
        ("game", "game ", 2),
        ("game", "game azul ", 2),
        ("rules", "rules 2", 3),
        ("rules", "rules 999999999999999999999999", 3),
        ("seats", "seats 1", 4),
        ("seats", "seats 5", 4),
        ("seats", "seats 3", 7),
        ("seats", "seats -2", 4),
        ("seats", "seats ٢", 4),
        ("seats", f"seats {'9' * 5000}", 4),
        ("name 1", "name 1 ", 5),
        ("name 1", "name 3 Ada", 5),
        ("name 1", "name 1 A\x1b[31m", 5),
        ("name 1", "name 1 A\x00da", 5),
        ("name 1", f"name 1 {'A' * 41}", 5),
        ("name 1", "name 1  Ada", 5),
        ("name 1", "name 1 Ada ", 5),
        ("option wall", "option wall pink", 7),
        ("option wall", "option color grey", 7),
        ("option wall", "option first_seat 1", 9),
        ("option wall", "option wall", 7),
        ("option wall", "option ", 7),
        ("option max", "option max_rounds 0", 8),
        ("option max", "option max_rounds 32768", 8),
        ("option max", "option max_rounds -1", 8),
        ("option max", "option max_rounds ٢", 8),
        ("option first", "option first_seat 3", 9),
        ("draw", "draw", 10),
        ("draw", "draw ", 10),
        ("draw", "draw seat3", 10),
        ("draw", "draw seat5", 10),
        ("draw", "draw B", 10),
        ("draw", "draw seat1  B", 10),
        ("draw", "draw seat1 Q", 10),
        ("draw", "draw seat1 seat1", 10),
        ("draw", "1 1B>1", 10),
        ("draw", "0 1B>1", 10),
        ("draw", "3 1B>1", 10),
        ("draw", "² 1B>1", 10),
        ("draw", "-1 1B>1", 10),
        ("draw", "", 10),
        ("draw", "undo", 10),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(start, line, number):
    assert refused(with_line(start, line)).line == number


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("option max", f"option max_rounds {'9' * 5000}"),
        ("draw", f"{'9' * 5000} 1B>1"),
        ("option wall", "option wall gr\x00ey"),
        ("option wall", "option wall gr\rey"),
        ("option wall", f"option {'x' * 100_000} y"),
        ("name 1", "name 1 A\x9bda"),
        ("name 1", "name 1 A\x80a"),
        ("name 1", "name 1 A\ud800a"),
        ("draw", "1 1\u212a>1"),
        ("draw", "draw \ud800"),
        ("draw", f"draw {'B' * 100_000}"),
        ("draw", f"draw {'B ' * 100_000}B"),
    ],
    ids=lambda value: ascii(value[:30]),
)
def test_a_hostile_line_is_refused(start, line):
    refused(with_line(start, line))


@pytest.mark.parametrize("separator", ["\r\n", "\r", "\u2028", "\x0b"])
@pytest.mark.parametrize("text", [GREY, UNCHECKED], ids=["checked", "unchecked"])
def test_other_line_endings_are_refused(text, separator):
    refused(text.replace("\n", separator))


@pytest.mark.parametrize("extra", ["\n", " ", "x", "end unchecked\n", "\0"])
@pytest.mark.parametrize("text", [GREY, UNCHECKED], ids=["checked", "unchecked"])
def test_nothing_may_follow_the_closing_line(text, extra):
    refused(text + extra)
    refused(extra + text)
    refused(text.removesuffix("\n"))


def test_a_log_that_is_too_long_is_refused_at_once():
    refused("maiolica 1\n" + "x" * LONGEST)
    refused("maiolica 1\n" * 1000)


def test_the_longest_game_fits_into_a_log():
    table = maiolica.new("azul", 4, {"max_rounds": 10}, seed=1)
    while not table.over:
        table.play(next(move for move in table.legal() if move.line == 5))
    longest = next(option for option in table.game.options if option.name == "max_rounds").numbers[-1]
    assert len(table.text()) / 10 * longest < LONGEST


def test_a_move_that_is_not_legal_is_refused_with_its_line():
    text = "".join(LINES[:10]) + "1 1B>1\n2 1B>1\n" * 5 + "end unchecked\n"
    assert refused(text).line in (11, 12)


def test_a_draw_that_is_not_due_is_refused():
    text = "".join(LINES[:10]) + "draw B\nend unchecked\n"
    error = refused(text)
    assert error.line == 11
    assert "no draw is due" in error.reason


def test_a_tile_that_the_bag_lacks_is_refused():
    header = "maiolica 1\ngame azul\nrules 1\nseats 3\nname 1 A\nname 2 B\nname 3 C\noption first_seat 1\n"
    error = refused(header + "draw" + " B" * 21 + "\nend unchecked\n")
    assert error.line == 9
    assert "cannot be drawn" in error.reason


def test_a_log_that_breaks_off_in_a_deal_is_not_completed_by_chance():
    text = re.sub("draw.*", "draw seat1 B B B", "".join(LINES[:10])) + "end unchecked\n"
    try:
        tables = [maiolica.load_text(text) for _ in range(5)]
    except maiolica.BadLog:
        refused(text)
    else:
        assert len({table.state.tobytes() for table in tables}) == 1


def test_the_log_is_the_text_and_the_check_number_its_crc():
    body = GREY[: GREY.rindex("end")]
    assert closed(body) == GREY


def test_a_changed_log_with_a_fitting_check_number_is_checked_move_by_move():
    body = "".join(LINES[:10]) + LINES[10] * 2
    assert refused(closed(body)).line == 12
