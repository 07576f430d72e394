"""Pictures of positions."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import maiolica
from maiolica.games import get, ids
from maiolica.ui.svg import NAMESPACE, arrange, art, draw, looks
from tests.drawings import drawing, file_of
from tests.tables import random_tables

TEXT_ONLY = {"count"}  # looks that are nothing but their text


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_every_position_is_drawn_with_drawings_that_exist(game) -> None:
    for i, table in enumerate(random_tables(get(game), 1)):
        scene = table.scene(i % table.seats)
        picture = ET.fromstring(draw(scene))
        ids = {element.get("id") for element in picture.iter()}
        used = [element.get("href", "") for element in picture.iter(f"{NAMESPACE}use")]
        assert used
        assert {name[1:] for name in used} <= ids
        wanted = {shape.look for panel in scene.panels for shape in panel.shapes}
        assert wanted - TEXT_ONLY <= looks(game)


@pytest.mark.parametrize("game", ids())
def test_the_drawing_in_the_docs_is_what_its_command_draws(game) -> None:
    assert file_of(game).read_text(encoding="utf-8") == drawing(game), "run make pictures"


@pytest.mark.parametrize("game", ids())
def test_panels_do_not_overlap_and_stay_in_the_picture(game) -> None:
    for seats in get(game).seats:
        panels = maiolica.new(game, seats=seats, seed=1).scene(0).panels
        places, width, height = arrange(panels)
        boxes = [(x, y, x + p.width, y + p.height) for (x, y), p in zip(places, panels, strict=True)]
        for i, (left, top, right, bottom) in enumerate(boxes):
            assert left >= 0
            assert top >= 0
            assert right <= width
            assert bottom <= height
            for other in boxes[i + 1 :]:
                assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


def test_every_color_has_a_motif_of_its_own() -> None:
    """Colors apart, no two tiles are drawn alike."""

    def motif(symbol: ET.Element) -> list[tuple[str, ...]]:
        kept = ("d", "r", "cx", "cy", "x", "y", "width", "height")
        return [(element.tag, *(element.get(name, "") for name in kept)) for element in symbol.iter()][1:]

    motifs = [motif(symbol) for symbol in art("azul").iter(f"{NAMESPACE}symbol") if "tile-" in symbol.get("id", "")]
    assert len(motifs) == 5
    assert all(motifs.count(one) == 1 for one in motifs)


def test_a_position_and_a_table_show_themselves_in_a_notebook() -> None:
    table = maiolica.new("azul", seed=1)
    assert table.state._repr_svg_() == table._repr_svg_()
    assert table._repr_svg_().startswith("<svg")


def test_a_picture_of_a_table_has_its_names() -> None:
    table = maiolica.new("azul", names=["Ada", "Bo"], options={"first_seat": 1}, seed=1)
    assert "Round 1: Ada takes tiles" in table._repr_svg_()
    assert "Bo: 0 points" in table._repr_svg_()
    assert "Round 1: seat 1 takes tiles" in draw(table.scene(0))


def test_titles_are_said_in_the_language() -> None:
    assert "бере плитки" in draw(maiolica.new("azul", seed=1).scene(0), "uk")
