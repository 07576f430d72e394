"""Why points change: as in Azul (CH-1), in words of its own."""

from __future__ import annotations

from ..azul.account import SOURCES, TIE_RULE, Accountant, tie_value
from .state import COLOR_NAMES

__all__ = ["SOURCES", "TIE_RULE", "explain", "tie_value"]

explain = Accountant("chocolatier", COLOR_NAMES).explain
