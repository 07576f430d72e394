from pathlib import Path
from typing import Any

from maiolica.testing import Laws


class TestLaws(Laws):
    game = "tesserae"
    golden = Path(__file__).parent / "golden"
    signature = "2d30b791"

    def check(self, states: Any) -> None:
        """Every stone is in the bag, on the bench or on a floor."""
        for color in range(4):
            laid = (states["seats"]["floor"] == color + 1).sum(axis=(1, 2))
            assert (states["bag"][:, color] + states["bench"][:, color] + laid == 9).all()
