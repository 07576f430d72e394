"""Pictures of rules pages come from games that were played; the laws look at all of ours."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from maiolica.core.game.scene import Shape
from maiolica.games import get
from maiolica.school.rules_board import (
    FILE,
    Artist,
    BadPicture,
    WrittenPicture,
    arranged,
    between,
    board_of,
    heading_of,
    read,
    targets,
)

DEAL = "draw B B K K Y Y Y K R R R K W W W K Y Y Y Y"
FIRST = {"first_seat": "1"}


def picture(show: list[str], **more: Any) -> Any:
    """A picture of the first deal."""
    written = WrittenPicture(**{"log": DEAL, "options": FIRST, "show": show, **more})
    return Artist(get("azul"), "test", written).picture()


def test_a_picture_holds_what_is_shown_and_what_lies_among_it() -> None:
    found = picture(["factory-1*", "number"])
    assert sorted(shape.look for shape in found.shapes) == [
        "factory",
        "number",
        "tile-black",
        "tile-black",
        "tile-blue",
        "tile-blue",
    ]
    assert not any(shape.id or shape.label or shape.part for shape in found.shapes)
    assert all(shape.x >= 0 and shape.x + shape.width <= found.width for shape in found.shapes)
    assert all(shape.y >= 0 and shape.y + shape.height <= found.height for shape in found.shapes)


def test_frames_lie_around_what_is_marked_and_the_arrow_leads_from_one_to_the_other() -> None:
    found = picture(["factory-1*", "board-1-line-*"], mark=[["factory-1-[12]"], ["board-1-line-2-*"]], arrow=True)
    blue = [shape for shape in found.shapes if shape.look == "tile-blue"]
    frame = found.frames[0]
    assert frame == pytest.approx((min(s.x for s in blue), blue[0].y, max(s.x for s in blue) + 1, blue[0].y + 1))
    assert found.arrow[0] == pytest.approx(frame[2])
    assert found.arrow[2] == pytest.approx(found.frames[1][0])


def test_points_are_those_of_the_account() -> None:
    found = board_of(get("azul")).pictures["scoring"]
    assert [text for _, _, text in found.points] == ["+5"]
    assert sorted(round(f[2] - f[0] + f[3] - f[1]) for f in found.frames) == [3, 4]  # a row of 2 and a column of 3


def test_parts_stand_side_by_side_and_below_each_other_where_that_would_be_too_wide() -> None:
    assert list(arranged([(0, 0, 2, 2), (5, 5, 9, 9)])) == [(0, 1, 2, 3), (2.9, 0, 6.9, 4)]
    assert list(arranged([(0, 0, 8, 2), (0, 0, 10, 1)])) == [(1, 0, 9, 2), (0, 2.9, 10, 3.9)]


def test_an_arrow_begins_and_ends_at_edges_even_straight_down() -> None:
    assert between((0, 0, 2, 2), (0, 6, 2, 8)) == [1, 2, 1, 6]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"show": ["nowhere-*"]}, "nothing matches 'nowhere-*'"),
        ({"show": ["factory-1*"], "mark": [["lid"]]}, "nothing matches 'lid'"),
        ({"show": ["factory-1*"], "points": ["board-1-wall-1-1"]}, "nothing matches 'board-1-wall-1-1'"),
        ({"show": ["factory-1*"], "log": f"{DEAL}\n1 1R>1"}, "line 2"),
        ({"show": ["factory-1*"], "options": {"wall": "high"}}, "wall"),
    ],
)
def test_what_does_not_hold_is_refused_with_the_name_of_the_picture(more, problem) -> None:
    with pytest.raises(BadPicture, match=re.escape(problem)) as error:
        picture(**more)
    assert f"{FILE}, picture test" in str(error.value)


@pytest.mark.parametrize("text", ["[places", "[pictures.one]\nlog = ''", "[places]\n[pictures.one]\nshown = 1"])
def test_a_file_that_says_something_else_is_refused(tmp_path, text) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text)
    with pytest.raises(BadPicture, match=re.escape(str(path))):
        read(path)


def test_a_game_without_the_file_has_no_pictures_and_no_places(tmp_path) -> None:
    bare: Any = SimpleNamespace(folder=tmp_path)
    found = board_of(bare)
    assert not found.places
    assert not found.pictures


def test_the_first_pattern_that_matches_the_place_or_the_look_decides() -> None:
    places = [("effect-keep", "golden/3"), ("effect-*", "golden"), ("factory-*", "turn")]
    assert heading_of(places, Shape("effect-keep", 0, 0, id="effect-2")) == "golden/3"
    assert heading_of(places, Shape("effect-plus", 0, 0, id="effect-2")) == "golden"
    assert heading_of(places, Shape("factory", 0, 0)) is None


def test_rows_and_items_below_a_heading_are_numbered_through() -> None:
    page = "# Game\n\ntext\n\n## One {#one}\n\n- a\n- b\n\n| x |\n|---|\n| 1 |\n\n## Two\n\n1. a\n"
    assert targets(page) == ["start", "one", "one/1", "one/2", "one/3"]
