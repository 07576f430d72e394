"""No luck: what is drawn by chance is the same in every run, whatever order the tests come in.

``python -m tests.luck serve …`` is ``maiolica serve …`` whose tables are all dealt alike, and whose bots choose alike.
"""

from __future__ import annotations

import random
import secrets
from unittest.mock import patch

from maiolica.core.table.fair import SECRET_BYTES


def settle_seeds(name: str) -> None:
    """Seeds that nobody asked for follow from a name, one after the other."""
    secrets.randbits = random.Random(name).getrandbits  # type: ignore[assignment]


def same_secret() -> bytes:
    """The secret of every table."""
    return bytes(range(SECRET_BYTES))


def serve() -> None:
    """The command, without luck."""
    from maiolica.cli.main import run
    from maiolica.server.play import opening

    with patch.object(secrets, "randbits", lambda bits: 1), patch.object(opening, "new_secret", same_secret):
        run()


if __name__ == "__main__":
    serve()
