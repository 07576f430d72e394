"""A drawing as pixels, for films and for programs that cannot show SVG; ``pip install 'maiolica[pictures]'``."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game.errors import MaiolicaError
from .svg import PAPER

# A color that a page may darken or replace; without a page it is the first one
MIXED = re.compile(r"color-mix\(in srgb, *([^ ,()]+) var\(--[\w-]+, *100%\), *(?:[^()]|\([^()]*\))*\)")
REPLACED = re.compile(r"var\(--[\w-]+, *([^()]+)\)")


def png(drawing: str, width: int | None = None) -> bytes:
    """The text of an SVG file as a PNG file, in its own size or so many pixels wide."""
    resvg = _resvg()
    plain = REPLACED.sub(r"\1", MIXED.sub(r"\1", drawing))
    return bytes(resvg.svg_to_bytes(svg_string=plain, width=width, background=PAPER))


def pixels(drawing: str) -> NDArray[np.uint8]:
    """The text of an SVG file as rows of red, green and blue."""
    data = png(drawing)
    from PIL import Image

    with Image.open(BytesIO(data)) as image:
        return np.asarray(image.convert("RGB"))


def _resvg() -> Any:
    try:
        import PIL
        import resvg_py
    except ModuleNotFoundError as error:
        raise MaiolicaError(f"this needs {error.name}: pip install 'maiolica[pictures]'") from None
    assert PIL
    return resvg_py
