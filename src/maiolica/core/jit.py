"""Compilation: the same rule source runs interpreted, compiled and on a GPU."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.extending import register_jitable

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
# Set NUMBA_DISABLE_JIT=1 to debug rules or to measure their coverage.
INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


PARTS: list[Callable[..., Any]] = []
DIALECT: dict[str, Any] = {"error_model": "numpy", "_nrt": False}  # rule code divides by no zero and allocates nothing


def jit(function: F) -> F:
    """Compile a function of the rule dialect on its first call, and keep the result on disk."""
    compiled: F = numba.njit(cache=True, nogil=True, **DIALECT)(function)
    return compiled


def part(function: F) -> F:
    """A helper of compiled functions: compiled into its callers, interpreted when Python itself calls it."""
    PARTS.append(function)
    registered: F = register_jitable(no_cfunc_wrapper=True, **DIALECT)(function)
    return registered


def source_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The plain Python function behind a compiled one."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source


@cache
def source_digest() -> str:
    """A name for this very source: it changes with any rule, any data, Numba, NumPy or Python."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for folder in ("core", "games", "bots", "rl"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept; Numba alone would not notice a change in a called function."""
    home = os.environ.get("MAIOLICA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "maiolica" / source_digest()


numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
