"""The saucers lie in a ring around the center, however many there are."""

from __future__ import annotations

from math import dist

import pytest

import maiolica
from maiolica.core.game.scene import Shape


def middle(shape: Shape) -> tuple[float, float]:
    """Where the middle of a shape is."""
    return shape.x + shape.width / 2, shape.y + shape.height / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_saucers_are_a_ring_around_the_center(seats) -> None:
    display = maiolica.new("chocolatier", seats, seed=1).scene(0).panels[0]
    shapes = {shape.id: shape for shape in display.shapes}
    center = shapes["center"]
    saucers = [shapes[f"factory-{i + 1}"] for i in range(2 * seats + 1)]
    far = [dist(middle(saucer), middle(center)) for saucer in saucers]
    assert max(far) - min(far) < 0.2
    apart = [dist(middle(one), middle(other)) for one, other in zip(saucers, [*saucers[1:], saucers[0]], strict=True)]
    assert max(apart) - min(apart) < 0.01
    assert min(apart) >= saucers[0].width
    assert min(far) >= (saucers[0].width + center.width) / 2
    assert not display.blocks  # it is never taken apart
