"""Compilation: the same rule source runs interpreted, compiled and on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import numba
import numba.extending

from .compiler import RulesCompiler
from .kept import CHOOSERS, Chooser, KeptCode, Matches
from .meanwhile import impatient
from .record import Record

F = TypeVar("F", bound=Callable[..., Any])

# Set NUMBA_DISABLE_JIT=1 to debug rules or to measure their coverage.
INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


# Rule code divides by no zero and allocates nothing, and nobody calls it from C.
DIALECT: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}

REPLACEMENTS: dict[Callable[..., Any], dict[type[Record], Callable[..., Any]]] = {}  # of each variant, by record
LESSONS: list[tuple[Callable[..., Any], Chooser]] = []  # what a compiler must know: how each function is chosen


def jit(function: F) -> F:
    """Compile a function of the rule dialect on its first call, and keep the result on disk."""
    compiled: Any = numba.njit(nogil=True, pipeline_class=RulesCompiler, **DIALECT)(function)
    if not INTERPRETED:
        compiled._cache = KeptCode(function)
        compiled._compile_for_args = impatient(compiled._compile_for_args, function)
    return cast(F, compiled)


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
    CHOOSERS[function] = choose
    teach(numba.extending.overload, numba.from_dtype, function, choose, pipeline_class=RulesCompiler)


def teach(overload: Any, from_dtype: Any, function: Callable[..., Any], choose: Chooser, **settings: Any) -> None:
    """Teach one compiler one function: the record type of the first argument decides, at compile time."""

    def chosen(s: Any, *args: Any) -> Callable[..., Any]:
        return source_of(choose(lambda record: bool(from_dtype(record.layout) == s)))

    overload(function, strict=False, jit_options=DIALECT | settings)(chosen)


def source_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The plain Python function behind a compiled one."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source
