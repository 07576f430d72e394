"""Positions, views, scenes and accounts as JSON, field by field as their types are declared."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import to_builtins

from ..dialect.record import Record
from ..game.game import game_of
from ..game.scene import Scene
from .table import Table

FORMAT = 1


def to_json(s: Record, seat: int | None = None) -> dict[str, Any]:
    """A position, or what one seat may know of it."""
    game = game_of(s)
    if seat is not None:
        s = s.clone()
        game.rules.hide(s, seat)
    head = {"format": FORMAT, "game": game.id, "rules": game.rules_version, "seat": seat}
    return head | {"position": _plain(s)}


def scene_json(scene: Scene) -> Any:
    """A scene as plain values; what has its default is left out."""
    return to_builtins(scene)


def account_json(table: Table) -> dict[str, Any]:
    """A table's account and what it adds up to; what has its default is left out of a line."""
    head = {"format": FORMAT, "game": table.game.id, "rules": table.game.rules_version}
    return head | {"lines": to_builtins(table.account()), "summary": to_builtins(table.summary())}


def _plain(thing: Any) -> Any:
    if isinstance(thing, np.void):
        return {name: _plain(thing[name]) for name in thing.dtype.names or ()}
    if isinstance(thing, np.ndarray):
        return [_plain(element) for element in thing] if thing.dtype.names else thing.tolist()
    return int(thing)
