"""Packages that are not installed with Maiolica itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import MaiolicaError


@contextmanager
def needed(module: str, package: str | None = None, extra: str = "rl") -> Iterator[None]:
    """What imports a package that may be missing; the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != module:
            raise
        raise MaiolicaError(f"this needs {package or module}: pip install 'maiolica[{extra}]'") from error
