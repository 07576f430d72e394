"""Rule data: numbers and pictures of text from a game's ``data.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from .record import IntArray


def load(beside: str) -> dict[str, Any]:
    """The ``data.toml`` in the folder of the given source file."""
    return tomllib.loads(Path(beside).with_name("data.toml").read_text(encoding="utf-8"))


def picture(text: str, letters: str) -> IntArray:
    """A drawn table as numbers: each cell is the place of its letter in ``letters``."""
    rows = [[letters.index(cell) for cell in line.split()] for line in text.strip().splitlines()]
    return np.array(rows, np.int8)
