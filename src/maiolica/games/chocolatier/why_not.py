"""Why a move is refused."""

from __future__ import annotations

from .scene import PAINTER

why_not = PAINTER.why_not
