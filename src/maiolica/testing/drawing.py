"""Laws of drawing: everything has a drawing and characters, and nothing lies on another."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from itertools import product

import pytest

from ..core.dialect.jit import INTERPRETED
from ..core.game.check import TEXT_ONLY
from ..core.game.drawn import keeping
from ..core.game.game import EVERYBODY
from ..core.game.scene import Panel, narrow
from ..core.table.table import Table
from ..ui.looks import looks_of
from ..ui.svg import NAMESPACE, arrange, draw, looks
from ..ui.text import SCALES, Rect, Scale, plan_panel
from .case import Case
from .tables import keeper, random_scenes, random_tables


class DrawingLaws(Case):
    """Scenes as SVG and as text."""

    @pytest.mark.slow
    @pytest.mark.compiled
    def test_every_position_is_drawn_with_drawings_that_exist(self) -> None:
        seen: set[str] = set()
        for i, scene in enumerate(random_scenes(self.subject)):
            shown = {shape.look for panel in scene.panels for shape in panel.shapes}
            if shown <= seen and i % 4:
                continue
            seen |= shown
            picture = ET.fromstring(draw(scene))
            ids = {element.get("id") for element in picture.iter()}
            used = [element.get("href", "") for element in picture.iter(f"{NAMESPACE}use")]
            assert used
            assert {name[1:] for name in used} <= ids

    def test_what_is_kept_of_a_picture_is_what_would_be_drawn(self) -> None:
        """Parts that a game lets be kept depend on the facts that it gives, and on nothing else."""
        names, chance = [option.name for option in self.subject.options], random.Random(2)
        drawn = keeper()
        settings = list(product(self.subject.seats, product(*(option.choices for option in self.subject.options))))
        for seats, choices in settings[:: 1 + len(settings) // 4]:
            table = Table(self.subject, seats, dict(zip(names, choices, strict=True)), seed=seats)
            for _ in range(10 if INTERPRETED else 60):
                seat = chance.choice([EVERYBODY, *range(seats)])
                view = table.view(seat)
                with keeping(drawn):
                    found = self.subject.scene(view, max(seat, 0))
                assert found == self.subject.scene(view, max(seat, 0))
                if table.over:
                    break
                table.play(chance.choice(table.legal_actions()))

    def test_every_look_has_a_drawing_and_characters(self) -> None:
        for scene in random_scenes(self.subject):
            assert scene.game == self.game
            used = {shape.look for panel in scene.panels for shape in panel.shapes}
            assert used - set(TEXT_ONLY) <= looks(self.game)
            assert used <= looks_of(self.game).keys()

    def test_panels_do_not_overlap_and_stay_in_the_picture(self) -> None:
        for seats in self.subject.seats:
            panels = Table(self.subject, seats, seed=1).scene(0).panels
            places, width, height = arrange(panels)
            boxes = [(x, y, x + p.width, y + p.height) for (x, y), p in zip(places, panels, strict=True)]
            for i, (left, top, right, bottom) in enumerate(boxes):
                assert left >= 0
                assert top >= 0
                assert right <= width
                assert bottom <= height
                for other in boxes[i + 1 :]:
                    assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top

    def test_every_seat_has_a_board(self) -> None:
        for seats in self.subject.seats:
            for seat in range(seats):
                panels = Table(self.subject, seats, seed=1).scene(seat).panels
                boards = [panel.seat for panel in panels if panel.seat >= 0]
                assert boards == [(seat + i) % seats for i in range(seats)], "one's own board comes first"

    @pytest.mark.compiled
    @pytest.mark.parametrize("scale", SCALES)
    def test_no_two_things_of_a_panel_share_a_character(self, scale: Scale) -> None:
        for seats in self.subject.seats:
            table = Table(self.subject, seats, seed=seats)
            chance = random.Random(seats)
            while not table.over:
                for panel in table.scene(0).panels:
                    assert no_two_share_a_character(solid_rects(panel, scale, self.game))
                for _ in range(12):
                    if not table.over:
                        table.play(chance.choice(table.legal()))

    def test_every_legal_move_can_be_picked(self) -> None:
        """Picking shapes of the scene, one after the other, leads to every move that is legal."""
        for table in random_tables(self.subject, 4):
            for seat in table.waiting():
                parts = [
                    {name: value for name, value in shape.part.items() if name != "seat"}
                    for panel in table.scene(seat).panels
                    for shape in panel.shapes
                    if shape.part and shape.part.get("seat", seat) == seat
                ]
                moves = table.legal(seat)
                for move in moves:
                    fields = move._asdict()
                    left = moves
                    for part in parts:
                        if all(fields.get(name) == value for name, value in part.items()):
                            left = narrow(left, part)
                    assert left == [move], f"{move} cannot be told from {left} by picking"


def solid_rects(panel: Panel, scale: Scale, game: str) -> list[Rect]:
    """Where the things of a panel lie in characters."""
    looks = looks_of(game)
    plan = plan_panel(panel, scale, looks, False)
    return [rect for shape, rect in zip(plan.panel.shapes, plan.rects, strict=True) if looks[shape.look].solid]


def no_two_share_a_character(rects: list[Rect]) -> bool:
    """Whether everything has its own characters."""
    cells = [cell for rect in rects for cell in rect.cells()]
    return len(cells) == len(set(cells))
