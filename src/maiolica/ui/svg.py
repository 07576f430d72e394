"""A scene as one SVG picture, for notebooks, documents and golden pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from .. import games
from ..core.dialect.record import Record
from ..core.game.game import game_of
from ..core.game.scene import Label, Panel, Scene, Shape
from ..core.game.words import say

TILE = 40  # pixels
GAP = 0.8  # tiles between panels
NAMESPACE = "{http://www.w3.org/2000/svg}"
INK, PAPER, BOARD, ACTIVE = "#26324a", "#f4efe4", "#fdfaf3", "#1b4a9c"

ET.register_namespace("", NAMESPACE[1:-1])


def draw_position(s: Record, seat: int = 0, language: str = "en", names: Sequence[str] | None = None) -> str:
    """A position as a seat may know it."""
    game = game_of(s)
    view = s.clone()
    game.rules.hide(view, seat)
    return draw(game.scene(view, seat), language, names)


def develop(drawing: str, width: int | None = None) -> bytes:
    """A drawing as a PNG file."""
    from .pixels import png

    return png(drawing, width)


Record.painter = staticmethod(draw_position)
Record.developer = staticmethod(develop)


def draw(scene: Scene, language: str = "en", names: Sequence[str] | None = None) -> str:
    """A scene as the text of an SVG file; without names, seats have numbers."""

    def words(label: Label) -> str:
        return say(label, language, names)

    places, width, height = arrange(scene.panels)
    size = {"width": f"{width * TILE:.0f}", "height": f"{height * TILE:.0f}", "viewBox": f"0 0 {width:g} {height:g}"}
    root = ET.Element(f"{NAMESPACE}svg", size | {"role": "img"})
    ET.SubElement(root, f"{NAMESPACE}title").text = words(scene.status)
    root.append(definitions(scene))
    draw_box(root, 0, 0, width, height, PAPER)
    draw_words(root, GAP, 0.75, words(scene.status), 0.5, weight="600")
    for panel, (x, y) in zip(scene.panels, places, strict=True):
        group = ET.SubElement(root, f"{NAMESPACE}g", {"transform": f"translate({x:g} {y:g})"})
        _panel(group, scene.game, panel, words)
    return ET.tostring(root, encoding="unicode")


def arrange(panels: tuple[Panel, ...]) -> tuple[list[tuple[float, float]], float, float]:
    """Where each panel goes: the table's on rows of their own, boards side by side below; and the whole size."""
    most = max(2 * max(panel.width for panel in panels if panel.seat >= 0) + GAP, *(panel.width for panel in panels))
    places: list[tuple[float, float]] = []
    x, y, row_height = GAP, 1.1, 0.0
    for panel in panels:
        if x > GAP and (panel.seat < 0 or x + panel.width > most + GAP + 0.01):
            x, y, row_height = GAP, y + row_height + GAP, 0.0
        places.append((x if panel.seat >= 0 else GAP + (most - panel.width) / 2, y))
        row_height = max(row_height, panel.height)
        x += panel.width + GAP
        if panel.seat < 0:
            x, y, row_height = GAP, y + row_height + GAP, 0.0
    return places, most + 2 * GAP, y + row_height + GAP


def definitions(scene: Scene) -> ET.Element:
    """The drawings that a scene needs, named by its game so that several pictures fit on one page."""
    return drawings(scene.game, {shape.look for panel in scene.panels for shape in panel.shapes}, "defs")


def drawings(game: str, looks: set[str], tag: str) -> ET.Element:
    """The drawings of some looks, with all that they may refer to."""
    element = ET.Element(f"{NAMESPACE}{tag}")
    for drawing in art(game):
        if drawing.tag != f"{NAMESPACE}symbol" or drawing.get("id", "").split("/")[-1] in looks:
            element.append(drawing)
    return element


@cache
def art(game: str) -> ET.Element:
    """A game's drawings."""
    return ET.fromstring(named_art(game))


def named_art(game: str) -> str:
    """A game's drawings, from its folder, with ids of its own."""
    text = (games.get(game).folder / "art.svg").read_text(encoding="utf-8")
    return text.replace('id="', f'id="{game}/').replace("url(#", f"url(#{game}/")


def looks(game: str) -> set[str]:
    """The looks that a game's art can draw."""
    return {symbol.get("id", "").split("/")[-1] for symbol in art(game).iter(f"{NAMESPACE}symbol")}


def _panel(group: ET.Element, game: str, panel: Panel, words: Callable[[Label], str]) -> None:
    if panel.seat >= 0:
        draw_box(
            group, -0.25, -0.1, panel.width + 0.5, panel.height + 0.1, BOARD, ACTIVE if panel.active else "#d9ccb0"
        )
        draw_words(group, 0.05, 0.65, words(panel.title), 0.46, weight="600" if panel.active else "400")
    for shape in panel.shapes:
        _shape(group, game, shape, words)


def _shape(group: ET.Element, game: str, shape: Shape, words: Callable[[Label], str]) -> None:
    element = ET.SubElement(group, f"{NAMESPACE}g")
    if shape.label:
        ET.SubElement(element, f"{NAMESPACE}title").text = words(shape.label)
    if shape.look in looks(game):
        box = {"x": shape.x, "y": shape.y, "width": shape.width, "height": shape.height}
        use = {"href": f"#{game}/{shape.look}"} | {name: f"{value:g}" for name, value in box.items()}
        if shape.turn:
            around = f"{shape.x + shape.width / 2:g} {shape.y + shape.height / 2:g}"
            use["transform"] = f"rotate({shape.turn:g} {around})"
        ET.SubElement(element, f"{NAMESPACE}use", use)
    if shape.text:
        size = min(0.5, shape.height * 0.62)
        middle = (shape.x + shape.width / 2, shape.y + shape.height / 2 + size * 0.36)
        draw_words(element, *middle, shape.text, size, anchor="middle")


def draw_box(
    parent: ET.Element, x: float, y: float, width: float, height: float, fill: str, edge: str = "none"
) -> None:
    """A rounded rectangle."""
    box = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}"}
    ET.SubElement(parent, f"{NAMESPACE}rect", box | {"rx": "0.3", "fill": fill, "stroke": edge, "stroke-width": "0.06"})


def draw_words(parent: ET.Element, x: float, y: float, text: str, size: float, **style: Any) -> None:
    """A line of text; its weight, anchor and fill may be given."""
    place = {"x": f"{x:g}", "y": f"{y:g}", "font-size": f"{size:g}", "fill": style.get("fill", INK)}
    font = {"font-family": "Georgia, 'DejaVu Serif', serif", "font-weight": style.get("weight", "400")}
    element = ET.SubElement(parent, f"{NAMESPACE}text", place | font | {"text-anchor": style.get("anchor", "start")})
    element.text = text
