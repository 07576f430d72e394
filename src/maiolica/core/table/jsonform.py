"""Positions, views, scenes and accounts as JSON, field by field as their types are declared."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ..dialect.record import Record
from ..game.scene import Scene
from .position import FORMAT, json_of
from .table import Table


def to_json(s: Record, seat: int | None = None) -> dict[str, Any]:
    """A position, or what one seat may know of it."""
    return json_of(s, seat)


def scene_json(scene: Scene) -> Any:
    """A scene as plain values; what has its default is left out."""
    return to_builtins(scene)


def account_json(table: Table) -> dict[str, Any]:
    """A table's account and what it adds up to; what has its default is left out of a line."""
    head = {"format": FORMAT, "game": table.game.id, "rules": table.game.rules_version}
    return head | {"lines": to_builtins(table.account()), "summary": to_builtins(table.summary())}
