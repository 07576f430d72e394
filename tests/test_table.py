"""A table takes legal moves of the seats that wait, and refuses everything else without a change."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import maiolica
from maiolica.core.game.game import OVER, Event
from maiolica.games.azul.moves import MOVES, Place, Take

from .azul.components import check


def grey_tiling() -> maiolica.Table:
    """A table on which several seats have to choose a column at once."""
    for seed in range(100):
        table = maiolica.new("azul", 3, {"wall": "grey"}, seed=seed)
        while not table.over:
            if len(table.waiting()) > 1:
                return table
            table.play(table.legal_actions()[0])
    raise AssertionError("no game came to this")


def refuse(table: maiolica.Table, move: object, seat: int | None = None) -> str:
    """The reason why a move is refused; the table stays as it is."""
    before = table.state.tobytes(), table.text()
    with pytest.raises(maiolica.IllegalMove) as raised:
        table.play(move, seat)  # type: ignore[arg-type]
    assert (table.state.tobytes(), table.text()) == before
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 400
    return str(raised.value)


TABLE = maiolica.new("azul", 3, {"first_seat": 2}, seed=3)
TILING = grey_tiling()

# Playing


@pytest.mark.parametrize("form", [str, int, tuple], ids=lambda form: form.__name__)
def test_a_move_may_be_given_as_a_text_a_number_or_a_tuple(form):
    table = maiolica.new("azul", seed=3)
    action = table.legal_actions()[5]
    move = {str: MOVES.text(action), int: action, tuple: MOVES.decode(action)}[form]
    seat = table.actor
    table.play(move)
    assert table.log.events[-1] == Event(seat, action)
    assert table.actor == 1 - seat


def test_a_number_from_an_array_is_a_number():
    table = maiolica.new("azul", seed=3)
    table.play(np.array(table.legal_actions(), np.int32)[0])
    assert len(table.log.events) > 21


def test_a_new_table_has_been_dealt():
    assert TABLE.actor == 1
    assert TABLE.waiting() == [1]
    assert len(TABLE.log.events) == 28
    assert (TABLE.seats, TABLE.over, TABLE.scores(), TABLE.ranks()) == (3, False, [0, 0, 0], [1, 1, 1])


def test_equal_seeds_deal_equal_tiles_and_no_seed_deals_by_chance():
    same = [maiolica.new("azul", seed=8).text() for _ in range(2)]
    assert same[0] == same[1]
    assert len({maiolica.new("azul").text() for _ in range(5)}) == 5


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**100])
def test_any_whole_number_is_a_seed(seed):
    assert maiolica.new("azul", seed=seed).actor >= 0


def test_legal_moves_are_those_of_the_seat_whose_turn_it_is():
    assert TABLE.legal() == TABLE.legal(1)
    assert TABLE.legal(0) == TABLE.legal(2) == []
    assert [MOVES.encode(move) for move in TABLE.legal()] == TABLE.legal_actions()


def test_several_seats_may_wait_and_move_in_any_order():
    seats = TILING.waiting()
    text = TILING.text()
    ends = set()
    for order in (seats, seats[::-1]):
        table = maiolica.load_text(text)
        for seat in order:
            table.play(table.legal(seat)[0], seat)
        ends.add(table.state.seats[:].tobytes())
    assert len(ends) == 1


def test_a_view_is_a_copy():
    table = maiolica.new("azul", seed=3)
    view = table.view(0)
    view.bag[0] = 0
    assert table.state.bag[0] != 0


def test_in_azul_everything_is_open():
    for seat in range(3):
        assert TABLE.view(seat).tobytes() == TABLE.state.tobytes()


def test_a_table_shows_its_position_in_a_notebook():
    assert TABLE.scene(0).game == "azul"
    assert TABLE._repr_svg_() == TABLE.state._repr_svg_()
    assert TABLE._repr_svg_().startswith("<svg")


def test_positions_can_be_pickled():
    assert pickle.loads(pickle.dumps(TABLE.state)).tobytes() == TABLE.state.tobytes()


# Refusals


@given(st.text(max_size=12) | st.text(alphabet="0123456789BYRKWCF>@byrkwcf \n\0\u212a\u017f", max_size=6))
def test_any_text_is_a_legal_move_or_refused(text):
    for table, seat in ((TABLE, None), (TILING, TILING.waiting()[-1])):
        try:
            move = MOVES.read(text)
        except maiolica.IllegalMove:
            refuse(table, text, seat)
        else:
            if move not in table.legal(seat):
                refuse(table, text, seat)


@given(st.integers() | st.integers(-10, MOVES.size + 10))
def test_any_number_is_a_legal_move_or_refused(action):
    for table, seat in ((TABLE, None), (TILING, TILING.waiting()[-1])):
        if action not in table.legal_actions(seat):
            refuse(table, action, seat)


@pytest.mark.parametrize("action", [10**5000, -(10**5000)], ids=["huge", "tiny"])
def test_a_number_with_thousands_of_digits_is_refused(action):
    refuse(TABLE, action)


@given(st.builds(Take, *[st.integers(-2, 12)] * 3) | st.builds(Place, st.integers()))
def test_any_tuple_is_a_legal_move_or_refused(move):
    for table, seat in ((TABLE, None), (TILING, TILING.waiting()[-1])):
        if move not in table.legal(seat):
            refuse(table, move, seat)


@pytest.mark.parametrize(
    "move",
    [None, 1.0, (0, 0, 0), [0, 0, 0], b"1B>1", {}, Take(None, 0, 0), Take("1", "B", "1"), Take(0, 0.0, 0), Place(1.5)],
    ids=repr,
)
def test_what_is_no_move_is_refused(move):
    refuse(TABLE, move)


@pytest.mark.parametrize("seat", [-3, -2, -1, 3, 4, 100, 10**30])
def test_a_seat_that_does_not_exist_is_refused(seat):
    assert "there is no seat" in refuse(TABLE, TABLE.legal()[0], seat)
    for ask in (TABLE.legal, TABLE.legal_actions, *([TABLE.view, TABLE.seen] if seat != maiolica.EVERYBODY else [])):
        with pytest.raises(maiolica.IllegalMove, match="there is no seat"):
            ask(seat)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_move_out_of_turn_is_refused(seat):
    assert "turn" in refuse(TABLE, TABLE.legal()[0], seat)


def test_a_refusal_names_the_seat_the_move_and_the_reason():
    empty = next(color for color in "BYRKW" if f"1{color}>F" not in map(MOVES.text, TABLE.legal()))
    reason = refuse(TABLE, f"1{empty}>F")
    assert reason.startswith(f"seat 2 may not play 1{empty}>F: ")


@pytest.mark.parametrize("text", ["1B>1", "9B>1", "CB>F", "@1", "@5", "1b>f", "6W>5"])
def test_every_refused_move_has_a_reason(text):
    for table, seat in ((TABLE, 1), (TILING, TILING.waiting()[0])):
        if MOVES.read(text) not in table.legal(seat):
            assert len(refuse(table, text, seat).partition(": ")[2]) > 5


def test_every_move_of_the_space_is_legal_or_refused_with_a_reason():
    for table, seat in ((TABLE, 1), (TILING, TILING.waiting()[0])):
        listed = table.legal_actions(seat)
        for action in range(MOVES.size):
            if action not in listed:
                refuse(table, action, seat)


def test_after_the_end_every_move_is_refused():
    table = maiolica.new("azul", options={"max_rounds": 1}, seed=1)
    while not table.over:
        table.play(table.legal()[-1])
    assert table.actor == OVER
    assert table.legal() == table.legal(0) == []
    assert table.waiting() == []
    assert refuse(table, 0) == "the game is over"
    table.undo()
    assert not table.over


def test_nothing_can_be_taken_back_at_the_start():
    table = maiolica.new("azul", seed=1)
    before = table.text()
    with pytest.raises(maiolica.IllegalMove, match="nothing to take back"):
        table.undo()
    assert table.text() == before


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_a_table_has_as_many_seats_as_the_game_allows(seats):
    with pytest.raises(maiolica.BadOption, match="2 to 4 seats"):
        maiolica.new("azul", seats)


@pytest.mark.parametrize("names", [["A"], ["A", "B", "C"]])
def test_every_seat_has_a_name(names):
    with pytest.raises(maiolica.MaiolicaError, match="names for 2 seats"):
        maiolica.new("azul", names=names)


@pytest.mark.parametrize("game", ["", "nosuch", "AZUL", "azul ", "../azul", "a\0b", "x" * 10_000])
def test_an_unknown_game_is_refused(game):
    with pytest.raises(maiolica.BadOption, match="there is no game") as raised:
        maiolica.new(game)
    assert str(raised.value).isprintable()


WRONG_OPTIONS = {
    "nosuch": [1],
    "wall": ["pink", 0, None, "x" * 10_000],
    "max_rounds": [0, -1, "x", 1.5, True, 10**6],
    "first_seat": [0, 3],
}


@pytest.mark.parametrize(
    "options", [{name: value} for name in WRONG_OPTIONS for value in WRONG_OPTIONS[name]], ids=lambda one: str(one)[:40]
)
def test_an_unknown_option_or_value_is_refused(options):
    with pytest.raises(maiolica.BadOption) as raised:
        maiolica.new("azul", options=options)
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 400


@given(
    st.dictionaries(
        st.sampled_from(["wall", "max_rounds", "first_seat", "x\ny"]), st.text() | st.integers(), max_size=3
    )
)
def test_any_options_start_a_game_or_are_refused(options):
    try:
        table = maiolica.new("azul", options=options, seed=1)
    except maiolica.BadOption as error:
        assert str(error).isprintable()  # noqa: PT017
    else:
        check([table.state])
        assert maiolica.load_text(table.text()).log.options == table.log.options


@pytest.mark.parametrize("seed", ["x", 1.5, [1]])
def test_a_seed_is_a_whole_number(seed):
    for begin in (maiolica.new, lambda game, seed: maiolica.simulate(game, 1, seed)):
        with pytest.raises(maiolica.BadOption, match="seed"):
            begin("azul", seed=seed)
    with pytest.raises(maiolica.BadOption, match="seed"):
        maiolica.new("azul", seed=1).reseed(seed)
