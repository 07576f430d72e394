"""What a score pad counts: as in Azul (CH-1), in words of its own."""

from __future__ import annotations

from ..azul.pad import PadMaker
from .state import COLOR_NAMES

PAD = PadMaker("chocolatier", COLOR_NAMES).pad()
