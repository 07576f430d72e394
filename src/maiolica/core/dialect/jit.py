"""Compilation: the same rule source runs interpreted, compiled and on a GPU."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.extending
import numpy as np

from .installed import installed
from .record import Record

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[2]
# Set NUMBA_DISABLE_JIT=1 to debug rules or to measure their coverage.
INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


DIALECT: dict[str, Any] = {"error_model": "numpy", "_nrt": False}  # rule code divides by no zero and allocates nothing

COMPILES = re.compile(r"jit import .*\b(jit|part|variant|replaces|learn|teach)\b")
IMPORT = re.compile(r"^[ \t]*from (\.+)([\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
Matches = Callable[[type[Record]], bool]  # whether the first argument is a record of this type
Chooser = Callable[[Matches], Callable[..., Any]]
REPLACEMENTS: dict[Callable[..., Any], dict[type[Record], Callable[..., Any]]] = {}  # of each variant, by record
LESSONS: list[tuple[Callable[..., Any], Chooser]] = []  # what a compiler must know: how each function is chosen


def jit(function: F) -> F:
    """Compile a function of the rule dialect on its first call, and keep the result on disk."""
    compiled: F = numba.njit(cache=True, nogil=True, **DIALECT)(function)
    return compiled


def part(function: F) -> F:
    """A helper of compiled functions: compiled into its callers, interpreted when Python itself calls it."""
    learn(function, lambda matches: function)
    return function


def variant(function: F) -> F:
    """A part that another game replaces for its own record: ``@replaces(function, State)``."""

    @wraps(function)
    def call(s: Any, *args: Any) -> Any:
        return REPLACEMENTS[call].get(type(s), function)(s, *args)

    def choose(matches: Matches) -> Callable[..., Any]:
        return next((own for record, own in REPLACEMENTS[call].items() if matches(record)), function)

    REPLACEMENTS[call] = {}
    learn(call, choose)
    return cast(F, call)


def replaces(function: Callable[..., Any], record: type[Record]) -> Callable[[F], F]:
    """This is what a variant does for one record type."""

    def replace(own: F) -> F:
        REPLACEMENTS[function][record] = own
        return own

    return replace


def learn(function: Callable[..., Any], choose: Chooser) -> None:
    """Let compiled code call a function; a GPU's compiler is taught the same when there is one."""
    LESSONS.append((function, choose))
    teach(numba.extending.overload, numba.from_dtype, function, choose)


def teach(overload: Any, from_dtype: Any, function: Callable[..., Any], choose: Chooser) -> None:
    """Teach one compiler one function: the record type of the first argument decides, at compile time."""

    def chosen(s: Any, *args: Any) -> Callable[..., Any]:
        return source_of(choose(lambda record: bool(from_dtype(record.layout) == s)))

    overload(function, strict=False, jit_options=DIALECT | {"no_cfunc_wrapper": True})(chosen)


def source_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The plain Python function behind a compiled one."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source


@cache
def source_digest() -> str:
    """A name for this very source: it changes with any rule, any rule's data, Numba, NumPy or Python."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for path in [*compiled_sources(), *sorted((PACKAGE / "games").glob("*/[dw]*.toml"))]:  # data and weights
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    for top in sorted({home.top for home in installed().values() if not home.is_ours}):
        for path in sources_below(top):
            digest.update(path.relative_to(top.parent).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def sources_below(top: Path) -> list[Path]:
    """All code and data of another package's games; a plain list, as we cannot know how they import."""
    return sorted(path for kind in ("*.py", "[dw]*.toml") for path in top.rglob(kind))


def compiled_sources() -> list[Path]:
    """The files that compiled code can depend on: those that compile something, and all that these import."""
    found: set[Path] = set()
    files = [path for folder in ("core", "games", "bots", "rl") for path in (PACKAGE / folder).rglob("*.py")]
    new = {path for path in files if COMPILES.search(path.read_text(encoding="utf-8"))}
    while new:
        found |= new
        new = {target for path in new for target in imports_of(path)} - found
    return sorted(found)


def imports_of(path: Path) -> set[Path]:
    """The files of this package that a file imports."""
    found = set()
    for dots, module, names in IMPORT.findall(path.read_text(encoding="utf-8")):
        folder = path.parents[len(dots) - 1].joinpath(*filter(None, module.split(".")))
        inside = [folder / f"{name}.py" for name in re.findall(r"\w+", names)]
        found |= {target for target in (folder.with_suffix(".py"), *inside) if target.exists()}
    return found


def cache_folder() -> Path:
    """Where compiled code is kept; Numba alone would not notice a change in a called function."""
    home = os.environ.get("MAIOLICA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "maiolica" / source_digest()


numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
