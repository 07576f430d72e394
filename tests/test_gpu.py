"""The GPU plays the same games; these tests run where there is one."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import maiolica
from maiolica.games import GAMES, get


def has_gpu() -> bool:
    try:
        from maiolica.core.cuda import cuda

        return bool(cuda().is_available())
    except maiolica.BadOption:
        return False


@pytest.mark.skipif(not has_gpu(), reason="there is no CUDA GPU here")
@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_gpu_results_equal_the_cpus(game) -> None:
    names = [option.name for option in get(game).options]
    for seats, choices in product(get(game).seats, product(*(option.choices for option in get(game).options))):
        options = dict(zip(names, choices, strict=True))
        ours, theirs = (
            maiolica.simulate(game, 5000, seed=2, seats=seats, options=options, device=device)
            for device in ("cpu", "cuda")
        )
        assert np.array_equal(ours.scores, theirs.scores)
        assert np.array_equal(ours.lengths, theirs.lengths)
        assert np.array_equal(ours.winners, theirs.winners)


@pytest.mark.skipif(has_gpu(), reason="there is a CUDA GPU here")
def test_without_a_gpu_the_device_is_refused_in_plain_words() -> None:
    with pytest.raises(maiolica.BadOption, match="cuda"):
        maiolica.simulate("azul", 1, device="cuda")
