"""The games: ours lie here, others come with their own packages; all are found by their entry points."""

from __future__ import annotations

from ..core.game.package import broken, get, ids, load_all

__all__ = ["broken", "get", "ids", "load_all"]
