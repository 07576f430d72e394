"""A position in characters, for programs that print it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game.game import game_of
from ..core.game.words import say
from .text import SMALL, draw


def position_text(s: Any, seat: int = 0, language: str = "en", names: Sequence[str] | None = None) -> str:
    """A position as a seat may know it, as lines of text with what is due above them."""
    game = game_of(s)
    view = s.clone()
    game.rules.hide(view, seat)
    scene = game.scene(view, seat)
    titles = {panel.id: say(panel.title, language, names) for panel in scene.panels}
    return f"{say(scene.status, language, names)}\n{draw(scene, titles=titles, scales=(SMALL,)).plain()}"
