"""The weights of an evaluation as a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from maiolica.core.game.weights import load_weights, weights_text


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    seats, terms = range(2, 4), ("constant", "line-1")
    weights = np.arange(8, dtype=np.float64).reshape(2, 2, 2) / 4
    (tmp_path / "weights.toml").write_text(weights_text(weights, seats, terms, "maiolica tune it"), encoding="utf-8")
    assert np.array_equal(load_weights(str(tmp_path / "value.py"), seats, 2, terms), weights)
    assert not load_weights(str(tmp_path / "elsewhere" / "value.py"), seats, 2, terms).any()
