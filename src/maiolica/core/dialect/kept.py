"""Compiled code on disk, found by what it is made from.

The name of a file tells everything that its code depends on: the function, the functions that it calls for these very
records, the numbers and tables that they read, and the compiler. So a change in one game leaves the others' files as
they are, it does not matter where a game's source lies, and nothing old is ever taken for new. There is no index:
several processes may write at once.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any
from uuid import uuid4

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from .record import RECORDS, Record

Function = Callable[..., Any]
Matches = Callable[[type[Record]], bool]  # whether the first argument is a record of this type
Chooser = Callable[[Matches], Function]
CHOOSERS: dict[Function, Chooser] = {}  # how compiled code finds the functions that it may call
LIBRARIES = ("numpy", "math", "numba", "builtins")  # named by the compiler's version, not by what is in them


def cache_folder() -> Path:
    """Where compiled code is kept: a folder for each version of the compiler."""
    home = os.environ.get("MAIOLICA_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "maiolica" / compiler_digest()


@cache
def compiler_digest() -> str:
    """A name for what compiles: Python, Numba, NumPy, LLVM, and how we use them."""
    versions = (sys.version, numba.__version__, np.__version__, llvmlite.__version__)
    ours = [Path(__file__).with_name(f"{name}.py").read_bytes() for name in ("compiler", "jit", "kept")]
    return digest([repr(versions).encode(), *ours])


def digest(pieces: Iterable[bytes]) -> str:
    """A short name for some bytes; it matters where one piece ends and the next begins."""
    whole = hashlib.sha256()
    for piece in pieces:
        whole.update(len(piece).to_bytes(8, "little") + piece)
    return whole.hexdigest()[:20]


# What compiled code is made from ------------------------------------------------------------------


def made_from(functions: Iterable[Function], records: Iterable[type[Record]]) -> str:
    """A name for all that functions are made from when they are compiled for these records."""
    return digest(sorted(ingredients(function)[0] for function in reached(functions, records)))


def size_of(functions: Iterable[Function], records: Iterable[type[Record]]) -> int:
    """How much there is to compile: the bytes of Python's own code."""
    return sum(len(function.__code__.co_code) for function in reached(functions, records))


def reached(functions: Iterable[Function], records: Iterable[type[Record]]) -> Iterator[Function]:
    """The plain functions that are compiled together for these records, each once."""
    given = {nested for record in records for nested in with_nested(record)}
    waiting, seen = list(functions), set()
    while waiting:
        function = chosen(waiting.pop(), given)
        if function not in seen:
            seen.add(function)
            yield function
            waiting += ingredients(function)[1]


def with_nested(record: type[Record]) -> Iterator[type[Record]]:
    """A record and the records in its fields."""
    yield record
    for field, *_ in (record.layout.fields or {}).values():
        if isinstance(field.base.type, type) and issubclass(field.base.type, Record):
            yield from with_nested(field.base.type)


def chosen(function: Function, records: set[type[Record]]) -> Function:
    """The plain function that is compiled where this one is called."""
    choose = CHOOSERS.get(function)
    if choose is not None:
        with suppress(TypeError):  # a rule, but no game's record is there
            function = choose(lambda record: record in records)
    plain: Function = getattr(function, "py_func", function)
    return plain


@cache
def ingredients(function: Function) -> tuple[bytes, tuple[Function, ...]]:
    """What a function itself says and reads, and the functions that it names."""
    code = function.__code__
    pieces = [f"{function.__module__}.{function.__qualname__} {function.__defaults__!r}".encode()]
    others: list[Function] = []
    names = [*words(code, pieces)]
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    for value in [*cells, *(function.__globals__[name] for name in names if name in function.__globals__)]:
        describe(value, names, pieces, others)
    return digest(pieces).encode(), tuple(others)


def words(code: CodeType, pieces: list[bytes]) -> Iterator[str]:
    """Note what some code does; yield all the names in it."""
    pieces += [code.co_code, repr(code.co_names).encode(), repr(code.co_varnames).encode()]
    for constant in code.co_consts[1:] if code.co_consts and isinstance(code.co_consts[0], str) else code.co_consts:
        if isinstance(constant, CodeType):
            yield from words(constant, pieces)
        else:
            pieces.append(repr(sorted(constant) if isinstance(constant, frozenset) else constant).encode())
    yield from code.co_names


def describe(value: Any, names: list[str], pieces: list[bytes], others: list[Function]) -> None:
    """Note what a name stands for; what has no better description never equals another."""
    if value in CHOOSERS if isinstance(value, FunctionType) else hasattr(value, "py_func"):
        others.append(value)
    elif isinstance(value, ModuleType):
        if value.__name__.partition(".")[0] not in LIBRARIES:
            for name in names:
                if hasattr(value, name):
                    describe(getattr(value, name), names, pieces, others)
    elif isinstance(value, FunctionType):
        others.append(value)
    elif isinstance(value, np.ndarray):
        pieces.append(f"{value.dtype} {value.shape}".encode() + value.tobytes())
    elif isinstance(value, type | BuiltinFunctionType | np.ufunc):
        layout = getattr(value, "layout", None) or getattr(value, "_fields", None)
        pieces.append(f"{getattr(value, '__module__', '')}.{value.__name__} {layout!r}".encode())
    elif isinstance(value, tuple | list):
        for element in value:
            describe(element, names, pieces, others)
    else:
        pieces.append(f"{type(value).__name__} {value!r}".encode())


def records_in(kinds: Any) -> Iterator[type[Record]]:
    """The records among the types of a compiled function's arguments."""
    for kind in kinds:
        if isinstance(kind, types.Array):
            yield from records_in([kind.dtype])
        elif isinstance(kind, types.BaseTuple):
            yield from records_in(kind)
        elif isinstance(kind, types.Record):
            yield from (record for record in RECORDS if type_of(record.layout) == kind)


@cache
def type_of(layout: np.dtype[Any]) -> Any:
    """What Numba calls the records of a layout."""
    return numba.from_dtype(layout)


# Files --------------------------------------------------------------------------------------------


class KeptCode(_Cache):
    """What Numba asks for compiled code, and gives it to keep."""

    def __init__(self, function: Function) -> None:
        self.function = function

    @property
    def cache_path(self) -> str:
        """The folder."""
        return str(cache_folder())

    def file_for(self, kinds: Any, target: Any) -> Path:
        """Where the code for arguments of these types is, or would be."""
        made = made_from([self.function], records_in(kinds))
        name = digest([made.encode(), str(kinds).encode(), repr(target.codegen().magic_tuple()).encode()])
        return cache_folder() / f"{self.function.__module__}.{self.function.__name__}-{name}.code"

    def load_overload(self, kinds: Any, target: Any) -> Any:
        """Compiled code, if it was kept."""
        target.refresh()
        try:
            data = pickle.loads(self.file_for(kinds, target).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):  # not there, or cut off
            return None
        return CompileResult._rebuild(target, *data)

    def save_overload(self, kinds: Any, result: Any) -> None:
        """Keep compiled code; where nothing can be written, everything works, only slower."""
        path = self.file_for(kinds, result.target_context)
        beside = path.with_suffix(f".{uuid4().hex[:8]}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(dumps(result._reduce()))
            beside.replace(path)
        except OSError as error:
            complain(f"compiled rules cannot be kept in {path.parent}: {error.strerror}. Every start compiles anew.")

    def enable(self) -> None:
        """It always is."""

    def disable(self) -> None:
        """It never is."""

    def flush(self) -> None:
        """Nothing waits to be written."""


@cache
def complain(text: str) -> None:
    """Warn once."""
    logging.getLogger("maiolica").warning(text)
