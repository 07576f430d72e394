"""Positions, views and scenes as JSON, field by field as their records are declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from .game import game_of
from .record import Record

FORMAT = 1


def to_json(s: Record, seat: int | None = None) -> dict[str, Any]:
    """A position, or what one seat may know of it."""
    game = game_of(s)
    if seat is not None:
        s = s.clone()
        game.rules.hide(s, seat)
    head = {"format": FORMAT, "game": game.id, "rules": game.rules_version, "seat": seat}
    return head | {"position": _plain(s)}


def scene_json(thing: Any) -> Any:
    """A scene, or any part of one."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {f.name: scene_json(getattr(thing, f.name)) for f in fields(thing)}
    if isinstance(thing, Mapping):
        return {name: scene_json(value) for name, value in thing.items()}
    if isinstance(thing, tuple | list):
        return [scene_json(value) for value in thing]
    return thing


def _plain(thing: Any) -> Any:
    if isinstance(thing, np.void):
        return {name: _plain(thing[name]) for name in thing.dtype.names or ()}
    if isinstance(thing, np.ndarray):
        return [_plain(element) for element in thing] if thing.dtype.names else thing.tolist()
    return int(thing)
