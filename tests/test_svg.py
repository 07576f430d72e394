"""Pictures of positions."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import maiolica
from maiolica.ui.svg import NAMESPACE, art, draw
from tests.drawings import POSITIONS, drawing, file_of


@pytest.mark.parametrize("game", POSITIONS)
def test_the_drawing_in_the_docs_is_what_its_command_draws(game) -> None:
    assert file_of(game).read_text(encoding="utf-8") == drawing(game), "run make pictures"


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


@pytest.mark.needs("duel")
def test_printed_cells_and_laid_tiles_differ_without_colors() -> None:
    """A laid tile has a whole rim, a printed cell a broken one: that is seen in greyscale, too."""
    for symbol in art("duel").iter(f"{NAMESPACE}symbol"):
        kind = symbol.get("id", "").split("/")[-1].split("-")[0]
        broken = any(element.get("stroke-dasharray") for element in symbol.iter())
        assert kind not in ("tile", "cell") or broken == (kind == "cell"), symbol.get("id")
