"""The table on the screen: it draws a picture, scrolls where it does not fit, and says what the mouse meets."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...core.game.scene import Panel, Shape
from ...ui.text import Picture

Paint = Callable[[int, int], Picture]


class TableView(ScrollView, can_focus=False):
    """Shows what its painter draws for the room there is."""

    DEFAULT_CSS = """
    TableView { width: 1fr; height: 1fr; overflow-x: auto; overflow-y: auto; scrollbar-size: 1 1; }
    """

    class Picked(Message):
        """The mouse was clicked on a shape."""

        def __init__(self, shape: Shape) -> None:
            self.shape = shape
            super().__init__()

    class Met(Message):
        """The mouse is over another shape or board title, or over none."""

        def __init__(self, thing: Shape | Panel | None) -> None:
            self.thing = thing
            super().__init__()

    def __init__(self) -> None:
        super().__init__(id="table")
        self.picture = Picture(1, 1)
        self._painter: Paint | None = None
        self._met: Shape | Panel | None = None

    def paint(self, painter: Paint) -> None:
        """Show another picture, now and after every change of size."""
        self._painter = painter
        self.repaint()

    def repaint(self) -> None:
        """Draw again."""
        if self._painter is None or not self.size:
            return
        room = self.container_size
        picture = self._painter(room.width, room.height)
        if picture.height > room.height or picture.width > room.width:  # the scroll bar needs a column
            picture = self._painter(room.width - 1, room.height)
        self.picture = picture
        self.virtual_size = Size(picture.width, picture.height)
        self.refresh()

    def on_resize(self) -> None:
        """Another size may allow another scale."""
        self.call_after_refresh(self.repaint)

    def render_line(self, y: int) -> Strip:
        """One line of the picture, where it is scrolled to."""
        left, top = self.scroll_offset
        base, width = self.rich_style, self.size.width
        if y + top >= self.picture.height:
            return Strip.blank(width, base)
        segments = Segment.apply_style(self.picture.segments(y + top), base)
        return Strip(segments).crop_extend(left, left + width, base)

    def show(self, shape: Shape) -> None:
        """Scroll until a shape is in sight."""
        for other, rect in self.picture.shapes:
            if other == shape:
                self.scroll_to_region(Region(rect.x, rect.y, rect.width, rect.height), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Say which shape was clicked."""
        shape = self.picture.at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y)
        if shape is not None:
            self.post_message(self.Picked(shape))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Say what the mouse has come to."""
        place = event.x + self.scroll_offset.x, event.y + self.scroll_offset.y
        self._meet(self.picture.at(*place) or self.picture.panel_at(*place))

    def on_leave(self) -> None:
        """The mouse is gone."""
        self._meet(None)

    def _meet(self, thing: Shape | Panel | None) -> None:
        if thing != self._met:
            self._met = thing
            self.post_message(self.Met(thing))
