"""A lesson in little room: its pictures have most of their shapes in common, so each shape is written once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .lesson_form import PlayedLesson


def packed_lesson(lesson: PlayedLesson) -> bytes:
    """JSON with the lesson, whose panels name their shapes by number, and all shapes."""
    plain = msgspec.to_builtins(lesson)
    numbers: dict[bytes, int] = {}
    for panel in panels_of(plain):
        texts = [msgspec.json.encode(shape) for shape in panel["shapes"]]
        panel["shapes"] = [numbers.setdefault(text, len(numbers)) for text in texts]
    return msgspec.json.encode({"lesson": plain, "shapes": [msgspec.Raw(text) for text in numbers]})


def panels_of(part: Any) -> Iterator[dict[str, Any]]:
    """The panels of all pictures, wherever they stand."""
    if isinstance(part, dict):
        if "panels" in part:
            yield from part["panels"]
        for inner in part.values():
            yield from panels_of(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from panels_of(inner)
