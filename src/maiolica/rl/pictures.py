"""What ``render()`` gives: a drawing, characters or pixels."""

from __future__ import annotations

from typing import Any

from ..core.game.errors import BadOption
from ..ui.pixels import pixels
from ..ui.plain import position_text
from ..ui.svg import draw_position

MODES = ("svg", "ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """A way of rendering that there is, or none."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode {mode[:20]!r}: it must be {', '.join(MODES[:-1])} or {MODES[-1]}")
    return mode


def picture(s: Any, seat: int, mode: str | None) -> Any:
    """A position as a seat may know it; nothing where nothing was asked for."""
    if mode == "ansi":
        return position_text(s, seat)
    if mode is None:
        return None
    drawing = draw_position(s, seat)
    return pixels(drawing) if mode == "rgb_array" else drawing
