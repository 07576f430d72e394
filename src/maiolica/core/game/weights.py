"""The weights of a game's evaluation: ``weights.toml`` beside it, written by ``maiolica tune``."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ..dialect.record import IntArray


def load_weights(beside: str, seats: range, stages: int, terms: Sequence[str]) -> IntArray:
    """By number of seats (the fewest first), stage of the game and term; what the file lacks is zero."""
    weights = np.zeros((len(seats), stages, len(terms)))
    path = Path(beside).with_name("weights.toml")
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for i, count in enumerate(seats):
        for term, row in table.get(f"seats-{count}", {}).items():
            if term in terms:
                weights[i, : len(row), terms.index(term)] = row[:stages]
    return weights


def weights_text(weights: IntArray, seats: range, terms: Sequence[str], command: str) -> str:
    """The file for these weights."""
    lines = [f"# Points for each term, stage by stage of the game; written by `{command}`."]
    for i, count in enumerate(seats):
        lines += ["", f"[seats-{count}]"]
        for j, term in enumerate(terms):
            lines.append(f"{term} = [{', '.join(f'{number:.3f}' for number in weights[i, :, j])}]")
    return "\n".join(lines) + "\n"
