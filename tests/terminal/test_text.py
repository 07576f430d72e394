from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import maiolica
from maiolica.core.game.scene import Label, Panel, Scene, Shape
from maiolica.core.table.table import Table
from maiolica.testing.drawing import no_two_share_a_character, solid_rects
from maiolica.ui.looks import Mark, looks_of
from maiolica.ui.text import SCALES, SMALL, Scale, draw

TITLES = {f"board-{seat + 1}": f"Seat {seat + 1}" for seat in range(5)}


def played(seats: int = 2, wall: str = "colored", moves: int = 25, seed: int = 3) -> Table:
    table = maiolica.new("azul", seats, {"wall": wall}, seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if not table.over:
            table.play(chance.choice(table.legal()))
    return table


places = st.tuples(st.floats(0, 12, allow_nan=False), st.floats(0, 9, allow_nan=False))


@given(st.lists(places, min_size=1, max_size=30), st.sampled_from(SCALES))
def test_tiles_never_collide_wherever_they_lie(spots: list[tuple[float, float]], scale: Scale) -> None:
    panel = Panel("p", Label("azul-display"), 13, 10, tuple(Shape("tile-red", x, y) for x, y in spots))
    assert no_two_share_a_character(solid_rects(panel, scale, "azul"))


@given(places, st.integers(1, 9), st.integers(1, 9), st.floats(0, 3), st.sampled_from(SCALES))
def test_tiles_a_tile_apart_keep_their_order(
    origin: tuple[float, float], columns: int, rows: int, more: float, scale: Scale
) -> None:
    x, y = origin
    shapes = (
        Shape("tile-red", x, y),
        Shape("tile-blue", x + columns + more, y),
        Shape("tile-black", x, y + rows + more),
    )
    first, right, below = solid_rects(Panel("p", Label("azul-display"), 30, 30, shapes), scale, "azul")
    assert right.x >= first.x + columns * scale.columns
    assert below.y >= first.y + rows * scale.rows


def test_things_that_look_alike_in_color_differ_in_letter() -> None:
    letters = [look.letter for name, look in looks_of("azul").items() if name.startswith(("tile-", "cell-"))]
    assert len(letters) == len(set(letters)) == 10


def test_a_small_board_as_text() -> None:
    shapes = tuple(
        Shape("tile-red" if column == 1 else "cell-blue", float(column), 1.0 + row, id=f"{row}-{column}")
        for row in range(2)
        for column in range(3)
    )
    scene = Scene("azul", Label("azul-status-over"), (Panel("board-1", Label("azul-center"), 3, 3, shapes, seat=0),))
    marks = {"0-1": Mark.CURSOR, "1-1": Mark.CHOSEN, "1-2": Mark.HINT}
    picture = draw(scene, 9, 3, marks, {"board-1": "Anna"}, scales=[SMALL])
    assert picture.plain() == "Anna\n b [R] b\n b «R»*b*\n"


def test_a_text_longer_than_its_place_does_not_hide_the_next_letter() -> None:
    shapes = (Shape("tile-red", 0, 0), Shape("count", 1.0, 0.1, 0.6, 0.8, text="×12"), Shape("tile-blue", 1.65, 0))
    scene = Scene("azul", Label("azul-status-over"), (Panel("p", Label("azul-center"), 4, 1, shapes),))
    assert draw(scene, 12, 1, scales=[SMALL]).plain().split() == ["R", "×12B"]


@pytest.mark.parametrize("wall", ["colored", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_fits_into_80_by_21(seats: int, wall: str) -> None:
    for moves in range(0, 60, 7):
        table = played(seats, wall, moves)
        picture = draw(table.scene(0), 80, 21, titles=TITLES)
        assert (picture.width, picture.height <= 21) == (80, True)
        for shape, rect in picture.shapes:
            assert rect.x >= 0, shape
            assert rect.x + rect.width <= 80 or not shape.part, shape


def test_a_larger_room_makes_larger_tiles() -> None:
    scene = played().scene(0)
    widths = []
    for width, height in ((80, 21), (94, 33), (134, 45), (200, 70)):
        picture = draw(scene, width, height)
        widths.append(min(rect.width for shape, rect in picture.shapes if shape.id.startswith("board-2-wall")))
    assert widths == [3, 4, 6, 8]


def test_a_room_too_small_gets_more_rows_than_it_has() -> None:
    picture = draw(played(4).scene(0), 40, 10)
    assert picture.height > 10
    assert len(picture.panels) == 5


def test_what_lies_where_and_what_rich_prints_agree() -> None:
    picture = draw(played().scene(0), 100, 40, titles=TITLES)
    for shape, rect in picture.shapes:
        if shape.part:
            assert picture.at(rect.x, rect.y) == shape
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(picture.rich(), end="")
    assert [line.rstrip() for line in capture.get().rstrip().split("\n")] == picture.plain().rstrip().split("\n")
    panel, rect = picture.panels[1]
    assert picture.panel_at(rect.x, rect.y) == panel
    assert picture.panel_at(-1, -1) is None


def test_several_displays_have_titles_and_an_empty_panel_is_no_trouble() -> None:
    tile = (Shape("tile-red", 0, 0),)
    panels = tuple(Panel(name, Label("azul-center"), 4, 2, tile if name == "a" else ()) for name in "ab")
    picture = draw(Scene("azul", Label("azul-status-over"), panels), 26, 3, titles={"a": "Sun", "b": "Moon"})
    assert picture.plain().split() == ["Sun", "Moon", "R"]
