"""The pictures of one table as JSON: parts that show the same are drawn and written once, for all eyes and all moves.

What is kept is found by what it shows, and only by pictures that show it: nothing of it depends on who looks on. A
difference is made of two pictures for the same eyes, so it holds nothing that the second one does not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import AbstractContextManager
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder
from msgspec.structs import replace

from ...core.game.drawn import keeping
from ...core.game.game import Game
from ...core.game.scene import Panel, Scene, Shape

encode = Encoder().encode
SHAPES = b'"shapes":[]'
MISSING = object()


class DrawnPanel:
    """A panel: what is said of it as a whole, and its shapes one by one."""

    __slots__ = ("id", "shapes", "start")

    def __init__(self, panel: Panel) -> None:
        self.id = panel.id
        self.start = encode(replace(panel, shapes=()))
        self.shapes = [text_of(shape) for shape in panel.shapes]

    def whole(self) -> bytes:
        """The panel as JSON."""
        return self._with(self.shapes)

    def since(self, older: DrawnPanel | None) -> bytes:
        """The same, with runs of shapes that are there already as [the first one's place, how many]."""
        if older is None:
            return self.whole()
        places = {text: i for i, text in enumerate(older.shapes)}
        found: list[bytes] = []
        first = count = 0
        for text in self.shapes:
            place = places.get(text, -1)
            if count and place == first + count:
                count += 1
                continue
            if count:
                found.append(b"[%d,%d]" % (first, count))
            first, count = place, int(place >= 0)
            if not count:
                found.append(text)
        if count:
            found.append(b"[%d,%d]" % (first, count))
        return self._with(found)

    def _with(self, shapes: list[bytes]) -> bytes:
        return self.start.replace(SHAPES, b'"shapes":[' + b",".join(shapes) + b"]", 1)


class DrawnScene:
    """A scene that can be written whole, or as what is new since another."""

    __slots__ = ("_whole", "game", "panels", "status")

    def __init__(self, scene: Scene) -> None:
        self.game = scene.game
        self.status = encode(scene.status)
        self.panels = [DrawnPanel(panel) for panel in scene.panels]
        self._whole: Raw | None = None

    def whole(self) -> Raw:
        """The scene as JSON."""
        if self._whole is None:
            self._whole = self._with(b'{"game":"%s",' % self.game.encode(), [panel.whole() for panel in self.panels])
        return self._whole

    def since(self, older: DrawnScene) -> Raw:
        """What has to be known to make this picture of an older one."""
        known = {panel.id: panel for panel in older.panels}
        return self._with(b"{", [panel.since(known.get(panel.id)) for panel in self.panels])

    def _with(self, start: bytes, panels: list[bytes]) -> Raw:
        return Raw(b'%s"status":%s,"panels":[%s]}' % (start, self.status, b",".join(panels)))


class Pictures:
    """The pictures of a table at its present number, and those at the number before."""

    def __init__(self) -> None:
        self.number = -1
        self._now: dict[tuple[bytes, int], DrawnScene] = {}
        self._before: tuple[int, dict[int | None, DrawnScene]] = (-1, {})
        self._shown: dict[int | None, DrawnScene] = {}  # by eyes
        self._parts: dict[Hashable, Any] = {}
        self._old_parts: dict[Hashable, Any] = {}

    def of(self, game: Game, view: Any, eyes: int, number: int) -> DrawnScene:
        """What these eyes see, who look at this view."""
        if number != self.number:
            self._before, self._shown = (self.number, self._shown), {}
            self.number, self._now = number, {}
            self._old_parts, self._parts = self._parts, {}
        key = (view.tobytes(), max(eyes, 0))
        if key not in self._now:
            with self.drawing():
                self._now[key] = DrawnScene(game.scene(view, key[1]))
        self._shown[eyes] = self._now[key]
        return self._now[key]

    def drawing(self) -> AbstractContextManager[None]:
        """While something is drawn for this table; shapes that are kept are JSON."""
        return keeping(self._keep)

    def before(self, eyes: int, number: int) -> DrawnScene | None:
        """What these eyes saw at this number, if that was the last one."""
        return self._before[1].get(eyes) if self._before[0] == number else None

    def _keep(self, facts: Hashable, draw: Callable[[], Any]) -> Any:
        found = self._parts.get(facts, MISSING)
        if found is MISSING:
            found = self._old_parts.get(facts, MISSING)
        if found is MISSING:
            found = draw()
            if isinstance(found, tuple):
                found = tuple(Raw(text_of(shape)) for shape in found)
        self._parts[facts] = found
        return found


def text_of(shape: Shape | Raw) -> bytes:
    """A shape as JSON; it may be that already."""
    return bytes(shape) if isinstance(shape, Raw) else encode(shape)
